// Rokumon's table on the page: shows a view, plays what happened, and lets a person act.

import { el } from "../lib/dom.js";
import { duration } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { valuesOf } from "./acts.js";
import { advice } from "./turn.js";
import { askToSurrender, drawClan } from "./clans.js";
import { endedBefore, uncovered, wonCells } from "./ending.js";
import { Field } from "./field.js";
import { framesBetween, masked } from "./frames.js";
import { concerned, endReason, History, sentenceOf } from "./history.js";
import { aimed, canTake, sorted, starts, stillHeld, targets } from "./choices.js";
import { meant } from "./meant.js";
import { Panel } from "./bar.js";
import { drawPath } from "./head.js";
import { Player } from "./playback.js";
import { drawReasons } from "./reasons.js";
import { colourIn, loadShapes } from "./shapes.js";
import { viewTold } from "./spoken.js";

/** @typedef {import("./choices.js").Held} Held */
/** @typedef {import("./frames.js").Frame} Frame */

// The board itself shows these, or something beside it.
const TOLD_ELSEWHERE = new Set([
  "rokumon.act",
  "rokumon.flip",
  "rokumon.coins",
  "rokumon.taroma",
  "rokumon.tanomo",
]);

/** @type {import("../table/page.js").BoardMaker} */
export async function board(place, context) {
  await loadShapes();
  return new RokumonBoard(place, context);
}

/** Every event is seen on the table before it is told. */
export const retells = true;

/** Whether a seat of this view knows something that the other must not see. */
export function hides(/** @type {any} */ view) {
  return valuesOf(view) === "hidden";
}

class RokumonBoard {
  /**
   * @param {HTMLElement} place
   * @param {import("../table/page.js").Context} context
   */
  constructor(place, context) {
    this.context = context;
    this.history = new History();
    this.field = new Field({
      press: (cell) => this.press(cell),
      point: (cell) => this.panel.point(cell),
    });
    this.path = el("header", { class: "path" });
    this.other = el("section", {});
    this.mine = el("section", {});
    this.call = el("p", { class: "call", hidden: true });
    this.reasons = el("aside", { class: "reasons", hidden: true });
    this.panel = new Panel(context.patient, {
      act: (action) => void this.act(action),
      lift: (cell) => this.hold({ kind: "lift", cell }),
      letGo: () => this.letGo(),
      takeBack: () => void context.takeBack(),
      finish: () => this.player.finish(),
    });
    this.root = el(
      "div",
      { class: "rokumon-table" },
      this.path,
      this.other,
      el(
        "div",
        { class: "middle-row" },
        el("div", { class: "tabletop" }, this.field.element, this.call),
        this.reasons,
      ),
      this.panel.element,
      this.mine,
    );
    colourIn(this.root);
    place.append(this.root);
    /** @type {any} */
    this.latest = null;
    this.open = sorted([]);
    /** @type {Held | null} */
    this.held = null;
    this.note = ""; // why something was not possible
    this.news = "";
    /** @type {Set<string>} */
    this.lit = new Set();
    /** @type {Set<string>} the words of a hint */
    this.hinted = new Set();
    this.player = new Player((frame, millis) => this.showFrame(frame, millis));
    /** @type {Frame | null} what is being shown on the way to the latest view */
    this.frame = null;
    /** @type {Frame | null} how the last fight went, until somebody does something else */
    this.fought = null;
    /** @type {import("./ending.js").Ended | null} */
    this.ended = null;
    this.below = 0;
    this.root.addEventListener(
      "click",
      (event) => {
        this.player.finish();
        const about = this.path.querySelector("details");
        if (about && event.target instanceof Node && !about.contains(event.target)) {
          about.open = false;
        }
      },
      { capture: true },
    );
    this.root.addEventListener(
      "keydown",
      (event) => {
        this.player.finish();
        if (event.key === "Escape" && this.held) this.letGo();
      },
      { capture: true },
    );
    this.measured = () => this.measure();
    addEventListener("resize", this.measured);
  }

