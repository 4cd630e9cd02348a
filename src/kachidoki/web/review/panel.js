// The review beside a replay: chances, the costliest turns, and the decision of the moment shown.

import { address } from "../lib/addresses.js";
import { select } from "../lib/dialogs.js";
import { button, el, redraw, show } from "../lib/dom.js";
import { namesOf } from "../lib/names.js";
import { getJson } from "../lib/requests.js";
import { say } from "../lib/words.js";
import { lookAt, reviewed } from "./asking.js";
import { BetterLine } from "./better-line.js";
import { chanceAt, chart, marksExplained } from "./chart.js";
import {
  closeTurns,
  costliestOf,
  mistakesIn,
  severalParts,
  soFar,
  turnList,
  turnsHead,
  turnsOf,
} from "./costliest.js";
import { decisionCard } from "./decision.js";
import { gradesExplained } from "./grades.js";
import { loadReviews } from "./loading.js";
import { legend, sums } from "./sums.js";
import { kindOf, noneCostly, worth } from "./worth.js";

/** @typedef {import("../protocol.js").Review} Review */
/** @typedef {import("../protocol.js").ReviewDecision} ReviewDecision */
/** @typedef {import("../protocol.js").ReviewInfo} ReviewInfo */

const BELOW = "(max-width: 60rem)"; // as `review.css` and `table.css` have it
/** Whether the chances of all are those of the same thing. */
const APART = { know: "apart", open: "together" };

/**
 * What a review needs of the replay that it stands beside.
 * @typedef {object} Host
 * @property {string} table
 * @property {import("../protocol.js").TableInfo} info
 * @property {number | null} own the visitor's seat
 * @property {number[]} steps the versions in which somebody acted
 * @property {() => number} at the version that is shown
 * @property {(version: number, seat: number) => Promise<void>} go to a moment, as a seat saw it
 * @property {(moment: import("../protocol.js").Moment) => Promise<void>} show another moment on the
 *   board
 * @property {((version: number, seat: number) => Promise<void>) | null} playOn begins a game from a
 *   moment, once this one is over
 */

/**
 * A review with its words and its looks.
 * @param {Host} host
 */
export async function openReview(host) {
  const [theme] = await Promise.all([getJson("/web/data/theme.json"), loadReviews()]);
  const panel = new ReviewPanel(host);
  const houses = host.info.options.mode === "houses"; // where a seat has two colours
  Object.values(theme.players).forEach((look, at) => {
    if (houses && at % 2) return;
    const seat = houses ? at / 2 : at;
    panel.element.style.setProperty(`--seat-${seat}`, `light-dark(${look.deep}, ${look.bright})`);
  });
  return panel;
}

