// Across games: what a person loses most chance by, over the finished tables of this browser.

import { address } from "../lib/addresses.js";
import { button, el, show, svg } from "../lib/dom.js";
import { namesOf, tableTitle } from "../lib/names.js";
import { getJson } from "../lib/requests.js";
import { visits } from "../lib/settings.js";
import { announce } from "../lib/shell.js";
import { currentLanguage, dateTime, list, percent, say } from "../lib/words.js";
import { reviewed } from "../review/asking.js";
import { loadReviews } from "../review/loading.js";
import { pathOf } from "./puzzle-choosing.js";

/** @typedef {import("../protocol.js").MyReview} MyReview */
/** @typedef {import("../protocol.js").ReviewTopic} ReviewTopic */
/** @typedef {import("../protocol.js").LessonInfo} LessonInfo */
/**
 * @typedef {{topic: string, lost: number, decisions: number, worst: ReviewTopic & {table: string}}}
 *   Loss
 */

const GAMES = ["joraku", "rokumon"];
const ENOUGH = 3; // games from which on something is often done, and not by chance
/** @type {Record<string, string>} the lesson about what chance is lost by */
const LESSONS = {
  passing: "joraku-void",
  leading: "joraku-follow",
  following: "joraku-ninja",
  marching: "joraku-ties",
  kyoto: "joraku-rows",
  fights: "rokumon-strike",
  tokens: "rokumon-strike",
  deploying: "rokumon-threats",
  moving: "rokumon-uncover",
};

/** @param {HTMLElement} place */
export async function ownReviewsPage(place) {
  const asked = new URLSearchParams({ language: currentLanguage(), day: "0" });
  /** @type {[import("../protocol.js").Puzzles, void]} */
  const [{ lessons }] = await Promise.all([getJson(`/api/puzzles?${asked}`), loadReviews()]);
  const page = new OwnReviews(place, lessons);
  await page.ask();
  return { title: say("page-own-reviews"), leave: () => page.leave() };
}

class OwnReviews {
  /**
   * @param {HTMLElement} place
   * @param {LessonInfo[]} lessons
   */
  constructor(place, lessons) {
    this.place = place;
    this.lessons = lessons;
    /** @type {MyReview[]} */
    this.tables = [];
    /** @type {Map<string, import("../protocol.js").MyTable>} with whom each was, and when */
    this.about = new Map();
    this.working = 0; // how many games are still to be reviewed
    this.left = false;
  }

  leave() {
    this.left = true;
  }

  /** Ask what the games came to. */
  async ask() {
    const named = visits().map(({ table }) => ["table", table]);
    if (named.length) {
      const asked = new URLSearchParams(named);
      /** @type {[import("../protocol.js").MyReviews, import("../protocol.js").MyTables]} */
      const [{ tables }, mine] = await Promise.all([
        getJson(`/api/mine/reviews?${asked}`),
        getJson(`/api/mine?${asked}`),
      ]);
      this.tables = tables;
      this.about = new Map(mine.tables.map((each) => [each.table.table, each]));
    }
    if (!this.left) this.draw();
  }

  /** Have the other games reviewed too, one after another. */
  async reviewMore() {
    const missing = this.missing();
    this.working = missing.length;
    this.draw();
    for (const { table } of missing) {
      await reviewed(table, "quick", () => !this.left);
      if (this.left) return;
      this.working -= 1;
      await this.ask();
    }
    announce(say("page-review-own-games", { count: this.done().length }));
  }

  missing() {
    return this.tables.filter(({ status }) => status !== "done");
  }

  done() {
    return this.tables.filter(({ status }) => status === "done");
  }

  draw() {
    const missing = this.missing().length;
    show(
      this.place,
      el(
        "section",
        { class: "sheet review own-reviews" },
        el("h1", {}, say("page-own-reviews")),
        el("p", {}, say("page-review-own-about")),
        !this.done().length && el("p", { class: "muted" }, say("page-review-own-none")),
        ...GAMES.map((game) => this.game(game)),
        this.working > 0
          ? el(
              "div",
              { class: "progress" },
              el("p", {}, say("page-review-working")),
              el("progress", { "aria-label": say("page-review-working") }),
            )
          : missing > 0 &&
              button(say("page-review-own-ask", { count: missing }), () => void this.reviewMore(), {
                class: "main",
                "data-key": "review-more",
              }),
      ),
    );
  }

