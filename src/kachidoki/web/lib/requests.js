// Requests to the server, and what it refuses.

import { address } from "./addresses.js";
import { known, say } from "./words.js";

/** @typedef {import("../protocol.js").Failure} Failure */

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
 * What the server answers; whoever asks says of which type that is.
 * @template T
 * @param {string} path
 * @returns {Promise<T>}
 */
export async function getJson(path) {
  return answer(await reach(path));
}

/**
 * What the server answers to something that is sent; of a type that whoever sends it says.
 * @template T
 * @param {string} path
 * @param {object} body
 * @returns {Promise<T>}
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
    return await fetch(address(path), how);
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
