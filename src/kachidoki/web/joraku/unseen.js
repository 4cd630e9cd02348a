// The cards not yet seen this round: from what lies open and from one's own hands.

import { el, show } from "../lib/dom.js";
import { joined, say } from "../lib/words.js";
import { DECK, seenCards } from "./model.js";
import { cardName, chip } from "./pieces.js";

/**
 * @param {HTMLElement} place
 * @param {import("./model.js").View} view
 */
export function drawUnseen(place, view) {
  const seen = seenCards(view);
  const left = DECK.flat().filter((card) => !seen.has(card));
  show(
    place,
    el("h2", {}, say("page-joraku-unseen", { count: left.length })),
    el("p", { class: "unseen" }, joined(left.map(cardName))),
    el(
      "div",
      { class: "jo-grid", "aria-hidden": "true" },
      ...DECK.flat().map((card) => el("span", { class: seen.has(card) ? "seen" : "" }, chip(card))),
    ),
  );
}
