// Earlier moments of a table, asked for once each.

import { getJson, Refused } from "../lib/requests.js";
import { currentLanguage, withoutRule } from "../lib/words.js";

/** @typedef {import("../protocol.js").EventInfo} EventInfo */
/** @typedef {import("../protocol.js").Moment} Moment */
/** @typedef {import("../protocol.js").Story} Story */

const PATIENCE = 400; // milliseconds, when the server has been asked too much

export class Moments {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    /** @type {Map<string, Promise<unknown>>} */
    this.known = new Map();
    /** @type {Map<string, Promise<EventInfo[]>>} */
    this.logs = new Map();
  }

  /**
   * The table after a version, as a seat or a spectator saw it; null: the latest.
   * @param {number | null} at
   * @param {number | null} seat
   * @returns {Promise<Moment>}
   */
  at(at, seat) {
    return this.ask("moment", seat, at === null ? {} : { at: String(at) });
  }

  /**
   * All that a seat or a spectator was told.
   * @param {number | null} seat
   * @returns {Promise<EventInfo[]>}
   */
  log(seat) {
    const key = `${seat} ${currentLanguage()}`;
    let log = this.logs.get(key);
    if (!log) {
      log = this.wholeLog(seat);
      this.logs.set(key, log);
      log.catch(() => this.logs.delete(key));
    }
    return log;
  }

  /**
   * The log from its end to its beginning, as many events at a time as the server gives.
   * @param {number | null} seat
   * @returns {Promise<EventInfo[]>}
   */
  async wholeLog(seat) {
    /** @type {Story} */
    let { first, events } = await this.ask("log", seat, {});
    while (first > 0) {
      /** @type {Story} */
      const part = await this.ask("log", seat, { before: String(first) });
      first = part.first;
      events = [...part.events, ...events];
    }
    return events;
  }

  /**
   * @template T
   * @param {string} what
   * @param {number | null} seat
   * @param {Record<string, string>} more
   * @returns {Promise<T>}
   */
  ask(what, seat, more) {
    const question = new URLSearchParams({ ...more, language: currentLanguage() });
    if (seat !== null) question.set("seat", String(seat));
    const path = `/api/tables/${this.table}/${what}?${question}`;
    let answer = /** @type {Promise<T> | undefined} */ (this.known.get(path));
    if (!answer) {
      answer = patiently(path);
      this.known.set(path, answer);
      answer.catch(() => this.known.delete(path));
    }
    return answer;
  }
}

/**
 * Whoever runs through a game asks for a lot: then it takes a little longer.
 * @template T
 * @param {string} path
 * @returns {Promise<T>}
 */
async function patiently(path) {
  for (;;) {
    try {
      return await getJson(path);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "too-many") throw error;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    }
  }
}

/**
 * Events in words, one after another.
 * @param {EventInfo[]} events
 */
export function toldIn(events) {
  return events.map((event) => withoutRule(event.text)).join(" ");
}

/**
 * What a board needs to show a moment: nothing can be done in it.
 * @param {Moment} moment
 * @param {EventInfo[]} log all that was told up to the end
 * @param {import("../protocol.js").TableInfo} table
 * @returns {import("./contract.js").Shown}
 */
export function asUpdate(moment, log, table) {
  const events = log.filter((event) => event.version <= moment.version);
  return { ...moment, since: 0, events, legal: [], take_back: false, curtain: [], table };
}
