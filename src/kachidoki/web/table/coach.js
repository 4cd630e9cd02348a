// The coach beside a first game.

import { address } from "../lib/addresses.js";
import { button, el } from "../lib/dom.js";
import { known, labelled, say } from "../lib/words.js";

/** @typedef {{text: string, more: string}} Step what to do now, and what to know about it */

/** Says what to do now and why, and what it would do itself. */
export class Coach {
  /**
   * @param {"joraku" | "rokumon"} game
   * @param {number} act of Rokumon
   * @param {number[]} lessons the acts that are taught, in order
   */
  constructor(game, act, lessons) {
    this.game = game;
    this.act = act;
    /** @type {number | undefined} the act after this one */
    this.following = lessons[lessons.indexOf(act) + 1];
    this.off = false;
    this.begun = false; // whether the person has acted in this act
    this.lately = ""; // the lesson that is being told
    /** @type {Set<string>} lessons that were told; the next time a reminder is enough */
    this.told = new Set();
    this.words = el("p", { "aria-live": "polite" });
    this.rest = el("p", { class: "rest", hidden: true });
    this.advice = el("p", { class: "muted" });
    this.next = el("a", { class: "button main", hidden: true, "data-key": "next-act" });
    this.element = el(
      "section",
      { class: "coach sheet" },
      el("h2", {}, say("page-coach")),
      this.words,
      this.rest,
      this.advice,
      el(
        "div",
        { class: "row" },
        this.next,
        (this.more = button("", () => this.whole(this.rest.hidden), {
          class: "quiet",
          "data-key": "more",
        })),
        (this.ask = button(say("page-coach-ask"), () => this.wanted?.(), { "data-key": "coach" })),
        (this.skip = button(say("page-coach-skip"), () => this.leave(), {
          class: "quiet",
          "data-key": "skip",
        })),
      ),
    );
    /** @type {(() => void) | null} */
    this.wanted = null;
    /** @type {() => void} */
    this.left = () => {};
  }

  /**
   * Show what else there is to know about the step, or only what to do.
   * @param {boolean} on
   */
  whole(on) {
    this.rest.hidden = !on;
    this.more.textContent = say(on ? "page-less" : "page-coach-more");
    this.more.setAttribute("aria-expanded", String(on));
  }

  /**
   * Show a step. One that is still to be done stays as it is, with all that was opened of it.
   * @param {Step} step
   */
  show({ text, more }) {
    if (this.words.textContent === text) return;
    this.words.textContent = text;
    this.rest.textContent = more;
    this.more.hidden = !more;
    this.whole(false);
  }

  /** The game goes on without a coach. */
  leave() {
    this.off = true;
    this.element.remove();
    this.left();
  }

  /** @param {import("./contract.js").Shown} update */
  update(update) {
    const over = update.table.status === "over";
    this.advice.textContent = "";
    this.ask.disabled = !update.legal.length;
    this.ask.hidden = over;
    this.skip.hidden = over;
    const { following } = this;
    this.next.hidden = !over || !following;
    if (!this.next.hidden) {
      this.next.setAttribute("href", address(`/learn/${this.game}?act=${following}`));
      this.next.textContent = say("page-coach-next", {
        title: labelled(say(`page-choice-act-${following}`), say(`act-${following}`)),
      });
    }
    this.show(this.lesson(update));
  }

  /**
   * Points are being counted: what for.
   * @param {import("./contract.js").Shown} update
   */
  counting(update) {
    this.advice.textContent = "";
    this.ask.disabled = true;
    const round = update.events.some((event) => event.key === "joraku.prestige");
    this.show(this.tell(round ? "round" : "scoring"));
  }

  /**
   * @param {import("./contract.js").Shown} update
   * @returns {Step}
   */
  lesson(update) {
    if (update.table.status === "over") return this.tell(this.ending(update));
    if (!update.legal.length) {
      this.begun = true;
      return this.tell("wait");
    }
    // A later act begins with what is new in it.
    if (this.act > 1 && !this.begun) {
      return {
        text: say(`page-choice-act-${this.act}-about`),
        more: say(`page-rokumon-rules-${this.act}`),
      };
    }
    return this.tell(stage(update));
  }

  /** @param {import("./contract.js").Shown} update */
  ending({ outcome, seat }) {
    if (this.game === "joraku") return "over";
    if (!this.following) return "done";
    return outcome?.winners.length && (seat === null || !outcome.winners.includes(seat))
      ? "lost"
      : "over";
  }

  /**
   * A lesson, or a reminder of it.
   * @param {string} name
   * @returns {Step}
   */
  tell(name) {
    if (name !== this.lately) this.told.add(this.lately);
    this.lately = name;
    const key = `page-coach-${this.game}-${name}`;
    if (this.told.has(name) && known(`${key}-again`)) {
      return { text: say(`${key}-again`), more: "" };
    }
    const more = known(`${key}-more`) ? say(`${key}-more`) : "";
    return { text: say(known(key) ? key : `page-coach-${this.game}-turn`), more };
  }

  /** @param {{told: string, text: string}[]} hints */
  hinted(hints) {
    this.advice.textContent = hints.length
      ? say("page-coach-would", { action: hints[0].told, reason: hints[0].text })
      : "";
  }
}

/** @param {import("./contract.js").Shown} update */
function stage(update) {
  const { view, legal } = update;
  if (view.game === "joraku") {
    if (legal.length === 1 && legal[0] === "end") return "spent";
    return view.phase === "pass" && view.round > 1 ? "pass-again" : view.phase;
  }
  const some = (/** @type {string} */ verb) => legal.some((action) => action.startsWith(verb));
  if (view.fight) return "tokens";
  if (some("accept")) return "uncovered";
  if (some("fight")) return "fight";
  return some("move") ? "move" : "deploy";
}
