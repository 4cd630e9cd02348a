// In a first game: a warning before an action that loses at once. Which ones do, the server says.

import { say } from "../lib/words.js";
import { targets } from "./choices.js";

/** @typedef {import("./choices.js").Choices} Choices */
/** @typedef {import("./choices.js").Picked} Picked */

export class Losing {
  /**
   * @param {import("../table/contract.js").Context} context
   * @param {() => void} changed the server has answered
   */
  constructor(context, changed) {
    this.context = context;
    this.changed = changed;
    /** @type {Set<string>} */
    this.actions = new Set();
    this.version = 0;
  }

  /**
   * Ask again, for the table stands elsewhere now.
   * @param {import("./history.js").Update} update
   */
  async ask({ version, legal }) {
    this.actions = new Set();
    this.version = version;
    if (!this.context.patient || !legal.length) return;
    const told = await this.context.ways(null);
    if (!told?.losing.length || this.version !== version) return;
    this.actions = new Set(told.losing);
    this.changed();
  }

  /**
   * The warning, if the cell that is pointed at loses with what is picked, or all of its cells do;
   * else empty.
   * @param {Choices} choices
   * @param {Picked | null} picked
   * @param {string} cell
   */
  warning(choices, picked, cell) {
    const open = targets(choices, picked);
    const one = open.get(cell);
    const meant = one === undefined ? [...open.values()] : [one];
    const loses = meant.length > 0 && meant.every((action) => this.actions.has(action));
    return loses ? say("page-rokumon-loses") : "";
  }
}
