// The parts of the board and where they stand.

import { el } from "../lib/dom.js";
import { term } from "../lib/terms.js";
import { say } from "../lib/words.js";
import { about } from "./explaining.js";
import { roam } from "./factions.js";

/**
 * Empty parts, for the board to draw in.
 * @param {HTMLElement} map
 * @param {HTMLElement} hand
 */
export function makeParts(map, hand) {
  const head = el("div", { class: "jo-head" });
  const factions = el("ol", { class: "jo-factions", "aria-label": say("page-joraku-factions") });
  roam(factions);
  const skirmish = el("section", { class: "jo-skirmish", "aria-label": say("draw-skirmish") });
  const sources = el("span", {});
  const lead = term("", "", "joraku", "ranking");
  for (const [name, value] of Object.entries(about("lead", { first: 5, second: 3 }))) {
    lead.setAttribute(name, value);
  }
  const notes = el("p", { class: "jo-sources" }, sources, " ", lead);
  const bar = el("section", { class: "jo-bar", "aria-label": say("page-joraku-turn") });
  const deck = el("div", { class: "jo-deck" }, bar);
  const unseen = el("section", { class: "jo-unseen" });
  const result = el("section", { class: "jo-result", hidden: true });
  const round = el("section", { class: "jo-result jo-round", hidden: true });
  const root = el(
    "div",
    { class: "jo", tabindex: "-1" },
    head,
    el("div", { class: "jo-sum" }, factions, skirmish),
    round,
    result,
    map,
    notes,
    el("div", { class: "jo-dock" }, deck, hand),
    unseen,
  );
  return { root, head, factions, skirmish, sources, lead, deck, bar, unseen, round, result };
}
