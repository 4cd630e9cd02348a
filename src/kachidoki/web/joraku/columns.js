// The map for a phone held sideways: the seven areas side by side, drawn in real pixels, so that
// names, rows and pieces are as large as an eye needs them.

import { svg } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { about } from "./explaining.js";
import { AREAS, ROUNDS } from "./model.js";
import { at, box, daimyo, icon, path, samurai, words } from "./pieces.js";
import { shape } from "./shapes.js";
import { rankBadge } from "./standing.js";

/** @typedef {import("./model.js").Area} Area */
/** @typedef {import("./model.js").Standing} Standing */
/** @typedef {import("./wide.js").Wrap} Wrap */

const [LEAST, MOST] = [170, 320]; // how high the map is
const EDGE = 5; // sea around them
const HEAD = 62; // name and rows of an area
const FOOT = 30; // where a piece that is to come is shown
const STATION = 13; // the height at which the road passes

/**
 * @param {number} width of the map in pixels
 * @param {number} room the height that there is for it
 * @returns {import("./wide.js").Layout}
 */
export function columns(width, room) {
  const high = Math.max(LEAST, Math.min(MOST, room));
  const wide = (width - 2 * EDGE) / AREAS.length;
  const left = (/** @type {string} */ area) => EDGE + AREAS.indexOf(area) * wide;
  const outline = (/** @type {string} */ area) => points(AREAS.indexOf(area), wide, high);
  return {
    size: [width, high],
    upright: false,
    roomy: false,
    outline,
    ground: () => ground(width, high, outline, left, wide),
    signs: (area) => signs(area, left(area.name), wide),
    content: (area, wrap) => {
      const room = (high - EDGE - HEAD - FOOT) / Math.max(2, area.standings.length);
      return area.standings.map((standing, k) =>
        at(
          left(area.name) + 3,
          HEAD + EDGE + room * (k + 0.5),
          1,
          faction(standing, wide - 6, Math.min(room, 52), wrap),
        ),
      );
    },
    goal: (area) => [left(area) + wide / 2, high - EDGE - FOOT / 2 + 3],
    middle: (area) => [left(area) + wide / 2, high * 0.55],
    station: (area) => [left(area) + STATION, EDGE + STATION],
  };
}

/**
 * The border between two areas is a gentle wave; both sides use the same one.
 * @param {number} k
 * @param {number} wide
 * @param {number} high
 */
function points(k, wide, high) {
  const steps = Math.round(high / 12);
  const y = (/** @type {number} */ at) => EDGE + ((high - 2 * EDGE) * at) / steps;
  const border = (/** @type {number} */ column, /** @type {number} */ at) => {
    const bend = 1.6 * Math.sin(y(at) / 27 + column * 1.7) + Math.sin(y(at) / 12 + column * 2.9);
    return `${(EDGE + column * wide + bend).toFixed(1)},${y(at).toFixed(1)}`;
  };
  const down = Array.from({ length: steps + 1 }, (_, at) => border(k, at));
  const up = Array.from({ length: steps + 1 }, (_, at) => border(k + 1, steps - at));
  return [...down, ...up].join(" ");
}

/**
 * @param {number} width
 * @param {number} high
 * @param {(area: string) => string} outline
 * @param {(area: string) => number} left
 * @param {number} wide
 */
function ground(width, high, outline, left, wide) {
  return [
    box(0, 0, width, high, "var(--sea)", 10),
    ...AREAS.flatMap((area) => {
      const tint = area === "kyoto" ? "var(--kyoto-border)" : "var(--border)";
      return [
        svg("polygon", {
          points: outline(area),
          fill: `var(--${area})`,
          stroke: "var(--border)",
          "stroke-width": area === "kyoto" ? 2.6 : 1.4,
          "stroke-linejoin": "round",
        }),
        at(left(area) + wide / 2, high - EDGE - 32, 0.72, [
          path(shape.landmarks[area].path, tint, { opacity: 0.16 }),
        ]),
      ];
    }),
  ];
}

