// What events and hints are about, on the board.

import { pause } from "../lib/settings.js";
import { concerned } from "./history.js";
import { AREAS } from "./model.js";
import { parts } from "./pieces.js";

/** @typedef {import("./model.js").EventInfo} EventInfo */

const POINT = 900; // milliseconds: an area is outlined after something happened there

const CARD_VERBS = ["pass", "draft", "discard", "play"];
const STEPS = ["put", "move", "daimyo", "remove"];
const GIVING = ["pass", "draft", "discard"]; // phases in which no card is used

/**
 * Mark the card, the button and the areas of a hint.
 * @param {HTMLElement} root
 * @param {import("./map.js").MapPanel} map
 * @param {string[]} actions none: mark nothing
 */
export function markHint(root, map, actions) {
  const words = actions.map((action) => action.split(" "));
  const cards = words
    .filter(([verb]) => CARD_VERBS.includes(verb))
    .map(([, suit, value]) => `card ${suit} ${value}`);
  // While another card is picked, what the hint does with its own is not marked.
  const picked = [...root.querySelectorAll(".jo-card.picked")].map((card) =>
    card.getAttribute("data-key"),
  );
  const others = cards.length > 0 && picked.some((card) => !cards.includes(card ?? ""));
  const uses = others ? [] : words;
  // Of the pieces only what is next: all of a long march would mark the whole map.
  const next = uses.find(([verb]) => STEPS.includes(verb)) ?? [];
  const modes = uses
    .filter(([verb]) => verb === "place" || verb === "march")
    .map(([verb]) => `bar ${verb}`);
  // A Ninja is not asked what it is for: it has one button, and that places.
  if (uses.some(([verb, , rank]) => verb === "play" && rank === "ninja")) modes.push("bar place");
  if (cards.length && cards.every((card) => picked.includes(card))) {
    modes.push("bar give", "bar keep"); // what does it with cards that are not used now
  }
  if (next[0] === "remove") modes.push(`bar remove ${next[1]}`);
  for (const marked of root.querySelectorAll(
    actions.length ? ".jo-card, .jo-choices button" : ".hinted",
  )) {
    const key = marked.getAttribute("data-key") ?? "";
    marked.classList.toggle(
      "hinted",
      cards.includes(key) || modes.some((mode) => key === mode || key.startsWith(`${mode} `)),
    );
  }
  map.hint(AREAS.filter((area) => next.includes(area)));
}

/**
 * On a phone: show the map between the plates and the cards, and where something can be done.
 * @param {HTMLElement} root
 */
export function bringMap(root) {
  const box = (/** @type {string} */ name) => root.querySelector(name)?.getBoundingClientRect();
  const [sum, map, dock] = [box(".jo-sum"), box(".jo-frame"), box(".jo-dock")];
  if (!sum || !map || !dock) return;
  if (map.top < sum.bottom - 1 || map.bottom > dock.top) scrollBy(0, map.top - sum.height);
  const lit = [...root.querySelectorAll(".jo-area.lit")];
  const seen = lit.some((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top >= sum.height && bottom <= dock.top;
  });
  if (!seen) lit[0]?.scrollIntoView({ block: "nearest" });
}

/** Points at what an event is about. */
export class Pointing {
  /**
   * @param {HTMLElement} root
   * @param {import("./map.js").MapPanel} map
   */
  constructor(root, map) {
    this.root = root;
    this.map = map;
    this.timer = 0;
    this.carded = false; // whether the areas of a card are outlined
    for (const kind of ["pointerover", "focusin"]) {
      root.addEventListener(kind, ({ target }) => this.card(target));
    }
    root.addEventListener("pointerleave", () => this.card(null));
  }

  /**
   * While cards are chosen for later, outline where the one that is pointed at would place.
   * @param {EventTarget | null} target
   */
  card(target) {
    const shown = target instanceof Element ? target.closest(".jo-card") : null;
    const chosen = shown && GIVING.includes(this.root.dataset.phase ?? "");
    if (!chosen && !this.carded) return;
    this.carded = Boolean(chosen);
    const { ninja, value } = parts((shown?.getAttribute("data-key") ?? "").slice("card ".length));
    this.map.point(!chosen ? [] : ninja ? AREAS : [AREAS[value]]);
  }

  /**
   * Outline for a moment where something just happened.
   * @param {EventInfo[]} events
   */
  happened(events) {
    const wait = pause(POINT);
    const seen = events
      .map((event) => AREAS.filter((area) => concerned(event).has(area)))
      .filter((areas) => areas.length)
      .at(-1);
    if (!wait || !seen) return;
    this.map.point(seen);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.map.point([]), wait);
  }

  /** @param {EventInfo | null} event null: point at nothing */
  light(event) {
    clearTimeout(this.timer);
    const about = event ? concerned(event) : new Set();
    this.map.point(AREAS.filter((area) => about.has(area)));
    for (const marked of this.root.querySelectorAll("[data-colour]")) {
      marked.classList.toggle("pointed", about.has(marked.getAttribute("data-colour")));
    }
  }

  stop() {
    clearTimeout(this.timer);
  }
}
