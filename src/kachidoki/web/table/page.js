// A table: its people, its board, its log, and what you may do.

import { el, show } from "../lib/dom.js";
import { faceOf, nameOf, tableTitle } from "../lib/names.js";
import { getJson } from "../lib/requests.js";
import { endLesson, pause, remember } from "../lib/settings.js";
import { announce, rulesOf, tell } from "../lib/shell.js";
import { currentLanguage, say, withoutRule } from "../lib/words.js";
import { AdvicePanel } from "./advice.js";
import { gameModule, gameWords, onlooker } from "./boards.js";
import { coachAt } from "./coaching.js";
import { ComingBack } from "./coming-back.js";
import { answered, Connection } from "./connection.js";
import { curtain } from "./curtain.js";
import { describeBoard } from "./describe.js";
import { hearHost } from "./from-host.js";
import { drawHeadline } from "./headline.js";
import { LinkState } from "./link-state.js";
import { LogPanel } from "./log.js";
import { Past } from "./past.js";
import { useLink } from "./personal-link.js";
import { ways, whyNot } from "./questions.js";
import { Reactions } from "./reactions.js";
import { agreed, followRematch, seatsMoved } from "./rematch.js";
import { SeatsPanel } from "./seats.js";
import { Sounds } from "./sounds.js";
import { goesOn, Stage } from "./stage.js";

/** @typedef {import("./contract.js").Before} Before */
/** @typedef {import("./contract.js").Board} Board */
/** @typedef {import("./contract.js").Context} Context */
/** @typedef {import("../protocol.js").EventInfo} EventInfo */
/** @typedef {import("./contract.js").GameModule} GameModule */
/** @typedef {import("./contract.js").Shown} Shown */
/** @typedef {import("../protocol.js").ViewData} ViewData */

// Milliseconds in a first game between the turns of others, and between the steps of a turn.
const [BREATH, STEP] = [800, 350];
// What says that somebody has seen enough, or does not look any more.
const PRESSES = ["click", "keydown", "visibilitychange"];

/**
 * @param {HTMLElement} place
 * @param {string} name
 */
export async function tablePage(place, name) {
  await useLink(name);
  /** @type {import("../protocol.js").TableInfo} */
  const info = await getJson(`/api/tables/${name}`);
  rulesOf(info.game);
  await gameWords(info.game); // also before there is a board
  remember({ table: name, title: info.title, game: info.game, at: Date.now() });
  const table = new TablePage(place, name, info, await coachAt(info));
  await table.begin();
  return { title: tableTitle(info), leave: () => table.leave() };
}

class TablePage {
  /**
   * @param {HTMLElement} place
   * @param {string} name
   * @param {import("../protocol.js").TableInfo} info
   * @param {import("./coach.js").Coach | null} coach
   */
  constructor(place, name, info, coach) {
    this.name = name;
    this.coach = coach;
    this.advice = new AdvicePanel(
      name,
      () => this.connection,
      (...hint) => this.board?.suggest(...hint),
    );
    if (coach) {
      coach.wanted = (on) => (on ? void this.advice.ask(coach.advice) : this.advice.hints?.close());
      coach.left = () => {
        endLesson(name);
        this.advice.update(this.current, false);
      };
    }
    this.info = info;
    this.link = new LinkState();
    this.head = el("div", { class: "table-head" });
    this.place = el("div", { class: "stage" }, el("p", { class: "opening" }, say("page-opening")));
    this.curtain = el("div", { class: "curtain", hidden: true });
    this.comingBack = new ComingBack(async (seat) =>
      Boolean(await answered(this.connection?.command("come_back", { seat }))),
    );
    this.seats = new SeatsPanel(
      (type, fields) => this.command(type, fields),
      () => this.reactions,
    );
    this.log = new LogPanel(info.game, {
      light: (event) => (this.past.board ?? this.board)?.light(event),
      go: (version) => void this.past.go(version),
      earlier: async () => this.connection?.earlier() ?? null,
      unfolds: true,
    });
    this.past = new Past(name, {
      latest: () => this.current,
      events: () => this.connection?.events.get(this.current.seat) ?? [],
      board: async (place) =>
        (await gameModule(info.game)).board(
          place,
          onlooker(() => this.info.seats),
        ),
      moved: (at) => {
        this.place.hidden = at !== null;
        this.log.mark(at);
        if (at === null) dispatchEvent(new Event("resize")); // drawn meanwhile without a size
      },
      tell,
    });
    /** @type {Board | null} */
    this.board = null;
    /** @type {GameModule | null} */
    this.game = null;
    this.stage = new Stage(
      (beat) => this.present(beat),
      () => this.board?.finish() ?? false,
    );
    this.sounds = new Sounds();
    this.letGo = () => {}; // lets nothing wait that is being looked at
    this.pressed = (/** @type {Event} */ event) => {
      // A key on a button counts once that clicks: before, another one could take its place.
      const clicks = event instanceof KeyboardEvent && ["Enter", " "].includes(event.key);
      const apart = clicks ? "dialog, #bar, button" : "dialog, #bar";
      if (!(event.target instanceof Element && event.target.closest(apart))) this.stage.hurry();
      const { connection } = this; // who comes from elsewhere comes back only now
      if (connection?.latest) this.comingBack.update(connection.current, connection.welcome);
    };
    const side = el(
      "aside",
      { class: "side" },
      this.seats.element,
      this.advice.element,
      this.log.element,
    );
    this.middle = el(
      "div",
      { class: "middle" },
      this.link.element,
      this.comingBack.element,
      this.head,
      this.curtain,
      this.past.element,
      this.place,
    );
    this.root = el("div", { class: `table ${info.game}` }, coach?.element, this.middle, side);
    this.reactions = new Reactions(name, this.root, (reaction) => {
      const { seat } = this.current;
      if (seat !== null) void this.command("react", { seat, reaction });
    });
    show(place, this.root);
    /** @type {Connection | null} */
    this.connection = null;
  }

