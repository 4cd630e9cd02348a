// Which puzzle comes next: the themes to choose from, the visitor's rating, and what fits both.

import { address } from "../lib/addresses.js";
import { select } from "../lib/dialogs.js";
import { say } from "../lib/words.js";
import { keep, progress } from "./puzzle-progress.js";

/** @typedef {import("../protocol.js").Puzzles} Puzzles */

const NEAR = 8; // puzzles of about one's own strength, of which the next one is any
const FIRST = 900; // how hard the first one is for whoever has no rating yet
/** @type {[string, number][]} words for how hard a puzzle is, below which rating: a fifth each */
const LEVELS = [
  ["gentle", 820],
  ["easy", 960],
  ["medium", 1220],
  ["hard", 1620],
  ["master", Infinity],
];
const SURE = 110; // a deviation below which a rating says something

/**
 * @param {Puzzles} puzzles
 * @param {() => void} chosen
 */
export function themes(puzzles, chosen) {
  /** @type {[string, string][]} */
  const values = Object.entries(puzzles.themes).flatMap(([game, found]) =>
    found.map(({ theme, numbers }) => {
      const named = say("puzzle-themed", {
        theme: say(`puzzle-theme-${theme}`),
        count: numbers.length,
      });
      return /** @type {[string, string]} */ ([
        `${game} ${theme}`,
        `${say(`page-game-${game}`)} · ${named}`,
      ]);
    }),
  );
  return select(
    say("puzzle-choose"),
    [["", say("puzzle-all")], ...values],
    progress().chosen,
    (value) => {
      keep({ chosen: value });
      chosen();
    },
    "themes",
  );
}

/**
 * How hard a puzzle is in a word, by its rating.
 * @param {number} rating
 */
export function hardness(rating) {
  const [level] = LEVELS.find(([, below]) => rating < below) ?? LEVELS[LEVELS.length - 1];
  return say(`puzzle-level-${level}`);
}

/** Which puzzles the visitor solves about every other time; the number only behind that. */
export function ratingText() {
  const { rating } = progress();
  if (!rating) return say("puzzle-rating-new");
  const sure = rating.deviation < SURE ? "sure" : "unsure";
  return say(`puzzle-rating-${sure}`, {
    hardness: hardness(rating.rating),
    rating: String(Math.round(rating.rating)),
  });
}

/**
 * One of the chosen themes that was not tried yet, of about the visitor's own strength.
 * @param {Puzzles} puzzles
 */
export function nextPuzzle(puzzles) {
  const { chosen, tried, rating } = progress();
  const wanted = rating?.rating ?? FIRST;
  const all = Object.entries(puzzles.themes).flatMap(([game, found]) =>
    found
      .filter(({ theme }) => chosen === "" || chosen === `${game} ${theme}`)
      .flatMap(({ numbers, ratings }) =>
        numbers.map((number, at) => ({ number, far: Math.abs(ratings[at] - wanted) })),
      ),
  );
  const fresh = all.filter(({ number }) => !tried.includes(number));
  const near = (fresh.length ? fresh : all).sort((a, b) => a.far - b.far).slice(0, NEAR);
  const one = near[Math.floor(Math.random() * near.length)];
  return String(one?.number ?? puzzles.daily);
}

/** @param {string} name */
export function pathOf(name) {
  return address(`/puzzles/${name}`);
}
