// The way from a replay to its review and back; the review itself is loaded when it is wanted.

import { button } from "../lib/dom.js";
import { say } from "../lib/words.js";

/** @typedef {import("../review/panel.js").Host} Host */

export class ReplayReview {
  /**
   * @param {HTMLElement} stage where the board is
   * @param {Host} host
   */
  constructor(stage, host) {
    this.stage = stage;
    this.host = host;
    this.button = button(say("page-review"), () => void this.toggle(), {
      class: "main",
      "data-key": "review",
      "aria-pressed": "false",
    });
    /** @type {import("../review/panel.js").ReviewPanel | null} */
    this.panel = null;
  }

  /**
   * Show what each decision was worth, instead of the log; or the log again.
   * @param {number | null} [seat] whose decisions are looked at first
   * @param {number} [turn] the number of the decision that is shown first; 0: the costliest
   */
  async toggle(seat = null, turn = 0) {
    if (this.panel) return this.close();
    const { openReview } = await import("../review/panel.js");
    const panel = await openReview(this.host);
    if (seat !== null && seat in this.host.info.seats) panel.seat = seat;
    panel.turn = turn;
    if (this.panel || !this.stage.isConnected) return; // pressed twice, or gone meanwhile
    this.panel = panel;
    this.reviewed(true);
    this.button.after(panel.element);
    this.stage.before(panel.banner);
    const head = this.stage.closest(".replay")?.querySelector(".table-head");
    if (head) panel.standBy(head);
    void this.host.go(this.host.at(), panel.seat);
    panel.bringUp();
    await panel.begin();
  }

  close() {
    const { panel, host } = this;
    this.leave();
    this.reviewed(false);
    if (panel) void host.go(host.at(), panel.seat); // a better turn may be on the board
  }

  /** @param {boolean} on */
  reviewed(on) {
    this.stage.closest(".replay")?.classList.toggle("reviewed", on);
    this.button.setAttribute("aria-pressed", String(on));
    this.button.classList.toggle("main", !on);
    this.button.textContent = say(on ? "page-review-log" : "page-review");
  }

  /** The replay shows another moment. */
  moved() {
    this.panel?.moved();
  }

  leave() {
    this.panel?.leave();
    this.panel = null;
  }
}
