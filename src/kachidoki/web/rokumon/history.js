// What happened so far, as far as this screen was told.

import { withoutRule } from "../lib/words.js";

/** @typedef {import("../protocol.js").EventInfo} Told */
/** @typedef {import("../protocol.js").RokumonViewData} View */
/** @typedef {Omit<import("../table/contract.js").Shown, "view"> & {view: View}} Update */
/** @typedef {{act: number, winner: string | null, event: Told}} Ending */

/** What a clan does on the table, as the events call it. */
const ACTIONS = ["deploy", "deploy-valued", "move", "surprise", "fight"];

// The board itself shows these, or something beside it.
const TOLD_ELSEWHERE = new Set([
  "rokumon.act",
  "rokumon.flip",
  "rokumon.coins",
  "rokumon.taroma",
  "rokumon.tanomo",
]);

/** How an act ended, if an event says so: its reason, such as "line". */
export function endReason(/** @type {Told} */ event) {
  return event.key.startsWith("rokumon.ends-") ? event.key.slice("rokumon.ends-".length) : null;
}

/**
 * The cells and clans that an event is about.
 * @param {Told} event
 * @returns {Set<string>}
 */
export function concerned({ facts: { cell, to_cell: to, clan, winner, loser, action } }) {
  const named = [cell, to, clan, winner, loser, ...(action?.split(" ") ?? [])];
  return new Set(named.filter((each) => each !== undefined));
}

/**
 * What stays to be read of events after they were shown: the last two that nothing else tells.
 * @param {Told[]} events
 */
export function newsOf(events) {
  return events
    .filter((event) => !TOLD_ELSEWHERE.has(event.key))
    .slice(-2)
    .map((event) => withoutRule(event.text))
    .join(" ");
}

/**
 * The logs of all seats that were looked at. In Rokumon everybody is told of every event, some
 * with less in it: so an event has the same number in each of them.
 */
export class History {
  constructor() {
    /** @type {Map<number | null, Told[]>} */
    this.logs = new Map();
    /** @type {Map<number | null, number>} the number of the first event that each log has */
    this.firsts = new Map();
    this.seen = 0; // how many events were shown at this screen
    /** @type {Told[]} */
    this.log = [];
  }

  /** Forget everything: what comes next is a moment of its own. */
  clear() {
    this.logs.clear();
    this.seen = 0;
  }

  /**
   * Take in an update; gives the events that this screen has not shown yet.
   * @param {Update} update
   */
  take(update) {
    const log = update.since === 0 ? [] : (this.logs.get(update.seat) ?? []);
    if (update.since === 0) this.firsts.set(update.seat, update.first ?? 0);
    const first = this.firsts.get(update.seat) ?? 0;
    log.push(...update.events);
    this.logs.set(update.seat, log);
    this.log = log;
    const fresh = log.slice(Math.max(0, this.seen - first));
    this.seen = Math.max(this.seen, first + log.length);
    return fresh;
  }

  /** Every act that ended, in order. */
  endings() {
    /** @type {Ending[]} */
    const found = [];
    for (const event of this.log) {
      if (endReason(event) !== null) {
        found.push({ act: event.facts.act ?? 0, winner: event.facts.winner ?? null, event });
      }
    }
    return found;
  }

  /** The events of the act that is played, or of the last one. */
  thisAct() {
    const begin = this.log.map((event) => event.key).lastIndexOf("rokumon.act");
    return this.log.slice(begin + 1);
  }

  /**
   * Whether a clan has done anything in the act that is played.
   * @param {string} clan
   */
  acted(clan) {
    return this.thisAct().some(
      ({ key, facts }) => facts.clan === clan && ACTIONS.includes(key.split(".")[1] ?? ""),
    );
  }

  /**
   * The cells of the last action on the table, if it was the other clan's: from where to where.
   * @param {string} own
   * @returns {string[]}
   */
  lastOf(own) {
    const done = this.thisAct()
      .filter((event) => ACTIONS.includes(event.key.split(".")[1] ?? ""))
      .at(-1);
    if (!done || done.facts.clan === own) return [];
    return [done.facts.cell, done.facts.to_cell].filter((cell) => cell !== undefined);
  }

  /** Tanomo: the call of a clan that can win on its next turn; empty if there is none. */
  call() {
    const last = this.thisAct().at(-1);
    return last?.key === "rokumon.tanomo" ? withoutRule(last.text) : "";
  }

  /** What Taroma did in this battle, and why. */
  reasons() {
    return this.thisAct().filter((event) => event.key === "rokumon.taroma");
  }
}
