// How the areas of the map are arranged: which way fits a screen. What only phones need is loaded
// when it is first needed.

import { wide } from "./wide.js";

/** @typedef {import("./wide.js").Layout} Layout */
/** @typedef {"wide" | "tall" | "columns"} Kind */
/** @typedef {(width: number, high: number) => Layout} Arrange for a map in pixels */

const NARROW = 780; // below it the areas lie below one another
// A phone held sideways: the same as in sideways.css. All of the map is seen at once there.
const SIDEWAYS = "(min-width: 40.01rem) and (max-width: 60rem) and (max-height: 30rem)";
// A phone or a tablet held upright has more height than width.
const UPRIGHT = "(max-width: 60rem) and (orientation: portrait)";

/** @type {Record<Kind, Arrange | null>} null until it is loaded */
const known = { wide: () => wide, tall: null, columns: null };

/** Whether the screen is a phone held sideways. */
export function low() {
  return matchMedia(SIDEWAYS).matches;
}

/**
 * What fits a map of so many pixels on this screen.
 * @param {number} room
 * @returns {Kind}
 */
export function kindFor(room) {
  if (low()) return "columns";
  return room >= NARROW && !matchMedia(UPRIGHT).matches ? "wide" : "tall";
}

/**
 * Load an arrangement.
 * @param {Kind} kind
 */
export async function load(kind) {
  if (kind === "tall") known.tall ??= (await import("./tall.js")).tall;
  if (kind === "columns") known.columns ??= (await import("./columns.js")).columns;
}

/**
 * The areas arranged for a map; as on a desk until what fits better is loaded.
 * @param {Kind} kind
 * @param {number} width
 * @param {number} high the room that there is for it
 * @param {() => void} later called when it is loaded
 */
export function arranged(kind, width, high, later) {
  const made = known[kind];
  if (made) return made(width, high);
  void load(kind).then(later);
  return wide;
}
