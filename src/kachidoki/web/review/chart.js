// Everybody's chances over the game, as lines; what turned them is marked.

import { el, svg } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { kindOf, worth } from "./worth.js";

/** @typedef {import("../protocol.js").Review} Review */
/** @typedef {import("../protocol.js").ReviewAccount} ReviewAccount */
/** @typedef {"know" | "open"} By */

const WIDTH = 400;
const HEIGHT = 140;
const LEFT = 42; // for the scale
const EDGE = 8;
const WHOLE = 1_000_000;
const SWING = 100_000; // a stroke of luck that is marked
const MARKED = ["costly", "turning"]; // grades of decisions that are

/**
 * @typedef {object} Drawn
 * @property {Review} review
 * @property {By} by
 * @property {number} seat whose line stands out
 * @property {string[]} names of the seats
 * @property {(version: number) => number} step of a version, from 0
 * @property {number} last step
 * @property {number} at the step that is shown
 * @property {(step: number) => void} go
 */

/** @param {Drawn} drawn */
export function chart(drawn) {
  const { review, by, seat, names, last, at } = drawn;
  const { solved } = kindOf(review);
  const order = review.seats.toSorted(
    (one, other) => +(one.seat === seat) - +(other.seat === seat),
  );
  const told = review.seats.map((each) =>
    summary(
      names[each.seat],
      each.parts.map((p) => p[by]),
      solved,
    ),
  );
  const picture = svg(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      class: "chances",
      role: "img",
      "aria-label": told.join(". "),
    },
    ...[0, 0.5, 1].map((share) => scale(share, solved)),
    ...starts(drawn).map((step) => upright(step, last, "part")),
    ...order.map((each) =>
      svg(
        "g",
        { class: each.seat === seat ? `line seat-${each.seat} own` : `line seat-${each.seat}` },
        ...paths(each, drawn).map((d) => svg("path", { d })),
      ),
    ),
    ...marks(drawn),
    upright(at, last, "now"),
  );
  picture.addEventListener("click", (event) => {
    const box = picture.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    const step = Math.round(((x - LEFT) / (WIDTH - LEFT - EDGE)) * last);
    drawn.go(Math.min(Math.max(step, 0), last));
  });
  return picture;
}

/**
 * A line in words.
 * @param {string} name
 * @param {ReviewAccount[]} accounts
 * @param {boolean} solved
 */
function summary(name, accounts, solved) {
  const all = accounts.flatMap(({ start, entries }) => [start, ...entries.map((e) => e.chance)]);
  return say("page-review-chart", {
    name,
    start: worth(all[0], solved),
    end: worth(all[all.length - 1], solved),
    low: worth(Math.min(...all), solved),
    high: worth(Math.max(...all), solved),
  });
}

/**
 * @param {number} step
 * @param {number} last
 */
function x(step, last) {
  return LEFT + (step / Math.max(last, 1)) * (WIDTH - LEFT - EDGE);
}

/** @param {number} chance in millionths */
function y(chance) {
  return EDGE + (1 - chance / WHOLE) * (HEIGHT - 2 * EDGE);
}

/**
 * @param {number} share
 * @param {boolean} solved
 */
function scale(share, solved) {
  const height = y(share * WHOLE);
  return svg(
    "g",
    { class: "scale" },
    svg("path", { d: `M${LEFT} ${height}H${WIDTH - EDGE}` }),
    svg("text", { x: LEFT - 4, y: height + 4, "text-anchor": "end" }, worth(share * WHOLE, solved)),
  );
}

/**
 * @param {number} step
 * @param {number} last
 * @param {string} kind
 */
function upright(step, last, kind) {
  return svg("path", { class: kind, d: `M${x(step, last)} ${EDGE}V${HEIGHT - EDGE}` });
}

/**
 * The steps with which parts of a game begin, but the first.
 * @param {Drawn} drawn
 */
function starts({ review, step }) {
  const parts = review.seats[0].parts.slice(0, -1);
  return parts.map(({ know }) => step(know.end));
}

/**
 * A seat's line, one path for each part: a chance stays until something changes it.
 * @param {import("../protocol.js").ReviewSeat} seat
 * @param {Drawn} drawn
 */
function paths({ parts }, { step, last, by }) {
  let from = 0;
  return parts.map((part) => {
    const { start, entries } = part[by];
    const turns = entries.map(
      ({ version, chance }) => `H${x(step(version), last).toFixed(1)}V${y(chance).toFixed(1)}`,
    );
    const begin = `M${x(from, last).toFixed(1)} ${y(start).toFixed(1)}`;
    from = step(part[by].end);
    return `${begin}${turns.join("")}H${x(from, last).toFixed(1)}`;
  });
}

/**
 * What turned the game for the seat that stands out: its own decisions, and luck.
 * @param {Drawn} drawn
 */
function marks({ review, by, seat, step, last }) {
  const costly = review.decisions.filter(
    (each) => each.seat === seat && MARKED.includes(each.grade),
  );
  const entries = review.seats
    .filter((each) => each.seat === seat)
    .flatMap((each) => each.parts.flatMap((part) => part[by].entries));
  const lucky = entries.filter(
    ({ cause, change }) =>
      cause !== "decision" && cause !== "estimate" && Math.abs(change) >= SWING,
  );
  return [
    ...lucky.map(({ version, chance }) =>
      svg("circle", { class: "mark luck", cx: x(step(version), last), cy: y(chance), r: 4 }),
    ),
    ...costly.map(({ before, know, open }) => {
      const judged = by === "know" ? know : open;
      return triangle(x(step(before), last), y(judged.played[0]));
    }),
  ];
}

/**
 * @param {number} left
 * @param {number} top
 */
function triangle(left, top) {
  const points = `${left - 5.5} ${top - 5}, ${left + 5.5} ${top - 5}, ${left} ${top + 5}`;
  return svg("polygon", { class: "mark costly", points });
}

/**
 * A seat's chance at a moment.
 * @param {import("../protocol.js").ReviewSeat} seat
 * @param {"know" | "open"} by
 * @param {number} at
 */
export function chanceAt({ parts }, by, at) {
  let chance = parts[0][by].start;
  let begins = 0;
  for (const part of parts) {
    const { start, entries, end } = part[by];
    if (begins < at) chance = start;
    for (const entry of entries) if (entry.version <= at) chance = entry.chance;
    begins = end;
  }
  return chance;
}

/**
 * What the marks of a chart mean.
 * @param {boolean} solved whether the game is
 */
export function marksExplained(solved) {
  const sign = (/** @type {SVGElement} */ drawn) =>
    svg("svg", { viewBox: "0 0 12 12", "aria-hidden": "true" }, drawn);
  return el(
    "p",
    { class: "muted marks" },
    sign(triangle(6, 6)),
    ` ${say("page-review-mark-decision")} `,
    sign(svg("circle", { class: "mark luck", cx: 6, cy: 6, r: 4 })),
    ` ${say(solved ? "page-review-mark-other" : "page-review-mark-luck")}`,
  );
}
