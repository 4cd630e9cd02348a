// A game on the first page: what it is, and a table against bots at once, as it was chosen last.

import { address } from "../lib/addresses.js";
import { choice } from "../lib/dialogs.js";
import { button, el, show } from "../lib/dom.js";
import { botTitle, LEVELS } from "../lib/names.js";
import { optionsTold } from "../lib/options.js";
import { picture } from "../lib/pictures.js";
import { say } from "../lib/words.js";
import { gameInfo, tidy } from "./game-info.js";
import { makeWished } from "./make-table.js";
import { clockTitle } from "./setup-seats.js";
import { emptyWish } from "./wish.js";

/** @typedef {"joraku" | "rokumon"} Game */
/** @typedef {import("./wish.js").Wish} Wish */
/**
 * @typedef {{options: Record<string, string>, bots: number, label: string}} Shape a game one can
 *   sit down to at once
 */

/** @type {Record<Game, Record<string, Shape>>} */
const SHAPES = {
  joraku: {
    3: { options: { players: "3" }, bots: 2, label: "page-shape-3" },
    4: { options: { players: "4" }, bots: 3, label: "page-shape-4" },
    houses: { options: { players: "2", mode: "houses" }, bots: 1, label: "page-shape-houses" },
    neutral: { options: { players: "2", mode: "neutral" }, bots: 1, label: "page-shape-neutral" },
  },
  // A campaign begins with the simplest act and adds a rule at a time.
  rokumon: Object.fromEntries(
    ["campaign", "solo", "1", "2", "3", "4", "5", "6"].map((act) => [
      `act ${act}`,
      { options: { act }, bots: act === "solo" ? 0 : 1, label: `page-choice-act-${act}` },
    ]),
  ),
};
const SHAPING = ["players", "mode", "act"]; // options that shapes are made of
const USUAL = "casual"; // the bots of somebody who has chosen none
const MIXED = "mixed";

export class GameCard {
  /**
   * @param {Game} game
   * @param {boolean} unknown whether a first game is what the visitor needs
   */
  constructor(game, unknown) {
    this.game = game;
    this.unknown = unknown;
    this.wish = kept(game);
    this.element = el("article", { class: `sheet game ${game}` });
    this.draw();
  }

  /** The shape that is chosen. */
  get shape() {
    const { options } = this.wish;
    const shapes = Object.entries(SHAPES[this.game]);
    const [found] =
      shapes.find(([, shape]) =>
        Object.entries(shape.options).every(([name, value]) => options[name] === value),
      ) ?? shapes[0];
    return found;
  }

  draw() {
    const { game } = this;
    show(
      this.element,
      el("div", { class: "moment" }, picture(`/web/moment/${game}.svg`)), // in full swing
      el(
        "h2",
        {},
        say(`page-game-${game}`),
        el("span", { class: "kind" }, say(`page-kind-${game}`)),
      ),
      el("p", { class: "muted" }, say(`page-facts-${game}`)),
      el("p", { class: "tell" }, say(`page-tell-${game}`)),
      ...(this.unknown ? this.firstGame() : this.asChosen()),
    );
  }

  /** One way into the game, and a button that shows all others. */
  firstGame() {
    const { game } = this;
    return [
      el("p", { class: "muted" }, say("page-first-game-about")),
      el(
        "div",
        { class: "row start" },
        el(
          "a",
          { class: "button main", href: address(`/learn/${game}`), "data-first": game },
          say("page-first-game", { game: say(`page-game-${game}`) }),
        ),
      ),
      el(
        "div",
        { class: "row ways" },
        this.friends("quiet"),
        this.rules(),
        button(
          say("page-other-ways"),
          () => {
            this.unknown = false;
            this.draw();
            this.element.querySelector("select")?.focus();
          },
          { class: "quiet", "data-ways": game },
        ),
      ),
    ];
  }

  /** @param {string} look */
  friends(look) {
    const { game } = this;
    return button(
      say("page-friends"),
      () => void import("./new-table.js").then(({ newTable }) => newTable(game)),
      { class: look, "data-friends": game },
    );
  }

  rules() {
    const to = address(`/rules/${this.game}`);
    return el("a", { class: "button quiet", href: to }, say("page-rules"));
  }

