// A small picture for each game.

import { svg } from "./dom.js";

const SHAPES = {
  joraku: ["M-30 26H30V22L22 8H16V2H22L14-10H8V-16H12L0-28L-12-16H-8V-10H-14L-22 2H-16V8H-22L-30 22Z"],
  rokumon: [-22, 0, 22].flatMap((x) => [-12, 12].map((y) => `M${x - 9} ${y}A9 9 0 1 1 ${x + 9} ${y}A9 9 0 1 1 ${x - 9} ${y}ZM${x - 3} ${y - 3}V${y + 3}H${x + 3}V${y - 3}Z`)),
};

/** @param {"joraku" | "rokumon"} game */
export function emblem(game) {
  return svg("svg", { viewBox: "-40 -36 80 72", class: "emblem", "aria-hidden": "true" },
    ...SHAPES[game].map((d) => svg("path", { d, "fill-rule": "evenodd" })));
}
