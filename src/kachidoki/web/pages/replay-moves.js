// Where the buttons and keys of a replay lead.

/** @typedef {"back-turn" | "back-1" | "on-1" | "on-turn" | "start" | "end"} Move */

/**
 * @typedef {object} Standing
 * @property {number[]} steps the versions in which somebody acted
 * @property {number[]} turns those with which turns begin
 * @property {number} at the version that is shown
 */

/** @type {Record<Move, (replay: Standing) => number>} where a move leads to */
export const MOVES = {
  "back-turn": ({ turns, at }) => turns.findLast((each) => each < at) ?? turns[0],
  "back-1": ({ steps, at }) => steps.findLast((each) => each < at) ?? steps[0],
  "on-1": ({ steps, at }) => steps.find((each) => each > at) ?? last(steps),
  "on-turn": ({ turns, at }) => turns.find((each) => each > at) ?? last(turns),
  start: ({ steps }) => steps[0],
  end: ({ steps }) => last(steps),
};

/** @type {Record<string, Move>} */
export const KEYS = {
  ArrowLeft: "back-1",
  ArrowRight: "on-1",
  PageUp: "back-turn",
  PageDown: "on-turn",
  Home: "start",
  End: "end",
};

/** @param {number[]} versions */
export function last(versions) {
  return versions[versions.length - 1];
}
