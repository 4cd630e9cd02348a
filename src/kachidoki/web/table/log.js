// What happened, a line for each turn, which unfolds to its steps. Pointing at one lights what it
// is about, pressing a step shows that moment.

import { address } from "../lib/addresses.js";
import { el, newId } from "../lib/dom.js";
import { Refused } from "../lib/requests.js";
import { labelled, say, withoutRule } from "../lib/words.js";
import { bring, goesOn, summaryOf, takenBack } from "./log-lines.js";

// Steps beside a game that goes on, until more are wanted; a replay has all of them.
const MOST = 400;
const NEVER_ALONE = "\u00a0"; // a mark does not go to the next line without its word
const CODES = /[,、，]?\s*[RK]\d+/g; // of rulings: nobody can say them
const NEAR = 40; // pixels from the end, or from the beginning

/** @typedef {import("../protocol.js").EventInfo} EventInfo */
/**
 * `earlier` gives the longer log where the beginning was left out; null if nothing was.
 * `unfolds`: a press on a line shows its steps; else it shows its moment, as in a replay.
 * @typedef {{light: (event: EventInfo | null) => void, go: (version: number) => void, earlier?:
 *   () => Promise<EventInfo[] | null>, unfolds?: boolean}} LogActions
 */
/**
 * A line of the log: what it is of, its events, and where it is shown.
 * @typedef {{of: string, events: EventInfo[], element: HTMLLIElement, row: HTMLElement, steps:
 *   HTMLOListElement}} Line
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
    this.first = 0; // the events that are shown: from this one on
    this.shown = 0; // up to, and without, this one
    /** @type {Line[]} */
    this.lines = [];
    /** @type {Set<EventInfo>} an event of each line that is unfolded */
    this.unfolded = new Set();
    /** @type {WeakMap<Element, EventInfo>} what the parts of the log are about */
    this.about = new WeakMap();
    for (const kind of ["mouseover", "focusin"]) {
      this.list.addEventListener(kind, ({ target }) => {
        const part = /** @type {Element} */ (target).closest(".row-of-line, .step");
        this.actions.light((part && this.about.get(part)) ?? null);
      });
    }
    for (const kind of ["mouseleave", "focusout"]) {
      this.list.addEventListener(kind, () => this.actions.light(null));
    }
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
    this.list.classList.toggle("scrolled", scrollTop > 0);
    if (this.byHand) this.atEnd = scrollTop + clientHeight >= scrollHeight - NEAR;
    if (this.byHand && scrollTop < NEAR) void this.more();
  }

  /**
   * @param {EventInfo[]} events
   * @param {number} [told] how many of them: the board does not show more yet
   */
  show(events, told = events.length) {
    if (events !== this.events) {
      this.events = events;
      this.clear(Math.max(0, told - this.most));
    }
    if (told <= this.shown) return;
    this.add(events.slice(this.shown, told));
    this.shown = told;
    for (let line = this.lines[0]; told - this.first - line.events.length >= this.most;) {
      this.first += line.events.length;
      line.element.remove();
      this.lines.shift();
      line = this.lines[0];
    }
    if (this.atEnd) this.toEnd();
    if (!this.list.contains(document.activeElement)) {
      this.reach(this.lines.at(-1)?.row.querySelector(".said") ?? null);
    }
  }

  /**
   * Show nothing, and then what comes from an event on.
   * @param {number} first
   */
  clear(first) {
    this.list.replaceChildren();
    this.lines = [];
    this.first = this.shown = first;
  }

  /**
   * Put events at the end, each in its line.
   * @param {EventInfo[]} events
   */
  add(events) {
    const changed = new Set();
    for (const event of events) {
      let line = this.lines.at(-1);
      if (!line || !goesOn(line.of, event)) {
        line = this.newLine(event.line);
        this.lines.push(line);
        this.list.append(line.element);
      }
      line.events.push(event);
      line.steps.append(this.step(event));
      changed.add(line);
    }
    for (const line of changed) this.draw(line);
  }

  /**
   * @param {string} of
   * @returns {Line}
   */
  newLine(of) {
    const row = el("div", { class: "row-of-line" });
    const steps = el("ol", { class: "steps", id: newId(), hidden: true });
    return { of, events: [], element: el("li", { class: "line" }, row, steps), row, steps };
  }

  /**
   * A line in short, as far as it has come; whoever is in it with the keyboard stays there.
   * @param {Line} line
   */
  draw(line) {
    const { events, row, steps } = line;
    const key = row.contains(document.activeElement) ? document.activeElement?.className : null;
    const summary = summaryOf(events);
    const last = /** @type {EventInfo} */ (events.at(-1));
    const alone = events.length === 1;
    line.element.classList.toggle("points", alone && last.paid !== "");
    line.element.dataset.version = String(last.version);
    const open = events.some((event) => this.unfolded.has(event));
    steps.hidden = !open;
    this.about.set(row, last);
    row.replaceChildren(
      alone ? el("span", { class: "no-steps" }) : this.unfolder(line, open),
      this.said(
        alone || !this.actions.unfolds ? last.version : () => this.unfold(line),
        summary.head && el("b", {}, summary.head),
        summary.between,
        summary.text,
        summary.text && summary.paid && say("list-separator"),
        summary.paid && el("span", { class: "paid", title: say("page-joraku-rp") }, summary.paid),
      ),
      ...(alone ? [NEVER_ALONE, this.rule(last)] : []),
    );
    const gone = takenBack(events);
    [...steps.children].forEach((step, k) => step.classList.toggle("gone", gone.has(events[k])));
    if (key) {
      const again = row.querySelector(`.${key.split(" ")[0]}`);
      if (again instanceof HTMLElement) again.focus();
    }
  }

  /**
   * The button that shows the steps of a line.
   * @param {Line} line
   * @param {boolean} open
   */
  unfolder(line, open) {
    const made = el("button", {
      type: "button",
      class: "unfold",
      tabindex: -1,
      "aria-expanded": String(open),
      "aria-controls": line.steps.id,
      "aria-label": say("page-log-steps"), // what it is of is said after it
      onclick: () => this.unfold(line),
    });
    return made;
  }

  /**
   * Show the steps of a line, or only the line again.
   * @param {Line} line
   */
  unfold({ events, row, steps }) {
    const now = steps.hidden;
    for (const event of events) this.unfolded.delete(event);
    if (now) this.unfolded.add(events[0]);
    steps.hidden = !now;
    row.querySelector(".unfold")?.setAttribute("aria-expanded", String(now));
    if (this.atEnd) this.toEnd();
  }

  /**
   * Show earlier lines in front of the first one, as many again; what is read stays in its place.
   */
  async more() {
    if (this.growing || !this.events) return;
    this.growing = true;
    try {
      const known = this.events;
      if (this.first === 0) {
        const longer = await this.actions.earlier?.();
        if (!longer || this.events !== known) return; // all is there, or another seat's log by now
        this.first += longer.length - known.length;
        this.shown += longer.length - known.length;
        this.events = longer;
      }
      const first = Math.max(0, this.first - MOST);
      this.most += this.first - first;
      const { scrollHeight: height, scrollTop: top } = this.list;
      const shown = this.shown;
      this.clear(first);
      this.add(this.events.slice(first, shown));
      this.shown = shown;
      this.list.scrollTop = top + this.list.scrollHeight - height;
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
    const told = this.lines.flatMap(({ events }) => events.map((event) => event.version));
    const latest = version === null ? null : told.filter((each) => each <= version).at(-1);
    for (const { events, element, steps } of this.lines) {
      current(
        element,
        events.some((event) => event.version === latest),
      );
      [...steps.children].forEach((step, k) => current(step, events[k].version === latest));
    }
    const marked = this.list.querySelector("[aria-current]");
    if (marked instanceof HTMLElement) bring(this.list, marked);
  }

  /** @param {EventInfo} event */
  step(event) {
    const made = el(
      "li",
      { class: event.paid ? "step points" : "step", "data-version": event.version },
      this.said(event.version, withoutRule(event.text)),
      NEVER_ALONE,
      this.rule(event),
    );
    this.about.set(made, event);
    return made;
  }

  /**
   * The rule behind an event, behind a small mark: its name is shown when the mark is reached, and
   * the rule itself when it is pressed.
   * @param {EventInfo} event
   */
  rule(event) {
    const name = ruleOf(event);
    const label = labelled(say("page-read-rule"), name);
    const spoken = name.replace(CODES, "");
    return el(
      "a",
      {
        class: "rule",
        tabindex: -1,
        title: label,
        "aria-label": spoken ? labelled(say("page-read-rule"), spoken) : say("page-read-rule"),
        "data-rule": name,
        href: address(`/rules/${this.game}#${event.section ?? ""}`),
        onclick: (/** @type {MouseEvent} */ press) => {
          if (press.ctrlKey || press.metaKey || press.shiftKey) return;
          press.preventDefault(); // the game goes on behind it
          void import("../lib/rulebook.js").then(({ showRule }) =>
            showRule(this.game, event.section ?? ""),
          );
        },
      },
      "?",
    );
  }

  /**
   * A text as a button that flows as text does, and shows a moment, or does something else.
   * @param {number | (() => void)} press the version of the moment
   * @param {...import("../lib/dom.js").Child} text
   */
  said(press, ...text) {
    const shows = typeof press === "number";
    const go = shows ? () => this.actions.go(press) : press;
    return el(
      "span",
      {
        role: "button",
        class: "said",
        tabindex: -1,
        title: shows ? say("page-show-moment") : say("page-log-steps"),
        onclick: go,
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          go();
        },
      },
      ...text,
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
    const all = /** @type {HTMLElement[]} */ ([...this.list.querySelectorAll(".said")]);
    const rows = all.filter((each) => each.checkVisibility());
    const row = part.closest(".row-of-line, .step");
    const at = rows.findIndex((each) => each.parentElement === row);
    const parts = row ? [...row.querySelectorAll(".unfold, .said, .rule")] : [];
    const to = {
      ArrowUp: rows[at - 1],
      ArrowDown: rows[at + 1],
      ArrowRight: parts[parts.indexOf(part) + 1],
      ArrowLeft: parts[parts.indexOf(part) - 1],
      Home: rows[0],
      End: rows.at(-1),
    }[event.key];
    if (!(to instanceof HTMLElement)) return;
    event.preventDefault();
    to.focus();
  }
}

/**
 * @param {Element} element
 * @param {boolean} now whether it is of the moment that is shown
 */
function current(element, now) {
  if (now) element.setAttribute("aria-current", "step");
  else element.removeAttribute("aria-current");
}

/**
 * The name of the rule that an event follows from.
 * @param {EventInfo} event
 */
function ruleOf(event) {
  return event.text.slice(event.text.lastIndexOf("[") + 1, -1);
}