  async begin() {
    for (const kind of PRESSES) document.addEventListener(kind, this.pressed, true);
    const connection = new Connection(this.name, currentLanguage());
    this.connection = connection;
    /** @type {(kind: string, how: (detail: any) => void) => void} */
    const hear = (kind, how) =>
      connection.addEventListener(kind, (event) => how(/** @type {CustomEvent} */ (event).detail));
    hear("update", (detail) => void this.updated(detail));
    hear("presence", (presence) => {
      this.seats.presence(presence);
      if (this.seats.latest) this.headline(this.seats.latest, this.seats.counting);
    });
    hear("reaction", (reaction) => this.reactions.show(reaction, this.nameOf(reaction.seat)));
    hear("refused", (refusal) => tell(refusal.message));
    hear("link", (state) => this.link.linked(state));
    hear("storing", (works) => this.link.stored(works));
    hear("closing", () => this.link.linked("lost"));
    hearHost(hear, this);
    await new Promise((resolve) => connection.addEventListener("update", resolve, { once: true }));
  }

  /** Where the table stands; nothing is asked before its first update came. */
  get current() {
    if (!this.connection) throw new Error("not connected yet");
    return this.connection.current;
  }

  leave() {
    for (const kind of PRESSES) document.removeEventListener(kind, this.pressed, true);
    this.connection?.close();
    this.past.leave();
    this.board?.leave();
  }

  /**
   * @param {string} type
   * @param {object} fields
   */
  async command(type, fields) {
    await answered(this.connection?.command(type, fields));
  }

  /** @param {{update: Before, before: Before | null}} detail */
  async updated({ update, before }) {
    const connection = this.connection;
    if (!connection) return;
    this.info = update.table;
    const { next } = update.table;
    if (next && agreed(update, before, this.own)) return this.follow(next);
    this.comingBack.update(update, connection.welcome);
    const other = before !== null && before.seat !== update.seat;
    if (this.game || !update.view) this.curtains(update);
    if (!update.view) {
      this.seats.update(update, connection.welcome, performance.now());
      this.headline(update);
      const { lobbyPanel } = await import("./lobby.js");
      if (!connection.latest?.view) lobbyPanel(this.place, update, connection.welcome, this.name);
      return;
    }
    const shown = /** @type {Shown} */ (update);
    if (other && !this.open(shown.view)) {
      this.log.show([]); // what one seat was told makes room at once
      this.stage.hurry();
      this.letGo();
    }
    await this.stage.add({ update: shown, before, at: performance.now(), apart: this.coached });
  }

  /**
   * Show an update: the board first, and with it all that stands around it.
   * @param {import("./stage.js").Beat} beat
   */
  async present({ update, before, at }) {
    if (!this.board) {
      this.game = await gameModule(update.view.game);
      this.place.replaceChildren();
      this.root.classList.add("begun");
      this.board = await this.game.board(this.place, this.context());
      this.headline(update); // the board fills the room below it
      this.curtains(this.current);
      const moved = seatsMoved(this.name, update.view, (seat) => this.nameOf(seat));
      if (moved) tell(moved);
    }
    if (update.table.status !== "over") this.advice.update(update, this.coached);
    let all = false; // whether all of it was told
    const seen = this.board.update(update, before, (event, counting = false) => {
      this.place.dataset.version = String(update.version);
      if (all) return;
      all = event === null;
      if (all) return this.told(update, before, at);
      this.logged(update, event);
      if (!counting) return;
      this.headline(update, true);
      this.seats.count();
      this.coach?.counting(update, event);
    });
    if (this.stage.hurried) this.board.finish();
    // What one seat sees must not stay on the screen for the next: then nothing is waited for.
    if (this.current.seat === update.seat || this.open(update.view)) {
      await Promise.race([seen, new Promise((resolve) => (this.letGo = () => resolve(null)))]);
    }
    this.place.dataset.version = String(update.version);
    if (!all) this.told(update, before, at);
    if (!this.coached || !before || update.legal.length) return;
    const wait = pause(goesOn(before.view, update.view) ? STEP : BREATH);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }

