// Movement on the board: cards fly, Samurai and Daimyos go along the road, points travel to whom
// they are paid. Everything is drawn where it belongs first; pictures of it then come from where it
// was.

import { el } from "../lib/dom.js";
import { boxOf, Flights } from "../lib/flights.js";
import { pause } from "../lib/settings.js";
import { changesBetween } from "./changes.js";
import { back, face, piece, sign } from "./pieces.js";
import { theme } from "./shapes.js";

/** @typedef {import("../lib/flights.js").Box} Box */
/** @typedef {import("./changes.js").Move} Move */
/** @typedef {import("./changes.js").Place} Place */
/** @typedef {import("./model.js").View} View */
/** @typedef {{move: Move, from: Box | null}} Ready */

// Milliseconds at the calm speed: of a movement, and how much later the next of several begins.
const MILLIS = { samurai: 520, daimyo: 700, card: 560, back: 560, kachidoki: 800 };
const LATER = 110;
const REST = 160; // after the last movement, before the next thing is shown
// Points on their way, and how much later the next one's leave: none lies on another.
export const PAYS = { delay: 450, millis: 700, apart: 170 };

export class Motion {
  /**
   * @param {HTMLElement} root
   * @param {import("./map.js").MapPanel} map
   */
  constructor(root, map) {
    this.root = root;
    this.map = map;
    this.flights = new Flights(root);
    this.timer = 0;
    this.release = () => {};
  }

  /**
   * What moves from one view to the next, and where it is now: ask before the next is drawn.
   * @param {View | null} from null: nothing leads to the next one
   * @param {View} to
   * @returns {Ready[]}
   */
  ready(from, to) {
    if (!from || !pause(1)) return [];
    return changesBetween(from, to).map((move) => ({
      move,
      from: boxOf(this.find(move.from, move, to)),
    }));
  }

  /**
   * Let them move, now that the next view is drawn; gives a promise if there is something to see.
   * @param {Ready[]} moves
   * @param {View} view
   * @returns {Promise<void> | undefined}
   */
  go(moves, view) {
    if (!moves.length) return undefined;
    clearTimeout(this.timer);
    this.release();
    // Those that arrive at the same place come one after another to its last pieces.
    /** @type {Record<string, number>} */
    const arrived = {};
    let longest = 0;
    for (const { move, from } of moves) {
      const start = from ?? boxOf(this.find(move.from, move, view)); // drawn only now
      const key = `${move.what} ${move.name} ${JSON.stringify(move.to)}`;
      arrived[key] = (arrived[key] ?? 0) + 1;
      const target = this.find(move.to, move, view, arrived[key]);
      const place = boxOf(target);
      const end = place && move.what === "card" ? asCard(place) : place;
      const [delay, millis] = [move.order * LATER, MILLIS[move.what]];
      longest = Math.max(longest, delay + millis);
      if (!start || !end) continue;
      const way = [start, ...this.road(move, end), end];
      const stays = "supply" in move.to || "cards" in move.to;
      const meanwhile = (!stays && target) || null;
      this.flights.start({ picture: pictureOf(move), way, meanwhile, delay, millis });
    }
    return new Promise((resolve) => {
      this.release = resolve;
      this.timer = setTimeout(resolve, pause(longest + REST));
    });
  }

  /**
   * Let points travel from where they stand to the plate of whom they are paid.
   * @param {Element} points
   * @param {string} colour
   * @param {number} order of several, from 0
   */
  pay(points, colour, order) {
    // Where they are told beside the name: they cover no number.
    const place = [".jo-colour", ".jo-name"].map((part) => boxOf(this.plaque(colour, part)));
    const [from, to] = [boxOf(points), place.find(Boolean)];
    if (!from || !to) return;
    const end = {
      x: to.x + (to.width - from.width) / 2,
      y: to.y + (to.height - from.height) / 2,
      width: from.width,
      height: from.height,
    };
    const picture = el("span", { class: "jo-points" });
    picture.append(...[...points.childNodes].map((each) => each.cloneNode(true)));
    const delay = PAYS.delay + PAYS.apart * order;
    this.flights.start({ picture, way: [from, end], meanwhile: null, delay, millis: PAYS.millis });
  }

  /** Everything is where it belongs. */
  finish() {
    clearTimeout(this.timer);
    this.flights.finish();
    this.release();
  }

  /**
   * The element that shows what lies in a place.
   * @param {Place} place
   * @param {Move} move
   * @param {View} view
   * @param {number} [last] of several pieces: the last, the one before it, and so on, from 1
   * @returns {Element | null | undefined}
   */
  find(place, move, view, last = 1) {
    const { root } = this;
    if ("area" in place) {
      const drawn = this.map.pieces(place.area, move.what, move.name);
      return drawn.at(-last) ?? drawn[0]; // a stack shows only some
    }
    if ("hand" in place) {
      return root.querySelector(`.jo-hand [data-key="card ${place.hand}"] .jo-face`);
    }
    if ("trick" in place) {
      const card = root.querySelectorAll(".jo-trick li")[place.trick];
      const parts = [...(card?.querySelectorAll(".jo-face, .jo-chip") ?? [])];
      return parts.find((part) => boxOf(part));
    }
    if ("supply" in place) return this.plaque(place.supply, ".jo-supply .jo-piece");
    if ("deck" in place) return root.querySelector(".jo-rounds .now");
    const seat = "cards" in place ? place.cards : place.holder;
    const colour = view.factions.find((faction) => faction.seat === seat)?.colour ?? "";
    return "cards" in place
      ? (this.plaque(colour, ".jo-held .jo-back") ?? this.plaque(colour, ".jo-crest"))
      : (this.plaque(colour, ".jo-kachidoki") ?? this.plaque(colour, ".jo-crest"));
  }

  /**
   * @param {string} colour
   * @param {string} part
   */
  plaque(colour, part) {
    return this.root.querySelector(`.jo-plaque[data-colour="${colour}"] ${part}`);
  }

  /**
   * The stations of the road that a piece passes on its way.
   * @param {Move} move
   * @param {Box} end as large as the piece is
   * @returns {Box[]}
   */
  road(move, { width, height }) {
    if (!("area" in move.from) || !("area" in move.to)) return [];
    return [move.from.area, move.to.area].map((area) => {
      const { x, y } = this.map.station(area);
      return { x: x - width / 2, y: y - height / 2, width, height };
    });
  }
}

/**
 * Room for a whole card in the middle of a place: in small it is shown only in part.
 * @param {Box} place
 * @returns {Box}
 */
function asCard({ x, y, width, height }) {
  const high = (width * theme.card.height) / theme.card.width;
  return { x, y: y + (height - high) / 2, width, height: high };
}

/** @param {Move} move */
function pictureOf({ what, name }) {
  if (what === "card") return face(name);
  if (what === "back") return back();
  return what === "kachidoki" ? sign("kachidoki") : piece(what, name);
}
