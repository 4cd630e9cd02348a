// A finished game, moment by moment, as any seat saw it.

import { address } from "../lib/addresses.js";
import { copy } from "../lib/clipboard.js";
import { dialog, select } from "../lib/dialogs.js";
import { button, el, show, styleSheet } from "../lib/dom.js";
import { sign } from "../lib/icons.js";
import { namesOf, tableTitle } from "../lib/names.js";
import { getJson } from "../lib/requests.js";
import { ownName, settings } from "../lib/settings.js";
import { rulesOf } from "../lib/shell.js";
import { currentLanguage, labelled, say } from "../lib/words.js";
import { showVerdict } from "../table/verdicts.js";
import { gameModule, onlooker } from "../table/boards.js";
import { LogPanel } from "../table/log.js";
import { asUpdate, Moments, toldIn } from "../table/moments.js";
import { makeTable } from "./make-table.js";
import { Faults } from "./replay-faults.js";
import { KEYS, last, MOVES } from "./replay-moves.js";
import { ReplayReview } from "./replay-review.js";
import { recordOf, toTable } from "./replay-ways.js";

/** @typedef {import("../protocol.js").Course} Course */
/** @typedef {import("../protocol.js").TableInfo} TableInfo */

const STEP = 1400; // milliseconds that a moment stays at the usual speed when the game plays itself
const SPEEDS = [0.5, 1, 2, 4]; // times the usual one

/**
 * @param {HTMLElement} place
 * @param {string} name
 */
export async function replayPage(place, name) {
  /** @type {[TableInfo, Course, import("../protocol.js").MyTables, void]} */
  const [info, course, mine] = await Promise.all([
    getJson(`/api/tables/${name}`),
    getJson(`/api/tables/${name}/course`),
    getJson(`/api/mine?${new URLSearchParams({ table: name })}`),
    styleSheet(address("/web/pages/replay.css")),
  ]);
  const replay = new Replay(place, name, info, course, mine.tables[0]?.seats[0] ?? null);
  await replay.begin();
  return { title: say("page-replay"), leave: () => replay.leave() };
}

class Replay {
  /**
   * @param {HTMLElement} place
   * @param {string} name
   * @param {TableInfo} info
   * @param {Course} course
   * @param {number | null} own the visitor's seat, as which the game is shown first
   */
  constructor(place, name, info, course, own) {
    const { steps, turns } = course;
    this.place = place;
    this.name = name;
    this.steps = steps;
    this.turns = turns;
    this.at = steps[0];
    this.speed = settings().speed ? 1 / settings().speed : last(SPEEDS);
    this.timer = 0; // until the next moment, while the game plays itself; 0 if it does not
    this.info = info;
    this.over = info.status === "over"; // else only some acts of a campaign are
    this.reviewable = this.over || course.judged.length > 0; // by whoever may be advised
    this.picture = el("a", { class: "button quiet", href: "#", "data-key": "picture" });
    this.onward = button(say("page-play-on"), () => void this.playOn(), { "data-key": "play-on" });
    /** @type {import("../table/contract.js").Board | null} */
    this.board = null;
    this.own = own;
    this.seat = own;
    this.moments = new Moments(name);
    /** @type {LogPanel | null} */
    this.log = null;
    /** @type {HTMLElement | null} */
    this.seenBy = null;
    this.wanted = 0; // the latest question; answers to earlier ones are late
    this.stage = el("div", { class: "stage" });
    this.told = el("p", { class: "unseen", "aria-live": "polite" });
    this.verdict = el("p", { class: "verdict", "aria-live": "polite" });
    this.slider = el("input", {
      type: "range",
      "aria-label": say("page-moment"),
      min: 0,
      max: steps.length - 1,
      oninput: () => void this.jump(this.steps[Number(this.slider.value)]),
    });
    this.faults = new Faults(name, course, this.slider);
    this.play = button("", () => this.toggle(), { class: "main", "data-key": "play" });
    this.review = new ReplayReview(this.stage, {
      table: name,
      info,
      own,
      steps,
      at: () => this.at,
      go: (version, seat) => {
        if (this.over) this.lookAs(seat);
        return this.jump(version);
      },
      show: (moment) => this.showLine(moment),
      playOn: this.over ? (version, seat) => this.playOn(version, seat) : null,
    });
    this.count = el("output", { class: "muted" });
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
  }

