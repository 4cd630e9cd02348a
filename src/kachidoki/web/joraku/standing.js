// Who stands where in an area: the badge of a rank, and the influence of the first two.

import { svg } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { about } from "./explaining.js";
import { box, lengthOf, samurai, words } from "./pieces.js";

/** @typedef {import("./model.js").Standing} Standing */

/** The least letters of the map on a desk: 12 pixels where it is smallest. */
export const LEAST = 18.2;

/**
 * The place of a faction, or only its number where letters would be too small; with an equals sign
 * where others have the same.
 * @param {Pick<Standing, "rank" | "tied">} standing
 * @param {number} x its middle
 * @param {number} y
 * @param {number} width
 * @param {number} high
 * @param {number} [least] how large its letters are
 */
export function rankBadge({ rank, tied }, x, y, width, high, least = 12) {
  const first = rank === 1;
  const fits = (/** @type {string} */ text) =>
    Math.min(high * 0.77, (width - 4) / lengthOf(text, 1)); // smaller, never squeezed
  const whole = `${tied ? "=" : ""}${say("place", { rank })}`;
  const told = fits(whole) < least ? `${tied ? "=" : ""}${rank}` : whole;
  const size = fits(told);
  return svg(
    "g",
    {},
    box(x - width / 2, y - high / 2, width, high, first ? "var(--gold)" : "var(--panel)", 6, {
      stroke: first ? "var(--gold-ink)" : "var(--line)",
    }),
    words(told, x, y + size * 0.35, size, first ? "var(--gold-ink)" : "var(--ink)", {
      weight: first ? 700 : 400,
    }),
  );
}

/**
 * The influence of the first and the second, as in a score: 5:3; with room, after the piece of who
 * is ahead.
 * @param {Standing[]} standings
 * @param {number} x
 * @param {number} y
 * @param {boolean} short it ends at x, and has no piece
 */
export function leadPill(standings, x, y, short) {
  const [first, second] = standings.map((each) => each.influence);
  const told = `${first}:${second ?? 0}`;
  const shown = short ? [] : standings.filter((each) => each.lead);
  const size = short ? 15 : LEAST;
  const width = 12 + lengthOf(told, size) + shown.length * 17;
  const left = short ? x - width : x;
  return svg(
    "g",
    { class: "jo-lead", ...about("lead", { first, second: second ?? 0 }) },
    box(left, y - 11, width, 22, "var(--panel)", 11, { stroke: "var(--line)" }),
    ...shown.map(({ colour }) => samurai(colour, left + 12, y, 0.64)),
    words(told, left + width - 7, y + size * 0.36, size, "var(--ink)", {
      weight: 700,
      anchor: "end",
    }),
  );
}
