// The board in words: shown to everybody, and read by a screen reader line by line.

import { dialog } from "../lib/dialogs.js";
import { el } from "../lib/dom.js";
import { say } from "../lib/words.js";

/** @param {string[]} lines */
export function describeBoard(lines) {
  dialog(
    say("page-board-in-words"),
    el(
      "ul",
      { class: "in-words", tabindex: "-1", autofocus: true },
      ...lines.map((line) => el("li", {}, line)),
    ),
  );
}
