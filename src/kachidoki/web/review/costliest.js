// The turns that cost most, each with when it was and what it gave away.

import { button, el } from "../lib/dom.js";
import { labelled, say } from "../lib/words.js";
import { gradeSign } from "./grades.js";
import { costOf } from "./worth.js";

/** @typedef {import("../protocol.js").ReviewDecision} ReviewDecision */
/** @typedef {import("../protocol.js").ReviewTurn} ReviewTurn */

const COSTLIEST = 3;
const LEARNT_FROM = ["slip", "costly", "turning"]; // grades of decisions that gave something away

/**
 * The decisions of a seat, in their order.
 * @template {ReviewTurn | ReviewDecision} T
 * @param {T[]} turns
 * @param {number} of the seat
 */
export function turnsOf(turns, of) {
  return turns.filter(({ seat }) => seat === of);
}

/**
 * Those from which something can be learnt.
 * @template {ReviewTurn | ReviewDecision} T
 * @param {T[]} turns
 */
export function mistakesIn(turns) {
  return turns.filter(({ grade }) => LEARNT_FROM.includes(grade));
}

/**
 * Those that gave most away, the costliest first; where a game is solved many cost as much, and of
 * these the one comes first after which the end was nearest.
 * @template {ReviewTurn | ReviewDecision} T
 * @param {T[]} turns
 */
export function costliestOf(turns) {
  return mistakesIn(turns)
    .toSorted(
      ({ know: one }, { know: other }) =>
        other.loss[0] - one.loss[0] || one.moves[0] - other.moves[0],
    )
    .slice(0, COSTLIEST);
}

/**
 * Of decisions that gave nothing away, the one that brought the end of a lost position nearest.
 * @param {ReviewDecision[]} turns
 * @param {import("../protocol.js").Review} review
 */
export function nearestEnd(turns, { surrenders }) {
  const gaveUp = surrenders.map(({ number }) => number);
  return turns
    .filter((each) => shortens(each.know) > 0 && !gaveUp.includes(each.number))
    .toSorted((one, other) => shortens(other.know) - shortens(one.know))
    .at(0);
}

/**
 * By how many moves a decision in a lost position brought the end nearer.
 * @param {import("../protocol.js").ReviewJudged} know
 */
export function shortens({ loss, moves: [played, best] }) {
  return loss[0] > 0 ? 0 : best - played;
}

/**
 * Whether decisions are of several parts, such as acts.
 * @param {(ReviewTurn | ReviewDecision)[]} turns
 */
export function severalParts(turns) {
  return new Set(turns.map(({ part }) => part)).size > 1;
}

/**
 * When a decision was taken: the act, where a game has several, and where in it.
 * @param {ReviewTurn | ReviewDecision} turn
 * @param {boolean} several whether it has
 */
export function whenOf({ part, when }, several) {
  const together = when.replaceAll(/ (?=\d)/g, "\u00a0"); // a number stays with its word
  return part && several ? labelled(say(`act-${part}`), together) : together;
}

/**
 * @template {ReviewTurn | ReviewDecision} T
 * @param {T[]} turns
 * @param {T | undefined} here the one that is shown
 * @param {boolean} several whether the game has several parts
 * @param {(turn: T) => void} go
 */
export function turnList(turns, here, several, go) {
  return el(
    "ol",
    {},
    ...turns.map((each) =>
      el(
        "li",
        {},
        el(
          "button",
          {
            type: "button",
            "data-key": `turn ${each.number}`,
            "aria-current": each === here ? "true" : null,
            onclick: () => go(each),
          },
          gradeSign(each.grade),
          el("strong", {}, costOf(each.know, each.exact)),
          el("span", { class: "told" }, el("b", {}, whenOf(each, several)), ` ${each.told}`),
        ),
      ),
    ),
  );
}

/**
 * That a quick look cannot tell the two costliest turns apart, where it cannot.
 * @param {ReviewDecision[]} turns the costliest first
 * @param {string} effort of the look
 */
export function closeTurns([first, second], effort) {
  if (!second || effort !== "quick" || first.exact || second.exact) return null;
  const [, low] = first.know.loss;
  const [, , high] = second.know.loss;
  return high >= low && el("p", { class: "muted" }, say("page-review-close-turns"));
}

/**
 * The way from one turn to learn from to the next, beside what is said of this one.
 * @param {(way: number) => void} go 1 or -1
 * @param {(way: number) => boolean} open whether there is one
 */
export function turnWays(go, open) {
  const way = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {number} */ to) =>
    button(sign, () => go(to), {
      title: say(`page-review-${name}`),
      "aria-label": say(`page-review-${name}`),
      "aria-keyshortcuts": name[0],
      "data-key": `${name}-mistake`,
      disabled: !open(to),
    });
  return el("div", { class: "row ways" }, way("‹", "previous", -1), way("›", "next", 1));
}
