// To the clipboard, also on a host without https, where browsers do not offer the modern way.

import { el } from "./dom.js";
import { tell } from "./shell.js";
import { say } from "./words.js";

/** @param {string} text */
export async function copy(text) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text).catch(() => selected(text));
  } else {
    selected(text);
  }
  tell(say("page-copied"));
}

/** @param {string} text */
function selected(text) {
  const area = el("textarea", { class: "unseen", readonly: true }, text);
  // Inside an open dialog, since nothing beside it can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}
