// Dialogs: the visitor's own settings, and anything else that asks.

import { button, el, newId } from "./dom.js";
import { change, settings } from "./settings.js";
import { currentLanguage, LANGUAGES, say } from "./words.js";

/**
 * A dialog with a title; closes with Escape, a click beside it, or its button.
 * @param {string} title
 * @param {...(Node | string)} content
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
 * @param {(on: boolean) => void} choose
 */
export function toggle(label, on, choose) {
  const box = el("input", { type: "checkbox", checked: on, onchange: () => choose(box.checked) });
  return el("label", { class: "field toggle" }, box, el("span", {}, label));
}

/** @param {() => Promise<void>} restart */
export function openSettings(restart) {
  const now = settings();
  dialog(
    say("page-settings"),
    select(say("page-language"), Object.entries(LANGUAGES), currentLanguage(), async (value) => {
      localStorage.setItem("language", value);
      document.querySelector("dialog")?.close();
      await restart();
    }),
    select(
      say("page-look"),
      ["auto", "light", "dark"].map((look) => [look, say(`page-look-${look}`)]),
      now.look,
      (look) => change({ look: /** @type {any} */ (look) }),
    ),
    select(
      say("page-speed"),
      ["0", "0.5", "1", "2"].map((speed) => [speed, say(`page-speed-${speed.replace(".", "-")}`)]),
      String(now.speed),
      (speed) => change({ speed: Number(speed) }),
    ),
    toggle(say("page-use-hints"), now.hints, (hints) => change({ hints })),
    toggle(say("page-use-verdicts"), now.verdicts, (verdicts) => change({ verdicts })),
    toggle(say("page-end-by-itself"), now.ends, (ends) => change({ ends })),
    toggle(say("page-show-unseen"), now.unseen, (unseen) => change({ unseen })),
  );
}
