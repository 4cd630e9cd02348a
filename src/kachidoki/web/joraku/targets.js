// What on the map can be pressed now, and what pressing it means.

import { say } from "../lib/words.js";
import { costOf, waysOf } from "./choices.js";
import { factionOf } from "./model.js";
import { areaInWords } from "./spoken.js";

/** @typedef {import("./turn.js").Turn} Turn */
/** @typedef {import("./choices.js").Picked} Picked */
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
  const { view, choices, picked } = turn;
  const ways = waysOf(choices, picked);
  return Object.fromEntries(
    areas.map((area) => {
      const way = ways.find((each) => each.to === area.name);
      const put = choices.puts.includes(area.name);
      const ghost = way ?? (put ? { kind: "samurai", colour: view.acting ?? "" } : null);
      const cost = way ? say("page-joraku-ap", { count: costOf(view, way) }) : "+1";
      const words = areaInWords(area);
      const label = way
        ? `${words} ${say("page-joraku-go-here", { cost })}`
        : put
          ? `${words} ${say("page-joraku-put-here")}`
          : words;
      return [
        area.name,
        { label, lit: ghost !== null, ghost, cost, press: () => press(area.name) },
      ];
    }),
  );
}

/**
 * Pieces that can go somewhere, and those that can be removed.
 * @param {Turn} turn
 * @param {(picked: Picked | null) => void} pick
 * @returns {Map<string, PieceTarget>}
 */
export function pieceTargets(turn, pick) {
  const { view, choices, picked } = turn;
  /** @type {Map<string, PieceTarget>} */
  const found = new Map();
  // Where the picked piece can go, all of the area means: there.
  const goals = waysOf(choices, picked).map((way) => way.to);
  for (const way of choices.ways) {
    if (goals.includes(way.area)) continue;
    const piece = way.kind === "daimyo" ? "daimyo" : "samurai";
    const on =
      picked !== null &&
      picked.kind === way.kind &&
      picked.area === way.area &&
      picked.colour === way.colour;
    const facts = { colour: say(`colour-${way.colour}`), area: say(`area-${way.area}`) };
    const label =
      piece === "daimyo"
        ? say("page-joraku-pick-daimyo", facts)
        : say("page-joraku-pick-samurai", facts);
    const press = () => pick(on ? null : { kind: way.kind, colour: way.colour, area: way.area });
    found.set(`${piece} ${way.colour} ${way.area}`, { label, pressed: on, removes: false, press });
  }
  const here = factionOf(view, view.acting ?? "")?.daimyo ?? "";
  for (const colour of goals.includes(here) ? [] : choices.removes) {
    const label = say("page-joraku-remove", {
      colour: say(`colour-${colour}`),
      area: say(`area-${here}`),
    });
    found.set(`samurai ${colour} ${here}`, {
      label,
      pressed: false,
      removes: true,
      press: () => turn.send(`remove ${colour}`),
    });
  }
  return found;
}
