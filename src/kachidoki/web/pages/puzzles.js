// Puzzles and lessons: which there are, and the way to each of them.

import { address } from "../lib/addresses.js";
import { el, show, styleSheet } from "../lib/dom.js";
import { loadPart } from "../lib/languages.js";
import { getJson } from "../lib/requests.js";
import { currentLanguage, say } from "../lib/words.js";
import { nextPuzzle, pathOf, ratingText, themes } from "./puzzle-choosing.js";
import { progress } from "./puzzle-progress.js";

/** @typedef {import("../protocol.js").Puzzles} Puzzles */
/** @typedef {import("../protocol.js").LessonInfo} LessonInfo */

const DAY = 86_400_000; // milliseconds

/**
 * @param {HTMLElement} place
 * @param {string} name of a puzzle; empty: the list
 */
export async function puzzlesPage(place, name) {
  const language = currentLanguage();
  const asked = new URLSearchParams({ language, day: today() });
  /** @type {[Puzzles, void, void]} */
  const [puzzles] = await Promise.all([
    getJson(`/api/puzzles?${asked}`),
    loadPart("puzzles"),
    styleSheet(address("/web/pages/puzzles.css")),
  ]);
  if (name) return (await import("./puzzle.js")).puzzlePage(place, name, puzzles);
  show(place, el("div", { class: "puzzles" }, choosing(puzzles), taught(puzzles)));
  return { title: say("puzzle-title") };
}

/** The visitor's own date, as days since the beginning of 1970. */
function today() {
  const now = new Date();
  return String(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
}

/**
 * The puzzle of the day, the next one, and of which themes.
 * @param {Puzzles} puzzles
 */
function choosing(puzzles) {
  const next = el(
    "a",
    { class: "button", href: pathOf(nextPuzzle(puzzles)), "data-key": "next" },
    say("puzzle-next"),
  );
  return el(
    "section",
    { class: "sheet" },
    el("h1", {}, say("puzzle-title")),
    el("p", {}, say("puzzle-about")),
    el(
      "div",
      { class: "row" },
      el(
        "a",
        { class: "button main", href: pathOf(String(puzzles.daily)), "data-key": "daily" },
        say("puzzle-daily"),
      ),
      next,
      themes(puzzles, () => next.setAttribute("href", pathOf(nextPuzzle(puzzles)))),
    ),
    el("p", { class: "muted" }, ratingText()),
    el("p", { class: "muted" }, say("puzzle-solved", { count: progress().solved.length })),
  );
}

/**
 * The lessons of both games.
 * @param {Puzzles} puzzles
 */
function taught({ lessons }) {
  const done = progress().lessons;
  const games = [...new Set(lessons.map(({ game }) => game))];
  const line = (/** @type {LessonInfo} */ { name, title, about, positions }) => {
    const left = positions.filter((each) => !done.includes(each));
    return el(
      "li",
      { class: left.length ? "" : "done" },
      el("a", { href: pathOf(left[0] ?? positions[0]), "data-key": name }, title),
      el(
        "span",
        { class: "muted" },
        left.length
          ? say("puzzle-lesson-step", {
              at: positions.length - left.length,
              last: positions.length,
            })
          : say("puzzle-lesson-done"),
      ),
      el("p", {}, about),
    );
  };
  return el(
    "section",
    { class: "sheet" },
    el("h2", {}, say("puzzle-lessons")),
    el("p", {}, say("puzzle-lessons-about")),
    el(
      "div",
      { class: "courses" },
      ...games.map((game) =>
        el(
          "section",
          {},
          el("h3", {}, say(`page-game-${game}`)),
          el("ol", { class: "course" }, ...lessons.filter((each) => each.game === game).map(line)),
        ),
      ),
    ),
  );
}
