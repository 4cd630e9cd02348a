// The bar between the coins and your own side: the fight, the lines, the choices.

import { el, show } from "../lib/dom.js";
import { say, withoutRule } from "../lib/words.js";
import { bidding, duelScene } from "./duel.js";
import { endingCard, lastEnding } from "./ending.js";
import { hasFinale } from "./finale.js";
import { duelOf } from "./frames.js";
import { endReason } from "./history.js";
import { advice, choiceButtons, coinTold, promise } from "./turn.js";

/** @typedef {import("./frames.js").Frame} Frame */
/**
 * @typedef {object} BarScene
 * @property {import("./history.js").Update} update
 * @property {Frame | null} frame what is being shown on the way to the update
 * @property {Frame | null} fought how the last fight went
 * @property {import("./ending.js").Ended | null} ended how the last act ended
 * @property {import("./choices.js").Choices} choices
 * @property {import("./choices.js").Picked | null} picked
 * @property {import("./intent.js").Intent | null} intent what one more press does
 * @property {Map<string, string>} aims lit cells
 * @property {string} note why something was not possible, or what it is
 * @property {boolean} calm whether it is only that
 * @property {string} news what happened last
 */

export class Bar {
  /**
   * @param {import("../table/contract.js").Context} context
   * @param {import("./losing.js").Losing} losing
   * @param {import("./turn.js").ChoiceActions & {goOn: () => void, summary: () => void}} actions
   */
  constructor(context, losing, actions) {
    this.losing = losing;
    this.coached = context.patient; // whether somebody else tells the rules of the act
    this.context = context;
    this.nameOf = context.nameOf;
    this.actions = actions;
    this.element = el("section", {
      class: "bar",
      tabindex: -1,
      "aria-label": say("page-rokumon-choices"),
    });
    this.line = el("p", { class: "line" });
    this.sub = el("p", { class: "sub" });
    /** @type {BarScene | null} */
    this.scene = null;
    /** @type {string | null} */
    this.pointed = null;
  }

  /** @param {BarScene} scene */
  draw(scene) {
    this.scene = scene;
    const { frame, fought, update } = scene;
    const { view } = update;
    const duel = frame?.duel ?? (view.fight ? duelOf(view) : fought?.duel);
    const before = frame?.view ?? fought?.view ?? view;
    this.element.classList.toggle("noted", scene.note !== "" && !scene.calm && !frame);
    const end = frame ?? (view.phase === "over" ? scene.ended : null);
    const ends = end !== null && endReason(end.event) !== null;
    this.element.dataset.winner = (ends && end.winner) || "";
    this.element.classList.toggle("ribbon", ends);
    show(this.element, duel && duelScene(before, duel), ...this.words(scene));
    this.drawLines();
  }

  /** @param {BarScene} scene */
  words({ update, frame, ended, choices, picked, intent }) {
    const { view, take_back: mayTakeBack } = update;
    if (frame) {
      const ends = endReason(frame.event) !== null;
      return [
        el(
          "div",
          { class: "words" },
          ends
            ? endingCard(frame, this.goOn(view))
            : el("p", { class: "line" }, withoutRule(frame.event.text)),
        ),
      ];
    }
    if (view.fight) {
      return [el("div", { class: "words bids" }, ...bidding(view, choices, this.actions.act))];
    }
    if (ended && view.phase === "over") {
      const summary = hasFinale(update) && {
        label: say(view.acts === null ? "page-rokumon-triumph" : "page-rokumon-summary"),
        key: "summary",
        press: this.actions.summary,
      };
      return [el("div", { class: "words" }, endingCard(ended, summary || null), this.sub)];
    }
    const last = ended && lastEnding(ended, update.table.table);
    return [
      last?.picture,
      el("div", { class: "words" }, last?.words, this.line, this.sub),
      choiceButtons({ view, choices, picked, intent, mayTakeBack }, this.actions),
    ];
  }

  /**
   * From the end of an act to the next one, or to the end of the game.
   * @param {import("./history.js").View} view where the game stands already
   */
  goOn(view) {
    if (view.acts === null) return null;
    const label =
      view.phase === "over"
        ? say("page-rokumon-go-on")
        : say("page-rokumon-next-act", { title: say(`act-${view.act}`) });
    return { label, key: "go-on", press: this.actions.goOn };
  }

  /** @param {string | null} cell */
  point(cell) {
    if (this.pointed === cell) return;
    this.pointed = cell;
    this.drawLines();
  }

  /** Say what one more press does. */
  announceIntent() {
    this.context.announce(`${this.line.textContent} ${this.sub.textContent}`);
  }

  /** The two lines that change with what is pointed at. */
  drawLines() {
    if (!this.scene) return;
    const { update, choices, picked, intent, aims, note, news, ended } = this.scene;
    const { view } = update;
    const cell = intent?.cell ?? this.pointed ?? "";
    const direct = !picked && choices.deploy.get("")?.has(cell) ? "deploy" : undefined;
    const careful = this.losing.warning(choices, picked, cell);
    this.line.classList.toggle("careful", careful !== "" && !note);
    const { live } = this.context; // else it tells what happened, and not what can be done
    this.line.textContent =
      note ||
      careful ||
      promise(view, picked, aims.get(cell) ?? direct, cell) ||
      (live ? "" : news) ||
      advice(view, choices, picked, this.nameOf);
    const coin = coinTold(view, cell);
    const hidden = view.values === "unused" ? "" : ` ${coin}`; // who stands there matters
    this.sub.textContent =
      (intent && `${say("page-rokumon-tap-again")}${hidden}`) ||
      coin ||
      (ended || !live ? "" : news || (this.coached ? "" : say("page-rokumon-goal")));
  }
}
