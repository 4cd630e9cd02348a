// A finished game, moment by moment, as any seat saw it.

import { button, el, show } from "./dom.js";
import { announce } from "./main.js";
import { make } from "./home.js";
import { getJson, Refused } from "./net.js";
import { dialog, select } from "./options.js";
import { settings } from "./settings.js";
import { boardOf } from "./table.js";
import { currentLanguage, say } from "./words.js";

/**
 * @param {HTMLElement} place
 * @param {string} name
 */
export async function replayPage(place, name) {
  const replay = new Replay(place, name);
  try {
    await replay.begin();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    show(place, el("section", { class: "sheet" }, el("h1", {}, error.message), el("a", { href: "/" }, say("page-home"))));
  }
  return { title: say("page-replay"), leave: () => replay.leave() };
}

class Replay {
  /**
   * @param {HTMLElement} place
   * @param {string} name
   */
  constructor(place, name) {
    this.place = place;
    this.name = name;
    this.at = 0;
    this.first = 0;
    this.last = 0;
    /** @type {any} */
    this.info = null;
    this.picture = el("a", { class: "button quiet", href: "#" }, say("page-picture"));
    /** @type {import("./table.js").Board | null} */
    this.board = null;
    /** @type {number | null} */
    this.seat = null;
    /** @type {Map<string, any>} */
    this.known = new Map();
    this.wanted = 0; // the latest question; answers to earlier ones are late
    this.stage = el("div", { class: "stage" });
    this.told = el("div", { class: "told sheet", "aria-live": "polite" });
    this.slider = el("input", { type: "range", "aria-label": say("page-moment"), oninput: () => void this.go(Number(this.slider.value)) });
    this.count = el("output", { class: "muted" });
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
  }

  async begin() {
    this.info = await getJson(`/api/tables/${this.name}`);
    const end = await this.moment(null);
    this.first = end.first;
    this.last = end.last;
    this.slider.min = String(end.first);
    this.slider.max = String(end.last);
    const asked = Number(new URLSearchParams(location.search).get("at"));
    const seats = this.info.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => /** @type {[string, string]} */ ([String(at), seat.name || say("page-seat", { number: at + 1 })]));
    const steps = /** @type {[string, number, string][]} */ ([["«", -10, "page-back-10"], ["‹", -1, "page-back-1"], ["›", 1, "page-on-1"], ["»", 10, "page-on-10"]]);
    show(this.place, el("div", { class: `table replay ${this.info.game}` },
      el("div", { class: "middle" },
        el("div", { class: "table-head" }, el("h1", {}, `${say("page-replay")}: ${this.info.title}`),
          el("div", { class: "row tools" },
            select(say("page-seen-by"), [["", say("page-spectator")], ...seats], "", (value) => {
              this.seat = value === "" ? null : Number(value);
              void this.go(this.at);
            }))),
        el("div", { class: "row player" },
          ...steps.slice(0, 2).map(([sign, by, key]) => button(sign, () => void this.go(this.at + by), { "aria-label": say(key) })),
          this.slider,
          ...steps.slice(2).map(([sign, by, key]) => button(sign, () => void this.go(this.at + by), { "aria-label": say(key) })),
          this.count),
        this.stage),
      el("aside", { class: "side" }, this.told,
        el("div", { class: "row" },
          button(say("page-play-on"), () => void this.playOn()),
          button(say("page-share"), () => this.share(), { class: "quiet" }),
          el("a", { class: "button quiet", href: `/api/tables/${this.name}/record`, download: `${this.info.title}.txt` }, say("page-record")),
          this.picture))));
    this.picture.download = `${this.info.title}.svg`;
    this.board = await (await boardOf(this.info.game))(this.stage, {
      act: async () => {},
      takeBack: async () => {},
      announce,
      nameOf: (seat) => (seat === null ? say("page-nobody") : this.info.seats[seat].name),
      whyNot: async () => "",
    });
    await this.go(asked >= end.first && asked <= end.last ? asked : end.last);
  }

  leave() {
    document.removeEventListener("keydown", this.keys);
    this.board?.leave();
  }

  /** @param {number | null} at */
  async moment(at) {
    const key = `${at} ${this.seat}`;
    if (!this.known.has(key)) {
      const question = new URLSearchParams({ language: currentLanguage() });
      if (at !== null) question.set("at", String(at));
      if (this.seat !== null) question.set("seat", String(this.seat));
      this.known.set(key, await getJson(`/api/tables/${this.name}/moment?${question}`));
    }
    return this.known.get(key);
  }

  /** @param {number} at */
  async go(at) {
    at = Math.min(Math.max(at, this.first), this.last);
    this.at = at;
    this.wanted += 1;
    const asked = this.wanted;
    const moment = await this.moment(at);
    if (asked !== this.wanted) return;
    this.slider.value = String(at);
    this.count.textContent = `${at - this.first} / ${this.last - this.first}`;
    const question = this.seat === null ? `at=${at}` : `at=${at}&seat=${this.seat}`;
    this.picture.href = `/api/tables/${this.name}/picture.svg?${question}&language=${currentLanguage()}`;
    await this.board?.update({ ...moment, legal: [], take_back: false, curtain: [], table: this.info, seat: this.seat }, null);
    show(this.told, ...moment.events.map((/** @type {any} */ event) => el("p", {}, event.text)));
    history.replaceState(null, "", `/replay/${this.name}?at=${at}`);
    if (settings().verdicts && this.info.game === "rokumon") void this.judge(at, asked);
  }

  /**
   * @param {number} at
   * @param {number} asked
   */
  async judge(at, asked) {
    const { text } = await getJson(`/api/tables/${this.name}/verdict?at=${at}&language=${currentLanguage()}`);
    if (text && asked === this.wanted) this.told.append(el("p", { class: "verdict" }, text));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    const by = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -1e9, End: 1e9 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    void this.go(this.at + by);
  }

  async playOn() {
    const me = this.seat ?? 0;
    const seats = this.info.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => (seat === me ? { kind: "me" } : { kind: "bot", bot: "skilled" }));
    await make({
      game: this.info.game,
      options: this.info.options,
      seats,
      name: localStorage.getItem("name") ?? say("page-you"),
      title: this.info.title,
      after: { table: this.name, version: this.at },
    });
  }

  share() {
    const link = `${location.origin}/replay/${this.name}?at=${this.at}`;
    dialog(say("page-share"), el("input", { readonly: true, value: link, "aria-label": say("page-link") }),
      button(say("page-copy"), () => void navigator.clipboard.writeText(link)));
  }
}
