// Having a game reviewed: asked for once, looked at again and again until it is done.

import { getJson, postJson, Refused } from "../lib/requests.js";
import { currentLanguage } from "../lib/words.js";

/** @typedef {import("../protocol.js").ReviewInfo} ReviewInfo */
/** @typedef {"quick" | "deep"} Effort */

const AGAIN = 500; // milliseconds until the server is asked again how far it is

/**
 * How far a review is, and the review once it is done.
 * @param {string} table
 * @param {Effort} effort
 * @returns {Promise<ReviewInfo>}
 */
export function lookAt(table, effort) {
  return getJson(`/api/tables/${table}/review?effort=${effort}&language=${currentLanguage()}`);
}

/**
 * Have a game reviewed and wait until that is done, or cannot be.
 * @param {string} table
 * @param {Effort} effort
 * @param {(info: ReviewInfo) => boolean} tell how far it is; false: nobody waits any more
 * @returns {Promise<ReviewInfo | null>} null if nobody waits any more
 */
export async function reviewed(table, effort, tell) {
  for (let asked = false; ;) {
    const info = await patiently(() => lookAt(table, effort));
    const failed = info.status === "failed";
    if ((!failed || asked) && !tell(info)) return null;
    if (info.status === "done" || (failed && asked)) return info;
    if (failed || info.status === "none") {
      asked = true;
      await patiently(() => postJson(`/api/tables/${table}/review`, { effort }));
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/**
 * Ask once more as long as the server is away or has been asked too much.
 * @template T
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
async function patiently(ask) {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const passes = ["too-many", "unreachable", "not-stored", "closing"];
      if (!(error instanceof Refused) || !passes.includes(error.code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 4 * AGAIN));
    }
  }
}
