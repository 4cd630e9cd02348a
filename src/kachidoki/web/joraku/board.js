// Joraku on the page. Everything is drawn anew from the latest update and from what the player has
// picked but not sent; what is possible is said by `update.legal` alone.

import { duration, settings } from "../lib/settings.js";
import { say, withoutRule } from "../lib/words.js";
import { kindFor, load } from "./arrangements.js";
import { drawBar } from "./bar.js";
import { undealt } from "./changes.js";
import { choicesOf } from "./choices.js";
import { coached } from "./coached.js";
import { Control } from "./control.js";
import { Counting } from "./counting.js";
import { Explaining, explanations } from "./explaining.js";
import { drawFactions } from "./factions.js";
import { focusOn, refocus } from "./focus.js";
import { HandPanel } from "./hand.js";
import { drawHead } from "./head.js";
import { History } from "./history.js";
import { makeParts } from "./layout.js";
import { MapPanel } from "./map.js";
import { areasOf, readBoard, skirmishPay } from "./model.js";
import { Motion } from "./motion.js";
import { bringMap, markHint, Pointing } from "./pointing.js";
import { Sender } from "./sender.js";
import { paint } from "./shapes.js";
import { drawSkirmish } from "./skirmish.js";
import { drawSources } from "./sources.js";
import { boardInWords } from "./spoken.js";
import { offer } from "./turn.js";
import { drawUnseen } from "./unseen.js";

/** @typedef {import("./model.js").Update} Update */
/** @typedef {import("./model.js").View} View */

export const undoes = true;

/** @type {import("../table/contract.js").BoardMaker} */
export async function board(place, context) {
  await load(kindFor(place.clientWidth));
  return new JorakuBoard(place, context);
}

class JorakuBoard {
  /**
   * @param {HTMLElement} place
   * @param {import("../table/contract.js").Context} context
   */
  constructor(place, context) {
    this.context = context;
    this.map = new MapPanel(say("page-joraku-map"), () => this.bringMap());
    this.hand = new HandPanel();
    this.parts = makeParts(this.map.element, this.hand.element);
    this.root = this.parts.root;
    this.pointing = new Pointing(this.root, this.map);
    this.motion = new Motion(this.root, this.map);
    paint(this.root);
    place.replaceChildren(this.root);
    /** @type {View | null} what is drawn */
    this.drawn = null;
    /** @type {import("./model.js").Area[]} */
    this.areas = [];
    this.counting = new Counting(this.map, this.parts.deck, this.motion, {
      plates: () => this.latest && this.drawPlates(),
      draw: () => this.draw(),
    });
    /** @type {Update | null} */
    this.latest = null;
    /** @type {import("./choices.js").Choices | null} */
    this.choices = null;
    this.history = new History();
    this.sender = new Sender(context, this.root);
    this.control = new Control(this.root, this.map, context, this.sender, {
      now: () => ({ update: this.current, choices: this.choices, still: !this.counting.holds }),
      send: (...actions) => this.send(...actions),
      tell: (text) => this.tell(text),
      draw: () => this.draw(),
      changed: (told) => this.showPicked(told),
      keyboard: () => this.keyboard,
      chosen: () => focusOn(this.root, ".jo-choices button"),
    });
    this.press = this.control.press;
    this.explaining = new Explaining(this.root, () => this.keyboard);
    this.note = this.reason = ""; // what the bar tells, and the sentence of the end
    /** @type {string[]} the actions of a hint */
    this.hinted = [];
    this.showLast = this.showMap = this.keyboard = false;
    this.celebrates = false; // who has won is shown before all the points
    /** @type {typeof import("./results.js").drawResults | null} until it is loaded */
    this.results = null;
    this.root.addEventListener("keydown", (event) => this.key(event), true);
    this.root.addEventListener("pointerdown", () => this.pointed(), true);
  }

  /** The latest update; a board is asked nothing before its first. */
  get current() {
    if (!this.latest) throw new Error("nothing was shown yet");
    return this.latest;
  }

  finish() {
    this.motion.finish();
    return this.counting.finish();
  }

  leave() {
    this.sender.stop();
    this.pointing.stop();
    this.motion.finish();
    this.counting.leave();
    this.map.leave();
  }

