// The sheets of points, of a round and of the game: loaded once there are points.

import { address } from "../lib/addresses.js";
import { styleSheet } from "../lib/dom.js";
import { drawBar } from "./bar.js";
import { drawEnding, offerEnding } from "./ending.js";
import { drawRound, offerMap } from "./sheet.js";
import { drawVictory } from "./victory.js";

/**
 * @typedef {object} ResultsScene
 * @property {Record<"round" | "result" | "bar", HTMLElement>} parts
 * @property {import("./model.js").Update} update
 * @property {import("./history.js").History} history
 * @property {number} round whose sums are shown; 0: those of the game
 * @property {boolean} map whether the map is looked at instead
 * @property {boolean} celebrates who has won is shown before all the points
 * @property {string} reason the sentence of the end
 * @property {string} text what the bar says
 * @property {(seat: number | null) => string} nameOf
 * @property {(map: boolean) => void} flip to the map or back
 * @property {() => void} goOn after a round
 * @property {() => void} toPoints from who has won to all the points
 */

await styleSheet(address("/web/joraku/victory.css"));

/** @param {ResultsScene} scene */
export function drawResults(scene) {
  const { parts, update, history, round, map, nameOf, flip, goOn } = scene;
  const { view, outcome } = update;
  const [toMap, back] = [() => flip(true), () => flip(false)];
  const over = outcome !== null;
  if (round && map) return drawBar(parts.bar, offerMap(round, over, back, goOn));
  if (round) return drawRound(parts.round, { view, history, round, over, nameOf, go: goOn, toMap });
  if (!outcome) return;
  const draw = scene.celebrates ? drawVictory : drawEnding;
  const next = scene.celebrates ? scene.toPoints : toMap;
  draw(parts.result, view, history, outcome, scene.reason, nameOf, next);
  if (map) drawBar(parts.bar, offerEnding(scene.text, back));
}
