// What a table was made with, in words.

import { joined, known, labelled, say } from "./words.js";

/** @typedef {import("../protocol.js").TableInfo} TableInfo */
/** @typedef {[string, string]} Fact what it is about, and what is said of it */

// Those that people choose a game by, in this order.
const TOLD = ["players", "mode", "act", "difficulty", "variants", "kachidoki", "passing", "honour"];
/** @type {Record<string, string>} what goes without saying */
const USUAL = { kachidoki: "all", passing: "left", honour: "on" };

/**
 * The options of a table, apart from the usual ones.
 * @param {Pick<TableInfo, "options" | "advice">} table
 * @returns {Fact[]}
 */
export function optionsTold({ options, advice }) {
  /** @type {Fact[]} */
  const facts = [];
  for (const name of TOLD) {
    const value = options[name];
    if (value === undefined || value === USUAL[name]) continue;
    const text = name === "variants" ? variants(value) : choice(name, value);
    if (text) facts.push([say(`page-option-${name}`), text]);
  }
  if (advice) facts.push([say("page-hint"), say("page-advice-allowed")]);
  return facts;
}

/**
 * @param {string} name
 * @param {string} value
 */
function choice(name, value) {
  const key = `page-choice-${name}-${value}`;
  if (!known(key)) return "";
  return known(`act-${value}`) && name === "act"
    ? labelled(say(key), say(`act-${value}`))
    : say(key);
}

/**
 * Variant cards by their names.
 * @param {string} value numbers with blanks between them, or a word
 */
function variants(value) {
  return choice("variants", value) || joined(value.split(" ").map(variant));
}

/** @param {string} number */
function variant(number) {
  return say(`page-joraku-variant-${number}`);
}

/**
 * How long the game takes, and the clock if there is one.
 * @param {TableInfo} table
 * @returns {Fact}
 */
export function timeTold({ game, options, clock }) {
  const length = say(`page-takes-${options.act === "campaign" ? "campaign" : game}`);
  if (!clock) return [say("page-takes"), length];
  const parts = [
    clock.game && say("page-clock-game", { minutes: Math.round(clock.game / 60) }),
    clock.increment && say("page-clock-increment", { seconds: clock.increment }),
    clock.move && say("page-clock-move", { seconds: clock.move }),
  ];
  return [say("page-takes"), joined([length, ...parts.filter((part) => typeof part === "string")])];
}
