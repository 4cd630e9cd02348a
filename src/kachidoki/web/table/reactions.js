// Reactions instead of a chat: set phrases and gestures, shown at the plate of whoever reacts. A
// person whose reactions somebody does not want to see is muted, in that browser alone.

import { button, el, newId } from "../lib/dom.js";
import { tool } from "../lib/icons.js";
import { mutedAt, setMuted } from "../lib/settings.js";
import { announce } from "../lib/shell.js";
import { labelled, say } from "../lib/words.js";

const STAYS = 4000; // milliseconds that a reaction is seen
const GAP = 4; // pixels between a plate and what is said there

/** @typedef {import("../protocol.js").Reaction} Reaction */

/** @type {Reaction["reaction"][]} */
const REACTIONS = ["hello", "luck", "well-played", "thanks", "wow", "oops", "thinking", "bow"];

export class Reactions {
  /**
   * @param {string} table
   * @param {HTMLElement} root all of the table
   * @param {(reaction: string) => void} react
   */
  constructor(table, root, react) {
    this.table = table;
    this.root = root;
    this.layer = el("div", { class: "reactions", "aria-hidden": "true" });
    root.append(this.layer);
    this.menu = el(
      "div",
      { class: "reaction-menu", id: newId(), role: "group", "aria-label": say("page-react") },
      ...REACTIONS.map((name) =>
        button(
          say(`page-reaction-${name}`),
          () => {
            this.open(false);
            react(name);
          },
          { "data-key": `reaction ${name}` },
        ),
      ),
    );
    this.opener = tool("react", say("page-react"), () => this.open(this.menu.hidden), {
      "aria-controls": this.menu.id,
      "data-key": "react",
    });
    /** What stands among the table's tools: the button that opens the reactions, and those. */
    this.control = el("span", { class: "reacting" }, this.opener, this.menu);
    this.control.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || this.menu.hidden) return;
      event.stopPropagation();
      this.open(false);
    });
    this.control.addEventListener("focusout", ({ relatedTarget }) => {
      const inside = relatedTarget instanceof Node && this.control.contains(relatedTarget);
      if (relatedTarget && !inside) this.open(false, false);
    });
    this.open(false, false);
    this.mark();
  }

  /**
   * @param {boolean} on
   * @param {boolean} [focus] whether the keyboard goes there, or back to the button
   */
  open(on, focus = true) {
    this.menu.hidden = !on;
    this.opener.setAttribute("aria-expanded", String(on));
    if (on) this.menu.scrollIntoView({ block: "nearest" });
    if (focus) (on ? this.menu.querySelector("button") : this.opener)?.focus();
  }

  /** @returns {number[]} the seats whose reactions are not shown here */
  get muted() {
    return mutedAt(this.table);
  }

  /**
   * Show the reactions of a person here, or no longer.
   * @param {number} seat
   */
  toggle(seat) {
    setMuted(this.table, seat, !this.muted.includes(seat));
    this.layer.querySelector(`[data-of="${seat}"]`)?.remove();
    this.mark();
  }

  /** The plates of whoever is muted have a sign: the style sheet looks here. */
  mark() {
    this.root.dataset.muted = this.muted.join(" ");
  }

  /**
   * Show a reaction, unless its person is muted: then nothing happens at all.
   * @param {Reaction} reaction
   * @param {string} name of whoever reacts
   */
  show({ seat, reaction, text }, name) {
    if (this.muted.includes(seat)) return;
    announce(labelled(name, text));
    this.layer.querySelector(`[data-of="${seat}"]`)?.remove();
    const plates = [...this.root.querySelectorAll(`[data-seat="${seat}"]`)];
    const plate = plates.find((each) => each.checkVisibility());
    if (!plate) return;
    const said = el("p", { class: `reaction ${reaction}`, "data-of": seat });
    said.append(el("b", {}, name), ` ${text}`);
    this.layer.append(said);
    const here = this.root.getBoundingClientRect();
    const there = plate.getBoundingClientRect();
    const left = Math.min(there.left - here.left, here.width - said.offsetWidth);
    said.style.left = `${Math.max(0, left)}px`;
    said.style.top = `${there.bottom - here.top + GAP}px`;
    setTimeout(() => said.remove(), STAYS);
  }
}
