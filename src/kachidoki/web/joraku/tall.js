// The map for narrow screens: the same seven areas below one another, drawn in real pixels, so
// that everything on them stays as large as a thumb and an eye need it.

import { svg } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { about } from "./explaining.js";
import { AREAS, ROUNDS } from "./model.js";
import { at, box, daimyo, icon, lengthOf, path, samurai, words } from "./pieces.js";
import { shape } from "./shapes.js";
import { leadPill, rankBadge } from "./standing.js";

/** @typedef {import("./model.js").Area} Area */
/** @typedef {import("./model.js").Standing} Standing */
/** @typedef {import("./wide.js").Wrap} Wrap */

const LEAST = 44; // how high an area is
const MOST = 78;
const LARGE = 700; // from this width on everything is drawn larger
const LARGER = 1.35;
const BESIDES = 304; // what plates and cards need of a phone's height
const EDGE = 7; // sea around them
const PIECES = 164; // where the pieces begin
const GOAL = 40; // where a piece would stand, beside them
const CELL = 78; // a faction's least room
const ROOMY = 560; // from this width on all factions stand side by side

/** @typedef {{width: number, high: number}} Room of the map, and of each area */

/**
 * Areas as high as the screen has room for all seven of them.
 * @param {number} wide of the map in pixels
 * @param {number} screen its height
 * @returns {import("./wide.js").Layout}
 */
export function tall(wide, screen) {
  const larger = wide >= LARGE ? LARGER : 1;
  const free = (screen / larger - BESIDES - 2 * EDGE) / AREAS.length;
  const room = {
    width: Math.round(wide / larger),
    high: Math.round(Math.min(MOST, Math.max(LEAST, free))),
  };
  const { width, high } = room;
  const outline = (/** @type {string} */ area) => points(AREAS.indexOf(area), room);
  return {
    size: [width, AREAS.length * high + 2 * EDGE],
    upright: true,
    roomy: false,
    outline,
    ground: () => ground(room, outline),
    signs: (area) => signs(area, room),
    content: (area, wrap, lit) =>
      factions(area, wrap, lit ? { ...room, width: room.width - GOAL } : room),
    goal: (area) => [width - EDGE - GOAL / 2, top(area, high) + high / 2],
    middle: (area) => [width / 2, top(area, high) + high / 2],
    station: (area) => [30, road(area, high)],
  };
}

/**
 * @param {string} area
 * @param {number} high
 */
function top(area, high) {
  return EDGE + AREAS.indexOf(area) * high;
}

/**
 * Where the road passes an area: in the middle of what its score rows leave free.
 * @param {string} area
 * @param {number} high
 */
function road(area, high) {
  return top(area, high) + (high - 22) / 2;
}

/**
 * The border between two areas is a gentle wave; both sides use the same one.
 * @param {number} k
 * @param {Room} room
 */
function points(k, { width, high }) {
  const found = [];
  const border = (/** @type {number} */ row, /** @type {number} */ x) =>
    EDGE + row * high + 2.2 * Math.sin(x / 31 + row * 1.7) + 1.3 * Math.sin(x / 13 + row * 2.9);
  const steps = Math.round(width / 12);
  const x = (/** @type {number} */ at) => EDGE + ((width - 2 * EDGE) * at) / steps;
  for (let at = 0; at <= steps; at += 1) found.push([x(at), border(k, x(at))]);
  for (let at = steps; at >= 0; at -= 1) found.push([x(at), border(k + 1, x(at))]);
  return found.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(" ");
}

/**
 * @param {Room} room
 * @param {(area: string) => string} outline
 */
function ground({ width, high }, outline) {
  const way = AREAS.map((area, k) => `${k ? "L" : "M"}30 ${road(area, high)}`).join("");
  return [
    box(0, 0, width, AREAS.length * high + 2 * EDGE, "var(--sea)", 12),
    ...AREAS.map((area) =>
      svg("polygon", {
        points: outline(area),
        fill: "none",
        stroke: "var(--shore)",
        "stroke-width": 8,
        "stroke-linejoin": "round",
      }),
    ),
    ...AREAS.flatMap((area) => {
      const kyoto = area === "kyoto";
      const tint = kyoto ? "var(--kyoto-border)" : "var(--border)";
      return [
        svg("polygon", {
          points: outline(area),
          fill: `var(--${area})`,
          stroke: "var(--border)",
          "stroke-width": kyoto ? 3 : 1.6,
          "stroke-linejoin": "round",
        }),
        at(width - 46, top(area, high) + high / 2, 0.78, [
          path(shape.landmarks[area].path, tint, { opacity: 0.15 }),
        ]),
      ];
    }),
    svg(
      "g",
      { fill: "none", "stroke-linecap": "round" },
      svg("path", { d: way, stroke: "var(--panel)", "stroke-width": 6, opacity: 0.75 }),
      svg("path", {
        d: way,
        stroke: "var(--road)",
        "stroke-width": 2.2,
        "stroke-dasharray": "7 4",
      }),
    ),
  ];
}

