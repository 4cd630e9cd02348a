// Who has won, before all the sums are shown: a banner with the crest, and where the points came
// from.

import { button, el, show } from "../lib/dom.js";
import { resultFor } from "../lib/names.js";
import { say } from "../lib/words.js";
import { inOrder, margin, placeOf, reasonFor } from "./ending.js";
import { sourceName, SOURCES } from "./history.js";
import { crest } from "./pieces.js";

/** @typedef {import("./model.js").Faction} Faction */

/**
 * @param {HTMLElement} place
 * @param {import("./model.js").View} view
 * @param {import("./history.js").History} history
 * @param {import("../protocol.js").OutcomeData} outcome
 * @param {string} reason the sentence of the end
 * @param {(seat: number | null) => string} nameOf
 * @param {() => void} toPoints
 */
export function drawVictory(place, view, history, outcome, reason, nameOf, toPoints) {
  const winners = view.factions.filter(
    ({ seat }) => seat !== null && outcome.winners.includes(seat),
  );
  const own = winners.some(({ seat }) => seat === view.seat);
  const shown = inOrder(view.factions, outcome);
  const most = Math.max(
    1,
    ...shown.flatMap(({ colour }) => paidTo(colour, history).map(({ points }) => points)),
  );
  show(
    place,
    el(
      "div",
      { class: "jo-victory" },
      el(
        "div",
        { class: "jo-banners", "aria-hidden": "true" },
        ...winners.map(({ colour }) =>
          el("div", { class: "jo-banner", "data-colour": colour }, crest(colour)),
        ),
      ),
      el(
        "div",
        {},
        el("h2", {}, resultFor(outcome, own ? view.seat : null, nameOf)),
        el("p", {}, reasonFor(outcome, null, reason) || margin(shown, outcome, nameOf)),
        el(
          "div",
          { class: "jo-sources-of" },
          ...shown.map((faction) => {
            const whose = `${placeOf(faction, outcome)} ${nameOf(faction.seat)}`;
            return sources(faction, history, most, shown[1] && whose);
          }),
        ),
        button(say("page-joraku-to-points"), toPoints, {
          class: "main",
          "data-key": "to-points",
        }),
      ),
    ),
  );
}

/**
 * A colour's points by their source, most first.
 * @param {string} colour
 * @param {import("./history.js").History} history
 */
function paidTo(colour, history) {
  return SOURCES.map((source) => ({
    source,
    points: history.sum((entry) => entry.colour === colour && entry.source === source),
  }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}

/**
 * A colour's points by their source, each as a bar and a number.
 * @param {Faction} faction
 * @param {import("./history.js").History} history
 * @param {number} most points that make a whole bar
 * @param {string} [whose] place and name, not needed where only one is shown
 */
function sources({ colour, rp }, history, most, whose) {
  const paid = paidTo(colour, history);
  return el(
    "ul",
    { class: "jo-won-by" },
    whose && el("li", { class: "whose" }, whose),
    ...paid.map(({ source, points }) => {
      const bar = el("span", { class: "jo-won-bar", "data-colour": colour });
      bar.style.setProperty("--part", String(points / most));
      return el("li", {}, el("span", {}, sourceName(source)), bar, el("strong", {}, points));
    }),
    el("li", { class: "sum" }, el("span", {}, say("page-joraku-total")), el("strong", {}, rp)),
  );
}
