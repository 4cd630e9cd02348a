// Arriving: for whoever comes back their own tables, and then the games: with a first game where
// somebody has not played one yet.

import { address } from "../lib/addresses.js";
import { choice } from "../lib/dialogs.js";
import { el, show } from "../lib/dom.js";
import { tableTitle } from "../lib/names.js";
import { getJson, Refused } from "../lib/requests.js";
import { change, coachedGames, ownName, settings, visits } from "../lib/settings.js";
import { announce } from "../lib/shell.js";
import { say } from "../lib/words.js";
import { GameCard } from "./game-card.js";
import { heroPicture } from "./hero.js";

/** @type {import("./game-card.js").Game[]} */
const GAMES = ["joraku", "rokumon"];

/** @param {HTMLElement} place */
export async function home(place) {
  const fresh = !visits().length && !coachedGames().some(Boolean);
  const open = el("section", { class: "sheet listed", hidden: true });
  // Whoever has been at no table yet needs nothing of what tells about them.
  const mine = visits().length ? new (await import("./my-tables.js")).MyTablesPanel() : null;
  show(
    place,
    hero(fresh),
    mine?.element,
    el("div", { class: "games" }, ...GAMES.map((game) => new GameCard(game, isNew(game)).element)),
    el(
      "p",
      { class: "to-puzzles" },
      el(
        "a",
        { class: "button quiet", href: address("/puzzles"), "data-key": "puzzles" },
        say("page-puzzles"),
      ),
    ),
    mine?.finished,
    whoYouAre(),
    open,
  );
  mine?.begin();
  void listOpen(open);
  return { title: "", leave: () => mine?.leave() };
}

/**
 * A greeting; for whoever has never been here also what this is.
 * @param {boolean} fresh
 */
function hero(fresh) {
  const name = localStorage.getItem("name");
  const back = name ? say("page-welcome-back-name", { name }) : say("page-welcome-back");
  const greeting = visits().length ? back : say("page-welcome");
  return el(
    "section",
    { class: fresh ? "hero fresh" : "hero" },
    heroPicture(),
    el(
      "div",
      { class: "hero-words" },
      el("h1", {}, greeting),
      fresh && el("p", {}, say("page-about")),
    ),
  );
}

/**
 * Whether the visitor has neither been at a table of a game nor had its first game.
 * @param {import("./game-card.js").Game} game
 */
function isNew(game) {
  return !coachedGames().includes(game) && !visits().some((visit) => visit.game === game);
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
          el("a", { href: address(`/t/${table.table}`) }, tableTitle(table)),
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
