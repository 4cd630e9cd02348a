// Above the table: the way through the acts, what is played now, and by which code.

import { el, show } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { LAST_ACT, SOLO, valuesOf } from "./acts.js";
import { crestAlone } from "./pieces.js";
import { actTitle, clanName } from "./spoken.js";

const NEEDED = 3; // battles in a row that win the solo game

/** @typedef {import("./history.js").Ending} Ending */

/**
 * @param {HTMLElement} place
 * @param {any} update
 * @param {Ending[]} endings
 */
export function drawHead(place, update, endings) {
  const { view, table } = update;
  const campaign = table.options.act === "campaign";
  const open = place.querySelector("details")?.open ?? false;
  show(
    place,
    campaign
      ? acts(view, endings, table.status === "over")
      : el("h2", { class: "act-name" }, actTitle(view.act)),
    view.act === SOLO && streak(table.series),
    about(view, table, open),
  );
}

/**
 * Every act that was played, the one that is, and those to come. A drawn act stands there as often
 * as it was played; so does an act that decides.
 * @param {any} view
 * @param {Ending[]} endings
 * @param {boolean} over
 */
function acts(view, endings, over) {
  const known = new Set(endings.map(({ act }) => act));
  const steps = [];
  // Who comes to a replay in the middle was not told how earlier acts ended.
  for (let act = 1; act < view.act; act += 1) {
    if (!known.has(act)) steps.push(step(act, "past", null));
  }
  steps.push(...endings.map(({ act, winner }) => step(act, winner ? "won" : "drawn", winner)));
  const decides = !over && endings.some(({ act, winner }) => act === LAST_ACT && winner !== null);
  if (!over) steps.push(step(view.act, decides ? "now decides" : "now", null));
  for (let act = view.act + 1; act <= LAST_ACT; act += 1) steps.push(step(act, "next", null));
  return el(
    "ol",
    {
      class: steps.length > LAST_ACT + 1 ? "acts many" : "acts",
      "aria-label": say("page-rokumon-path"),
    },
    ...steps,
  );
}

/**
 * @param {number} act
 * @param {string} kind
 * @param {string | null} winner
 */
function step(act, kind, winner) {
  const [state] = kind.split(" ");
  const title = actTitle(act);
  const told = stepTold(kind, title, winner);
  const mark = winner
    ? crestAlone(winner)
    : el("span", { class: "number" }, state === "drawn" ? "=" : act);
  return el(
    "li",
    {
      class: `${kind} ${winner ?? ""}`,
      title: told,
      "aria-label": told,
      ...(state === "now" ? { "aria-current": "step" } : {}),
    },
    el("span", { class: "disc" }, mark),
    el("span", { class: "act-name", "aria-hidden": "true" }, say(`act-${act}`)),
  );
}

/**
 * @param {string} kind
 * @param {string} title
 * @param {string | null} winner
 */
function stepTold(kind, title, winner) {
  if (winner) return say("page-rokumon-act-won", { title, clan: clanName(winner) });
  if (kind === "drawn") return say("page-rokumon-act-drawn", { title });
  if (kind === "now decides") return say("page-rokumon-act-decides", { title });
  return kind === "now" ? say("page-rokumon-act-now", { title }) : title;
}

/** @param {any} series */
function streak(series) {
  const won = Math.min(series.streak, NEEDED);
  const told = series.solo_won
    ? say("page-solo-won")
    : say("page-rokumon-streak", { count: won, needed: NEEDED });
  return el(
    "p",
    { class: "streak" },
    ...Array.from({ length: NEEDED }, (_, k) =>
      el("span", { class: k < won ? "battle won" : "battle", "aria-hidden": "true" }),
    ),
    told,
  );
}

/**
 * What this act allows, who is bound by the code of honour, and what marks mean.
 * @param {any} view
 * @param {any} table
 * @param {boolean} open
 */
function about(view, table, open) {
  return el(
    "details",
    { class: "about", ...(open ? { open: true } : {}) },
    el("summary", { "data-key": "about" }, say("page-rokumon-about")),
    el(
      "div",
      { class: "sheet" },
      el("p", {}, say(`page-rokumon-rules-${view.act}`)),
      view.act !== SOLO && el("p", {}, honour(view, table)),
      valuesOf(view) === "hidden" && el("p", {}, say("draw-face-down")),
    ),
  );
}

/**
 * @param {any} view
 * @param {any} table
 */
function honour(view, table) {
  if (table.options.honour === "off") return say("page-rokumon-honour-off");
  const [sanada, tokugawa] = view.clans.map((/** @type {any} */ clan) => clan.tokens + clan.spent);
  if (sanada === tokugawa) return say("page-rokumon-honour-equal");
  const [bound, other] = sanada < tokugawa ? ["sanada", "tokugawa"] : ["tokugawa", "sanada"];
  return say("page-rokumon-honour", { bound: clanName(bound), other: clanName(other) });
}
