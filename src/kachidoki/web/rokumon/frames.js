// From what was to what is, one event after another, so that people can follow.

import { endReason } from "./history.js";

/** @typedef {import("./history.js").Told} Told */
/** @typedef {import("./history.js").View} View */
/** @typedef {import("../protocol.js").RokumonWarrior} Warrior */
/** @typedef {Told["facts"]} Facts */
/**
 * A fight as the scene shows it; clans in the order Sanada, Tokugawa.
 * @typedef {object} Duel
 * @property {string} cell
 * @property {Warrior} top
 * @property {Warrior} under
 * @property {number[]} added
 * @property {{top: number, under: number} | null} totals once the values are shown
 * @property {"top" | "under" | "both" | null} loser
 */
/**
 * @typedef {{view: View, event: Told, duel: Duel | null, winner: string | null, millis: number,
 *   waits?: boolean}} Frame `waits`: until the player goes on
 */

/** @type {Record<string, number>} */
const MILLIS = {
  deploy: 380,
  "deploy-valued": 380,
  move: 520,
  surprise: 800,
  fight: 700,
  add: 420,
  ready: 350,
  showdown: 1300,
  "fight-lost": 1300,
  "fight-lost-to-star": 1600,
  "fight-tied": 1300,
  tanomo: 500,
};
const END_MILLIS = 2800;
const UNDER = " under"; // of a place: below the top of the stack

/** The place of a clan in lists of both. */
export function clanIndex(/** @type {string} */ clan) {
  return clan === "sanada" ? 0 : 1;
}

/**
 * The steps between a view and the next one. They end where a new act is dealt.
 * @param {View} from
 * @param {Told[]} events
 * @returns {Frame[]}
 */
export function framesBetween(from, events) {
  /** @type {Frame[]} */
  const frames = [];
  let view = from;
  let duel = duelOf(view);
  for (const event of events) {
    const what = event.key.split(".")[1];
    if (event.key === "rokumon.act") break;
    if (endReason(event) !== null) {
      frames.push({ view, event, duel, winner: event.facts.winner ?? null, millis: END_MILLIS });
      continue;
    }
    if (!(what in MILLIS)) continue;
    view = structuredClone(view);
    if (!happens(view, what, event.facts)) break;
    if (what === "showdown" && duel) duel = shown(duel, event.facts);
    else if (what.startsWith("fight-") && duel) {
      duel = { ...duel, loser: loserOf(event.facts) };
    } else if (view.fight) duel = duelOf(view);
    else if (what !== "tanomo") duel = null;
    frames.push({ view, event, duel, winner: null, millis: MILLIS[what] });
  }
  return frames;
}

/**
 * The fight of a view, before anything is shown.
 * @param {View} view
 * @returns {Duel | null}
 */
export function duelOf(view) {
  if (!view.fight) return null;
  const [under, top] = coinOn(view, view.fight.cell)?.stack.slice(-2) ?? [];
  return {
    cell: view.fight.cell,
    top,
    under,
    added: [...view.fight.added],
    totals: null,
    loser: null,
  };
}

/**
 * @param {Duel} duel
 * @param {Facts} facts
 * @returns {Duel}
 */
function shown(duel, facts) {
  return {
    ...duel,
    top: { ...duel.top, value: facts.top_value ?? null, shown: true },
    under: { ...duel.under, value: facts.under_value ?? null, shown: true },
    totals: { top: facts.top_total ?? 0, under: facts.under_total ?? 0 },
  };
}

/**
 * Who goes back to the supply after a fight.
 * @param {Facts} facts
 * @returns {Duel["loser"]}
 */
function loserOf({ moved = [] }) {
  if (moved.length > 1) return "both";
  return moved[0]?.[0].endsWith(UNDER) ? "under" : "top";
}

/**
 * @param {View} view
 * @param {string} cell
 */
export function coinOn(view, cell) {
  return view.coins.find((coin) => coin.cell === cell);
}

/**
 * Change a view as an event says; false where it does not fit, and showing steps must stop.
 * @param {View} view
 * @param {string} what
 * @param {Facts} facts
 */
function happens(view, what, facts) {
  const { cell = "", clan, moved = [] } = facts;
  if (what === "fight" && clan) {
    view.fight = { cell, by: clan, added: [0, 0], readies: 0 };
    return coinOn(view, cell)?.stack.length === 2;
  }
  if (what === "add") return bid(view, facts);
  if (what === "showdown") return show(view, facts);
  if (what === "surprise") return lift(view, facts);
  if (what.startsWith("fight-")) {
    view.fight = null;
    view.clan = null;
  }
  return moved.every(([from, onto]) => carry(view, from, onto, facts.value ?? null));
}

/**
 * @param {View} view
 * @param {Facts} facts
 */
function bid(view, { clan, added = [], left = 0 }) {
  const side = view.clans.find((each) => each.clan === clan);
  if (!side || !view.fight) return false;
  side.tokens = left;
  view.fight.added = added;
  return true;
}

/**
 * @param {View} view
 * @param {Facts} facts
 */
function show(view, { cell = "", top_value: top, under_value: under }) {
  const stack = coinOn(view, cell)?.stack;
  if (stack?.length !== 2) return false;
  stack[0] = { ...stack[0], value: under ?? null, shown: true };
  stack[1] = { ...stack[1], value: top ?? null, shown: true };
  return true;
}

/**
 * A coin goes elsewhere with all that stands on it.
 * @param {View} view
 * @param {Facts} facts
 */
function lift(view, { clan, cell = "", to_cell: to = "" }) {
  const coin = coinOn(view, cell);
  const side = view.clans.find((each) => each.clan === clan);
  if (!coin || !side) return false;
  coin.cell = to;
  side.surprised = true;
  return true;
}

/**
 * A warrior goes from a place to a place: a clan's supply, the top of a stack, or below it.
 * @param {View} view
 * @param {string} from
 * @param {string} to
 * @param {string | null} value its own, where it comes from a supply and is known
 */
function carry(view, from, to, value) {
  const side = view.clans.find((each) => each.clan === from);
  const stack = coinOn(view, from.replace(UNDER, ""))?.stack;
  const warrior = side
    ? { clan: side.clan, value, shown: false, could_be: [] }
    : stack?.splice(from.endsWith(UNDER) ? -2 : -1, 1)[0];
  if (side) side.supply.splice(Math.max(0, side.supply.indexOf(value ?? "?")), 1);
  const home = view.clans.find((each) => each.clan === to);
  const onto = coinOn(view, to)?.stack;
  if (!warrior || !(home || onto)) return false;
  onto?.push(warrior);
  home?.supply.push(home.supply.includes("?") ? "?" : (warrior.value ?? "?"));
  return true;
}

/**
 * A view as everybody sees it: for the moment when the screen passes to somebody else.
 * @param {View} view
 */
export function masked(view) {
  const open = structuredClone(view);
  for (const coin of open.coins) {
    for (const warrior of coin.stack) if (!warrior.shown) warrior.value = null;
  }
  for (const clan of open.clans) clan.supply = clan.supply.map(() => "?");
  return open;
}
