// Pressing a thing beside the table that does nothing by itself tells what it is.

import { say } from "../lib/words.js";

const THING = "[data-about]";

/**
 * @param {HTMLElement} root
 * @param {(text: string) => void} tell
 */
export function explainPressed(root, tell) {
  const explain = (/** @type {Event} */ { target }) => {
    const thing = target instanceof Element ? target.closest(THING) : null;
    if (!(thing instanceof HTMLElement)) return false;
    tell(say(`page-rokumon-about-${thing.dataset.about}`));
    return true;
  };
  root.addEventListener("click", explain);
  root.addEventListener("keydown", (event) => {
    if ((event.key === "Enter" || event.key === " ") && explain(event)) event.preventDefault();
  });
}
