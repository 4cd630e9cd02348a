// What happened, sentence by sentence; pointing at one lights what it is about, pressing it shows
// that moment.

import { address } from "../lib/addresses.js";
import { el } from "../lib/dom.js";
import { Refused } from "../lib/requests.js";
import { say } from "../lib/words.js";

// Lines beside a game that goes on, until more are wanted; a replay has all of them.
const MOST = 400;
const NEAR = 40; // pixels from the end, or from the beginning

/** @typedef {import("../protocol.js").EventInfo} EventInfo */
/**
 * `earlier` gives the longer log where the beginning was left out; null if nothing was.
 * @typedef {{light: (event: EventInfo | null) => void, go: (version: number) => void, earlier?:
 *   () => Promise<EventInfo[] | null>}} LogActions
 */

export class LogPanel {
  /**
   * @param {string} game
   * @param {LogActions} actions
   * @param {number} [most]
   */
  constructor(game, actions, most = MOST) {
    this.game = game;
    this.most = most;
    this.actions = actions;
    this.list = el("ol", { class: "lines", "aria-label": say("page-log") });
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.list.addEventListener("focusin", (event) =>
      this.reach(/** @type {HTMLElement} */ (event.target)),
    );
    this.element = el("section", { class: "log" }, el("h2", {}, say("page-log")), this.list);
    /** @type {EventInfo[] | null} */
    this.events = null;
    this.shown = 0;
    this.growing = false;
    // Whether the latest line is seen; asked of the browser only when somebody has scrolled.
    this.atEnd = true;
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(this.list);
    // Whether somebody has scrolled since the log last went to a place by itself.
    this.byHand = false;
    this.list.addEventListener("scroll", () => this.look(), { passive: true });
    for (const kind of ["wheel", "touchmove", "pointerup", "keyup"]) {
      // Also where nothing scrolls, because the first line is seen already.
      const moved = () => {
        this.byHand = true;
        requestAnimationFrame(() => this.look());
      };
      this.list.addEventListener(kind, moved, { passive: true });
    }
  }

  /** See whether the latest line is in sight, and whether earlier ones are wanted. */
  look() {
    const { scrollTop, clientHeight, scrollHeight } = this.list;
    if (this.byHand) this.atEnd = scrollTop + clientHeight >= scrollHeight - NEAR;
    if (this.byHand && scrollTop < NEAR && scrollHeight > clientHeight) void this.more();
  }

  /**
   * @param {EventInfo[]} events
   * @param {number} [told] how many of them: the board does not show more yet
   */
  show(events, told = events.length) {
    if (events !== this.events) {
      this.list.replaceChildren();
      this.shown = 0;
      this.events = events;
    }
    if (told <= this.shown) return;
    const from = Math.max(this.shown, told - this.most);
    this.list.append(...events.slice(from, told).map((event) => this.line(event)));
    while (this.list.childElementCount > this.most) this.list.firstElementChild?.remove();
    this.shown = told;
    if (this.atEnd) this.toEnd();
    if (!this.list.contains(document.activeElement)) {
      this.reach(this.list.lastElementChild?.querySelector(".said") ?? null);
    }
  }

  /**
   * Show earlier lines in front of the first one, as many again; what is read stays in its place.
   */
  async more() {
    if (this.growing || !this.events) return;
    this.growing = true;
    try {
      const known = this.events;
      if (this.list.childElementCount >= this.shown) {
        const longer = await this.actions.earlier?.();
        if (!longer || this.events !== known) return; // all is there, or another seat's log by now
        this.shown += longer.length - known.length;
        this.events = longer;
      }
      const from = this.shown - this.list.childElementCount;
      const lines = this.events
        .slice(Math.max(0, from - MOST), from)
        .map((event) => this.line(event));
      this.most += lines.length;
      const height = this.list.scrollHeight;
      this.list.prepend(...lines);
      this.list.scrollTop += this.list.scrollHeight - height;
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // told elsewhere
    } finally {
      this.growing = false;
    }
  }

  /** Show the latest line. */
  toEnd() {
    this.atEnd = true;
    this.byHand = false;
    requestAnimationFrame(() => {
      if (this.atEnd) this.list.scrollTo(0, this.list.scrollHeight);
    });
  }

  /**
   * Mark the lines of a moment; null: of none, for the game has come back to now.
   * @param {number | null} version
   */
  mark(version) {
    if (version === null) this.toEnd();
    else this.atEnd = this.byHand = false;
    // Not everything is told to every seat: then the last thing before it.
    const told = [...this.list.children].map((line) => Number(line.getAttribute("data-version")));
    const latest = version === null ? null : told.filter((each) => each <= version).at(-1);
    for (const line of this.list.children) {
      const now = latest !== null && Number(line.getAttribute("data-version")) === latest;
      if (now) line.setAttribute("aria-current", "step");
      else line.removeAttribute("aria-current");
    }
    const marked = this.list.querySelector("[aria-current]");
    if (marked instanceof HTMLElement) {
      this.list.scrollTop = marked.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
    }
  }

  /** @param {EventInfo} event */
  line(event) {
    const { text, rule } = split(event);
    const light = () => this.actions.light(event);
    const dark = () => this.actions.light(null);
    return el(
      "li",
      {
        class: "points" in event.facts ? "points" : "",
        "data-version": event.version,
        onmouseenter: light,
        onmouseleave: dark,
        onfocusin: light,
        onfocusout: dark,
      },
      this.said(text, event.version),
      " ",
      rule &&
        el(
          "a",
          {
            class: "rule",
            tabindex: -1,
            title: say("page-read-rule"),
            href: address(`/rules/${this.game}#${event.section ?? ""}`),
            onclick: (/** @type {MouseEvent} */ press) => {
              if (press.ctrlKey || press.metaKey || press.shiftKey) return;
              press.preventDefault(); // the game goes on behind it
              void import("../lib/rulebook.js").then(({ showRule }) =>
                showRule(this.game, event.section ?? ""),
              );
            },
          },
          rule,
        ),
    );
  }

  /**
   * The sentence as a button that flows as text does.
   * @param {string} text
   * @param {number} version
   */
  said(text, version) {
    const go = () => this.actions.go(version);
    return el(
      "span",
      {
        role: "button",
        class: "said",
        tabindex: -1,
        title: say("page-show-moment"),
        onclick: go,
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          go();
        },
      },
      text,
    );
  }

  /**
   * One stop for Tab in all of the log; arrows go on from there.
   * @param {HTMLElement | null} part
   */
  reach(part) {
    this.list.querySelector("[tabindex='0']")?.setAttribute("tabindex", "-1");
    part?.setAttribute("tabindex", "0");
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const part = /** @type {HTMLElement} */ (event.target);
    const line = part.closest("li");
    const to = {
      ArrowUp: line?.previousElementSibling?.querySelector(".said"),
      ArrowDown: line?.nextElementSibling?.querySelector(".said"),
      ArrowRight: line?.querySelector("a"),
      ArrowLeft: line?.querySelector(".said"),
      Home: this.list.firstElementChild?.querySelector(".said"),
      End: this.list.lastElementChild?.querySelector(".said"),
    }[event.key];
    if (!(to instanceof HTMLElement)) return;
    event.preventDefault();
    to.focus();
  }
}

/**
 * The sentence and its rule apart.
 * @param {EventInfo} event
 */
function split(event) {
  const at = event.text.lastIndexOf("[");
  return { text: event.text.slice(0, at).trim(), rule: event.text.slice(at + 1, -1) };
}
