// Who sits where at a new table, and the clock.

import { select } from "../lib/dialogs.js";
import { el } from "../lib/dom.js";
import { mask } from "../lib/masks.js";
import { botName, botTitle, LEVELS } from "../lib/names.js";
import { say } from "../lib/words.js";

/** @typedef {import("./wish.js").Form} Form */
/** @typedef {import("./wish.js").Wish} Wish */

/** The clocks that can be chosen, as the server knows them. */
export const CLOCKS = {
  none: null,
  "5+5": { game: 300, increment: 5 },
  "15+10": { game: 900, increment: 10 },
  "move-60": { move: 60 },
};

/**
 * What a clock is called.
 * @param {string} name
 */
export function clockTitle(name) {
  return say(`page-clock-${name.replace("+", "-")}`);
}

/**
 * The clock as it is sent to the server.
 * @param {Wish} wish
 */
export function clockOf({ clock, atZero }) {
  const limits = CLOCKS[/** @type {keyof typeof CLOCKS} */ (clock)] ?? null;
  return limits && { ...limits, at_zero: atZero };
}

/**
 * Who else plays at this screen.
 * @param {Wish} wish
 * @param {number} at
 */
function nameOf(wish, at) {
  const line = el("input", {
    value: wish.names[at] ?? "",
    placeholder: say("page-seat", { number: at + 1 }),
    maxlength: 40,
    "data-key": `name ${at}`,
    oninput: () => (wish.names[at] = line.value),
  });
  return el("label", { class: "field indented" }, el("span", {}, say("page-their-name")), line);
}

/**
 * The face of a bot and its manner; a second one of a level is like the first.
 * @param {string} level
 * @param {boolean} first
 */
function opponent(level, first) {
  return el(
    "p",
    { class: "opponent indented muted" },
    mask(level),
    el(
      "span",
      {},
      first
        ? say(`page-bot-${level}-about`)
        : say("page-bot-of-house", { name: botName([level], 0) }),
    ),
  );
}

/**
 * A choice for each seat. With friends any seat may be free or one's own; against bots the visitor
 * has one seat, and changes places with whoever sat where they want to.
 * @param {Form} form
 * @param {boolean} friends
 */
export function seatFields({ game, wish, draw }, friends) {
  const kinds = (/** @type {number} */ at) =>
    /** @type {[string, string][]} */ ([
      ["me", say(friends ? "page-seat-me" : "page-seat-you")],
      ...(friends ? [["open", say("page-seat-open")]] : []),
      ...game.bots.map((bot) => [bot, botTitle(bot, botName(wish.seats.with(at, bot), at))]),
    ]);
  const choose = (/** @type {number} */ at, /** @type {string} */ kind) => {
    const before = wish.seats[at];
    if (!friends && kind === "me") wish.seats[wish.seats.indexOf("me")] = before;
    wish.seats[at] = kind;
    draw();
  };
  return el(
    "fieldset",
    {},
    el("legend", {}, say("page-seats")),
    ...wish.seats.flatMap((kind, at) => [
      select(
        say("page-seat", { number: at + 1 }),
        friends || kind !== "me" ? kinds(at) : kinds(at).slice(0, 1),
        kind,
        (value) => choose(at, value),
        `seat ${at}`,
      ),
      ...(kind === "me" && at !== wish.seats.indexOf("me") ? [nameOf(wish, at)] : []),
      ...(LEVELS.includes(kind) ? [opponent(kind, wish.seats.indexOf(kind) === at)] : []),
    ]),
  );
}

/**
 * @param {Form} form
 * @returns {HTMLElement[]}
 */
export function clockFields({ wish, draw }) {
  return [
    select(
      say("page-clock"),
      Object.keys(CLOCKS).map((each) => [each, clockTitle(each)]),
      wish.clock,
      (value) => {
        wish.clock = value;
        draw();
      },
      "clock",
    ),
    ...(wish.clock === "none"
      ? []
      : [
          select(
            say("page-at-zero"),
            ["move", "seat"].map((each) => [each, say(`page-at-zero-${each}`)]),
            wish.atZero,
            (value) => {
              wish.atZero = /** @type {"move" | "seat"} */ (value);
              draw();
            },
            "at zero",
          ),
        ]),
  ];
}
