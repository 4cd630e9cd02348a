// The map as it lies on a table: seven areas in a row, drawn from the same data as in Python.

import { svg } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { about } from "./explaining.js";
import { AREAS, ROUNDS } from "./model.js";
import { at, box, daimyo, icon, lengthOf, path, samurai, words } from "./pieces.js";
import { shape } from "./shapes.js";
import { leadPill, LEAST, rankBadge } from "./standing.js";

/** @typedef {import("./shapes.js").Spot} Spot */
/** @typedef {import("./model.js").Area} Area */
/** @typedef {import("./model.js").Standing} Standing */
/**
 * How the areas are arranged.
 * @typedef {object} Layout
 * @property {Spot} size
 * @property {boolean} upright whether they lie below one another
 * @property {boolean} roomy whether there is room beside a piece for what it costs
 * @property {(area: string) => string} outline the points of an area's border
 * @property {() => Node[]} ground all that never changes
 * @property {(area: Area) => Node[]} signs what stands on its ground and is no piece
 * @property {(area: Area, wrap: Wrap, lit: boolean) => Node[]} content
 * @property {(area: string) => Spot} goal where a piece that is to come is shown
 * @property {(area: string) => Spot} middle
 * @property {(area: string) => Spot} station where the road passes it
 */
/**
 * @typedef {(kind: "samurai" | "daimyo", colour: string, room: [number, number, number, number],
 *   drawn: Node[]) => Node} Wrap
 */

/** @type {[number, string][]} light and shade of a panel, from its left to its right */
const FOLD = [
  [0, "light"],
  [0.35, "no"],
  [0.7, "no"],
  [1, "shade"],
];
// Bands of golden cloud, as on old screens and maps.
const CLOUD =
  "M0 16a8 8 0 0 1 0-16H92a8 8 0 0 1 0 16H150a8 8 0 0 1 0 16H214a7 7 0 0 1 0 14H60a7 7 0 0 1 0-14H26a8 8 0 0 1 0-16Z";
/** @type {[number, number, number][]} */
const CLOUDS = [
  [330, 6, 0.8],
  [640, -4, 0.85],
  [1050, 6, 0.8],
  [-40, 462, 0.9],
  [1010, 456, 0.62],
];

/** @type {Layout} */
export const wide = {
  size: shape.size,
  upright: false,
  roomy: true,
  outline: (area) => shape.areas[area].points,
  ground,
  signs,
  content,
  goal: (area) => {
    const [x] = shape.areas[area].station;
    return [x, shape.areas[area].slots[3][1] + 65];
  },
  middle: (area) => [shape.areas[area].station[0], shape.areas[area].slots[1][1]],
  station: (area) => shape.areas[area].station,
};

/**
 * One of the outlines, which are written down once.
 * @param {string} name
 * @param {import("../lib/dom.js").Attributes} look
 */
function outline(name, look) {
  return svg("use", { href: `#jo-${name}`, "stroke-linejoin": "round", ...look });
}

function ground() {
  const [width, height] = shape.size;
  const edge = (/** @type {number} */ stroke, /** @type {number} */ opacity) =>
    ["land", ...AREAS].map((name) =>
      outline(name, { fill: "none", stroke: "var(--shore)", "stroke-width": stroke, opacity }),
    );
  return [
    svg(
      "defs",
      {},
      ...AREAS.map((name) =>
        svg("polygon", { id: `jo-${name}`, points: shape.areas[name].points }),
      ),
      ...AREAS.map((name) => svg("clipPath", { id: `jo-in-${name}` }, outline(name, {}))),
      svg("polygon", { id: "jo-land", points: shape.land }),
      svg(
        "linearGradient",
        { id: "jo-fold" },
        ...FOLD.map(([offset, kind]) => svg("stop", { offset, class: `jo-${kind}` })),
      ),
      svg("clipPath", { id: "jo-frame" }, box(0, 0, width, height, "#000", 14)),
    ),
    svg(
      "g",
      { "clip-path": "url(#jo-frame)" },
      box(0, 0, width, height, "var(--sea)"),
      ...edge(30, 0.35),
      ...edge(16, 0.6),
      ...shape.waves.map(([x, y]) =>
        at(x, y, 1, [
          svg("path", { d: shape.wave, fill: "none", stroke: "var(--wave)", "stroke-width": 2 }),
        ]),
      ),
      outline("land", {
        fill: "var(--hinterland)",
        stroke: "var(--ridge-line)",
        "stroke-width": 1.5,
      }),
      ...shape.mountains.flatMap((mountain) => [
        path(mountain.path, "var(--ridge)", { stroke: "var(--ridge-line)", "stroke-width": 1.2 }),
        ...(mountain.snow ? [path(mountain.snow, "var(--snow)")] : []),
      ]),
      path(shape.lake, "var(--sea)", { stroke: "var(--shore)", "stroke-width": 3 }),
      ...CLOUDS.map(([x, y, scale]) =>
        at(x, y, scale, [path(CLOUD, "var(--gold)")], { opacity: 0.34 }),
      ),
    ),
    // All areas cast one shadow, and each is lit like a panel of a folding screen.
    at(
      4,
      7,
      1,
      AREAS.map((name) => outline(name, {})),
      { opacity: 0.2 },
    ),
    ...AREAS.flatMap(groundOf),
    svg(
      "g",
      { fill: "none", "stroke-linecap": "round" },
      svg("path", { d: shape.road, stroke: "var(--panel)", "stroke-width": 7, opacity: 0.75 }),
      svg("path", {
        d: shape.road,
        stroke: "var(--road)",
        "stroke-width": 2.6,
        "stroke-dasharray": "9 5",
      }),
    ),
    box(0, 0, width, height, "none", 14, { stroke: "var(--border)", "stroke-width": 2 }),
  ];
}

