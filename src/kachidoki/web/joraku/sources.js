// Below the map, in words: what its numbers are, and which score rows are printed on a board and
// which worked out [R2]; while pieces can go, what their edges mean.

import { redraw } from "../lib/dom.js";
import { groups, joined, say } from "../lib/words.js";

const SHARED_HONOUR = 2; // the variant card about ties

/** What is said of rows, and the sources of which it is said. */
const KINDS = { printed: ["printed"], derived: ["mirrored", "interpolated"], own: ["own"] };

/**
 * @param {{sources: Element, lead: Element}} parts
 * @param {import("./model.js").Area[]} areas
 * @param {import("./turn.js").Turn} turn
 */
export function drawSources({ sources, lead }, areas, { view: { variants }, ways }) {
  const marching = ways.some(({ area }) => area !== null);
  redraw(sources, [areas.map(({ source }) => source), variants, marching], () => {
    sources.textContent = marching ? say("page-joraku-march-about") : sourcesLine(areas);
    const ties = say(`page-joraku-about-tie${variants.includes(SHARED_HONOUR) ? "-higher" : ""}`);
    const told = say("page-joraku-about-lead", { ties });
    lead.textContent = marching ? "" : told;
    for (const name of ["title", "aria-label"]) lead.setAttribute(name, told);
  });
}

/**
 * @param {import("./model.js").Area[]} areas
 */
function sourcesLine(areas) {
  const told = Object.entries(KINDS).flatMap(([kind, sources]) => {
    const from = areas
      .filter((area) => sources.includes(area.source))
      .map((area) => say(`area-${area.name}`));
    const all = from.length === areas.length;
    if (!from.length || (kind === "printed" && !all)) return []; // those without a star
    if (kind === "derived" && !all) return [say("page-joraku-rows-starred")];
    return [say(`draw-rows-${kind}`, { areas: all ? say("draw-rows-all") : joined(from) })];
  });
  return say("page-joraku-rows", { sources: groups(told) });
}
