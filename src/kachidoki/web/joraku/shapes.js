// The shapes and places that the pictures of Python use too, read once.

import { getJson } from "../lib/requests.js";

/** @typedef {"red" | "blue" | "yellow" | "green"} Colour */
/**
 * @typedef {{fill: string, deep: string, bright: string, on: string, mon: string, token: string,
 *   mon_at: [number, number]}} Player
 */
/** @typedef {{fill: string, turn: number, path: string}} Suit */
/**
 * @typedef {object} Theme
 * @property {Record<string, Player>} players
 * @property {Record<string, Suit>} suits
 * @property {Record<string, string>} icons
 * @property {string} ninja
 * @property {{thick: number, mon: number}} token
 * @property {{pole: string, bar: string, cloth: string, mon_at: [number, number], mon: number}}
 *   banner
 * @property {{width: number, height: number, round: number}} card
 */
/** @typedef {[number, number]} Spot */
/**
 * @typedef {{station: Spot, name: Spot, rows: Spot, slots: Spot[], points: string}} Place
 */
/**
 * What stands in a faction's room: how wide it is, the badge of its rank, the gap between things,
 * and how large pieces, one on a stack, the letters of its count and a Daimyo are at most.
 * @typedef {{width: number, badge: Spot, gap: number, pieces: number[], stack: number,
 *   count: number, daimyo: number}} Slot
 */
/**
 * @typedef {object} MapShape
 * @property {Spot} size
 * @property {Record<string, Place>} areas
 * @property {Slot} slot
 * @property {{width: number, height: number, next_height: number, gap: number, tab: number}} rows
 * @property {{radius: number}} station
 * @property {string} road
 * @property {string} land
 * @property {{path: string, snow?: string}[]} mountains
 * @property {Record<string, {at: Spot, path: string}>} landmarks
 * @property {string} lake
 * @property {Spot[]} waves
 * @property {string} wave
 */

const read = await Promise.all([
  getJson("/web/data/theme.json"),
  getJson("/web/data/joraku_map.json"),
]);

/** @type {Theme} */
export const theme = read[0];
/** @type {MapShape} */
export const shape = read[1];

/**
 * The players' colours as CSS variables; which edge stands out, the stylesheet says.
 * @param {HTMLElement} root
 */
export function paint(root) {
  for (const [colour, look] of Object.entries(theme.players)) {
    for (const part of /** @type {const} */ (["fill", "deep", "bright", "on"])) {
      root.style.setProperty(`--${colour}-${part}`, look[part]);
    }
  }
}
