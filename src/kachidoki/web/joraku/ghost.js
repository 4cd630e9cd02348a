// A piece where it would stand, and what it costs.

import { svg } from "../lib/dom.js";
import { AREAS } from "./model.js";
import { at, daimyo, lengthOf, pill, samurai } from "./pieces.js";
import { LEAST } from "./standing.js";

/**
 * What it costs stands beside the piece, or below it in less room.
 * @param {import("./wide.js").Layout} layout
 * @param {string} area
 * @param {import("./choices.js").Way} way
 * @param {string} cost
 */
export function ghost(layout, area, way, cost) {
  const [x, y] = layout.goal(area);
  const drawn =
    way.piece === "daimyo" ? daimyo(way.colour, 0, 0, 0.66) : samurai(way.colour, 0, 0, 1);
  const small = layout.upright ? Math.min(0.88, layout.size[1] / 520) : 0.75;
  const scale = layout.roomy ? 1.15 : small;
  const letters = (layout.roomy ? LEAST : 13) / scale;
  const wide = 12 + lengthOf(cost, letters);
  const [left, high, right, low] = layout.roomy ? [-wide / 2 - 2, 0, 18, 0] : [0, -12, 0, 14];
  return at(
    x,
    y,
    scale,
    [
      at(left, high, 1, [svg("circle", { r: 16, class: "jo-ghost-ring" }), drawn]),
      pill(cost, right, low, letters),
    ],
    { class: "jo-ghost", "data-roam": AREAS.indexOf(area) },
  );
}
