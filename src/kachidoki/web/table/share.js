// The links to a table: one for everybody, and one's own, which brings the seat with it.

import { address } from "../lib/addresses.js";
import { copy } from "../lib/clipboard.js";
import { dialog } from "../lib/dialogs.js";
import { button, el } from "../lib/dom.js";
import { say } from "../lib/words.js";

/**
 * The link that everybody may have.
 * @param {string} name of the table
 */
function openLink(name) {
  return location.origin + address(`/t/${name}`);
}

/**
 * The link for everybody in a field, with room for all of it, and a button that copies it.
 * @param {string} name of the table
 */
export function linkField(name) {
  const link = openLink(name);
  const field = el("input", {
    readonly: true,
    value: link,
    "aria-label": say("page-link"),
    "data-key": "link",
    onfocus: () => field.select(),
  });
  return el(
    "div",
    { class: "copy-link" },
    field,
    button(say("page-copy"), () => void copy(link), { "data-key": "copy" }),
  );
}

/**
 * Show the links.
 * @param {string} name of the table
 */
export function shareTable(name) {
  const token = sessionStorage.getItem(`link ${name}`);
  dialog(
    say("page-share"),
    el("p", {}, say("page-share-about")),
    linkField(name),
    ...(token
      ? [
          el("p", {}, say("page-personal-about")),
          button(say("page-copy-personal"), () => void copy(`${openLink(name)}#${token}`), {
            "data-key": "copy-personal",
          }),
        ]
      : []),
  );
}
