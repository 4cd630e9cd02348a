// Signs beside coins and warriors: what can happen there, and what a hidden warrior could be.

import { svg } from "../lib/dom.js";
import { at, icon, label, stars } from "./pieces.js";

const PLUS = "M-2.2-9H2.2V-2.2H9V2.2H2.2V9H-2.2V2.2H-9V-2.2H-2.2Z";
const ARROW = "M-2.4-10H2.4V1H8.4L0 10L-8.4 1H-2.4Z";

/**
 * A round mark beside a coin.
 * @param {number} x
 * @param {number} y
 * @param {SVGElement} sign
 */
export function badge(x, y, sign) {
  return svg("g", { class: "badge", transform: at(x, y) }, svg("circle", { r: 19 }), sign);
}

/** What happens on a lit coin, as a sign: a warrior is added, comes here, or the coin is lifted. */
export function aimMark(/** @type {string} */ aim) {
  if (aim === "lift") return icon("surprise", 0, 0, 1, "mark");
  return svg("path", { d: aim === "deploy" ? PLUS : ARROW, class: "mark" });
}

/**
 * What a hidden warrior could be, large enough to read.
 * @param {string[]} values
 */
export function plate(values) {
  const text = values.map(stars).join(" ");
  const wide = 26 + 11 * text.length;
  return svg(
    "g",
    { class: "plate", transform: at(0, 62) },
    svg("rect", { x: -wide / 2, y: -16, width: wide, height: 32, rx: 10 }),
    label(0, 8, text, 23, ""),
  );
}
