// Who stands where in an area: the badge of a rank, and who leads by how much.

import { svg } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { box, samurai, words } from "./pieces.js";

/** @typedef {import("./model.js").Standing} Standing */

/**
 * @param {number} rank
 * @param {number} x its middle
 * @param {number} y
 * @param {number} width
 * @param {number} high
 */
export function rankBadge(rank, x, y, width, high) {
  const first = rank === 1;
  const size = high * 0.66;
  return svg(
    "g",
    {},
    box(x - width / 2, y - high / 2, width, high, first ? "var(--gold)" : "var(--panel)", 6, {
      stroke: first ? "var(--gold-ink)" : "var(--line)",
    }),
    words(
      say("place", { rank }),
      x,
      y + size * 0.35,
      size,
      first ? "var(--gold-ink)" : "var(--ink)",
      { weight: first ? 700 : 400, room: width - 4 },
    ),
  );
}

/**
 * The leader's piece and the lead; the pieces of all who are tied for it and an equals sign.
 * @param {Standing[]} standings
 * @param {number} x
 * @param {number} y
 * @param {boolean} short it ends at x, and a tie is only an equals sign
 */
export function leadPill(standings, x, y, short) {
  const first = standings.filter((each) => each.lead !== null);
  const by = first[0]?.lead ?? 0;
  const shown = short && !by ? [] : first;
  const width = (by > 9 ? 45 : by ? 37 : 22) + shown.length * 12;
  const left = short ? x - width : x;
  return svg(
    "g",
    { class: "jo-lead" },
    box(left, y - 11, width, 22, "var(--panel)", 11, { stroke: "var(--line)" }),
    ...shown.map(({ colour }, k) => samurai(colour, left + 12 + k * 12, y, 0.64)),
    words(by ? `▲${by}` : "=", left + width - 7, y + 5.5, 15, "var(--ink)", {
      weight: 700,
      anchor: "end",
    }),
  );
}
