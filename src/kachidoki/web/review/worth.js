// What a position is worth: a chance to win, or where the game is solved, its result.

import { percent, say } from "../lib/words.js";

const WHOLE = 1_000_000;

/**
 * @param {number} chance in millionths
 * @param {boolean} exact whether it is that of a solved part of a game
 * @param {number} [moves] of both until its end; 0: not known
 * @param {boolean} [fine] with a digit behind the point
 */
export function worth(chance, exact, moves = 0, fine = undefined) {
  if (!exact) return percent(chance, false, fine);
  const told = say(`page-review-worth-${chance === WHOLE ? "win" : chance ? "draw" : "loss"}`);
  return moves ? say("page-review-worth-in", { worth: told, moves }) : told;
}

/**
 * Whether the chances of a decision need a digit behind the point, so that they can be subtracted.
 * @param {import("../protocol.js").ReviewJudged} judged
 */
export function isFine({ best, played, loss }) {
  const least = Math.min(best[0], played[0], loss[0]);
  return loss[0] > 0 && least < 99_500 ? true : undefined;
}

/**
 * Whether the best choice may be no better than what was played, as far as a look can tell.
 * @param {import("../protocol.js").ReviewJudged} judged
 */
export function aboutEqual({ loss: [value, low] }) {
  return value > 0 && low <= 0;
}

/**
 * What a decision cost: what it changed a result to, or how much of the chance it gave away.
 * @param {import("../protocol.js").ReviewJudged} judged
 * @param {boolean} exact
 */
export function costOf(judged, exact) {
  const { best, played } = judged;
  if (!exact) {
    // The difference of what is shown of both: 33 % and 22 % are 11 apart.
    const fine = isFine(judged);
    const shown = (/** @type {number[]} */ [chance]) =>
      Math.round(chance / (fine ? 1_000 : 10_000));
    return percent((shown(played) - shown(best)) * (fine ? 1_000 : 10_000), true, fine);
  }
  return say("page-review-from-to", { best: worth(best[0], true), played: worth(played[0], true) });
}

/**
 * Whether anything was hidden in a game, and whether all of it is solved.
 * @param {import("../protocol.js").Review} review
 */
export function kindOf({ seats }) {
  const parts = seats.flatMap((seat) => seat.parts);
  return { hides: parts.some(({ hidden }) => hidden), solved: parts.every(({ exact }) => exact) };
}

/**
 * What is said where no decision of a seat gave anything away.
 * @param {import("../protocol.js").Review} review
 * @param {number} of the seat
 */
export function noneCostly(review, of) {
  if (!kindOf(review).solved) return say("page-review-none");
  const parts = review.seats.find(({ seat }) => seat === of)?.parts ?? [];
  const lost = parts.every(({ know }) => know.start === 0 && know.result === 0);
  return say(lost ? "page-review-none-lost" : "page-review-none-exact");
}
