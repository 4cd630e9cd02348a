// What a browser knows of the puzzles that were tried in it: its person's rating, what was solved.

import { postJson } from "../lib/requests.js";

/** @typedef {import("../protocol.js").PersonRating} PersonRating */
/**
 * @typedef {object} Progress
 * @property {PersonRating | null} rating
 * @property {number[]} tried numbers of puzzles; only a first try is counted
 * @property {number[]} solved
 * @property {string[]} lessons names of positions that were solved
 * @property {string} chosen the theme that was chosen last, with its game; empty: all
 */

const KEY = "puzzles";

/** @returns {Progress} */
export function progress() {
  /** @type {Progress} */
  const none = { rating: null, tried: [], solved: [], lessons: [], chosen: "" };
  try {
    return { ...none, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return none;
  }
}

/** @param {Partial<Progress>} news */
export function keep(news) {
  localStorage.setItem(KEY, JSON.stringify({ ...progress(), ...news }));
}

/**
 * Count an answer: the first try at a puzzle changes the rating.
 * @param {string} name
 * @param {boolean} right
 */
export async function count(name, right) {
  const { rating, tried, solved, lessons } = progress();
  const number = Number(name);
  if (!Number.isInteger(number)) {
    if (right && !lessons.includes(name)) keep({ lessons: [...lessons, name] });
    return;
  }
  if (right && !solved.includes(number)) keep({ solved: [...solved, number] });
  if (tried.includes(number)) return;
  keep({ tried: [...tried, number] });
  const known = rating ?? { rating: 1200, deviation: 350, volatility: 0.06 };
  keep({ rating: await postJson("/api/puzzles/rating", { known, number, solved: right }) });
}