  /**
   * All of an update can be seen on the board: let everything around it follow.
   * @param {Shown} update
   * @param {Before | null} before
   * @param {number} at when it came
   */
  told(update, before, at) {
    this.logged(update, null);
    this.seats.update(update, this.connection?.welcome ?? null, at);
    this.headline(update);
    if (update.table.status === "over") {
      this.advice.update(update, this.coached);
      dispatchEvent(new Event("resize")); // how it ended takes more room
      if (before?.table.status === "playing") scrollTo(0, 0); // and begins at the top
    }
    this.sounds.turn(update);
    this.coach?.update(update);
    if (before && update.seat === before.seat && update.events.length) {
      announce(update.events.map((event) => withoutRule(event.text)).join(" "));
    }
  }

  /**
   * The log as far as the board has come; what another seat was told is not for this one.
   * @param {Before} update
   * @param {EventInfo | null} last what the board shows last; null: all of the update
   */
  logged(update, last) {
    const connection = this.connection;
    if (!connection || connection.current.seat !== update.seat) return;
    const events = connection.events.get(update.seat) ?? [];
    const end = last
      ? events.lastIndexOf(last)
      : events.findLastIndex((event) => event.version <= update.version);
    this.log.show(events, end + 1);
    this.sounds.shown(events, end + 1);
  }

  /**
   * Whether several people at one screen may all see a view.
   * @param {ViewData} view
   */
  open(view) {
    return this.game?.hides !== undefined && !this.game.hides(view);
  }

  /** Whether a coach goes with the game. */
  get coached() {
    return Boolean(this.coach && !this.coach.off);
  }

  /** @returns {Context} */
  context() {
    const { coach, advice } = this;
    return {
      act: async (action) => {
        return advice.acted(action, await answered(this.connection?.act(action)));
      },
      takeBack: async (steps) => {
        return advice.tookBack(steps, await answered(this.connection?.takeBack(steps)));
      },
      get patient() {
        return coach?.patient ?? false;
      },
      live: true,
      announce,
      nameOf: (seat) => this.nameOf(seat),
      faceOf: (seat) => faceOf(this.info.seats, seat),
      whyNot: (action) => whyNot(this.connection, action),
      ways: (card) => ways(this.connection, card),
    };
  }

  /** @param {number | null} seat */
  nameOf(seat) {
    return nameOf(this.info.seats, seat);
  }

  /**
   * @param {Before} update
   * @param {boolean} [counting] whether points are being counted
   */
  headline(update, counting = false) {
    this.head.dataset.version = String(update.version);
    const paused = update.table.status === "paused";
    this.root.classList.toggle("paused", paused);
    this.place.dataset.paused = paused ? say("page-status-paused") : "";
    drawHeadline(
      this.head,
      {
        name: this.name,
        update,
        welcome: this.connection?.welcome ?? null,
        counting,
        coached: this.coached,
        readable: this.board !== null,
        undoes: this.game?.undoes ?? false,
        nameOf: (seat) => this.nameOf(seat),
        here: this.seats.here,
        hint: this.advice.button,
        reacting: update.seat !== null && this.seats.company ? this.reactions.control : null,
      },
      {
        describe: () => describeBoard(this.board?.inWords() ?? []),
        takeBack: () => void answered(this.connection?.takeBack()),
        pause: (on) => void this.command("pause", { on }),
        rematch: (agree) => void this.command("rematch", { agree }),
        follow: (next) => void this.follow(next),
      },
    );
  }

  /** @param {string} next the table of the rematch */
  follow(next) {
    return followRematch(this.name, next, this.own.length > 0);
  }

  /** The visitor's seats. */
  get own() {
    return this.connection?.welcome?.seats ?? [];
  }

  /** @param {Before} update */
  curtains(update) {
    const next = update.curtain[0];
    const open = update.view && this.open(update.view);
    const drawn = update.seat === null && next !== undefined && !open;
    if (update.seat === null && next !== undefined && open) this.connection?.look(next);
    if (drawn && this.past.at !== null) this.past.leave(); // it shows what one seat saw
    this.curtain.hidden = !drawn;
    this.place.inert = drawn;
    const lift = () => this.connection?.look(next);
    show(this.curtain, ...(drawn ? curtain(this.nameOf(next), lift) : []));
  }
}
