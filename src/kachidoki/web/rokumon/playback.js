// Shows what happened step by step, as quickly as the visitor wishes; nobody has to wait for it.

import { duration, pause } from "../lib/settings.js";

/** @typedef {import("./frames.js").Frame} Frame */

const MOST_FRAMES = 10; // more than that and somebody falls behind: show only the newest

export class Playback {
  /**
   * @param {(frame: Frame | null, millis: number) => void} draw null: where the table stands now;
   *   how long its movement takes
   */
  constructor(draw) {
    this.draw = draw;
    /** @type {Frame[]} */
    this.queue = [];
    /** @type {Frame | null} */
    this.frame = null;
    this.timer = 0;
    /** @type {(() => void)[]} who waits until all was shown */
    this.waiting = [];
  }

  /** @param {Frame[]} frames */
  play(frames) {
    const moving = frames.filter((frame) => frame.waits || pause(frame.millis) > 0);
    if (this.queue.length + moving.length > MOST_FRAMES) {
      this.queue = this.queue.filter((frame) => frame.waits);
    }
    this.queue.push(...moving);
    if (!this.frame) this.step();
  }

  step() {
    clearTimeout(this.timer);
    this.frame = this.queue.shift() ?? null;
    const millis = this.frame?.millis ?? 0;
    this.draw(this.frame, duration(millis));
    if (this.frame?.waits) return;
    if (this.frame) this.timer = setTimeout(() => this.step(), pause(millis));
    else for (const go of this.waiting.splice(0)) go();
  }

  /** @returns {Promise<void>} until all was shown */
  async seen() {
    if (this.frame) await new Promise((resolve) => this.waiting.push(() => resolve(undefined)));
  }

  /** Whether something is shown until the player goes on. */
  get holds() {
    return Boolean(this.frame?.waits);
  }

  /** Show at once where the table stands, or first what waits for the player. */
  finish() {
    if (!this.frame || this.holds) return;
    while (this.queue.length && !this.queue[0].waits) this.queue.shift();
    this.step();
  }

  /** The player has seen what waited. */
  goOn() {
    if (this.holds) this.step();
    else this.finish();
  }

  /** Show at once where the table stands, and nothing before it. */
  drop() {
    this.queue = [];
    if (this.frame) this.step();
  }

  stop() {
    clearTimeout(this.timer);
    for (const go of this.waiting.splice(0)) go();
  }
}
