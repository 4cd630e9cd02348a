// What a press on a card, an area or a piece does, and what was picked by it but not sent.

import { list, say } from "../lib/words.js";
import { meant } from "./choices.js";
import { toPass } from "./hand.js";
import { cardMeant } from "./turn.js";
import { most, movable, waysOf } from "./ways.js";

/** @typedef {import("./choices.js").Choices} Choices */
/** @typedef {import("./choices.js").Picked} Picked */
/** @typedef {import("./choices.js").Way} Way */
/** @typedef {import("./model.js").Update} Update */
/**
 * What a press asks of the board.
 * @typedef {object} Pressed
 * @property {() => {update: Update, choices: Choices | null, ways: Way[]}} now
 * @property {(...actions: string[]) => void} send
 * @property {(action: string) => void} ask why an action is not open
 * @property {(text: string) => void} tell
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
    /** @type {number | null} how many together, if somebody has said it */
    this.many = null;
    /** @type {string[]} the actions of a hint */
    this.hinted = [];
    this.sure = false; // whether a turn shall end though nothing was done in it
    /** @type {string | null} an area that several pieces could go to: which one is to be said */
    this.goal = null;
  }

  /** Whether anything is picked. */
  get any() {
    return this.picked !== null || this.picks.length > 0;
  }

  /** Nothing is picked any longer. */
  drop() {
    this.picked = this.many = this.goal = null;
    this.picks = [];
  }

  /**
   * Keep only what can still be used.
   * @param {boolean} moved whether another moment has begun
   */
  settle(moved) {
    const { update, choices, ways } = this.board.now();
    const usable = (/** @type {string} */ card) =>
      choices?.plays.has(card) || choices?.gives.has(card);
    this.picks = moved ? [] : this.picks.filter(usable);
    // The last card lies ready; whether to place or to march with it remains to be said.
    if (update.view.phase === "play" && choices?.plays.size === 1) {
      this.picks = [...choices.plays.keys()];
    }
    if (moved || !waysOf(ways, this.picked).length) this.picked = null;
    this.many = this.goal = null;
    this.sure = false;
  }

  /** The turn shall end, though nothing was done in it: that is asked once more. */
  doubt() {
    this.sure = true;
    this.board.changed();
  }

  /**
   * A hint was pressed: pick what it uses next, its cards or its piece.
   * @param {string[]} actions of it that are still to be done
   */
  follow(actions) {
    const { choices, ways } = this.board.now();
    const cards = actions.map((action) => action.split(" ").slice(1, 3).join(" "));
    const open = cards.filter((card) => choices?.plays.has(card) || choices?.gives.has(card));
    this.drop();
    this.picks = open;
    const next = ways.find((way) => way.to !== null && way.actions.join() === actions[0]);
    if (!open.length && next?.area) {
      this.picked = { piece: next.piece, colour: next.colour, area: next.area };
    }
    this.board.changed();
  }

  /** What goes: the ways of what is picked, or of the supply. */
  get going() {
    return waysOf(this.board.now().ways, this.picked);
  }

  /**
   * How many go together: as many as was said; else one, but of what a number card places as many
   * as a hint would, or all.
   */
  get count() {
    const { view } = this.board.now().update;
    const going = this.going;
    const one = new Set(going.map((way) => way.to)).size === 1;
    const all = !this.picked && one && view.phase !== "place";
    const first = all ? (this.wish ?? most(going)) : 1;
    return Math.max(1, Math.min(this.many ?? first, most(going)));
  }

  /** How many a hint would place with the card that is picked; null where it says nothing of it. */
  get wish() {
    const [play = ""] = this.hinted.filter((action) => action.startsWith("play "));
    if (play && !`${play} `.startsWith(`play ${this.picks[0]} `)) return null;
    return this.hinted.filter((action) => action.startsWith("put ")).length || null;
  }

  /** The ways that so many go. */
  get open() {
    const { count } = this;
    return this.going.filter((way) => way.count === count);
  }

  /** @param {number} many */
  together(many) {
    if (many < 1 || many > most(this.going)) return;
    this.many = many;
    this.board.changed();
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
    this.picked = this.many = this.goal = null;
    this.board.changed();
    if (byKey && this.picks.length === many) this.board.chosen();
  }

  /**
   * A card was dragged to a plate while cards are passed: give it to whom the plate belongs.
   * @param {string} card
   * @param {string | null} colour null: to nobody
   */
  give(card, colour) {
    const { update, choices } = this.board.now();
    const seat = update.view.factions.find((faction) => faction.colour === colour)?.seat;
    const action = choices?.gives.get(card);
    if (!action || seat !== toPass(update.view)[0]) return this.nowhere(null);
    this.picks = this.picks.filter((each) => each !== card);
    this.board.send(action);
  }

  /** @param {string} area */
  area(area) {
    const { update, choices, ways } = this.board.now();
    if (!choices || !update.legal.length) return;
    if (this.go(area)) return;
    const { picked } = this;
    const here = movable(ways, area, update.view.acting);
    if (here.length) {
      const now = here.findIndex(
        (each) => each.piece === picked?.piece && each.area === picked.area,
      );
      return this.piece(here[now + 1] ?? null);
    }
    const there = this.marches.filter((way) => way.to === area);
    if (there.length === 1) return this.board.send(...there[0].actions);
    if (!there.length) return this.nowhere(area);
    this.goal = area;
    this.board.changed();
  }

  /**
   * Another's Samurai was pressed, which cannot be removed: say why, unless its area was meant.
   * @param {Picked} piece
   */
  other({ piece, colour, area }) {
    const { view } = this.board.now().update;
    const own = view.factions.filter(({ seat }) => seat === view.seat);
    const meant = piece === "daimyo" || own.some((faction) => faction.colour === colour);
    const homes = own
      .filter((faction) => [null, faction.colour].includes(view.acting))
      .map(({ daimyo }) => daimyo);
    if (meant || homes.includes(area)) return this.area(area);
    const where = list(homes.map((each) => say(`area-${each}`)));
    this.board.tell(say("page-joraku-remove-where", { area: where }));
  }

  /** Every march that is paid for, of one piece each, while none is picked. */
  get marches() {
    if (this.picked) return [];
    return this.board.now().ways.filter((way) => way.area && way.to && way.count === 1);
  }

  /**
   * Let what is picked go to an area, if it can; says whether that was understood.
   * @param {string} area
   */
  go(area) {
    const there = this.open.filter((way) => way.to === area);
    if (there.length === 1) this.board.send(...there[0].actions);
    if (there.length > 1) this.board.tell(say("page-joraku-which-house"));
    return there.length > 0;
  }

  /**
   * Say why what is picked cannot go there.
   * @param {string | null} area null: beside the map
   * @param {Picked | null} [picked]
   */
  nowhere(area, picked = this.picked) {
    const { update, choices } = this.board.now();
    const asked = area && meant(update.view, picked, area);
    if (asked) return this.board.ask(asked);
    if (choices?.plays.size && !this.picks.length) {
      return this.board.tell(say("page-joraku-card-first"));
    }
    if (this.any) this.board.tell(say("page-joraku-nowhere"));
  }

  /**
   * What is dragged was let go where it cannot go: say where it can; if that is nowhere, why.
   * @param {string | null} area null: beside the map
   * @param {Picked | null} picked
   */
  beside(area, picked) {
    const lit = [...new Set(this.open.flatMap((way) => way.to ?? []))];
    if (!lit.length) return this.nowhere(area, picked);
    const areas = list(lit.map((each) => say(`area-${each}`)));
    this.board.tell(say("page-joraku-drop-lit", { areas }));
  }

  /** @param {Picked | null} picked null: it is put down again */
  piece(picked) {
    this.picked = picked;
    this.many = this.goal = null;
    this.sure = false;
    this.board.changed();
  }

  /**
   * A piece was pressed: pick it; pressed again, one more of its stack goes with it, and after the
   * last one it is put down.
   * @param {Picked} piece
   */
  token(piece) {
    if (!this.on(piece)) return this.piece(piece);
    if (this.count < most(this.going)) return this.together(this.count + 1);
    this.piece(null);
  }

  /** @param {Picked} piece */
  on({ piece, colour, area }) {
    const { picked } = this;
    return picked?.piece === piece && picked.colour === colour && picked.area === area;
  }
}
