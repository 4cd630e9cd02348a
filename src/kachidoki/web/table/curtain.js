// What hides the cards of one person from the next one at the same screen.

import { button, el } from "../lib/dom.js";
import { say } from "../lib/words.js";

/**
 * What a drawn curtain says, and the button that lifts it.
 * @param {string} name of who may look
 * @param {() => void} lift
 */
export function curtain(name, lift) {
  return [
    el("p", {}, say("page-curtain", { name })),
    button(say("page-curtain-lift", { name }), lift, { class: "main", "data-key": "lift" }),
  ];
}
