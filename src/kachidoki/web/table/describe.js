// The board in words: shown to everybody, and read by a screen reader line by line.

import { dialog } from "../lib/dialogs.js";
import { el } from "../lib/dom.js";
import { say } from "../lib/words.js";

/** @param {string[]} lines */
export function describeBoard(lines) {
  const list = el(
    "ul",
    { class: "in-words", tabindex: "-1" },
    ...lines.map((line) => el("li", {}, line)),
  );
  const box = dialog(say("page-board-in-words"), list);
  list.focus({ preventScroll: true });
  box.scrollTo(0, 0); // a long list is read from its beginning
}
