// Which score rows are printed on a board and which reconstructed [R2], in words.

import { groups, joined, say } from "../lib/words.js";

/**
 * @param {import("./model.js").Area[]} areas
 */
export function sourcesLine(areas) {
  const told = ["printed", "mirrored", "interpolated", "own"].flatMap((source) => {
    const from = areas
      .filter((area) => area.source === source)
      .map((area) => say(`area-${area.name}`));
    if (!from.length) return [];
    const names = from.length === areas.length ? say("draw-rows-all") : joined(from);
    return [say(`draw-rows-${source}`, { areas: names })];
  });
  return say("draw-rows", { sources: groups(told) });
}