  /**
   * @param {Update} update
   * @param {import("../table/contract.js").Before | null} before
   * @param {import("../table/contract.js").Tell} tell
   * @returns {Promise<void> | void} until what it brought is seen
   */
  update(update, before, tell) {
    const old = this.latest;
    const same = old !== null && old.seat === update.seat;
    if (same && old.version === update.version && old.legal.length === update.legal.length) {
      this.draw();
      return tell(null);
    }
    this.latest = update;
    const ends = before !== null && old?.outcome === null && update.outcome !== null;
    if (ends) this.celebrates = this.context.live && settings().scenes;
    this.sender.arrived(update);
    this.choices = choicesOf(update.legal, update.view);
    const news = same && before ? update.events : []; // without a before, nothing leads here
    if (!same || update.since === 0) this.history = History.before(update);
    // The page may skip an update while the board's module is on its way; its events come with it.
    if (!old && before?.seat === update.seat && before.version === update.since) {
      this.history.add(before.events);
    }
    this.history.add(update.events);
    this.settle(old);
    this.counting.add(before && old, update, news, tell);
    const { view } = this.shown();
    const moves = this.motion.ready(news.length ? this.drawn : old ? null : undealt(update), view);
    this.draw();
    if (this.counting.scoring.running) this.pointing.stop();
    else this.pointing.happened(news);
    if (this.history.last || update.outcome) void this.loadResults();
    this.bringMap();
    this.sender.follow();
    const counted = this.counting.seen(news);
    if (!counted) tell(null);
    // Measured when all around the board has taken its place.
    const held = this.motion.go(moves, view);
    return counted ?? (update.legal.length ? undefined : held); // whoever acts waits for nothing
  }

  /**
   * Drop what was picked for a moment that has passed.
   * @param {Update | null} old
   */
  settle(old) {
    const { view, legal } = this.current;
    const moved = old?.view.phase !== view.phase || old?.seat !== view.seat;
    if (moved || !legal.length) this.note = "";
    if (moved) this.showLast = false;
    if (moved && view.phase === "play") this.sender.careful = false;
    this.control.settle(moved);
  }

  /** @param {...string} actions */
  send(...actions) {
    if (!this.sender.begin(actions, this.current.legal)) return;
    this.explaining.hide(); // what was asked about may be gone with it
    this.note = "";
    // A piece that stayed picked would go where another was meant to be picked up.
    this.press.picked = null;
    if (actions[0] === "end") this.counting.scoring.clear();
  }

  /** @param {boolean} all */
  back(all) {
    this.press.picked = null;
    this.sender.back(all);
  }

  /**
   * Draw anew what is picked, and on a phone bring the map into sight.
   * @param {boolean} [told] whether only more is known of it
   */
  showPicked(told = false) {
    if (!told) this.note = "";
    if (this.press.any) this.showLast = false;
    this.draw();
    if (this.press.any) this.bringMap();
  }

  /** On a phone whoever acts sees the map. */
  bringMap() {
    if (!this.latest?.legal.length || coached(this.root)) return;
    if (this.map.narrow) bringMap(this.root);
    else if (this.map.low) scrollTo(0, 0);
  }

  /** What is shown: where the table stands, or the points on the way there. */
  shown() {
    return this.counting.shown(this.current, this.choices);
  }

  draw() {
    if (!this.latest || !this.choices) return;
    const { update, choices, view } = this.shown();
    if (!choices) return;
    this.drawn = view;
    const [inside, { nameOf }] = [this.root.contains(document.activeElement), this.context];
    this.areas = areasOf(view, readBoard(update.table.options.board));
    const turn = {
      view,
      update,
      choices,
      nameOf,
      ...this.control.turn(),
      ...this.sender.ending(update.legal, () => this.draw()),
      send: (/** @type {string[]} */ ...actions) => this.send(...actions),
      back: () => this.back(false),
      restart: () => this.back(true),
    };
    const { holds } = this.counting;
    const now = holds ? this.counting.offer(this.history.last?.text ?? "") : offer(turn);
    this.now = now.text;
    this.root.dataset.phase = view.phase;
    this.root.classList.toggle("acts", update.legal.length > 0);
    this.root.classList.toggle("still", duration(1) === 0);
    const last = holds ? null : this.history.last;
    const toggle = () => {
      this.showLast = !this.showLast;
      this.draw();
    };
    drawHead(
      this.parts.head,
      view,
      (variant) => this.tell(say(`page-joraku-variant-${variant}-about`)),
      last && view.phase !== "over" ? { shown: this.showLast, toggle } : null,
    );
    this.drawPlates();
    // While a round is scored its last skirmish still lies there.
    const scored = this.counting.round > 0;
    const earlier = { last: scored ? this.history.last : last, showLast: this.showLast || scored };
    const pay = skirmishPay(view, update.table.options);
    drawSkirmish(this.parts.skirmish, view, nameOf, { ...earlier, pay });
    this.control.draw(turn, this.areas);
    drawSources(this.parts, turn);
    const won = this.showLast && last ? { text: last.text, aside: "" } : {};
    drawBar(this.parts.bar, { ...now, ...won, note: this.note });
    this.control.preview();
    this.hand.draw({
      view,
      choices,
      acting: update.legal.length > 0,
      picks: this.press.picks,
      press: (card, byKey) => this.press.card(card, byKey),
      why: (card) => (card ? this.control.why(card) : this.pointed()),
      nameOf,
    });
    this.parts.unseen.hidden = !settings().unseen || view.phase === "over";
    if (!this.parts.unseen.hidden) drawUnseen(this.parts.unseen, view);
    this.end(update);
    markHint(this.root, this.map, this.hinted);
    this.explaining.settle();
    if (inside && !this.root.contains(document.activeElement)) refocus(this.root);
    else if (document.activeElement === this.root && this.keyboard) refocus(this.root);
  }

