// The board in words.

import { fullStop, groups, joined, labelled, say } from "../lib/words.js";
import { ROUNDS } from "./model.js";
import { cardName } from "./pieces.js";

/** @typedef {import("./model.js").View} View */
/** @typedef {import("./model.js").Area} Area */

/**
 * A sentence or name as the beginning of a line.
 * @param {string} key
 * @param {import("../lib/words.js").Facts} [facts]
 */
export function capital(key, facts = {}) {
  const text = say(key, facts);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * An area with who stands there and what it pays.
 * @param {Area} area
 */
export function areaInWords(area) {
  const here = area.standings.map((standing) => {
    const facts = {
      colour: say(`colour-${standing.colour}`),
      place: say("place", { rank: standing.rank }),
      count: standing.samurai,
    };
    return standing.daimyo ? say("draw-told-daimyo", facts) : say("draw-told-samurai", facts);
  });
  const ahead = area.standings.find((standing) => standing.lead);
  const told = [
    say("draw-told-area", {
      area: say(`area-${area.name}`),
      factions: groups(here) || say("page-joraku-empty"),
    }),
  ];
  if (ahead?.lead) {
    const facts = { colour: capital(`colour-${ahead.colour}`), count: ahead.lead };
    told.push(say("page-joraku-leads", facts));
  }
  for (const { round, row } of area.rows) {
    const paid = row.flatMap((points, k) =>
      points ? [`${say("place", { rank: k + 1 })} ${points}`] : [],
    );
    const facts = { round: ROUNDS[round - 1], row: joined(paid) };
    told.push(say(row.some(Boolean) ? "page-joraku-pays" : "page-joraku-pays-none", facts));
  }
  return told.join(" ");
}

/**
 * The whole table, a line for each thing.
 * @param {View} view
 * @param {Area[]} areas
 * @param {string} now what the bar says
 * @param {(seat: number | null) => string} nameOf
 */
export function boardInWords(view, areas, now, nameOf) {
  const told = [say("page-joraku-rounds", { round: ROUNDS[Math.max(1, view.round) - 1] }), now];
  for (const variant of view.variants) {
    told.push(
      labelled(say(`page-joraku-variant-${variant}`), say(`page-joraku-variant-${variant}-about`)),
    );
  }
  for (const faction of view.factions) {
    const facts = {
      colour: capital(`colour-${faction.colour}`),
      points: faction.rp,
      supply: faction.supply,
    };
    if (faction.seat === null) told.push(say("draw-told-neutral", facts));
    else {
      const cards = fullStop(say("page-joraku-cards", { count: view.cards_held[faction.seat] }));
      told.push(`${labelled(nameOf(faction.seat), say("draw-told-player", facts))} ${cards}`);
    }
  }
  if (view.holder !== null) {
    told.push(fullStop(labelled(say("page-joraku-holder"), nameOf(view.holder))));
  }
  told.push(...areas.map(areaInWords));
  if (view.skirmish.length) {
    const cards = view.skirmish.map(
      (play) => `${say(`colour-${play.colour}`)} ${cardName(play.card)}`,
    );
    told.push(say("draw-told-skirmish", { cards: joined(cards) }));
  }
  const hand = [...(view.own?.hand ?? [])];
  if (hand.length) told.push(say("draw-told-hand", { cards: joined(hand.map(cardName)) }));
  const pack = view.own?.pack ?? [];
  if (pack.length) told.push(fullStop(labelled(say("draw-pack"), joined(pack.map(cardName)))));
  return told.filter(Boolean);
}
