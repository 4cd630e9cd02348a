// The stage: one queue of everything that happens at a table. Each update is shown by itself, and
// stays until its movement is over; board, log, headline and seats change with it and with nothing
// else. Behind an open dialog nothing goes on. Who presses something does not wait any longer, and
// a page that nobody sees, or that is far behind, catches up: what waits is then shown as one, with
// all its events.

import { allClosed, openDialog } from "../lib/dialogs.js";
import { pause } from "../lib/settings.js";

const SOON = 100; // milliseconds that a page waits which nobody sees
const MOST = 60; // updates that may wait; with more of them a page is late

/** @typedef {import("./contract.js").Shown} Shown */
/** @typedef {import("../protocol.js").ViewData} ViewData */
/**
 * What is shown at one time: an update, the one before it, when it came by `performance.now()`, and
 * whether it is never shown as one with another.
 * @typedef {{update: Shown, before: import("./contract.js").Before | null, at: number, apart:
 *   boolean}} Beat
 */

export class Stage {
  /**
   * @param {(beat: Beat) => Promise<void>} show resolves when the next one may be shown
   * @param {() => boolean} finish lets what is being shown come to its end at once; false if that
   *   is not to be hurried
   */
  constructor(show, finish) {
    this.show = show;
    this.finish = finish;
    /** @type {Beat[]} */
    this.waiting = [];
    this.busy = false;
    this.hurried = false; // until nothing waits
  }

  /** Show all that is on its way now without waiting: somebody has seen enough. */
  hurry() {
    if (this.busy && this.finish()) this.hurried = true;
  }

  /** @param {Beat} beat */
  async add(beat) {
    this.waiting.push(beat);
    if (!this.busy) await this.work();
  }

  async work() {
    this.busy = true;
    try {
      for (let beat = this.next(); beat; beat = this.next()) {
        if (openDialog()) await allClosed();
        await this.show(beat);
        // What one person saw makes room for the next one at once.
        if (!this.waiting.some(({ update }) => update.seat !== beat?.update.seat)) await painted();
      }
    } finally {
      this.busy = false;
      this.hurried = false;
    }
  }

  /** What comes next: one update, or all that can be shown as one if nobody waits for each. */
  next() {
    const beat = this.waiting.shift();
    if (this.waiting.length > MOST) this.hurried = true;
    if (!beat || beat.apart || (!this.hurried && pause(1) > 0)) return beat;
    let { update } = beat;
    for (let later = this.waiting[0]; later; later = this.waiting[0]) {
      if (later.apart || !together(update, later.update)) break;
      this.waiting.shift();
      const events = [...update.events, ...later.update.events];
      update = { ...later.update, since: update.since, events };
      beat.at = later.at;
    }
    return { ...beat, update };
  }
}

/** Until what was drawn is on the screen. */
function painted() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, SOON);
  });
}

/**
 * Whether two updates can be shown as one: the second goes on from the first, and no round, no act
 * and no game ends between them.
 * @param {Shown} first
 * @param {Shown} second
 */
function together(first, second) {
  const chapter = (/** @type {Shown} */ { seat, table, view }) =>
    [seat, table.status, view.game === "joraku" ? view.round : view.act].join();
  return second.since === first.version && chapter(first) === chapter(second);
}

/**
 * Whether a colour goes on using its card from one view to the next.
 * @param {ViewData | null} before
 * @param {ViewData} view
 */
export function goesOn(before, view) {
  if (view.game !== "joraku" || before?.game !== "joraku") return false;
  return view.acting !== null && view.acting === before.acting;
}
