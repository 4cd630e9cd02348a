// The links to a table: one for everybody, and one's own, which brings the seat with it.

import { address } from "../lib/addresses.js";
import { copy } from "../lib/clipboard.js";
import { dialog } from "../lib/dialogs.js";
import { button, el } from "../lib/dom.js";
import { say } from "../lib/words.js";

/**
 * Show the links.
 * @param {string} name of the table
 */
export function shareTable(name) {
  const token = sessionStorage.getItem(`link ${name}`);
  const open = location.origin + address(`/t/${name}`);
  dialog(
    say("page-share"),
    el("p", {}, say("page-share-about")),
    el("input", { readonly: true, value: open, "aria-label": say("page-link") }),
    button(say("page-copy"), () => void copy(open)),
    ...(token
      ? [
          el("p", {}, say("page-personal-about")),
          button(say("page-copy-personal"), () => void copy(`${open}#${token}`)),
        ]
      : []),
  );
}
