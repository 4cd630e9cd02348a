// Coming back to a table where a bot plays for the visitor: they are told, and get the seat back.

import { button, el, show } from "../lib/dom.js";
import { botTitle } from "../lib/names.js";
import { announce } from "../lib/shell.js";
import { say } from "../lib/words.js";

/** @typedef {import("../protocol.js").Welcome} Welcome */

export class ComingBack {
  /** @param {(seat: number) => Promise<boolean>} takeSeat take a seat back; whether one may */
  constructor(takeSeat) {
    this.takeSeat = takeSeat;
    this.element = el("div", { class: "came-back row", role: "status", hidden: true });
    /** @type {Welcome | null} */
    this.greeted = null; // the last arrival that was looked at
    this.taking = false; // whether the seat is being taken back
  }

  /**
   * Whoever has just come gets the seat back at once, and whoever was here all the time when they
   * say so: their clock has run out, and what happens then was chosen for the table.
   * @param {import("./contract.js").Before} update
   * @param {Welcome | null} welcome
   */
  update({ table }, welcome) {
    const arrives = welcome !== this.greeted;
    // A page in the background is nobody who has come back.
    if (document.hidden || this.taking) return;
    this.greeted = welcome;
    const away = (welcome?.seats ?? []).filter((seat) => table.seats[seat].away);
    const [seat] = away;
    if (seat === undefined || table.status === "over") {
      if (this.element.dataset.state !== "back") this.note("", []);
      return;
    }
    const bot = botTitle(table.seats[seat].bot ?? "");
    const { left } = table.seats[seat];
    if (left !== null && left <= 0) {
      return this.note("lost", [say("page-bot-plays-now", { bot }), say("page-seat-lost")]);
    }
    if (!arrives) return this.note("away", [say("page-bot-plays-now", { bot })], away);
    void this.take(away, [say("page-bot-plays", { bot }), say("page-seat-back")]);
  }

  /**
   * @param {number[]} seats
   * @param {string[]} lines that tell of it
   */
  async take(seats, lines) {
    this.taking = true;
    const taken = await Promise.all(seats.map((seat) => this.takeSeat(seat)));
    this.taking = false;
    if (taken.every(Boolean)) this.note("back", lines);
  }

  /**
   * @param {"" | "back" | "away" | "lost"} state
   * @param {string[]} lines
   * @param {number[]} [away] seats that can be taken back
   */
  note(state, lines, away = []) {
    const text = lines.join(" ");
    if (this.element.dataset.state === state && this.element.dataset.text === text) return;
    Object.assign(this.element.dataset, { state, text });
    this.element.hidden = !text;
    if (!text) return show(this.element);
    announce(text);
    const back = () => away.forEach((seat) => void this.takeSeat(seat));
    const close = button("×", () => this.note("", []), {
      class: "quiet",
      "aria-label": say("page-close"),
      "data-key": "close-note",
    });
    show(
      this.element,
      el("span", {}, text),
      away.length
        ? button(say("page-come-back"), back, { class: "main", "data-key": "take-seat" })
        : close,
    );
  }
}
