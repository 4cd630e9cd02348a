// The table's shapes and places: the same files that Python's pictures are drawn from.

import { getJson } from "../lib/requests.js";

/** @typedef {{x: number, y: number}} Place */

/** @type {any} */
export let table = null;
/** @type {any} */
export let theme = null;

/** Read the shapes once. */
export async function loadShapes() {
  if (!table) {
    [table, theme] = await Promise.all([
      getJson("/web/data/rokumon.json"),
      getJson("/web/data/theme.json"),
    ]);
  }
}

const ROWS = "abcdefghij";
const SQUARE_ACT = 1;

/** Which act lies on the square grid. */
export function isSquare(/** @type {any} */ view) {
  return view.act === SQUARE_ACT;
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
 * The lines of three on the table that a clan holds, and its stack of three: what won an act.
 * @param {any} view
 * @param {string} clan
 * @returns {string[][]}
 */
export function winningCells(view, clan) {
  const square = isSquare(view);
  /** @type {Map<string, string>} */
  const held = new Map();
  const found = [];
  for (const coin of view.coins) {
    if (coin.stack.at(-1)?.clan !== clan) continue;
    const { x, y } = gridPoint(coin.cell, square);
    held.set(`${x},${y}`, coin.cell);
    if (coin.stack.length === 3) found.push([coin.cell]);
  }
  const axes = square
    ? [[1, 0]]
    : [
        [2, 0],
        [1, 1],
        [1, -1],
      ];
  for (const [spot, cell] of held) {
    const [x, y] = spot.split(",").map(Number);
    for (const [dx, dy] of axes) {
      const second = held.get(`${x + dx},${y + dy}`);
      const third = held.get(`${x + 2 * dx},${y + 2 * dy}`);
      if (second && third) found.push([cell, second, third]);
    }
  }
  return found;
}

/**
 * @param {string} cell
 * @param {boolean} square
 */
function gridPoint(cell, square) {
  return square ? { x: Number(cell.slice(1)), y: ROWS.indexOf(cell[0]) } : halfBricks(cell);
}

/**
 * The coin colours of the table, light and dark, as variables of an element's style.
 * @param {HTMLElement} element
 */
export function paint(element) {
  for (const [colour, kind] of Object.entries(table.coins)) {
    for (const part of ["face", "edge", "inner", "ink"]) {
      const name = part === "ink" ? "ink-on" : part; // the palette has a --gold-ink of its own
      element.style.setProperty(
        `--${colour}-${name}`,
        `light-dark(${kind.light[part]}, ${kind.dark[part]})`,
      );
    }
  }
  for (const [clan, look] of Object.entries(table.clans)) {
    for (const part of ["fill", "side", "deep", "bright", "on"]) {
      element.style.setProperty(`--${clan}-${part}`, look[part]);
    }
    element.style.setProperty(`--${clan}-edge`, `light-dark(${look.deep}, ${look.bright})`);
  }
}
