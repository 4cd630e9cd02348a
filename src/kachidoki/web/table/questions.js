// Questions to the server about the seat that is looked at.

import { answered } from "./connection.js";

/** @typedef {import("./connection.js").Connection} Connection */

/**
 * Why an action is not open now; empty if nobody can say.
 * @param {Connection | null} connection
 * @param {string} action
 * @returns {Promise<string>}
 */
export async function whyNot(connection, action) {
  const seat = connection?.latest?.seat ?? null;
  if (!connection || seat === null) return "";
  /** @type {Promise<import("../protocol.js").WhyNot>} */
  const asked = connection.ask("why", { seat, action });
  return (await answered(asked))?.text ?? "";
}

/**
 * What the pieces of the seat can do, perhaps after an action that plays a card.
 * @param {Connection | null} connection
 * @param {string | null} card
 * @returns {Promise<import("../protocol.js").Ways | null>}
 */
export async function ways(connection, card) {
  const seat = connection?.latest?.seat ?? null;
  if (!connection || seat === null) return null;
  /** @type {Promise<import("../protocol.js").Ways>} */
  const asked = connection.ask("way", { seat, card });
  return (await answered(asked)) ?? null;
}