  /** On to the next round, or to the result. */
  goOn() {
    const from = this.drawn;
    this.showMap = false;
    this.counting.goOn();
    const { view } = this.shown();
    const moves = this.motion.ready(from, view);
    this.draw();
    if (coached(this.root)) scrollTo(0, 0); // the sheet was higher than the screen
    this.counting.tell(null);
    const held = this.motion.go(moves, view);
    const release = () => this.counting.release();
    if (this.current.legal.length) release();
    else void Promise.resolve(held).then(release);
  }

  /**
   * Show the sums of a round, or how the game ended.
   * @param {Update} update
   */
  end(update) {
    const { outcome } = update;
    const { round, scoring, holds } = this.counting;
    const sums = scoring.running ? 0 : round;
    const over = outcome !== null && !holds;
    const shows = this.parts.round.hidden && sums > 0 && !this.showMap;
    this.parts.round.hidden = !sums || this.showMap;
    this.parts.result.hidden = !over || this.showMap;
    this.root.classList.toggle("ended", !this.showMap && (sums > 0 || over));
    if (!sums) this.parts.round.replaceChildren();
    if (over) {
      const reason = update.events.filter((event) => event.key === outcome.reason.key).at(-1);
      this.reason = reason ? withoutRule(reason.text) : this.reason;
    }
    const shown = this.parts.result.querySelector("[data-key=to-points]") !== null;
    if (sums || over) {
      this.results?.({
        ...{ parts: this.parts, update, history: this.history, round: sums, map: this.showMap },
        ...{ celebrates: this.celebrates, reason: this.reason, text: this.now ?? "" },
        nameOf: this.context.nameOf,
        flip: (map) => {
          this.showMap = map;
          this.draw();
        },
        goOn: () => this.goOn(),
        toPoints: () => this.toPoints(),
      });
    }
    if (shows && this.map.narrow) this.parts.head.scrollIntoView({ block: "start" });
    if (over && this.celebrates && !shown) focusOn(this.root, "[data-key=to-points]");
  }

  /** Load what shows points, once there are some. */
  async loadResults() {
    const [{ drawResults }] = await Promise.all([import("./results.js"), explanations()]);
    if (this.results) return;
    this.results = drawResults;
    this.draw();
  }

  /** From who has won to all the points. */
  toPoints() {
    this.celebrates = false;
    this.draw();
    focusOn(this.root, "[data-key=to-map]");
  }

  /** @param {string} text */
  tell(text) {
    this.note = withoutRule(text);
    this.draw();
    this.context.announce(this.note);
  }

  /** A pointer is used: what was told about the last press is read by then. */
  pointed() {
    this.keyboard = false;
    this.control.asked = "";
    this.note = "";
    this.parts.bar.querySelector(".jo-note")?.remove();
  }

  drawPlates() {
    const { holds, scored } = this.counting;
    const outcome = holds ? null : this.current.outcome;
    const changed = { ...scored, removed: this.history.removed };
    const why = async (/** @type {import("./model.js").Faction} */ faction) => {
      const entries = this.history.upTo(faction.colour, this.counting.shownOf(faction));
      const name = this.context.nameOf(faction.seat);
      (await explanations()).tellPlate(this.root, faction.colour, name, entries);
    };
    drawFactions(this.parts.factions, this.shown().view, this.context, changed, outcome, why);
  }

  /** @param {import("./model.js").EventInfo | null} event */
  light(event) {
    this.pointing.light(event);
  }

  /**
   * @param {string[]} actions
   * @param {boolean} [pressed] whether the hint was pressed, and not only pointed at
   */
  suggest(actions, pressed = false) {
    this.hinted = this.press.hinted = actions;
    this.showLast = false; // it is about the cards that lie there now
    if (!pressed) return this.draw();
    this.press.follow(actions);
    this.tell(say("page-joraku-hinted"));
  }

  inWords() {
    if (!this.latest) return [];
    return boardInWords(this.latest.view, this.areas, this.now ?? "", this.context.nameOf);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const pointing = !this.keyboard;
    this.keyboard = true;
    if (event.key === "Escape" && this.celebrates) this.toPoints();
    if (!this.control.key(event.key)) return;
    event.stopPropagation();
    if (pointing) this.root.focus(); // or the card gets the frame of what keys are at
    this.keyboard = !pointing;
    this.draw();
  }
}
