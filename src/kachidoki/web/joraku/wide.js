// The map as it lies on a table: seven areas in a row, drawn from the same data as in Python.

import { svg } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { AREAS, ROUNDS } from "./model.js";
import { at, box, daimyo, icon, path, samurai, words } from "./pieces.js";
import { shape } from "./shapes.js";
import { leadPill, rankBadge } from "./standing.js";

/** @typedef {import("./shapes.js").Spot} Spot */
/** @typedef {import("./model.js").Area} Area */
/** @typedef {import("./model.js").Standing} Standing */
/**
 * How the areas are arranged.
 * @typedef {object} Layout
 * @property {Spot} size
 * @property {(area: string) => string} outline the points of an area's border
 * @property {() => Node[]} ground all that never changes
 * @property {(area: Area, wrap: Wrap, lit: boolean) => Node[]} content
 * @property {(area: string) => Spot} goal where a piece that is to come is shown
 * @property {(area: string) => Spot} middle
 * @property {(area: string) => Spot} station where the road passes it
 */
/**
 * @typedef {(kind: "samurai" | "daimyo", colour: string, room: [number, number, number, number],
 *   drawn: Node[]) => Node} Wrap
 */

const PRINTED = ["printed", "own"];

/** @type {Layout} */
export const wide = {
  size: shape.size,
  outline: (area) => shape.areas[area].points,
  ground,
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
  const stroke = kyoto ? "var(--kyoto-border)" : "var(--border)";
  const landmark = shape.landmarks[name];
  return [
    outline(name, { fill: `var(--${name})` }),
    svg(
      "g",
      { "clip-path": `url(#jo-in-${name})` },
      outline(name, { fill: "none", stroke, "stroke-width": 18, opacity: 0.2 }),
    ),
    outline(name, { fill: "none", stroke, "stroke-width": kyoto ? 3.5 : 2 }),
    at(...landmark.at, 1.35, [path(landmark.path, stroke, { opacity: 0.16 })]),
  ];
}

/**
 * @param {Area} area
 * @param {Wrap} wrap
 */
function content(area, wrap) {
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
    ...rows(area, place.rows),
  ];
  if (area.standings.length) parts.push(leadPill(area.standings, x + (kyoto ? 26 : 21), y, false));
  // Few factions have room for larger pieces; a piece that is to come has its own room below.
  const large = area.order.length <= place.wide_slots.length;
  const spots = large ? place.wide_slots : place.slots;
  area.standings.forEach((standing) => {
    const [left, top] = spots[standing.slot];
    parts.push(at(left, top, 1, faction(standing, large ? shape.wide_slot : shape.slot, wrap)));
  });
  return parts;
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
  const star = PRINTED.includes(area.source) ? "" : "*";
  let top = middle[1];
  return area.rows.flatMap(({ round, row }, k) => {
    const high = k === 0 ? size.height : size.next_height;
    const ink = k === 0 ? "var(--plate-ink)" : "var(--plate-next-ink)";
    const letters = k === 0 ? 19 : 15.5;
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
      words(ROUNDS[round - 1] + star, left + size.tab / 2 + 2, base, letters * 0.78, ink, {
        title: true,
      }),
      ...paid,
    ];
  });
}

/**
 * A faction's place in the area, its Daimyo, and every single Samurai with their count.
 * @param {Standing} standing
 * @param {import("./shapes.js").Slot} slot
 * @param {Wrap} wrap
 */
function faction(standing, slot, wrap) {
  const [x, y, width, high] = slot.rank;
  /** @type {Node[]} */
  const parts = [rankBadge(standing, x, y, width, high)];
  if (standing.daimyo) {
    const [left, middle, scale] = slot.daimyo;
    parts.push(
      wrap(
        "daimyo",
        standing.colour,
        [left - 14 * scale, middle - 26 * scale, 27 * scale, 51 * scale],
        [daimyo(standing.colour, left, middle, scale)],
      ),
    );
  }
  if (standing.samurai) parts.push(group(standing, slot, wrap));
  return parts;
}

/**
 * Every Samurai of a faction, larger while they fit into one row, and how many they are.
 * @param {Standing} standing
 * @param {import("./shapes.js").Slot} slot
 * @param {Wrap} wrap
 */
function group(standing, slot, wrap) {
  const grid = slot.samurai;
  const count = standing.samurai;
  const lines = Math.ceil(count / grid.in_row);
  const look = lines === 1 ? (grid.few ?? grid) : grid;
  const [pitchX, pitchY] = look.pitch;
  const [left, middle] = standing.daimyo ? grid.beside : grid.alone;
  const top = middle - (pitchY * (lines - 1)) / 2;
  const drawn = Array.from({ length: count }, (_, k) =>
    samurai(
      standing.colour,
      left + (k % grid.in_row) * pitchX,
      top + Math.floor(k / grid.in_row) * pitchY,
      look.size,
    ),
  );
  const right = left + (Math.min(count, grid.in_row) - 1) * pitchX;
  const told = slot.count.at
    ? words(`×${count}`, ...slot.count.at, slot.count.size, "var(--ink)", { weight: 700 })
    : words(
        `×${count}`,
        right + (slot.count.after ?? 0),
        middle + (slot.count.down ?? 0),
        slot.count.size,
        "var(--ink)",
        { weight: 700, anchor: "start" },
      );
  const high = Math.max(lines * pitchY, 24) + 10;
  const beside = slot.count.at ? 0 : count > 9 ? 34 : 25;
  const pieces = wrap(
    "samurai",
    standing.colour,
    [left - 13, middle - high / 2, right - left + 26 + beside, high],
    beside ? [...drawn, told] : drawn,
  );
  return beside ? pieces : svg("g", {}, pieces, told);
}
