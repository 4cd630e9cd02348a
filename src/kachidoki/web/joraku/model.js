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
 *   tied: boolean, lead: number | null, slot: number}} Standing the lead: over the next faction; 0
 *   where the first place is shared, null where another one is ahead; the slot: where it is drawn
 */
/** @typedef {{rows: number[][], source: string}} Rows */
/**
 * `order`: the colours of the slots; `turn`: whose they are.
 * @typedef {{name: string, number: number, standings: Standing[], order: string[], turn: string,
 *   rows: {round: number, row: number[]}[], source: string}} Area
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
 * @param {Area[]} [drawn] whose slots every colour keeps as long as the turn goes on
 * @returns {Area[]}
 */
export function areasOf(view, board, drawn = []) {
  const now = Math.max(1, view.round);
  const turn = turnOf(view);
  const kept = drawn.filter((area) => area.turn === turn);
  return AREAS.map((name, number) => ({
    name,
    number,
    turn,
    ...standings(view, name, kept[number]?.order ?? []),
    rows: [now, now + 1]
      .filter((round) => round <= 3 && board[name])
      .map((round) => ({ round, row: board[name].rows[round - 1] })),
    source: board[name]?.source ?? "own",
  }));
}

/**
 * Who has influence in an area, the most first.
 * @param {View} view
 * @param {string} area
 * @param {string[]} kept the colours of the slots so far; others come after them
 * @returns {Pick<Area, "standings" | "order">}
 */
function standings(view, area, kept) {
  const there = view.factions
    .filter((faction) => faction.influence[area])
    .sort((a, b) => b.influence[area] - a.influence[area]);
  const order = [...new Set([...kept, ...there.map(({ colour }) => colour)])];
  const found = there.map((faction) => ({
    colour: faction.colour,
    samurai: faction.samurai[area] ?? 0,
    daimyo: faction.daimyo === area,
    influence: faction.influence[area],
    rank: faction.ranks[area],
    tied: there.filter((each) => each.ranks[area] === faction.ranks[area]).length > 1,
    lead: faction.leads[area] ?? null,
    slot: order.indexOf(faction.colour),
  }));
  return { standings: found, order };
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

/**
 * The turn that a view is in the middle of, from the choice of its card to its last step.
 * @param {View} view
 */
function turnOf({ seat, round, skirmishes, skirmish, phase }) {
  const played = ["choose", "place", "march"].includes(phase) ? 1 : 0;
  return [seat, round, skirmishes.length, skirmish.length - played].join();
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
