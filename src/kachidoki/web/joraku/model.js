// What a view says, in the shape the board is drawn from. No rule decides here what is possible:
// that is `update.legal` alone.

export const AREAS = ["kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano"];
export const SUITS = ["katana", "yari", "teppo"];
export const ROUNDS = ["I", "II", "III"];

/** @typedef {import("../protocol.js").JorakuFaction} Faction */
/** @typedef {import("../protocol.js").JorakuPlay} Play */
/** @typedef {import("../protocol.js").JorakuViewData} ViewData */
/** @typedef {import("../protocol.js").EventInfo} EventInfo */
/** @typedef {Omit<import("../table/contract.js").Shown, "view"> & {view: ViewData}} Update */
/**
 * "prestige": the end of a round is looked at.
 * @typedef {Omit<ViewData, "phase"> & {phase: ViewData["phase"] | "prestige"}} View
 */
/**
 * @typedef {{colour: string, samurai: number, daimyo: boolean, influence: number, rank: number,
 *   tied: boolean, lead: number | null}} Standing the lead: over the next faction; 0 where the
 *   first place is shared, null where another one is ahead
 */
/**
 * @typedef {{name: string, number: number, standings: Standing[], rows: {round: number, row:
 *   number[]}[]}} Area
 */

/**
 * The score rows of each area and round of a table's board, from the line that its options give.
 * @param {string | undefined} line
 * @returns {Record<string, number[][]>}
 */
export function readBoard(line) {
  /** @type {Record<string, number[][]>} */
  const found = {};
  for (const part of (line ?? "").split(", ")) {
    const [name = "", ...words] = part.split(" ");
    const rounds = words.slice(0, -1).join(" ").split(" / "); // the last one is where it is from
    found[name] = rounds.map((row) => row.split(" ").map(Number));
  }
  return found;
}

/**
 * Every area with its rows and the factions there, the first one first.
 * @param {View} view
 * @param {Record<string, number[][]>} board
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
      .map((round) => ({ round, row: board[name][round - 1] })),
  }));
}

/**
 * Who has influence in an area, the most first.
 * @param {View} view
 * @param {string} area
 * @returns {Standing[]}
 */
function standings(view, area) {
  const there = view.factions
    .filter((faction) => faction.influence[area])
    .sort((a, b) => b.influence[area] - a.influence[area]);
  return there.map((faction) => ({
    colour: faction.colour,
    samurai: faction.samurai[area] ?? 0,
    daimyo: faction.daimyo === area,
    influence: faction.influence[area],
    rank: faction.ranks[area],
    tied: there.filter((each) => each.ranks[area] === faction.ranks[area]).length > 1,
    lead: faction.leads[area] ?? null,
  }));
}

const LOUD_VICTORY = 3; // the variant card about what a skirmish pays

/**
 * What sentences about the pay of a skirmish are told.
 * @param {View} view
 * @param {Record<string, string>} options of the table
 */
export function skirmishPay({ variants }, { kachidoki }) {
  return {
    pays: variants.includes(LOUD_VICTORY) ? "steep" : "usual",
    whom: kachidoki === "winner" ? "winner" : "all",
  };
}

/** The 21 cards, suit by suit. */
export const DECK = SUITS.map((suit) =>
  [1, 2, 3, 4, 5, 6, "ninja"].map((rank) => `${suit} ${rank}`),
);

/**
 * @param {View} view
 * @param {string} colour
 */
export function factionOf(view, colour) {
  return view.factions.find((faction) => faction.colour === colour);
}

/**
 * How many Samurai a colour has in supply, and how many there are of it.
 * @param {View} view
 * @param {string} colour
 */
export function samuraiOf(view, colour) {
  const { supply = 0, samurai = {} } = factionOf(view, colour) ?? {};
  const all = Object.values(samurai).reduce((sum, count) => sum + count, supply);
  return { supply, all };
}