/**
 * @param {Area} area
 * @param {Room} room
 */
function signs(area, room) {
  const y = road(area.name, room.high);
  const kyoto = area.number === 0;
  const parts = [
    svg("circle", {
      cx: 30,
      cy: y,
      r: kyoto ? 15 : 12,
      fill: kyoto ? "var(--kyoto-border)" : "var(--plate)",
      stroke: "var(--plate-ink)",
      "stroke-width": 1.6,
    }),
    kyoto
      ? icon("torii", 30, y - 0.5, 0.75, "var(--card)")
      : words(area.number, 30, y + 5, 15, "var(--plate-ink)", { weight: 700, title: true }),
    words(say(`area-${area.name}`), 49, y + 5.5, 15, "var(--ink)", {
      weight: 700,
      title: true,
      anchor: "start",
      room: 60,
    }),
    svg(
      "g",
      about("rows", { area: area.name }),
      ...rows(area, top(area.name, room.high) + room.high - 24),
    ),
  ];
  if (area.standings.length) parts.push(leadPill(area.standings, PIECES - 4, y, true));
  return parts;
}

/**
 * @param {Area} area
 * @param {number} y
 */
function rows(area, y) {
  return area.rows.flatMap(({ round, row }, k) => {
    const [x, width, high, size] = k === 0 ? [14, 82, 20, 14] : [99, 60, 18, 12];
    const ink = k === 0 ? "var(--plate-ink)" : "var(--plate-next-ink)";
    const tab = k === 0 ? 25 : 21;
    const base = y + high / 2 + size * 0.36 + (k ? 1 : 0);
    const pitch = (width - tab) / 3;
    const paid = row.some((points) => points > 0)
      ? row.map((points, at) =>
          words(points, x + tab + (at + 0.4) * pitch, base, size, ink, {
            weight: k === 0 ? 700 : 400,
            room: pitch,
          }),
        )
      : [words("–", x + tab + pitch, base, size, ink)];
    return [
      box(x, y + (k ? 1 : 0), width, high, k === 0 ? "var(--plate)" : "var(--plate-next)", 4),
      words(ROUNDS[round - 1], x + tab / 2, base, 12, ink, { title: true }),
      ...paid,
    ];
  });
}

/**
 * @param {Area} area
 * @param {Wrap} wrap
 * @param {Room} room
 */
function factions(area, wrap, { width, high }) {
  const count = area.standings.length;
  const most = width >= ROOMY ? 4 : count > 2 ? 2 : 1;
  const lines = Math.ceil(count / most);
  const pitch = Math.min(36, high / 2 - 2);
  const cell = Math.max(CELL, (width - EDGE - 4 - PIECES) / most);
  const line = lines > 1 ? pitch : Math.min(44, high - 6);
  return area.standings.map((standing, k) => {
    const middle =
      top(area.name, high) + high / 2 + (Math.floor(k / most) - (lines - 1) / 2) * pitch;
    return at(PIECES + (k % most) * cell, middle, 1, faction(standing, cell, line, wrap));
  });
}

/**
 * One faction around a middle line: badge, Daimyo, Samurai as far as none lies on another, else one
 * for all of them; and their count.
 * @param {Standing} standing
 * @param {number} cell how wide its room is
 * @param {number} line and how high
 * @param {Wrap} wrap
 */
function faction({ colour, samurai: count, daimyo: led, ...standing }, cell, line, wrap) {
  const small = cell < 100;
  const badge = small ? 23 : 30;
  /** @type {Node[]} */
  const parts = [rankBadge(standing, badge / 2, 0, badge, small ? 17 : 20)];
  let x = badge + 4;
  if (led) {
    const scale = Math.min(small ? 0.52 : 0.85, (line - 2) / 51);
    parts.push(
      wrap(
        "daimyo",
        colour,
        [x - 1, -line / 2, 27 * scale + 3, line],
        [daimyo(colour, x + 13.5 * scale, 0, scale)],
      ),
    );
    x += 27 * scale + 4;
  }
  if (count) {
    const size = small ? 14 : 17;
    const told = count > 1 ? `×${count}` : "";
    const wide = 1.35 * lengthOf(told, size); // bold
    const room = cell - x - wide - 4;
    const scale = Math.min(1, (line - 3) / 24, room / 24);
    const pitch = 25 * scale;
    const shown = count * pitch <= room ? count : 1;
    const drawn = Array.from({ length: shown }, (_, k) =>
      samurai(colour, x + (k + 0.5) * pitch, 0, scale),
    );
    const right = x + shown * pitch;
    const number = words(told, right + 1, size * 0.36, size, "var(--ink)", {
      weight: 700,
      anchor: "start",
    });
    parts.push(
      wrap(
        "samurai",
        colour,
        [x - 1, -line / 2, right - x + wide + 4, line],
        told ? [...drawn, number] : drawn,
      ),
    );
  }
  return parts;
}
