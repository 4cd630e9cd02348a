// What a press on a card, an area or a piece does, and what was picked by it but not sent.

import { meant, movable, stillPicked, waysOf } from "./choices.js";
import { toPass } from "./hand.js";
import { cardMeant } from "./turn.js";

/** @typedef {import("./choices.js").Choices} Choices */
/** @typedef {import("./choices.js").Picked} Picked */
/** @typedef {import("./model.js").Update} Update */
/**
 * What a press asks of the board.
 * @typedef {object} Pressed
 * @property {() => {update: Update, choices: Choices | null}} now
 * @property {(action: string) => void} send
 * @property {(action: string) => void} ask why an action is not open
 * @property {() => void} changed another thing is picked
 * @property {() => void} chosen by the keyboard: all cards that are needed
 */

export class Press {
  /** @param {Pressed} board */
  constructor(board) {
    this.board = board;
    /** @type {string[]} cards */
    this.picks = [];
    /** @type {Picked | null} a piece that shall go somewhere */
    this.picked = null;
  }

  /** Whether anything is picked. */
  get any() {
    return this.picked !== null || this.picks.length > 0;
  }

  /** Nothing is picked any longer. */
  drop() {
    this.picked = null;
    this.picks = [];
  }

  /**
   * Keep only what can still be used.
   * @param {boolean} moved whether another moment has begun
   */
  settle(moved) {
    const { update, choices } = this.board.now();
    const usable = (/** @type {string} */ card) =>
      choices?.plays.has(card) || choices?.gives.has(card);
    this.picks = moved ? [] : this.picks.filter(usable);
    // The last card lies ready; whether to place or to march with it remains to be said.
    if (update.view.phase === "play" && choices?.plays.size === 1) {
      this.picks = [...choices.plays.keys()];
    }
    this.picked = choices && stillPicked(choices, this.picked);
  }

  /**
   * @param {string} card
   * @param {boolean} byKey
   */
  card(card, byKey) {
    const { update, choices } = this.board.now();
    const { view, legal } = update;
    if (!choices || !legal.length) return;
    if (!choices.plays.has(card) && !choices.gives.has(card)) {
      return this.board.ask(cardMeant(view, card));
    }
    const many = view.phase === "pass" ? toPass(view).length : 1;
    const on = this.picks.includes(card);
    if (on && view.phase === "play" && choices.plays.size === 1) return; // it stays ready
    this.picks = on
      ? this.picks.filter((each) => each !== card)
      : [...this.picks, card].slice(-many);
    this.board.changed();
    if (byKey && this.picks.length === many) this.board.chosen();
  }

  /** @param {string} area */
  area(area) {
    const { update, choices } = this.board.now();
    if (!choices || !update.legal.length) return;
    if (choices.puts.includes(area)) return this.board.send(`put ${area}`);
    const picked = this.picked;
    const way = waysOf(choices, picked).find((each) => each.to === area);
    if (way) return this.board.send(way.action);
    const here = movable(choices, area);
    const now = here.findIndex((each) => each.kind === picked?.kind && each.area === picked?.area);
    const asked = meant(update.view, picked, area);
    if (!here.length && asked) return this.board.ask(asked);
    this.piece(here[now + 1] ?? null);
  }

  /** @param {Picked | null} picked null: it is put down again */
  piece(picked) {
    this.picked = picked;
    this.board.changed();
  }
}
