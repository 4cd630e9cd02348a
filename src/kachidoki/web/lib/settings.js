// What a visitor has chosen for themselves, kept in their browser.

import { say } from "./words.js";

/** @typedef {"auto" | "light" | "dark"} Look */
/**
 * @typedef {object} Settings
 * @property {Look} look
 * @property {number} speed
 * @property {number} volume from 0 to 1
 * @property {boolean} scenes whether title cards and winning scenes are shown
 * @property {boolean} hints
 * @property {boolean} verdicts
 * @property {boolean} unseen
 * @property {boolean} ends
 * @property {boolean} twice whether a finger does something on the coins only by a second tap
 * @property {boolean} notices whether the browser tells of turns
 */

/** @type {Settings} */
const DEFAULTS = {
  look: "auto",
  speed: 1,
  volume: 0.5,
  scenes: true,
  hints: true,
  verdicts: true,
  unseen: false,
  ends: true,
  twice: true,
  notices: false,
};

/** The event of the window that tells of another look. */
export const LOOK = "look";

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
  if (change.look) dispatchEvent(new Event(LOOK));
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

/** @returns {Record<string, number[]>} at each table, the seats of people who are muted */
function allMuted() {
  try {
    return JSON.parse(localStorage.getItem("muted") ?? "{}");
  } catch {
    return {};
  }
}

/**
 * The seats at a table whose people's reactions are not shown in this browser.
 * @param {string} table
 */
export function mutedAt(table) {
  return allMuted()[table] ?? [];
}

/**
 * Mute the person of a seat, or no longer. Tables of which the browser knows nothing any more are
 * forgotten.
 * @param {string} table
 * @param {number} seat
 * @param {boolean} on
 */
export function setMuted(table, seat, on) {
  const known = new Set([table, ...visits().map((visit) => visit.table)]);
  const kept = Object.entries(allMuted()).filter(([name]) => known.has(name));
  const seats = mutedAt(table).filter((each) => each !== seat);
  const now = { ...Object.fromEntries(kept), [table]: on ? [...seats, seat] : seats };
  localStorage.setItem("muted", JSON.stringify(now));
}

/** What the visitor is called: by their name, or as a guest, so that sentences can tell of them. */
export function ownName() {
  return localStorage.getItem("name") || say("page-guest");
}

/**
 * The games that were played to their end with a coach, or without one by choice.
 * @returns {string[]}
 */
export function coachedGames() {
  return (localStorage.getItem("coached") ?? "").split(" ");
}

/** @param {string} game */
export function noteCoached(game) {
  localStorage.setItem("coached", [...new Set([...coachedGames(), game])].join(" ").trim());
}

/** Tables of which the browser knows at most; the server tells of so many at once. */
const MOST_VISITS = 24;

/**
 * @typedef {{act: number, lessons: number[]}} Lesson an act that a coach teaches, of all that are
 *   taught in order
 */
/**
 * @typedef {{table: string, title: string, game: string, at: number, over?: boolean,
 *   lesson?: Lesson, from?: string}} Visit a table that the visitor has been at, whether its game
 *   was over when last heard of, what is taught there, and the review that it is played on from
 */

/** @returns {Visit[]} the latest first */
export function visits() {
  try {
    return JSON.parse(localStorage.getItem("tables") ?? "[]");
  } catch {
    return [];
  }
}

/**
 * Keep a visit, in the place of the oldest one of a finished game if there are too many. What is
 * taught at its table, and where it comes from, stay known.
 * @param {Visit} visit
 */
export function remember(visit) {
  const { lesson, from } = visitOf(visit.table) ?? {};
  const now = { lesson, from, ...visit };
  const kept = [now, ...visits().filter((each) => each.table !== visit.table)];
  if (kept.length > MOST_VISITS) {
    const finished = kept.findLastIndex((each) => each.over);
    kept.splice(finished > 0 ? finished : kept.length - 1, 1);
  }
  localStorage.setItem("tables", JSON.stringify(kept));
}

/**
 * Keep of which tables the game is over.
 * @param {string[]} tables
 */
export function rememberOver(tables) {
  const known = visits().map((each) => ({ ...each, over: tables.includes(each.table) }));
  localStorage.setItem("tables", JSON.stringify(known));
}

/**
 * What the browser knows of a table.
 * @param {string} table
 */
export function visitOf(table) {
  return visits().find((each) => each.table === table);
}

/**
 * Nothing is taught at a table any more.
 * @param {string} table
 */
export function endLesson(table) {
  const kept = visits().map(({ lesson, ...visit }) =>
    lesson && visit.table !== table ? { ...visit, lesson } : visit,
  );
  localStorage.setItem("tables", JSON.stringify(kept));
}

/** @param {string} table */
export function forget(table) {
  localStorage.setItem("tables", JSON.stringify(visits().filter((each) => each.table !== table)));
}
