// What a strong bot would do, step by step. A hint stays as long as it is followed, until the turn
// is over.

import { address } from "../lib/addresses.js";
import { button, el, show, styleSheet } from "../lib/dom.js";
import { Refused } from "../lib/requests.js";
import { say, withoutRule } from "../lib/words.js";

await styleSheet(address("/web/table/hint.css"));

/** @typedef {import("../protocol.js").HintInfo} HintInfo */

export class Hints {
  /**
   * @param {() => import("./connection.js").Connection | null} connection
   * @param {(actions: string[]) => void} point at what is still to be done of a hint
   */
  constructor(connection, point) {
    this.connection = connection;
    this.point = point;
    /** @type {HTMLElement | null} where they are shown, or thought about */
    this.place = null;
    this.closes = false; // whether they have a button for that
    /** @type {HintInfo[]} */
    this.hints = [];
    /** @type {string[]} what was done since */
    this.done = [];
  }

  /** Show none any longer. */
  close() {
    if (!this.place) return;
    this.place.replaceChildren();
    this.place = null;
    this.hints = [];
    this.point([]);
  }

  /**
   * @param {HTMLElement} place
   * @param {boolean} closes
   */
  async ask(place, closes) {
    const connection = this.connection();
    if (!connection?.latest?.legal.length) return;
    this.close();
    this.done = [];
    this.place = place;
    this.closes = closes;
    show(place, el("p", { class: "muted" }, say("page-hint-thinking")));
    try {
      /** @type {import("../protocol.js").Hints} */
      const { hints } = await connection.ask("hint", { seat: connection.latest.seat });
      if (!this.place) return; // the game has gone on
      // What is true of several is said once.
      this.hints = hints.map((hint, at) => ({
        ...hint,
        text: hint.text === hints[at - 1]?.text ? say("page-hint-same") : withoutRule(hint.text),
      }));
      this.draw();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.close(); // why it was refused is told elsewhere
    }
  }

  draw() {
    const { hints, place, closes } = this;
    if (!hints.length || !place) return this.close();
    this.point(this.left(hints[0]));
    show(
      place,
      closes &&
        button("×", () => this.close(), {
          class: "quiet close",
          "aria-label": say("page-close"),
          title: say("page-close"),
          "data-key": "close-hints",
        }),
      el("ol", { class: "hints" }, ...hints.map((hint) => this.hint(hint))),
    );
  }

  /**
   * What is still to be done of a hint.
   * @param {HintInfo} hint
   */
  left({ action, then }) {
    return without([action, ...then], this.done);
  }

  /**
   * The person did something: of the hints those stay that say it too, as long as there is more.
   * @param {string} action
   */
  acted(action) {
    const followed = this.hints.filter((hint) => this.left(hint).includes(action));
    this.done.push(action);
    this.hints = followed.filter((hint) => this.left(hint).length);
    this.draw();
  }

  /** @param {number} steps that were taken back */
  tookBack(steps) {
    if (steps > this.done.length) this.hints = []; // they were done before the hint
    this.done.splice(-steps);
    this.draw();
  }

  /**
   * A hint, which marks on the board what it is about.
   * @param {HintInfo} hint
   */
  hint(hint) {
    const point = () => this.point(this.left(hint));
    let { done } = this;
    const steps = hint.steps.map(({ told, actions }) => {
      const before = done.length;
      done = without(done, actions);
      const whole = before - done.length === actions.length;
      return el("span", { class: whole ? "done" : "" }, whole && "✓ ", told);
    });
    const made = button("", point, { class: "hint", "aria-label": hint.told, onfocus: point });
    made.append(...(steps.length > 1 ? steps : [hint.told]));
    return el(
      "li",
      { onmouseenter: point },
      made,
      hint.chance !== null &&
        hint.chance > 0 &&
        hint.chance < 1 &&
        ` ${say("page-hint-chance", { percent: Math.round(100 * hint.chance) })}`,
      el("span", { class: "muted" }, ` ${hint.text}`),
    );
  }
}

/**
 * A list without some of its parts, each taken away once.
 * @param {string[]} all
 * @param {string[]} some
 */
function without(all, some) {
  const left = [...all];
  for (const each of some) {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
