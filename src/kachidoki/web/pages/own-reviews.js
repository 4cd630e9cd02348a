// Across games: what a person loses most chance by, over the finished tables of this browser.

import { address } from "../lib/addresses.js";
import { button, el, show, svg } from "../lib/dom.js";
import { tableTitle } from "../lib/names.js";
import { getJson } from "../lib/requests.js";
import { visits } from "../lib/settings.js";
import { announce } from "../lib/shell.js";
import { percent, say } from "../lib/words.js";
import { reviewed } from "../review/asking.js";
import { loadReviews } from "../review/loading.js";
import { averageTold } from "../review/sums.js";

/** @typedef {import("../protocol.js").MyReview} MyReview */

const GAMES = ["joraku", "rokumon"];

/** @param {HTMLElement} place */
export async function ownReviewsPage(place) {
  await loadReviews();
  const page = new OwnReviews(place);
  await page.ask();
  return { title: say("page-own-reviews"), leave: () => page.leave() };
}

class OwnReviews {
  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
    /** @type {MyReview[]} */
    this.tables = [];
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
      /** @type {import("../protocol.js").MyReviews} */
      const { tables } = await getJson(`/api/mine/reviews?${new URLSearchParams(named)}`);
      this.tables = tables;
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
   * What was lost in a game by what, the most first; and each table.
   * @param {string} game
   */
  game(game) {
    const tables = this.done().filter((each) => each.game === game);
    if (!tables.length) return null;
    /** @type {Map<string, {lost: number, decisions: number}>} */
    const topics = new Map();
    for (const { topic, lost, decisions } of tables.flatMap((each) => each.topics)) {
      const old = topics.get(topic) ?? { lost: 0, decisions: 0 };
      topics.set(topic, { lost: old.lost + lost, decisions: old.decisions + decisions });
    }
    const order = [...topics].toSorted(([, one], [, other]) => other.lost - one.lost);
    const most = order[0]?.[1].lost ?? 1;
    return el(
      "section",
      { "data-game": game },
      el("h2", {}, say(`page-game-${game}`)),
      el("p", { class: "muted" }, say("page-review-own-games", { count: tables.length })),
      el(
        "ul",
        { class: "topics" },
        ...order.map(([topic, { lost, decisions }]) =>
          el(
            "li",
            { "data-topic": topic },
            el("strong", {}, say(`page-review-topic-${topic}`)),
            bar(lost / most),
            el(
              "span",
              {},
              say("page-review-topic-lost", {
                percent: percent(lost / tables.length),
                count: decisions,
              }),
            ),
          ),
        ),
      ),
      el("ul", { class: "of-tables" }, ...tables.map(ofTable)),
    );
  }
}

/** @param {number} share of the longest bar */
function bar(share) {
  return svg(
    "svg",
    { viewBox: "0 0 100 6", preserveAspectRatio: "none", class: "share", "aria-hidden": "true" },
    svg("rect", { x: 0, y: 0, width: Math.max(100 * share, 0.5), height: 6 }),
  );
}

/**
 * A table, which leads to its review, with what a decision gave away there on average.
 * @param {MyReview} mine
 */
function ofTable({ table, average }) {
  const visit = visits().find((each) => each.table === table);
  return el(
    "li",
    {},
    el("a", { href: address(`/replay/${table}?review`) }, visit ? tableTitle(visit) : table),
    average && el("span", { class: "muted" }, ` ${averageTold(average)}`),
  );
}
