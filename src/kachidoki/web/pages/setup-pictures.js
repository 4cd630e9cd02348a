// Small pictures of what an option changes, made of the game's own pieces.

import { at, box, daimyo, face, mon, path, samurai, words } from "../joraku/pieces.js";
import { address } from "../lib/addresses.js";
import { el, svg } from "../lib/dom.js";
import { isDark } from "../lib/settings.js";
import { currentLanguage, say } from "../lib/words.js";

const WIDTH = 120;
const HEIGHT = 68;
const COLOURS = ["red", "blue", "yellow", "green"];

/** @typedef {import("../lib/dom.js").Child} Child */

/** @param {...Child} inside */
function picture(...inside) {
  return svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "option-picture", "aria-hidden": "true" },
    ...inside,
  );
}

/**
 * @param {string | number} text
 * @param {number} x
 * @param {number} y
 * @param {number} [size]
 */
const number = (text, x, y, size = 17) => words(text, x, y, size, "var(--accent)", { weight: 700 });

/**
 * From one place to another.
 * @param {number} x
 * @param {number} y
 * @param {number} toX
 * @param {number} toY
 */
function arrow(x, y, toX, toY) {
  const length = Math.hypot(toX - x, toY - y);
  const [dx, dy] = [(toX - x) / length, (toY - y) / length];
  const head = `M${toX} ${toY}L${toX - 8 * dx + 4 * dy} ${toY - 8 * dy - 4 * dx}L${toX - 8 * dx - 4 * dy} ${toY - 8 * dy + 4 * dx}Z`;
  return svg(
    "g",
    {},
    svg("line", {
      x1: x,
      y1: y,
      x2: toX - 6 * dx,
      y2: toY - 6 * dy,
      stroke: "var(--ink)",
      "stroke-width": 2.5,
    }),
    path(head, "var(--ink)"),
  );
}

/**
 * @param {string} colour
 * @param {number} x
 * @param {number} y
 */
function house(colour, x, y) {
  return at(x, y, 0.75, [
    box(-16, -16, 32, 32, `var(--${colour}-fill)`, 5),
    mon(colour, 0, 0, 1.05),
  ]);
}

/**
 * @param {string} card
 * @param {number} x
 * @param {number} y
 */
function card(card, x, y) {
  const drawn = face(card);
  for (const [name, value] of Object.entries({ x, y, width: 36, height: 54 })) {
    drawn.setAttribute(name, String(value));
  }
  return drawn;
}

/** @param {number} count */
const ring = (count) =>
  Array.from({ length: count }, (_, seat) => {
    const turn = (2 * Math.PI * seat) / count + Math.PI / 2;
    return /** @type {[number, number]} */ ([60 + 40 * Math.cos(turn), 34 + 20 * Math.sin(turn)]);
  });

/**
 * @param {number} players
 * @param {(seat: number) => number[]} to where each seat's cards go
 */
function passing(players, to) {
  const count = Math.min(players, COLOURS.length);
  const seats = ring(count);
  const near = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ part) =>
    a + part * (b - a);
  return picture(
    ...seats.flatMap(([x, y], seat) =>
      to(seat).map((each) => {
        const [toX, toY] = seats[(each + count) % count];
        return arrow(
          near(x, toX, 0.36),
          near(y, toY, 0.36),
          near(x, toX, 0.68),
          near(y, toY, 0.68),
        );
      }),
    ),
    ...seats.map(([x, y], seat) => house(COLOURS[seat], x, y)),
  );
}

/**
 * Three ranks in an area, and what they are paid.
 * @param {(string | number)[]} paid
 * @param {number} [winner]
 */
function ranks(paid, winner) {
  return picture(
    ...[4, 3, 1].map((_, rank) =>
      svg(
        "g",
        {},
        samurai(COLOURS[rank], 24 + 36 * rank, 26, 1.15),
        rank === winner &&
          svg("circle", {
            cx: 24 + 36 * rank,
            cy: 26,
            r: 19,
            fill: "none",
            stroke: "var(--gold)",
            "stroke-width": 3,
          }),
        number(paid[rank], 24 + 36 * rank, 62),
      ),
    ),
  );
}

