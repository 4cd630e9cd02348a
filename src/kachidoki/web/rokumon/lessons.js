// What is new in each act, shown on a few coins.

import { smallTable } from "./field.js";

/** @typedef {import("./history.js").View} View */
/** @typedef {View["coins"][number]} Coin */
/**
 * A few coins: each its cell, its colour, and the warriors on it from below, such as "s4" for a
 * Sanada with the value 4.
 * @typedef {object} Lesson
 * @property {string[]} coins
 * @property {string[][]} [won] a line that wins
 * @property {string} [fight] where two warriors fight
 * @property {string} [picked] the coin of what is about to move
 * @property {[string, string][]} [targets] where it can go, and what happens there
 */

/** @type {Record<number, Lesson>} */
const LESSONS = {
  1: {
    coins: ["a1 gold s", "a2 green s", "a3 gold s", "b1 green t", "b2 gold", "b3 green t"],
    won: [["a1", "a2", "a3"]],
  },
  2: {
    coins: [
      "d4 gold t",
      "d5 green",
      "d6 gold t",
      "e3 green",
      "e4 gold s",
      "e5 green s",
      "e6 green s",
    ],
    won: [["e4", "e5", "e6"]],
  },
  3: { coins: ["d4 gold s6", "d5 green t3 s4", "d6 green t5"], fight: "d5" },
  4: {
    coins: ["d4 gold t", "d5 green", "e4 green", "e5 gold s"],
    picked: "e5",
    targets: [["c4", "set"]],
  },
  5: {
    coins: ["d4 gold", "d5 flipped", "e3 green", "e4 gold s", "e5 green"],
    picked: "e4",
    targets: [
      ["d5", "move"],
      ["e3", "move"],
      ["e5", "move"],
    ],
  },
  6: { coins: ["d4 gold s6", "d5 flipped t1* s2", "d6 green t5"] },
  7: {
    coins: [
      "c4 gold s",
      "c5 green t",
      "d4 green",
      "d5 gold s t",
      "d6 green s",
      "e4 green t",
      "e5 gold",
    ],
    won: [["c5", "d5", "e4"]],
  },
};
const CLANS = /** @type {const} */ ({ s: "sanada", t: "tokugawa" });

/**
 * The picture of an act's new rule.
 * @param {View} view of the act
 */
export function lessonPicture(view) {
  const { coins, won = [], fight, picked = null, targets = [] } = LESSONS[view.act];
  /** @type {View} */
  const shown = {
    ...view,
    values: view.act === 3 || view.act === 6 ? "open" : "unused",
    coins: coins.map(coinOf),
    locked: null,
    fight: fight ? { cell: fight, by: "sanada", added: [0, 0], readies: 0 } : null,
  };
  return smallTable(shown, won, { picked, targets: new Map(targets), spread: true });
}

/**
 * @param {string} told
 * @param {number} at
 * @returns {Coin}
 */
function coinOf(told, at) {
  const [cell, colour, ...stack] = told.split(" ");
  return {
    cell,
    colour: /** @type {Coin["colour"]} */ (colour),
    pips: at + 1,
    stack: stack.map(([clan, ...value]) => ({
      clan: CLANS[/** @type {keyof typeof CLANS} */ (clan)],
      value: value.join("") || null,
      shown: true,
      could_be: [],
    })),
  };
}
