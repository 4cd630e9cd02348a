// A table: its people, its board, its log, and what you may do.

import { AdvicePanel } from "./advice.js";
import { copy } from "../lib/clipboard.js";
import { button, el, redraw, show } from "../lib/dom.js";
import { tool, toolLink } from "../lib/icons.js";
import { lobbyPanel } from "./lobby.js";
import { LogPanel } from "./log.js";
import { announce, go, rulesOf, tell } from "../main.js";
import { nameOf, resultFor } from "../lib/names.js";
import { commandId, Connection, getJson, postJson, Refused } from "../lib/requests.js";
import { dialog } from "../lib/dialogs.js";
import { Past } from "./past.js";
import { SeatsPanel } from "./seats.js";
import { duration, remember } from "../lib/settings.js";
import { Updates } from "./updates.js";
import { currentLanguage, list, say } from "../lib/words.js";

/**
 * What a game's module gets to work with.
 * @typedef {object} Context
 * @property {(action: string) => Promise<number | undefined>} act take an action of `update.legal`;
 *   gives the version it made
 * @property {() => Promise<number | undefined>} takeBack
 * @property {boolean} patient a first game: nothing ends by itself, and a coach tells the rules
 * @property {(text: string) => void} announce say it to those who do not see the screen
 * @property {(seat: number | null) => string} nameOf
 * @property {(action: string) => Promise<string>} whyNot why an action is not open now
 */

/**
 * A game's module: draws a view and lets a person act.
 * @typedef {object} Board
 * @property {(update: any, before: any) => void | Promise<void>} update show where the table
 *   stands; what comes next waits for it
 * @property {() => void} [hurry] do not let anything wait any longer
 * @property {(event: any | null) => void} light point at what an event is about; null: at nothing
 * @property {(actions: string[]) => void} suggest mark what these actions are about, until
 *   something happens
 * @property {() => string} read the board in words
 * @property {() => void} leave
 */

/** @typedef {(place: HTMLElement, context: Context) => Promise<Board>} BoardMaker */

/**
 * What a game's module exports. Where `hides` says that a view has no secrets, several people at
 * one screen need not look away. `undoes`: its board has its own button to take a step back.
 * `retells`: its board shows every single event, and the log follows.
 * @typedef {{board: BoardMaker, hides?: (view: any) => boolean, undoes?: boolean, retells?:
 *   boolean}} GameModule
 */

const BREATH = 800; // milliseconds between the turns of others in a first game
const STEP = 350; // and between the steps of a turn

/** @type {Record<string, () => Promise<GameModule>>} */
const BOARDS = {
  joraku: () => import("../joraku/board.js"),
  rokumon: () => import("../rokumon/board.js"),
};

/**
 * The maker of a game's board.
 * @param {string} game
 */
export async function boardOf(game) {
  return (await BOARDS[game]()).board;
}

/**
 * For a board that is only looked at.
 * @param {(seat: number | null) => string} nameOf
 * @returns {Context}
 */
export function onlooker(nameOf) {
  return {
    act: async () => undefined,
    takeBack: async () => undefined,
    patient: false,
    announce,
    nameOf,
    whyNot: async () => "",
  };
}

/**
 * @param {HTMLElement} place
 * @param {string} name
 * @param {import("../pages/learn.js").Coach} [coach]
 */
export async function tablePage(place, name, coach) {
  await useLink(name);
  const info = await getJson(`/api/tables/${name}`);
  rulesOf(info.game);
  remember({ table: name, title: info.title, game: info.game, at: Date.now() });
  const table = new TablePage(place, name, info, coach ?? null);
  await table.begin();
  return { title: info.title, leave: () => table.leave() };
}

/**
 * A personal link brings its secret behind the #, which no server ever sees in an address.
 * @param {string} name
 */
async function useLink(name) {
  const token = location.hash.slice(1);
  if (!token) return;
  history.replaceState(null, "", location.pathname);
  try {
    await postJson(`/api/tables/${name}/return`, { token });
    sessionStorage.setItem(`link ${name}`, token);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    announce(error.message);
  }
}

/**
 * The version a command made; none if it was refused, which is told elsewhere.
 * @param {Promise<number> | undefined} command
 */
