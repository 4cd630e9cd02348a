// Which score rows are printed on a board and which worked out [R2], in words.

import { groups, joined, say } from "../lib/words.js";

/** What is said of rows, and the sources of which it is said. */
const KINDS = { printed: ["printed"], derived: ["mirrored", "interpolated"], own: ["own"] };

/**
 * @param {import("./model.js").Area[]} areas
 */
export function sourcesLine(areas) {
  const told = Object.entries(KINDS).flatMap(([kind, sources]) => {
    const from = areas
      .filter((area) => sources.includes(area.source))
      .map((area) => say(`area-${area.name}`));
    const all = from.length === areas.length;
    if (!from.length || (kind === "printed" && !all)) return []; // those without a star
    return [say(`draw-rows-${kind}`, { areas: all ? say("draw-rows-all") : joined(from) })];
  });
  return say("draw-rows", { sources: groups(told) });
}
