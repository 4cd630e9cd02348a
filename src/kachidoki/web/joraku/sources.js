// Below the map, in words: what its numbers are; while pieces can go, what their edges mean.

import { redraw } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { ROUNDS } from "./model.js";

const SHARED_HONOUR = 2; // the variant card about ties

/**
 * @param {{sources: Element, lead: Element}} parts
 * @param {import("./turn.js").Turn} turn
 */
export function drawSources({ sources, lead }, { view: { variants, round }, ways }) {
  const marching = ways.some(({ area }) => area !== null);
  redraw(sources, [variants, round, marching], () => {
    const rows = round < ROUNDS.length ? "page-joraku-rows" : "page-joraku-rows-last";
    sources.textContent = say(marching ? "page-joraku-march-about" : rows);
    const ties = say(`page-joraku-about-tie${variants.includes(SHARED_HONOUR) ? "-higher" : ""}`);
    const told = say("page-joraku-about-lead", { ties });
    lead.textContent = marching ? "" : told;
    lead.setAttribute("aria-label", told);
  });
}
