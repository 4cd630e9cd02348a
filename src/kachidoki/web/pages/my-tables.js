// Coming back: the visitor's own tables, first those where it is their turn.

import { address } from "../lib/addresses.js";
import { button, el, redraw, show } from "../lib/dom.js";
import { namesOf, resultFor } from "../lib/names.js";
import { canNotify, notifies, setNotices } from "../lib/notices.js";
import { picture } from "../lib/pictures.js";
import { getJson, Refused } from "../lib/requests.js";
import { forget, rememberOver, visits } from "../lib/settings.js";
import { tell } from "../lib/shell.js";
import { markTurns } from "../lib/tab.js";
import { dateTime, joined, list, say } from "../lib/words.js";

/** @typedef {import("../protocol.js").MyTable} MyTable */
/** @typedef {"yours" | "running" | "finished"} Kind */

const AGAIN = 20_000; // milliseconds until the server is asked again how the tables stand
// How many of each kind are shown at first: each has a picture.
const FIRST = { yours: 6, running: 3, finished: 2 };
/** @type {Kind[]} */
const KINDS = ["yours", "running", "finished"];

export class MyTablesPanel {
  constructor() {
    this.element = el("section", { class: "sheet my-tables", hidden: !visits().length });
    /** @type {MyTable[] | null} */
    this.tables = null;
    this.all = false; // whether all tables are shown
    this.timer = 0;
    this.looked = () => {
      if (!document.hidden) void this.ask();
    };
  }

  /** Ask how the tables stand, now and again while the page is shown. */
  begin() {
    if (!visits().length) return;
    show(
      this.element,
      el("h2", {}, say("page-my-tables")),
      el(
        "ul",
        { class: "tables" },
        ...visits()
          .slice(0, FIRST.running)
          .map(({ table, title, game }) =>
            el(
              "li",
              {},
              el("div", { class: `mini ${game}` }),
              el("div", { class: "about" }, el("a", { href: address(`/t/${table}`) }, title)),
            ),
          ),
      ),
    );
    void this.ask();
    this.timer = setInterval(() => void this.ask(), AGAIN);
    document.addEventListener("visibilitychange", this.looked);
  }

  leave() {
    clearInterval(this.timer);
    document.removeEventListener("visibilitychange", this.looked);
  }

