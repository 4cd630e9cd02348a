// The end of a round: what every area has paid to whom and why, before the game goes on.

import { button, el, show } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { choicesOf } from "./choices.js";
import { heads } from "./ending.js";
import { SOURCES } from "./history.js";
import { ROUNDS } from "./model.js";

/** @typedef {import("./history.js").History} History */
/** @typedef {import("./history.js").Entry} Entry */
/** @typedef {import("./model.js").Update} Update */
/** @typedef {import("./model.js").View} View */
/** @typedef {import("./model.js").Faction} Faction */

const BY_AREA = ["prestige", "own-ground"];

/**
 * The round that ended between two updates; 0 if none did.
 * @param {Update | null} old
 * @param {Update} update
 */
export function roundBetween(old, update) {
  if (!old?.view.round) return 0;
  if (update.outcome) return old.outcome ? 0 : update.view.round;
  return update.view.round > old.view.round ? old.view.round : 0;
}

/** @param {number} round */
function roundScored(round) {
  return say("page-joraku-round-scored", { numeral: ROUNDS[round - 1] });
}

/**
 * @param {HTMLElement} place
 * @param {{view: View, history: History, round: number, over: boolean,
 *   nameOf: (seat: number | null) => string, go: () => void}} scene
 */
export function drawRound(place, { view, history, round, over, nameOf, go }) {
  const factions = view.factions.filter((faction) => faction.seat !== null);
  const paid = history.entries.filter((entry) => entry.round === round);
  const areas = [
    ...new Set(
      paid
        .filter((entry) => BY_AREA.includes(entry.source) && entry.points > 0)
        .map((entry) => entry.area),
    ),
  ];
  const others = SOURCES.filter(
    (source) =>
      !BY_AREA.includes(source) &&
      paid.some((entry) => entry.source === source && entry.points > 0),
  );
  const why = el("p", { class: "jo-reason", "aria-live": "polite" }, say("page-joraku-why-number"));
  const row = (/** @type {string} */ title, /** @type {(entry: Entry) => boolean} */ of) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, title),
      ...factions.map((faction) =>
        el(
          "td",
          {},
          number(
            paid.filter((entry) => entry.colour === faction.colour && of(entry)),
            why,
          ),
        ),
      ),
    );
  const sum = (/** @type {Faction} */ { colour }) =>
    paid.filter((entry) => entry.colour === colour).reduce((all, entry) => all + entry.points, 0);
  show(
    place,
    el(
      "header",
      {},
      el("h2", {}, roundScored(round)),
      button(
        over
          ? say("page-joraku-to-result")
          : say("page-joraku-to-round", { numeral: ROUNDS[round] }),
        go,
        { class: "main", "data-key": "continue" },
      ),
    ),
    el(
      "div",
      { class: "jo-round-body" },
      el(
        "table",
        { class: "jo-sums" },
        el("thead", {}, heads(factions, nameOf, [])),
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
          ...others.map((source) =>
            row(say(`page-joraku-from-${source}`), (entry) => entry.source === source),
          ),
        ),
        el(
          "tfoot",
          {},
          el(
            "tr",
            {},
            el("th", { scope: "row" }, say("page-joraku-round", { numeral: ROUNDS[round - 1] })),
            ...factions.map((faction) => el("td", {}, `+${sum(faction)}`)),
          ),
          el(
            "tr",
            { class: "total" },
            el("th", { scope: "row" }, say("page-joraku-total")),
            ...factions.map((faction) => el("td", {}, faction.rp)),
          ),
        ),
      ),
      why,
    ),
  );
}

/**
 * A number that says where it comes from.
 * @param {Entry[]} entries
 * @param {HTMLElement} why
 */
function number(entries, why) {
  if (!entries.length) return el("span", { class: "jo-number none" }, "–");
  const points = entries.reduce((sum, entry) => sum + entry.points, 0);
  const tell = () => show(why, ...entries.map((entry) => el("span", {}, entry.text)));
  return button(String(points), tell, { class: "jo-number", onmouseenter: tell, onfocus: tell });
}

/**
 * While points are counted: of a round the sums, for those who have seen enough, or how the
 * skirmish was won.
 * @param {number} round 0: of a skirmish
 * @param {(() => void) | null} finish null: all was shown
 * @param {string} won
 */
export function offerSums(round, finish, won) {
  const sums = finish && { label: say("page-joraku-show-sums"), key: "sums", press: finish };
  const text = round ? roundScored(round) : won;
  return { text, points: null, choices: round && sums ? [sums] : [], turn: [] };
}

/**
 * What is shown of an update while the points before it are looked at: nothing can be done there,
 * and nobody has new cards yet.
 * @param {Update} update
 * @param {number} round that is scored; 0: only a skirmish, which still lies there
 * @param {View} before
 */
export function whileScored(update, round, before) {
  const { factions, holder } = update.view;
  const { own, cards_held } = before;
  const still = { acting: null, to_act: [], awaited: [] };
  /** @type {View} */
  const view = round
    ? { ...update.view, ...still, own, cards_held, round, phase: "prestige" }
    : { ...before, ...still, factions, holder };
  const shown = { ...update, legal: [], take_back: false };
  return { update: shown, choices: choicesOf([], view), view };
}
