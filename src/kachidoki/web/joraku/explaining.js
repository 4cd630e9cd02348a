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
    /** @type {HTMLElement | null} the answer */
    this.shown = null;
    root.addEventListener("pointerover", (event) => this.over(event));
    root.addEventListener("pointerleave", () => this.later(null, GRACE));
    root.addEventListener("pointerdown", ({ target }) => !this.within(target) && this.hide(), true);
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
    if (this.within(target)) return clearTimeout(this.timer);
    const thing = thingAt(target);
    if (thing !== this.thing) this.later(thing, thing ? REST : GRACE);
  }

  /**
   * @param {Element | null} thing null: nothing is to be explained any longer
   * @param {number} wait
   */
  later(thing, wait) {
    clearTimeout(this.timer);
    if (!thing && !this.thing) return;
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
    const other = thing?.closest(".jo-card, .jo-rp, .jo-area:is(.lit, .reach)");
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
  }

  hide() {
    clearTimeout(this.timer);
    this.thing = null;
    this.shown?.remove();
    this.shown = null;
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
