// The game so far as its events tell it: every point with its source, and the skirmishes.

import { say, withoutRule } from "../lib/words.js";

/** @typedef {import("./model.js").EventInfo} EventInfo */
/** @typedef {import("./model.js").Play} Play */
/**
 * @typedef {{colour: string, points: number, source: string, round: number, moment: number, area:
 *   string, text: string}} Entry `text`: why
 */
/** @typedef {{plays: Play[], won: number, text: string}} Skirmish */

/**
 * The areas and colours that an event is about.
 * @param {EventInfo} event
 * @returns {Set<string>}
 */
export function concerned({ facts: { area, to, colour, victim } }) {
  return new Set([area, to, colour, victim].filter((each) => typeof each === "string"));
}

/** Points from before, in a game that is shown from the middle on. */
const EARLIER = "earlier";
/** Where points come from, as the events call it. */
export const SOURCES = [EARLIER, "followed", "kachidoki", "prestige", "own-ground", "kyoto"];
/** Those of them that the areas pay at the end of a round. */
export const BY_AREA = ["prestige", "own-ground"];

/**
 * Where points came from, in words.
 * @param {string} source
 */
export function sourceName(source) {
  return say(source === EARLIER ? "page-joraku-earlier" : `page-joraku-from-${source}`);
}

export class History {
  constructor() {
    /** @type {Entry[]} */
    this.entries = [];
    /** @type {number[]} the moment at which each round ended, from 1 */
    this.rounds = [];
    /** @type {Skirmish | null} */
    this.last = null;
    /** @type {Play[]} */
    this.plays = [];
    /** @type {Record<string, number>} Samurai that others removed since a colour's last card */
    this.removed = {};
    this.round = 0;
    this.moment = 0; // skirmishes and scorings so far: the steps of the chart
  }

  /**
   * What was before the events of a first update. Where it has none the game is shown from the
   * middle on: what was played and paid before is known from where it stands alone.
   * @param {import("./model.js").Update} update
   */
  static before({ events, view: { round, skirmish, factions } }) {
    const history = new History();
    if (events.length) return history;
    history.round = round;
    history.rounds = Array.from({ length: Math.max(0, round - 1) }, () => 0);
    history.plays = skirmish.map(({ colour, card }) => ({ colour, card }));
    history.entries = factions
      .filter(({ rp }) => rp > 0)
      .map(({ colour, rp }) => ({
        ...{ colour, points: rp, source: EARLIER, round: 0, moment: 0, area: "" },
        text: say("page-joraku-earlier"),
      }));
    return history;
  }

  /** @param {EventInfo[]} events */
  add(events) {
    for (const event of events) this.note(event);
  }

  /** @param {EventInfo} event */
  note(event) {
    const { key, facts } = event;
    const kind = key.split(".")[1] ?? "";
    if (key === "joraku.round") {
      this.round = facts.round ?? 0;
    } else if (kind === "remove") {
      const { victim = "" } = facts;
      this.removed[victim] = (this.removed[victim] ?? 0) + 1;
    } else if (kind === "play") {
      const { colour = "", card } = facts;
      delete this.removed[colour];
      // A card that was taken back made room for this one.
      this.plays = this.plays.filter((play) => play.colour !== colour);
      this.plays.push({ colour, card: String(card) });
    } else if (kind.startsWith("won-")) {
      const won = this.plays.findIndex(
        (play) => play.colour === facts.colour && play.card === facts.card,
      );
      this.last = { plays: this.plays, won, text: withoutRule(event.text) };
      this.plays = [];
      this.moment += 1;
    } else if (SOURCES.includes(kind)) {
      this.pay(kind, event);
    } else if (key === "core.take-back") {
      const [verb = "", first = ""] = String(facts.action).split(" ");
      if (facts.action === "daimyo kyoto") this.unpay();
      if (verb === "remove" && this.removed[first]) this.removed[first] -= 1;
    }
  }

  /**
   * @param {string} source
   * @param {EventInfo} event
   */
  pay(source, event) {
    const { colour = "", points = 0, area = "" } = event.facts;
    if (source === "prestige" && this.rounds.length < this.round) {
      this.moment += 1;
      this.rounds.push(this.moment);
    }
    // What is paid while a skirmish goes on belongs to its end.
    const moment = source === "followed" || source === "kyoto" ? this.moment + 1 : this.moment;
    this.entries.push({
      colour,
      points,
      source,
      round: this.round,
      moment,
      area,
      text: withoutRule(event.text),
    });
  }

  /** The Daimyo's way into Kyoto is taken back, and with it what it paid just before. */
  unpay() {
    const paid = this.entries
      .filter((entry) => entry.source === "kyoto" && entry.moment > this.moment)
      .at(-1);
    this.entries = this.entries.filter((entry) => entry !== paid);
  }

  /**
   * A colour's first entries that make up so many points: a board that still counts has shown no
   * more.
   * @param {string} colour
   * @param {number} shown
   */
  upTo(colour, shown) {
    let sum = 0;
    return this.entries.filter((each) => each.colour === colour && (sum += each.points) <= shown);
  }

  /**
   * @param {(entry: Entry) => boolean} which
   */
  sum(which) {
    return this.entries.filter(which).reduce((sum, entry) => sum + entry.points, 0);
  }

  /**
   * A colour's points after each moment.
   * @param {string} colour
   */
  line(colour) {
    return Array.from({ length: this.moment + 1 }, (_, moment) =>
      this.sum((entry) => entry.colour === colour && entry.moment <= moment),
    );
  }
}
