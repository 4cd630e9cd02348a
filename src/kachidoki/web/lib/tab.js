// What the browser's tab says: where one is, and whether it is one's turn.

import { address } from "./addresses.js";
import { notify } from "./notices.js";
import { labelled, say } from "./words.js";

let where = "";
/** @type {Set<string>} the names of tables at which it is the visitor's turn */
let turns = new Set();

/**
 * Say which page is shown.
 * @param {string} title of the page; empty for the first one
 */
export function nameTab(title) {
  where = title;
  draw();
}

/**
 * Say at which tables it is the visitor's turn, of those that the page knows of.
 * @param {{name: string, title: string}[]} tables
 */
export function markTurns(tables) {
  const news = tables.filter(({ name }) => !turns.has(name));
  turns = new Set(tables.map(({ name }) => name));
  draw();
  if (news.length) notify(labelled(news[0].title, say("page-your-turn")));
}

function draw() {
  const title = where ? `${where} · Kachidoki` : "Kachidoki";
  document.title = turns.size ? `● ${say("page-your-turn")} · ${title}` : title;
  // Another shape, not only another colour.
  const icon = turns.size ? "/web/icon-turn.svg" : "/web/icon.svg";
  document.querySelector("link[rel=icon]")?.setAttribute("href", address(icon));
}
