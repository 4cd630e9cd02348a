// Which ways there are for what is picked, and the questions to the server about them.

/** @typedef {import("./choices.js").Way} Way */
/** @typedef {import("./choices.js").Picked} Picked */
/** @typedef {import("./choices.js").Forecast} Forecast */
/** @typedef {import("./model.js").Update} Update */

/** What the server has told about one moment. */
export class ToldWays {
  /**
   * @param {import("../table/contract.js").Context} context
   * @param {() => void} changed an answer came
   */
  constructor(context, changed) {
    this.context = context;
    this.changed = changed;
    this.moment = "";
    /** @type {Map<string | null, Way[] | null>} by the action that plays a card; null: asked */
    this.told = new Map();
    /** @type {Forecast | null} */
    this.now = null;
  }

  /**
   * The ways of all these cards; null until they are told.
   * @param {Update} update
   * @param {(string | null)[]} cards null: the card that lies there already
   */
  of(update, cards) {
    const moment = `${update.version} ${update.seat}`;
    if (moment !== this.moment) {
      this.moment = moment;
      this.told.clear();
      this.now = null;
    }
    const found = cards.map((card) => this.told.get(card) ?? null);
    return found.length && found.every((each) => each !== null) ? found.flat() : null;
  }

  /**
   * Ask what is not known yet.
   * @param {(string | null)[]} cards
   */
  ask(cards) {
    for (const card of cards) {
      if (this.told.has(card)) continue;
      this.told.set(card, null);
      void this.answer(card, this.moment);
    }
  }

  /**
   * @param {string | null} card
   * @param {string} moment
   */
  async answer(card, moment) {
    const answer = await this.context.ways(card);
    if (!answer || this.moment !== moment) return;
    this.told.set(card, answer.ways);
    this.now = answer.now;
    this.changed();
  }
}

/**
 * The ways of a picked piece; without one those of the supply.
 * @param {Way[]} ways
 * @param {Picked | null} picked
 */
export function waysOf(ways, picked) {
  if (!picked) return ways.filter((way) => way.area === null);
  return ways.filter(
    (way) =>
      way.to !== null &&
      way.piece === picked.piece &&
      way.colour === picked.colour &&
      way.area === picked.area,
  );
}

/**
 * Pieces that can be taken off the map.
 * @param {Way[]} ways
 */
export function removals(ways) {
  return ways.filter((way) => way.to === null);
}

/**
 * How many pieces can go together at most.
 * @param {Way[]} going
 */
export function most(going) {
  return Math.max(0, ...going.map((way) => way.count));
}

/**
 * The pieces of an area that can go somewhere: own Samurai first, as they go most often.
 * @param {Way[]} ways
 * @param {string} area
 * @param {string | null} own the colour whose turn it is
 * @returns {Picked[]}
 */
export function movable(ways, area, own) {
  /** @type {Map<string, Picked>} */
  const found = new Map();
  for (const { piece, colour, area: from, to } of ways) {
    const key = `${piece === "samurai" && colour === own ? 0 : piece === "daimyo" ? 1 : 2} ${colour}`;
    if (from === area && to !== null) found.set(key, { piece, colour, area });
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, picked]) => picked);
}
