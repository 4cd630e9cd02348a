// What a person meant by pressing where nothing is possible: the action to ask about.

import { coinOn } from "./frames.js";

/** @typedef {import("./choices.js").Held} Held */
/** @typedef {import("./choices.js").Open} Open */

const FAR_CELL = "c4"; // a cell that no coin needs to be on, to ask about a Surprise

/**
 * @param {any} view
 * @param {Open} open
 * @param {Held | null} held
 * @param {string} cell
 */
export function meant(view, open, held, cell) {
  if (held?.kind === "supply") {
    return held.value ? `deploy ${held.value} ${cell}` : `deploy ${cell}`;
  }
  if (held?.kind === "stack") return `move ${held.cell} ${cell}`;
  if (held?.kind === "lift") {
    return held.cell ? `surprise ${held.cell} ${cell}` : `surprise ${cell} ${FAR_CELL}`;
  }
  const coin = coinOn(view, cell);
  const other =
    view.coins.find((/** @type {any} */ each) => each.colour !== coin?.colour) ??
    view.coins.find((/** @type {any} */ each) => each.cell !== cell);
  if (coin?.stack.length) return `move ${cell} ${other?.cell ?? FAR_CELL}`;
  const [value] = open.deploy.keys();
  return value ? `deploy ${value} ${cell}` : `deploy ${cell}`;
}
