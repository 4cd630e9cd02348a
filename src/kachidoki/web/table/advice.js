// Against bots, and at tables made for it: what a strong one would do, and how good the last action
// was.

import { el } from "../lib/dom.js";
import { tool } from "../lib/icons.js";
import { settings } from "../lib/settings.js";
import { tell } from "../lib/shell.js";
import { say } from "../lib/words.js";

export class AdvicePanel {
  /**
   * @param {string} table
   * @param {() => import("./connection.js").Connection | null} connection
   * @param {(actions: string[], pressed?: boolean) => void} point at what is still to be done of a
   *   hint; once it is pressed, begin with it
   */
  constructor(table, connection, point) {
    this.table = table;
    this.point = point;
    this.connection = connection;
    this.found = el("div", { class: "found", "aria-live": "polite" });
    this.verdict = el("p", { class: "verdict", "aria-live": "polite" });
    // It stands among the table's tools, beside the board on every screen.
    this.button = tool("hint", say("page-hint"), () => void this.ask(this.found), {
      "data-key": "hint",
    });
    // With the first verdict of a table comes what it is, and how to do without.
    this.wants = el("div", { class: "wants", hidden: true });
    this.element = el(
      "section",
      { class: "advice", hidden: true },
      this.verdict,
      this.wants,
      this.found,
    );
    this.coached = false;
    /** @type {import("./hints.js").Hints | null} loaded with the first that is asked for */
    this.hints = null;
  }

  /**
   * @param {import("./contract.js").Before} update
   * @param {boolean} coached
   */
  update(update, coached) {
    const alone = update.table.seats.every((seat, at) => at === update.seat || seat.kind === "bot");
    this.coached = coached; // in a first game nobody needs to hear that a perfect bot would win
    const mine = update.seat !== null && this.connection()?.welcome?.seats.includes(update.seat);
    this.element.hidden =
      !mine || !(alone || update.table.advice) || update.table.status === "over";
    this.button.hidden = this.element.hidden || coached || !settings().hints;
    this.button.disabled = !update.legal.length;
    if (!update.legal.length) this.hints?.close(); // the turn is over
  }

  /**
   * Ask what a strong bot would do, and mark it on the board.
   * @param {HTMLElement} place where it is shown
   */
  async ask(place) {
    const { Hints } = await import("./hints.js");
    this.hints ??= new Hints(this.connection, this.point);
    await this.hints.ask(place, place === this.found);
  }

  /**
   * The person did something.
   * @param {string} action
   * @param {number | undefined} version that it made; none if it was refused
   */
  acted(action, version) {
    if (version === undefined) return version;
    void this.judge(version);
    this.hints?.acted(action);
    return version;
  }

  /**
   * @param {number} steps that were taken back
   * @param {number | undefined} version that this made; none if it was refused
   */
  tookBack(steps, version) {
    if (version !== undefined) this.hints?.tookBack(steps);
    return version;
  }

  /** @param {number} version */
  async judge(version) {
    if (this.element.hidden || this.coached) return;
    if (!settings().verdicts && !this.wants.hidden) return; // it is known what could be said here
    const { offer, showVerdict, verdictOf } = await import("./verdicts.js");
    const verdict = await verdictOf(this.table, version);
    if (verdict.text && this.wants.hidden) offer(this.wants, this.verdict);
    if (!settings().verdicts) return;
    showVerdict(this.verdict, verdict, say("page-your-action"));
    // On a phone it stands below what is seen.
    const { top } = this.verdict.getBoundingClientRect();
    if (verdict.grade === "gave-away" && top > innerHeight) tell(this.verdict.textContent);
  }
}
