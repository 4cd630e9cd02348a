// How it ended: where every point came from, round by round, and the race as lines.

import { button, el, show, svg } from "../lib/dom.js";
import { resultFor } from "../lib/names.js";
import { groups, joined, labelled, say } from "../lib/words.js";
import { sourceName, SOURCES } from "./history.js";
import { ROUNDS } from "./model.js";
import { crest, samurai, words } from "./pieces.js";
import { number, tellPoints } from "./points.js";
import { capital } from "./spoken.js";

/** @typedef {import("./history.js").History} History */
/** @typedef {import("./history.js").Entry} Entry */
/** @typedef {import("../protocol.js").OutcomeData} OutcomeData */
/** @typedef {import("./model.js").View} View */
/** @typedef {import("./model.js").Faction} Faction */

const DASHES = { red: null, blue: "9 5", yellow: "2 5", green: "12 4 2 4" };
const [WIDE, HIGH] = [640, 300];
const [LEFT, RIGHT, TOP, BOTTOM] = [38, 74, 14, 28];

/**
 * @param {HTMLElement} place
 * @param {View} view
 * @param {History} history
 * @param {OutcomeData} outcome
 * @param {string} reason the sentence of the end
 * @param {(seat: number | null) => string} nameOf
 * @param {() => void} toMap
 */
export function drawEnding(place, view, history, outcome, reason, nameOf, toMap) {
  const factions = inOrder(view.factions, outcome);
  show(
    place,
    el(
      "header",
      {},
      el(
        "div",
        {},
        el("h2", {}, resultFor(outcome, view.seat, nameOf)),
        el("p", {}, reasonFor(outcome, view.seat, reason) || margin(factions, outcome, nameOf)),
      ),
      button(say("page-joraku-to-map"), toMap, { "data-key": "to-map" }),
    ),
    el(
      "div",
      { class: "jo-result-body" },
      table(factions, history, outcome, nameOf),
      el("figure", {}, chart(factions, history), el("figcaption", {}, say("page-joraku-chart"))),
    ),
  );
}

/**
 * How the winner won, unless the line above it says so: with the most points.
 * @param {OutcomeData} outcome
 * @param {number | null} seat that line is for this one; null: it names the winner
 * @param {string} reason
 */
export function reasonFor({ reason: { key }, winners }, seat, reason) {
  const named = seat === null || winners.includes(seat);
  return named && key === "joraku.wins-points" ? "" : reason;
}

/**
 * Those that somebody played, in the order in which they ended.
 * @param {Faction[]} factions
 * @param {OutcomeData} outcome
 */
export function inOrder(factions, { ranking }) {
  const place = (/** @type {Faction} */ { seat }) => (seat === null ? -1 : ranking.indexOf(seat));
  return factions
    .filter(({ seat }) => seat !== null)
    .sort((a, b) => place(a) - place(b) || b.rp - a.rp);
}

/**
 * By how much the one winner is ahead; nothing where seats have two colours, or equal points.
 * @param {Faction[]} factions in the order in which they ended
 * @param {OutcomeData} outcome
 * @param {(seat: number | null) => string} nameOf
 */
export function margin([first, second, ...others], { ranking }, nameOf) {
  const more = second ? first.rp - second.rp : 0;
  if (more <= 0 || others.length + 2 > ranking.length) return "";
  return say("page-joraku-margin", { points: first.rp, more, name: nameOf(second.seat) });
}

/**
 * @param {Faction[]} factions
 * @param {History} history
 * @param {OutcomeData} outcome
 * @param {(seat: number | null) => string} nameOf
 */
function table(factions, history, outcome, nameOf) {
  const row = (/** @type {string} */ title, /** @type {(entry: Entry) => boolean} */ of) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, title),
      ...factions.map(({ colour, seat }) => {
        const entries = history.entries.filter((entry) => entry.colour === colour && of(entry));
        const tell = () => tellPoints(nameOf(seat), entries);
        return el("td", {}, number(entries, { none: "0", tell }));
      }),
    );
  const label = (/** @type {string} */ text) =>
    el(
      "tr",
      { class: "jo-label" },
      el("th", { scope: "rowgroup", colspan: factions.length + 1 }, text),
    );
  const used = SOURCES.filter((source) => history.sum((entry) => entry.source === source) > 0);
  return el(
    "table",
    { class: "jo-sums" },
    el("thead", {}, heads(factions, nameOf, outcome)),
    el(
      "tbody",
      {},
      label(say("page-joraku-by-source")),
      ...used.map((source) => row(sourceName(source), (entry) => entry.source === source)),
    ),
    el(
      "tbody",
      {},
      label(say("page-joraku-by-round")),
      ...ROUNDS.map((numeral, k) =>
        history.rounds[k] === 0 // it was over before anything was shown
          ? null
          : row(say("page-joraku-round", { numeral }), (entry) => entry.round === k + 1),
      ),
    ),
    el(
      "tfoot",
      {},
      el(
        "tr",
        { class: "total" },
        el("th", { scope: "row" }, say("page-joraku-total")),
        ...factions.map((faction) => el("td", {}, faction.rp)),
      ),
    ),
  );
}

