// Before the game begins: whoever has a seat shares the link, whoever has none is invited.

import { button, el, show } from "../lib/dom.js";
import { namesOf } from "../lib/names.js";
import { optionsTold, timeTold } from "../lib/options.js";
import { picture } from "../lib/pictures.js";
import { postJson, Refused } from "../lib/requests.js";
import { showRule } from "../lib/rulebook.js";
import { announce, go } from "../lib/shell.js";
import { known, say } from "../lib/words.js";
import { linkField } from "./share.js";

/** @typedef {import("../protocol.js").TableInfo} TableInfo */

/**
 * @param {HTMLElement} place
 * @param {import("./contract.js").Before} update
 * @param {import("../protocol.js").Welcome | null} welcome
 * @param {string} name of the table
 */
export function lobbyPanel(place, { table }, welcome, name) {
  const open = table.seats.some((seat) => seat.kind === "open");
  const invited = open && !welcome?.seats.length;
  show(
    place,
    el(
      "section",
      { class: "sheet waiting" },
      ...(invited ? invitation(table, sitDown(place, name)) : waiting(table, name)),
    ),
  );
}

/**
 * For those who have a seat.
 * @param {TableInfo} table
 * @param {string} name of the table
 */
function waiting(table, name) {
  return [
    moment(table),
    el("h2", {}, say("page-waiting")),
    el("p", {}, say("page-waiting-about")),
    linkField(name),
    facts(table),
  ];
}

/** @param {TableInfo} table */
function moment({ game, options: { act } }) {
  const shown = known(`act-${act}`)
    ? `/web/rule/${game}/act-${act}.svg`
    : `/web/moment/${game}.svg`;
  return el("div", { class: `moment ${game}` }, picture(shown));
}

/**
 * How it is played, and how long that takes.
 * @param {TableInfo} table
 */
function facts(table) {
  const told = [...optionsTold(table), timeTold(table)];
  return el(
    "dl",
    { class: "facts" },
    ...told.flatMap(([term, fact]) => [el("dt", {}, term), el("dd", {}, fact)]),
  );
}

/**
 * For somebody who came by the link: who asks, to which game, and how to learn it.
 * @param {TableInfo} table
 * @param {HTMLElement} form by which they sit down
 */
function invitation(table, form) {
  const game = say(`page-game-${table.game}`);
  // A single act of Rokumon has its own rules: whoever plays it needs no others.
  const act = `page-rokumon-rules-${table.options.act}`;
  const rules = known(act) ? say(act) : "";
  const lesson = rules ? `act-${table.options.act}` : "first-steps";
  const title =
    table.host === null
      ? say("page-invited", { game })
      : say("page-invited-by", { name: namesOf(table.seats)[table.host], game });
  return [
    moment(table),
    el("h2", {}, title),
    el("p", {}, rules || say(`page-tell-${table.game}`)),
    facts(table),
    form,
    button(say("page-lesson"), () => void showRule(table.game, lesson, rules), {
      class: "quiet",
      "data-key": "lesson",
    }),
  ];
}

/**
 * A name and the one button that takes the first free seat.
 * @param {HTMLElement} place
 * @param {string} name of the table
 */
function sitDown(place, name) {
  const error = el("p", { class: "error", role: "alert" });
  // What was typed stays when somebody else sits down meanwhile.
  const typed = place.querySelector("[data-key=name]");
  const input = el("input", {
    maxlength: 40,
    value: typed instanceof HTMLInputElement ? typed.value : (localStorage.getItem("name") ?? ""),
    "data-key": "name",
    required: true,
  });
  const sit = async () => {
    const chosen = input.value.trim();
    if (!chosen) {
      input.focus();
      return;
    }
    localStorage.setItem("name", chosen);
    try {
      /** @type {import("../protocol.js").Seated} */
      const found = await postJson(`/api/tables/${name}/sit`, { name: chosen });
      if (found.token) sessionStorage.setItem(`link ${name}`, found.token);
      await go(`/t/${name}`);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      error.textContent = problem.message;
      announce(problem.message);
    }
  };
  return el(
    "form",
    {
      class: "sit-down",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        void sit();
      },
    },
    el("label", { class: "named" }, el("span", {}, say("page-your-name")), input),
    el("button", { class: "main", "data-key": "sit" }, say("page-sit")),
    error,
  );
}