/** @type {Record<string, (players: number) => SVGElement>} */
const PICTURES = {
  "players 2": () => picture(...ring(2).map(([x, y], seat) => house(COLOURS[seat], x, y))),
  "players 3": () => picture(...ring(3).map(([x, y], seat) => house(COLOURS[seat], x, y))),
  "players 4": () => picture(...ring(4).map(([x, y], seat) => house(COLOURS[seat], x, y))),
  "mode houses": () =>
    picture(
      house("red", 22, 34),
      house("blue", 46, 34),
      words("–", 60, 40, 18, "var(--ink)"),
      house("yellow", 76, 34),
      house("green", 100, 34),
    ),
  "mode neutral": () =>
    picture(
      house("red", 30, 18),
      house("blue", 90, 18),
      samurai("yellow", 36, 50, 1),
      samurai("yellow", 60, 50, 1),
      arrow(76, 50, 106, 50),
    ),
  "variants none": () => picture(box(40, 8, 36, 52, "var(--empty)", 5, { stroke: "var(--line)" })),
  "variants random": () =>
    picture(
      ...[26, 60].map((x) =>
        svg(
          "g",
          {},
          box(x, 8, 34, 52, "var(--card)", 5, { stroke: "var(--card-line)" }),
          number("?", x + 17, 43, 26),
        ),
      ),
    ),
  "variants chosen": () =>
    picture(
      ...[1, 2, 3, 4, 5, 6].map((each) =>
        svg(
          "g",
          {},
          box(2 + 19 * (each - 1), 16, 21, 34, "var(--card)", 4, { stroke: "var(--card-line)" }),
          number(each, 12.5 + 19 * (each - 1), 39),
        ),
      ),
    ),
  "variant 1": () =>
    picture(
      daimyo("red", 28, 34, 1),
      samurai("red", 54, 44, 1),
      words("5", 82, 30, 20, "var(--ink)", { weight: 700 }),
      number("+5", 96, 56),
    ),
  "variant 2": () =>
    picture(
      samurai("red", 26, 26, 1),
      samurai("red", 46, 26, 1),
      samurai("blue", 78, 26, 1),
      samurai("blue", 98, 26, 1),
      number("1", 36, 62),
      number("1", 88, 62),
    ),
  "variant 3": () => ranks([4, 2, 0]),
  "variant 4": () =>
    picture(
      daimyo("red", 20, 34, 1),
      arrow(38, 40, 68, 40),
      words(say("area-kyoto"), 92, 30, 15, "var(--ink)", { weight: 700, room: 46 }),
      number("+6", 92, 56),
    ),
  "variant 5": () =>
    picture(card("katana 5", 8, 7), card("katana 2", 48, 7), number("+2", 103, 42)),
  "variant 6": () =>
    picture(
      daimyo("red", 22, 34, 1),
      arrow(42, 34, 86, 34),
      number("1", 64, 26),
      daimyo("red", 102, 34, 1),
    ),
  "kachidoki all": () => ranks(["+3", "+2", "+1"], 0),
  "kachidoki winner": () => ranks(["+3", "–", "–"], 0),
  "passing left": (players) => passing(players, (seat) => [seat + 1]),
  "passing both": (players) => passing(players, (seat) => [seat + 1, seat - 1]),
};

/**
 * The picture of a choice; null where words say enough.
 * @param {string} option
 * @param {string} value
 * @param {number} players how many there are
 */
export function pictureOf(option, value, players) {
  return PICTURES[`${option} ${value}`]?.(players) ?? null;
}

/**
 * How a game of Rokumon begins, as Python draws it.
 * @param {Record<string, string>} options
 */
export function startPicture(options) {
  const question = new URLSearchParams({
    act: options.act ?? "campaign",
    dark: String(isDark()),
    language: currentLanguage(),
  });
  if (options.difficulty) question.set("difficulty", options.difficulty);
  return el("img", { class: "start-picture", alt: "", src: address(`/web/start.svg?${question}`) });
}
