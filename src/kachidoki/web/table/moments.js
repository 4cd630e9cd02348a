// Earlier moments of a table, asked for once each.

import { getJson, Refused } from "../lib/requests.js";
import { currentLanguage } from "../lib/words.js";

const PATIENCE = 400; // milliseconds, when the server has been asked too much

export class Moments {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    /** @type {Map<string, Promise<any>>} */
    this.known = new Map();
    /** @type {Map<string, Promise<any[]>>} */
    this.logs = new Map();
  }

  /**
   * The table after a version, as a seat or a spectator saw it; null: the latest.
   * @param {number | null} at
   * @param {number | null} seat
   * @returns {Promise<any>}
   */
  at(at, seat) {
    return this.ask("moment", seat, at === null ? {} : { at: String(at) });
  }

  /**
   * All that a seat or a spectator was told.
   * @param {number | null} seat
   * @returns {Promise<any[]>}
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
   * @returns {Promise<any[]>}
   */
  async wholeLog(seat) {
    let { first, events } = await this.ask("log", seat, {});
    while (first > 0) {
      const part = await this.ask("log", seat, { before: String(first) });
      first = part.first;
      events = [...part.events, ...events];
    }
    return events;
  }

  /**
   * @param {string} what
   * @param {number | null} seat
   * @param {Record<string, string>} more
   * @returns {Promise<any>}
   */
  ask(what, seat, more) {
    const question = new URLSearchParams({ ...more, language: currentLanguage() });
    if (seat !== null) question.set("seat", String(seat));
    const path = `/api/tables/${this.table}/${what}?${question}`;
    let answer = this.known.get(path);
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
 * @param {string} path
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
 * What a board needs to show a moment: nothing can be done in it.
 * @param {any} moment
 * @param {any[]} log all that was told up to the end
 * @param {any} table
 */
export function asUpdate(moment, log, table) {
  const events = log.filter((event) => event.version <= moment.version);
  return { ...moment, since: 0, events, legal: [], take_back: false, curtain: [], table };
}
