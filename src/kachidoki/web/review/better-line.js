// A better turn, or the one that was taken, played on the board step by step with its answers.

import { button, el, show } from "../lib/dom.js";
import { labelled, say } from "../lib/words.js";

/** @typedef {import("../protocol.js").ReviewLine} ReviewLine */

/** Where a review stands below its board, as `review.css` and `table.css` have it. */
export const BELOW = "(max-width: 60rem)";

export class BetterLine {
  /**
   * @param {(moment: import("../protocol.js").Moment) => Promise<void>} onBoard
   * @param {string[]} names of the seats
   */
  constructor(onBoard, names) {
    this.onBoard = onBoard;
    this.names = names;
    this.title = "";
    this.element = el("div", { class: "row past better-line", hidden: true });
    /** @type {ReviewLine | null} */
    this.line = null;
    this.at = 0;
    /** @type {() => void} */
    this.back = () => {};
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.back();
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.preventDefault();
      event.stopPropagation(); // they lead to another moment elsewhere
      void this.go(this.at + (event.key === "ArrowLeft" ? -1 : 1));
    });
  }

  /**
   * Show a turn.
   * @param {string} title
   * @param {ReviewLine} line
   * @param {number} first the step to begin with
   * @param {() => void} back to the game
   */
  async begin(title, line, first, back) {
    this.title = title;
    this.line = line;
    this.back = back;
    await this.go(first);
    const block = matchMedia(BELOW).matches ? "start" : "nearest"; // with the board below it
    this.element.scrollIntoView({ block });
    const on = this.element.querySelector("[data-key=line-on]:enabled, [data-key=line-back]");
    if (on instanceof HTMLElement) on.focus({ preventScroll: true });
  }

  /** Another moment is shown. */
  close() {
    this.line = null;
    this.element.hidden = true;
  }

  /** @param {number} at */
  async go(at) {
    const { line } = this;
    if (!line || at < 0 || at >= line.steps.length) return;
    this.at = at;
    const last = line.steps.length - 1;
    this.element.hidden = false;
    const told = at ? this.told(line, at - 1) : say("page-review-before");
    show(
      this.element,
      el("strong", {}, this.title),
      el(
        "span",
        { role: "status" },
        say("page-review-step", { at, last, told }),
        at > line.proved &&
          el(
            "small",
            { class: "likely" },
            say(`page-review-line-${line.imagined ? "imagined" : "likely"}`),
          ),
      ),
      button("‹", () => void this.go(at - 1), {
        "aria-label": say("page-back-1"),
        "data-key": "line-before",
        disabled: at === 0,
      }),
      button("›", () => void this.go(at + 1), {
        "aria-label": say("page-on-1"),
        "data-key": "line-on",
        disabled: at === last,
      }),
      button(say("page-review-back"), () => this.back(), {
        class: "main",
        "data-key": "line-back",
      }),
    );
    // Between two versions of the game: a board draws each version once.
    const moment = line.steps[at];
    const events = line.steps.slice(1, at + 1).flatMap((step) => step.events);
    await this.onBoard({ ...moment, events, version: moment.version + at / line.steps.length });
  }

  /**
   * What is done in a step, and by whom where others answer.
   * @param {ReviewLine} line
   * @param {number} at
   */
  told({ told, seats }, at) {
    const several = new Set(seats).size > 1;
    return several ? labelled(this.names[seats[at]], told[at]) : told[at];
  }
}
