// The light on coins and warriors: gradients that the style sheet lays over their colours.

import { svg } from "../lib/dom.js";

/**
 * @param {number} offset
 * @param {string} colour
 * @param {number} opacity
 */
function stop(offset, colour, opacity) {
  return svg("stop", { offset, "stop-color": colour, "stop-opacity": opacity });
}

/** Drawn once beside a table; from there its pictures have them by name. */
export function light() {
  return svg(
    "svg",
    { class: "light", "aria-hidden": "true" },
    svg(
      "radialGradient",
      { id: "light-sheen", cx: 0.36, cy: 0.2, r: 0.85 },
      stop(0, "#fff", 0.5),
      stop(0.45, "#fff", 0.08),
      stop(0.7, "#000", 0),
      stop(1, "#000", 0.26),
    ),
    svg(
      "radialGradient",
      { id: "light-dish", cx: 0.62, cy: 0.82, r: 0.9 },
      stop(0, "#fff", 0.34),
      stop(0.5, "#fff", 0),
      stop(0.75, "#000", 0),
      stop(1, "#000", 0.3),
    ),
    svg(
      "linearGradient",
      { id: "light-round" },
      stop(0, "#000", 0.42),
      stop(0.22, "#fff", 0.2),
      stop(0.42, "#fff", 0.06),
      stop(1, "#000", 0.5),
    ),
    svg("radialGradient", { id: "light-cast" }, stop(0.55, "#000", 0.5), stop(1, "#000", 0)),
  );
}
