// The boards of the games.

import { address } from "../lib/addresses.js";
import { styleSheet } from "../lib/dom.js";
import { loadPart } from "../lib/languages.js";
import { faceOf, nameOf } from "../lib/names.js";
import { announce } from "../lib/shell.js";
import { known } from "../lib/words.js";

/** @typedef {import("./contract.js").Context} Context */
/** @typedef {import("./contract.js").GameModule} GameModule */

/** @type {Record<string, () => Promise<GameModule>>} */
const BOARDS = {
  joraku: () => import("../joraku/board.js"),
  rokumon: () => import("../rokumon/board.js"),
};

/** The style sheets of each game, in their order. */
/** @type {Record<string, string[]>} */
const STYLES = {
  joraku: [
    "/web/joraku/board.css",
    "/web/joraku/map.css",
    "/web/joraku/cards.css",
    "/web/joraku/phone.css",
    "/web/joraku/control.css",
    "/web/joraku/sideways.css",
    "/web/joraku/short.css",
    "/web/joraku/coached.css",
  ],
  rokumon: [
    "/web/rokumon/board.css",
    "/web/rokumon/pieces.css",
    "/web/rokumon/field.css",
    "/web/rokumon/bar.css",
    "/web/rokumon/phone.css",
    "/web/rokumon/sideways.css",
    "/web/rokumon/scenes.css",
  ],
};

/**
 * A game's module, loaded with its words and its style sheets when it is needed.
 * @param {string} game
 */
export async function gameModule(game) {
  const styled = STYLES[game].map((path) => styleSheet(address(path)));
  const [module] = await Promise.all([BOARDS[game](), gameWords(game), ...styled]);
  return module;
}

/**
 * The sentences of a game that come apart from the page's, once for each language. (Joraku has
 * none of them: its words come with the page.)
 * @param {string} game
 */
export async function gameWords(game) {
  if (game === "rokumon" && !known("page-rokumon-coins")) await loadPart(game);
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
    live: false,
    announce,
    nameOf: (seat) => nameOf(seats(), seat),
    faceOf: (seat) => faceOf(seats(), seat),
    whyNot: async () => "",
    ways: async () => null,
  };
}