  leave() {
    this.player.stop();
    removeEventListener("resize", this.measured);
  }

  /**
   * @param {any} update
   * @param {any} before null: nothing leads from what is shown to this, as in a replay
   * @returns {Promise<void>} until all was shown
   */
  update(update, before) {
    const last = before && this.latest;
    if (!last) this.forget();
    const fresh = this.history.take(update);
    const from =
      last && (last.seat === update.seat || !hides(last.view) ? last.view : masked(last.view));
    const frames = from ? framesBetween(from, fresh) : [];
    this.latest = update;
    this.open = sorted(update.legal);
    this.held = stillHeld(this.open, this.held);
    if (update.seat !== null) {
      this.below = update.view.clans.findIndex(
        (/** @type {any} */ clan) => clan.seat === update.seat,
      );
    }
    if (fresh.length) this.remember(fresh, frames);
    // A tap is over, the news are not.
    if (fresh.length && matchMedia("(hover: none)").matches) this.panel.point(null);
    if (!this.ended && update.view.phase === "over") {
      this.ended = endedBefore(this.history, update.view);
    }
    // It may show what only the last seat knew.
    if (last && last.seat !== update.seat && hides(last.view)) this.player.finish();
    this.player.play(frames);
    return this.player.seen();
  }

  hurry() {
    if (this.latest && hides(this.latest.view)) this.player.finish();
  }

  forget() {
    this.history.clear();
    this.held = null;
    this.fought = null;
    this.ended = null;
    this.news = "";
  }

  /**
   * What stays to be read after it was shown.
   * @param {any[]} fresh
   * @param {Frame[]} frames
   */
  remember(fresh, frames) {
    this.note = "";
    this.news = fresh
      .filter((event) => !TOLD_ELSEWHERE.has(event.key))
      .slice(-2)
      .map(sentenceOf)
      .join(" ");
    this.fought = frames.filter((frame) => frame.duel?.loser).at(-1) ?? null;
    const end = frames.filter((frame) => endReason(frame.event) !== null).at(-1);
    if (end) this.ended = end;
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
    if ((await this.context.act(action)) !== undefined) return; // its update opens what comes next
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
    const [first] = aimed(this.open, this.held).keys();
    if (first && held.kind !== "stack") this.field.focus(first);
    if (held.kind === "empty") this.panel.element.querySelector("button")?.focus();
  }

  letGo() {
    this.hold(null);
  }

  /** @param {string} cell */
  press(cell) {
    const { held, open } = this;
    const { view } = this.latest;
    if (!open.any) {
      this.tell(advice(view, open, null));
      return;
    }
    const action = targets(open, held).get(cell);
    const direct = held ? undefined : open.deploy.get("")?.get(cell);
    if (action) void this.act(action);
    else if (direct) void this.act(direct);
    else if (held && "cell" in held && held.cell === cell) this.letGo();
    else if (held?.kind === "lift" && open.surprise.has(cell)) this.hold({ kind: "lift", cell });
    else if (held?.kind !== "lift" && canTake(open, cell)) this.take(cell);
    else if (!held && [...open.deploy.values()].some((cells) => cells.has(cell))) {
      this.hold({ kind: "empty", cell });
    } else void this.explain(meant(view, open, held, cell));
  }

  /**
   * Choose a stack; if another one was chosen, say also why it could not go here.
   * @param {string} cell
   */
  take(cell) {
    const before = this.held;
    this.hold({ kind: "stack", cell });
    if (before && before.kind !== "empty") {
      void this.explain(meant(this.latest.view, this.open, before, cell));
    }
  }

  /** @param {string} action */
  async explain(action) {
    this.tell(await this.context.whyNot(action));
  }

