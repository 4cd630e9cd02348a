// What happened, sentence by sentence; pointing at one lights what it is about.

import { el } from "./dom.js";
import { say } from "./words.js";

const MOST = 400; // lines in the document; a long game's earlier ones are in its replay

/** @typedef {{light: (event: any | null) => void, go: (version: number) => void}} LogActions */

export class LogPanel {
  /**
   * @param {string} game
   * @param {LogActions} actions
   */
  constructor(game, actions) {
    this.game = game;
    this.actions = actions;
    this.list = el("ol", { class: "lines", tabindex: 0, "aria-label": say("page-log") });
    this.element = el("section", { class: "log" }, el("h2", {}, say("page-log")), this.list);
    /** @type {any[] | null} */
    this.events = null;
    this.shown = 0;
  }

  /** @param {any[]} events */
  show(events) {
    if (events !== this.events) {
      this.list.replaceChildren();
      this.shown = 0;
      this.events = events;
    }
    const atEnd = this.list.scrollTop + this.list.clientHeight >= this.list.scrollHeight - 40;
    const from = Math.max(this.shown, events.length - MOST);
    this.list.append(...events.slice(from).map((event) => this.line(event)));
    while (this.list.childElementCount > MOST) this.list.firstElementChild?.remove();
    this.shown = events.length;
    if (atEnd) this.list.scrollTop = this.list.scrollHeight;
  }

  /** @param {any} event */
  line(event) {
    const { text, rule } = split(event);
    return el("li", {
      class: "points" in event.facts ? "points" : "",
      onmouseenter: () => this.actions.light(event),
      onmouseleave: () => this.actions.light(null),
    },
      text,
      " ",
      rule && el("a", { class: "rule", href: `/rules/${this.game}#${event.section ?? ""}` }, rule));
  }
}

/**
 * The sentence and its rule apart.
 * @param {any} event
 */
function split(event) {
  const at = event.text.lastIndexOf("[");
  return { text: event.text.slice(0, at).trim(), rule: event.text.slice(at + 1, -1) };
}
