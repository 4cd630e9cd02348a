// The rules at hand: every section in the reader's language, searchable, linked from the log.

import { address } from "../lib/addresses.js";
import { el, show } from "../lib/dom.js";
import { block, rulebook } from "../lib/rulebook.js";
import { labelled, say } from "../lib/words.js";

/** @typedef {import("../lib/rulebook.js").Section} Section */

/**
 * @param {HTMLElement} place
 * @param {string} game
 */
export async function rulesPage(place, game) {
  const sections = await rulebook(game);
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
            .map((other) =>
              el("a", { href: address(`/rules/${other}`) }, say(`page-game-${other}`)),
            ),
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

/** @param {Section} each */
function section(each) {
  const heading = each.level <= 1 ? "h2" : "h3";
  return el("section", { id: each.id }, el(heading, {}, each.title), ...each.blocks.map(block));
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
