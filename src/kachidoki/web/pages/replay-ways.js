// Where a replay leads: to its record, or back to a game that goes on.

import { address } from "../lib/addresses.js";
import { el } from "../lib/dom.js";
import { say } from "../lib/words.js";

/**
 * The record of a game, to be kept.
 * @param {string} table
 * @param {string} title
 */
export function recordOf(table, title) {
  return el(
    "a",
    {
      class: "button quiet",
      href: address(`/api/tables/${table}/record`),
      download: `${title}.txt`,
    },
    say("page-record"),
  );
}

/**
 * Back to a campaign whose earlier acts are shown.
 * @param {string} table
 */
export function toTable(table) {
  return el(
    "a",
    { class: "button main", href: address(`/t/${table}`), "data-key": "to-table" },
    say("page-go-on"),
  );
}
