// The coach beside a first game.

import { address } from "../lib/addresses.js";
import { button, el, show } from "../lib/dom.js";
import { noteCoached } from "../lib/settings.js";
import { term } from "../lib/terms.js";
import { currentLanguage, known, labelled, say } from "../lib/words.js";

/** @typedef {{text: string, more: string}} Step what to do now, and what to know about it */

/** Says what to do now and why, and what it would do itself. */
export class Coach {
  /**
   * @param {string} game
   * @param {number} [act] of Rokumon; those of a game that is no lesson come as it goes
   * @param {number[]} [lessons] the acts that are taught, in order
   */
  constructor(game, act = 1, lessons = []) {
    this.game = game;
    this.act = act;
    /** @type {number | undefined} the act after this one */
    this.following = lessons[lessons.indexOf(act) + 1];
    this.lessons = lessons;
    this.off = false;
    this.begun = false; // whether the person has acted in this act
    this.lately = ""; // the lesson that is being told
    /** @type {Set<string>} lessons that were told; the next time a reminder is enough */
    this.told = new Set();
    this.text = ""; // the step that is told
    this.about = ""; // what else there is to know about it
    this.words = el("p", { "aria-live": "polite" });
    this.rest = el("p", { class: "rest", hidden: true });
    this.terms = el("span", { class: "terms", hidden: true });
    this.advice = el("div", { class: "advised", "aria-live": "polite" });
    this.next = el("a", { class: "button main", hidden: true, "data-key": "next-act" });
    this.element = el(
      "section",
      { class: "coach sheet", hidden: true },
      (this.skip = button("×", () => this.leave(), {
        class: "quiet close",
        "aria-label": say("page-coach-skip"),
        title: say("page-coach-skip"),
        "data-key": "skip",
      })),
      el("h2", {}, say("page-coach")),
      // Above the words, which are longer or shorter: it stays under the pointer.
      el(
        "div",
        { class: "row" },
        (this.ask = button(say("page-hint"), () => this.wanted?.(!this.advised), {
          "data-key": "coach",
        })),
        (this.more = button("", () => this.whole(!this.opened), {
          class: "quiet more",
          "data-key": "more",
        })),
        this.terms,
      ),
      this.words,
      this.rest,
      this.advice,
      this.next,
    );
    this.width = 0;
    this.watch = new ResizeObserver(() => this.resized());
    this.watch.observe(this.element);
    /** @type {((on: boolean) => void) | null} */
    this.wanted = null; // asks for advice, or puts it away
    /** @type {() => void} */
    this.left = () => {};
  }

  /** Whether a turn that is done waits for its end to be pressed: in all of a first game. */
  get patient() {
    return !this.off;
  }

  /** Whether advice is shown. */
  get advised() {
    return this.advice.childElementCount > 0;
  }

  get opened() {
    return this.element.classList.contains("whole");
  }

  /**
   * Show what else there is to know about the step, or only what to do.
   * @param {boolean} on
   */
  whole(on) {
    this.element.classList.toggle("whole", on);
    this.shorten();
    this.rest.hidden = !on || !this.rest.textContent;
    if (on && this.advised && getComputedStyle(this.rest).display === "none") this.wanted?.(false);
    this.more.disabled = !on && !this.hides(); // it keeps its place
    this.more.textContent = say(on ? "page-less" : "page-coach-more");
    this.more.setAttribute("aria-expanded", String(on));
  }

  /**
   * Where the style sheet gives the step only a few lines, show as many whole sentences of it as
   * they hold, and the first in any case; the others come first of what else there is to know.
   */
  shorten() {
    const { words } = this;
    words.textContent = this.text;
    const style = getComputedStyle(words);
    const lines = Number(style.getPropertyValue("--lines")) || Infinity;
    const most = lines * parseFloat(style.lineHeight);
    const sentences = sentencesOf(this.text);
    const others = [this.about];
    while (sentences.length > 1 && words.scrollHeight > most + 1) {
      others.unshift(sentences.pop() ?? "");
      words.textContent = sentences.join("").trim();
    }
    this.rest.textContent = others.join(" ").trim();
  }

  /** Whether there is anything that only "More" shows. */
  hides() {
    const folded = [this.ask, this.terms].some(
      (part) => !part.hidden && getComputedStyle(part).display === "none",
    );
    return folded || this.rest.textContent !== "";
  }