/**
 * An area's number and name, and below them what it pays.
 * @param {Area} area
 * @param {number} left
 * @param {number} wide
 */
function signs(area, left, wide) {
  const [x, y] = [left + STATION, EDGE + STATION];
  const kyoto = area.number === 0;
  return [
    svg("circle", {
      cx: x,
      cy: y,
      r: 9.5,
      fill: kyoto ? "var(--kyoto-border)" : "var(--plate)",
    }),
    kyoto
      ? icon("torii", x, y - 0.5, 0.55, "var(--card)")
      : words(area.number, x, y + 4.5, 13, "var(--plate-ink)", { weight: 700, title: true }),
    words(say(`area-${area.name}`), x + 12, y + 4.5, 12, "var(--ink)", {
      weight: 700,
      title: true,
      anchor: "start",
      room: wide - STATION - 15,
    }),
    svg("g", about("rows", { area: area.name }), ...rows(area, left + 3, wide - 6)),
  ];
}

/**
 * @param {Area} area
 * @param {number} left
 * @param {number} wide
 */
function rows(area, left, wide) {
  return area.rows.flatMap(({ round, row }, k) => {
    const [top, high, size] = k === 0 ? [EDGE + 25, 17, 12.5] : [EDGE + 43, 14, 12];
    const ink = k === 0 ? "var(--plate-ink)" : "var(--plate-next-ink)";
    const tab = 20;
    const pitch = (wide - tab) / 3;
    const base = top + high / 2 + size * 0.36;
    const paid = row.some((points) => points > 0)
      ? row.map((points, at) =>
          words(points, left + tab + (at + 0.5) * pitch, base, size, ink, {
            weight: k === 0 ? 700 : 400,
            room: pitch,
          }),
        )
      : [words("–", left + tab + 1.5 * pitch, base, size, ink)];
    return [
      box(left, top, wide, high, k === 0 ? "var(--plate)" : "var(--plate-next)", 3),
      words(ROUNDS[round - 1], left + tab / 2, base, 12, ink, { title: true }),
      ...paid,
    ];
  });
}

/**
 * A faction around a middle line: its rank, its Daimyo, and one Samurai for all of them with their
 * count below it.
 * @param {Standing} standing
 * @param {number} wide
 * @param {number} high
 * @param {Wrap} wrap
 */
function faction({ colour, samurai: count, daimyo: led, ...standing }, wide, high, wrap) {
  const badge = 21;
  const scale = Math.min(0.9, (wide - badge - 4) / 46, (high - (count > 1 ? 13 : 2)) / 25);
  const banner = Math.min(0.85, (high - 4) / 51);
  /** @type {Node[]} */
  const parts = [rankBadge(standing, badge / 2, 0, badge, 16)];
  let x = badge + 2;
  if (led) {
    parts.push(
      wrap(
        "daimyo",
        colour,
        [x - 1, -high / 2, 24 * banner + 2, high],
        [daimyo(colour, x + 12 * banner, 0, banner)],
      ),
    );
    x += 24 * banner + 1;
  }
  if (!count) return parts;
  const beside = !led && wide - x > 24 * scale + 18; // room for the count beside it
  const up = count > 1 && !beside ? -6 : 0;
  const told = words(
    `×${count}`,
    beside ? x + 26 * scale : x + 12 * scale,
    beside ? 5 : 12 * scale + 6,
    beside ? 13 : 12,
    "var(--ink)",
    { weight: 700, anchor: beside ? "start" : "middle" },
  );
  const drawn = samurai(colour, x + 12.5 * scale, up, scale);
  const ring = beside && count > 1 ? 25 * scale + 20 : 25 * scale;
  parts.push(
    wrap(
      "samurai",
      colour,
      [x - 1, -high / 2 + 1, Math.min(wide - x + 3, ring + 2), high - 2],
      count > 1 ? [drawn, told] : [drawn],
    ),
  );
  return parts;
}
