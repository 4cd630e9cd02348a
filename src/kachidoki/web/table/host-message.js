// What whoever runs the server tells everybody, above the table until it is closed.

import { button, el } from "../lib/dom.js";
import { announce } from "../lib/shell.js";
import { say } from "../lib/words.js";

/** @type {Set<string>} what was told already: it comes again after every reconnect */
const told = new Set();

/**
 * @param {HTMLElement} place
 * @param {import("../protocol.js").HostMessage} message
 */
export function showHostMessage(place, { id, text }) {
  if (told.has(id)) return;
  told.add(id);
  const words = say("page-host-says", { text });
  const close = button(say("page-close"), () => line.remove(), { class: "quiet" });
  const line = el("p", { class: "came-back host-message" }, words, " ", close);
  place.querySelector(".host-message")?.remove(); // the latest one counts
  place.prepend(line);
  announce(words);
}
