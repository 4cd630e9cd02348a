// Rokumon's table on the page: shows a view, plays what happened, and lets a person act.

import { el } from "../lib/dom.js";
import { duration, settings } from "../lib/settings.js";
import { withoutRule } from "../lib/words.js";
import { askToLose } from "./asking.js";
import { Bar } from "./bar.js";
import { Ceremony } from "./ceremony.js";
import { aimed, choicesOf, starts } from "./choices.js";
import { Drag } from "./drag.js";
import { endedBefore, ownWin, wonCells } from "./ending.js";
import { explainPressed } from "./explaining.js";
import { Field } from "./field.js";
import { framesBetween, masked } from "./frames.js";
import { drawHead } from "./head.js";
import { concerned, endReason, History, newsOf } from "./history.js";
import { ghostOf } from "./intent.js";
import { light } from "./light.js";
import { Losing } from "./losing.js";
import { scatter } from "./petals.js";
import { Playback } from "./playback.js";
import { Press } from "./press.js";
import { drawReasons } from "./reasons.js";
import { watchRest } from "./resting.js";
import { fill, loadShapes, paint } from "./shapes.js";
import { Sides } from "./sides.js";
import { boardInWords } from "./spoken.js";
import { advice } from "./turn.js";

/** @typedef {import("./history.js").View} View */
/** @typedef {import("./history.js").Update} Update */
/** @typedef {import("./choices.js").Picked} Picked */
/** @typedef {import("./frames.js").Frame} Frame */

/** @type {import("../table/contract.js").BoardMaker} */
export async function board(place, context) {
  await loadShapes();
  return new RokumonBoard(place, context);
}

/** Whether a seat of this view knows something that the other must not see. */
export function hides(/** @type {View} */ view) {
  return view.values === "hidden";
}

