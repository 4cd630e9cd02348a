// What lies elsewhere in a view than it did in the one before, as moves from place to place.

import { factionOf } from "./model.js";

/** @typedef {import("./model.js").View} View */
/**
 * Where something lies: in an area, in a hand or as a card of the skirmish, with a faction or a
 * seat, or in the deck.
 * @typedef {{area: string} | {hand: string} | {trick: number} | {supply: string} | {cards: number}
 *   | {holder: number} | {deck: true}} Place
 */
/**
 * @typedef {object} Move
 * @property {"samurai" | "daimyo" | "card" | "back" | "kachidoki"} what
 * @property {string} name the colour of a piece, or the card
 * @property {Place} from
 * @property {Place} to
 * @property {number} order moves of one order go together; from 0
 */

/**
 * @param {View} from
 * @param {View} to
 * @returns {Move[]}
 */
export function changesBetween(from, to) {
  return [
    ...played(from, to),
    ...pieces(from, to),
    ...passed(from, to),
    ...dealt(from, to),
    ...holder(from, to),
  ];
}

/**
 * What was there before the cards of a view were dealt, if nothing has happened with them yet and
 * its seat is to choose among them; else null.
 * @param {import("./model.js").Update} update
 * @returns {View | null}
 */
export function undealt({ view, legal }) {
  const { own, skirmishes, skirmish } = view;
  const used = skirmishes.length + skirmish.length + (own?.gave?.length ?? 0);
  if (!own || !legal.length || used) return null;
  return { ...view, own: { hand: [] }, cards_held: view.cards_held.map(() => 0) };
}

/**
 * Cards that were played: from the own hand, or from the cards of somebody else.
 * @param {View} from
 * @param {View} to
 * @returns {Move[]}
 */
function played(from, to) {
  const known = from.skirmish.map((play) => play.card);
  const hand = from.own?.hand ?? [];
  return to.skirmish.flatMap(({ colour, card }, k) => {
    const seat = factionOf(to, colour)?.seat;
    if (known.includes(card) || seat === undefined) return [];
    /** @type {Place} */
    const place = hand.includes(card)
      ? { hand: card }
      : seat === null
        ? { deck: true }
        : { cards: seat };
    return [{ what: "card", name: card, from: place, to: { trick: k }, order: 0 }];
  });
}

/**
 * Samurai and Daimyos that went from area to area, came from the supply, or went home.
 * @param {View} from
 * @param {View} to
 * @returns {Move[]}
 */
function pieces(from, to) {
  return to.factions.flatMap(({ colour, daimyo, samurai }) => {
    const old = factionOf(from, colour);
    if (!old) return [];
    /** @type {Move[]} */
    const moves = [];
    if (old.daimyo && daimyo && old.daimyo !== daimyo) {
      const [start, end] = [{ area: old.daimyo }, { area: daimyo }];
      moves.push({ what: "daimyo", name: colour, from: start, to: end, order: 0 });
    }
    const more = (
      /** @type {Record<string, number>} */ a,
      /** @type {Record<string, number>} */ b,
    ) =>
      Object.entries(a).flatMap(([area, count]) =>
        Array.from({ length: Math.max(0, count - (b[area] ?? 0)) }, () => ({ area })),
      );
    const gone = more(old.samurai, samurai);
    const come = more(samurai, old.samurai);
    for (let k = 0; k < Math.max(gone.length, come.length); k += 1) {
      const supply = { supply: colour };
      const [start, end] = [gone[k] ?? supply, come[k] ?? supply];
      moves.push({ what: "samurai", name: colour, from: start, to: end, order: k });
    }
    return moves;
  });
}

/**
 * Cards that neighbours have passed to each other. Whom a seat gets its cards from follows from
 * whom it gives them to: all pass in the same directions.
 * @param {View} from
 * @param {View} to
 * @returns {Move[]}
 */
function passed(from, to) {
  const { own, seat } = to;
  if (from.phase !== "pass" || to.phase === "pass" || !own || seat === null) return [];
  const seats = to.cards_held.length;
  const receivers = from.own?.pass_to ?? [];
  const gave = [...(own.gave ?? []), ...(own.gave_right ?? [])];
  const givers = receivers.map((receiver) => (2 * seat - receiver + seats) % seats);
  const between = [...new Set(receivers)].flatMap((receiver) =>
    to.cards_held.flatMap((_, other) => {
      const next = (other + receiver - seat + seats) % seats;
      return other === seat || next === seat ? [] : [[other, next]];
    }),
  );
  return [
    ...gave.map((card, k) => ({
      .../** @type {const} */ ({ what: "card", name: card, order: k }),
      from: { hand: card },
      to: { cards: receivers[k] ?? receivers[0] },
    })),
    ...between.map(([other, next]) => ({
      .../** @type {const} */ ({ what: "back", name: "", order: 0 }),
      from: { cards: other },
      to: { cards: next },
    })),
    ...(own.received ?? []).map((card, k) => ({
      .../** @type {const} */ ({ what: "card", name: card, order: gave.length + k }),
      from: { cards: givers[k] ?? givers[0] },
      to: { hand: card },
    })),
  ];
}

/**
 * Cards of a new round: face up into the own hand, face down to the others.
 * @param {View} from
 * @param {View} to
 * @returns {Move[]}
 */
function dealt(from, to) {
  const most = Math.max(...from.cards_held);
  if (most > 0 || from.seat !== to.seat) return [];
  const hand = [...(to.own?.pack ?? []), ...(to.own?.hand ?? [])];
  return [
    ...hand.map((card, k) => ({
      .../** @type {const} */ ({ what: "card", name: card, order: k, from: { deck: true } }),
      to: { hand: card },
    })),
    ...to.cards_held.flatMap((count, seat) =>
      Array.from({ length: seat === to.seat ? 0 : count }, (_, k) => ({
        .../** @type {const} */ ({ what: "back", name: "", order: k, from: { deck: true } }),
        to: { cards: seat },
      })),
    ),
  ];
}

/**
 * The Kachidoki card, which goes to the winner of a skirmish.
 * @param {View} from
 * @param {View} to
 * @returns {Move[]}
 */
function holder(from, to) {
  if (from.holder === null || to.holder === null || from.holder === to.holder) return [];
  const [start, end] = [{ holder: from.holder }, { holder: to.holder }];
  return [{ what: "kachidoki", name: "", from: start, to: end, order: 0 }];
}
