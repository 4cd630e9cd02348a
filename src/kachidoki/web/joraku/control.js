// The map as the way to act: what is picked, what that can do, and what it would change. Presses,
// drags and keys all end in the same actions.

import { el } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { Drag } from "./drag.js";
import { Press } from "./press.js";
import { drawPreview } from "./preview.js";
import { areaTargets, pieceTargets } from "./targets.js";
import { cardMeant } from "./turn.js";
import { removals, ToldWays } from "./ways.js";

const GAP = 16; // pixels between the hand and what would follow
const LEAST = 218; // pixels that it needs there
const GOES = ".jo-token, .jo-area:is(.lit, .reach)"; // while some piece can go

/** @typedef {import("./choices.js").Choices} Choices */
/** @typedef {import("./choices.js").Way} Way */
/** @typedef {import("./drag.js").Over} Over */
/** @typedef {import("./drag.js").Taken} Taken */
/** @typedef {import("./model.js").Update} Update */
/**
 * What it asks of the board.
 * @typedef {object} Controlled
 * @property {() => {update: Update, choices: Choices | null, still: boolean}} now
 * @property {(...actions: string[]) => void} send
 * @property {(text: string) => void} tell
 * @property {() => void} draw
 * @property {(told?: boolean) => void} changed another thing is picked; `told`: the same, and the
 *   server has told what it can do
 * @property {() => boolean} keyboard whether keys were used last, and no pointer
 * @property {() => void} chosen by the keyboard: all cards that are needed
 */

export class Control {
  /**
   * @param {HTMLElement} root
   * @param {import("./map.js").MapPanel} map
   * @param {import("../table/contract.js").Context} context
   * @param {import("./sender.js").Sender} sender
   * @param {Controlled} board
   */
  constructor(root, map, context, sender, board) {
    this.root = root;
    this.map = map;
    this.context = context;
    this.sender = sender;
    this.board = board;
    this.told = new ToldWays(context, () => board.changed(true));
    this.press = new Press({
      ...board,
      ask: (action) => void this.ask(action),
      now: () => ({ ...board.now(), ways: this.ways() }),
    });
    this.drag = new Drag(root, {
      take: (taken) => this.take(taken),
      over: (place) => this.held(place),
      drop: (place, taken) => this.drop(place, taken),
    });
    this.asked = ""; // the action that was asked about, until a pointer does something else
    /** @type {string | null} the area or piece that is pointed at, as its key */
    this.at = null;
    this.asks = false; // whether a mouse or a key points, which asks what an area is
    this.panel = el("div", { class: "jo-preview", "aria-hidden": "true", hidden: true });
    this.shown = "";
    root.querySelector(".jo-deck")?.append(this.panel);
    root.addEventListener("pointerover", (event) => this.hover(event));
    root.addEventListener("pointerleave", (event) => this.hover(event));
    root.addEventListener("pointerdown", ({ target, pointerType }) =>
      this.look(keyOf(target), pointerType === "mouse"),
    );
    // The page itself moves the focus too: that asks about nothing, unless keys are used.
    root.addEventListener("focusin", (event) => {
      if (board.keyboard()) this.look(keyOf(event.target));
    });
    root.addEventListener("focusout", () => board.keyboard() && this.look(null));
    root.addEventListener("keyup", (event) => {
      if (event.key === "Tab") this.look(keyOf(event.target)); // came from outside
    });
  }

  /**
   * Ask the server why an action is not open, and tell it unless nobody wants to know any longer.
   * @param {string} action
   */
  async ask(action) {
    const { version } = this.board.now().update;
    this.asked = action;
    const reason = await this.context.whyNot(action);
    const wanted = this.asked === action && this.board.now().update.version === version;
    if (reason && wanted) this.board.tell(reason);
  }

  /** @param {string} card that cannot be used now */
  why(card) {
    void this.ask(cardMeant(this.board.now().update.view, card));
  }

  /**
   * The actions that play the picked card; null where it lies there already.
   * @returns {(string | null)[]}
   */
  cards() {
    const { update, choices, still } = this.board.now();
    if (!still || !update.legal.length) return [];
    const { phase } = update.view;
    if (phase === "play") {
      return (choices?.plays.get(this.press.picks[0] ?? "") ?? []).map((play) => play.action);
    }
    return ["choose", "place", "march"].includes(phase) ? [null] : [];
  }

  /**
   * All that can be done with pieces now: step by step until the server has told more.
   * @returns {Way[]}
   */
  ways() {
    const { update, choices } = this.board.now();
    return this.told.of(update, this.cards()) ?? choices?.steps ?? [];
  }

  /**
   * Another update: keep only what can still be used.
   * @param {boolean} moved whether another moment has begun
   */
  settle(moved) {
    this.drag.cancel();
    this.press.settle(moved);
  }

  /** What of a turn is picked here. */
  turn() {
    const { picks, picked, going, open, count, marches, goal, sure } = this.press;
    const ways = this.ways();
    return {
      ...{ picks, picked, ways, going, open, count, marches, goal, sure, now: this.told.now },
      together: (/** @type {number} */ many) => this.press.together(many),
      doubt: () => this.press.doubt(),
    };
  }

