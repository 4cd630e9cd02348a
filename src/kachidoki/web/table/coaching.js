// Whether a coach goes with a game; only then it is loaded.

import { getJson } from "../lib/requests.js";
import { coachedGames, visitOf } from "../lib/settings.js";

/**
 * The coach of a lesson, or of the first game of its kind in this browser: none once such a game
 * was played to its end or the coach was sent away, none for whoever watches, and none for several
 * people at one screen.
 * @param {import("../protocol.js").TableInfo} info
 */
export async function coachAt({ table, game, status }) {
  const lesson = visitOf(table)?.lesson;
  if (!lesson && !(await firstGame(table, game, status))) return null;
  const { Coach } = await import("./coach.js");
  return new Coach(game, lesson?.act, lesson?.lessons);
}

/**
 * @param {string} table
 * @param {string} game
 * @param {string} status
 */
async function firstGame(table, game, status) {
  if (status === "over" || coachedGames().includes(game)) return false;
  /** @type {import("../protocol.js").MyTables} */
  const { tables } = await getJson(`/api/mine?${new URLSearchParams({ table })}`);
  return tables[0]?.seats.length === 1;
}
