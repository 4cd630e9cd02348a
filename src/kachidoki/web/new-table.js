// Making a table for friends: game, shape, variants, seats, clock.

import { button, el, show } from "./dom.js";
import { make } from "./home.js";
import { dialog, select, toggle } from "./options.js";
import { say } from "./words.js";

const LEVELS = ["beginner", "casual", "skilled", "expert", "master"];

/** @typedef {{options: Record<string, string>, seats: string[], clock: string, listed: boolean, title: string, name: string}} Wish */

/** @param {"joraku" | "rokumon"} game */
export function newTable(game) {
  /** @type {Wish} */
  const wish = {
    options: game === "joraku" ? { players: "4" } : { act: "campaign" },
    seats: [],
    clock: "none",
    listed: false,
    title: "",
    name: localStorage.getItem("name") ?? "",
  };
  const form = el("form", { class: "new-table" });
  const error = el("p", { class: "error", role: "alert" });
  const draw = () => {
    const count = seatCount(game, wish.options);
    wish.seats = Array.from({ length: count }, (_, at) => wish.seats[at] ?? (at === 0 ? "me" : "open"));
    show(form, ...fields(game, wish, draw), error,
      button(say("page-make"), () => void start(game, wish), { class: "main", "data-key": "make" }));
  };
  draw();
  dialog(say("page-new-table", { game: say(`page-game-${game}`) }), form);
}

/**
 * @param {string} game
 * @param {Record<string, string>} options
 */
function seatCount(game, options) {
  if (game === "joraku") return Number(options.players);
  return options.act === "solo" ? 1 : 2;
}

/**
 * @param {string} game
 * @param {Wish} wish
 * @param {() => void} draw
 */
function fields(game, wish, draw) {
  const set = (/** @type {string} */ name) => (/** @type {string} */ value) => {
    if (value === "") delete wish.options[name];
    else wish.options[name] = value;
    if (name === "players" && value !== "2") delete wish.options.mode;
    if (name === "act" && value !== "solo") delete wish.options.difficulty;
    draw();
  };
  const option = (/** @type {string} */ name, /** @type {string[]} */ values, /** @type {string} */ fallback) =>
    el("div", { class: "option" },
      select(say(`page-option-${name}`), values.map((value) => [value, say(`page-choice-${name}-${value}`)]), wish.options[name] ?? fallback, set(name)),
      el("p", { class: "muted" }, say(`page-choice-${name}-${wish.options[name] ?? fallback}-about`)));
  const name = el("input", { value: wish.name, maxlength: 40, "data-key": "name", oninput: () => (wish.name = name.value) });
  const title = el("input", { value: wish.title, maxlength: 40, "data-key": "title", oninput: () => (wish.title = title.value) });
  /** @type {HTMLElement[]} */
  const found = [el("label", { class: "field" }, el("span", {}, say("page-your-name")), name),
    el("label", { class: "field" }, el("span", {}, say("page-title")), title)];
  if (game === "joraku") {
    found.push(option("players", ["2", "3", "4"], "4"));
    if (wish.options.players === "2") found.push(option("mode", ["houses", "neutral"], "houses"));
    found.push(option("variants", ["none", "random"], "none"), option("kachidoki", ["all", "winner"], "all"));
    if (wish.options.players !== "2") found.push(option("passing", ["left", "both"], "left"));
  } else {
    found.push(option("act", ["campaign", "1", "2", "3", "4", "5", "6", "solo"], "campaign"));
    if (wish.options.act === "solo") found.push(option("difficulty", ["easy", "medium", "difficult"], "easy"));
    else found.push(option("honour", ["on", "off"], "on"));
  }
  found.push(
    el("fieldset", {}, el("legend", {}, say("page-seats")), ...wish.seats.map((kind, at) =>
      select(say("page-seat", { number: at + 1 }),
        [["me", say("page-seat-me")], ["open", say("page-seat-open")], ...LEVELS.map((level) => /** @type {[string, string]} */ ([level, say(`page-level-${level}`)]))],
        kind, (value) => {
          wish.seats[at] = value;
          draw();
        }))),
    select(say("page-clock"), ["none", "5+5", "15+10", "move-60"].map((each) => [each, say(`page-clock-${each.replace("+", "-")}`)]), wish.clock, (value) => (wish.clock = value)),
    toggle(say("page-listed"), wish.listed, (on) => (wish.listed = on)));
  return found;
}

/**
 * @param {string} game
 * @param {Wish} wish
 */
async function start(game, wish) {
  const name = wish.name.trim() || say("page-you");
  localStorage.setItem("name", name);
  const seats = wish.seats.map((kind, at) => {
    if (kind === "open") return { kind };
    if (kind === "me") return { kind, name: at === 0 ? name : say("page-seat", { number: at + 1 }) };
    return { kind: "bot", bot: kind };
  });
  const clocks = {
    none: null,
    "5+5": { game: 300, increment: 5 },
    "15+10": { game: 900, increment: 10 },
    "move-60": { move: 60 },
  };
  await make({
    game,
    options: wish.options,
    seats,
    name,
    listed: wish.listed,
    clock: clocks[/** @type {keyof typeof clocks} */ (wish.clock)],
    ...(wish.title.trim() ? { title: wish.title.trim() } : {}),
  });
  if (location.pathname.startsWith("/t/")) document.querySelector("dialog")?.close();
}
