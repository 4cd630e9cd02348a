// How a seat came to its result: the start, its decisions and luck, which add up; and what a
// decision gave away on average. Where the game is solved there is no luck: who gave it away.

import { el, svg } from "../lib/dom.js";
import { labelled, percent, say } from "../lib/words.js";
import { worth } from "./worth.js";

/** @typedef {import("../protocol.js").ReviewSeat} ReviewSeat */
/** @typedef {import("../protocol.js").ReviewPart} ReviewPart */

const WHOLE = 1_000_000;
const STROKES = 5; // of luck that are named
const HAPPENED = ["deal", "others", "shown"]; // what somebody could have seen
const CAUSES = [...HAPPENED, "estimate"];

/**
 * @param {ReviewSeat} seat
 * @param {"know" | "open"} by
 * @param {(version: number) => void} go to the moment of a stroke of luck
 */
export function sums(seat, by, go) {
  const solved = seat.parts.every(({ exact }) => exact);
  const hides = seat.parts.some(({ hidden }) => hidden);
  const about = solved
    ? say("page-review-adds-exact")
    : `${say("page-review-adds")} ${say("review-sum-about")}`;
  return el(
    "section",
    { class: "sums" },
    el("h2", {}, say("page-review-sum")),
    ...seat.parts.map((part) => (part.exact ? solvedPart(part) : sum(part, by))),
    strokes(seat, by, go),
    el("p", { class: "muted" }, about),
    hides && el("p", { class: "muted" }, say("review-luck-apart")),
    !solved && seat.average && average(seat.average, seat.decisions),
  );
}

/**
 * A part that is solved: what it was worth at its start and its end, and how often who gave
 * something away between them.
 * @param {ReviewPart} part
 */
function solvedPart({ part, know, moves }) {
  const times = (/** @type {string} */ cause) =>
    know.entries.filter((entry) => entry.cause === cause).length;
  const row = (/** @type {string} */ name, /** @type {string} */ value) =>
    el("tr", {}, el("th", { scope: "row" }, say(`page-review-${name}`)), el("td", {}, value));
  const others = times("others");
  return el(
    "table",
    { class: "solved" },
    part > 0 && el("caption", {}, say(`act-${part}`)),
    el(
      "tbody",
      {},
      row("start-exact", worth(know.start, true, moves)),
      row("gave-away", say("page-review-times", { count: times("decision") })),
      others > 0 && row("others-gave-away", say("page-review-times", { count: others })),
      row("result", worth(know.result, true)),
    ),
  );
}

/**
 * A part of the game, such as an act.
 * @param {ReviewPart} part
 * @param {"know" | "open"} by
 */
function sum(part, by) {
  const { start, decisions, luck, luck_by_cause, result } = part[by];
  const place = placesFor([0, WHOLE, start, start + decisions, result]);
  const row = (
    /** @type {string} */ name,
    /** @type {number} */ value,
    /** @type {string} */ kind,
    /** @type {number | null} */ from,
  ) =>
    el(
      "tr",
      { class: kind },
      el("th", { scope: "row" }, say(`page-review-${name}`)),
      el("td", {}, percent(value, from !== null)),
      el("td", {}, bar(place, from ?? 0, value, kind)),
    );
  return el(
    "table",
    {},
    part.part > 0 && el("caption", {}, say(`act-${part.part}`)),
    el(
      "tbody",
      {},
      row("start", start, "whole", null),
      row("decisions", decisions, "change", start),
      row("luck", luck, "change", start + decisions),
      ...CAUSES.filter((cause) => luck_by_cause[cause]).map((cause) =>
        el(
          "tr",
          { class: "cause" },
          el("th", { scope: "row" }, say(`page-review-luck-${cause}`)),
          el("td", {}, percent(luck_by_cause[cause], true)),
          el("td", {}),
        ),
      ),
      row("result", result, "whole", null),
    ),
  );
}

/**
 * The changes that luck brought, the largest ones, each with what happened and where.
 * @param {ReviewSeat} seat
 * @param {"know" | "open"} by
 * @param {(version: number) => void} go
 */
function strokes({ parts }, by, go) {
  const found = parts
    .filter(({ exact }) => !exact)
    .flatMap((part) => part[by].entries.filter(({ cause }) => HAPPENED.includes(cause)))
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, STROKES);
  if (!found.length) return null;
  return el(
    "div",
    { class: "strokes" },
    el("p", {}, labelled(say("page-review-luck"), say("review-luck-named"))),
    el(
      "ol",
      {},
      ...found.map(({ version, change, when, told }) =>
        el(
          "li",
          {},
          el(
            "button",
            { type: "button", "data-key": `stroke ${version}`, onclick: () => go(version) },
            el("strong", {}, percent(change, true)),
            el("span", { class: "told" }, when && el("b", {}, when), ` ${told}`),
          ),
        ),
      ),
    ),
  );
}

/**
 * Where chances lie in a bar: all of them, for luck and decisions may each be more than the whole.
 * @param {number[]} chances
 * @returns {(chance: number) => number}
 */
function placesFor(chances) {
  const [low, high] = [Math.min(...chances), Math.max(...chances)];
  return (chance) => 1 + (98 * (chance - low)) / (high - low);
}

/**
 * How far a chance goes, from where it stood.
 * @param {(chance: number) => number} place
 * @param {number} from
 * @param {number} change
 * @param {string} kind
 */
function bar(place, from, change, kind) {
  const [one, other] = [place(from), place(from + change)].toSorted((a, b) => a - b);
  return svg(
    "svg",
    { viewBox: "0 0 100 10", preserveAspectRatio: "none", class: "bar", "aria-hidden": "true" },
    svg("path", { class: "ends", d: `M${place(0)} 0V10M${place(WHOLE)} 0V10` }),
    svg("rect", {
      class: kind === "whole" ? kind : change < 0 ? "less" : "more",
      x: one,
      y: 2,
      width: Math.max(other - one, 0.8),
      height: 6,
    }),
  );
}

/**
 * What a decision gave away on average; where everything is exact there is no doubt to tell.
 * @param {number[]} estimate
 */
export function averageTold([value, low, high]) {
  const facts = { value: percent(value), low: percent(Math.max(low, 0)), high: percent(high) };
  return say(`page-review-average${facts.low === facts.high ? "-exact" : ""}`, facts);
}

/**
 * @param {number[]} estimate
 * @param {number} count of decisions
 */
function average(estimate, count) {
  return el(
    "p",
    { class: "average" },
    `${averageTold(estimate)} `,
    el("span", { class: "muted" }, say("page-review-average-about", { count })),
  );
}

/**
 * Everybody's line by its looks, with the chance at a moment.
 * @param {string[]} names
 * @param {string[]} chances in words
 * @param {number} seat that stands out
 * @param {(seat: number) => void} choose
 */
export function legend(names, chances, seat, choose) {
  return el(
    "div",
    { class: "legend" },
    ...names.map((name, at) =>
      el(
        "button",
        {
          type: "button",
          class: "quiet",
          "aria-pressed": String(at === seat),
          "data-key": `line ${at}`,
          onclick: () => choose(at),
        },
        svg(
          "svg",
          { viewBox: "0 0 28 8", "aria-hidden": "true", class: "sample" },
          svg(
            "g",
            { class: at === seat ? `line seat-${at} own` : `line seat-${at}` },
            svg("path", { d: "M0 4H28" }),
          ),
        ),
        el("span", {}, labelled(name, chances[at])),
      ),
    ),
  );
}
