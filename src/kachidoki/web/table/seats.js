// Who sits where: names, clocks, who is here, and what a host may do.

import { button, el, redraw, show } from "../lib/dom.js";
import { faceOf, levelName, namesOf } from "../lib/names.js";
import { labelled, say } from "../lib/words.js";

export class SeatsPanel {
  /**
   * @param {(type: string, fields: object) => Promise<void>} command
   * @param {() => import("./reactions.js").Reactions} reactions
   */
  constructor(command, reactions) {
    this.command = command;
    this.reactions = reactions;
    this.element = el("section", { class: "seats", "aria-label": say("page-seats") });
    /** @type {boolean[]} */
    this.here = [];
    /** @type {(number | null)[]} */
    this.replaceIn = [];
    this.told = 0; // when that was told
    /** @type {import("./contract.js").Before | null} */
    this.latest = null;
    this.watching = 0;
    /** @type {import("../protocol.js").Welcome | null} */
    this.welcome = null;
    this.at = 0; // when the update came
    this.counting = false; // whether points are being counted: meanwhile nobody is to act
    this.timer = setInterval(() => this.tick(), 500);
  }

  /** @param {import("../protocol.js").Presence} message */
  presence(message) {
    this.here = message.here;
    this.replaceIn = message.replace_in;
    this.told = performance.now();
    this.watching = message.watching;
    this.draw();
  }

  /**
   * @param {import("./contract.js").Before} update
   * @param {import("../protocol.js").Welcome | null} welcome
   * @param {number} at when the update came, from which on clocks run: by `performance.now()`
   */
  update(update, welcome, at) {
    this.latest = update;
    this.welcome = welcome;
    this.at = at;
    this.counting = false;
    this.element.dataset.version = String(update.version);
    this.draw();
  }

  /** Points are being counted, until the next update. */
  count() {
    this.counting = true;
    this.draw();
  }

  draw() {
    const update = this.latest;
    if (!update) return;
    const acting = this.counting ? [] : (update.view?.to_act ?? []);
    const mine = this.welcome?.seats ?? [];
    const host = Boolean(this.welcome?.host);
    const series = update.table.series;
    const names = namesOf(update.table.seats);
    const { muted } = this.reactions();
    const people = update.table.seats.map((seat) => seat.kind === "person");
    const begun = update.table.status !== "open"; // until then who looks on may still sit down
    const waits = update.table.seats.map((_, at) => this.wait(at));
    const from = [
      update.table.seats,
      update.table.status,
      acting,
      mine,
      host,
      series,
      this.here,
      this.watching,
      update.seat,
      muted,
      waits.map((wait) => wait && wait > 0),
    ];
    redraw(this.element, from, () =>
      show(
        this.element,
        el("h2", {}, say("page-seats")),
        el(
          "ol",
          {},
          ...update.table.seats.map((seat, at) =>
            el(
              "li",
              { class: acting.includes(at) ? "acting" : "", "data-seat": at },
              el(
                "span",
                { class: "who" },
                faceOf(update.table.seats, at),
                seat.kind === "open" ? say("page-free") : names[at],
                mine.includes(at) && el("em", {}, ` ${say("page-you-mark")}`),
              ),
              seat.kind === "bot" && el("span", { class: "muted" }, levelName(seat.bot ?? "")),
              seat.away && el("span", { class: "muted" }, say("page-away")),
              seat.quicker &&
                el(
                  "span",
                  { class: "muted", "data-quicker": at },
                  say("page-quicker", { level: levelName(seat.quicker) }),
                ),
              seat.kind === "person" &&
                !seat.away &&
                this.here[at] === false &&
                el("span", { class: "muted" }, say("page-not-here")),
              acting.includes(at) && el("span", { class: "turn-mark" }, say("page-to-act")),
              seat.left !== null &&
                el("span", { class: "clock", "data-clock": at }, clock(seat.left)),
              series.games > 1 &&
                el("span", { class: "muted" }, say("page-wins", { count: series.wins[at] ?? 0 })),
              begun &&
                people[at] &&
                !mine.includes(at) &&
                button(say("page-mute"), () => this.mute(at), {
                  class: "quiet mute",
                  "aria-pressed": String(muted.includes(at)),
                  "aria-label": labelled(say("page-mute"), names[at]),
                  "data-key": `mute ${at}`,
                }),
              seat.away &&
                mine.includes(at) &&
                button(say("page-come-back"), () => void this.command("come_back", { seat: at }), {
                  "data-key": `back ${at}`,
                }),
              host &&
                seat.kind === "person" &&
                !mine.includes(at) &&
                !seat.away &&
                waits[at] !== null &&
                update.table.status === "playing" &&
                (waits[at] > 0
                  ? el(
                      "span",
                      { class: "muted", "data-replace": at },
                      say("page-replace-in", { time: clock(waits[at]) }),
                    )
                  : button(
                      say("page-replace"),
                      () => void this.command("set_seat", { seat: at, bot: "casual" }),
                      { class: "quiet", "data-key": `bot ${at}` },
                    )),
              host &&
                seat.kind === "open" &&
                button(
                  say("page-add-bot"),
                  () => void this.command("set_seat", { seat: at, bot: "casual" }),
                  { class: "quiet", "data-key": `bot ${at}` },
                ),
            ),
          ),
        ),
        update.table.advice && el("p", { class: "muted" }, say("page-advice-allowed")),
        begun &&
          this.watching > 0 &&
          el("p", { class: "muted" }, say("page-watching", { count: this.watching })),
        series.streak > 0 && el("p", {}, say("page-streak", { count: series.streak })),
        series.solo_won && el("p", { class: "won" }, say("page-solo-won")),
      ),
    );
  }

  /** Whether somebody else is there, who would see a reaction. */
  get company() {
    const mine = this.welcome?.seats ?? [];
    const seats = this.latest?.table.seats ?? [];
    const others = seats.some((seat, at) => seat.kind === "person" && !mine.includes(at));
    return others || this.watching > 0;
  }

  /** @param {number} at */
  mute(at) {
    this.reactions().toggle(at);
    this.draw();
  }

  /**
   * How long until the host may let a bot play for the person of a seat; null while they are here.
   * @param {number} at
   */
  wait(at) {
    const wait = this.replaceIn[at] ?? null;
    return wait === null ? null : Math.max(0, wait - (performance.now() - this.told));
  }

  tick() {
    if (!this.element.isConnected) {
      clearInterval(this.timer);
      return;
    }
    for (const place of this.element.querySelectorAll("[data-clock]")) {
      const seat = this.latest?.table.seats[Number(place.getAttribute("data-clock"))];
      if (!seat || seat.left === null) continue;
      const gone = seat.running ? performance.now() - this.at : 0;
      place.textContent = clock(Math.max(0, seat.left - gone));
    }
    for (const place of this.element.querySelectorAll("[data-replace]")) {
      const wait = this.wait(Number(place.getAttribute("data-replace")));
      if (!wait) return this.draw(); // a button takes its place
      place.textContent = say("page-replace-in", { time: clock(wait) });
    }
  }
}

/** @param {number} millis */
function clock(millis) {
  const seconds = Math.ceil(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
