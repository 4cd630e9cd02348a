// Where a game is solved: the actions that gave away what the position was worth, marked below the
// slider and in the log, as soon as the server has told of each.

import { el } from "../lib/dom.js";
import { labelled, say } from "../lib/words.js";
import { verdictOf } from "../table/verdicts.js";

/** @typedef {import("../table/verdicts.js").Verdict} Verdict */

export class Faults {
  /**
   * @param {string} table
   * @param {import("../protocol.js").Course} course
   * @param {HTMLInputElement} slider the marks stand below it
   */
  constructor(table, { steps, judged }, slider) {
    this.table = table;
    this.steps = steps;
    this.judged = judged;
    this.marks = el("span", { class: "faults", "aria-hidden": "true" });
    this.legend = el(
      "small",
      { class: "muted faults-told", hidden: true },
      say("page-replay-faults"),
    );
    this.element = el("span", { class: "track" }, slider, this.marks, this.legend);
    /** @type {Map<number, Promise<Verdict>>} what was asked already */
    this.known = new Map();
    this.left = false;
  }

  /**
   * What an action is worth; nothing where nobody can say.
   * @param {number} version
   * @returns {Promise<Verdict>}
   */
  async of(version) {
    if (!this.judged.includes(version)) return { text: "", grade: null };
    let asked = this.known.get(version);
    if (!asked) {
      asked = verdictOf(this.table, version);
      this.known.set(version, asked);
    }
    return asked;
  }

  /**
   * Ask about one action after another and mark those that were no good.
   * @param {import("../table/log.js").LogPanel} log
   */
  async mark(log) {
    for (const version of this.judged) {
      const { text, grade } = await this.of(version);
      if (this.left) return;
      if (grade !== "gave-away") continue;
      sign(log, version, labelled(say("page-replay-fault"), text));
      const mark = el("i", {});
      mark.style.setProperty("--at", String(this.steps.indexOf(version) / (this.steps.length - 1)));
      this.marks.append(mark);
      this.legend.hidden = false;
    }
  }

  leave() {
    this.left = true;
  }
}

/**
 * Put a sign behind the line and the step of an action.
 * @param {import("../table/log.js").LogPanel} log
 * @param {number} version
 * @param {string} told what it means
 */
function sign(log, version, told) {
  for (const { events, row, steps } of log.lines) {
    const at = events.findIndex((event) => event.version === version);
    if (at < 0) continue;
    for (const place of events.length > 1 ? [row, steps.children[at]] : [row]) {
      const about = { role: "img", title: told, "aria-label": told };
      place.append("\u00a0", el("span", { class: "sign", ...about }, "??"));
    }
  }
}