/**
 * All who have won together are first.
 * @param {Faction} faction one that somebody played
 * @param {OutcomeData} outcome
 */
export function placeOf({ seat }, { winners, ranking }) {
  const own = seat ?? -1;
  return say("place", { rank: winners.includes(own) ? 1 : ranking.indexOf(own) + 1 });
}

/**
 * Who the columns of a table of points belong to.
 * @param {Faction[]} factions
 * @param {(seat: number | null) => string} nameOf
 * @param {OutcomeData} [outcome] of a game that is over: the place of each
 */
export function heads(factions, nameOf, outcome) {
  return el(
    "tr",
    {},
    el("td", {}),
    ...factions.map((faction) =>
      el(
        "th",
        { scope: "col", class: outcome?.winners.includes(faction.seat ?? -1) ? "victor" : "" },
        crest(faction.colour),
        el("span", { class: "jo-name", title: nameOf(faction.seat) }, nameOf(faction.seat)),
        el("span", { class: "jo-colour" }, capital(`colour-${faction.colour}`)),
        outcome && el("strong", {}, placeOf(faction, outcome)),
      ),
    ),
  );
}

/**
 * The points of every colour over the game. Dashes and pieces tell the lines apart.
 * @param {Faction[]} factions
 * @param {History} history
 */
function chart(factions, history) {
  const most = Math.max(10, ...factions.map((faction) => faction.rp));
  const step = most > 60 ? 20 : 10;
  const x = (/** @type {number} */ moment) =>
    LEFT + ((WIDE - LEFT - RIGHT) * moment) / Math.max(1, history.moment);
  const y = (/** @type {number} */ points) =>
    HIGH - BOTTOM - ((HIGH - TOP - BOTTOM) * points) / most;
  const levels = Array.from({ length: Math.floor(most / step) + 1 }, (_, k) => k * step);
  const told = factions.map((faction) =>
    labelled(
      capital(`colour-${faction.colour}`),
      joined(history.rounds.map((moment) => history.line(faction.colour)[moment])),
    ),
  );
  return svg(
    "svg",
    { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "jo-chart", role: "img", "aria-label": groups(told) },
    ...levels.flatMap((points) => [
      svg("line", {
        x1: LEFT,
        x2: WIDE - RIGHT,
        y1: y(points),
        y2: y(points),
        stroke: "var(--line)",
        "stroke-width": points ? 0.7 : 1.4,
      }),
      words(points, LEFT - 7, y(points) + 4.5, 13, "var(--muted)", { anchor: "end" }),
    ]),
    ...history.rounds.flatMap((moment, k) => {
      const from = k === 0 ? 0 : history.rounds[k - 1];
      if (moment === 0) return [];
      return [
        svg("line", {
          x1: x(moment),
          x2: x(moment),
          y1: TOP,
          y2: HIGH - BOTTOM,
          stroke: "var(--line)",
          "stroke-dasharray": "3 3",
        }),
        words(ROUNDS[k], (x(from) + x(moment)) / 2, HIGH - 8, 14, "var(--muted)", { title: true }),
      ];
    }),
    ...factions.map((faction) => line(faction, history, x, y)),
    ...ends(factions, history, x, y),
  );
}

/**
 * @param {Faction} faction
 * @param {History} history
 * @param {(moment: number) => number} x
 * @param {(points: number) => number} y
 */
function line(faction, history, x, y) {
  const points = history.line(faction.colour);
  const dash = DASHES[/** @type {keyof typeof DASHES} */ (faction.colour)];
  return svg(
    "g",
    {},
    svg("polyline", {
      points: points.map((sum, moment) => `${x(moment)},${y(sum)}`).join(" "),
      fill: "none",
      stroke: `var(--${faction.colour}-line)`,
      "stroke-width": 3,
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
      "stroke-dasharray": dash,
    }),
    ...history.rounds.map((moment) => samurai(faction.colour, x(moment), y(points[moment]), 0.6)),
  );
}

/**
 * Names of the lines at their ends, moved apart where they would lie on one another.
 * @param {Faction[]} factions
 * @param {History} history
 * @param {(moment: number) => number} x
 * @param {(points: number) => number} y
 */
function ends(factions, history, x, y) {
  let free = TOP - 4;
  return [...factions]
    .sort((a, b) => b.rp - a.rp)
    .flatMap((faction) => {
      const at = Math.max(y(faction.rp), free);
      free = at + 21;
      return [
        samurai(faction.colour, x(history.moment) + 22, at, 0.85),
        words(faction.rp, x(history.moment) + 36, at + 5.5, 16, "var(--ink)", {
          anchor: "start",
          weight: 700,
        }),
      ];
    });
}

/**
 * The bar's scene while the map is looked at after the end.
 * @param {string} text
 * @param {() => void} press back to the result
 */
export function offerEnding(text, press) {
  const back = { label: say("page-joraku-to-result"), key: "result", press };
  return { text, points: 0, note: "", choices: [back], turn: [] };
}
