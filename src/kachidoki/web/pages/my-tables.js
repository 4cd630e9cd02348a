// Coming back: the visitor's own tables, first those where it is their turn.

import { address } from "../lib/addresses.js";
import { button, el, redraw, show } from "../lib/dom.js";
import { faceOf, namesOf, resultFor, tableTitle } from "../lib/names.js";
import { canNotify, notifies, setNotices } from "../lib/notices.js";
import { picture } from "../lib/pictures.js";
import { getJson, Refused } from "../lib/requests.js";
import { forget, remember, rememberOver, visits } from "../lib/settings.js";
import { tell } from "../lib/shell.js";
import { markTurns } from "../lib/tab.js";
import { ago, dateTime, joined, labelled, list, say } from "../lib/words.js";

/** @typedef {import("../protocol.js").MyTable} MyTable */
/** @typedef {"yours" | "running" | "finished"} Kind */

const AGAIN = 20_000; // milliseconds until the server is asked again how the tables stand
// How many of each kind are shown at first: each has a picture.
const FIRST = { yours: 6, running: 3, finished: 2 };

export class MyTablesPanel {
  constructor() {
    // What goes on stands above the games that can be begun, and what is over below them.
    this.element = el("section", { class: "sheet my-tables", hidden: !running().length });
    this.finished = el("section", { class: "sheet my-tables", hidden: true });
    /** @type {MyTable[] | null} */
    this.tables = null;
    /** @type {"running" | "finished" | null} */
    this.all = null; // the list of which all tables are shown
    /** @type {Map<string, import("../lib/settings.js").Visit>} can come back until one leaves */
    this.removed = new Map();
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
      el("h2", {}, say("page-tables-running")),
      el(
        "ul",
        { class: "tables" },
        ...running()
          .slice(0, FIRST.running)
          .map((visit) =>
            el(
              "li",
              {},
              el("div", { class: `mini ${visit.game}` }),
              el(
                "div",
                { class: "about" },
                el("a", { href: address(`/t/${visit.table}`) }, tableTitle(visit)),
              ),
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
    const stays = (/** @type {MyTable} */ each) => isOver(each) || this.removed.has(nameIn(each));
    const done = new Set((this.tables ?? []).filter(stays).map(nameIn));
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
    // Some may be removed meanwhile, or have come back.
    const news = new Map(found.tables.map((each) => [nameIn(each), each]));
    const old = (this.tables ?? []).filter((each) => !news.has(nameIn(each)));
    const kept = new Set([...visits().map(({ table }) => table), ...this.removed.keys()]);
    this.tables = [...news.values(), ...old].filter((each) => kept.has(nameIn(each)));
    rememberOver(this.tables.filter(isOver).map(nameIn));
    this.draw();
  }

  draw() {
    /** @type {MyTable[]} */
    const tables = this.tables ?? [];
    const tries = new Set(visits().flatMap(({ table, from }) => (from ? [table] : [])));
    const latest = (/** @type {MyTable[]} */ some) =>
      some.toSorted(
        // What was tried again from a review comes after real games.
        (one, other) =>
          +tries.has(nameIn(one)) - +tries.has(nameIn(other)) || other.changed - one.changed,
      );
    const yours = latest(tables.filter(isYours));
    const waiting = yours.filter((each) => !this.removed.has(nameIn(each)));
    markTurns(waiting.map(({ table }) => ({ name: table.table, title: tableTitle(table) })));
    const over = latest(tables.filter(isOver));
    const going = latest(tables.filter((each) => !isOver(each) && !isYours(each)));
    this.element.hidden = !yours.length && !going.length;
    this.finished.hidden = !over.length;
    const removed = [...this.removed.keys()];
    const minute = Math.floor(Date.now() / 60_000); // how long ago something was is told anew
    redraw(this.element, [yours, going, removed, this.all, notifies(), minute], () =>
      show(
        this.element,
        this.group("yours", yours),
        this.group("running", going),
        el(
          "div",
          { class: "row" },
          (yours.length > FIRST.yours || going.length > FIRST.running) &&
            this.unfold("running", yours.length + going.length),
          canNotify() &&
            !notifies() &&
            button(say("page-notices"), () => void this.notices(), {
              class: "quiet",
              "data-key": "notices",
            }),
        ),
      ),
    );
    redraw(this.finished, [over, removed, this.all, minute], () =>
      show(
        this.finished,
        this.group("finished", over),
        el(
          "div",
          { class: "row" },
          over.length > FIRST.finished && this.unfold("finished", over.length),
          el("a", { class: "button quiet", href: address("/reviews") }, say("page-own-reviews")),
        ),
      ),
    );
  }

  /**
   * The button that shows all tables of a list, or only the first ones.
   * @param {"running" | "finished"} list
   * @param {number} count
   */
  unfold(list, count) {
    const open = this.all === list;
    return button(
      open ? say("page-less") : say("page-all-tables", { count }),
      () => {
        this.all = open ? null : list;
        this.draw();
      },
      { "aria-expanded": String(open), "data-key": `all-${list}` },
    );
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
    const list = kind === "finished" ? "finished" : "running";
    const shown = this.all === list ? tables : tables.slice(0, FIRST[kind]);
    return el(
      "div",
      { "data-kind": kind },
      el("h2", {}, say(`page-tables-${kind}`)),
      el(
        "ul",
        { class: "tables" },
        ...shown.map((each, at) => this.row(each, kind === "yours" && at === 0)),
      ),
    );
  }

  /**
   * Take a table off the list; a line in its place brings it back.
   * @param {string} table
   */
  remove(table) {
    const visit = visits().find((each) => each.table === table);
    if (!visit) return;
    this.removed.set(table, visit);
    forget(table);
    this.draw();
    this.focusOn(`undo ${table}`);
  }

  /** @param {string} table */
  bringBack(table) {
    const visit = this.removed.get(table);
    if (!visit) return;
    this.removed.delete(table);
    remember(visit);
    this.draw();
    this.focusOn(`forget ${table}`);
  }

  /** @param {string} key */
  focusOn(key) {
    for (const place of [this.element, this.finished]) {
      const found = place.querySelector(`[data-key="${CSS.escape(key)}"]`);
      if (found instanceof HTMLElement) found.focus();
    }
  }

  /**
   * @param {MyTable} mine
   * @param {boolean} first whether it is the one to go on with
   */
  row(mine, first) {
    const { table, version } = mine;
    const title = tableTitle(table);
    if (this.removed.has(table.table)) {
      return el(
        "li",
        { class: "removed", "data-table": table.table },
        el("p", { class: "muted" }, say("page-forgotten", { title })),
        button(say("page-forgotten-undo"), () => this.bringBack(table.table), {
          "data-key": `undo ${table.table}`,
        }),
      );
    }
    const path = `/api/tables/${table.table}/board.svg`;
    return el(
      "li",
      { "data-table": table.table, class: first ? "first" : null },
      el(
        "div",
        { class: `mini ${table.game}` },
        table.status === "open"
          ? picture(`/web/moment/${table.game}.svg`)
          : picture(path, { at: String(version) }),
      ),
      el(
        "div",
        { class: "about" },
        el("a", { href: address(`/t/${table.table}`), "data-key": `open ${table.table}` }, title),
        el("p", { class: isYours(mine) ? "status yours" : "status" }, statusOf(mine)),
        first && el("p", {}, ...opponents(mine)),
        el("p", { class: "muted" }, ...told(mine)),
        first && el("span", { class: "button main", "aria-hidden": "true" }, say("page-go-on")),
      ),
      button("×", () => this.remove(table.table), {
        class: "quiet",
        "aria-label": say("page-forget", { title }),
        "data-key": `forget ${table.table}`,
      }),
    );
  }
}

/** Tables whose games were not over when last heard of. */
function running() {
  return visits().filter(({ over }) => !over);
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
 * Who else sits there, with their faces.
 * @param {MyTable} mine
 */
function opponents({ table, seats }) {
  const names = namesOf(table.seats);
  const others = names.flatMap((name, at) =>
    seats.includes(at) || table.seats[at].kind === "open" ? [] : [{ name, at }],
  );
  return others.map(({ name, at }) =>
    el("span", { class: "opponent" }, faceOf(table.seats, at), name),
  );
}

/**
 * The game, who else sits there, the points, and when something last happened.
 * @param {MyTable} mine
 */
function told({ table, seats, scores, act, changed }) {
  const names = namesOf(table.seats);
  // Acts that were won are told as such: where there are two, as they stand to each other.
  const stand = act !== null && scores.length === 2;
  const others = names.filter((_, at) => !seats.includes(at) && table.seats[at].kind !== "open");
  const parts = [
    tableTitle(table) !== say(`page-game-${table.game}`) && say(`page-game-${table.game}`),
    table.options.act !== undefined && say(`page-choice-act-${table.options.act}`),
    !seats.length && say("page-you-only-watch"),
    act !== null && table.options.act === "campaign" && say(`act-${act}`),
    (!scores.length || stand) &&
      others.length > 0 &&
      (seats.length ? say("page-against", { names: list(others) }) : list(others)),
    stand && standOf(seats, scores, names),
    scores.length > 0 &&
      !stand &&
      joined(scores.map((count, at) => say("page-points-of", { name: names[at], count }))),
    el("time", { title: dateTime(changed) }, ago(changed)),
  ];
  return parts.filter((part) => part !== false).flatMap((part, at) => (at ? [" · ", part] : part));
}

/**
 * How many acts each of two has won, oneself first.
 * @param {number[]} seats one's own
 * @param {number[]} scores
 * @param {string[]} names
 */
function standOf(seats, scores, names) {
  const [own] = seats;
  if (seats.length !== 1) {
    return say("page-acts-won-by", {
      standing: joined(scores.map((count, at) => labelled(names[at], String(count)))),
    });
  }
  return say("page-acts-stand", { own: scores[own], other: scores[1 - own] });
}
