// Rokumon's table on the page: shows a view, plays what happened, and lets a person act.

import { button, el, show } from "../dom.js";
import { dialog } from "../options.js";
import { duration } from "../settings.js";
import { say } from "../words.js";
import { valuesOf } from "./acts.js";
import { advice, choices, coinTold, promise } from "./bar.js";
import { drawClan } from "./clans.js";
import { bidding, duelScene } from "./duel.js";
import { endingCard, wonCells } from "./ending.js";
import { Field } from "./field.js";
import { duelOf, framesBetween, masked } from "./frames.js";
import { endReason, History, sentenceOf } from "./history.js";
import { canTake, sorted, stillHeld, targets } from "./legal.js";
import { meant } from "./meant.js";
import { drawPath } from "./path.js";
import { Player } from "./player.js";
import { drawReasons } from "./reasons.js";
import { colourIn, loadShapes } from "./shapes.js";
import { viewTold } from "./tell.js";

/** @typedef {import("./legal.js").Held} Held */
/** @typedef {import("./frames.js").Frame} Frame */

// The board itself shows these, or something beside it.
const TOLD_ELSEWHERE = new Set(["rokumon.act", "rokumon.flip", "rokumon.coins", "rokumon.taroma", "rokumon.tanomo"]);

/** @type {import("../table.js").BoardMaker} */
export async function board(place, context) {
  await loadShapes();
  return new RokumonBoard(place, context);
}

/** Whether a seat of this view knows something that the other must not see. */
export function hides(/** @type {any} */ view) {
  return valuesOf(view) === "hidden";
}

class RokumonBoard {
  /**
   * @param {HTMLElement} place
   * @param {import("../table.js").Context} context
   */
  constructor(place, context) {
    this.context = context;
    this.history = new History();
    this.field = new Field({ press: (cell) => this.press(cell), point: (cell) => this.pointAt(cell), letGo: () => this.letGo() });
    this.path = el("header", { class: "path" });
    this.other = el("section", {});
    this.mine = el("section", {});
    this.call = el("p", { class: "call", hidden: true });
    this.reasons = el("aside", { class: "reasons", hidden: true });
    this.bar = el("section", { class: "bar", tabindex: -1, "aria-label": say("page-rokumon-choices") });
    this.root = el("div", { class: "rokumon-table" },
      this.path, this.other, el("div", { class: "middle-row" }, el("div", { class: "field" }, this.field.element, this.call), this.reasons), this.bar, this.mine);
    colourIn(this.root);
    place.append(this.root);
    /** @type {any} */
    this.latest = null;
    this.open = sorted([]);
    /** @type {Held | null} */
    this.held = null;
    /** @type {string | null} */
    this.pointed = null;
    this.note = ""; // why something was not possible
    this.news = "";
    /** @type {Set<string>} */
    this.lit = new Set();
    this.player = new Player((frame, millis) => this.showFrame(frame, millis));
    /** @type {Frame | null} what is being shown on the way to the latest view */
    this.frame = null;
    /** @type {Frame | null} how the last fight went, until somebody does something else */
    this.fought = null;
    /** @type {import("./ending.js").Ended | null} */
    this.ended = null;
    this.below = 0;
    this.root.addEventListener("click", () => this.player.finish(), { capture: true });
    this.root.addEventListener("keydown", (event) => {
      this.player.finish();
      if (event.key === "Escape" && this.held) this.letGo();
    }, { capture: true });
    this.measured = () => this.measure();
    addEventListener("resize", this.measured);
  }

  leave() {
    this.player.stop();
    removeEventListener("resize", this.measured);
  }

  /** @param {any} update */
  update(update) {
    const last = this.latest;
    const fresh = this.history.take(update);
    const from = last && (last.seat === update.seat || !hides(last.view) ? last.view : masked(last.view));
    const frames = from ? framesBetween(from, fresh) : [];
    this.latest = update;
    this.open = sorted(update.legal);
    this.held = stillHeld(this.open, this.held);
    if (update.seat !== null) this.below = update.view.clans.findIndex((/** @type {any} */ clan) => clan.seat === update.seat);
    if (fresh.length) this.remember(fresh, frames, last !== null);
    if (!this.ended && update.view.phase === "over") this.ended = this.endedBefore();
    this.player.play(frames);
  }

  /**
   * What stays to be read after it was shown.
   * @param {any[]} fresh
   * @param {Frame[]} frames
   * @param {boolean} watched
   */
  remember(fresh, frames, watched) {
    this.note = "";
    this.news = fresh.filter((event) => !TOLD_ELSEWHERE.has(event.key)).slice(-2).map(sentenceOf).join(" ");
    this.fought = frames.filter((frame) => frame.duel?.loser).at(-1) ?? null;
    const end = frames.filter((frame) => endReason(frame.event) !== null).at(-1);
    if (end && watched) this.ended = end;
  }

