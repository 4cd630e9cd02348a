// Which puzzle comes next: the themes to choose from, the visitor's rating, and what fits both.

import { address } from "../lib/addresses.js";
import { select } from "../lib/dialogs.js";
import { say } from "../lib/words.js";
import { keep, progress } from "./puzzle-progress.js";

/** @typedef {import("../protocol.js").Puzzles} Puzzles */

const NEAR = 8; // puzzles of about one's own strength, of which the next one is any
const FIRST = 900; // how hard the first one is for whoever has no rating yet

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

/** The visitor's rating, with how sure it is. */
export function ratingText() {
  const { rating } = progress();
  if (!rating) return say("puzzle-rating-new");
  const plain = (/** @type {number} */ number) => String(Math.round(number));
  return say("puzzle-rating", {
    rating: plain(rating.rating),
    low: plain(Math.max(0, rating.rating - 2 * rating.deviation)),
    high: plain(rating.rating + 2 * rating.deviation),
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
