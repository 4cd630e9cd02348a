// The boards of the games.

import { faceOf, nameOf } from "../lib/names.js";
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
 * @param {() => import("../protocol.js").SeatInfo[]} seats of its table
 * @returns {Context}
 */
export function onlooker(seats) {
  return {
    act: async () => undefined,
    takeBack: async () => undefined,
    patient: false,
    announce,
    nameOf: (seat) => nameOf(seats(), seat),
    faceOf: (seat) => faceOf(seats(), seat),
    whyNot: async () => "",
  };
}
