// The rules at hand: every section in the reader's language, searchable, linked from the log.

import { el, show } from "../lib/dom.js";
import { getJson } from "../lib/requests.js";
import { dialog } from "../lib/dialogs.js";
import { currentLanguage, labelled, say } from "../lib/words.js";

/** @typedef {{text: string, bold: boolean, to: string | null}} Span */
/**
 * @typedef {{kind: string, spans?: Span[], numbered?: boolean, items?: Span[][], head?: Span[][],
 *   rows?: Span[][][]}} Block
 */
/** @typedef {{id: string, title: string, level: number, blocks: Block[]}} Section */

/**
 * @param {HTMLElement} place
 * @param {string} game
 */
export async function rulesPage(place, game) {
  /** @type {{sections: Section[]}} */
  const { sections } = await getJson(`/api/rules/${game}?language=${currentLanguage()}`);
  const list = el("div", { class: "rules-list" });
  const index = el("nav", { class: "rules-index", "aria-label": say("page-rules") });
  const found = el("p", { class: "muted", role: "status" });
  const search = el("input", {
    type: "search",
    "aria-label": say("page-search"),
    placeholder: say("page-search"),
    oninput: () => filter(),
  });
  const draw = (/** @type {Section[]} */ shown) => {
    show(list, ...shown.map(section));
    show(
      index,
      el(
        "ul",
        {},
        ...shown.map((each) =>
          el("li", { class: `level-${each.level}` }, el("a", { href: `#${each.id}` }, each.title)),
        ),
      ),
    );
  };
  const filter = () => {
    const words = plain(search.value).split(" ").filter(Boolean);
    const shown = sections.filter((each) =>
      words.every((word) => plain(textOf(each)).includes(word)),
    );
    draw(shown);
    found.textContent = words.length ? say("page-found", { count: shown.length }) : "";
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
          search,
          ...["joraku", "rokumon"]
            .filter((other) => other !== game)
            .map((other) => el("a", { href: `/rules/${other}` }, say(`page-game-${other}`))),
        ),
        found,
      ),
      index,
      list,
    ),
  );
  draw(sections);
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  return { title: say("page-rules") };
}

/**
 * One rule beside a game that goes on; its links lead on within the dialog.
 * @param {string} game
 * @param {string} id
 */
export async function showRule(game, id) {
  /** @type {{sections: Section[]}} */
  const { sections } = await getJson(`/api/rules/${game}?language=${currentLanguage()}`);
  const found = sections.find((each) => each.id === id) ?? sections[0];
  const body = el("div", { class: "rule-body" }, ...found.blocks.map(block));
  body.addEventListener("click", (event) => {
    const to =
      event.target instanceof Element ? event.target.closest("a")?.getAttribute("href") : null;
    if (!to?.startsWith("#")) return;
    event.preventDefault();
    box.close();
    void showRule(game, to.slice(1));
  });
  const box = dialog(
    found.title,
    body,
    el(
      "p",
      {},
      el("a", { href: `/rules/${game}#${found.id}`, target: "_blank" }, say("page-all-rules")),
    ),
  );
}

/** @param {Section} each */
function section(each) {
  const heading = each.level <= 1 ? "h2" : "h3";
  return el("section", { id: each.id }, el(heading, {}, each.title), ...each.blocks.map(block));
}

/** @param {Block} each */
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
      {},
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

/** @param {Section} each */
function textOf(each) {
  const spans = each.blocks.flatMap((block) => [
    ...(block.spans ?? []),
    ...(block.items ?? []).flat(),
    ...(block.head ?? []).flat(),
    ...(block.rows ?? []).flat(2),
  ]);
  return `${each.title} ${spans.map((span) => span.text).join(" ")}`;
}

/** @param {string} text */
function plain(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}
