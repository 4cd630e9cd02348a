// The review beside a replay: what is said of the moment shown comes first, then the costliest
// turns, its numbers, and the chances of all.

import { address } from "../lib/addresses.js";
import { el, redraw, show } from "../lib/dom.js";
import { namesOf } from "../lib/names.js";
import { getJson } from "../lib/requests.js";
import { say } from "../lib/words.js";
import { lookAt, reviewed } from "./asking.js";
import { BELOW, BetterLine } from "./better-line.js";
import { chancesOfAll } from "./chances.js";
import {
  closeTurns,
  costliestOf,
  mistakesIn,
  nearestEnd,
  severalParts,
  turnList,
  turnsOf,
  turnWays,
} from "./costliest.js";
import { decisionNumbers } from "./decision.js";
import { decisionWays, decisionWords, surrendered } from "./front.js";
import { gradesExplained } from "./grades.js";
import { loadReviews } from "./loading.js";
import { deeper, showProgress } from "./progress.js";
import { sums } from "./sums.js";
import { kindOf, noneCostly } from "./worth.js";

/** @typedef {import("../protocol.js").Review} Review */
/** @typedef {import("../protocol.js").ReviewDecision} ReviewDecision */
/** @typedef {import("../protocol.js").ReviewInfo} ReviewInfo */

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
    this.words = el("div", {});
    this.front = el("div", { class: "first-words" }, this.progress, this.words);
    this.body = el("div", {});
    this.element = el(
      "section",
      { class: "review", "aria-label": say("page-review") },
      this.front,
      this.body,
    );
    const keyed = (/** @type {KeyboardEvent} */ { key }) => {
      if (key === "n" || key === "p") this.toMistake(key === "n" ? 1 : -1);
    };
    for (const place of [this.front, this.body]) place.addEventListener("keydown", keyed);
    this.below = matchMedia(BELOW);
    /** @type {() => void} */
    this.settle = () => {};
  }

  /**
   * Where the review stands below the board, as on a phone, its first words stand above it.
   * @param {Element} head after which they do
   */
  standBy(head) {
    this.settle = () =>
      this.below.matches ? head.after(this.front) : this.element.prepend(this.front);
    this.below.addEventListener("change", this.settle);
    this.settle();
  }

  /** Show what is known already, or have the game looked at quickly. */
  async begin() {
    const deep = await lookAt(this.host.table, "deep");
    if (deep.review) return void (await this.found(deep.review));
    await this.ask("quick");
    if (deep.status !== "none") await this.ask("deep");
  }

  /** On a phone, what is pressed below the board leads to the words above it. */
  bringUp() {
    if (this.below.matches) this.front.scrollIntoView({ block: "nearest" });
  }

  leave() {
    this.left = true;
    this.below.removeEventListener("change", this.settle);
    for (const each of [this.banner, this.front, this.element]) each.remove();
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
    const worst = this.own().find(({ number }) => number === this.turn) ?? this.worst();
    // Whoever has gone to a moment of their own stays there.
    if (first && worst && this.host.at() === this.host.steps[0]) await this.go(worst);
    this.draw();
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
    this.bringUp();
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

  /** The decision that a review begins with: the costliest, or where all was lost, the hastiest. */
  worst() {
    return this.costliest()[0] ?? (this.review && nearestEnd(this.own(), this.review));
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
    showProgress(this.progress, this.info, (effort) => void this.ask(effort));
  }

  /**
   * The costliest turn as far as it is known, until the review is there.
   * @param {ReviewInfo} info
   */
  drawSoFar({ so_far: known }) {
    if (this.review) return;
    const turns = turnsOf(known, this.seat);
    const found = costliestOf(turns);
    if (!found.length) return;
    const several = severalParts(turns);
    redraw(this.words, [turns.length, this.seat], () => {
      show(
        this.words,
        el("p", { class: "muted" }, say("page-review-so-far")),
        decisionWords(found[0], this.names[this.seat], this.costliestTold(), several),
      );
      show(
        this.body,
        turnList(found, undefined, several, (turn) => void this.go(turn)),
      );
    });
  }

  draw() {
    const review = this.review;
    const seat = review?.seats.find((each) => each.seat === this.seat);
    if (!review || !seat) return;
    const open = new Set(
      [...this.body.querySelectorAll("details[open]")].map((each) => each.className),
    );
    const here = this.here();
    const found = this.costliest();
    const part = here?.part ?? seat.parts[seat.parts.length - 1].part;
    show(
      this.words,
      !found.length && el("p", {}, noneCostly(review, this.seat)),
      this.card(),
      ...surrendered(review, part),
    );
    show(
      this.body,
      found.length > 0 && this.turns(found, review),
      here && decisionNumbers(here, this.names),
      this.chances(review),
      sums(seat, this.by, (version) => void this.go({ before: version, seat: this.seat })),
      gradesExplained(review.grades, kindOf(review).solved),
      deeper(review, this.info !== null, () => void this.lookDeeper()),
      el("a", { href: address("/reviews") }, say("page-own-reviews")),
    );
    for (const each of this.body.querySelectorAll("details")) {
      each.open = open.has(each.className);
    }
  }

  /** What is said of the moment that is shown, with the way to the other turns to learn from. */
  card() {
    const here = this.here();
    const ways = turnWays(
      (way) => this.toMistake(way),
      (way) => this.mistake(way) !== undefined,
    );
    if (!here) {
      const nothing = say("page-review-nothing-here", this.named());
      return el("section", { class: "decision" }, el("p", { class: "nothing" }, nothing), ways);
    }
    const { playOn } = this.host;
    const shown = decisionWays(here, {
      showLine: (of) => void this.showLine(here, of),
      tryAgain: playOn && (() => void playOn(here.before, here.seat)),
    });
    shown.append(ways);
    const title = here === this.worst() ? this.costliestTold() : "";
    return decisionWords(here, this.names[here.seat], title, this.several(), shown);
  }

  /** That no turn of the seat cost more. */
  costliestTold() {
    if (this.review && !this.costliest().length) return say("page-review-nearest-end");
    return this.seat === this.host.own
      ? say("page-review-worst-own")
      : say("page-review-worst-of", this.named());
  }

  named() {
    return { name: this.names[this.seat] };
  }

  /** @param {Review} review */
  chances(review) {
    const at = this.host.at();
    return chancesOfAll(
      {
        review,
        by: this.by,
        seat: this.seat,
        names: this.names,
        step: (version) => this.step(version),
        last: this.host.steps.length - 1,
        at: this.step(at),
        go: (step) => void this.go({ before: this.host.steps[step], seat: this.seat }),
      },
      at,
      (by) => {
        this.by = by;
        this.draw();
      },
      (seat) => {
        this.seat = seat;
        void this.host.go(at, seat);
      },
    );
  }

  /**
   * @param {ReviewDecision[]} found the costliest turns
   * @param {Review} review
   */
  turns(found, { effort }) {
    const title =
      this.seat === this.host.own
        ? say("page-review-costliest-own", { count: found.length })
        : say("page-review-costliest-of", this.named());
    return el(
      "section",
      { class: "costliest" },
      el("h2", {}, title),
      turnList(found, this.here(), this.several(), (each) => void this.go(each)),
      closeTurns(found, effort),
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
    /** @type {import("../protocol.js").ReviewLine} */
    const line = await getJson(`/api/tables/${this.host.table}/review/line?${question}`);
    const answer = line.seats.findIndex((seat) => seat !== decision.seat);
    const turn = answer < 0 ? line.seats.length : answer;
    await this.line.begin(
      say(`page-review-line${of === "played" ? (own ? "-own" : "-played") : ""}`),
      line,
      of === "played" && answer > 0 ? answer + 1 : turn, // the whole turn at once
      () => void this.go(decision),
    );
  }
}