  /** What stands below stays clear of it, and in another width it has other lines. */
  resized() {
    const { element } = this;
    element.parentElement?.style.setProperty("--coach", `${element.offsetHeight}px`);
    if (element.offsetWidth === this.width) return;
    this.width = element.offsetWidth;
    this.whole(this.opened);
  }

  /**
   * Show a step. One that is still to be done stays as it is, with all that was opened of it.
   * @param {Step} step
   */
  show({ text, more }) {
    const first = this.element.hidden;
    this.element.hidden = false;
    if (first) dispatchEvent(new Event("resize")); // it takes room from the board
    if (this.text === text) return;
    this.text = text;
    this.about = more;
    const terms = termsIn(this.game, `${text} ${more}`);
    this.terms.hidden = !terms.length;
    show(this.terms, ...terms);
    this.whole(false);
  }

  /** The game goes on without a coach. */
  leave() {
    this.off = true;
    noteCoached(this.game);
    this.watch.disconnect();
    this.element.remove();
    dispatchEvent(new Event("resize"));
    this.left();
  }

  /** @param {import("./contract.js").Shown} update */
  update(update) {
    const { table, view } = update;
    const over = table.status === "over";
    if (over) noteCoached(this.game);
    if (view.game === "rokumon" && view.act !== this.act && !over) {
      this.act = view.act;
      this.begun = false; // a campaign goes on with another act
    }
    this.ask.disabled = !update.legal.length;
    // Against people nobody is told what to do.
    this.ask.hidden = over || !(table.advice || othersAreBots(table.seats, update.seat));
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
   * @param {import("../protocol.js").EventInfo | null} event what was counted last
   */
  counting(update, event) {
    this.ask.disabled = true;
    if (update.view.game === "rokumon") return this.show(this.tell("ended"));
    const round = event?.key === "joraku.prestige" || event?.key === "joraku.own-ground";
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
    if (this.act > 1 && !this.begun && known(`page-rokumon-new-${this.act}`)) {
      return {
        text: say(`page-rokumon-new-${this.act}`),
        more: say(`page-rokumon-rules-${this.act}`),
      };
    }
    return this.tell(stage(update));
  }

  /** @param {import("./contract.js").Shown} update */
  ending({ outcome, seat, table }) {
    if (this.game === "joraku") return "over";
    if (!this.lessons.length) return table.options.act === "campaign" ? "done" : "alone";
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
}

/** @param {import("./contract.js").Shown} update */
function stage(update) {
  const { view, legal } = update;
  if (view.game === "joraku") {
    if (legal.length === 1 && legal[0] === "end") return "spent";
    const mine = view.factions.filter(({ seat }) => seat === view.seat);
    const empty = mine.every(({ supply }) => supply === 0);
    if (empty && (view.phase === "play" || view.phase === "choose")) return "no-supply";
    if (view.phase === "place" && view.skirmish.at(-1)?.card.endsWith("ninja")) return "place-any";
    return view.phase === "pass" && view.round > 1 ? "pass-again" : view.phase;
  }
  const some = (/** @type {string} */ verb) => legal.some((action) => action.startsWith(verb));
  if (view.fight) return "tokens";
  if (some("accept")) return "uncovered";
  if (some("fight")) return "fight";
  if (!some("move")) return "deploy";
  if (some("deploy")) return "move";
  const own = view.clans.find(({ seat }) => seat === view.seat);
  return own?.supply.length ? "no-coin" : "no-supply";
}

/** @param {string} text */
function sentencesOf(text) {
  const cut = new Intl.Segmenter(currentLanguage(), { granularity: "sentence" });
  return [...cut.segment(text)].map(({ segment }) => segment);
}

/**
 * The words of a lesson that have a rule of their own.
 * @param {string} game
 * @param {string} text
 */
function termsIn(game, text) {
  const rp = say("draw-rp");
  if (game === "joraku" && text.includes(rp)) {
    const told = say("page-joraku-about-rp");
    return [term(told, told, game, "end")];
  }
  return text.includes("1★") ? [term("1★", say("page-rokumon-about-star"), game, "fight")] : [];
}

/**
 * @param {import("../protocol.js").SeatInfo[]} seats
 * @param {number | null} own
 */
function othersAreBots(seats, own) {
  return seats.every((seat, at) => at === own || seat.kind === "bot");
}