/**
 * An area's own ground, darker along its border; Kyoto, the goal of all, is like no other.
 * @param {string} name
 */
function groundOf(name) {
  const kyoto = name === "kyoto";
  const stroke = "var(--border)"; // a red edge is that of an area in reach
  const tint = kyoto ? "var(--kyoto-border)" : stroke;
  const landmark = shape.landmarks[name];
  return [
    outline(name, { fill: `var(--${name})` }),
    outline(name, { fill: "url(#jo-fold)" }),
    svg(
      "g",
      { "clip-path": `url(#jo-in-${name})` },
      outline(name, { fill: "none", stroke, "stroke-width": 18, opacity: 0.2 }),
    ),
    outline(name, { fill: "none", stroke, "stroke-width": kyoto ? 3.5 : 2 }),
    at(...landmark.at, 1.35, [path(landmark.path, tint, { opacity: 0.16 })]),
  ];
}

/**
 * An area's station on the road, its name, what it pays, and the influence of the first two.
 * @param {Area} area
 */
function signs(area) {
  const place = shape.areas[area.name];
  const [x, y] = place.station;
  const kyoto = area.number === 0;
  const parts = [
    svg("circle", {
      cx: x,
      cy: y,
      r: shape.station.radius * (kyoto ? 1.25 : 1),
      fill: kyoto ? "var(--kyoto-border)" : "var(--plate)",
      stroke: "var(--plate-ink)",
      "stroke-width": 2,
    }),
    kyoto
      ? icon("torii", x, y - 0.5, 1, "var(--card)")
      : words(area.number, x, y + 6.5, 19, "var(--plate-ink)", { weight: 700, title: true }),
    words(say(`area-${area.name}`), ...place.name, 22, "var(--ink)", {
      weight: 700,
      title: true,
      room: 140,
    }),
    svg("g", about("rows", { area: area.name }), ...rows(area, place.rows)),
  ];
  if (area.standings.length) parts.push(leadPill(area.standings, x + (kyoto ? 26 : 21), y, false));
  return parts;
}

/**
 * @param {Area} area
 * @param {Wrap} wrap
 */
function content(area, wrap) {
  const place = shape.areas[area.name];
  // All factions share the room below the rows; a piece that is to come has its own below that.
  const [[left, top], [, next]] = place.slots;
  const high = ((next - top) * place.slots.length) / Math.max(2, area.standings.length);
  return area.standings.map((standing, k) =>
    at(left, top + high * k, 1, faction(standing, high, wrap)),
  );
}

/**
 * This round's score row on a plate, and a smaller one for the next round's.
 * @param {Area} area
 * @param {Spot} middle
 */
