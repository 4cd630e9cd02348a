// What an act's number says about its table.

/** @typedef {"unused" | "hidden" | "open"} Values */

/** @type {Record<number, Values>} */
const VALUES = {
  1: "unused",
  2: "unused",
  3: "hidden",
  4: "hidden",
  5: "hidden",
  6: "open",
  7: "unused",
};
const FIRST_WITH_SURPRISE = 4;
export const LAST_ACT = 6;
export const SOLO = 7;

/** What the numbers on warriors mean in an act. */
export function valuesOf(/** @type {any} */ view) {
  return VALUES[view.act];
}

/** Whether coins can be lifted in an act. */
export function hasSurprise(/** @type {any} */ view) {
  return view.act >= FIRST_WITH_SURPRISE && view.act <= LAST_ACT;
}

/**
 * A warrior of a view as its piece shows it.
 * @param {any} view
 * @param {any} warrior
 * @returns {import("./pieces.js").Warrior}
 */
export function shownAs(view, warrior) {
  const values = valuesOf(view);
  return {
    clan: warrior.clan,
    value: values === "unused" ? null : (warrior.value ?? "?"),
    faceDown: values === "hidden" && !warrior.shown,
    couldBe: warrior.could_be,
  };
}
