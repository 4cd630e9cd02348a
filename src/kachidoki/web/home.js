// Arriving: what the games are, and three ways to sit down.

import { button, el, show } from "./dom.js";
import { emblem } from "./emblems.js";
import { LEVELS } from "./names.js";
import { getJson, postJson, Refused } from "./net.js";
import { forget, ownName, visits } from "./settings.js";
import { dateTime, say } from "./words.js";
import { announce, go } from "./main.js";

const QUICK = {
  joraku: { options: { players: "3" }, bots: 2 },
  rokumon: { options: { act: "2" }, bots: 1 },
};

/** @param {HTMLElement} place */
export async function home(place) {
  const open = el("section", { class: "sheet listed", hidden: true });
  show(
    place,
    el("section", { class: "hero" },
      el("h1", {}, say("page-welcome")),
      el("p", {}, say("page-about"))),
    el("div", { class: "games" }, gameCard("joraku"), gameCard("rokumon")),
    continued(),
    open,
  );
  void listOpen(open);
  return { title: "" };
}

/** @param {"joraku" | "rokumon"} game */
function gameCard(game) {
  const level = localStorage.getItem("level") ?? "casual";
  const levels = el("select", { "aria-label": say("page-level"), onchange: () => localStorage.setItem("level", levels.value) },
    ...LEVELS.map((each) =>
      el("option", { value: each, ...(each === level ? { selected: true } : {}) }, say(`page-level-${each}`))));
  return el("article", { class: `sheet game ${game}` },
    emblem(game),
    el("h2", {}, say(`page-game-${game}`)),
    el("p", {}, say(`page-tell-${game}`)),
    el("div", { class: "row" },
      button(say("page-play-now"), () => void quick(game, levels.value), { class: "main", "data-play": game }),
      levels),
    el("div", { class: "row" },
      button(say("page-friends"), () => void import("./new-table.js").then(({ newTable }) => newTable(game)), { "data-friends": game }),
      el("a", { class: "button", href: `/learn/${game}` }, say("page-learn")),
      el("a", { class: "button quiet", href: `/rules/${game}` }, say("page-rules"))),
  );
}

/**
 * A table against bots, at once.
 * @param {"joraku" | "rokumon"} game
 * @param {string} level
 */
async function quick(game, level) {
  const { options, bots } = QUICK[game];
  const seats = [{ kind: "me" }, ...Array(bots).fill({ kind: "bot", bot: level })];
  await make({ game, options, seats, name: ownName() });
}

/**
 * Make a table and go there.
 * @param {{game: string, [wish: string]: unknown}} wish
 */
export async function make(wish) {
  try {
    const place = await postJson("/api/tables", { title: say(`page-game-${wish.game}`), ...wish });
    sessionStorage.setItem(`link ${place.table.table}`, place.token ?? "");
    await go(`/t/${place.table.table}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    announce(error.message);
    document.querySelector("dialog .error")?.replaceChildren(error.message);
  }
}

/** Where the visitor was. */
function continued() {
  const list = visits();
  if (!list.length) return null;
  return el("section", { class: "sheet" },
    el("h2", {}, say("page-continue")),
    el("ul", { class: "tables" }, ...list.map((visit) => {
      const row = el("li", {},
        el("a", { href: `/t/${visit.table}` }, visit.title),
        el("span", { class: "muted" }, `${say(`page-game-${visit.game}`)} · ${dateTime(visit.at)}`),
        button("×", () => {
          forget(visit.table);
          row.remove();
        }, { class: "quiet", "aria-label": say("page-forget", { title: visit.title }) }));
      return row;
    })));
}

/** @param {HTMLElement} place */
async function listOpen(place) {
  const { tables } = await getJson("/api/tables").catch((error) => {
    if (!(error instanceof Refused)) throw error;
    return { tables: [] }; // what others play can wait
  });
  if (!tables.length) return;
  place.hidden = false;
  show(place, el("h2", {}, say("page-open-tables")),
    el("ul", { class: "tables" }, ...tables.map((/** @type {any} */ table) => {
      const free = table.seats.filter((/** @type {any} */ seat) => seat.kind === "open").length;
      return el("li", {}, el("a", { href: `/t/${table.table}` }, table.title),
        el("span", { class: "muted" }, say(`page-game-${table.game}`), " · ",
          free ? say("page-free-seats", { count: free }) : say("page-watch")));
    })));
}