async function made(command) {
  try {
    return await command;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return undefined;
  }
}

class TablePage {
  /**
   * @param {HTMLElement} place
   * @param {string} name
   * @param {any} info
   * @param {import("../pages/learn.js").Coach | null} coach
   */
  constructor(place, name, info, coach) {
    this.name = name;
    this.coach = coach;
    this.advice = new AdvicePanel(
      name,
      () => this.connection,
      (hint) => this.board?.suggest(hint ? [hint.action, ...hint.then] : []),
    );
    if (coach) {
      coach.wanted = () => this.advice.ask((hints) => coach.hinted(hints));
      coach.left = () => this.advice.update(this.connection?.latest, false);
    }
    this.info = info;
    this.link = el("p", { class: "link-state", role: "status", hidden: true });
    this.head = el("div", { class: "table-head" });
    this.stage = el("div", { class: "stage" });
    this.curtain = el("div", { class: "curtain", hidden: true });
    this.seats = new SeatsPanel((type, fields) => this.command(type, fields));
    this.log = new LogPanel(info.game, {
      light: (event) => (this.past.board ?? this.board)?.light(event),
      go: (version) => void this.past.go(version),
      earlier: async () => this.connection?.earlier() ?? null,
    });
    this.past = new Past(name, {
      latest: () => this.connection?.latest,
      events: () => this.connection?.events.get(this.connection.latest.seat) ?? [],
      board: async (place) =>
        (await boardOf(info.game))(
          place,
          onlooker((seat) => this.nameOf(seat)),
        ),
      moved: (at) => {
        this.stage.hidden = at !== null;
        this.log.mark(at);
        if (at === null) dispatchEvent(new Event("resize")); // drawn meanwhile without a size
      },
      tell,
    });
    /** @type {Board | null} */
    this.board = null;
    /** @type {GameModule | null} */
    this.game = null;
    this.updates = new Updates((step) => this.onBoard(step.update, step.before));
    const side = el(
      "aside",
      { class: "side" },
      this.seats.element,
      this.advice.element,
      this.log.element,
    );
    this.root = el(
      "div",
      { class: `table ${info.game}` },
      coach?.element,
      el(
        "div",
        { class: "middle" },
        this.link,
        this.head,
        this.curtain,
        this.past.element,
        this.stage,
      ),
      side,
    );
    show(place, this.root);
    /** @type {Connection | null} */
    this.connection = null;
    this.leaving = false; // for the rematch that was asked for here
  }

  async begin() {
    const connection = new Connection(this.name, currentLanguage());
    this.connection = connection;
    connection.addEventListener(
      "update",
      (event) => void this.updated(/** @type {CustomEvent} */ (event).detail),
    );
    connection.addEventListener("presence", (event) =>
      this.seats.presence(/** @type {CustomEvent} */ (event).detail),
    );
    connection.addEventListener("refused", (event) =>
      tell(/** @type {CustomEvent} */ (event).detail.message),
    );
    connection.addEventListener("link", (event) =>
      this.linked(/** @type {CustomEvent} */ (event).detail),
    );
    connection.addEventListener("storing", (event) =>
      this.stored(/** @type {CustomEvent} */ (event).detail),
    );
    connection.addEventListener("closing", () => this.linked("lost"));
    connection.addEventListener("hints", (event) =>
      this.advice.hinted(/** @type {CustomEvent} */ (event).detail),
    );
    await new Promise((resolve) => connection.addEventListener("update", resolve, { once: true }));
  }

  leave() {
    this.connection?.close();
    this.past.leave();
    this.board?.leave();
  }

  /** @param {string} state */
  linked(state) {
    this.link.hidden = state === "open";
    this.link.textContent = state === "open" ? "" : say("page-reconnecting");
  }

  /** @param {boolean} works whether what is done at the table can be stored */
  stored(works) {
    this.link.hidden = works;
    this.link.textContent = works ? "" : say("page-not-storing");
  }

  /**
   * @param {string} type
   * @param {object} fields
   */
  async command(type, fields) {
    await made(this.connection?.command(type, fields));
  }

