// The own cards: what can be played, given, kept or dropped, and what cannot.

import { el, redraw, show } from "../lib/dom.js";
import { alongRow, oneStop } from "../lib/keys.js";
import { joined, say } from "../lib/words.js";
import { about } from "./explaining.js";
import { AREAS } from "./model.js";
import { cardName, chip, face, parts, sign } from "./pieces.js";

/** @typedef {import("./model.js").View} View */
/** @typedef {import("./choices.js").Choices} Choices */
/**
 * @typedef {object} HandScene
 * @property {View} view
 * @property {Choices} choices
 * @property {boolean} acting
 * @property {string[]} picks chosen but not sent yet, in order
 * @property {(card: string, byKey: boolean) => void} press
 * @property {(card: string | null) => void} why a card that cannot be used now has the focus, or is
 *   pointed at; null: no longer
 * @property {(seat: number) => string} nameOf
 */

const CARD = ".jo-card";
const CHOOSING = ["pass", "draft", "discard", "play"]; // phases in which a card is chosen

export class HandPanel {
  constructor() {
    this.element = el("section", { class: "jo-hand", "aria-label": say("draw-hand") });
    /** @type {string | null} */
    this.stop = null;
    this.element.addEventListener("keydown", (event) => alongRow(this.element, CARD, event));
    this.element.addEventListener("focusin", (event) => {
      const key = event.target instanceof Element ? event.target.getAttribute("data-key") : null;
      if (!key?.startsWith("card ")) return;
      this.stop = key;
      oneStop(this.element, CARD, key);
    });
  }

  /** @param {HandScene} scene */
  draw(scene) {
    const { view } = scene;
    const own = view.own;
    this.element.hidden = !own || view.phase === "over";
    // Behind the curtain nothing of the last person's cards is left, not even hidden.
    if (!own) return redraw(this.element, null, () => show(this.element));
    const { choices } = scene;
    const from = [
      own,
      view.phase,
      scene.acting,
      scene.picks,
      fresh(view),
      toPlace(view),
      [...choices.plays.keys()],
      [...choices.gives.keys()],
      view.cards_held.map((_, seat) => scene.nameOf(seat)),
    ];
    redraw(this.element, from, () => this.drawCards(scene, own));
  }

  /**
   * @param {HandScene} scene
   * @param {NonNullable<View["own"]>} own
   */
  drawCards(scene, own) {
    const { view } = scene;
    const pack = own.pack ?? [];
    const given = view.phase === "pass" ? [...(own.gave ?? []), ...(own.gave_right ?? [])] : [];
    show(
      this.element,
      el(
        "div",
        { class: "jo-title" },
        el("h2", {}, pack.length ? say("draw-pack") : say("draw-hand")),
        ...this.gone(view),
      ),
      el(
        "div",
        { class: "jo-fan" },
        ...pack.map((card) => this.card(scene, card, false)),
        pack.length > 0 && el("span", { class: "jo-gap" }, say("page-joraku-kept")),
        ...own.hand.map((card) => this.card(scene, card, false)),
        ...given.map((card) => this.card(scene, card, true)),
      ),
    );
    oneStop(this.element, CARD, this.stop, this.element.querySelector(".jo-card.open"));
  }

  /**
   * What is gone from the hand this round; what came lies there, and says so.
   * @param {View} view
   */
  gone(view) {
    const own = view.own;
    if (!own || view.phase === "pass") return [];
    const gave = [...(own.gave ?? []), ...(own.gave_right ?? [])];
    /** @type {[string, string[]][]} */
    const groups = [
      [say("draw-passed"), gave],
      [say("draw-dropped"), own.discarded ?? []],
    ];
    return groups
      .filter(([, cards]) => cards.length)
      .map(([title, cards]) => el("span", { class: "jo-gone" }, `${title} `, ...cards.map(chip)));
  }

  /**
   * @param {HandScene} scene
   * @param {string} card
   * @param {boolean} given
   */
  card(scene, card, given) {
    const { view, choices, picks } = scene;
    const open = choices.plays.has(card) || choices.gives.has(card);
    const draftable = (view.own?.pack ?? []).includes(card);
    const kept = view.phase === "draft" && !draftable;
    const picked = picks.indexOf(card);
    const locked = scene.acting && !open && !given && !kept && CHOOSING.includes(view.phase);
    const to = given || picked >= 0 ? this.receiver(scene, card, given, picked) : "";
    const got = !to && picked < 0 && fresh(view) && (view.own?.received ?? []).includes(card);
    const state = to || (locked ? say("page-joraku-not-now") : got ? say("draw-received") : "");
    const classes = [
      "jo-card",
      open && "open",
      locked && "locked",
      picked >= 0 && "picked",
      given && "given",
      kept && "kept",
    ];
    const mouse = (/** @type {PointerEvent} */ { pointerType }) =>
      locked && pointerType === "mouse";
    return el(
      "button",
      {
        type: "button",
        class: classes.filter(Boolean).join(" "),
        "data-key": `card ${card}`,
        ...aboutCard(card, toPlace(view)),
        "aria-label": joined(state ? [cardName(card), state] : [cardName(card)]),
        "aria-pressed": open ? String(picked >= 0) : null,
        "aria-disabled": open ? null : "true",
        onclick: (/** @type {MouseEvent} */ event) => scene.press(card, event.detail === 0),
        onfocus: () => locked && scene.why(card),
        onpointerenter: (/** @type {PointerEvent} */ event) => mouse(event) && scene.why(card),
        onpointerleave: (/** @type {PointerEvent} */ event) => mouse(event) && scene.why(null),
      },
      face(card),
      chip(card), // on a phone, while pieces need the room
      locked && el("span", { class: "jo-lock" }, sign("lock")),
      to && el("span", { class: "jo-to", title: to }, to),
      got && el("span", { class: "jo-got", title: say("draw-received") }, say("draw-received")),
    );
  }

  /**
   * Who gets a card that is to be passed.
   * @param {HandScene} scene
   * @param {string} card
   * @param {boolean} given
   * @param {number} picked
   */
  receiver(scene, card, given, picked) {
    const { view } = scene;
    if (view.phase !== "pass" || view.seat === null) return "";
    // In the order of `pass_to`: left, then right.
    const gave = [...(view.own?.gave ?? []), ...(view.own?.gave_right ?? [])];
    const seat = view.own?.pass_to?.[given ? gave.indexOf(card) : gave.length + picked];
    return seat === undefined ? "" : say("page-joraku-to", { name: scene.nameOf(seat) });
  }
}

/**
 * @param {string} card
 * @param {number} supply how many Samurai it could place
 */
function aboutCard(card, supply) {
  const { ninja, value } = parts(card);
  if (ninja) return about("ninja", { supply });
  return about("number", { supply, number: value, area: AREAS[value] });
}

/**
 * How many Samurai of this seat's supply a card could place: at most three.
 * @param {View} view
 */
function toPlace({ seat, factions }) {
  const own = factions.filter((faction) => faction.seat === seat);
  return Math.min(3, Math.max(0, ...own.map(({ supply }) => supply)));
}

/**
 * Whether this seat has played no card since cards were passed.
 * @param {View} view
 */
function fresh({ seat, factions, skirmish, skirmishes }) {
  const own = factions.filter((faction) => faction.seat === seat).map(({ colour }) => colour);
  return !skirmishes.length && !skirmish.some(({ colour }) => own.includes(colour));
}

/**
 * The seats that get the cards which this seat still has to pass, in order.
 * @param {View} view
 */
export function toPass({ own }) {
  return (own?.pass_to ?? []).slice((own?.gave ?? []).length + (own?.gave_right ?? []).length);
}
