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
 * @typedef {{view: View, event: Told, duel: Duel | null, winner: string | null, millis: number}}
 *   Frame
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
    if (!STEPS[what]?.(view, event.facts)) break;
    if (what === "showdown" && duel) duel = shown(duel, event.facts);
    else if (what.startsWith("fight-") && duel) {
      duel = { ...duel, loser: loserOf(duel, event.facts) };
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
    top: { ...duel.top, value: facts.top_value, shown: true },
    under: { ...duel.under, value: facts.under_value, shown: true },
    totals: { top: facts.top_total, under: facts.under_total },
  };
}

/**
 * @param {Duel} duel
 * @param {Facts} facts
 */
function loserOf(duel, facts) {
  if (!facts.loser) return "both";
  return duel.top.clan === facts.loser && duel.top.value === facts.value ? "top" : "under";
}

/**
 * @param {View} view
 * @param {string} cell
 */
export function coinOn(view, cell) {
  return view.coins.find((coin) => coin.cell === cell);
}

/**
 * What an event changes on the table; false where it does not fit, and showing steps must stop.
 * @type {Record<string, (view: View, facts: Facts) => boolean>}
 */
const STEPS = {
  deploy: deployed,
  "deploy-valued": deployed,
  move(view, facts) {
    const warrior = coinOn(view, facts.cell)?.stack.pop();
    if (warrior) coinOn(view, facts.to_cell)?.stack.push(warrior);
    return Boolean(warrior && coinOn(view, facts.to_cell));
  },
  surprise(view, facts) {
    const coin = coinOn(view, facts.cell);
    if (coin) coin.cell = facts.to_cell;
    view.clans[clanIndex(facts.clan)].surprised = true;
    return Boolean(coin);
  },
  fight(view, facts) {
    view.fight = { cell: facts.cell, by: facts.clan, added: [0, 0], readies: 0 };
    return coinOn(view, facts.cell)?.stack.length === 2;
  },
  add(view, facts) {
    const clan = clanIndex(facts.clan);
    view.clans[clan].tokens -= facts.tokens;
    if (view.fight) view.fight.added[clan] += facts.tokens;
    return view.fight !== null;
  },
  ready: () => true,
  tanomo: () => true,
  showdown(view, facts) {
    const stack = coinOn(view, facts.cell)?.stack ?? [];
    if (stack.length !== 2) return false;
    stack[0] = { ...stack[0], value: facts.under_value, shown: true };
    stack[1] = { ...stack[1], value: facts.top_value, shown: true };
    return true;
  },
  "fight-lost": sentHome,
  "fight-lost-to-star": sentHome,
  "fight-tied": sentHome,
};

/**
 * @param {View} view
 * @param {Facts} facts
 */
function deployed(view, facts) {
  const { supply } = view.clans[clanIndex(facts.clan)];
  const value = facts.value ?? "?";
  supply.splice(Math.max(0, supply.indexOf(value)), 1);
  coinOn(view, facts.cell)?.stack.push({
    clan: facts.clan,
    value: facts.value ?? null,
    shown: false,
    could_be: [],
  });
  return Boolean(coinOn(view, facts.cell));
}

/**
 * @param {View} view
 * @param {Facts} facts
 */
function sentHome(view, facts) {
  const coin = coinOn(view, facts.cell);
  view.fight = null;
  view.clan = null;
  if (!coin) return false;
  const leaves = (/** @type {Warrior} */ warrior) =>
    !facts.loser || (warrior.clan === facts.loser && warrior.value === facts.value);
  for (const warrior of coin.stack.filter(leaves)) {
    const { supply } = view.clans[clanIndex(warrior.clan)];
    supply.push(supply.includes("?") ? "?" : (warrior.value ?? "?"));
  }
  coin.stack = coin.stack.filter((warrior) => !leaves(warrior));
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
