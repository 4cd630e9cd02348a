// The cards that this seat has not seen in this round.

import { el, show } from "../lib/dom.js";
import { joined, say } from "../lib/words.js";
import { DECK } from "./model.js";
import { cardName, chip } from "./pieces.js";

/**
 * @param {HTMLElement} place
 * @param {import("./model.js").View} view
 */
export function drawUnseen(place, view) {
  const deck = DECK.flat();
  const left = deck.filter((card) => view.unseen.includes(card));
  show(
    place,
    el("h2", {}, say("page-joraku-unseen", { count: left.length })),
    el("p", { class: "unseen" }, joined(left.map(cardName))),
    el(
      "div",
      { class: "jo-grid", "aria-hidden": "true" },
      ...deck.map((card) => el("span", { class: left.includes(card) ? "" : "seen" }, chip(card))),
    ),
  );
}
