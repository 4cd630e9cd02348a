// Where the keyboard is on the board.

// What comes next, the likeliest first.
const NEXT = [
  ".jo-area.lit",
  ".jo-token",
  ".jo-choices button",
  ".jo-card.open",
  ".jo-turn button.main",
  ".jo-result:not([hidden]) button",
];

/**
 * What had the focus is gone: to what comes next, so that keys alone go on.
 * @param {HTMLElement} root
 */
export function refocus(root) {
  if (!NEXT.some((selector) => focusOn(root, selector))) root.focus({ preventScroll: true });
}

/**
 * Focus the first that a selector finds; says whether there is one.
 * @param {HTMLElement} root
 * @param {string} selector
 */
export function focusOn(root, selector) {
  const found = root.querySelector(selector);
  if (!(found instanceof HTMLElement || found instanceof SVGElement)) return false;
  found.focus({ preventScroll: true });
  return true;
}
