// A word of a game that not everybody knows: pressing it shows the rule that explains it.

import { button } from "./dom.js";

/**
 * @param {string} text what stands on the board
 * @param {string} label what it means, in a few words
 * @param {string} game
 * @param {string} section of the rules
 */
export function term(text, label, game, section) {
  const explain = async () => (await import("./rulebook.js")).showRule(game, section);
  return button(text, () => void explain(), {
    class: "term",
    title: label,
    "aria-label": label,
    "data-key": `term ${section}`,
  });
}
