// How an act ended: the line or the stack that won, and why it counts.

import { address } from "../lib/addresses.js";
import { button, el } from "../lib/dom.js";
import { fullStop, list, say, withoutRule } from "../lib/words.js";
import { smallTable } from "./field.js";
import { endReason } from "./history.js";
import { crestAlone } from "./pieces.js";
import { actTitle, clanName } from "./spoken.js";

/** @typedef {import("./history.js").View} View */
/** @typedef {{view: View, event: import("./history.js").Told, winner: string | null}} Ended */

/**
 * How a game ended, for those who come back when it is over.
 * @param {import("./history.js").History} history
 * @param {View} view
 * @returns {Ended | null}
 */
export function endedBefore(history, view) {
  const last = history.endings().at(-1);
  return last ? { view, event: last.event, winner: last.winner } : null;
}

/**
 * The lines of three or the stack that won, each by its cells: outlined on the coins.
 * @param {Ended} ended
 * @returns {string[][]}
 */
export function wonCells({ event }) {
  return event.facts.cells ?? [];
}

/**
 * Whether whoever looks has won.
 * @param {Ended} ended
 */
export function ownWin({ view, winner }) {
  const own = view.clans.find((clan) => view.seat !== null && clan.seat === view.seat);
  return own !== undefined && own.clan === winner;
}

/**
 * Why it counts, in a sentence; empty where the reason says it all.
 * @param {Ended} ended
 */
export function whyWon(ended) {
  const reason = endReason(ended.event) ?? "";
  const winner = ended.winner ? clanName(ended.winner) : "";
  const cells = wonCells(ended);
  const line = cells.find((each) => each.length === 3);
  const stack = cells.find((each) => each.length === 1);
  if (reason === "stack" && stack) return say("page-rokumon-why-stack", { winner, cell: stack[0] });
  if (line && reason === "reveal") {
    return say("page-rokumon-why-reveal", { winner, cells: list([...line].sort()) });
  }
  if (line && reason !== "stack") {
    return say("page-rokumon-why-line", { winner, cells: list([...line].sort()) });
  }
  if (reason === "no-action") return say("page-rokumon-why-no-action");
  if (reason === "repetition") return say("page-rokumon-why-repetition");
  return "";
}

/**
 * On the table where it happened.
 * @param {Ended} ended
 * @param {{label: string, key: string, press: () => void} | null} way where it goes on
 */
export function endingCard(ended, way) {
  return el(
    "div",
    { class: "ending" },
    ended.winner && crestAlone(ended.winner),
    sentence(ended),
    way && button(way.label, way.press, { class: "main", "data-key": way.key }),
  );
}

/**
 * When the next act has begun already: a small picture of how the last one ended, and the words;
 * and where nothing was hidden in it, the way to its replay.
 * @param {Ended} ended
 * @param {string} table its name
 */
export function lastEnding(ended, table) {
  const words = sentence(ended, `${fullStop(actTitle(ended.event.facts.act ?? ended.view.act))} `);
  if (ended.view.values === "unused") words.append(" ", toReplay(table));
  return { picture: smallTable(ended.view, wonCells(ended)), words };
}

/**
 * The way to a replay of the acts that are over.
 * @param {string} table
 */
export function toReplay(table) {
  const href = address(`/replay/${table}`);
  return el("a", { href, "data-key": "to-replay" }, say("page-replay"));
}

/**
 * @param {Ended} ended
 * @param {string} [before]
 */
function sentence(ended, before = "") {
  const { view, winner } = ended;
  const own = view.clans.find((clan) => view.seat !== null && clan.seat === view.seat);
  const { loser } = ended.event.facts;
  const yours = own && winner && say(own.clan === winner ? "page-you-win" : "page-you-lose");
  const because = `page-rokumon-because-${endReason(ended.event)}`;
  const told =
    yours && loser ? `${yours} ${say(because, { loser: clanName(loser) })}` : ended.event.text;
  return el(
    "p",
    { class: "end-line" },
    before,
    el("strong", {}, withoutRule(told)),
    ` ${whyWon(ended)}`,
  );
}