  /** Ask how the tables stand; later on only those whose games are not over. */
  async ask() {
    const over = (this.tables ?? []).filter(isOver);
    const done = new Set(over.map(nameIn));
    const asked = visits().filter(({ table }) => !done.has(table));
    if (!asked.length) return;
    const named = asked.map(({ table }) => ["table", table]);
    /** @type {import("../protocol.js").MyTables} */
    let found;
    try {
      found = await getJson(`/api/mine?${new URLSearchParams(named)}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return; // what is shown stays; it is asked again
    }
    if (!this.element.isConnected) return;
    for (const name of found.gone) forget(name);
    const kept = new Set(visits().map(({ table }) => table)); // some may be forgotten meanwhile
    this.tables = [...found.tables, ...over].filter((each) => kept.has(nameIn(each)));
    rememberOver(this.tables.filter(isOver).map(nameIn));
    this.draw();
  }

  draw() {
    /** @type {MyTable[]} */
    const tables = this.tables ?? [];
    const yours = tables.filter(isYours);
    markTurns(yours.map(({ table }) => ({ name: table.table, title: table.title })));
    this.element.hidden = !tables.length;
    redraw(this.element, [tables, this.all, notifies()], () => {
      const kinds = {
        yours,
        running: latest(tables.filter((each) => !isOver(each) && !isYours(each))),
        finished: latest(tables.filter(isOver)),
      };
      const more = KINDS.some((kind) => kinds[kind].length > FIRST[kind]);
      show(
        this.element,
        el("h2", {}, say("page-my-tables")),
        ...KINDS.map((kind) =>
          this.group(kind, this.all ? kinds[kind] : kinds[kind].slice(0, FIRST[kind])),
        ),
        el(
          "div",
          { class: "row" },
          more &&
            button(
              this.all ? say("page-less") : say("page-all-tables", { count: tables.length }),
              () => {
                this.all = !this.all;
                this.draw();
              },
              { "aria-expanded": String(this.all), "data-key": "all-tables" },
            ),
          canNotify() &&
            !notifies() &&
            button(say("page-notices"), () => void this.notices(), { "data-key": "notices" }),
        ),
      );
    });
  }

  async notices() {
    if (!(await setNotices(true))) tell(say("page-notices-refused"));
    this.draw();
  }

  /**
   * Tables of one kind under their heading.
   * @param {Kind} kind
   * @param {MyTable[]} tables
   */
  group(kind, tables) {
    if (!tables.length) return null;
    return el(
      "div",
      { "data-kind": kind },
      el("h3", {}, say(`page-tables-${kind}`)),
      el("ul", { class: "tables" }, ...tables.map((each) => this.row(each))),
    );
  }

  /** @param {MyTable} mine */
  row(mine) {
    const { table, version } = mine;
    const path = `/api/tables/${table.table}/board.svg`;
    return el(
      "li",
      { "data-table": table.table },
      el(
        "div",
        { class: `mini ${table.game}` },
        table.status !== "open" && picture(path, { at: String(version) }),
      ),
      el(
        "div",
        { class: "about" },
        el(
          "a",
          { href: address(`/t/${table.table}`), "data-key": `open ${table.table}` },
          table.title,
        ),
        el("p", { class: isYours(mine) ? "status yours" : "status" }, statusOf(mine)),
        el("p", { class: "muted" }, ...told(mine)),
      ),
      button(
        "×",
        () => {
          forget(table.table);
          this.tables = (this.tables ?? []).filter((each) => each !== mine);
          this.draw();
        },
        {
          class: "quiet",
          "aria-label": say("page-forget", { title: table.title }),
          "data-key": `forget ${table.table}`,
        },
      ),
    );
  }
}

/** @param {MyTable} mine */
function nameIn({ table }) {
  return table.table;
}

/** @param {MyTable} mine */
function isOver({ table }) {
  return table.status === "over";
}

/**
 * Whether the game waits for the visitor, and not for a bot that plays for them.
 * @param {MyTable} mine
 */
function isYours({ table, seats, to_act }) {
  return seats.some((seat) => to_act.includes(seat) && !table.seats[seat].away);
}

/** @param {MyTable[]} tables */
function latest(tables) {
  return tables.toSorted((one, other) => other.changed - one.changed);
}

/**
 * Whose turn it is, what is waited for, or how it ended.
 * @param {MyTable} mine
 */
function statusOf(mine) {
  const { table, seats, to_act, outcome } = mine;
  const names = namesOf(table.seats);
  if (outcome) return resultFor(outcome, seats.length === 1 ? seats[0] : null, (at) => names[at]);
  if (isYours(mine)) return say("page-your-turn");
  if (table.status === "playing" && to_act.length) {
    return say("page-turn-of", { names: list(to_act.map((seat) => names[seat])) });
  }
  return say(`page-status-${table.status}`);
}

/**
 * The game, who else sits there, the points, and when something last happened.
 * @param {MyTable} mine
 */
function told({ table, seats, scores, changed }) {
  const names = namesOf(table.seats);
  const others = names.filter((_, at) => !seats.includes(at) && table.seats[at].kind !== "open");
  const parts = [
    table.title !== say(`page-game-${table.game}`) && say(`page-game-${table.game}`),
    !seats.length && say("page-you-only-watch"),
    !scores.length &&
      others.length > 0 &&
      (seats.length ? say("page-against", { names: list(others) }) : list(others)),
    scores.length > 0 &&
      joined(scores.map((count, at) => say("page-points-of", { name: names[at], count }))),
    dateTime(changed),
  ];
  return parts.filter((part) => part !== false).flatMap((part, at) => (at ? [" · ", part] : part));
}
