// What every page shares: going somewhere, and saying something to the visitor.

import { address, pathOf } from "./addresses.js";
import { el } from "./dom.js";

/** @type {() => Promise<boolean>} shows the page that the address names, unless it is left again */
let showPage = async () => false;

/**
 * Say how the page of an address is shown; `go` cannot be used before.
 * @param {() => Promise<boolean>} route
 */
export function setRouter(route) {
  showPage = route;
}

/**
 * Go to another address of ours without loading the document again.
 * @param {string} path
 */
export async function go(path) {
  noteTable(pathOf(location.pathname));
  history.pushState(null, "", address(path));
  if (!(await showPage())) return;
  document.getElementById("page")?.focus({ preventScroll: true });
  if (!location.hash) scrollTo(0, 0); // a page with a # has found its place by itself
}

const TABLE = "table left"; // what is kept of it while its visitor reads the rules

/**
 * Keep which table is being left, until somebody goes on from another page than the rules.
 * @param {string} here the page that is left
 */
function noteTable(here) {
  if (here.startsWith("/t/")) sessionStorage.setItem(TABLE, here);
  else if (!here.startsWith("/rules/")) sessionStorage.removeItem(TABLE);
}

/** The path of the table that a visitor of the rules came from; null: from elsewhere. */
export function tableLeft() {
  return sessionStorage.getItem(TABLE);
}

/**
 * The rules above all pages are those of the game that is looked at.
 * @param {string} game
 */
export function rulesOf(game) {
  document.getElementById("rules")?.setAttribute("href", address(`/rules/${game}`));
}

/**
 * Say something to those who do not see the screen.
 * @param {string} text
 */
export function announce(text) {
  const line = document.getElementById("said");
  if (line) line.textContent = line.textContent === text ? `${text}\u00a0` : text;
}

/** Say nothing any longer: what was said on one page is not about the next. */
export function hush() {
  announce("");
  for (const line of document.querySelectorAll(".toast")) line.remove();
}

/**
 * Say something to everybody, for a moment.
 * @param {string} text
 */
export function tell(text) {
  announce(text);
  const line = el("p", { class: "toast" }, text);
  (document.querySelector("dialog[open]") ?? document.body).append(line);
  setTimeout(() => line.remove(), 6000);
}
