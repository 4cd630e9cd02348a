// The end of a round: what every area has paid to whom and why, before the game goes on.

import { button, el, show } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { heads } from "./ending.js";
import { BY_AREA, sourceName, SOURCES } from "./history.js";
import { AREAS, ROUNDS } from "./model.js";
import { number } from "./points.js";
import { roundScored } from "./round.js";

/** @typedef {import("./history.js").History} History */
/** @typedef {import("./history.js").Entry} Entry */
/** @typedef {import("./model.js").View} View */
/** @typedef {import("./model.js").Faction} Faction */

/**
 * What comes after the sums.
 * @param {number} round
 * @param {boolean} over
 */
function onward(round, over) {
  return over
    ? say("page-joraku-to-result")
    : say("page-joraku-to-round", { numeral: ROUNDS[round] });
}

/**
 * What the bar offers while the map is looked at, with what it paid in this round.
 * @param {number} round
 * @param {boolean} over
 * @param {() => void} back to the sums
 * @param {() => void} go
 */
export function offerMap(round, over, back, go) {
  return {
    text: roundScored(round),
    points: 0,
    note: "",
    choices: [{ label: say("page-joraku-to-sums"), key: "to-sums", press: back }],
    turn: [{ label: onward(round, over), key: "go-on", main: true, press: go }],
  };
}

/**
 * @param {HTMLElement} place
 * @param {{view: View, history: History, round: number, over: boolean,
 *   nameOf: (seat: number | null) => string, go: () => void, toMap: () => void}} scene
 */
export function drawRound(place, { view, history, round, over, nameOf, go, toMap }) {
  const factions = view.factions.filter((faction) => faction.seat !== null);
  const paid = history.entries.filter((entry) => entry.round === round);
  // Also where nobody got anything, as in a tie of all: that is what one would ask about.
  const areas = AREAS.filter((area) =>
    paid.some((entry) => BY_AREA.includes(entry.source) && entry.area === area),
  );
  const others = SOURCES.filter(
    (source) =>
      !BY_AREA.includes(source) &&
      paid.some((entry) => entry.source === source && entry.points > 0),
  );
  const why = el("p", { class: "jo-reason", "aria-live": "polite" }, say("page-joraku-why-number"));
  const tell = (/** @type {Entry[]} */ entries) =>
    show(why, ...entries.map((entry) => el("span", {}, entry.text)));
  const row = (/** @type {string} */ title, /** @type {(entry: Entry) => boolean} */ of) => {
    const entries = factions.map(({ colour }) =>
      paid.filter((entry) => entry.colour === colour && of(entry)),
    );
    const cells = entries.map((own) => number(own, { none: "–", tell, reached: true }));
    return el(
      "tr",
      {},
      el("th", { scope: "row" }, title),
      ...marked(
        cells.map((cell) => el("td", {}, cell)),
        entries.map(pointsOf),
      ),
    );
  };
  const sum = (/** @type {Faction} */ { colour }) =>
    pointsOf(paid.filter((entry) => entry.colour === colour));
  show(
    place,
    el(
      "header",
      {},
      el("h2", {}, roundScored(round)),
      button(say("page-joraku-to-map"), toMap, { "data-key": "to-map" }),
      button(onward(round, over), go, { class: "main", "data-key": "continue" }),
    ),
    el(
      "div",
      { class: "jo-round-body" },
      el(
        "table",
        { class: "jo-sums" },
        el("thead", {}, heads(factions, nameOf)),
        el(
          "tbody",
          {},
          ...areas.map((area) =>
            row(
              say(`area-${area}`),
              (entry) => BY_AREA.includes(entry.source) && entry.area === area,
            ),
          ),
        ),
        el(
          "tbody",
          {},
          ...others.map((source) => row(sourceName(source), (entry) => entry.source === source)),
        ),
        el(
          "tfoot",
          {},
          el(
            "tr",
            {},
            el("th", { scope: "row" }, say("page-joraku-round", { numeral: ROUNDS[round - 1] })),
            ...marked(
              factions.map((faction) => el("td", {}, `+${sum(faction)}`)),
              factions.map(sum),
            ),
          ),
          el(
            "tr",
            { class: "total" },
            el("th", { scope: "row" }, say("page-joraku-total")),
            ...marked(
              factions.map((faction) => el("td", {}, faction.rp)),
              factions.map(({ rp }) => rp),
            ),
          ),
        ),
      ),
      why,
    ),
  );
}

/** @param {Entry[]} entries */
function pointsOf(entries) {
  return entries.reduce((sum, { points }) => sum + points, 0);
}

/**
 * The cells of a row, with whoever got the most of it marked.
 * @param {HTMLElement[]} cells
 * @param {number[]} points
 */
function marked(cells, points) {
  const most = Math.max(1, ...points);
  cells.forEach((cell, k) => cell.classList.toggle("most", points[k] === most));
  return cells;
}
