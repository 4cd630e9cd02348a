// The fields of a new table: every option with a picture of what it changes.

import { address } from "../lib/addresses.js";
import { select, toggle } from "../lib/dialogs.js";
import { button, el, newId } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { applies, choiceOf, optionOf, seatCount } from "./game-info.js";
import { pictureOf, startPicture } from "./setup-pictures.js";
import { clockFields, seatFields } from "./setup-seats.js";

const LARGEST_BOARD = 4_000; // characters

/** @typedef {import("./wish.js").Form} Form */

/**
 * Choices side by side, each with its picture.
 * @param {Form} form
 * @param {string} option
 * @param {string[]} values
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
function tiles(form, option, values, chosen, choose) {
  const group = newId();
  const players = seatCount(form.game, form.wish.options);
  return el(
    "fieldset",
    { class: "tiles" },
    el("legend", {}, say(`page-option-${option}`)),
    ...values.map((value) =>
      el(
        "label",
        { class: "tile" },
        el("input", {
          type: "radio",
          name: group,
          value,
          checked: value === chosen,
          "data-key": `${option} ${value}`,
          onchange: () => {
            choose(value);
            form.draw();
          },
        }),
        pictureOf(option, value, players),
        el("b", {}, say(`page-choice-${option}-${value}`)),
        el("span", { class: "muted" }, say(`page-choice-${option}-${value}-about`)),
      ),
    ),
  );
}

/**
 * Tiles for an option of the game.
 * @param {Form} form
 * @param {string} name
 * @param {string[]} values in the order of the tiles
 */
function option(form, name, values = optionOf(form.game, name).values) {
  const { options } = form.wish;
  return tiles(form, name, values, choiceOf(form.game, options, name), (value) => {
    options[name] = value;
  });
}

/** @param {Form} form */
function variants(form) {
  const { options } = form.wish;
  const cards = optionOf(form.game, "variants").values.at(-1)?.split(",") ?? [];
  const set = options.variants ?? "none";
  const chosen = set === "none" || set === "random" ? [] : set.split(",").filter(Boolean);
  const kind = set === "none" || set === "random" ? set : "chosen";
  const choice = tiles(form, "variants", ["none", "random", "chosen"], kind, (value) => {
    options.variants = value === "chosen" ? cards[0] : value;
  });
  if (kind !== "chosen") return [choice];
  const flip = (/** @type {string} */ variant, /** @type {boolean} */ on) => {
    options.variants =
      cards.filter((each) => (each === variant ? on : chosen.includes(each))).join(",") || "none";
    form.draw();
  };
  return [
    choice,
    el(
      "fieldset",
      { class: "tiles" },
      el("legend", {}, say("page-joraku-variants")),
      ...cards.map((variant) => {
        const box = el("input", {
          type: "checkbox",
          checked: chosen.includes(variant),
          "data-key": `variant ${variant}`,
          onchange: () => flip(variant, box.checked),
        });
        return el(
          "label",
          { class: "tile" },
          box,
          pictureOf("variant", variant, seatCount(form.game, options)),
          el("b", {}, `${variant} ${say(`page-joraku-variant-${variant}`)}`),
          el("span", { class: "muted" }, say(`page-joraku-variant-${variant}-about`)),
        );
      }),
    ),
  ];
}

/**
 * Score rows of one's own, from a file.
 * @param {Form} form
 */
function board(form) {
  const { wish } = form;
  const file = el("input", {
    type: "file",
    accept: ".toml,text/plain",
    "data-key": "board",
    onchange: async () => {
      const [chosen] = file.files ?? [];
      if (!chosen) return;
      const text = await chosen.text();
      if (text.length > LARGEST_BOARD) return form.fail(say("page-board-too-large"));
      wish.board = { name: chosen.name, text };
      form.draw();
    },
  });
  return el(
    "details",
    wish.board ? { open: true } : {},
    el("summary", {}, say("page-board")),
    el(
      "p",
      { class: "muted" },
      say("page-board-about"),
      " ",
      el(
        "a",
        { href: address("/web/board.toml"), download: "board.toml" },
        say("page-board-example"),
      ),
    ),
    wish.board
      ? el(
          "p",
          { class: "row" },
          wish.board.name,
          button(
            say("page-board-drop"),
            () => {
              wish.board = null;
              form.draw();
            },
            { class: "quiet", "data-key": "no board" },
          ),
        )
      : el("label", { class: "field" }, el("span", {}, say("page-board-file")), file),
  );
}

