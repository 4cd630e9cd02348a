// The drawing above the first page: an army on its way to the castle, under the banners of the
// games' clans.

import { svg } from "../lib/dom.js";

const [WIDE, HIGH] = [1200, 250];
const SOLDIER = "M-4 0L-3-9H3L4 0ZM-7-8.5L0-14L7-8.5ZM5.5 0L8-31L9 0Z";
const TORII =
  "M-30-44Q0-37 30-44L29-37Q0-31-29-37ZM-24-30H24V-25H-24ZM-19-38H-13V0H-20ZM13-38H19L20 0H13Z";
// A castle of three storeys upon its stones, the middle of its foot at 0, 0.
const CASTLE = [
  "M-92 0L-74-46H74L92 0Z",
  "M-62-46V-66H62V-46ZM-82-62Q-60-68-50-82H50Q60-68 82-62Z",
  "M-42-82V-98H42V-82ZM-60-94Q-42-100-34-112H34Q42-100 60-94Z",
  "M-24-112V-128H24V-112ZM-44-124Q-24-130-14-146H14Q24-130 44-124ZM-2-146L0-156L2-146Z",
].join("");

/** @type {Record<string, string>} the crests of banners, around 0, 0 */
const CRESTS = {
  coins: [-5, 5].flatMap((x) => [-10, 0, 10].map((y) => ring(x, y, 4, 1.7))).join(""),
  circle: ring(0, 0, 9, 5.5) + ring(0, 0, 3, 0),
  squares: [-5, 5].flatMap((x) => [-5, 5].map((y) => `M${x - 4} ${y - 4}h8v8h-8Z`)).join(""),
  triangles: "M0-10L5-1H-5ZM-6 1L-1 10H-11ZM6 1L11 10H1Z",
  diamonds: "M0-12L5-6L0 0L-5-6ZM0 0L5 6L0 12L-5 6ZM-6-6L-1 0L-6 6L-11 0ZM6-6L11 0L6 6L1 0Z",
};

/**
 * A circle with a hole.
 * @param {number} x
 * @param {number} y
 * @param {number} outer
 * @param {number} inner
 */
function ring(x, y, outer, inner) {
  const circle = (/** @type {number} */ r, /** @type {number} */ way) =>
    `M${x - r} ${y}a${r} ${r} 0 1 ${way} ${2 * r} 0a${r} ${r} 0 1 ${way} ${-2 * r} 0Z`;
  return circle(outer, 1) + (inner ? circle(inner, 0) : "");
}

/** How high the ground of the army lies at a place. */
function ground(/** @type {number} */ x) {
  return HIGH - 12 - 8 * Math.sin((x + 80) / 190) - (34 * x) / WIDE;
}

/**
 * @param {string} d
 * @param {string} kind
 * @param {number} [x]
 * @param {number} [y]
 * @param {number} [scale]
 */
function shape(d, kind, x = 0, y = 0, scale = 1) {
  return svg("path", { d, class: kind, transform: `translate(${x} ${y}) scale(${scale})` });
}

/**
 * A soldier's banner.
 * @param {number} x
 * @param {string} clan
 * @param {keyof typeof CRESTS} crest
 */
function banner(x, clan, crest) {
  const y = ground(x);
  return svg(
    "g",
    { transform: `translate(${x} ${y})` },
    svg("path", { d: "M-1.5 2V-92H1.5V2ZM-1.5-90H27V-87H-1.5Z", class: "ridge" }),
    svg("path", { d: "M1.5-87H27V-26H1.5Z", class: `cloth ${clan}` }),
    shape(CRESTS[crest], "crest", 14.2, -66, 0.92),
  );
}

/** The drawing; it fills whatever room it gets. */
export function heroPicture() {
  const ridge = Array.from({ length: 61 }, (_, k) => [20 * k, ground(20 * k)]);
  const line = ridge.map(([x, y]) => `L${x} ${y.toFixed(1)}`).join("");
  // It comes over the ridge; words stand to its left.
  const army = Array.from({ length: 27 }, (_, k) => 520 + k * 15 + 5 * Math.sin(2.4 * k));
  return svg(
    "svg",
    {
      class: "hero-picture",
      viewBox: `0 0 ${WIDE} ${HIGH}`,
      preserveAspectRatio: "xMaxYMax slice",
      "aria-hidden": "true",
    },
    svg(
      "linearGradient",
      { id: "hero-sky", x2: 0, y2: 1 },
      svg("stop", { class: "heaven" }),
      svg("stop", { class: "dawn", offset: 1 }),
    ),
    svg("rect", { width: WIDE, height: HIGH, fill: "url(#hero-sky)" }),
    svg("circle", { cx: 905, cy: 104, r: 66, class: "sun" }),
    shape(
      "M0 190L120 128L210 162L330 96L430 150L560 108L700 176L850 118L1010 170L1200 112V250H0Z",
      "far",
    ),
    shape("M560 250L722 96Q732 88 742 96L900 250Z", "fuji"),
    shape("M690 127L722 96Q732 88 742 96L775 127L758 121L746 133L732 120L718 133L706 121Z", "snow"),
    shape("M0 214Q150 166 320 196T640 188T920 200T1200 168V250H0Z", "near"),
    shape(CASTLE, "castle", 1062, ground(1062) + 6, 0.95),
    shape(TORII, "gate", 948, ground(948) + 3, 1),
    ...army.map((x) => shape(SOLDIER, "ridge", x, ground(x) + 2)),
    banner(566, "green", "diamonds"),
    banner(634, "yellow", "triangles"),
    banner(700, "blue", "squares"),
    banner(766, "sanada", "circle"),
    banner(846, "sanada", "coins"),
    shape(`M0 ${HIGH}${line}L${WIDE} ${HIGH}Z`, "ridge"),
  );
}
