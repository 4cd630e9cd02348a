// Between two rounds: which one has ended, and what is shown while its points are looked at.

import { say } from "../lib/words.js";
import { choicesOf } from "./choices.js";
import { BY_AREA } from "./history.js";
import { ROUNDS } from "./model.js";

/** @typedef {import("./model.js").Update} Update */
/** @typedef {import("./model.js").View} View */

/**
 * The round that ended between two updates; 0 if none did.
 * @param {Update | null} old
 * @param {Update} update
 */
export function roundBetween(old, update) {
  if (!old?.view.round) return 0;
  if (update.outcome) return old.outcome ? 0 : update.view.round;
  return update.view.round > old.view.round ? old.view.round : 0;
}

/** @param {number} round */
export function roundScored(round) {
  return say("page-joraku-round-scored", { numeral: ROUNDS[round - 1] });
}

/**
 * While points are counted: what for, and of a round the sums, for those who have seen enough.
 * @param {number} round 0: of a skirmish
 * @param {(() => void) | null} finish null: all was shown
 * @param {string} now how the skirmish was won, or which area pays
 */
export function offerSums(round, finish, now) {
  const sums = finish && { label: say("page-joraku-show-sums"), key: "sums", press: finish };
  const text = round && !finish ? roundScored(round) : now;
  return { text, points: 0, choices: round && sums ? [sums] : [], turn: [] };
}

/**
 * The button that leaves what a skirmish has paid.
 * @param {() => unknown} press
 */
export function goOn(press) {
  return { label: say("page-joraku-go-on"), key: "go-on", main: true, press };
}

/**
 * What is shown of an update while the points before it are looked at: nothing can be done there,
 * and nobody has new cards yet.
 * @param {Update} update
 * @param {number} round that is scored; 0: only a skirmish, which still lies there
 * @param {View} before
 */
export function whileScored(update, round, before) {
  const { holder } = update.view;
  const paid = update.events.filter(({ key }) => BY_AREA.includes(key.split(".")[1] ?? ""));
  // What a round is about to pay, and not yet what the next one would.
  const due = (/** @type {string} */ colour) =>
    paid.reduce((all, { facts }) => all + (facts.colour === colour ? (facts.points ?? 0) : 0), 0);
  const factions = update.view.factions.map((each) =>
    paid.length ? { ...each, due: due(each.colour) } : each,
  );
  const { own, cards_held } = before;
  const still = { acting: null, to_act: [], awaited: [] };
  /** @type {View} */
  const view = round
    ? { ...update.view, ...still, own, cards_held, round, phase: "prestige" }
    : { ...before, ...still, factions, holder };
  const shown = { ...update, legal: [], take_back: false };
  return { update: shown, choices: choicesOf([], view), view };
}
