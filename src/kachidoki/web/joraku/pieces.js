// Symbols, pieces and cards, as Python draws them; colours are CSS variables.

import { svg } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { theme } from "./shapes.js";

/** @typedef {import("../lib/dom.js").Child} Child */

/**
 * A group that stands elsewhere, larger or smaller, or turned.
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @param {Child[]} inside
 * @param {import("../lib/dom.js").Attributes} [more]
 */
export function at(x, y, scale, inside, more = {}) {
  return svg("g", { transform: `translate(${x} ${y}) scale(${scale})`, ...more }, ...inside);
}

/**
 * @param {string} d
 * @param {string} fill
 * @param {import("../lib/dom.js").Attributes} [more]
 */
export function path(d, fill, more = {}) {
  return svg("path", { d, fill, "fill-rule": "evenodd", ...more });
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {string} fill
 * @param {number} [rx]
 * @param {import("../lib/dom.js").Attributes} [more]
 */
export function box(x, y, width, height, fill, rx = 0, more = {}) {
  return svg("rect", { x, y, width, height, rx, fill, ...more });
}

/**
 * How long a text is, about: 0.58 of its size for a letter, a whole one for a Chinese sign.
 * @param {string} text
 * @param {number} size
 */
export function lengthOf(text, size) {
  return [...text].reduce((sum, sign) => sum + (sign > "\u2e80" ? 1 : 0.58) * size, 0);
}

/**
 * A line of text, in the middle unless `anchor` says otherwise. With a room it is squeezed to fit.
 * @param {string | number} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} fill
 * @param {{anchor?: string, weight?: number, title?: boolean, room?: number}} [how]
 */
export function words(text, x, y, size, fill, how = {}) {
  const told = String(text);
  const wide = lengthOf(told, size);
  const squeeze = how.room !== undefined && wide > how.room ? how.room : null;
  return svg(
    "text",
    {
      x,
      y,
      fill,
      "font-size": size,
      "text-anchor": how.anchor ?? "middle",
      "font-weight": how.weight ?? 400,
      "font-family": how.title ? "var(--font-title)" : null,
      textLength: squeeze,
      lengthAdjust: squeeze && "spacingAndGlyphs",
    },
    told,
  );
}

/**
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @param {string} fill
 */
export function icon(name, x, y, scale, fill) {
  return at(x, y, scale, [path(theme.icons[name], fill)]);
}

/**
 * A player's crest.
 * @param {string} colour
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
export function mon(colour, x, y, scale) {
  return at(x, y, scale, [path(theme.players[colour].mon, `var(--${colour}-on)`)]);
}

/**
 * A Samurai: a wooden piece with its colour's outline and crest.
 * @param {string} colour
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
export function samurai(colour, x, y, scale) {
  const look = theme.players[colour];
  const { thick } = theme.token;
  const edge = { stroke: `var(--${colour}-edge)`, "stroke-width": 1.6 };
  return at(x, y - (thick * scale) / 2, scale, [
    svg("ellipse", { cx: 1.5, cy: 7 + thick, rx: 11.5, ry: 5.5, opacity: 0.22 }),
    at(0, thick, 1, [path(look.token, `var(--${colour}-deep)`, edge)]),
    path(look.token, `var(--${colour}-fill)`, edge),
    mon(colour, ...look.mon_at, theme.token.mon),
  ]);
}

/**
 * A Daimyo: the banner of its colour, so that nobody takes it for a Samurai.
 * @param {string} colour
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
export function daimyo(colour, x, y, scale) {
  const shape = theme.banner;
  const wood = { stroke: "var(--plate)", "stroke-width": 0.8 };
  return at(x, y, scale, [
    path(shape.pole, "var(--road)", wood),
    path(shape.cloth, `var(--${colour}-fill)`, {
      stroke: `var(--${colour}-edge)`,
      "stroke-width": 1.6,
    }),
    path(shape.bar, "var(--road)", wood),
    mon(colour, ...shape.mon_at, shape.mon),
  ]);
}

/**
 * A piece alone, for lines of text and buttons.
 * @param {"samurai" | "daimyo"} kind
 * @param {string} colour
 */
export function piece(kind, colour) {
  const drawn = kind === "daimyo" ? daimyo(colour, 0, 0, 1) : samurai(colour, 0, 0, 1);
  const view = kind === "daimyo" ? "-15 -27 30 54" : "-14 -14 28 28";
  return svg("svg", { viewBox: view, class: `jo-piece ${kind}`, "aria-hidden": "true" }, drawn);
}

/**
 * A colour's crest on its ground.
 * @param {string} colour
 */
export function crest(colour) {
  return svg(
    "svg",
    { viewBox: "-16 -16 32 32", class: "jo-crest", "aria-hidden": "true" },
    box(-16, -16, 32, 32, `var(--${colour}-fill)`, 5),
    mon(colour, 0, 0, 1.05),
  );
}

/**
 * An icon alone.
 * @param {string} name
 */
export function sign(name) {
  return svg(
    "svg",
    { viewBox: "-14 -14 28 28", class: "jo-sign", "aria-hidden": "true" },
    icon(name, 0, 0, 1, "currentColor"),
  );
}

/** @param {string} card */
export function parts(card) {
  const [suit = "", rank = ""] = card.split(" ");
  return { suit, rank, ninja: rank === "ninja", value: rank === "ninja" ? 0 : Number(rank) };
}

/**
 * A card as the sentences call it.
 * @param {string} card
 */
export function cardName(card) {
  const { suit, rank, ninja } = parts(card);
  const named = { suit: say(`suit-${suit}`) };
  return ninja ? say("card-ninja", named) : say("card-number", { ...named, number: rank });
}

/**
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
function weapon(name, x, y, scale) {
  const look = theme.suits[name];
  return svg(
    "g",
    { transform: `translate(${x} ${y}) rotate(${look.turn}) scale(${scale})` },
    path(look.path, look.fill),
  );
}

/**
 * A card face up.
 * @param {string} card
 */
export function face(card) {
  const { width, height, round } = theme.card;
  const { suit, rank, ninja } = parts(card);
  const tint = theme.suits[suit].fill;
  const middle = width / 2;
  const foot = `M4 ${height - 25}H${width - 4}V${height - 9}Q${width - 4} ${height - 4} ${width - 9} ${height - 4}H9Q4 ${height - 4} 4 ${height - 9}Z`;
  return svg(
    "svg",
    { viewBox: `-1 -1 ${width + 2} ${height + 2}`, class: "jo-face", "aria-hidden": "true" },
    box(0, 0, width, height, "var(--card)", round, { stroke: "var(--card-line)" }),
    box(4, 4, width - 8, height - 8, "none", round - 3, { stroke: tint }),
    svg("circle", { cx: middle + 3, cy: 50, r: 27, fill: tint, opacity: 0.13 }),
    path(foot, tint),
    words(say(`suit-${suit}`), middle, height - 9, 18, "var(--card)", {
      weight: 600,
      room: width - 21, // clear of the frame
    }),
    ...(ninja
      ? [
          at(middle, 39, 1.75, [path(theme.ninja, tint)]),
          words(say("draw-ninja"), middle, 80, 18, "var(--card-ink)", {
            weight: 700,
            title: true,
            room: width - 21,
          }),
        ]
      : [
          words(rank, 19, 37, 34, "var(--card-ink)", { weight: 700, title: true }),
          weapon(suit, middle + 3, 52, 1.65),
        ]),
  );
}

/** A card that nobody here knows. */
export function back() {
  const { width, height, round } = theme.card;
  const rings = [13, 20, 27]
    .map(
      (r) =>
        `M${width / 2} ${height / 2 - r * 1.35}l${r} ${r * 1.35}l${-r} ${r * 1.35}l${-r} ${-r * 1.35}Z`,
    )
    .join("");
  return svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: "jo-back", "aria-hidden": "true" },
    box(0, 0, width, height, "var(--back)", round),
    box(6, 6, width - 12, height - 12, "none", round - 3, {
      stroke: "var(--back-line)",
      "stroke-width": 2,
    }),
    svg("path", { d: rings, fill: "none", stroke: "var(--back-line)", "stroke-width": 2 }),
  );
}

/**
 * A card in small.
 * @param {string} card
 */
export function chip(card) {
  const { suit, rank, ninja } = parts(card);
  return svg(
    "svg",
    { viewBox: "0 0 42 27", class: "jo-chip", role: "img", "aria-label": cardName(card) },
    box(1, 1, 40, 25, "var(--card)", 5, { stroke: "var(--card-line)" }),
    ninja
      ? at(14, 13.5, 0.55, [path(theme.ninja, theme.suits[suit].fill)])
      : words(rank, 13, 20, 18, "var(--card-ink)", { weight: 700, title: true }),
    weapon(suit, 30, 13.5, 0.6),
  );
}

/**
 * A short text on the colour of what can be done, around a middle.
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} size of its letters
 */
export function pill(text, x, y, size) {
  const [wide, high] = [size * 0.8 + lengthOf(text, size), size * 1.45];
  return svg(
    "g",
    { class: "jo-pill" },
    box(x - wide / 2, y - high / 2, wide, high, "var(--accent)", high / 2),
    words(text, x, y + size * 0.35, size, "var(--panel)", { weight: 700 }),
  );
}
