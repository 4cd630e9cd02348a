// What a strong bot would do, step by step. A hint stays as long as it is followed, until the turn
// is over.

import { address } from "../lib/addresses.js";
import { button, el, show, styleSheet } from "../lib/dom.js";
import { Refused } from "../lib/requests.js";
import { loadPart } from "../lib/languages.js";
import { known, say, withoutRule } from "../lib/words.js";

await styleSheet(address("/web/table/hint.css"));

const ALIKE = 0.03; // chances that differ by no more say the same

/** @typedef {import("../protocol.js").HintInfo} HintInfo */

export class Hints {
  /**
   * @param {() => import("./connection.js").Connection | null} connection
   * @param {(actions: string[], pressed?: boolean) => void} point at what is still to be done of a
   *   hint; once it is pressed, begin with it
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
    if (!known("page-hint-thinking")) await loadPart("hints");
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
      // Where there is no room for both, the coach's words make room for them.
      const box = place.parentElement;
      if (box) box.scrollTop += place.getBoundingClientRect().top - box.getBoundingClientRect().top;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.close(); // why it was refused is told elsewhere
    }
  }

  draw() {
    const { hints, place, closes } = this;
    if (!hints.length || !place) return this.close();
    this.point(this.left(hints[0]));
    const players = this.connection()?.latest?.table?.seats.length ?? 1;
    const told = players > 1 && hints.some(uncertain);
    const even = Math.round(100 / players);
    show(
      place,
      closes &&
        button("×", () => this.close(), {
          class: "quiet close",
          "aria-label": say("page-close"),
          title: say("page-close"),
          "data-key": "close-hints",
        }),
      told && el("p", { class: "odds muted" }, say("page-hint-about", { even })),
      el("ol", { class: "hints" }, ...hints.map((hint, at) => this.hint(hint, at))),
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
   * A hint, which marks on the board what it is about, and is begun with a press.
   * @param {HintInfo} hint
   * @param {number} at
   */
  hint(hint, at) {
    const point = () => this.point(this.left(hint));
    let { done } = this;
    const steps = hint.steps.map(({ told, actions }) => {
      const before = done.length;
      done = without(done, actions);
      const whole = before - done.length === actions.length;
      return el("span", { class: whole ? "done" : "" }, whole && "✓ ", told);
    });
    const press = () => this.point(this.left(hint), true);
    const made = button("", press, { class: "hint", "aria-label": hint.told, onfocus: point });
    made.append(...(steps.length > 1 ? steps : [hint.told]));
    return el(
      "li",
      { onmouseenter: point },
      made,
      uncertain(hint) && ` ${odds(hint.chance ?? 0, at ? this.hints[0].chance : null)}`,
      el("span", { class: "muted" }, ` ${hint.text}`),
    );
  }
}

/**
 * Whether a hint has a chance, and nothing is proved.
 * @param {HintInfo} hint
 */
function uncertain({ chance }) {
  return chance !== null && chance > 0 && chance < 1;
}

/**
 * A chance in words.
 * @param {number} chance
 * @param {number | null} first that of the best hint, if it is another
 */
function odds(chance, first) {
  if (first !== null && Math.abs(chance - first) <= ALIKE) return say("page-hint-alike");
  return say("page-hint-chance", { percent: Math.round(100 * chance) });
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
