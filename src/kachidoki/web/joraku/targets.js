// What on the map can be pressed now, and what pressing it means.

import { labelled, say } from "../lib/words.js";
import { price, wayInWords } from "./preview.js";
import { areaInWords } from "./spoken.js";
import { removals } from "./ways.js";

/** @typedef {import("./turn.js").Turn} Turn */
/** @typedef {import("./choices.js").Picked} Picked */
/** @typedef {import("./choices.js").Way} Way */
/** @typedef {import("./model.js").Area} Area */
/** @typedef {import("./map.js").AreaTarget} AreaTarget */
/** @typedef {import("./map.js").PieceTarget} PieceTarget */

/**
 * @param {Turn} turn
 * @param {Area[]} areas
 * @param {(area: string) => void} press
 * @returns {Record<string, AreaTarget>}
 */
export function areaTargets(turn, areas, press) {
  return Object.fromEntries(
    areas.map((area) => {
      const there = turn.open.filter((way) => way.to === area.name);
      const [way = null] = there;
      const words = areaInWords(area);
      const told = way && there.length === 1 ? wayInWords(way, turn.now) : "";
      return [
        area.name,
        {
          label: told ? `${told} ${words}` : words,
          lit: way !== null,
          reach: !way && turn.marches.some((each) => each.to === area.name),
          way,
          cost: way ? price(way) : "",
          press: () => press(area.name),
        },
      ];
    }),
  );
}

/**
 * Pieces that can go somewhere, and those that can be removed.
 * @param {Turn} turn
 * @param {(picked: Picked) => void} pick
 * @returns {Map<string, PieceTarget>}
 */
export function pieceTargets(turn, pick) {
  const { ways, picked } = turn;
  /** @type {Map<string, PieceTarget>} */
  const found = new Map();
  // Where the picked piece can go, all of the area means: there.
  const goals = picked ? turn.open.map((way) => way.to) : [];
  for (const { piece, colour, area, to } of ways) {
    if (area === null || to === null || goals.includes(area)) continue;
    const on = picked?.piece === piece && picked.colour === colour && picked.area === area;
    const facts = { colour: say(`colour-${colour}`), area: say(`area-${area}`) };
    const label =
      piece === "daimyo"
        ? say("page-joraku-pick-daimyo", facts)
        : say("page-joraku-pick-samurai", facts);
    const many = on && turn.count > 1 ? turn.count : null;
    found.set(`${piece} ${colour} ${area}`, {
      label: many ? labelled(label, `×${many}`) : label,
      pressed: on,
      many,
      removal: null,
      cost: "",
      press: () => pick({ piece, colour, area }),
    });
  }
  for (const way of removals(ways)) {
    const { colour, area } = way;
    if (area === null || way.count > 1 || goals.includes(area)) continue;
    found.set(`samurai ${colour} ${area}`, {
      label: wayInWords(way, turn.now),
      pressed: false,
      many: null,
      removal: way,
      cost: price(way),
      press: () => turn.send(...way.actions),
    });
  }
  return found;
}