export class ReviewPanel {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    this.names = namesOf(host.info.seats);
    const people = host.info.seats.findIndex(({ kind }) => kind === "person");
    this.seat = host.own ?? Math.max(people, 0); // whose decisions are looked at
    /** @type {"know" | "open"} */
    this.by = "know";
    /** @type {Review | null} */
    this.review = null;
    /** @type {ReviewInfo | null} */
    this.info = null; // of a review that is not done yet
    this.left = false;
    this.turn = 0; // the number of the decision to begin with; 0: the costliest
    this.line = new BetterLine((moment) => host.show(moment), this.names);
    this.banner = this.line.element;
    this.progress = el("div", { class: "progress", "aria-live": "polite" });
    this.body = el("div", {});
    this.element = el(
      "section",
      { class: "review", "aria-label": say("page-review") },
      this.progress,
      this.body,
    );
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "n") this.toMistake(1);
      if (event.key === "p") this.toMistake(-1);
    });
  }

  /** Show what is known already, or have the game looked at quickly. */
  async begin() {
    const deep = await lookAt(this.host.table, "deep");
    if (deep.review) return void (await this.found(deep.review));
    await this.ask("quick");
    if (deep.status !== "none") await this.ask("deep");
  }

  /** Where it stands below the board, as on a phone, it comes into sight. */
  bringUp() {
    if (matchMedia(BELOW).matches) this.element.scrollIntoView({ block: "start" });
  }

  leave() {
    this.left = true;
  }

  /** @param {"quick" | "deep"} effort */
  async ask(effort) {
    this.info = { effort, status: "waiting", done: 0, total: 0, review: null, so_far: [] };
    this.drawProgress();
    const info = await reviewed(this.host.table, effort, (told) => {
      this.info = told;
      this.drawProgress();
      this.drawSoFar(told);
      return !this.left;
    });
    if (!info) return;
    this.info = info.status === "done" ? null : info;
    this.drawProgress();
    if (info.review) await this.found(info.review);
  }

  /** @param {Review} review */
  async found(review) {
    const first = !this.review;
    this.review = review;
    const worst = this.own().find(({ number }) => number === this.turn) ?? this.costliest()[0];
    // Whoever has gone to a moment of their own stays there.
    if (first && worst && this.host.at() === this.host.steps[0]) await this.go(worst);
    this.draw();
    if (first) this.bringUp(); // it is longer now
  }

  /** The replay shows another moment. */
  moved() {
    this.line.close();
    this.draw();
  }

  /** @param {number} version */
  step(version) {
    return Math.max(
      0,
      this.host.steps.findLastIndex((each) => each <= version),
    );
  }

  /** @param {{before: number, seat: number}} decision */
  async go({ before, seat }) {
    await this.host.go(before, seat);
  }

  /**
   * Below the board, as on a phone, what is said of the moment stays in sight with the chart.
   * @param {number} version
   */
  async goFromChart(version) {
    await this.host.go(version, this.seat);
    if (!matchMedia(BELOW).matches) return;
    this.body.querySelector(".decision, .nothing")?.scrollIntoView({ block: "nearest" });
  }

  /** The decisions of the seat that is looked at, from which something can be learnt. */
  mistakes() {
    return mistakesIn(this.own());
  }

  own() {
    return turnsOf(this.review?.decisions ?? [], this.seat);
  }

  /** Whether there are decisions of several parts, such as acts. */
  several() {
    return severalParts(this.review?.decisions ?? []);
  }

  costliest() {
    return costliestOf(this.own());
  }

  /** The decision of the moment that is shown: about to be taken, or just taken. */
  here() {
    const at = this.step(this.host.at());
    return this.own().findLast(
      ({ before, after }) => this.step(before) <= at && at <= this.step(after),
    );
  }

  /**
   * The next decision to learn from, or the one before; none if there is none.
   * @param {number} way 1 or -1
   */
  mistake(way) {
    const at = this.step(this.host.at());
    const here = this.here()?.number;
    return way > 0
      ? this.mistakes().find(({ before, number }) => this.step(before) >= at && number !== here)
      : this.mistakes().findLast(
          ({ before, number }) => this.step(before) <= at && number !== here,
        );
  }

  /** @param {number} way */
  toMistake(way) {
    const found = this.mistake(way);
    if (found) void this.go(found);
  }

  /** How far a review is that is not done yet. */
  drawProgress() {
    const info = this.info;
    if (!info || info.status === "done") return this.progress.replaceChildren();
    if (info.status === "failed") {
      return show(
        this.progress,
        el("p", {}, say("page-review-failed")),
        button(say("page-try-again"), () => void this.ask(info.effort), { "data-key": "again" }),
      );
    }
    const words = say(info.total ? "page-review-working" : "page-review-waiting");
    let bar = this.progress.querySelector("progress");
    if (bar?.getAttribute("aria-label") !== words) {
      bar = el("progress", { "aria-label": words, max: 1 });
      show(this.progress, el("p", {}, words), bar);
    }
    if (info.total) bar.value = info.done / info.total;
  }

  /**
   * The costliest turns as far as they are known, until the review is there.
   * @param {ReviewInfo} info
   */
  drawSoFar({ so_far: known }) {
    if (this.review) return;
    const turns = turnsOf(known, this.seat);
    redraw(this.body, [turns.length, this.seat], () =>
      show(
        this.body,
        soFar(turns, this.seat === this.host.own, (turn) => void this.go(turn)),
      ),
    );
  }

  draw() {
    const review = this.review;
    const seat = review?.seats.find((each) => each.seat === this.seat);
    if (!review || !seat) return;
    const open = new Set(
      [...this.body.querySelectorAll("details[open]")].map((each) => each.className),
    );
    const here = this.here();
    const { playOn } = this.host;
    show(
      this.body,
      this.turns(),
      here
        ? decisionCard(here, this.names, {
            own: this.seat === this.host.own,
            several: this.several(),
            showLine: (of) => void this.showLine(here, of),
            tryAgain: playOn && (() => void playOn(here.before, here.seat)),
          })
        : el("p", { class: "muted nothing" }, say("page-review-nothing-here", this.named())),
      this.chances(review),
      sums(seat, this.by, (version) => void this.goFromChart(version)),
      gradesExplained(review.grades, kindOf(review).solved),
      this.deeper(review),
      el("a", { href: address("/reviews") }, say("page-own-reviews")),
    );
    for (const each of this.body.querySelectorAll("details")) {
      each.open = open.has(each.className);
    }
  }

  named() {
    return { name: this.names[this.seat] };
  }

  /** @param {Review} review */
  chances(review) {
    const at = this.host.at();
    const { hides, solved } = kindOf(review);
    return el(
      "section",
      { class: "chances-of-all" },
      el(
        "div",
        { class: "row" },
        el("h2", {}, say(solved ? "page-review-worth" : "page-review-chances")),
        hides &&
          select(
            say("page-review-judged-by"),
            [
              ["know", say("page-review-by-know")],
              ["open", say("page-review-by-open")],
            ],
            this.by,
            (value) => {
              this.by = value === "open" ? "open" : "know";
              this.draw();
            },
            "judged-by",
          ),
      ),
      chart({
        review,
        by: this.by,
        seat: this.seat,
        names: this.names,
        step: (version) => this.step(version),
        last: this.host.steps.length - 1,
        at: this.step(at),
        go: (step) => void this.goFromChart(this.host.steps[step]),
      }),
      legend(
        review.seats.map((each) => this.names[each.seat]),
        review.seats.map((each) => worth(chanceAt(each, this.by, at), solved)),
        this.seat,
        (chosen) => {
          this.seat = chosen;
          void this.host.go(at, chosen);
        },
      ),
      hides && el("p", { class: "muted" }, say(`page-review-${APART[this.by]}`)),
      marksExplained(solved),
    );
  }

  /** The costliest turns, and the way from one turn to learn from to the next. */
  turns() {
    const found = this.costliest();
    if (!found.length) return el("p", {}, this.review && noneCostly(this.review, this.seat));
    const title =
      this.seat === this.host.own
        ? say("page-review-costliest-own", { count: found.length })
        : say("page-review-costliest-of", this.named());
    return el(
      "section",
      { class: "costliest" },
      turnsHead(
        title,
        (way) => this.toMistake(way),
        (way) => this.mistake(way) !== undefined,
      ),
      turnList(found, this.here(), this.several(), (each) => void this.go(each)),
      this.review && closeTurns(found, this.review.effort),
    );
  }

  /** @param {Review} review */
  deeper(review) {
    if (kindOf(review).solved) return null; // there is nothing deeper
    if (review.effort === "deep") return el("p", { class: "muted" }, say("page-review-deep"));
    if (this.info) return null;
    return el(
      "p",
      {},
      button(say("page-review-deeper"), () => void this.lookDeeper(), { "data-key": "deeper" }),
      el("span", { class: "muted" }, ` ${say("page-review-deeper-about")}`),
    );
  }

  async lookDeeper() {
    const asked = this.ask("deep");
    this.draw(); // without its button
    this.progress.scrollIntoView({ block: "nearest" });
    await asked;
  }

  /**
   * @param {ReviewDecision} decision
   * @param {"know" | "played"} of
   */
  async showLine(decision, of) {
    const own = decision.seat === this.host.own;
    const question = new URLSearchParams({
      of,
      number: String(decision.number),
      effort: this.review?.effort ?? "quick",
      language: document.documentElement.lang,
    });
    await this.line.begin(
      say(`page-review-line${of === "played" ? (own ? "-own" : "-played") : ""}`),
      await getJson(`/api/tables/${this.host.table}/review/line?${question}`),
      async () => {
        await this.go(decision);
        this.bringUp();
      },
    );
  }
}