  /** @param {{update: any, before: any}} detail */
  async updated({ update, before }) {
    const connection = this.connection;
    if (!connection) return;
    this.info = update.table;
    if (this.leaving && update.table.next) return this.follow(update.table.next);
    this.seats.update(update, connection.welcome);
    // What one seat was told makes room at once; else the log goes with the board.
    if (!this.board || before?.seat !== update.seat) this.logged(update);
    if (this.game || !update.view) this.curtains(update);
    if (!update.view) {
      this.headline(update);
      lobbyPanel(this.stage, update, connection.welcome, this.name);
      return;
    }
    if (before && before.seat !== update.seat) this.hurry();
    await this.updates.add({ update, before }, this.coached);
  }

  /**
   * @param {any} update
   * @param {any} before
   */
  async onBoard(update, before) {
    if (!this.board) {
      this.stage.replaceChildren();
      this.root.classList.add("begun");
      this.game = await BOARDS[update.view.game]();
      this.board = await this.game.board(this.stage, this.context());
      this.headline(this.connection?.latest);
      this.curtains(this.connection?.latest);
    }
    this.advice.update(update, this.coached);
    const seen = this.board.update(update, before);
    const counting = seen !== undefined && !this.game?.retells;
    if (!this.game?.retells) this.logged(update, counting);
    if (counting) this.coach?.counting(update);
    if (counting || (!this.game?.retells && update.table.status !== "over")) {
      this.headline(update, counting);
    }
    // What one seat sees must not stay on the screen for the next: then nothing is waited for.
    if (this.connection?.latest.seat === update.seat) await seen;
    this.logged(update);
    this.headline(update); // how it ended comes last
    if (update.table.status === "over") dispatchEvent(new Event("resize")); // its line takes more room
    this.coach?.update(update);
    if (before && update.seat === before.seat && update.events.length) {
      announce(update.events.map((/** @type {any} */ event) => event.text).join(" "));
    }
    if (!this.coached || !before || update.legal.length) return;
    const goesOn = update.view.acting && update.view.acting === before.view?.acting;
    await new Promise((resolve) => setTimeout(resolve, duration(goesOn ? STEP : BREATH)));
  }

  /**
   * The log as far as the board has come; what another seat was told is not for this one.
   * @param {any} update
   * @param {boolean} [counting] no further than to the points
   */
  logged(update, counting = false) {
    const connection = this.connection;
    if (!connection || connection.latest.seat !== update.seat) return;
    const events = connection.events.get(update.seat) ?? [];
    this.log.show(
      events,
      events.findLastIndex(
        (event) => event.version <= update.version && (!counting || "points" in event.facts),
      ) + 1,
    );
  }

  /** What one person saw makes room for the next one. */
  hurry() {
    this.updates.hurry();
    this.board?.hurry?.();
  }

  /** Whether a coach goes with the game. */
  get coached() {
    return Boolean(this.coach && !this.coach.off);
  }

  /** @returns {Context} */
  context() {
    return {
      act: async (action) => {
        const version = await made(this.connection?.act(action));
        if (version !== undefined) void this.advice.judge(version);
        return version;
      },
      takeBack: () => made(this.connection?.takeBack()),
      patient: this.coach !== null,
      announce,
      nameOf: (seat) => this.nameOf(seat),
      whyNot: (action) => this.whyNot(action),
    };
  }

  /** @param {number | null} seat */
  nameOf(seat) {
    return nameOf(this.info.seats, seat);
  }

  /**
   * @param {string} action
   * @returns {Promise<string>}
   */
  async whyNot(action) {
    const connection = this.connection;
    if (!connection?.latest || connection.latest.seat === null) return "";
    return new Promise((resolve) => {
      connection.addEventListener(
        "why_not",
        (event) => resolve(/** @type {CustomEvent} */ (event).detail.text),
        { once: true },
      );
      connection.send({ type: "why", id: commandId(), seat: connection.latest.seat, action });
    });
  }

