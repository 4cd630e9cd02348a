// A table: its people, its board, its log, and what you may do.

import { button, el, show } from "../lib/dom.js";
import { nameOf } from "../lib/names.js";
import { getJson, postJson, Refused } from "../lib/requests.js";
import { duration, remember } from "../lib/settings.js";
import { announce, go, rulesOf, tell } from "../lib/shell.js";
import { currentLanguage, say } from "../lib/words.js";
import { AdvicePanel } from "./advice.js";
import { gameModule, onlooker } from "./boards.js";
import { answered, Connection } from "./connection.js";
import { drawHeadline } from "./headline.js";
import { lobbyPanel } from "./lobby.js";
import { LogPanel } from "./log.js";
import { Past } from "./past.js";
import { SeatsPanel } from "./seats.js";
import { Updates } from "./updates.js";

/** @typedef {import("./coach.js").Coach} Coach */
/** @typedef {import("./contract.js").Before} Before */
/** @typedef {import("./contract.js").Board} Board */
/** @typedef {import("./contract.js").Context} Context */
/** @typedef {import("./contract.js").GameModule} GameModule */
/** @typedef {import("./contract.js").Shown} Shown */
/** @typedef {import("../protocol.js").Update} Update */
/** @typedef {import("../protocol.js").ViewData} ViewData */

const BREATH = 800; // milliseconds between the turns of others in a first game
const STEP = 350; // and between the steps of a turn

/**
 * @param {HTMLElement} place
 * @param {string} name
 * @param {Coach} [coach]
 */
export async function tablePage(place, name, coach) {
  await useLink(name);
  /** @type {import("../protocol.js").TableInfo} */
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
 * The colour whose card is being used; null where there is none.
 * @param {ViewData | null} view
 */
function actingIn(view) {
  return view?.game === "joraku" ? view.acting : null;
}

class TablePage {
  /**
   * @param {HTMLElement} place
   * @param {string} name
   * @param {import("../protocol.js").TableInfo} info
   * @param {Coach | null} coach
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
      coach.wanted = () => void this.advice.ask((hints) => coach.hinted(hints));
      coach.left = () => this.advice.update(this.current, false);
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
      latest: () => this.current,
      events: () => this.connection?.events.get(this.current.seat) ?? [],
      board: async (place) =>
        (await gameModule(info.game)).board(
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
    await new Promise((resolve) => connection.addEventListener("update", resolve, { once: true }));
  }

  /** Where the table stands; nothing is asked before its first update came. */
  get current() {
    if (!this.connection) throw new Error("not connected yet");
    return this.connection.current;
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
    await answered(this.connection?.command(type, fields));
  }

  /** @param {{update: Update, before: Update | null}} detail */
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
    await this.updates.add({ update: /** @type {Shown} */ (update), before }, this.coached);
  }

  /**
   * @param {Shown} update
   * @param {Before | null} before
   */
  async onBoard(update, before) {
    if (!this.board) {
      this.stage.replaceChildren();
      this.root.classList.add("begun");
      this.game = await gameModule(update.view.game);
      this.board = await this.game.board(this.stage, this.context());
      this.headline(this.current);
      this.curtains(this.current);
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
    if (this.current.seat === update.seat) await seen;
    this.logged(update);
    this.headline(update); // how it ended comes last
    // Its line takes more room.
    if (update.table.status === "over") dispatchEvent(new Event("resize"));
    this.coach?.update(update);
    if (before && update.seat === before.seat && update.events.length) {
      announce(update.events.map((event) => event.text).join(" "));
    }
    if (!this.coached || !before || update.legal.length) return;
    const goesOn =
      actingIn(update.view) !== null && actingIn(update.view) === actingIn(before.view);
    await new Promise((resolve) => setTimeout(resolve, duration(goesOn ? STEP : BREATH)));
  }

  /**
   * The log as far as the board has come; what another seat was told is not for this one.
   * @param {Before} update
   * @param {boolean} [counting] no further than to the points
   */
  logged(update, counting = false) {
    const connection = this.connection;
    if (!connection || connection.current.seat !== update.seat) return;
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
        const version = await answered(this.connection?.act(action));
        if (version !== undefined) void this.advice.judge(version);
        return version;
      },
      takeBack: () => answered(this.connection?.takeBack()),
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
   * Why an action is not open now; empty if nobody can say.
   * @param {string} action
   * @returns {Promise<string>}
   */
  async whyNot(action) {
    const connection = this.connection;
    const seat = connection?.latest?.seat ?? null;
    if (!connection || seat === null) return "";
    /** @type {Promise<import("../protocol.js").WhyNot>} */
    const asked = connection.ask("why", { seat, action });
    return (await answered(asked))?.text ?? "";
  }

  /**
   * @param {Before} update
   * @param {boolean} [counting] whether points are being counted
   */
  headline(update, counting = false) {
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
      },
      {
        read: () => announce(this.board?.read() ?? ""),
        takeBack: () => void answered(this.connection?.takeBack()),
        pause: (on) => void this.command("pause", { on }),
        rematch: () => this.rematch(),
        follow: (next) => void this.follow(next),
      },
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

  /** @param {Before} update */
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
