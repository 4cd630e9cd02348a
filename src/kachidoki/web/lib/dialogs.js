// Dialogs, and the fields in them.

import { button, el, newId } from "./dom.js";
import { say } from "./words.js";

/**
 * A dialog with a title; closes with Escape, a click beside it, or its button.
 * @param {string} title
 * @param {...import("./dom.js").Child} content
 * @returns {HTMLDialogElement}
 */
export function dialog(title, ...content) {
  const heading = newId();
  const close = button(say("page-close"), () => box.close(), { class: "quiet close" });
  const box = el(
    "dialog",
    { "aria-labelledby": heading },
    el("header", {}, el("h2", { id: heading }, title), close),
    ...content,
  );
  box.addEventListener("close", () => box.remove());
  box.addEventListener("click", (event) => {
    if (event.target === box) box.close();
  });
  document.body.append(box);
  box.showModal();
  return box;
}

/** Until no dialog is open: nobody sees what happens behind one. */
export async function allClosed() {
  for (let box = openDialog(); box; box = openDialog()) {
    const open = box;
    await new Promise((resolve) => open.addEventListener("close", resolve, { once: true }));
  }
}

/** The dialog that is open; null if there is none. */
export function openDialog() {
  return document.querySelector("dialog[open]");
}

/**
 * A choice from a list.
 * @param {string} label
 * @param {[string, string][]} values
 * @param {string} chosen
 * @param {(value: string) => void} choose
 * @param {string} [key]
 */
export function select(label, values, chosen, choose, key) {
  const list = el(
    "select",
    { "data-key": key, onchange: () => choose(list.value) },
    ...values.map(([value, text]) =>
      el("option", { value, ...(value === chosen ? { selected: true } : {}) }, text),
    ),
  );
  return el("label", { class: "field" }, el("span", {}, label), list);
}

/**
 * Something that is on or off.
 * @param {string} label
 * @param {boolean} on
 * @param {(on: boolean, box: HTMLInputElement) => void} choose
 * @param {string} [about] what it does
 */
export function toggle(label, on, choose, about = "") {
  const box = el("input", {
    type: "checkbox",
    checked: on,
    onchange: () => choose(box.checked, box),
  });
  return el(
    "label",
    { class: "field toggle" },
    box,
    el("span", {}, label, about && el("small", {}, about)),
  );
}

/**
 * A choice from a list, with its name above it.
 * @param {string} label the message that names it
 * @param {[string, string][]} values
 * @param {string} chosen
 * @param {(value: string) => void} choose
 * @param {string} [key]
 */
export function choice(label, values, chosen, choose, key) {
  const list = el(
    "select",
    { "data-key": key, onchange: () => choose(list.value) },
    ...values.map(([value, text]) => el("option", { value, selected: value === chosen }, text)),
  );
  return { list, named: el("label", { class: "named" }, el("span", {}, say(label)), list) };
}