  /** After coming back to a table that is over. */
  endedBefore() {
    const last = this.history.endings().at(-1);
    return last ? { view: this.latest.view, event: last.event, winner: last.winner } : null;
  }

  /**
   * @param {Frame | null} frame
   * @param {number} millis
   */
  showFrame(frame, millis) {
    this.frame = frame;
    this.draw();
    if (!frame) return;
    const clan = frame.event.facts.clan === "tokugawa" ? 1 : 0;
    this.field.arrive(frame.event, 0.8 * millis, clan === this.below ? 1 : -1);
  }

  /** @param {string} action */
  async act(action) {
    this.held = null;
    this.ended = null;
    this.fought = null;
    this.note = "";
    this.open = sorted([]); // until the table has answered
    this.draw();
    await this.context.act(action);
    this.open = sorted(this.latest.legal);
    this.draw();
  }

  /** @param {Held | null} held */
  hold(held) {
    this.held = held;
    this.note = "";
    this.fought = null;
    if (held) this.ended = null;
    const byKey = document.activeElement?.matches(":focus-visible") ?? false;
    this.draw();
    this.context.announce(advice(this.latest.view, this.open, held));
    if (!byKey || !held) return;
    const [first] = this.aims().keys();
    if (first && held.kind !== "stack") this.field.focus(first);
    if (held.kind === "empty") this.bar.querySelector("button")?.focus();
  }

  letGo() {
    this.hold(null);
  }

  /**
   * The lit cells, and what happens there.
   * @returns {Map<string, string>}
   */
  aims() {
    const { held, open } = this;
    if (held?.kind === "lift" && !held.cell) return new Map([...open.surprise.keys()].map((cell) => [cell, "lift"]));
    const kind = held?.kind === "supply" ? "deploy" : held?.kind === "lift" ? "set" : "move";
    return new Map([...targets(open, held).keys()].map((cell) => [cell, kind]));
  }

  /** @param {string} cell */
  press(cell) {
    const { held, open } = this;
    const { view } = this.latest;
    if (!open.any) {
      this.tell(this.latest.table.status === "playing" ? this.waiting() : "");
      return;
    }
    const action = targets(open, held).get(cell);
    const direct = held ? undefined : open.deploy.get("")?.get(cell);
    if (action) void this.act(action);
    else if (direct) void this.act(direct);
    else if (held && "cell" in held && held.cell === cell) this.letGo();
    else if (held?.kind === "lift" && open.surprise.has(cell)) this.hold({ kind: "lift", cell });
    else if (held?.kind !== "lift" && canTake(open, cell)) this.take(cell);
    else if (!held && [...open.deploy.values()].some((cells) => cells.has(cell))) this.hold({ kind: "empty", cell });
    else void this.explain(meant(view, open, held, cell));
  }

  /**
   * Choose a stack; if another one was chosen, say also why it could not go here.
   * @param {string} cell
   */
  take(cell) {
    const before = this.held;
    this.hold({ kind: "stack", cell });
    if (before && before.kind !== "empty") void this.explain(meant(this.latest.view, this.open, before, cell));
  }

  /** @param {string} action */
  async explain(action) {
    this.tell(await this.context.whyNot(action));
  }

