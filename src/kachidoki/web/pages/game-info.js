// The games as the server describes them: their options, and which of them go together.

import { getJson } from "../lib/requests.js";

/** @typedef {import("../protocol.js").GameInfo & {bots: string[]}} GameInfo */
/** @typedef {import("../protocol.js").OptionInfo} OptionInfo */

/**
 * A game, and the bots that this server has for it.
 * @param {"joraku" | "rokumon"} name
 * @returns {Promise<GameInfo>}
 */
export async function gameInfo(name) {
  /** @type {import("../protocol.js").Games} */
  const { games, bots } = await getJson("/api/games");
  const game = games.find((each) => each.name === name);
  if (!game) throw new Error(`the server has no game ${name}`);
  return { ...game, bots };
}

/**
 * @param {GameInfo} game
 * @param {string} name
 * @returns {OptionInfo}
 */
export function optionOf(game, name) {
  const option = game.options.find((each) => each.name === name);
  if (!option) throw new Error(`${game.name} has no option ${name}`);
  return option;
}

/**
 * What is chosen for an option, or what it is if nothing is.
 * @param {GameInfo} game
 * @param {Record<string, string>} chosen
 * @param {string} name
 */
export function choiceOf(game, chosen, name) {
  const { default: usual, values } = optionOf(game, name);
  return chosen[name] ?? usual ?? values[0];
}

/**
 * Whether an option can be chosen together with what is chosen already.
 * @param {GameInfo} game
 * @param {Record<string, string>} chosen
 * @param {string} name
 */
export function applies(game, chosen, name) {
  return Object.entries(optionOf(game, name).only_with).every(([other, values]) =>
    values.includes(choiceOf(game, chosen, other)),
  );
}

/**
 * Take away what cannot be chosen together with the rest.
 * @param {GameInfo} game
 * @param {Record<string, string>} chosen
 */
export function tidy(game, chosen) {
  for (const name of Object.keys(chosen)) if (!applies(game, chosen, name)) delete chosen[name];
}

/**
 * How many seats a table has.
 * @param {GameInfo} game
 * @param {Record<string, string>} chosen
 */
export function seatCount(game, chosen) {
  const { option, seats } = game.seats_by;
  return seats[choiceOf(game, chosen, option)];
}
