// The coach beside a first game.

import { address } from "../lib/addresses.js";
import { button, el } from "../lib/dom.js";
import { known, labelled, say } from "../lib/words.js";

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
    this.advice = el("p", { class: "muted" });
    this.next = el("a", { class: "button main", hidden: true, "data-key": "next-act" });
    this.element = el(
      "section",
      { class: "coach sheet" },
      el("h2", {}, say("page-coach")),
      this.words,
      this.advice,
      el(
        "div",
        { class: "row" },
        this.next,
        (this.more = button(
          say("page-coach-more"),
          () => this.whole(!this.element.classList.contains("whole")),
          { class: "quiet more", "data-key": "more" },
        )),
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
   * On a phone a long lesson begins with its first lines.
   * @param {boolean} on
   */
  whole(on) {
    this.element.classList.toggle("whole", on);
    this.more.setAttribute("aria-expanded", String(on));
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
    this.whole(false);
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
    this.words.textContent = this.lesson(update);
  }

  /**
   * Points are being counted: what for.
   * @param {import("./contract.js").Shown} update
   */
  counting(update) {
    this.advice.textContent = "";
    this.ask.disabled = true;
    const round = update.events.some((event) => event.key === "joraku.prestige");
    this.words.textContent = this.tell(round ? "round" : "scoring");
  }

  /** @param {import("./contract.js").Shown} update */
  lesson(update) {
    if (update.table.status === "over") return this.tell(this.ending(update));
    if (!update.legal.length) {
      this.begun = true;
      return this.tell("wait");
    }
    // A later act begins with what is new in it.
    if (this.act > 1 && !this.begun) return say(`page-rokumon-rules-${this.act}`);
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
   */
  tell(name) {
    if (name !== this.lately) this.told.add(this.lately);
    this.lately = name;
    const key = `page-coach-${this.game}-${name}`;
    if (this.told.has(name) && known(`${key}-again`)) return say(`${key}-again`);
    return say(known(key) ? key : `page-coach-${this.game}-turn`);
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
