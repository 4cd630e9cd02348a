// Points that are being looked at before the game goes on: those of a skirmish, or of a whole round
// until somebody has seen its sums.

import { skirmishPay } from "./model.js";
import { goOn, offerSums, roundBetween, whileScored } from "./round.js";
import { Scoring } from "./scoring.js";

/** @typedef {import("./model.js").EventInfo} EventInfo */
/** @typedef {import("./model.js").Update} Update */
/** @typedef {import("./model.js").View} View */
/** @typedef {import("../table/contract.js").Tell} Tell */

export class Counting {
  /**
   * @param {import("./map.js").MapPanel} map
   * @param {HTMLElement} deck what lies below the map
   * @param {import("./motion.js").Motion} motion
   * @param {{plates: () => void, draw: () => void}} board draws the plates, or everything
   */
  constructor(map, deck, motion, board) {
    /** @type {{gained: Record<string, number>, left: Record<string, number>}} */
    this.scored = { gained: {}, left: {} };
    this.round = 0; // the round whose points are being looked at; 0: none
    /** @type {Record<string, number>} points of the next round that are known already */
    this.later = {};
    this.won = false; // whether the latest update ended a skirmish
    /** @type {View | null} what was shown before the latest update */
    this.before = null;
    /** @type {Tell} */
    this.tell = () => {};
    /** @type {(() => void)[]} what waits until all is seen */
    this.waiting = [];
    this.scoring = new Scoring(map, deck, {
      tell: (gained, left) => {
        this.scored = { gained: { ...gained }, left: sum(left, this.later) };
        board.plates();
      },
      pay: (points, colour, order) => motion.pay(points, colour, order),
      told: (event) => this.tell(event, true),
      next: () => board.draw(),
      done: () => {
        if (this.round) this.scored = { gained: {}, left: { ...this.later } }; // the sums tell it
        board.draw();
        if (!this.round) this.release();
      },
    });
  }

  /** Whether the board waits for points, and shows nothing that came after them. */
  get holds() {
    return this.round > 0 || (this.scoring.running && this.won);
  }

  /**
   * Take in an update.
   * @param {Update | null} old the one that was shown; null: nothing leads to this one
   * @param {Update} update
   * @param {EventInfo[]} news
   * @param {Tell} tell
   */
  add(old, update, news, tell) {
    this.tell = tell;
    this.won = update.events.some(({ key }) => key.startsWith("joraku.won-"));
    if (old) this.round = roundBetween(old, update) || this.round;
    const { own, cards_held } = update.view;
    if (old?.seat === update.seat) this.before = old.view;
    // The next person at this screen sees nothing of the last one's cards.
    else this.before = this.before && { ...this.before, own, cards_held };
    // A page that is late gets the next round with this one; its points wait as all of it does.
    const next = news.findIndex(
      ({ key, facts }) => key === "joraku.round" && (facts.round ?? 0) > this.round,
    );
    const end = this.round && next >= 0 ? next : news.length;
    for (const { facts } of news.slice(end)) {
      if (facts.points) this.later = sum(this.later, { [facts.colour ?? ""]: facts.points });
    }
    this.scoring.add(news.slice(0, end), skirmishPay(update.view, update.table.options));
  }

  /**
   * Tell what can be seen so far; gives a promise until all is seen, or null if all is.
   * @param {EventInfo[]} news
   * @returns {Promise<void> | null}
   */
  seen(news) {
    if (!this.scoring.running && !this.round) return null;
    const first = news[news.findIndex(({ facts }) => "points" in facts) - 1];
    if (this.scoring.running && first) this.tell(first, true);
    return new Promise((resolve) => this.waiting.push(() => resolve()));
  }

  /**
   * What is shown: where the table stands, or the points on the way there.
   * @param {Update} update
   * @param {import("./choices.js").Choices | null} choices
   */
  shown(update, choices) {
    if (!this.holds || !this.before) return { update, choices, view: update.view };
    return whileScored(update, this.skirmish ? 0 : this.round, this.before);
  }

  /** Whether a skirmish is being paid: the round that it ended comes after it. */
  get skirmish() {
    return this.scoring.running && !this.scoring.scene?.ends;
  }

  /**
   * The points of a faction as far as they are shown.
   * @param {import("./model.js").Faction} faction
   */
  shownOf({ colour, rp }) {
    return rp - (this.scored.left[colour] ?? 0);
  }

  /**
   * What the bar offers meanwhile.
   * @param {string} won how the skirmish was won
   */
  offer(won) {
    const { running, scene } = this.scoring;
    const text = running && scene && !this.skirmish ? scene.title : won;
    const offer = offerSums(this.round, running ? () => this.scoring.finish() : null, text);
    // The stage hears of the same press, and may have gone on by then.
    const press = () => scene === this.scoring.scene && this.finish();
    if (this.scoring.waits) offer.choices = [goOn(press)];
    return { ...offer, aside: this.skirmish ? scene?.title : "" };
  }

  /** The sums were seen: the game goes on. */
  goOn() {
    this.round = 0;
    this.later = {};
    this.scoring.clear();
  }

  /** All at once; false if the sums of a round are to be left with their own button. */
  finish() {
    if (this.scoring.running) this.scoring.finish();
    return !this.round;
  }

  /** Nobody waits any longer. */
  release() {
    for (const go of this.waiting.splice(0)) go();
  }

  leave() {
    this.release();
    this.scoring.clear();
  }
}

/**
 * @param {Record<string, number>} first points by colour
 * @param {Record<string, number>} second
 */
function sum(first, second) {
  const both = { ...first };
  for (const [colour, points] of Object.entries(second)) {
    both[colour] = (both[colour] ?? 0) + points;
  }
  return both;
}