  async begin() {
    rulesOf(this.info.game);
    this.log = new LogPanel(
      this.info.game,
      {
        light: (event) => this.board?.light(event),
        go: (version) => void this.jump(version),
      },
      Infinity,
    );
    const wish = new URLSearchParams(location.search);
    const [asked, turn] = ["at", "turn"].map((name) => Number(wish.get(name)));
    const seats = namesOf(this.info.seats)
      .map((name, at) => /** @type {[string, string]} */ ([String(at), name]))
      .filter(([at]) => this.over || at === String(this.own));
    const to = (
      /** @type {string} */ sign,
      /** @type {import("./replay-moves.js").Move} */ move,
      /** @type {string} */ far,
    ) =>
      el(
        "button",
        {
          type: "button",
          onclick: () => void this.jump(MOVES[move](this)),
          "aria-label": say(`page-${move}`),
          title: say(`page-${move}`),
          "data-key": move,
        },
        el("span", {}, sign),
        el("small", {}, say(`page-replay-${far}`)),
      );
    this.seenBy = select(
      say("page-seen-by"),
      [["", say("page-spectator")], ...seats],
      String(this.seat ?? ""),
      (value) => {
        this.seat = value === "" ? null : Number(value);
        void this.go(this.at);
      },
      "seen-by",
    );
    show(
      this.place,
      el(
        "div",
        { class: `table replay ${this.info.game}` },
        el(
          "div",
          { class: "middle" },
          el(
            "div",
            { class: "table-head" },
            el("h1", {}, labelled(say("page-replay"), tableTitle(this.info))),
            el(
              "div",
              { class: "row tools" },
              this.seenBy,
              select(
                say("page-replay-speed"),
                SPEEDS.map((speed) => [String(speed), `${speed}×`]),
                String(this.speed),
                (value) => {
                  this.speed = Number(value);
                  if (this.timer) this.playing(true);
                },
                "speed",
              ),
            ),
          ),
          el(
            "div",
            { class: "row player" },
            to("«", "back-turn", "turn"),
            to("‹", "back-1", "step"),
            this.play,
            to("›", "on-1", "step"),
            to("»", "on-turn", "turn"),
            this.faults.element,
            this.count,
          ),
          this.stage,
        ),
        el(
          "aside",
          { class: "side" },
          this.reviewable && this.review.button,
          this.verdict,
          this.told,
          this.log.element,
          this.over ? this.ways() : toTable(this.name),
        ),
      ),
    );
    const { board } = await gameModule(this.info.game);
    this.board = await board(
      this.stage,
      onlooker(() => this.info.seats),
    );
    this.playing(false);
    await this.go(asked || this.at);
    if (settings().verdicts) void this.faults.mark(this.log);
    const judged = this.reviewable ? wish.get("review") : null;
    // A review comes into sight by itself later. Who asked for less motion begins by themselves.
    if (judged !== null) void this.review.toggle(judged === "" ? null : Number(judged), turn);
    else if (!asked && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.playing(true);
  }

  /** What can be done with a moment, or taken away. */
  ways() {
    return el(
      "div",
      { class: "row" },
      this.onward,
      button(say("page-share"), () => this.share(), { class: "quiet" }),
      recordOf(this.name, tableTitle(this.info)),
      this.picture,
    );
  }

  /**
   * Let the game play itself from here on, or stay.
   * @param {boolean} on
   */
  playing(on) {
    clearTimeout(this.timer);
    this.timer = on ? setTimeout(() => void this.next(), STEP / this.speed) : 0;
    show(this.play, sign(on ? "pause" : "resume"));
    this.play.setAttribute("aria-label", say(on ? "page-pause" : "page-play"));
    this.play.title = say(on ? "page-pause" : "page-play");
  }

  /** Play or stay; at the end the game begins again. */
  toggle() {
    const on = !this.timer;
    if (on && this.at >= last(this.steps)) void this.go(this.steps[0]);
    this.playing(on);
  }

  /** The next moment of a game that plays itself. */
  async next() {
    const asked = this.wanted;
    await this.go(MOVES["on-1"](this));
    if (!this.timer || this.wanted !== asked + 1) return; // somebody went elsewhere meanwhile
    this.playing(this.at < last(this.steps));
  }

  /**
   * Go to a moment and stay there; done once it is shown.
   * @param {number} at
   */
  async jump(at) {
    this.playing(false);
    await this.go(at);
  }

  /** @param {number} seat as which the game is shown from now on */
  lookAs(seat) {
    this.seat = seat;
    const list = this.seenBy?.querySelector("select");
    if (list) list.value = String(seat);
  }

  leave() {
    this.faults.leave();
    this.review.leave();
    clearTimeout(this.timer);
    this.timer = 0;
    document.removeEventListener("keydown", this.keys);
    this.board?.leave();
  }

  /**
   * Show the moment of a version, or the last one before it in which somebody acted.
   * @param {number} version
   */
  async go(version) {
    const step = Math.max(
      0,
      this.steps.findLastIndex((each) => each <= version),
    );
    const at = this.steps[step];
    this.at = at;
    this.wanted += 1;
    const asked = this.wanted;
    const [moment, log] = await Promise.all([
      this.moments.at(at, this.seat),
      this.moments.log(this.seat),
    ]);
    if (asked !== this.wanted || !this.place.isConnected) return; // or the page was left
    history.replaceState(null, "", address(this.pathAt(at)));
    this.slider.value = String(step);
    this.count.textContent = say("page-replay-at", { at: step, last: this.steps.length - 1 });
    const question = this.seat === null ? `at=${at}` : `at=${at}&seat=${this.seat}`;
    const drawn = `${question}&language=${currentLanguage()}`;
    const whose = this.seat === null ? say("page-spectator") : namesOf(this.info.seats)[this.seat];
    this.picture.textContent = say("page-picture-by", { name: whose });
    this.picture.download = `${tableTitle(this.info)} ${whose} ${step}.svg`;
    this.picture.href = address(`/api/tables/${this.name}/picture.svg?${drawn}`);
    await this.board?.update(asUpdate(moment, log, this.info), null, () => {});
    const told = log.filter((event) => this.over || event.version <= last(this.steps)).length;
    this.log?.show(log, told); // the same list each time: what was marked in it stays
    this.log?.mark(at);
    this.onward.disabled = at === last(this.steps); // nothing is left to be played
    this.told.textContent = toldIn(moment.events);
    this.verdict.textContent = "";
    this.review.moved();
    if (settings().verdicts) void this.judge(at, asked);
  }

  /**
   * Put a moment that was never played on the board; what is told is what leads there.
   * @param {import("../protocol.js").Moment} moment
   */
  async showLine(moment) {
    const log = await this.moments.log(this.seat);
    this.told.textContent = toldIn(moment.events.slice(-1));
    this.verdict.textContent = "";
    const told = [...log, ...moment.events];
    await this.board?.update(asUpdate(moment, told, this.info), null, () => {});
  }

  /**
   * @param {number} at
   * @param {number} asked
   */
  async judge(at, asked) {
    const verdict = await this.faults.of(at);
    if (asked === this.wanted) showVerdict(this.verdict, verdict);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) {
      return;
    }
    const { key, target } = event;
    if (key === " " && !(target instanceof Element && target.closest("button, a, dialog"))) {
      event.preventDefault();
      this.toggle();
    }
    const move = KEYS[key];
    if (!move) return;
    event.preventDefault();
    void this.jump(MOVES[move](this));
  }

