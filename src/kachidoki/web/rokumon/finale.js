// How a campaign ended, act by act, and the triumph of who has beaten Taroma three times in a row.
// It lies over the table: the result and what can be done with the table stay above it.

import { button, el, newId } from "../lib/dom.js";
import { say, withoutRule } from "../lib/words.js";
import { crestAlone } from "./pieces.js";
import { actTitle, clanName } from "./spoken.js";
import { standing } from "./title-card.js";

/** @typedef {import("./history.js").Ending} Ending */
/** @typedef {import("./history.js").Update} Update */

/**
 * Whether there is more to show of a finished game than its last act.
 * @param {Update} update
 */
export function hasFinale({ view, table }) {
  return table.status === "over" && (view.acts !== null || triumphs({ view, table }));
}

/** @param {Pick<Update, "view" | "table">} update */
function triumphs({ view, table }) {
  return Boolean(view.battles) && table.series.solo_won;
}

/**
 * @param {Update} update
 * @param {Ending[]} endings
 * @param {() => void} leave
 */
export function finale(update, endings, leave) {
  const heading = newId();
  return el(
    "section",
    { class: "finale", "aria-labelledby": heading },
    ...(triumphs(update) ? triumph(update, heading) : campaign(update, endings, heading)),
    button(say("page-rokumon-to-coins"), leave, { "data-key": "to-coins" }),
  );
}

/**
 * @param {Update} update
 * @param {string} heading
 */
function triumph({ view }, heading) {
  const own = view.clans.find((clan) => clan.seat !== null);
  return [
    own ? banner([own.clan]) : null,
    el("h2", { id: heading }, say("page-rokumon-triumph")),
    el(
      "p",
      { class: "laurels", "aria-hidden": "true" },
      ...Array.from({ length: view.battles ?? 0 }, () => el("span", { class: "battle won" })),
    ),
    el("p", {}, say("page-solo-won")),
  ];
}

/**
 * @param {Update} update
 * @param {Ending[]} endings
 * @param {string} heading
 */
function campaign({ view, outcome }, endings, heading) {
  const winners = view.clans.filter(({ seat }) => outcome?.winners.includes(seat ?? -1));
  return [
    banner(winners.map(({ clan }) => clan)),
    el(
      "h2",
      { id: heading },
      winners.length
        ? say("page-winner", { names: winners.map(({ clan }) => clanName(clan)).join("") })
        : say("page-status-over"),
    ),
    winners.length === 1 &&
      el("p", { class: "story" }, say(`page-rokumon-epilogue-${winners[0].clan}`)),
    standing(view, view.acts ?? 0, endings),
    el(
      "table",
      {},
      el("caption", {}, say("page-rokumon-summary")),
      el("tbody", {}, ...endings.map(row)),
    ),
  ];
}

/**
 * An act: who won it, and how.
 * @param {Ending} ending
 */
function row({ act, winner, event }) {
  return el(
    "tr",
    {},
    el("th", { scope: "row" }, actTitle(act)),
    el("td", {}, winner && crestAlone(winner)),
    el("td", {}, withoutRule(event.text)),
  );
}

/**
 * The crests of who won, on a cloth.
 * @param {string[]} clans
 */
function banner(clans) {
  return el(
    "div",
    { class: "banners", "aria-hidden": "true" },
    ...clans.map((clan) => el("div", { class: `banner ${clan}` }, crestAlone(clan))),
  );
}