function rows(area, middle) {
  const size = shape.rows;
  const left = middle[0] - size.width / 2;
  const pitch = (size.width - size.tab) / 3;
  let top = middle[1];
  return area.rows.flatMap(({ round, row }, k) => {
    const high = k === 0 ? size.height : size.next_height;
    const ink = k === 0 ? "var(--plate-ink)" : "var(--plate-next-ink)";
    const letters = k === 0 ? 20 : LEAST;
    const base = top + high / 2 + letters * 0.35;
    const plate = box(
      left,
      top,
      size.width,
      high,
      k === 0 ? "var(--plate)" : "var(--plate-next)",
      5,
    );
    const paid = row.some((points) => points > 0)
      ? row.map((points, at) =>
          words(points, left + size.tab + (at + 0.5) * pitch, base, letters, ink, {
            weight: k === 0 ? 700 : 400,
            room: pitch,
          }),
        )
      : [words("–", left + size.tab + 1.5 * pitch, base, letters, ink)];
    top += high + size.gap;
    return [
      plate,
      words(ROUNDS[round - 1], left + size.tab / 2 + 2, base, LEAST, ink, {
        title: true,
      }),
      ...paid,
    ];
  });
}

/**
 * A faction's place in the area, its Daimyo, and its Samurai: one by one while none would lie on
 * another, else as a stack with their count.
 * @param {Standing} standing
 * @param {number} high its room
 * @param {Wrap} wrap
 */
function faction(standing, high, wrap) {
  const { badge, gap, width } = shape.slot;
  const middle = high / 2;
  const crowd = group(standing, high, wrap);
  const [wide, tall] = badge;
  /** @type {Node[]} */
  const parts = [
    rankBadge(standing, wide / 2, crowd.counted ? middle - 11 : middle, wide, tall, LEAST),
  ];
  if (crowd.counted) {
    // A small Samurai says what is counted: the Daimyo is not.
    const told = words(`×${standing.samurai}`, wide / 2 + 7, middle + 17, LEAST, "var(--ink)", {
      weight: 700,
      room: 22,
    });
    parts.push(samurai(standing.colour, wide / 2 - 11, middle + 12, 0.52), told);
  }
  if (standing.daimyo) {
    const scale = daimyoScale(high);
    const x = wide + gap;
    // Alone it stands where pieces would: in the middle of their room.
    const from = standing.samurai ? x : x + (width - x - 27 * scale) / 4;
    parts.push(
      wrap(
        "daimyo",
        standing.colour,
        [from - 1, middle - 26 * scale, 27 * scale + 2, 52 * scale],
        [daimyo(standing.colour, from + 13.5 * scale, middle, scale)],
      ),
    );
  }
  return [...parts, ...crowd.drawn];
}

/**
 * A banner nearly as high as its room.
 * @param {number} high
 */
function daimyoScale(high) {
  return Math.min(shape.slot.daimyo, (high - 4) / 51);
}

/**
 * The Samurai of a faction, and whether how many they are is to be told beside them.
 * @param {Standing} standing
 * @param {number} high
 * @param {Wrap} wrap
 */
function group({ colour, samurai: count, daimyo: led }, high, wrap) {
  const { badge, gap, width, pieces, stack, count: size } = shape.slot;
  if (!count) return { counted: false, drawn: [] };
  const left = badge[0] + gap + (led ? 27 * daimyoScale(high) + gap : 0);
  const room = width - left;
  const middle = high / 2;
  const fits = (/** @type {number} */ scale) =>
    Math.floor(room / (25 * scale)) * Math.floor(high / (25 * scale)) >= count;
  const piece = pieces.find(fits);
  if (!piece) {
    const told = `×${count}`;
    const wide = lengthOf(told, size);
    const scale = Math.min(stack, (high - 8) / 28, (room - wide) / 28);
    const x = left + 13 * scale;
    /** @type {[number, number, number, number]} */
    const ring = [left - 2, middle - 15 * scale, 28 * scale + wide + 4, 30 * scale];
    const pile = [5, 2.5, 0].map((up) => samurai(colour, x + up, middle - up, scale));
    const number = words(told, x + 14 * scale, middle + size * 0.36, size, "var(--ink)", {
      weight: 700,
      anchor: "start",
    });
    return { counted: false, drawn: [wrap("samurai", colour, ring, [...pile, number])] };
  }
  const pitch = 25 * piece;
  const lines = Math.ceil(count / Math.floor(room / pitch));
  const across = Math.ceil(count / lines);
  const drawn = Array.from({ length: count }, (_, k) =>
    samurai(
      colour,
      left + pitch * ((k % across) + 0.5),
      middle + pitch * (Math.floor(k / across) - (lines - 1) / 2),
      piece,
    ),
  );
  /** @type {[number, number, number, number]} */
  const ring = [left - 1, middle - (pitch * lines) / 2 - 2, pitch * across + 2, pitch * lines + 4];
  return { counted: count > 1, drawn: [wrap("samurai", colour, ring, drawn)] };
}