  /** A game from this moment on, for the seat that is shown; bots stay who they are. */
  async playOn(version = this.at, seat = this.seat) {
    const people = this.info.seats.findIndex(({ kind }) => kind === "person");
    const me = seat ?? this.own ?? Math.max(0, people);
    const seats = this.info.seats.map(({ kind, bot }, seat) =>
      seat === me ? { kind: "me" } : { kind: "bot", bot: kind === "bot" ? bot : INSTEAD },
    );
    await makeTable(
      {
        game: this.info.game,
        options: this.info.options,
        seats,
        name: ownName(),
        title: this.info.title,
        after: { table: this.name, version },
      },
      this.review.panel ? this.pathAt(version) : undefined,
    );
  }

  /**
   * The way to a moment of this game, and to its review if that is open.
   * @param {number} at
   */
  pathAt(at) {
    const { panel } = this.review;
    return `/replay/${this.name}?at=${at}${panel ? `&review=${panel.seat}` : ""}`;
  }

  share() {
    const link = location.origin + address(`/replay/${this.name}?at=${this.at}`);
    dialog(
      say("page-share"),
      el("input", { readonly: true, value: link, "aria-label": say("page-link") }),
      button(say("page-copy"), () => void copy(link)),
    );
  }
}

const INSTEAD = "skilled"; // plays for people in a game that is played on
