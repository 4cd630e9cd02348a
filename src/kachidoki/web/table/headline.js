// Above the board: the table's title, whose turn it is or who has won, and what can be done with
// the table.

import { address } from "../lib/addresses.js";
import { button, el, redraw, show } from "../lib/dom.js";
import { tool, toolLink } from "../lib/icons.js";
import { resultFor, tableTitle } from "../lib/names.js";
import { visitOf } from "../lib/settings.js";
import { markTurns } from "../lib/tab.js";
import { list, say } from "../lib/words.js";
import { rematchAsked, rematchTold, rematchTools } from "./rematch.js";

/**
 * @typedef {object} Scene
 * @property {string} name of the table
 * @property {boolean} counting whether points are being counted, or how an act ended is shown
 * @property {boolean} readable whether there is a board to read
 * @property {boolean} undoes whether the board has its own button to take a step back
 * @property {HTMLElement} hint the button that asks for one
 * @property {HTMLElement | null} reacting opens the reactions; null: not for this one
 */
/** @typedef {Scene & import("./rematch.js").RematchScene} HeadlineScene */

/**
 * @typedef {object} Actions
 * @property {() => void} describe show the board in words
 * @property {() => void} takeBack
 * @property {(on: boolean) => void} pause
 */
/** @typedef {Actions & import("./rematch.js").RematchActions} HeadlineActions */

/**
 * @param {HTMLElement} place
 * @param {HeadlineScene} scene
 * @param {HeadlineActions} actions
 */
export function drawHeadline(place, { update, ...rest }, actions) {
  const { welcome, counting } = rest;
  // While the last points are counted the board has not come to the end: nothing of it is offered.
  if (counting && update.table.status === "over") {
    update = { ...update, outcome: null, table: { ...update.table, status: "playing" } };
  }
  const scene = { ...rest, update };
  const { table } = update;
  const title = tableTitle(table);
  const over = table.status === "over";
  // At one screen the seat is that of whoever looked last: there winners go by their names.
  const own = (welcome?.seats.length ?? 0) > 1 ? null : update.seat;
  const status = statusOf(scene, own);
  const yours =
    !counting &&
    (over ? own !== null && update.outcome?.winners.includes(own) : update.legal.length > 0);
  const host = Boolean(welcome?.host);
  const watches = welcome !== null && !welcome.seats.length && !over && table.status !== "open";
  markTurns(yours && !over ? [{ name: scene.name, title }] : []);
  const from = [
    title,
    table.status,
    table.next,
    status,
    yours,
    update.take_back,
    host,
    scene.readable,
    watches,
    scene.reacting !== null,
    over && [table.seats.map((seat) => seat.rematch), scene.here],
  ];
  redraw(place, from, () =>
    show(
      place,
      el("h1", {}, title),
      el("p", { class: yours ? "status yours" : "status" }, status),
      watches && el("p", { class: "watches" }, say("page-you-watch")),
      rematchAsked(scene),
      el("div", { class: over ? "row tools ended" : "row tools" }, ...tools(scene, host, actions)),
      rematchTold(scene),
    ),
  );
}

/**
 * Whose turn it is, or how the game ended.
 * @param {HeadlineScene} scene
 * @param {number | null} own
 */
function statusOf({ update, counting, nameOf }, own) {
  const { table, outcome, legal, view } = update;
  if (counting) return say(`page-status-${view?.game === "rokumon" ? "act-over" : "scoring"}`);
  if (table.status === "playing") {
    const acting = view?.to_act ?? [];
    return legal.length
      ? say("page-your-turn")
      : say("page-turn-of", { names: list(acting.map(nameOf)) });
  }
  if (table.status === "over" && outcome) return resultFor(outcome, own, nameOf);
  return say(`page-status-${table.status}`);
}

/** Show the links to a table. */
async function share(/** @type {string} */ name) {
  (await import("./share.js")).shareTable(name);
}

/**
 * @param {HeadlineScene} scene
 * @param {boolean} host
 * @param {HeadlineActions} actions
 */
function tools(scene, host, actions) {
  const { name, update, readable, undoes, hint, reacting } = scene;
  const { table } = update;
  const over = table.status === "over";
  const from = visitOf(name)?.from;
  // The end of an act stays on the screen; what is asked now is about the next one already.
  const between = scene.counting && update.view?.game === "rokumon";
  const signs = [
    update.take_back &&
      !undoes &&
      tool("back", say("page-take-back"), actions.takeBack, { class: "tool", "data-key": "back" }),
    table.status !== "open" && !between && hint,
    reacting,
    readable &&
      !between &&
      tool("describe", say("page-board-in-words"), actions.describe, { "data-key": "describe" }),
    host &&
      table.status === "playing" &&
      tool("pause", say("page-pause"), () => actions.pause(true), { "data-key": "pause" }),
    over &&
      toolLink("record", say("page-record"), {
        href: address(`/api/tables/${name}/record`),
        download: `${tableTitle(table)}.txt`,
      }),
    tool("share", say("page-share"), () => void share(name), { "data-key": "share" }),
  ];
  return [
    ...(over ? rematchTools(scene, actions) : []),
    over &&
      el(
        "a",
        { class: "button to-review", href: address(`/replay/${name}?review`) },
        say("page-review"),
      ),
    over &&
      el("a", { class: "button quiet", href: address(`/replay/${name}`) }, say("page-replay")),
    from && el("a", { class: "button quiet", href: address(from) }, say("page-back-to-review")),
    host &&
      table.status === "paused" &&
      button(say("page-resume"), () => actions.pause(false), {
        class: "main",
        "data-key": "pause",
      }),
    // In little room they go to the next line together.
    el("span", { class: "row signs" }, ...signs),
  ];
}