/**
 * An option that is written: a deal, tokens, a layout.
 * @param {Form} form
 * @param {string} option
 * @param {string} usual
 */
function written(form, option, usual) {
  const { options } = form.wish;
  const line = el("input", {
    value: options[option] ?? "",
    placeholder: usual,
    maxlength: 60,
    "data-key": option,
    oninput: () => {
      if (line.value.trim()) options[option] = line.value.trim();
      else delete options[option];
    },
  });
  return el(
    "label",
    { class: "field" },
    el("span", {}, say(`page-option-${option}`)),
    line,
    el("span", { class: "muted" }, say(`page-option-${option}-about`)),
  );
}

/** @param {Form} form */
function joraku(form) {
  const can = (/** @type {string} */ name) => applies(form.game, form.wish.options, name);
  return [
    option(form, "players", [...optionOf(form.game, "players").values].reverse()), // most first
    ...(can("mode") ? [option(form, "mode")] : []),
    ...variants(form),
    option(form, "kachidoki"),
    ...(can("passing") ? [option(form, "passing")] : []),
    board(form),
  ];
}

/** @param {Form} form */
function rokumon(form) {
  const { game, wish } = form;
  const { options } = wish;
  const can = (/** @type {string} */ name) => applies(game, options, name);
  const chosen = (/** @type {string} */ name) => {
    const now = choiceOf(game, options, name);
    return el(
      "div",
      { class: "option" },
      select(
        say(`page-option-${name}`),
        optionOf(game, name).values.map((value) => [value, say(`page-choice-${name}-${value}`)]),
        now,
        (value) => {
          options[name] = value;
          form.draw();
        },
        name,
      ),
      el("p", { class: "muted" }, say(`page-choice-${name}-${now}-about`)),
    );
  };
  const more = [
    can("coins") && written(form, "coins", "gggjjjj"),
    can("tokens") && written(form, "tokens", "0 0"),
    can("layout") && written(form, "layout", "a1 a2 a3 b1 b2 b3 c2"),
  ].filter(Boolean);
  return [
    chosen("act"),
    startPicture(options),
    ...(can("difficulty") ? [chosen("difficulty")] : []),
    ...(can("honour") ? [option(form, "honour")] : []),
    el(
      "details",
      {},
      el("summary", {}, say("page-more-options")),
      ...(more.length ? more : [el("p", { class: "muted" }, say("page-more-options-campaign"))]),
    ),
  ];
}

/**
 * The options of the game.
 * @param {Form} form
 * @returns {HTMLElement[]}
 */
export function gameFields(form) {
  return form.wish.game === "joraku" ? joraku(form) : rokumon(form);
}

/**
 * All fields of a table for friends, from the names to the clock.
 * @param {Form} form
 * @returns {HTMLElement[]}
 */
export function fields(form) {
  const { wish } = form;
  const line = (/** @type {"name" | "title"} */ what, /** @type {string} */ label) => {
    const input = el("input", {
      value: wish[what],
      maxlength: 40,
      "data-key": what,
      oninput: () => (wish[what] = input.value),
    });
    return el("label", { class: "field" }, el("span", {}, label), input);
  };
  return [
    line("name", say("page-your-name")),
    line("title", say("page-title")),
    ...gameFields(form),
    seatFields(form, true),
    ...clockFields(form),
    toggle(say("page-listed"), wish.listed, (on) => (wish.listed = on)),
    toggle(say("page-advice"), wish.advice, (on) => (wish.advice = on)),
  ];
}
