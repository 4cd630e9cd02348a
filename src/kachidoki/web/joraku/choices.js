// What `update.legal` means on the board: cards, and single steps of pieces.

import { AREAS, factionOf } from "./model.js";

/** @typedef {import("./model.js").View} View */
/** @typedef {import("../protocol.js").JorakuForecast} Forecast */
/**
 * Pieces that can go somewhere; what would follow is null until the server has told it.
 * @typedef {Omit<import("../protocol.js").JorakuWay, "then"> & {then: Forecast | null}} Way
 */
/** @typedef {{piece: "samurai" | "daimyo", colour: string, area: string}} Picked */
/** @typedef {{action: string, colour: string | null}} CardPlay */
/**
 * @typedef {object} Choices
 * @property {Map<string, CardPlay[]>} plays by card
 * @property {Map<string, string>} gives by card: passing, drafting or dropping it
 * @property {Way[]} steps of one piece each
 */

/**
 * @param {string[]} legal
 * @param {View} view
 * @returns {Choices}
 */
export function choicesOf(legal, view) {
  /** @type {Choices} */
  const found = { plays: new Map(), gives: new Map(), steps: [] };
  const colour = view.acting ?? "";
  const here = factionOf(view, colour)?.daimyo ?? "";
  const { costs } = view;
  for (const action of legal) {
    const [verb, first = "", second = "", third = ""] = action.split(" ");
    const card = `${first} ${second}`;
    /** @param {Partial<Way>} way */
    const step = (way) =>
      found.steps.push({
        ...{ piece: "samurai", colour, area: null, to: first, count: 1, cost: 1 },
        ...{ actions: [action], then: null },
        ...way,
      });
    if (verb === "play") {
      const plays = found.plays.get(card) ?? [];
      plays.push({ action, colour: action.split(" for ")[1] ?? null });
      found.plays.set(card, plays);
    } else if (verb === "pass" || verb === "draft" || verb === "discard") {
      found.gives.set(card, action);
    } else if (verb === "put") {
      step({});
    } else if (verb === "move") {
      step({ area: first, to: second, cost: costs.move });
    } else if (verb === "daimyo") {
      step({ piece: "daimyo", area: here, cost: costs.daimyo });
    } else if (verb === "remove") {
      step({ colour: first, area: here, to: third || null, cost: costs.remove });
    }
  }
  return found;
}

/**
 * What somebody meant who pressed an area that leads nowhere: the action to ask about.
 * @param {View} view
 * @param {Picked | null} picked
 * @param {string} area
 */
export function meant(view, picked, area) {
  if (view.phase === "march" && picked) {
    if (picked.piece === "daimyo") return `daimyo ${area}`;
    if (picked.colour !== view.acting) return `remove ${picked.colour} to ${area}`;
    const way = AREAS.indexOf(area) - AREAS.indexOf(picked.area);
    return Math.abs(way) === 1 ? `move ${picked.area} ${area}` : null;
  }
  if (view.phase === "march") {
    const at = AREAS.indexOf(area);
    return `move ${area} ${AREAS[at > 0 ? at - 1 : at + 1]}`;
  }
  return view.phase === "place" ? `put ${area}` : null;
}
