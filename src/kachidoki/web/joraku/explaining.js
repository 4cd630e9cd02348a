// Asking what a thing on the table is: a pointer rests on it, it has the focus, or it is pressed.
// Words and looks of the answer are loaded with the first question.

import { loadPart } from "../lib/languages.js";
import { known } from "../lib/words.js";

const REST = 550; // milliseconds that a pointer rests on something before it is explained
const GRACE = 250; // and after it has left, for it may be on its way to the answer
const THING = "[data-about]";

export class Explaining {
  /**
   * @param {HTMLElement} root
   * @param {() => boolean} keyboard whether keys were used last, and no pointer
   */
  constructor(root, keyboard) {
    this.root = root;
    this.keyboard = keyboard;
    this.timer = 0;
    /** @type {Element | null} what is being explained, or about to be */
    this.thing = null;
    /** @type {Element | null} what the pointer is on */
    this.pointed = null;
    /** @type {HTMLElement | null} the answer */
    this.shown = null;
    root.addEventListener("pointerover", (event) => this.over(event));
    root.addEventListener("pointerleave", () => {
      this.pointed = null;
      this.later(null, GRACE);
    });
    this.elsewhere = (/** @type {Event} */ { target }) => !this.within(target) && this.hide();
    root.addEventListener("pointerdown", this.elsewhere, true);
    root.addEventListener("click", (event) => this.press(event), true);
    root.addEventListener("focusin", ({ target }) => {
      const thing = thingAt(target);
      // A row of cards is gone through to choose: only the Ninja needs a word.
      const card = thing?.matches(".jo-card:not([data-about=ninja])");
      if (keyboard() && !this.within(target)) this.later(card ? null : thing, 0);
    });
    root.addEventListener("keydown", ({ key }) => key === "Escape" && this.hide(), true);
  }

  /** @param {EventTarget | null} target */
  within(target) {
    return target instanceof Node && this.shown?.contains(target);
  }

  /** @param {PointerEvent} event */
  over({ target, pointerType, buttons }) {
    if (pointerType !== "mouse" || buttons) return;
    if (this.within(target)) {
      this.pointed = this.thing;
      return clearTimeout(this.timer);
    }
    // While pieces can go, pointing at the map asks what would follow, and about nothing else.
    const acts = target instanceof Element && target.closest(".jo-picture") && this.goes();
    const found = acts ? null : thingAt(target);
    const thing = found?.matches(".picked, .locked") ? null : found; // of that the bar says enough
    if (thing === this.pointed && !acts) return;
    this.pointed = thing;
    this.later(thing, acts ? 0 : thing ? REST : GRACE);
  }

  /** Whether a piece can go somewhere. */
  goes() {
    return this.root.querySelector(".jo-token, .jo-area:is(.lit, .reach)") !== null;
  }

  /**
   * @param {Element | null} thing null: nothing is to be explained any longer
   * @param {number} wait
   */
  later(thing, wait) {
    clearTimeout(this.timer);
    if (thing === this.thing) return;
    this.timer = setTimeout(() => (thing ? void this.explain(thing) : this.hide()), wait);
  }

  /**
   * A press on something that does nothing by itself tells what it is. A plate tells all about
   * itself, and a lit area is what is meant by whoever presses something on it.
   * @param {MouseEvent} event
   */
  press(event) {
    const thing = thingAt(event.target);
    const mouse = "pointerType" in event && event.pointerType === "mouse";
    const other = thing?.closest(".jo-card, .jo-rp, .term, .jo-area:is(.lit, .reach)");
    if (!thing || other || (!mouse && thing.closest(".jo-plaque"))) return;
    event.stopPropagation();
    void this.explain(thing);
  }

  /** @param {Element} thing */
  async explain(thing) {
    clearTimeout(this.timer);
    this.thing = thing;
    const { answer } = await explanations();
    if (this.thing !== thing || !thing.isConnected) return;
    this.shown?.remove();
    this.shown = answer(this.root, thing);
    document.addEventListener("pointerdown", this.elsewhere, true); // also beside the board
  }

  /** The board was drawn anew: what is explained may be another element now, or gone. */
  settle() {
    if (!this.thing || this.thing.isConnected) return;
    const key = this.thing.getAttribute("data-key");
    const same = `${THING}[data-key="${key}"]:not(.picked)`;
    this.thing = key ? this.root.querySelector(same) : null;
    if (!this.thing) this.hide();
  }

  hide() {
    clearTimeout(this.timer);
    this.thing = null;
    this.shown?.remove();
    this.shown = null;
    document.removeEventListener("pointerdown", this.elsewhere, true);
  }
}

/** What explains, with its words: these are read once in each language. */
export async function explanations() {
  const [made] = await Promise.all([
    import("./explain.js"),
    known("page-explain-rule") || loadPart("explain"),
  ]);
  return made;
}

/** @param {EventTarget | null} target */
function thingAt(target) {
  return target instanceof Element ? target.closest(THING) : null;
}

/**
 * What says of an element what it is.
 * @param {string} kind
 * @param {Record<string, string | number>} [facts]
 */
export function about(kind, facts = {}) {
  return { "data-about": kind, "data-facts": JSON.stringify(facts) };
}
