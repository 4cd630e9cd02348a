// A finished game, moment by moment, as any seat saw it.

import { address } from "../lib/addresses.js";
import { copy } from "../lib/clipboard.js";
import { dialog, select } from "../lib/dialogs.js";
import { button, el, show } from "../lib/dom.js";
import { namesOf } from "../lib/names.js";
import { getJson } from "../lib/requests.js";
import { ownName, settings } from "../lib/settings.js";
import { rulesOf } from "../lib/shell.js";
import { currentLanguage, labelled, say } from "../lib/words.js";
import { verdictOf } from "../table/advice.js";
import { gameModule, onlooker } from "../table/boards.js";
import { LogPanel } from "../table/log.js";
import { asUpdate, Moments } from "../table/moments.js";
import { makeTable } from "./make-table.js";

/** @typedef {import("../protocol.js").TableInfo} TableInfo */

/**
 * @param {HTMLElement} place
 * @param {string} name
 */
export async function replayPage(place, name) {
  /** @type {TableInfo} */
  const info = await getJson(`/api/tables/${name}`);
  const replay = new Replay(place, name, info);
  await replay.begin();
  return { title: say("page-replay"), leave: () => replay.leave() };
}

class Replay {
  /**
   * @param {HTMLElement} place
   * @param {string} name
   * @param {TableInfo} info
   */
  constructor(place, name, info) {
    this.place = place;
    this.name = name;
    this.at = 0;
    this.first = 0;
    this.last = 0;
    this.info = info;
    this.picture = el("a", { class: "button quiet", href: "#" }, say("page-picture"));
    /** @type {import("../table/contract.js").Board | null} */
    this.board = null;
    /** @type {number | null} */
    this.seat = null;
    this.moments = new Moments(name);
    /** @type {LogPanel | null} */
    this.log = null;
    this.wanted = 0; // the latest question; answers to earlier ones are late
    this.stage = el("div", { class: "stage" });
    this.told = el("p", { class: "unseen", "aria-live": "polite" });
    this.verdict = el("p", { class: "verdict", "aria-live": "polite" });
    this.slider = el("input", {
      type: "range",
      "aria-label": say("page-moment"),
      oninput: () => void this.go(Number(this.slider.value)),
    });
    this.count = el("output", { class: "muted" });
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
  }

  async begin() {
    rulesOf(this.info.game);
    const end = await this.moments.at(null, null);
    this.log = new LogPanel(
      this.info.game,
      {
        light: (event) => this.board?.light(event),
        go: (version) => void this.go(version),
      },
      Infinity,
    );
    this.first = end.first;
    this.last = end.last;
    this.slider.min = String(end.first);
    this.slider.max = String(end.last);
    const asked = Number(new URLSearchParams(location.search).get("at"));
    const seats = namesOf(this.info.seats).map(
      (name, at) => /** @type {[string, string]} */ ([String(at), name]),
    );
    const steps = /** @type {[string, number, string][]} */ ([
      ["«", -10, "page-back-10"],
      ["‹", -1, "page-back-1"],
      ["›", 1, "page-on-1"],
      ["»", 10, "page-on-10"],
    ]);
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
            el("h1", {}, labelled(say("page-replay"), this.info.title)),
            el(
              "div",
              { class: "row tools" },
              select(say("page-seen-by"), [["", say("page-spectator")], ...seats], "", (value) => {
                this.seat = value === "" ? null : Number(value);
                void this.go(this.at);
              }),
            ),
          ),
          el(
            "div",
            { class: "row player" },
            ...steps
              .slice(0, 2)
              .map(([sign, by, key]) =>
                button(sign, () => void this.go(this.at + by), { "aria-label": say(key) }),
              ),
            this.slider,
            ...steps
              .slice(2)
              .map(([sign, by, key]) =>
                button(sign, () => void this.go(this.at + by), { "aria-label": say(key) }),
              ),
            this.count,
          ),
          this.stage,
        ),
        el(
          "aside",
          { class: "side" },
          this.verdict,
          this.told,
          this.log.element,
          el(
            "div",
            { class: "row" },
            button(say("page-play-on"), () => void this.playOn()),
            button(say("page-share"), () => this.share(), { class: "quiet" }),
            el(
              "a",
              {
                class: "button quiet",
                href: address(`/api/tables/${this.name}/record`),
                download: `${this.info.title}.txt`,
              },
              say("page-record"),
            ),
            this.picture,
          ),
        ),
      ),
    );
    this.picture.download = `${this.info.title}.svg`;
    const { board } = await gameModule(this.info.game);
    this.board = await board(
      this.stage,
      onlooker(() => this.info.seats),
    );
    await this.go(asked >= end.first && asked <= end.last ? asked : end.last);
  }

  leave() {
    document.removeEventListener("keydown", this.keys);
    this.board?.leave();
  }

  /** @param {number} at */
  async go(at) {
    at = Math.min(Math.max(at, this.first), this.last);
    this.at = at;
    this.wanted += 1;
    const asked = this.wanted;
    const [moment, log] = await Promise.all([
      this.moments.at(at, this.seat),
      this.moments.log(this.seat),
    ]);
    if (asked !== this.wanted) return;
    this.slider.value = String(at);
    this.count.textContent = `${at - this.first} / ${this.last - this.first}`;
    const question = this.seat === null ? `at=${at}` : `at=${at}&seat=${this.seat}`;
    const drawn = `${question}&language=${currentLanguage()}`;
    this.picture.href = address(`/api/tables/${this.name}/picture.svg?${drawn}`);
    await this.board?.update(asUpdate(moment, log, this.info), null, () => {});
    this.log?.show(log);
    this.log?.mark(at);
    this.told.textContent = moment.events.map((event) => event.text).join(" ");
    this.verdict.textContent = "";
    history.replaceState(null, "", address(`/replay/${this.name}?at=${at}`));
    if (settings().verdicts && this.info.game === "rokumon") void this.judge(at, asked);
  }

  /**
   * @param {number} at
   * @param {number} asked
   */
  async judge(at, asked) {
    const text = await verdictOf(this.name, at);
    if (asked === this.wanted) this.verdict.textContent = text;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) {
      return;
    }
    const by = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -1e9, End: 1e9 }[
      event.key
    ];
    if (by === undefined) return;
    event.preventDefault();
    void this.go(this.at + by);
  }

  async playOn() {
    const me = this.seat ?? 0;
    const seats = this.info.seats.map((_, seat) =>
      seat === me ? { kind: "me" } : { kind: "bot", bot: "skilled" },
    );
    await makeTable({
      game: this.info.game,
      options: this.info.options,
      seats,
      name: ownName(),
      title: this.info.title,
      after: { table: this.name, version: this.at },
    });
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
