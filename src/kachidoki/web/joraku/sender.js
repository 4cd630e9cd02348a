// What a player has set going: several actions one after another, taking them back, and the end of
// a turn in which nothing is left to do.

import { change, settings } from "../lib/settings.js";

/** @typedef {import("../table/contract.js").Context} Context */

const END_AFTER = 3600; // milliseconds until a turn with nothing left to do ends by itself
const PATIENCE = 4000; // for an answer
const GRACE = 400; // between the server's word that an action is done and the update that shows it

export class Sender {
  /**
   * @param {Context} context
   * @param {HTMLElement} root told to be busy while an action is on its way
   */
  constructor(context, root) {
    this.context = context;
    this.root = root;
    /** @type {string[]} actions that follow, each sent when it is legal */
    this.plan = [];
    /** @type {number[]} of each press of this turn, how many actions it has sent */
    this.presses = [];
    this.careful = false; // somebody who takes steps back ends the turn by themselves
    this.busy = 0; // a timer while an action is on its way: nothing is sent twice
    this.made = Infinity; // the version that action made, once the server has said it
    /** @type {import("./model.js").Update | null} */
    this.latest = null;
    this.endTimer = 0;
  }

  /**
   * In how many milliseconds the turn ends by itself; 0 if it does not.
   * @param {string[]} legal
   */
  endsAfter(legal) {
    const only = legal.length === 1 && legal[0] === "end";
    return only && settings().ends && !this.context.patient && !this.careful && !this.plan.length
      ? END_AFTER
      : 0;
  }

  /**
   * How the turn ends, and how that is changed: not in a first game, until its coach has told it.
   * @param {string[]} legal
   * @param {() => void} changed
   */
  ending(legal, changed) {
    const itself = (/** @type {boolean} */ on) => {
      change({ ends: on });
      this.careful = false;
      this.follow();
      changed();
    };
    return { ends: this.endsAfter(legal), itself: this.context.patient ? null : itself };
  }

  /**
   * Begin something; says whether it could be begun.
   * @param {string[]} actions
   * @param {string[]} legal
   */
  begin(actions, legal) {
    const [first, ...rest] = actions;
    if (this.busy || !first || !legal.includes(first)) return false;
    clearTimeout(this.endTimer);
    this.plan = rest;
    if (!this.loose) this.presses = [];
    this.presses.push(0);
    this.act(first);
    return true;
  }

  /** How many of the latest actions can be taken back. */
  get loose() {
    return this.latest?.view.loose ?? 0;
  }

  /** @param {string} action */
  act(action) {
    const at = this.presses.length - 1;
    const done = this.context.act(action);
    this.wait(done);
    void done.then((version) => {
      if (version !== undefined && at in this.presses) this.presses[at] += 1;
    });
  }

  /**
   * Take back what the latest press did.
   * @param {boolean} all to the start of the turn
   */
  back(all) {
    if (this.busy) return;
    clearTimeout(this.endTimer);
    this.plan = [];
    this.careful = true;
    let steps = 0;
    while (!steps && this.presses.length) steps = this.presses.pop() ?? 0; // one was refused
    if (all) this.presses = [];
    const { loose } = this;
    this.wait(this.context.takeBack(Math.max(1, all ? loose : Math.min(steps, loose))));
  }

  /**
   * An update came: perhaps what was waited for, perhaps what somebody else did meanwhile.
   * @param {import("./model.js").Update} update
   */
  arrived(update) {
    this.latest = update;
    if (!this.busy || update.version >= this.made) this.settled();
  }

  /** Go on after an update: the rest of a plan, or the end that is left. */
  follow() {
    const update = this.latest;
    clearTimeout(this.endTimer);
    if (this.busy || !update) return;
    const next = this.plan.shift();
    if (next !== undefined && update.legal.includes(next)) return this.act(next);
    this.plan = [];
    const ends = this.endsAfter(update.legal);
    if (ends) this.endTimer = setTimeout(() => this.act("end"), ends);
  }

  /**
   * Until the update that shows what was asked for, or until it is clear that none comes.
   * @param {Promise<number | undefined>} done
   */
  wait(done) {
    clearTimeout(this.busy);
    this.busy = setTimeout(() => this.settled(), PATIENCE);
    this.made = Infinity;
    this.root.setAttribute("aria-busy", "true");
    const mine = this.busy;
    void done.then((version) => {
      if (this.busy !== mine) return;
      this.made = version ?? 0; // refused: nothing more comes of it
      clearTimeout(this.busy);
      this.busy = setTimeout(() => this.settled(), GRACE);
      if (version === undefined) this.plan = [];
      if (!this.latest || this.latest.version < this.made) return;
      this.settled();
      this.follow();
    });
  }

  settled() {
    clearTimeout(this.busy);
    this.busy = 0;
    this.root.removeAttribute("aria-busy");
  }

  stop() {
    clearTimeout(this.endTimer);
    clearTimeout(this.busy);
  }
}
