// What to do now, in words and buttons.

import { button, el, redraw, show } from "../lib/dom.js";
import { say } from "../lib/words.js";

/**
 * @typedef {{label: string, key: string, press: () => void, main?: boolean, quiet?: boolean,
 *   picture?: Node, spoken?: string, wait?: number, pressed?: boolean, lit?: boolean, ends?:
 *   boolean}} Choice `lit`: the map shows it too; `ends`: the turn is over with it
 */
/**
 * @typedef {{label: string, on: boolean, change: (on: boolean) => void}} Switch
 */
/**
 * @typedef {{text: string, aside?: string, points: number, note: string, choices: Choice[], turn:
 *   Choice[], itself?: Switch | null}} BarScene `aside`: what to know about it; `points`: how many
 *   are left, if any; `itself`: whether the turn ends by itself
 */

/**
 * @param {HTMLElement} place
 * @param {BarScene} scene
 */
export function drawBar(place, scene) {
  const { text, aside, points, note, choices, turn, itself } = scene;
  // Where there is nothing to press, nothing has to be measured, and most draws change nothing.
  const idle = !choices.length && !turn.length && !itself;
  if (!idle) times += 1;
  redraw(place, idle ? [text, aside, points, note] : times, () => fill(place, scene));
}

let times = 0; // how often a bar with something to press was drawn

/**
 * @param {HTMLElement} place
 * @param {BarScene} scene
 */
function fill(place, scene) {
  const choices = el(
    "div",
    { class: "jo-choices", role: "group", "aria-label": say("page-joraku-choices") },
    ...scene.choices.map(choiceButton),
  );
  show(
    place,
    el(
      "div",
      { class: "jo-say" },
      scene.points > 0 && el("span", { class: "jo-points", "aria-hidden": "true" }, scene.points),
      el(
        "div",
        { class: "jo-told" },
        el("p", { class: "jo-prompt" }, scene.text),
        scene.aside && " ",
        scene.aside && el("p", { class: "jo-aside", title: scene.aside }, scene.aside),
        scene.itself && " ",
        scene.itself && switchOf(scene.itself),
      ),
      scene.note && el("p", { class: "jo-note" }, scene.note),
    ),
    choices,
    el(
      "div",
      { class: "jo-turn", role: "group", "aria-label": say("page-joraku-turn") },
      ...scene.turn.map(choiceButton),
    ),
  );
  fit(place);
  if (!watched.has(place)) new ResizeObserver(() => fit(place)).observe(place);
  watched.add(place);
}

/** @type {WeakSet<Element>} */
const watched = new WeakSet(); // bars that are fitted anew when their room changes

/**
 * On a desk the bar never grows: choices that do not fit scroll in small buttons, and what is said
 * has smaller letters, or leaves out what is only to be known about it.
 * @param {HTMLElement} place
 */
function fit(place) {
  const [told, choices] = [".jo-told", ".jo-choices"].map((each) => place.querySelector(each));
  if (!(told instanceof HTMLElement) || !choices) return;
  place.classList.remove("full", "long");
  place.classList.toggle("full", choices.scrollWidth > choices.clientWidth + 1);
  const cut = (/** @type {number} */ spare) => told.offsetHeight + spare > place.clientHeight;
  if (cut(0)) place.classList.add("long");
  // Lines that are set close are lower than their letters.
  if (cut(place.classList.contains("long") ? 5 : 0)) place.classList.add("full");
}

/**
 * @param {Switch} itself
 */
function switchOf({ label, on, change }) {
  const box = el("input", {
    type: "checkbox",
    checked: on,
    "data-key": "bar itself",
    onchange: () => change(box.checked),
  });
  return el("label", { class: "jo-itself" }, box, label);
}

const LOOKS = /** @type {const} */ (["main", "quiet", "wait", "lit", "ends"]);

/** @param {Choice} choice */
function choiceButton(choice) {
  const made = button("", choice.press, {
    class: LOOKS.filter((name) => choice[name]).join(" "),
    "data-key": `bar ${choice.key}`,
    "aria-label": choice.spoken ?? null,
    "aria-pressed": choice.pressed === undefined ? null : String(choice.pressed),
  });
  made.replaceChildren(...(choice.picture ? [choice.picture] : []), choice.label);
  if (choice.wait) made.style.setProperty("--wait", `${choice.wait}ms`);
  return made;
}
