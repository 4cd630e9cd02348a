// What a visitor has chosen for themselves, kept in their browser.

import { say } from "./words.js";

/** @typedef {"auto" | "light" | "dark"} Look */
/**
 * @typedef {{look: Look, speed: number, hints: boolean, verdicts: boolean, unseen: boolean, ends:
 *   boolean}} Settings
 */

/** @type {Settings} */
const DEFAULTS = { look: "auto", speed: 1, hints: true, verdicts: true, unseen: false, ends: true };

/** @returns {Settings} */
export function settings() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem("settings") ?? "{}") };
  } catch {
    return DEFAULTS;
  }
}

/** @param {Partial<Settings>} change */
export function change(change) {
  localStorage.setItem("settings", JSON.stringify({ ...settings(), ...change }));
  apply();
}

/** Light or dark, as chosen. */
export function apply() {
  const { look } = settings();
  if (look === "auto") delete document.documentElement.dataset.look;
  else document.documentElement.dataset.look = look;
}

/** Whether the visitor sees the dark look. */
export function isDark() {
  const { look } = settings();
  return look === "dark" || (look === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
}

/** How long an animation of so many milliseconds takes here; 0 if nothing shall move. */
export function duration(/** @type {number} */ millis) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return millis * settings().speed;
}

/** What the visitor is called: by their name, or as a guest, so that sentences can tell of them. */
export function ownName() {
  return localStorage.getItem("name") || say("page-guest");
}

/** @typedef {{table: string, title: string, game: string, at: number}} Visit */

/** @returns {Visit[]} */
export function visits() {
  try {
    return JSON.parse(localStorage.getItem("tables") ?? "[]");
  } catch {
    return [];
  }
}

/** @param {Visit} visit */
export function remember(visit) {
  const others = visits().filter((each) => each.table !== visit.table);
  localStorage.setItem("tables", JSON.stringify([visit, ...others].slice(0, 12)));
}

/** @param {string} table */
export function forget(table) {
  localStorage.setItem("tables", JSON.stringify(visits().filter((each) => each.table !== table)));
}