  /** @param {string} text */
  tell(text) {
    this.note = text.replace(/ \[[^\]]*\]$/, "");
    this.drawPanel();
    this.context.announce(this.note);
  }

  draw() {
    const focused = this.root.contains(document.activeElement);
    const { view, table } = this.latest;
    const shown = this.frame?.view ?? view;
    drawPath(this.path, this.latest, this.history.endings());
    this.drawField();
    for (const [place, number] of /** @type {[HTMLElement, number][]} */ ([
      [this.other, 1 - this.below],
      [this.mine, this.below],
    ])) {
      this.drawSide(place, shown, number);
    }
    if (shown.clans.some((/** @type {any} */ clan) => clan.seat === null)) {
      drawReasons(this.reasons, this.history.reasons(), (event) => this.light(event));
    }
    this.drawPanel();
    this.root.classList.toggle("still", duration(1) === 0);
    this.root.classList.toggle("over", table.status === "over");
    this.measure();
    // What had the focus is gone: keep the keyboard's place near.
    if (focused && document.activeElement === document.body) {
      this.panel.element.focus({ preventScroll: true });
    }
  }

  drawField() {
    const { frame, open, held } = this;
    const { view } = this.latest;
    const shown = frame?.view ?? view;
    const takeable = frame || held?.kind === "lift" ? new Set() : starts(open);
    const ended = frame
      ? endReason(frame.event) !== null
        ? frame
        : null
      : view.phase === "over"
        ? this.ended
        : null;
    this.field.draw({
      view: shown,
      held: held && "cell" in held ? held.cell : null,
      targets: frame ? new Map() : aimed(this.open, this.held),
      takeable,
      won: ended ? wonCells({ ...ended, view: shown }) : uncovered(shown),
      lit: this.lit,
      hinted: frame ? new Set() : this.hinted,
      spread: true,
      last:
        frame || held || view.phase === "over"
          ? []
          : this.history.lastOf(view.clans[this.below].clan),
    });
    const called =
      !frame && view.phase === "turn" && this.history.thisAct().at(-1)?.key === "rokumon.tanomo";
    this.call.hidden = !called;
    this.root.classList.toggle("called", called);
    this.call.textContent = called
      ? sentenceOf(/** @type {any} */ (this.history.thisAct().at(-1)))
      : "";
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
    drawClan(
      place,
      {
        view: shown,
        clan,
        near: number === this.below,
        acting: shown.clan === clan.clan && table.status !== "over",
        player: clan.seat === null ? say("draw-taroma") : this.context.nameOf(clan.seat),
        winner: view.phase === "over" && this.ended?.winner === clan.clan,
        told: this.lit.has(clan.clan),
        won: table.options.act === "campaign" ? clan.won : -1,
        open: seat !== null && clan.seat === seat && !this.frame ? this.open : null,
        chosen: held?.kind === "supply" ? held.value : null,
        lifting: held?.kind === "lift",
        hinted: this.hinted,
      },
      {
        warrior: (value) =>
          this.hold(
            held?.kind === "supply" && held.value === value ? null : { kind: "supply", value },
          ),
        surprise: () => this.hold(held?.kind === "lift" ? null : { kind: "lift", cell: "" }),
        surrender: () =>
          askToSurrender(table.options.act === "campaign", () => void this.act("surrender")),
      },
    );
  }

  drawPanel() {
    const { latest: update, frame, fought, ended, open, held, note, news } = this;
    this.panel.draw({
      update,
      frame,
      fought,
      ended,
      open,
      held,
      note,
      news,
      aims: aimed(this.open, this.held),
    });
  }

  /** The table fills the screen below what stands above it. */
  measure() {
    const top = this.root.getBoundingClientRect().top + scrollY;
    this.root.style.setProperty("--above", `${Math.round(top)}px`);
  }

  /** @param {any} event */
  light(event) {
    this.lit = event ? concerned(event) : new Set();
    // Only marks change: what is being pointed at must stay the same element.
    this.field.mark(this.lit);
    for (const side of [this.other, this.mine]) {
      side.classList.toggle("told", this.lit.has(side.dataset.clan ?? ""));
    }
  }

  /** @param {string[]} actions */
  suggest(actions) {
    this.hinted = new Set(actions[0]?.split(" "));
    if (this.latest) this.draw();
  }

  read() {
    return this.latest ? viewTold(this.latest.view) : "";
  }
}