  /** @param {string} text */
  tell(text) {
    this.note = text.replace(/ \[[^\]]*\]$/, "");
    this.drawBar();
    this.context.announce(this.note);
  }

  waiting() {
    const names = this.latest.view.to_act.map((/** @type {number} */ seat) => this.context.nameOf(seat)).join(", ");
    return say("page-turn-of", { names });
  }

  /** @param {string | null} cell */
  pointAt(cell) {
    if (this.pointed === cell) return;
    this.pointed = cell;
    this.drawLines();
  }

  askToSurrender() {
    const box = dialog(say("page-rokumon-surrender"), el("p", {}, say("page-rokumon-surrender-sure")),
      el("div", { class: "row" },
        button(say("page-rokumon-surrender-yes"), () => {
          box.close();
          void this.act("surrender");
        }, { class: "main", "data-key": "surrender-yes" }),
        button(say("page-rokumon-surrender-no"), () => box.close())));
  }

  draw() {
    const focused = this.root.contains(document.activeElement);
    const { view, table } = this.latest;
    const shown = this.frame?.view ?? view;
    drawPath(this.path, this.latest, this.history.endings());
    this.drawField();
    for (const [place, number] of /** @type {[HTMLElement, number][]} */ ([[this.other, 1 - this.below], [this.mine, this.below]])) {
      this.drawSide(place, shown, number);
    }
    if (shown.clans.some((/** @type {any} */ clan) => clan.seat === null)) drawReasons(this.reasons, this.history.reasons(), (event) => this.light(event));
    this.drawBar();
    this.root.classList.toggle("still", duration(1) === 0);
    this.root.classList.toggle("over", table.status === "over");
    this.measure();
    // What had the focus is gone: keep the keyboard's place near.
    if (focused && document.activeElement === document.body) this.bar.focus({ preventScroll: true });
  }

  drawField() {
    const { frame, open, held } = this;
    const { view } = this.latest;
    const shown = frame?.view ?? view;
    const takeable = new Set(frame || held?.kind === "lift" ? [] : [...open.move.keys(), ...open.fight.keys(), ...[...open.deploy.values()].flatMap((cells) => [...cells.keys()])]);
    const ended = frame ? (endReason(frame.event) !== null ? frame : null) : view.phase === "over" ? this.ended : null;
    this.field.draw({
      view: shown, held: held && "cell" in held ? held.cell : null, targets: frame ? new Map() : this.aims(), takeable,
      won: ended ? wonCells({ ...ended, view: shown }) : [], lit: this.lit, spread: true,
    });
    const called = !frame && view.phase === "turn" && this.history.thisAct().at(-1)?.key === "rokumon.tanomo";
    this.call.hidden = !called;
    this.call.parentElement?.classList.toggle("called", called);
    this.call.textContent = called ? sentenceOf(/** @type {any} */ (this.history.thisAct().at(-1))) : "";
  }

  /**
   * @param {HTMLElement} place
   * @param {any} shown
   * @param {number} number
   */
  drawSide(place, shown, number) {
    const { view, table, seat } = this.latest;
    const clan = shown.clans[number];
    const { held } = this;
    drawClan(place, {
      view: shown, clan, acting: shown.clan === clan.clan && table.status !== "over",
      player: clan.seat === null ? say("draw-taroma") : this.context.nameOf(clan.seat),
      winner: view.phase === "over" && this.ended?.winner === clan.clan, told: this.lit.has(clan.clan),
      won: table.options.act === "campaign" ? clan.won : -1,
      open: seat !== null && clan.seat === seat && !this.frame ? this.open : null,
      chosen: held?.kind === "supply" ? held.value : null, lifting: held?.kind === "lift",
    }, {
      warrior: (value) => this.hold(held?.kind === "supply" && held.value === value ? null : { kind: "supply", value }),
      surprise: () => this.hold(held?.kind === "lift" ? null : { kind: "lift", cell: "" }),
      surrender: () => this.askToSurrender(),
    });
  }

  drawBar() {
    const { view, take_back: mayTakeBack } = this.latest;
    const { frame, open, held, ended } = this;
    const duel = frame?.duel ?? (view.fight ? duelOf(view) : this.fought?.duel);
    this.line = el("p", { class: "line" });
    this.sub = el("p", { class: "sub" });
    const act = (/** @type {string} */ action) => void this.act(action);
    const parts = [];
    if (duel) parts.push(duelScene(frame?.view ?? this.fought?.view ?? view, duel));
    if (frame) parts.push(el("div", { class: "lines" }, endReason(frame.event) !== null ? endingCard(frame, () => this.player.finish()) : el("p", { class: "line" }, sentenceOf(frame.event))));
    else if (view.fight) parts.push(el("div", { class: "lines bids" }, ...bidding(view, open, act)));
    else {
      const lines = el("div", { class: "lines" }, ended && endingCard(ended, null), (!ended || view.phase !== "over") && this.line, this.sub);
      parts.push(lines, choices(view, open, held, mayTakeBack, {
        act, lift: (cell) => this.hold({ kind: "lift", cell }), letGo: () => this.letGo(), takeBack: () => void this.context.takeBack(),
      }));
    }
    this.bar.classList.toggle("noted", this.note !== "" && !frame);
    show(this.bar, ...parts);
    this.drawLines();
  }

  /** The two lines that change with what is pointed at. */
  drawLines() {
    const { view } = this.latest;
    if (!this.line || !this.sub || this.frame) return;
    const cell = this.pointed;
    const will = cell ? promise(view, this.held, this.aims().get(cell) ?? (!this.held && this.open.deploy.get("")?.has(cell) ? "deploy" : undefined), cell) : "";
    this.line.textContent = this.note || will || advice(view, this.open, this.held);
    this.sub.textContent = coinTold(view, cell) || this.news || say(`page-rokumon-rules-${view.act}`);
  }

  /** The table fills the screen below what stands above it. */
  measure() {
    const top = this.root.getBoundingClientRect().top + scrollY;
    this.root.style.setProperty("--above", `${Math.round(top)}px`);
  }

  /** @param {any} event */
  light(event) {
    const facts = event?.facts ?? {};
    const words = String(facts.action ?? "").split(" ");
    this.lit = new Set([facts.cell, facts.to_cell, facts.clan, facts.winner, facts.loser, ...words].filter(Boolean));
    if (this.latest) this.draw();
  }

  read() {
    return this.latest ? viewTold(this.latest.view) : "";
  }
}
