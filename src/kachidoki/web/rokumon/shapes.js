// The table's shapes and places: the same files that Python's pictures are drawn from.

import { getJson } from "../lib/requests.js";

/** @typedef {{x: number, y: number}} Place */

/** @typedef {[number, number]} Pair */
/** @typedef {{face: string, edge: string, inner: string, ink: string}} CoinColours */
/**
 * @typedef {{fill: string, side: string, deep: string, bright: string, on: string, repeat:
 *   number[], crest: string, around?: string}} ClanLook
 */
/**
 * @typedef {object} Table
 * @property {Pair} brick
 * @property {Pair} square
 * @property {{radius: Pair, thick: number, inner: number, pip: {radius: number, along: number,
 *   from: number, apart: number}}} coin
 * @property {{radius: Pair, thick: number, lift: number, down: number, crest: number,
 *   small_crest: number}} warrior
 * @property {Record<string, {hole: string, milled: number, light: CoinColours,
 *   dark: CoinColours}>} coins
 * @property {Record<string, ClanLook>} clans
 */

/** @type {Table} */
export let table;
/** @type {{icons: Record<string, string>}} */
export let theme;

/** Read the shapes once, before anything is drawn. */
export async function loadShapes() {
  if (!table) {
    [table, theme] = await Promise.all([
      getJson("/web/data/rokumon.json"),
      getJson("/web/data/theme.json"),
    ]);
  }
}

const ROWS = "abcdefghij";

/** Whether the coins lie on the square grid. */
export function isSquare(/** @type {import("../protocol.js").RokumonViewData} */ view) {
  return view.grid === "square";
}

/**
 * A cell of the brick grid in half bricks: every second row is shifted by half.
 * @param {string} cell
 * @returns {Place}
 */
function halfBricks(cell) {
  const y = ROWS.indexOf(cell[0]) - 3;
  return { x: 2 * Number(cell.slice(1)) - (y % 2 === 0 ? 7 : 6), y };
}

/**
 * The middle of a cell, in the table's own units.
 * @param {string} cell
 * @param {boolean} square
 * @returns {Place}
 */
export function placeOf(cell, square) {
  if (square) {
    const [wide, high] = table.square;
    return { x: Number(cell.slice(1)) * wide, y: ROWS.indexOf(cell[0]) * high };
  }
  const [wide, high] = table.brick;
  const { x, y } = halfBricks(cell);
  return { x: x * wide, y: y * high };
}

/**
 * The coin colours of the table, light and dark, as variables of an element's style.
 * @param {HTMLElement} element
 */
export function paint(element) {
  for (const [colour, kind] of Object.entries(table.coins)) {
    for (const part of /** @type {const} */ (["face", "edge", "inner", "ink"])) {
      const name = part === "ink" ? "ink-on" : part; // the palette has a --gold-ink of its own
      element.style.setProperty(
        `--${colour}-${name}`,
        `light-dark(${kind.light[part]}, ${kind.dark[part]})`,
      );
    }
  }
  for (const [clan, look] of Object.entries(table.clans)) {
    for (const part of /** @type {const} */ (["fill", "side", "deep", "bright", "on"])) {
      element.style.setProperty(`--${clan}-${part}`, look[part]);
    }
    element.style.setProperty(`--${clan}-edge`, `light-dark(${look.deep}, ${look.bright})`);
  }
}

/**
 * Let a table fill the screen below what stands above it.
 * @param {HTMLElement} root
 */
export function fill(root) {
  const top = root.getBoundingClientRect().top + scrollY;
  root.style.setProperty("--above", `${Math.round(top)}px`);
}
