// What a seat could know of the others at a decision, as a table.

import { el } from "../lib/dom.js";
import { percent, say } from "../lib/words.js";

/** @typedef {import("../protocol.js").ReviewCards} ReviewCards */
/** @typedef {import("../protocol.js").ReviewWarriors} ReviewWarriors */

/**
 * Folded until somebody wants it; nothing where nothing was hidden.
 * @param {ReviewCards | ReviewWarriors} grid
 * @param {string[]} names of the seats
 */
export function knownThen(grid, names) {
  if (grid.kind === "warriors" && !grid.warriors.length) return null;
  return el(
    "details",
    { class: "known-then" },
    el("summary", {}, say("review-grid")),
    el(
      "div",
      { class: "scrolls", tabindex: "0", role: "group", "aria-label": say("review-grid") },
      grid.kind === "cards" ? cards(grid, names) : warriors(grid),
    ),
    ...(grid.kind === "cards" ? grid.why.map((why) => el("p", { class: "muted" }, why)) : []),
    grid.kind === "cards" &&
      grid.all_worlds &&
      el("p", { class: "muted" }, say("page-review-all-worlds")),
  );
}

/**
 * How likely each other seat holds each card whose place was not known.
 * @param {ReviewCards} grid
 * @param {string[]} names
 */
function cards(grid, names) {
  const open = grid.cards.filter(({ percent: shares }) => shares !== null);
  const sure = grid.cards.filter(({ place }) => place === "known");
  return el(
    "table",
    {},
    head([say("review-card"), ...grid.seats.map((seat) => names[seat])]),
    el(
      "tbody",
      {},
      ...sure.map(({ name, seat }) =>
        row(
          name,
          grid.seats.map((each) => (each === seat ? 100 : 0)),
        ),
      ),
      ...open.map(({ name, percent: shares }) => row(name, shares ?? [])),
    ),
  );
}

/**
 * What each hidden warrior could be.
 * @param {ReviewWarriors} grid
 */
function warriors(grid) {
  const values = Object.keys(grid.warriors[0].percent);
  return el(
    "table",
    {},
    head([say("review-warrior"), ...values.map((value) => value.replace("*", "★"))]),
    el(
      "tbody",
      {},
      ...grid.warriors.map(({ cell: place, percent: shares }) =>
        row(
          place,
          values.map((value) => shares[value]),
        ),
      ),
    ),
  );
}

/** @param {string[]} names */
function head(names) {
  return el("thead", {}, el("tr", {}, ...names.map((name) => el("th", { scope: "col" }, name))));
}

/**
 * @param {string} name
 * @param {number[]} shares in percent
 */
function row(name, shares) {
  return el("tr", {}, el("th", { scope: "row" }, name), ...shares.map(cell));
}

/**
 * A share, which also fills its cell so far; what cannot be is a dash.
 * @param {number} share in percent
 */
function cell(share) {
  if (!share) {
    return el(
      "td",
      { class: "never" },
      el("span", { "aria-hidden": "true" }, "–"),
      el("span", { class: "unseen" }, say("page-review-cannot")),
    );
  }
  const made = el("td", {}, percent(share * 10_000));
  made.style.setProperty("--share", `${share}%`);
  return made;
}
