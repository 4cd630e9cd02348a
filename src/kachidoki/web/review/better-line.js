// A better turn, played on the board step by step.

import { button, el, show } from "../lib/dom.js";
import { say } from "../lib/words.js";

/** @typedef {import("../protocol.js").ReviewLine} ReviewLine */

export class BetterLine {
  /** @param {(moment: import("../protocol.js").Moment) => Promise<void>} onBoard */
  constructor(onBoard) {
    this.onBoard = onBoard;
    this.element = el("div", { class: "row past better-line", hidden: true });
    /** @type {ReviewLine | null} */
    this.line = null;
    this.at = 0;
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
   * Show a turn from its first step on.
   * @param {ReviewLine} line
   * @param {() => void} back to the game
   */
  async begin(line, back) {
    this.line = line;
    this.back = back;
    await this.go(1);
    this.element.scrollIntoView({ block: "nearest" }); // on a phone the board is far above
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
    const told = at ? line.told[at - 1] : say("page-review-before");
    show(
      this.element,
      el("strong", {}, say("page-review-line")),
      el("span", { role: "status" }, say("page-review-step", { at, last, told })),
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
    await this.onBoard({ ...moment, version: moment.version + at / line.steps.length });
  }
}
