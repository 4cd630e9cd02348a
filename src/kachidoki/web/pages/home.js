// Arriving: the visitor's own tables, what the games are, and three ways to sit down.

import { address } from "../lib/addresses.js";
import { button, el, show } from "../lib/dom.js";
import { botTitle, LEVELS } from "../lib/names.js";
import { picture } from "../lib/pictures.js";
import { getJson, Refused } from "../lib/requests.js";
import { change, ownName, settings } from "../lib/settings.js";
import { announce } from "../lib/shell.js";
import { say } from "../lib/words.js";
import { makeTable } from "./make-table.js";
import { MyTablesPanel } from "./my-tables.js";

/**
 * @typedef {{options: Record<string, string>, bots: number, label: string}} Shape a game one can
 *   sit down to at once
 */

/** @type {Record<"joraku" | "rokumon", Record<string, Shape>>} */
const SHAPES = {
  joraku: {
    3: { options: { players: "3" }, bots: 2, label: "page-shape-3" },
    4: { options: { players: "4" }, bots: 3, label: "page-shape-4" },
    houses: { options: { players: "2", mode: "houses" }, bots: 1, label: "page-shape-houses" },
    neutral: { options: { players: "2", mode: "neutral" }, bots: 1, label: "page-shape-neutral" },
  },
  // A campaign begins with the simplest act and adds a rule at a time.
  rokumon: Object.fromEntries(
    ["campaign", "solo", "1", "2", "3", "4", "5", "6"].map((act) => [
      `act ${act}`,
      { options: { act }, bots: act === "solo" ? 0 : 1, label: `page-choice-act-${act}` },
    ]),
  ),
};

/** @param {HTMLElement} place */
export async function home(place) {
  const open = el("section", { class: "sheet listed", hidden: true });
  const mine = new MyTablesPanel();
  show(
    place,
    el(
      "section",
      { class: "hero" },
      el("h1", {}, say("page-welcome")),
      el("p", {}, say("page-about")),
    ),
    mine.element,
    el("div", { class: "games" }, gameCard("joraku"), gameCard("rokumon")),
    whoYouAre(),
    open,
  );
  mine.begin();
  void listOpen(open);
  return { title: "", leave: () => mine.leave() };
}

/** The visitor's name and colours, which hold from now on. */
function whoYouAre() {
  const name = el("input", {
    maxlength: 40,
    value: localStorage.getItem("name") ?? "",
    placeholder: say("page-guest"),
    autocomplete: "nickname",
    "data-key": "own-name",
    onchange: () => {
      localStorage.setItem("name", name.value.trim());
      announce(say("page-name-kept", { name: ownName() }));
    },
  });
  const { named: look } = choice(
    "page-look",
    ["auto", "light", "dark"].map((each) => [each, say(`page-look-${each}`)]),
    settings().look,
    (chosen) => change({ look: /** @type {import("../lib/settings.js").Look} */ (chosen) }),
  );
  return el(
    "section",
    { class: "sheet you" },
    el("h2", {}, say("page-you")),
    el(
      "div",
      { class: "row" },
      el("label", { class: "named" }, el("span", {}, say("page-your-name")), name),
      look,
    ),
    el("p", { class: "muted" }, say("page-you-about")),
  );
}

/** @param {"joraku" | "rokumon"} game */
function gameCard(game) {
  const shapes = SHAPES[game];
  const usual = Object.keys(shapes)[0];
  const kept = localStorage.getItem(`shape ${game}`) ?? usual;
  const { list: shape, named: which } = choice(
    "page-shape",
    Object.entries(shapes).map(([each, { label }]) => [each, say(label)]),
    kept in shapes ? kept : usual,
    (chosen) => {
      localStorage.setItem(`shape ${game}`, chosen);
      level.disabled = !shapes[chosen].bots;
    },
  );
  const { list: level, named: levels } = choice(
    "page-level",
    LEVELS.map((each) => [each, botTitle(each)]),
    localStorage.getItem("level") ?? "casual",
    (chosen) => localStorage.setItem("level", chosen),
  );
  level.disabled = !shapes[shape.value].bots;
  return el(
    "article",
    { class: `sheet game ${game}` },
    momentPicture(game),
    el("h2", {}, say(`page-game-${game}`)),
    el("p", {}, say(`page-tell-${game}`)),
    el(
      "div",
      { class: "row" },
      button(say("page-play-now"), () => void quick(game, shapes[shape.value], level.value), {
        class: "main",
        "data-play": game,
      }),
      which,
      levels,
    ),
    el(
      "div",
      { class: "row" },
      el("a", { class: "button", href: address(`/learn/${game}`) }, say("page-learn")),
      button(
        say("page-friends"),
        () => void import("./new-table.js").then(({ newTable }) => newTable(game)),
        { "data-friends": game },
      ),
      el("a", { class: "button quiet", href: address(`/rules/${game}`) }, say("page-rules")),
    ),
  );
}

/**
 * @param {string} label
 * @param {[string, string][]} values
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
function choice(label, values, chosen, choose) {
  const list = el(
    "select",
    { onchange: () => choose(list.value) },
    ...values.map(([value, text]) => el("option", { value, selected: value === chosen }, text)),
  );
  return { list, named: el("label", { class: "named" }, el("span", {}, say(label)), list) };
}

/**
 * A game in full swing, as Python draws it.
 * @param {string} game
 */
function momentPicture(game) {
  return el("div", { class: "moment" }, picture(`/web/moment/${game}.svg`));
}

/**
 * A table against bots, at once.
 * @param {string} game
 * @param {Shape} shape
 * @param {string} level
 */
async function quick(game, { options, bots }, level) {
  const seats = [{ kind: "me" }, ...Array(bots).fill({ kind: "bot", bot: level })];
  await makeTable({ game, options, seats, name: ownName() });
}

/** @param {HTMLElement} place */
async function listOpen(place) {
  /** @type {import("../protocol.js").Tables} */
  const { tables } = await getJson("/api/tables").catch((error) => {
    if (!(error instanceof Refused)) throw error;
    return { tables: [] }; // what others play can wait
  });
  if (!tables.length) return;
  place.hidden = false;
  show(
    place,
    el("h2", {}, say("page-open-tables")),
    el(
      "ul",
      { class: "tables" },
      ...tables.map((table) => {
        const free = table.seats.filter((seat) => seat.kind === "open").length;
        return el(
          "li",
          {},
          el("a", { href: address(`/t/${table.table}`) }, table.title),
          el(
            "span",
            { class: "muted" },
            say(`page-game-${table.game}`),
            " · ",
            free ? say("page-free-seats", { count: free }) : say("page-watch"),
          ),
        );
      }),
    ),
  );
}
