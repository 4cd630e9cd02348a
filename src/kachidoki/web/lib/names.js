// What people and bots at a table are called; the sentences of the server say the same.

import { mask } from "./masks.js";
import { labelled, list, say } from "./words.js";

/** The levels of the bots, from the kindest on. */
export const LEVELS = ["beginner", "casual", "skilled", "expert", "master"];

/**
 * The names of all seats, each of them different.
 * @param {import("../protocol.js").SeatInfo[]} seats
 * @returns {string[]}
 */
export function namesOf(seats) {
  const levels = seats.map((seat) => (seat.kind === "bot" ? seat.bot : null));
  const plain = seats.map(
    (seat, at) => botName(levels, at) || seat.name || say("page-seat", { number: at + 1 }),
  );
  return toldApart(plain);
}

/**
 * What the bot of a seat is called: a level is somebody, and a second bot of the same level is one
 * of their house; a bot of the host's own has the name it was given. Empty where no bot sits.
 * @param {(string | null)[]} levels of all seats
 * @param {number} at
 */
export function botName(levels, at) {
  const level = levels[at];
  if (level === null) return "";
  if (!LEVELS.includes(level)) return level;
  return say(
    `page-bot-${level}-${levels.slice(0, at + 1).filter((each) => each === level).length}`,
  );
}

/**
 * A bot that can be chosen: its name, and its strength in plain words.
 * @param {string} level
 * @param {string} [name] the usual one if nothing else is said
 */
export function botTitle(level, name = botName([level], 0)) {
  return labelled(name, levelName(level));
}

/**
 * How strong a bot is, in plain words; of a bot of the host's own nobody knows.
 * @param {string} level
 */
export function levelName(level) {
  return say(`page-level-${LEVELS.includes(level) ? level : "own"}`);
}

/**
 * The mask of the bot that has a seat; null where somebody else does.
 * @param {import("../protocol.js").SeatInfo[]} seats
 * @param {number | null} seat
 */
export function faceOf(seats, seat) {
  const level = seat !== null && seats[seat]?.kind === "bot" ? seats[seat].bot : null;
  return level === null ? null : mask(level);
}

/**
 * Names that are all different: those that look the same get the numbers of their seats.
 * @param {string[]} names
 * @returns {string[]}
 */
function toldApart(names) {
  const seen = names.map((name) =>
    name.replace(/[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu, "").normalize("NFC"),
  );
  if (new Set(seen).size === seen.length) return names;
  return toldApart(
    names.map((name, at) =>
      seen.indexOf(seen[at]) === seen.lastIndexOf(seen[at])
        ? name
        : say("page-same-name", { name, number: at + 1 }),
    ),
  );
}

/**
 * @param {import("../protocol.js").SeatInfo[]} seats
 * @param {number | null} seat
 */
export function nameOf(seats, seat) {
  return seat === null ? say("page-nobody") : namesOf(seats)[seat];
}

/**
 * What a table is called: as its host named it, or as its game is called in the visitor's language.
 * @param {{title: string, game: string}} table
 */
export function tableTitle({ title, game }) {
  return title.toLowerCase() === game ? say(`page-game-${game}`) : title;
}

/**
 * How a finished game went, in the words of whoever looks: a seat, or nobody's.
 * @param {{winners: number[], ranking: number[]}} outcome
 * @param {number | null} seat
 * @param {(seat: number) => string} nameOf
 */
export function resultFor(outcome, seat, nameOf) {
  const { winners, ranking } = outcome;
  if (seat !== null && winners.includes(seat)) {
    return say(winners.length > 1 ? "page-share-win" : "page-you-win");
  }
  if (seat !== null && ranking.length > 2) {
    return say("page-your-place", { place: say("place", { rank: ranking.indexOf(seat) + 1 }) });
  }
  return winners.length
    ? say("page-winner", { names: list(winners.map(nameOf)) })
    : say("page-status-over");
}
