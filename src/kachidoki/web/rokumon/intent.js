// What a first tap has shown and a second one does: a slip of the thumb does nothing.

import { coinOn } from "./frames.js";

/** @typedef {{action: string, cell: string}} Intent an action, and the cell where it is shown */
/** @typedef {import("./history.js").View} View */
/**
 * What would stand on a cell, drawn there before it does: a warrior, or a coin with all that stands
 * on it; and the cell that it would leave.
 * @typedef {object} Ghost
 * @property {string} cell
 * @property {string} from empty: a supply
 * @property {View["coins"][number]["stack"][number] | null} warrior
 * @property {View["coins"][number] | null} coin
 */

/**
 * @param {View} view
 * @param {Intent | null} intent
 * @param {import("./choices.js").Picked | null} picked
 * @returns {Ghost | null}
 */
export function ghostOf(view, intent, picked) {
  const { clan } = view;
  if (!intent || !clan) return null;
  const { cell } = intent;
  const from = picked && "cell" in picked ? picked.cell : "";
  const coin = coinOn(view, from) ?? null;
  if (picked?.kind === "lift") return { cell, from, warrior: null, coin };
  if (picked?.kind === "stack") {
    return { cell, from, warrior: coin?.stack.at(-1) ?? null, coin: null };
  }
  const value = picked?.kind === "supply" ? picked.value || null : null;
  const warrior = { clan, value, shown: false, could_be: [] };
  return { cell, from: "", warrior, coin: null };
}
