// Above the table: the way through the acts, what is played now, and by which code.

import { button, el, show } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { toReplay } from "./ending.js";
import { crestAlone } from "./pieces.js";
import { actTitle, clanName } from "./spoken.js";

/** @typedef {import("./history.js").Ending} Ending */
/** @typedef {import("./history.js").View} View */
/** @typedef {import("../protocol.js").TableInfo} TableInfo */

/**
 * @param {HTMLElement} place
 * @param {import("./history.js").Update} update
 * @param {Ending[]} endings
 * @param {boolean} live whether the game is played here, and not only looked at
 * @param {View} [ended] the last view of an act whose end is shown while the next one has begun
 */
export function drawHead(place, update, endings, live, ended) {
  const { table } = update;
  const view = ended ?? update.view;
  const open = place.querySelector("details")?.open ?? false;
  show(
    place,
    view.acts
      ? acts(view, view.acts, endings, ended !== undefined || table.status === "over")
      : el("h2", { class: "act-name" }, actTitle(view.act)),
    view.battles && streak(table.series, view.battles),
    about(view, table, open, live && endings.length > 0 && table.status === "playing"),
  );
}

/**
 * Every act that was played, the one that is, and those to come. A drawn act stands there as often
 * as it was played; so does an act that decides.
 * @param {View} view
 * @param {number} last
 * @param {Ending[]} endings
 * @param {boolean} over
 */
export function acts(view, last, endings, over) {
  const known = new Set(endings.map(({ act }) => act));
  const steps = [];
  // Who comes to a replay in the middle was not told how earlier acts ended.
  for (let act = 1; act < view.act; act += 1) {
    if (!known.has(act)) steps.push(step(act, "past", null));
  }
  steps.push(...endings.map(({ act, winner }) => step(act, winner ? "won" : "drawn", winner)));
  if (over) steps.at(-1)?.classList.add("last"); // it is still to be seen
  if (!over) steps.push(step(view.act, view.deciding ? "now decides" : "now", null));
  for (let act = view.act + 1; act <= last; act += 1) steps.push(step(act, "next", null));
  return el(
    "ol",
    {
      class: steps.length > last + 1 ? "acts many" : "acts",
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

/**
 * @param {import("../protocol.js").Series} series
 * @param {number} needed battles in a row that win the solo game
 */
function streak(series, needed) {
  const won = Math.min(series.streak, needed);
  const told = series.solo_won
    ? say("page-solo-won")
    : say("page-rokumon-streak", { count: won, needed });
  return el(
    "p",
    { class: "streak" },
    ...Array.from({ length: needed }, (_, k) =>
      el("span", { class: k < won ? "battle won" : "battle", "aria-hidden": "true" }),
    ),
    told,
  );
}

/**
 * What this act allows, what marks mean, and who is bound by the code of honour.
 * @param {View} view
 * @param {TableInfo} table
 * @param {boolean} open
 * @param {boolean} replayed whether acts that are over can be seen again: nothing is hidden in the
 *   first of them
 */
function about(view, table, open, replayed) {
  const close = () => {
    box.open = false;
    summary.focus();
  };
  const name = say("page-rokumon-about");
  const revenge = view.clans.some(({ tokens, spent }) => tokens + spent > 0);
  const summary = el(
    "summary",
    { "data-key": "about", "aria-label": name, title: name },
    el("span", { class: "about-name" }, name),
  );
  const box = el(
    "details",
    {
      class: "about",
      ...(open ? { open: true } : {}),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key === "Escape" && box.open) close();
      },
    },
    summary,
    el(
      "div",
      { class: "sheet" },
      button(say("page-close"), close, { class: "quiet close", "data-key": "about-close" }),
      el("p", {}, say(`page-rokumon-rules-${view.act}`)),
      el("p", {}, say("page-rokumon-about-pips", { act: view.act })),
      !view.battles && el("p", {}, say("page-rokumon-clans")),
      revenge && el("p", {}, say("page-rokumon-about-tokens")),
      revenge && el("p", {}, honour(view, table)), // which binds nobody as long as there are none
      view.values === "hidden" && el("p", {}, say("draw-face-down")),
      el("p", {}, say("page-rokumon-rings")),
      replayed && el("p", {}, toReplay(table.table)),
    ),
  );
  return box;
}

/**
 * @param {View} view
 * @param {TableInfo} table
 */
function honour(view, table) {
  if (table.options.honour === "off") return say("page-rokumon-honour-off");
  const [bound, other] = [...view.clans].sort((a, b) => Number(b.bound) - Number(a.bound));
  return bound.bound
    ? say("page-rokumon-honour", { bound: clanName(bound.clan), other: clanName(other.clan) })
    : say("page-rokumon-honour-equal");
}
