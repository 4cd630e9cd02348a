// The rules at hand: every section in the reader's language, searchable, linked from the log.

import { address } from "../lib/addresses.js";
import { el, show, styleSheet } from "../lib/dom.js";
import { Refused } from "../lib/requests.js";
import { blocks, rulebook, searchRules, titleOf } from "../lib/rulebook.js";
import { tableLeft } from "../lib/shell.js";
import { labelled, say } from "../lib/words.js";

/** @typedef {import("../lib/rulebook.js").Section} Section */

const PAUSE = 200; // milliseconds without a key before the server is asked
const LONGEST = 200; // characters

/**
 * @param {HTMLElement} place
 * @param {string} game
 */
export async function rulesPage(place, game) {
  const [sections] = await Promise.all([
    rulebook(game),
    styleSheet(address("/web/pages/rules.css")),
  ]);
  const table = tableLeft();
  const list = el("div", { class: "rules-list" });
  const index = el("nav", { class: "rules-index", "aria-label": say("page-rules") });
  const found = el("p", { class: "muted", role: "status" });
  const search = el("input", {
    type: "search",
    "aria-label": say("page-search"),
    placeholder: say("page-search"),
    maxlength: LONGEST,
    oninput: () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => void filter(), search.value.trim() ? PAUSE : 0);
    },
  });
  let waiting = 0;
  const draw = (/** @type {Section[]} */ shown) => {
    const wide = wideOnes(shown);
    show(list, ...shown.map((each) => section(game, each, wide.has(each))));
    show(
      index,
      el(
        "ul",
        {},
        ...shown.map((each) =>
          el(
            "li",
            { class: `level-${each.level}` },
            el("a", { href: `#${each.id}` }, titleOf(each).title),
          ),
        ),
      ),
    );
  };
  const filter = async () => {
    const words = search.value.trim();
    try {
      const { sections: shown, meant } = words
        ? await searchRules(game, words)
        : { sections, meant: "" };
      if (words !== search.value.trim()) return; // more was typed meanwhile
      draw(shown);
      const count = words ? say("page-found", { count: shown.length }) : "";
      found.textContent = meant ? `${say("page-meant", { words: meant })} ${count}` : count;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      found.textContent = error.message;
    }
  };
  show(
    place,
    el(
      "div",
      { class: "rules" },
      el(
        "header",
        {},
        el("h1", {}, labelled(say("page-rules"), say(`page-game-${game}`))),
        el(
          "div",
          { class: "row" },
          table &&
            el(
              "a",
              { class: "button main", href: address(table), "data-key": "back-to-game" },
              say("page-back-to-game"),
            ),
          search,
          ...["joraku", "rokumon"]
            .filter((other) => other !== game)
            .map((other) =>
              el(
                "a",
                { class: "button quiet", href: address(`/rules/${other}`) },
                labelled(say("page-rules"), say(`page-game-${other}`)),
              ),
            ),
        ),
        found,
      ),
      index,
      list,
    ),
  );
  draw(sections);
  if (location.hash) lookAt(list, location.hash.slice(1));
  return { title: say("page-rules") };
}

/**
 * Bring a section to the top, and again whenever a picture above it has come and pushed it down,
 * until the reader does something.
 * @param {HTMLElement} list all sections
 * @param {string} id
 */
function lookAt(list, id) {
  const look = () => document.getElementById(id)?.scrollIntoView();
  const stop = new AbortController();
  look();
  list.addEventListener("load", look, { capture: true, signal: stop.signal });
  for (const deed of ["wheel", "pointerdown", "touchstart", "keydown", "popstate"]) {
    addEventListener(deed, () => stop.abort(), { once: true, passive: true });
  }
}

/**
 * The sections that take a whole row: chapters, those without a picture, those with a list or a
 * table, and one of those between them whose number is odd, so that no half row stays empty.
 * @param {Section[]} sections
 * @returns {Set<Section>}
 */
function wideOnes(sections) {
  /** @type {Set<Section>} */
  const wide = new Set();
  /** @type {Section[]} */
  let short = [];
  const close = () => {
    // Pairs stay on both sides of it.
    const either = short.filter((_, at) => short.length % 2 && at % 2 === 0);
    if (either.length) wide.add(either.reduce((a, b) => (length(b) > length(a) ? b : a)));
    short = [];
  };
  for (const each of sections) {
    const kinds = each.blocks.map(({ kind }) => kind);
    const pictured = kinds.includes("position");
    if (each.level <= 2 || !pictured || kinds.some((kind) => kind === "list" || kind === "table")) {
      close();
      wide.add(each);
    } else short.push(each);
  }
  close();
  return wide;
}

/** @param {Section} section */
function length({ blocks: all }) {
  return all.flatMap(({ spans }) => spans ?? []).reduce((sum, { text }) => sum + text.length, 0);
}

/**
 * A section: its title, its words, and then its picture.
 * @param {string} game
 * @param {Section} each
 * @param {boolean} wide
 */
function section(game, each, wide) {
  const { title, number } = titleOf(each);
  const all = blocks(game, each);
  const picture = all.find((part) => part.matches("figure"));
  return el(
    "section",
    { id: each.id, class: wide && "wide" },
    el(
      "div",
      { class: "words" },
      el(
        each.level <= 2 ? "h2" : "h3",
        {},
        title,
        number && el("a", { class: "ruling", href: `#${each.id}` }, number),
      ),
      ...all.filter((part) => part !== picture),
    ),
    picture,
  );
}