  /**
   * @param {import("./turn.js").Turn} turn
   * @param {import("./model.js").Area[]} areas
   */
  draw(turn, areas) {
    const targets = areaTargets(turn, areas, (area) => this.press.area(area));
    const pieces = pieceTargets(turn, (piece) => this.press.token(piece));
    const marching = turn.ways.some(({ area }) => area !== null);
    const other = (/** @type {import("./choices.js").Picked} */ piece) => this.press.other(piece);
    this.map.draw({ areas, targets, pieces, other: marching ? other : null });
    /** @type {(key: string) => Way | null} */
    this.leads = (key) => {
      const [kind, ...name] = key.split(" ");
      if (kind === "area") return targets[name[0] ?? ""]?.way ?? null;
      return pieces.get(name.join(" "))?.removal ?? null;
    };
    /** @type {(key: string) => string} */
    this.tells = (key) => targets[key.split(" ").at(-1) ?? ""]?.label ?? "";
    // While several actions follow each other, what could be done in between is of no use.
    if (!this.sender.plan.length) this.told.ask(this.cards());
    if (!this.panel.hidden) this.settlePreview();
  }

  /**
   * A pointer came over something.
   * @param {PointerEvent} event
   */
  hover(event) {
    if (event.pointerType !== "mouse" || this.drag.running) return;
    this.look(keyOf(event.target));
  }

  /**
   * @param {string | null} key
   * @param {boolean} [asks]
   */
  look(key, asks = true) {
    if (key === this.at) return;
    this.at = key;
    this.asks = asks;
    this.preview();
  }

  /** Show what would follow from what is pointed at; where nothing would, what the area is. */
  preview() {
    const way = (this.at && this.leads?.(this.at)) || null;
    const asks = this.at && !way && this.asks && !this.map.narrow && !this.map.low;
    const area = (asks && this.tells?.(this.at ?? "")) || "";
    const { now } = this.told;
    const shown = JSON.stringify([way, now, area]);
    if (shown === this.shown) return;
    this.shown = shown;
    drawPreview(this.panel, way, now, area);
    if (!this.panel.hidden) this.settlePreview();
  }

  /**
   * Beside the hand below the bar; what does not fit there stands beside the board. What an area is
   * stands at its foot, unless some piece can go: that could change what lies there.
   */
  settlePreview() {
    const { panel } = this;
    panel.classList.remove("aside", "near");
    const foot = this.at && !this.leads?.(this.at) && !this.root.querySelector(GOES);
    if (foot) return this.standNear(this.at?.split(" ").at(-1) ?? "");
    const { right } = panel.getBoundingClientRect();
    const cards = [...this.root.querySelectorAll(".jo-card, .jo-gone")];
    const room =
      right - Math.max(0, ...cards.map((card) => card.getBoundingClientRect().right)) - GAP;
    panel.style.setProperty("--room", `${room}px`);
    const { bottom } = panel.getBoundingClientRect();
    const low = bottom > document.documentElement.clientHeight;
    panel.classList.toggle("aside", low || room < LEAST);
  }

  /** @param {string} area */
  standNear(area) {
    const { panel } = this;
    panel.classList.add("near");
    const { left, right } = this.map.frame.getBoundingClientRect();
    const half = panel.offsetWidth / 2;
    const x = Math.max(left + half, Math.min(this.map.station(area).x, right - half));
    const from = panel.offsetParent?.getBoundingClientRect().left ?? 0;
    panel.style.setProperty("--x", `${x - from}px`);
  }

  /**
   * Pick what is dragged; how many go, 0 if it can go nowhere.
   * @param {Taken} taken
   */
  take(taken) {
    const { update } = this.board.now();
    if (!update.legal.length || this.sender.busy) return 0;
    if ("card" in taken) {
      if (!["pass", "play"].includes(update.view.phase)) return 0;
      if (!this.press.picks.includes(taken.card)) this.press.card(taken.card, false);
      if (this.press.picked) this.press.piece(null);
      return 1;
    }
    if (!this.press.on(taken)) this.press.piece(taken);
    return this.press.count;
  }

  /**
   * Something is held over an area, or over the plate of who would get it back.
   * @param {Over} place
   */
  held({ area, plaque }) {
    const { picked } = this.press;
    const home = picked && plaque === picked.colour;
    this.look(home ? `piece samurai ${plaque} ${picked.area}` : area && `area ${area}`, false);
  }

  /**
   * @param {Over} place
   * @param {Taken} taken
   */
  drop({ area, plaque }, taken) {
    const { picked } = this.press;
    if ("card" in taken && this.board.now().update.view.phase === "pass") {
      return this.press.give(taken.card, plaque);
    }
    if (area && this.press.go(area)) return;
    const away = removals(this.ways()).find(
      (way) => way.count === 1 && way.colour === picked?.colour && way.area === picked.area,
    );
    if (away && plaque === away.colour) return this.board.send(...away.actions);
    if (!this.press.going.length) this.press.picked = null; // one that could only be removed
    if (area && area === picked?.area) return this.board.draw(); // put down where it was
    if (away) return this.board.tell(say("page-joraku-drop-removed"));
    this.press.beside(area, picked);
  }

  /**
   * Escape lets go of everything, a digit says how many; says whether the key meant something.
   * @param {string} key
   */
  key(key) {
    if (key === "Escape") {
      const dragged = this.drag.cancel();
      const any = this.press.any;
      this.press.drop();
      return dragged || any;
    }
    if (this.press.going.length && /^[1-9]$/.test(key)) this.press.together(Number(key));
    return false;
  }
}

/**
 * The area or piece that an element belongs to.
 * @param {EventTarget | null} target
 */
function keyOf(target) {
  if (!(target instanceof Element)) return null;
  const area = target.closest("[data-area]")?.getAttribute("data-area");
  const key = target.closest("[data-roam]")?.getAttribute("data-key");
  return key ?? (area ? `area ${area}` : null);
}
