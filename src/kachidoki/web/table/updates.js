// Updates on their way to the board: one after another, each with its own events, and each on the
// screen before the next. Those that pile up meanwhile are shown as one.

const SOON = 100; // milliseconds that a page waits which nobody sees

/** @typedef {import("./contract.js").Shown} Shown */
/** @typedef {{update: Shown, before: import("./contract.js").Before | null}} Step */

export class Updates {
  /** @param {(step: Step) => Promise<void>} show */
  constructor(show) {
    this.show = show;
    /** @type {Step[]} */
    this.waiting = [];
    this.busy = false;
    this.hurried = false;
    this.go = () => {};
  }

  /** Let nothing wait any longer that is on its way now. */
  hurry() {
    this.hurried = true;
    this.go();
  }

  /**
   * @param {Step} step
   * @param {boolean} apart whether it has to be shown by itself
   */
  async add(step, apart) {
    const last = this.waiting.at(-1);
    if (last && !apart && together(last.update, step.update)) {
      last.update = {
        ...step.update,
        since: last.update.since,
        events: [...last.update.events, ...step.update.events],
      };
    } else {
      this.waiting.push(step);
    }
    if (!this.busy) await this.work();
  }

  async work() {
    this.busy = true;
    try {
      for (let step = this.waiting.shift(); step; step = this.waiting.shift()) {
        await this.show(step);
        if (!this.hurried) await this.painted();
      }
    } finally {
      this.busy = false;
      this.hurried = false;
    }
  }

  /** Until what was drawn is on the screen. */
  painted() {
    return new Promise((resolve) => {
      this.go = () => resolve(undefined);
      requestAnimationFrame(() => setTimeout(this.go));
      setTimeout(this.go, SOON);
    });
  }
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