  /** A table against bots, with what can be chosen about it. */
  asChosen() {
    const { game } = this;
    const bots = this.wish.seats.filter((kind) => kind !== "me");
    const level = bots.every((each) => each === bots[0]) ? (bots[0] ?? lastLevel()) : MIXED;
    const { named: which } = choice(
      "page-shape",
      Object.entries(SHAPES[game]).map(([each, { label }]) => [each, say(label)]),
      this.shape,
      (chosen) => this.reshape(SHAPES[game][chosen]),
      "shape",
    );
    const { list, named: levels } = choice(
      "page-level",
      [
        ...LEVELS.map((each) => /** @type {[string, string]} */ ([each, botTitle(each)])),
        ...(LEVELS.includes(level)
          ? []
          : [
              /** @type {[string, string]} */ ([
                level,
                level === MIXED ? say("page-level-mixed") : botTitle(level),
              ]),
            ]),
      ],
      level,
      (chosen) => this.staff(chosen),
      "level",
    );
    list.disabled = !bots.length;
    const chosen = this.told();
    return [
      el(
        "div",
        { class: "picks" },
        which,
        levels,
        chosen && el("p", { class: "chosen muted" }, chosen),
      ),
      el(
        "div",
        { class: "row start" },
        button(say("page-play-game", { game: say(`page-game-${game}`) }), () => void this.play(), {
          class: "main",
          "data-play": game,
        }),
        this.friends(""),
      ),
      el(
        "div",
        { class: "row ways" },
        el(
          "a",
          {
            class: "button quiet",
            href: address(`/learn/${game}`),
            title: say("page-first-game-about"),
          },
          say("page-learn"),
        ),
        this.rules(),
        button(say("page-more-options"), () => void this.more(), {
          class: "quiet",
          "data-key": "more",
        }),
      ),
    ];
  }

  /** What is not as usual, apart from what the lists show. */
  told() {
    const { options, seats, clock, board } = this.wish;
    const rest = Object.entries(options).filter(([name]) => !SHAPING.includes(name));
    const variants = options.variants?.replaceAll(",", " ");
    const facts = optionsTold({
      options: { ...Object.fromEntries(rest), ...(variants ? { variants } : {}) },
      advice: false,
    });
    const seat = seats.indexOf("me");
    return [
      ...facts.map(([, fact]) => fact),
      ...(board ? [board.name] : []),
      ...(clock === "none" ? [] : [clockTitle(clock)]),
      ...(seat > 0 ? [say("page-you-sit", { number: seat + 1 })] : []),
    ].join(" · ");
  }

  /** @param {Shape} shape */
  reshape({ options, bots }) {
    const { wish } = this;
    for (const name of SHAPING) delete wish.options[name];
    Object.assign(wish.options, options);
    wish.seats = ["me", ...Array(bots).fill(lastLevel())];
    this.keep();
  }

  /**
   * Bots of one level.
   * @param {string} level
   */
  staff(level) {
    localStorage.setItem("level", level);
    this.wish.seats = this.wish.seats.map((kind) => (kind === "me" ? kind : level));
    this.keep();
  }

  keep() {
    const { options, seats, clock, atZero, board } = this.wish;
    const chosen = JSON.stringify({ options, seats, clock, atZero, board });
    localStorage.setItem(`play ${this.game}`, chosen);
    this.draw();
  }

  /** Everything else that can be chosen. */
  async more() {
    const { moreOptions } = await import("./more-options.js");
    await moreOptions(this);
  }

  /** Back to what somebody finds who has chosen nothing. */
  reset() {
    localStorage.removeItem(`play ${this.game}`);
    this.wish = kept(this.game);
    this.draw();
  }

  /** A table against bots, at once. */
  async play() {
    const { wish } = this;
    // What was chosen for another shape of the game may not go with this one.
    if (Object.keys(wish.options).some((name) => !SHAPING.includes(name))) {
      tidy(await gameInfo(this.game), wish.options);
    }
    await makeWished({ ...wish, name: localStorage.getItem("name") ?? "" });
  }
}

/** The level of bots that the visitor chose last. */
function lastLevel() {
  const level = localStorage.getItem("level") ?? USUAL;
  return LEVELS.includes(level) ? level : USUAL;
}

/**
 * What the visitor chose last, in this browser.
 * @param {Game} game
 * @returns {Wish}
 */
function kept(game) {
  const [{ options, bots }] = Object.values(SHAPES[game]);
  const usual = { options: { ...options }, seats: ["me", ...Array(bots).fill(lastLevel())] };
  const wish = { ...emptyWish(game), ...usual };
  try {
    const found = JSON.parse(localStorage.getItem(`play ${game}`) ?? "{}");
    const seats = Array.isArray(found.seats) ? found.seats : [];
    const known = seats.every((/** @type {unknown} */ kind) =>
      ["me", ...LEVELS].includes(String(kind)),
    );
    return known && seats.includes("me") ? { ...wish, ...found } : wish;
  } catch {
    return wish;
  }
}
