// Requests to the server, and what it refuses.

import { known, say } from "./words.js";

/** @typedef {{code: string, message: string, possible: string[]}} Failure */

/** What the server refused, with its code and a line for people. */
export class Refused extends Error {
  /** @param {Failure} failure */
  constructor(failure) {
    super(failure.message);
    this.code = failure.code;
    this.possible = failure.possible;
  }
}

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function getJson(path) {
  return answer(await reach(path));
}

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
export async function postJson(path, body) {
  const headers = { "content-type": "application/json" };
  return answer(await reach(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

/**
 * @param {string} path
 * @param {RequestInit} [how]
 */
async function reach(path, how) {
  try {
    return await fetch(path, how);
  } catch {
    throw new Refused({
      code: "unreachable",
      message: known("page-unreachable")
        ? say("page-unreachable")
        : "The server cannot be reached just now.",
      possible: [],
    });
  }
}

/** @param {Response} response */
async function answer(response) {
  const found = await response.json().catch(() => null);
  if (response.ok) return found;
  throw new Refused(found ?? { code: "unknown", message: `${response.status}`, possible: [] });
}
