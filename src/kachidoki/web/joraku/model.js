// What a view says, in the shape the board is drawn from. No rule decides here what is possible:
// that is `update.legal` alone.

import { parts } from "./pieces.js";

export const AREAS = ["kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano"];
export const SUITS = ["katana", "yari", "teppo"];
export const ROUNDS = ["I", "II", "III"];

/**
 * @typedef {{colour: string, seat: number | null, card: number | null, daimyo: string, rp: number,
 *   samurai: Record<string, number>, supply: number}} Faction
 */
/** @typedef {{colour: string, card: string}} Play */
/**
 * @typedef {{hand: string[], gave?: string[], gave_right?: string[], discarded?: string[],
 *   received?: string[], pack?: string[], packs?: string[][], picks?: string[]}} Own
 */
/**
 * @typedef {object} View
 * @property {number | null} seat
 * @property {number} round
 * @property {string} phase
 * @property {number[]} to_act
 * @property {number | null} holder
 * @property {number[]} variants
 * @property {Faction[]} factions
 * @property {number[]} cards_held
 * @property {Play[][]} skirmishes
 * @property {Play[]} skirmish
 * @property {string | null} acting
 * @property {number} left
 * @property {Own} [own]
 */
/**
 * @typedef {{colour: string, samurai: number, daimyo: boolean, influence: number, rank: number}}
 *   Standing
 */
/** @typedef {{rows: number[][], source: string}} Rows */
/**
 * @typedef {{name: string, number: number, standings: Standing[], rows: {round: number, row:
 *   number[]}[], source: string}} Area
 */

/**
 * The score rows of a table's board, from the line that its options give.
 * @param {string | undefined} line
 * @returns {Record<string, Rows>}
 */
export function readBoard(line) {
  /** @type {Record<string, Rows>} */
  const found = {};
  for (const part of (line ?? "").split(", ")) {
    const words = part.split(" ");
    const [name = "", source = ""] = [words[0], words.at(-1)];
    const rounds = words.slice(1, -1).join(" ").split(" / ");
    found[name] = { rows: rounds.map((row) => row.split(" ").map(Number)), source };
  }
  return found;
}

/**
 * Every area with its rows and the factions there, the first one first.
 * @param {View} view
 * @param {Record<string, Rows>} board
 * @returns {Area[]}
 */
export function areasOf(view, board) {
  const now = Math.max(1, view.round);
  return AREAS.map((name, number) => ({
    name,
    number,
    standings: standings(view, name),
    rows: [now, now + 1]
      .filter((round) => round <= 3 && board[name])
      .map((round) => ({ round, row: board[name].rows[round - 1] })),
    source: board[name]?.source ?? "own",
  }));
}

/**
 * Who stands in an area, by rank. Tied factions share the lower rank; with variant 2 the higher.
 * @param {View} view
 * @param {string} area
 * @returns {Standing[]}
 */
function standings(view, area) {
  const here = view.factions
    .map((faction) => {
      const samurai = faction.samurai[area] ?? 0;
      const daimyo = faction.daimyo === area;
      return {
        colour: faction.colour,
        samurai,
        daimyo,
        influence: samurai + (daimyo ? 2 : 0),
        rank: 0,
      };
    })
    .filter((each) => each.influence > 0);
  const higher = view.variants.includes(2);
  for (const each of here) {
    each.rank = higher
      ? 1 + here.filter((other) => other.influence > each.influence).length
      : here.filter((other) => other.influence >= each.influence).length;
  }
  return here.sort((a, b) => b.influence - a.influence);
}

/**
 * Who leads an area and by how much; several if they are tied.
 * @param {Standing[]} standings
 */
export function leadOf(standings) {
  const best = standings[0]?.influence ?? 0;
  const first = standings.filter((each) => each.influence === best).map((each) => each.colour);
  const next = standings.find((each) => each.influence < best)?.influence ?? 0;
  return { first, by: first.length === 1 ? best - next : 0 };
}

/**
 * The place of the winning card: the highest, the later of equals; a Ninja beats a 6 [R4].
 * @param {Play[]} plays
 */
export function winning(plays) {
  const values = plays.map((play) => parts(play.card).value);
  const best = values.lastIndexOf(Math.max(...values));
  const ninja = values.lastIndexOf(0);
  return values.includes(6) && ninja >= 0 ? ninja : best;
}

/** @param {View} view */
export function seatsOf(view) {
  return view.cards_held.length;
}

/** @param {View} view */
export function hasHouses(view) {
  return seatsOf(view) === 2 && view.factions.every((faction) => faction.seat !== null);
}

/** @param {View} view */
export function hasNeutral(view) {
  return view.factions.some((faction) => faction.seat === null);
}

/**
 * The seats whose cards make a skirmish, in order from the leader; two houses play twice each.
 * @param {View} view
 */
export function playOrder(view) {
  const seats = seatsOf(view);
  const plays = hasHouses(view) ? 4 : seats;
  return Array.from({ length: plays }, (_, k) => ((view.holder ?? 0) + k) % seats);
}

/**
 * How many skirmishes a round has.
 * @param {View} view
 */
export function skirmishesOf(view) {
  if (hasHouses(view)) return 4;
  return hasNeutral(view) ? 7 : 9 - seatsOf(view);
}

/**
 * How many cards a seat passes.
 * @param {View} view
 */
export function passesOf(view) {
  return hasNeutral(view) ? 3 : 2;
}

/** The 21 cards, suit by suit. */
export const DECK = SUITS.map((suit) =>
  [1, 2, 3, 4, 5, 6, "ninja"].map((rank) => `${suit} ${rank}`),
);

/**
 * The cards of this round that this seat has seen: played ones, and all it had in its hands.
 * @param {View} view
 */
export function seenCards(view) {
  const own = view.own;
  const mine = own
    ? [
        own.hand,
        own.gave,
        own.gave_right,
        own.discarded,
        own.received,
        own.pack,
        ...(own.packs ?? []),
      ]
    : [];
  const played = [...view.skirmishes, view.skirmish].flat().map((play) => play.card);
  return new Set([...mine.flatMap((cards) => cards ?? []), ...played]);
}

/**
 * @param {View} view
 * @param {string} colour
 */
export function factionOf(view, colour) {
  return view.factions.find((faction) => faction.colour === colour);
}
