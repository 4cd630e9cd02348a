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

/** The speeds at which a game is shown: what a time of the calm one is multiplied by. */
export const SPEEDS = { calm: 1, brisk: 0.5, once: 0 };

/**
 * How long something stays before the next thing is shown, if that is so many milliseconds at the
 * calm speed; 0 if everything is shown at once, and on a page that nobody sees.
 * @param {number} millis
 */
export function pause(millis) {
  return document.hidden ? 0 : millis * settings().speed;
}

/** How long a movement of so many milliseconds takes here; 0 if nothing shall move. */
export function duration(/** @type {number} */ millis) {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : pause(millis);
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
