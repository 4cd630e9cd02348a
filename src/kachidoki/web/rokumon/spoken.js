// The table in words: for names of what can be pressed, and to be read.

import { currentLanguage, fullStop, groups, list, say } from "../lib/words.js";
import { shownAs, stars } from "./pieces.js";

/** @typedef {import("./history.js").View} View */

/** A clan's name. */
export function clanName(/** @type {string} */ clan) {
  return say(`clan-${clan}`);
}

/** One of several values. */
export function anyOf(/** @type {string[]} */ values) {
  return new Intl.ListFormat(currentLanguage(), { type: "disjunction" }).format(values.map(stars));
}

/**
 * A warrior: its clan, its value where that counts, and what can be told of a hidden one.
 * @param {View} view
 * @param {View["coins"][number]["stack"][number]} warrior
 */
export function warriorName(view, warrior) {
  const { value, faceDown, couldBe } = shownAs(view, warrior);
  const clan = clanName(warrior.clan);
  if (value === null) return clan;
  if (value !== "?") {
    const facts = { clan, value: stars(value) };
    return faceDown ? say("page-rokumon-face-down", facts) : say("page-rokumon-warrior", facts);
  }
  return couldBe.length
    ? say("page-rokumon-could-be", { clan, values: anyOf(couldBe) })
    : say("page-rokumon-unknown", { clan });
}

/**
 * A coin with all that stands on it.
 * @param {View} view
 * @param {View["coins"][number]} coin
 */
export function coinName(view, coin) {
  const facts = { cell: coin.cell, colour: say(`coin-${coin.colour}`), pips: coin.pips };
  if (!coin.stack.length) return say("draw-told-coin", facts);
  const stack = groups(coin.stack.map((warrior) => warriorName(view, warrior)));
  return say("draw-told-stack", { ...facts, stack });
}

/**
 * What a clan has beside the table.
 * @param {View["clans"][number]} clan
 */
function clanTold(clan) {
  const told = [
    say("draw-told-clan", {
      clan: clanName(clan.clan),
      count: clan.supply.length,
      tokens: clan.tokens,
    }),
  ];
  const values = clan.supply.filter((value) => value !== "?");
  if (values.length) {
    told.push(say("page-rokumon-supply-told", { values: list(values.map(stars)) }));
  }
  if (clan.spent) told.push(say("page-rokumon-spent-told", { count: clan.spent }));
  if (clan.surprised) told.push(say("page-rokumon-surprised", { clan: clanName(clan.clan) }));
  return told.join(" ");
}

/**
 * The whole table, a line for each thing.
 * @param {View} view
 */
export function boardInWords(view) {
  const told = [fullStop(actTitle(view.act))];
  told.push(...view.coins.map((coin) => coinName(view, coin)));
  told.push(...view.clans.map(clanTold));
  if (view.clan) told.push(fullStop(say("draw-status-turn", { clan: clanName(view.clan) })));
  return told;
}

/** An act with its name. */
export function actTitle(/** @type {number} */ act) {
  return say("page-rokumon-act", { act, name: say(`act-${act}`) });
}
