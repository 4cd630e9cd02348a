// What the browser's tab says: where one is, and whether it is one's turn.

import { address } from "./addresses.js";
import { notify } from "./notices.js";
import { labelled, say } from "./words.js";

let where = "";
let shown = "/web/icon.svg"; // what the document begins with
/** @type {Map<string, string>} icons that were read, by their addresses */
const icons = new Map();
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
  void drawIcon();
}

/** Another shape while it is the visitor's turn, not only another colour. */
async function drawIcon() {
  const link = document.querySelector("link[rel=icon]");
  const wanted = turns.size ? "/web/icon-turn.svg" : "/web/icon.svg";
  if (!link || shown === wanted) return;
  shown = wanted;
  const found = await icon(wanted);
  if (found && shown === wanted) link.setAttribute("href", found);
}

/**
 * An icon as an address that needs no server, read once: turns change often. Null if it cannot be
 * had now.
 * @param {string} path
 */
async function icon(path) {
  const known = icons.get(path);
  if (known) return known;
  const answer = await fetch(address(path)).catch(() => null);
  if (!answer?.ok) return null;
  const found = `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
  icons.set(path, found);
  return found;
}
