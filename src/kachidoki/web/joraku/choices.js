// What `update.legal` means on the board: cards, modes, areas, pieces.

import { AREAS, factionOf } from "./model.js";

/** @typedef {import("./model.js").View} View */
/**
 * @typedef {{kind: "samurai" | "daimyo" | "send", colour: string, area: string}} Picked a piece
 *   that shall go somewhere
 */
/** @typedef {Picked & {to: string, action: string}} Way */
/** @typedef {{action: string, colour: string | null}} CardPlay */
/**
 * @typedef {object} Choices
 * @property {Map<string, CardPlay[]>} plays by card
 * @property {Map<string, string>} gives by card: passing, drafting or dropping it
 * @property {boolean} place
 * @property {boolean} march
 * @property {string[]} puts areas
 * @property {Way[]} ways
 * @property {string[]} removes colours
 * @property {boolean} end
 */

/**
 * @param {string[]} legal
 * @param {View} view
 * @returns {Choices}
 */
export function choicesOf(legal, view) {
  /** @type {Choices} */
  const found = {
    plays: new Map(),
    gives: new Map(),
    place: false,
    march: false,
    puts: [],
    ways: [],
    removes: [],
    end: false,
  };
  const colour = view.acting ?? "";
  const here = factionOf(view, colour)?.daimyo ?? "";
  for (const action of legal) {
    const [verb, first = "", second = "", third = ""] = action.split(" ");
    const card = `${first} ${second}`;
    if (verb === "play") {
      const plays = found.plays.get(card) ?? [];
      plays.push({ action, colour: action.split(" for ")[1] ?? null });
      found.plays.set(card, plays);
    } else if (verb === "pass" || verb === "draft" || verb === "discard") {
      found.gives.set(card, action);
    } else if (verb === "place" || verb === "march" || verb === "end") {
      found[verb] = true;
    } else if (verb === "put") {
      found.puts.push(first);
    } else if (verb === "move") {
      found.ways.push({ kind: "samurai", colour, area: first, to: second, action });
    } else if (verb === "daimyo") {
      found.ways.push({ kind: "daimyo", colour, area: here, to: first, action });
    } else if (verb === "remove" && third) {
      found.ways.push({ kind: "send", colour: first, area: here, to: third, action });
    } else if (verb === "remove") {
      found.removes.push(first);
    }
  }
  return found;
}

/**
 * The ways of one piece.
 * @param {Choices} choices
 * @param {Picked | null} picked
 */
export function waysOf(choices, picked) {
  if (!picked) return [];
  return choices.ways.filter(
    (way) => way.kind === picked.kind && way.colour === picked.colour && way.area === picked.area,
  );
}

/**
 * The pieces of an area that can go somewhere: Samurai first, as they go most often.
 * @param {Choices} choices
 * @param {string} area
 * @returns {Picked[]}
 */
export function movable(choices, area) {
  /** @type {Picked[]} */
  const found = [];
  for (const kind of /** @type {const} */ (["samurai", "daimyo", "send"])) {
    const way = choices.ways.find((each) => each.kind === kind && each.area === area);
    if (way) found.push({ kind, colour: way.colour, area });
  }
  return found;
}

/**
 * What was picked, if it can still go somewhere; else null.
 * @param {Choices} choices
 * @param {Picked | null} picked
 */
export function stillPicked(choices, picked) {
  const still = movable(choices, picked?.area ?? "").some(
    (each) => each.kind === picked?.kind && each.colour === picked?.colour,
  );
  return still ? picked : null;
}

/**
 * What somebody meant who pressed an area that leads nowhere: the action to ask about.
 * @param {View} view
 * @param {Picked | null} picked
 * @param {string} area
 */
export function meant(view, picked, area) {
  if (view.phase === "march" && picked) {
    if (picked.kind === "daimyo") return `daimyo ${area}`;
    if (picked.kind === "send") return `remove ${picked.colour} to ${area}`;
    const way = AREAS.indexOf(area) - AREAS.indexOf(picked.area);
    return Math.abs(way) === 1 ? `move ${picked.area} ${area}` : null;
  }
  if (view.phase === "march") {
    const at = AREAS.indexOf(area);
    return `move ${area} ${AREAS[at > 0 ? at - 1 : at + 1]}`;
  }
  return `put ${area}`;
}

/**
 * What a step costs in action points.
 * @param {View} view
 * @param {Picked} picked
 */
export function costOf({ costs }, picked) {
  return { samurai: costs.move, daimyo: costs.daimyo, send: costs.remove }[picked.kind];
}
