// A first game: a real table against an easy bot, with a coach beside it.

import { getJson, postJson, Refused } from "../lib/requests.js";
import { ownName, remember, visits } from "../lib/settings.js";
import { tablePage } from "../table/page.js";
import { gameInfo, optionOf } from "./game-info.js";

const TAUGHT = "1 1"; // revenge tokens for each clan, so that fights show them

/**
 * @param {string} game
 * @param {number} act
 */
function firstTable(game, act) {
  if (game === "joraku") return { options: { players: "3" }, bots: ["beginner", "beginner"] };
  // Deals that whoever begins can win.
  if (act === 1) return { options: { act: "1", coins: "gggjjj" }, bots: ["beginner"] };
  if (act === 2) return { options: { act: "2", coins: "gjgjgjj" }, bots: ["beginner"] };
  // A bot that knows how to fight.
  return { options: { act: String(act), tokens: TAUGHT }, bots: ["casual"] };
}

/**
 * The lessons of a game: the numbers of its acts; Joraku has one.
 * @param {string} game
 */
async function lessonsOf(game) {
  if (game !== "rokumon") return [1];
  const { values } = optionOf(await gameInfo(game), "act");
  return values.map(Number).filter(Number.isInteger);
}

/**
 * @param {HTMLElement} place
 * @param {string} game
 */
export async function learnPage(place, game) {
  const asked = Number(new URLSearchParams(location.search).get("act"));
  const lessons = await lessonsOf(game);
  const act = lessons.includes(asked) ? asked : lessons[0];
  const { options, bots } = firstTable(game, act);
  const seats = [{ kind: "me" }, ...bots.map((bot) => ({ kind: "bot", bot }))];
  const begun = await unfinished(game, act);
  if (begun) return tablePage(place, begun);
  /** @type {import("../protocol.js").Seated} */
  const { table } = await postJson("/api/tables", { game, options, seats, name: ownName() });
  const lesson = { act, lessons };
  remember({ table: table.table, title: table.title, game, at: Date.now(), lesson });
  return tablePage(place, table.table);
}

/**
 * The lesson that this visitor has begun and not finished.
 * @param {string} game
 * @param {number} act
 */
async function unfinished(game, act) {
  const begun = visits().find((visit) => visit.game === game && visit.lesson?.act === act);
  if (!begun) return null;
  const { table } = begun;
  try {
    /** @type {import("../protocol.js").TableInfo} */
    const { status } = await getJson(`/api/tables/${table}`);
    return status === "playing" ? table : null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return null; // cleared away
  }
}
