// The rules for people: read once in each language, and shown a section at a time.

import { address } from "./addresses.js";
import { dialog } from "./dialogs.js";
import { el } from "./dom.js";
import { picture } from "./pictures.js";
import { getJson } from "./requests.js";
import { currentLanguage, say } from "./words.js";

/** @typedef {{text: string, bold: boolean, to: string | null}} Span */
/**
 * @typedef {{kind: string, spans?: Span[], numbered?: boolean, items?: Span[][], head?: Span[][],
 *   rows?: Span[][][]}} Block
 */
/** @typedef {{id: string, title: string, level: number, blocks: Block[]}} Section */

/** @type {Map<string, Promise<{sections: Section[]}>>} by address */
const books = new Map();

/**
 * The sections of a game's rules in the language of the page; fails if the server cannot be
 * reached, and is asked again the next time.
 * @param {string} game
 * @returns {Promise<Section[]>}
 */
export async function rulebook(game) {
  const path = `/api/rules/${game}?language=${currentLanguage()}`;
  const book = books.get(path) ?? getJson(path);
  books.set(path, book);
  try {
    return (await book).sections;
  } catch (error) {
    books.delete(path);
    throw error;
  }
}

/**
 * The sections that explain some words, the best first, and what was looked for instead if nothing
 * is spelled like that; the server knows the words of all languages.
 * @param {string} game
 * @param {string} words
 * @returns {Promise<{sections: Section[], meant: string}>}
 */
export async function searchRules(game, words) {
  const question = new URLSearchParams({ words, language: currentLanguage() });
  /** @type {{sections: string[], meant: string}} */
  const found = await getJson(`/api/rules/${game}/search?${question}`);
  const book = new Map((await rulebook(game)).map((each) => [each.id, each]));
  const sections = found.sections.flatMap((id) => book.get(id) ?? []);
  return { sections, meant: found.meant };
}

/**
 * The title of a section without the number that a ruling is cited by, and that number.
 * @param {Section} section
 */
export function titleOf({ title }) {
  const [, number, rest] = /^([RK]\d+)\s*[:：]\s*(.+)$/u.exec(title) ?? ["", "", title];
  return { title: rest[0].toUpperCase() + rest.slice(1), number };
}

/**
 * One rule beside a game that goes on; its links lead on within the dialog.
 * @param {string} game
 * @param {string} id
 * @param {string} [more] what else is said about it
 */
export async function showRule(game, id, more = "") {
  const sections = await rulebook(game);
  const found = sections.find((each) => each.id === id) ?? sections[0];
  const text = more && el("p", {}, more);
  const body = el("div", { class: "rule-body" }, ...blocks(game, found), text);
  body.addEventListener("click", (event) => {
    const to =
      event.target instanceof Element ? event.target.closest("a")?.getAttribute("href") : null;
    if (!to?.startsWith("#")) return;
    event.preventDefault();
    box.close();
    void showRule(game, to.slice(1));
  });
  const box = dialog(
    titleOf(found).title,
    body,
    el(
      "p",
      {},
      el(
        "a",
        { href: address(`/rules/${game}#${found.id}`), target: "_blank" },
        say("page-all-rules"),
      ),
    ),
  );
}

/**
 * What stands under the heading of a section.
 * @param {string} game
 * @param {Section} section
 */
export function blocks(game, section) {
  return section.blocks.map((each) =>
    each.kind === "position" ? position(game, section.id, each) : block(each),
  );
}

/**
 * A position of the game, as Python draws it; its line below it says what to look at.
 * @param {string} game
 * @param {string} id
 * @param {Block} each
 */
function position(game, id, each) {
  return el(
    "figure",
    { class: "position" },
    picture(`/web/rule/${game}/${id}.svg`),
    el("figcaption", {}, ...(each.spans ?? []).map(span)),
  );
}

/**
 * A paragraph, a list or a table.
 * @param {Block} each
 */
function block(each) {
  if (each.kind === "list") {
    return el(
      each.numbered ? "ol" : "ul",
      {},
      ...(each.items ?? []).map((item) => el("li", {}, ...item.map(span))),
    );
  }
  if (each.kind === "table") {
    return el(
      "table",
      { tabindex: 0 }, // on a phone it may scroll
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          ...(each.head ?? []).map((cell) => el("th", { scope: "col" }, ...cell.map(span))),
        ),
      ),
      el(
        "tbody",
        {},
        ...(each.rows ?? []).map((row) =>
          el("tr", {}, ...row.map((cell) => el("td", {}, ...cell.map(span)))),
        ),
      ),
    );
  }
  return el("p", {}, ...(each.spans ?? []).map(span));
}

/** @param {Span} each */
function span(each) {
  if (each.to) return el("a", { href: `#${each.to}` }, each.text);
  return each.bold ? el("strong", {}, each.text) : document.createTextNode(each.text);
}
