// What a player has set going: several actions one after another, going back to the start of the
// turn, and the end of a turn in which nothing is left to do.

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
    this.rewinding = false;
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
    return only &&
      settings().ends &&
      !this.context.patient &&
      !this.careful &&
      !this.plan.length &&
      !this.rewinding
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
    this.wait(this.context.act(first));
    return true;
  }

  /** @param {boolean} all to the start of the turn */
  back(all) {
    if (this.busy) return;
    clearTimeout(this.endTimer);
    this.plan = [];
    this.careful = true;
    this.rewinding = all;
    this.wait(this.context.takeBack());
  }

  /**
   * An update came: perhaps what was waited for, perhaps what somebody else did meanwhile.
   * @param {import("./model.js").Update} update
   */
  arrived(update) {
    this.latest = update;
    if (!this.busy || update.version >= this.made) this.settled();
  }

  /** Go on after an update: the rest of a plan, going back, or the end that is left. */
  follow() {
    const update = this.latest;
    clearTimeout(this.endTimer);
    if (this.busy || !update) return;
    if (this.rewinding && update.take_back) return this.wait(this.context.takeBack());
    this.rewinding = false;
    const next = this.plan.shift();
    if (next !== undefined && update.legal.includes(next)) return this.wait(this.context.act(next));
    this.plan = [];
    const ends = this.endsAfter(update.legal);
    if (ends) this.endTimer = setTimeout(() => this.wait(this.context.act("end")), ends);
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