class RokumonBoard {
  /**
   * @param {HTMLElement} place
   * @param {import("../table/contract.js").Context} context
   */
  constructor(place, context) {
    this.context = context;
    this.lose = (/** @type {"surrender" | "accept"} */ action) => () =>
      askToLose(action, this.current.view.acts !== null, (sure) => void this.act(sure));
    this.history = new History();
    this.press = new Press({
      now: () => ({ view: this.current.view, choices: this.choices }),
      send: (action) => void this.act(action),
      ask: (action) => void this.ask(action),
      tell: (text) => this.explain(text),
      nameOf: context.nameOf,
      changed: (picked) => this.showPicked(picked),
    });
    this.field = new Field({
      press: (cell, touched) => this.press.cell(cell, touched && settings().twice),
      point: (cell) => this.bar.point(cell),
    });
    this.head = el("header", { class: "path" });
    this.sides = new Sides(context, {
      warrior: (value) => this.press.warrior(value),
      surprise: () => this.press.surprise(),
      surrender: this.lose("surrender"),
    });
    this.call = el("p", { class: "call", hidden: true });
    this.reasons = el("aside", { class: "reasons", hidden: true });
    this.losing = new Losing(context, () => this.drawBar());
    this.bar = new Bar(context, this.losing, {
      act: (action) => void this.act(action),
      lift: (cell) => this.press.pick({ kind: "lift", cell }),
      letGo: () => this.press.pick(null),
      takeBack: () => void context.takeBack(1),
      accept: this.lose("accept"),
      goOn: () => this.goOn(),
      summary: () => this.ceremony.show(this.current, this.history),
    });
    this.root = el(
      "div",
      { class: "rokumon-table" },
      this.head,
      this.sides.other,
      el(
        "div",
        { class: "middle-row" },
        el("div", { class: "tabletop" }, this.sides.mats, this.field.element, this.call),
        this.reasons,
      ),
      this.bar.element,
      this.sides.mine,
      light(),
    );
    this.ceremony = new Ceremony(this.root, context, () =>
      this.bar.element.focus({ preventScroll: true }),
    );
    this.drag = new Drag(this.root, this.press, (cell) => this.bar.point(cell));
    watchRest(this.root);
    explainPressed(this.root, (text) => this.explain(text, true));
    paint(this.root);
    place.append(this.root);
    /** @type {Update | null} */
    this.latest = null;
    /** @type {import("../table/contract.js").Tell} */
    this.tell = () => {};
    this.choices = choicesOf([]);
    this.note = ""; // why something was not possible, or what it is
    this.calm = false;
    this.news = "";
    /** @type {Set<string>} */
    this.lit = new Set();
    /** @type {Set<string>} the words of a hint */
    this.hinted = new Set();
    this.playback = new Playback((frame, millis) => this.showFrame(frame, millis));
    /** @type {Frame | null} what is being shown on the way to the latest view */
    this.frame = null;
    /** @type {Frame | null} how the last fight went, until somebody does something else */
    this.fought = null;
    /** @type {import("./ending.js").Ended | null} */
    this.ended = null;
    this.below = 0;
    this.root.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape" && this.press.picked) this.press.pick(null);
      },
      { capture: true },
    );
    this.measured = () => fill(this.root);
    addEventListener("resize", this.measured);
  }

  /** The latest update; a board is asked nothing before its first. */
  get current() {
    if (!this.latest) throw new Error("nothing was shown yet");
    return this.latest;
  }

  leave() {
    this.playback.stop();
    this.drag.leave();
    this.ceremony.leave();
    removeEventListener("resize", this.measured);
  }

  /**
   * @param {Update} update
   * @param {import("../table/contract.js").Before | null} before null: nothing leads from
   *   what is shown to this, as in a replay
   * @param {import("../table/contract.js").Tell} tell
   * @returns {Promise<void>} until all was shown
   */
  update(update, before, tell) {
    this.tell = tell;
    const last = before && this.latest;
    if (!last) this.forget();
    const fresh = this.history.take(update);
    const from =
      last && (last.seat === update.seat || !hides(last.view) ? last.view : masked(last.view));
    const frames = from ? framesBetween(from, fresh) : [];
    this.latest = update;
    this.choices = choicesOf(update.legal);
    void this.losing.ask(update);
    this.press.settle();
    if (update.seat !== null) {
      this.below = update.view.clans.findIndex((clan) => clan.seat === update.seat);
    }
    if (fresh.length) this.remember(fresh, frames);
    if (!this.ended && update.view.phase === "over") {
      this.ended = endedBefore(this.history, update.view);
    }
    // It may show what only the last seat knew.
    if (last && last.seat !== update.seat && hides(last.view)) this.playback.drop();
    if (update.view.acts !== null && update.view.phase !== "over" && this.ceremony.wanted(update)) {
      for (const frame of frames) frame.waits = endReason(frame.event) !== null;
    }
    this.playback.play(frames);
    return this.playback.seen().then(() => this.celebrate(update, last));
  }

  /**
   * Whatever begins or ends with an update, once all of it was seen.
   * @param {Update} update
   * @param {Update | null} last what was shown before it
   */
  async celebrate(update, last) {
    if (this.latest !== update) return; // others came meanwhile
    if (last && last.table.status !== "over") this.ceremony.end(update, this.history);
    await this.ceremony.begin(update, this.history);
  }

  finish() {
    this.playback.finish();
    return !this.playback.holds && !this.ceremony.holds;
  }

  forget() {
    this.history.clear();
    this.press.drop();
    this.fought = null;
    this.ended = null;
    this.news = "";
  }

  /**
   * What stays to be read after it was shown.
   * @param {import("./history.js").Told[]} fresh
   * @param {Frame[]} frames
   */
  remember(fresh, frames) {
    this.note = "";
    this.bar.point(null); // what happened comes before what is pointed at
    this.news = newsOf(fresh);
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
    const ends = frame !== null && endReason(frame.event) !== null;
    this.tell(frame?.event ?? null, ends);
    if (!frame) return;
    if (ends) scatter(this.field.element, ownWin(frame));
    const clan = frame.event.facts.clan === "tokugawa" ? 1 : 0;
    this.field.arrive(frame.event, 0.8 * millis, clan === this.below ? 1 : -1);
  }

  /** The player has seen how an act ended; nothing of it is told once more beside the next. */
  goOn() {
    if (this.current.view.phase !== "over") {
      this.ended = null;
      this.news = "";
      this.root.querySelector(".petals")?.remove();
    }
    this.playback.goOn();
  }

  /** @param {string} action */
  async act(action) {
    this.press.drop();
    this.ended = null;
    this.fought = null;
    this.note = "";
    this.choices = choicesOf([]); // until the table has answered
    this.draw();
    if ((await this.context.act(action)) !== undefined) return; // its update opens what comes next
    this.choices = choicesOf(this.current.legal);
    this.draw();
  }

  /**
   * Show what is picked now, and where it can go.
   * @param {Picked | null} picked
   */
  showPicked(picked) {
    this.note = "";
    this.fought = null;
    if (picked) this.ended = null;
    const byKey = document.activeElement?.matches(":focus-visible") ?? false;
    this.draw();
    const { choices, context } = this;
    if (this.press.intent) return this.bar.announceIntent();
    const careful = this.losing.warning(choices, picked, "");
    context.announce(careful || advice(this.current.view, choices, picked, context.nameOf));
    if (!byKey || !picked) return;
    const [first] = aimed(this.choices, picked).keys();
    if (first && picked.kind !== "stack") this.field.focus(first);
    if (picked.kind === "empty") this.bar.element.querySelector("button")?.focus();
  }

  /** @param {string} action */
  async ask(action) {
    const reason = await this.context.whyNot(action);
    if (reason) this.explain(reason);
  }

  /**
   * @param {string} text
   * @param {boolean} [calm] whether it only tells what something is
   */
  explain(text, calm = false) {
    this.note = withoutRule(text);
    this.calm = calm;
    this.drawBar();
    this.context.announce(this.note);
  }

  draw() {
    const focused = this.root.contains(document.activeElement);
    const { view, table } = this.current;
    const shown = this.frame?.view ?? view;
    const end = this.frame && this.ending();
    if (!this.frame || end) {
      drawHead(this.head, this.current, this.history.endings(), this.context.live, end?.view);
    }
    this.drawField();
    this.drawSides();
    if (!this.frame && shown.clans.some((clan) => clan.seat === null)) {
      drawReasons(this.reasons, this.history.reasons(), (event) => this.light(event));
    }
    this.drawBar();
    this.root.classList.toggle("still", duration(1) === 0);
    this.root.classList.toggle("alike", shown.values === "unused");
    this.root.classList.toggle("over", table.status === "over" && !this.frame);
    fill(this.root);
    // What had the focus is gone: keep the keyboard's place near.
    if (focused && document.activeElement === document.body) {
      this.bar.element.focus({ preventScroll: true });
    }
  }

  /** How the act that is shown has ended; null while that is still to be seen. */
  ending() {
    if (!this.frame) return this.ended;
    return endReason(this.frame.event) === null ? null : this.frame;
  }

  drawField() {
    const { frame, choices } = this;
    const { picked } = this.press;
    const { view } = this.current;
    const takeable = frame || picked?.kind === "lift" ? new Set() : starts(choices);
    const ended = frame || view.phase === "over" ? this.ending() : null;
    this.field.draw({
      view: frame?.view ?? view,
      picked: picked && "cell" in picked ? picked.cell : null,
      targets: frame ? new Map() : aimed(choices, picked),
      takeable,
      won: ended ? wonCells(ended) : (frame?.view ?? view).uncovered,
      lit: this.lit,
      hinted: frame ? new Set() : this.hinted,
      spread: true,
      ghost: frame ? null : ghostOf(view, this.press.intent, picked),
      last:
        frame || picked || view.phase === "over"
          ? []
          : this.history.lastOf(view.clans[this.below].clan),
    });
    const call = !frame && view.phase === "turn" ? this.history.call() : "";
    this.call.hidden = !call;
    this.root.classList.toggle("called", call !== "");
    this.call.textContent = call;
  }

  drawSides() {
    const { current: update, frame, below, lit, choices, hinted } = this;
    const { picked } = this.press;
    const ended = this.ending();
    this.sides.draw({ update, frame, ended, below, lit, choices, picked, hinted });
  }

  drawBar() {
    const { current: update, frame, fought, ended, choices, note, calm, news } = this;
    const { picked, intent } = this.press;
    const aims = aimed(choices, picked);
    const told = { note, calm, news };
    this.bar.draw({ update, frame, fought, ended, choices, picked, intent, aims, ...told });
  }

  /** @param {import("./history.js").Told | null} event */
  light(event) {
    this.lit = event ? concerned(event) : new Set();
    // Only marks change: what is being pointed at must stay the same element.
    this.field.mark(this.lit);
    this.sides.mark(this.lit);
  }

  /** @param {string[]} actions */
  suggest(actions) {
    this.hinted = new Set(actions[0]?.split(" "));
    if (this.latest) this.draw();
  }

  inWords() {
    return this.latest ? boardInWords(this.latest.view) : [];
  }
}