  /**
   * @param {any} update
   * @param {boolean} [counting] whether points are being counted
   */
  headline(update, counting = false) {
    const { table } = update;
    const over = table.status === "over";
    const acting = update.view?.to_act ?? [];
    let status = say(`page-status-${table.status}`);
    // At one screen the seat is that of whoever looked last: there winners go by their names.
    const own = (this.connection?.welcome?.seats.length ?? 0) > 1 ? null : update.seat;
    if (over && update.outcome) {
      status = resultFor(update.outcome, own, (seat) => this.nameOf(seat));
    }
    if (counting) {
      status = say("page-status-scoring");
    } else if (table.status === "playing") {
      status = update.legal.length
        ? say("page-your-turn")
        : say("page-turn-of", {
            names: list(acting.map((/** @type {number} */ s) => this.nameOf(s))),
          });
    }
    const yours =
      !counting && (over ? update.outcome?.winners.includes(own) : update.legal.length > 0);
    const host = Boolean(this.connection?.welcome?.host);
    const from = [
      table.title,
      table.status,
      table.next,
      status,
      yours,
      update.take_back,
      host,
      this.board !== null,
    ];
    redraw(this.head, from, () =>
      show(
        this.head,
        el("h1", {}, table.title),
        el("p", { class: yours ? "status yours" : "status" }, status),
        el(
          "div",
          { class: "row tools" },
          this.board &&
            tool("read", say("page-read-board"), () => announce(this.board?.read() ?? ""), {
              "data-key": "read",
            }),
          update.take_back &&
            !this.game?.undoes &&
            button(say("page-take-back"), () => void this.connection?.takeBack().catch(() => {}), {
              "data-key": "back",
            }),
          host &&
            table.status === "playing" &&
            tool("pause", say("page-pause"), () => void this.command("pause", { on: true }), {
              "data-key": "pause",
            }),
          host &&
            table.status === "paused" &&
            tool("resume", say("page-resume"), () => void this.command("pause", { on: false }), {
              "data-key": "pause",
            }),
          over &&
            host &&
            !table.next &&
            button(say("page-rematch"), () => this.rematch(), {
              class: this.coached ? "" : "main",
              "data-key": "rematch",
            }),
          over &&
            table.next &&
            button(say("page-to-rematch"), () => void this.follow(table.next), {
              class: "main",
              "data-key": "next",
            }),
          over && el("a", { class: "button", href: `/replay/${this.name}` }, say("page-replay")),
          over &&
            toolLink("record", say("page-record"), {
              href: `/api/tables/${this.name}/record`,
              download: `${table.title}.txt`,
            }),
          tool("share", say("page-share"), () => this.share(), { "data-key": "share" }),
        ),
      ),
    );
  }

  /** The next game, and there at once: the others find a link to it. */
  rematch() {
    this.leaving = true;
    void this.command("rematch", {});
  }

  /**
   * To the rematch, with the seat that one had here.
   * @param {string} next
   */
  async follow(next) {
    this.leaving = false;
    if (this.connection?.welcome?.seats.length) {
      await postJson(`/api/tables/${next}/return`, { before: this.name });
      const token = sessionStorage.getItem(`link ${this.name}`);
      if (token) sessionStorage.setItem(`link ${next}`, token);
    }
    await go(`/t/${next}`);
  }

  share() {
    const token = sessionStorage.getItem(`link ${this.name}`);
    const open = `${location.origin}/t/${this.name}`;
    dialog(
      say("page-share"),
      el("p", {}, say("page-share-about")),
      el("input", { readonly: true, value: open, "aria-label": say("page-link") }),
      button(say("page-copy"), () => void copy(open)),
      ...(token
        ? [
            el("p", {}, say("page-personal-about")),
            button(say("page-copy-personal"), () => void copy(`${open}#${token}`)),
          ]
        : []),
    );
  }

  /** @param {any} update */
  curtains(update) {
    const next = update.curtain[0];
    const open = update.view && this.game?.hides && !this.game.hides(update.view);
    const drawn = update.seat === null && next !== undefined && !open;
    if (update.seat === null && next !== undefined && open) this.connection?.look(next);
    if (drawn && this.past.at !== null) this.past.leave(); // it shows what one seat saw
    this.curtain.hidden = !drawn;
    this.stage.inert = drawn;
    if (!drawn) {
      this.curtain.replaceChildren();
      return;
    }
    const name = this.nameOf(next);
    show(
      this.curtain,
      el("p", {}, say("page-curtain", { name })),
      button(say("page-curtain-lift", { name }), () => this.connection?.look(next), {
        class: "main",
        "data-key": "lift",
      }),
    );
  }
}
