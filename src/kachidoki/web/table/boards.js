// The boards of the games.

import { announce } from "../lib/shell.js";

/** @typedef {import("./contract.js").Context} Context */
/** @typedef {import("./contract.js").GameModule} GameModule */

/** @type {Record<string, () => Promise<GameModule>>} */
const BOARDS = {
  joraku: () => import("../joraku/board.js"),
  rokumon: () => import("../rokumon/board.js"),
};

/**
 * A game's module, loaded when it is needed.
 * @param {string} game
 */
export function gameModule(game) {
  return BOARDS[game]();
}

/**
 * For a board that is only looked at.
 * @param {(seat: number | null) => string} nameOf
 * @returns {Context}
 */
export function onlooker(nameOf) {
  return {
    act: async () => undefined,
    takeBack: async () => undefined,
    patient: false,
    announce,
    nameOf,
    whyNot: async () => "",
  };
}
