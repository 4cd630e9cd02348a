// A page that is older than the server of its table: says so, and is loaded anew at a good moment.
// That is when nobody at this screen is to act, nothing moves, nothing waits for an answer, no
// dialog is open and nothing is typed. A button does it at any time.

import { openDialog } from "../lib/dialogs.js";
import { button, el } from "../lib/dom.js";
import { announce } from "../lib/shell.js";
import { say } from "../lib/words.js";

/**
 * What is known of a table and its visitor.
 * @typedef {{middle: HTMLElement, stage: {busy: boolean}, past: {at: number | null},
 *   connection: import("./connection.js").Connection | null}} AtTable
 */

const LOOK = 500; // milliseconds between two looks whether the moment is good
// After this a page that came back as old as it was tries again: while servers of both versions
// run, it may have come from the older one.
const AGAIN = 60_000;
const LOADED = "loaded anew"; // when that was last done by itself

/**
 * Whether a version of the program is newer than another; versions that are no numbers are just
 * different.
 * @param {string} one
 * @param {string} other
 */
export function newer(one, other) {
  const [a, b] = [one, other].map((text) => text.split(".").map(Number));
  if ([...a, ...b].some(Number.isNaN)) return one !== other;
  const at = a.findIndex((part, index) => part !== (b[index] ?? 0));
  return at >= 0 && a[at] > (b[at] ?? 0);
}

/**
 * Why the page should not be loaded anew just now, in a word; null: it may.
 * @param {AtTable} table
 */
function waitsFor({ connection, stage, past }) {
  const latest = connection?.latest;
  if (latest?.legal.length || latest?.curtain.length) return "turn";
  if (stage.busy) return "movement";
  if (connection?.pending.size) return "answer";
  if (openDialog()) return "dialog";
  return past.at !== null || typing() ? "visitor" : null;
}

/** Whether somebody is writing something, or has not sent it. */
function typing() {
  const fields = /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */ (
    document.querySelectorAll("#page :is(input, textarea):read-write")
  );
  return [...fields].some((field) => field === document.activeElement || field.value !== "");
}

/**
 * Offer the new version above a table, and take it when that disturbs nobody.
 * @param {AtTable} table
 */
export function offerNewVersion(table) {
  const place = table.middle;
  if (place.querySelector(".new-version")) return;
  const text = say("page-new-version");
  const line = el(
    "p",
    { class: "came-back new-version" },
    text,
    " ",
    button(say("page-reload"), () => location.reload(), { "data-key": "reload" }),
  );
  place.prepend(line);
  announce(text);
  let good = 0;
  const timer = setInterval(() => {
    if (!line.isConnected) return clearInterval(timer); // somebody went to another page
    const why = waitsFor(table);
    line.dataset.waits = why ?? "";
    good = why ? 0 : good + 1;
    const last = Number(sessionStorage.getItem(LOADED));
    if (good < 2 || Date.now() - last < AGAIN) return;
    sessionStorage.setItem(LOADED, String(Date.now()));
    location.reload();
  }, LOOK);
}
