// A first game: a real table against an easy bot, with a coach beside it.

import { getJson, postJson, Refused } from "../lib/requests.js";
import { ownName } from "../lib/settings.js";
import { labelled, say } from "../lib/words.js";
import { Coach } from "../table/coach.js";
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
  const name = ownName();
  const coach = new Coach(game, act, lessons);
  const kept = `learn ${game} ${act}`;
  const begun = await unfinished(kept);
  if (begun) return tablePage(place, begun, coach);
  const title = labelled(
    say("page-learn"),
    say(game === "joraku" ? "page-game-joraku" : `page-choice-act-${act}`),
  );
  /** @type {import("../protocol.js").Seated} */
  const made = await postJson("/api/tables", { game, options, seats, name, title });
  sessionStorage.setItem(kept, made.table.table);
  return tablePage(place, made.table.table, coach);
}

/**
 * The first game that this visitor has begun and not finished.
 * @param {string} kept
 */
async function unfinished(kept) {
  const table = sessionStorage.getItem(kept);
  if (!table) return null;
  try {
    /** @type {import("../protocol.js").TableInfo} */
    const { status } = await getJson(`/api/tables/${table}`);
    return status === "playing" ? table : null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return null; // cleared away
  }
}
