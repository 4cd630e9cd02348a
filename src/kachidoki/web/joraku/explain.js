// What the things on the table are, in a sentence or two, each with its rule.

import { address } from "../lib/addresses.js";
import { button, el, styleSheet } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { tellPoints } from "./points.js";

await styleSheet(address("/web/joraku/explain.css"));

const GAP = 8; // pixels between a thing and what is said about it
const LEAST = 210; // pixels that what is said needs beside the cards

/** The section of the rules that each kind of thing belongs to. */
const RULES = {
  supply: "place",
  held: "recruit",
  "daimyo-card": "end",
  kachidoki: "kachidoki",
  skirmish: "kachidoki",
  rp: "prestige",
  removed: "remove",
  rows: "score-rows",
  lead: "ranking",
  ninja: "ninja",
  number: "place",
  round: "round",
};

/**
 * Show what a thing is, beside it.
 * @param {HTMLElement} root
 * @param {Element} thing
 */
export function answer(root, thing) {
  const { title, text, kind } = toldOf(thing);
  const rule = async () => {
    const { showRule } = await import("../lib/rulebook.js");
    await showRule("joraku", RULES[/** @type {keyof typeof RULES} */ (kind)]);
  };
  const made = el(
    "div",
    { class: "jo-explain", role: "status" },
    el("strong", {}, title),
    el(
      "p",
      {},
      text,
      " ",
      button(say("page-explain-rule"), () => void rule(), { class: "quiet" }),
    ),
  );
  root.append(made);
  stand(root, made, thing);
  return made;
}

/**
 * Below a thing or its plate, or above it, and never beyond the board, where the log is. Of a card
 * it stands beside all cards, or else above the bar, as what a skirmish pays: upon no button.
 * @param {HTMLElement} root
 * @param {HTMLElement} made
 * @param {Element} thing
 */
function stand(root, made, thing) {
  const { clientHeight } = document.documentElement;
  const { left, width } = thing.getBoundingClientRect();
  const { top, bottom } = (thing.closest(".jo-plaque") ?? thing).getBoundingClientRect();
  const card = thing.matches(".jo-card");
  const upon = card || thing.matches(".jo-pays"); // below it there are cards
  const last = thing.parentElement?.lastElementChild?.getBoundingClientRect().right ?? 0;
  const edge = root.getBoundingClientRect().right;
  const room = edge - last - GAP;
  const beside = card && room >= LEAST;
  if (beside) made.style.maxWidth = `${room}px`;
  const above = upon ? (root.querySelector(".jo-bar")?.getBoundingClientRect().top ?? top) : top;
  const below = !upon && bottom + 2 * GAP + made.offsetHeight < clientHeight;
  const middle = left + width / 2 - made.offsetWidth / 2;
  const x = beside ? last + GAP : Math.min(edge - made.offsetWidth, middle);
  const y = beside ? top : below ? bottom + GAP : above - GAP - made.offsetHeight;
  made.style.left = `${Math.max(GAP, x)}px`;
  made.style.top = `${Math.max(GAP, Math.min(y, clientHeight - GAP - made.offsetHeight))}px`;
}

/** @param {Element} thing */
function toldOf(thing) {
  const kind = thing.getAttribute("data-about") ?? "";
  const facts = JSON.parse(thing.getAttribute("data-facts") ?? "{}");
  if (facts.area) facts.area = say(`area-${facts.area}`);
  return {
    kind,
    title: say(`page-explain-${kind}`, facts),
    text: say(`page-explain-${kind}-text`, facts),
  };
}

/**
 * All about a plate: where its points come from, and what the other things on it are.
 * @param {HTMLElement} root
 * @param {string} colour
 * @param {string} name
 * @param {import("./history.js").Entry[]} entries
 */
export function tellPlate(root, colour, name, entries) {
  const plate = `.jo-plaque[data-colour="${colour}"] [data-about]`;
  const things = [...root.querySelectorAll(plate)].map(toldOf);
  tellPoints(
    name,
    entries,
    el(
      "details",
      { class: "jo-symbols", open: !entries.length },
      el("summary", {}, say("page-explain-symbols")),
      el(
        "dl",
        {},
        ...things.flatMap(({ title, text }) => [el("dt", {}, title), el("dd", {}, text)]),
      ),
    ),
  );
}