  /**
   * What a game teaches: where most was lost, an example and what helps; then all of it in bars,
   * and each table.
   * @param {string} game
   */
  game(game) {
    const tables = this.done().filter((each) => each.game === game);
    if (!tables.length) return null;
    const losses = lossesOf(tables);
    const most = losses[0]?.lost ?? 1;
    const all = losses.reduce((sum, { lost }) => sum + lost, 0);
    const missing = ENOUGH - tables.length;
    const habits = missing > 0 ? [] : losses; // of fewer games it may be chance
    return el(
      "section",
      { "data-game": game },
      el("h2", {}, say(`page-game-${game}`)),
      el("p", { class: "muted" }, say("page-review-own-games", { count: tables.length })),
      !losses.length && el("p", {}, say("page-review-own-clean")),
      losses.length > 0 &&
        missing > 0 &&
        el("p", {}, say("page-review-own-few", { count: missing })),
      ...(habits.length ? this.most(habits[0], all) : losses.length ? [toWorst(losses)] : []),
      el(
        "ul",
        { class: "topics" },
        ...habits.map(({ topic, lost, decisions }) =>
          el(
            "li",
            { "data-topic": topic },
            el("strong", {}, say(`page-review-topic-${topic}`)),
            bar(lost / most),
            el(
              "span",
              {},
              say("page-review-topic-lost", { share: shareOf(lost, all), count: decisions }),
            ),
          ),
        ),
      ),
      el("h3", {}, say("page-review-own-tables")),
      el("ul", { class: "of-tables" }, ...tables.map(({ table }) => this.ofTable(table))),
    );
  }

  /**
   * A table, which leads to its review: against whom it was, and when.
   * @param {string} table
   */
  ofTable(table) {
    const visit = visits().find((each) => each.table === table);
    const found = this.about.get(table);
    const names = found ? namesOf(found.table.seats) : [];
    const others = names.filter((_, at) => !found?.seats.includes(at));
    return el(
      "li",
      {},
      el("a", { href: address(`/replay/${table}?review`) }, visit ? tableTitle(visit) : table),
      others.length > 0 && ` ${say("page-review-own-against", { names: list(others) })}`,
      found && el("span", { class: "muted" }, ` · ${dateTime(found.changed)}`),
    );
  }

  /**
   * In words: what most was lost by, the turn that shows it best, and what helps.
   * @param {Loss} loss
   * @param {number} all that was lost
   */
  most({ topic, lost, worst }, all) {
    const lesson = this.lessons.find(({ name }) => name === LESSONS[topic]);
    return [
      el(
        "p",
        { class: "lead" },
        say("page-review-own-most", {
          topic: say(`page-review-topic-${topic}`),
          share: shareOf(lost, all),
        }),
      ),
      lesson && el("p", {}, say("page-review-own-advice", { advice: lesson.point })),
      el(
        "div",
        { class: "row" },
        toTurn(worst),
        lesson &&
          el(
            "a",
            { class: "button", href: pathOf(lesson.positions[0]), "data-key": "lesson" },
            say("page-review-own-lesson", { title: lesson.title }),
          ),
      ),
    ];
  }
}

/** @param {Loss[]} losses the costliest turn of all of them */
function toWorst(losses) {
  return toTurn(losses.toSorted((one, other) => other.worst.most - one.worst.most)[0].worst);
}

/** @param {Loss["worst"]} worst */
function toTurn({ table, seat, number }) {
  const turn = `/replay/${table}?review=${seat}&turn=${number}`;
  return el(
    "a",
    { class: "button", href: address(turn), "data-key": "worst" },
    say("page-review-own-worst"),
  );
}

/**
 * @param {number} some
 * @param {number} all
 */
function shareOf(some, all) {
  return percent((1_000_000 * some) / (all || 1));
}

/**
 * What chance was lost by at some tables of a game, the most first.
 * @param {MyReview[]} tables
 * @returns {Loss[]}
 */
function lossesOf(tables) {
  /** @type {Map<string, Loss>} */
  const found = new Map();
  for (const { table, topics } of tables) {
    for (const each of topics) {
      const { topic, lost, decisions } = each;
      const old = found.get(topic);
      const worst = old && old.worst.most >= each.most ? old.worst : { ...each, table };
      found.set(topic, {
        topic,
        lost: lost + (old?.lost ?? 0),
        decisions: decisions + (old?.decisions ?? 0),
        worst,
      });
    }
  }
  return [...found.values()].sort((one, other) => other.lost - one.lost);
}

/** @param {number} share of the longest bar */
function bar(share) {
  return svg(
    "svg",
    { viewBox: "0 0 100 6", preserveAspectRatio: "none", class: "share", "aria-hidden": "true" },
    svg("rect", { x: 0, y: 0, width: Math.max(100 * share, 0.5), height: 6 }),
  );
}
