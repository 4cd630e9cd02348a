// Coins, warriors, crests and tokens, as Python's pictures draw them.

import { svg } from "../lib/dom.js";
import { table, theme } from "./shapes.js";

/** @typedef {{clan: string, value: string | null, faceDown: boolean, couldBe: string[]}} Warrior */

const MANY = 20; // notches that are a fine edge

/** A value as it is printed on the piece. */
export function stars(/** @type {string} */ value) {
  return value.replace("*", "★");
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} [scale]
 */
export function at(x, y, scale = 1) {
  return scale === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${scale})`;
}

/**
 * One of the theme's icons.
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @param {string} kind
 */
export function icon(name, x, y, scale, kind) {
  return svg("path", {
    d: theme.icons[name],
    "fill-rule": "evenodd",
    transform: at(x, y, scale),
    class: kind,
  });
}

/**
 * A clan's crest.
 * @param {string} clan
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 */
export function crest(clan, x, y, scale) {
  const look = table.clans[clan];
  return svg(
    "g",
    { class: "crest", transform: at(x, y, scale) },
    ...look.repeat.map((turn) =>
      svg("path", { d: look.crest, "fill-rule": "evenodd", transform: `rotate(${turn})` }),
    ),
    look.around && svg("path", { d: look.around, "fill-rule": "evenodd" }),
  );
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} text
 * @param {number} size
 * @param {string} kind
 */
export function label(x, y, text, size, kind) {
  return svg("text", { x, y, "font-size": size, "text-anchor": "middle", class: kind }, text);
}

/**
 * @param {number} rx
 * @param {number} ry
 * @param {string} kind
 * @param {number} [cy]
 */
export function oval(rx, ry, kind, cy = 0) {
  return svg("ellipse", { cx: 0, cy, rx, ry, class: kind });
}

/**
 * A coin without what stands on it; its rim tells its colour also to those who see no colours.
 * @param {string} colour
 * @param {number} pips
 */
export function coinFace(colour, pips) {
  const shape = table.coin;
  const kind = table.coins[colour];
  const [rx, ry] = shape.radius;
  const { thick, inner } = shape;
  const dots = [];
  for (let k = 0; k < pips; k += 1) {
    const angle = ((shape.pip.from + (k - (pips - 1) / 2) * shape.pip.apart) * Math.PI) / 180;
    dots.push(
      svg("circle", {
        cx: rx * shape.pip.along * Math.cos(angle),
        cy: ry * shape.pip.along * Math.sin(angle),
        r: shape.pip.radius,
        class: "pip",
      }),
    );
  }
  return svg(
    "g",
    { class: `face ${colour}` },
    oval(rx, ry, "under", thick + 5),
    svg("path", { d: wall(rx, ry, thick), class: "rim" }),
    svg("path", { d: wall(rx, ry, thick), class: "round" }),
    oval(rx, ry, "plain"),
    notches(kind.milled, rx, ry),
    oval(rx, ry, "sheen"),
    oval(rx * inner, ry * inner, "inner"),
    oval(rx * inner, ry * inner, "dish"),
    svg("path", { d: kind.hole, class: "lip", transform: at(0, 2.5) }),
    svg("path", { d: kind.hole, class: "hole" }),
    ...dots,
  );
}

/**
 * The wall of something round that is seen from above.
 * @param {number} rx
 * @param {number} ry
 * @param {number} thick
 */
function wall(rx, ry, thick) {
  return `M${-rx} 0V${thick}A${rx} ${ry} 0 0 0 ${rx} ${thick}V0Z`;
}

/**
 * A second ring, or notches: many small ones, or a few broad ones.
 * @param {number} count
 * @param {number} rx
 * @param {number} ry
 */
function notches(count, rx, ry) {
  if (!count) return oval(rx * 0.95, ry * 0.95, "ring");
  const inner = count > MANY ? 0.95 : 0.78;
  let d = "";
  for (let k = 0; k < count; k += 1) {
    const angle = (2 * Math.PI * (k + 0.5)) / count;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    if (count < MANY && y > 0.45) continue; // there are the pips
    d += `M${(x * rx * inner).toFixed(1)} ${(y * ry * inner).toFixed(1)}L${(x * rx).toFixed(1)} ${(y * ry).toFixed(1)}`;
  }
  return svg("path", { d, class: "notches" });
}

/**
 * A warrior's piece around the middle of its face: who it is stands on its side and its face.
 * @param {Warrior} warrior
 */
export function piece(warrior) {
  const shape = table.warrior;
  const [rx, ry] = shape.radius;
  const { thick } = shape;
  const low = ry + thick / 2 - 1;
  const off = warrior.value === null ? 0 : 13;
  return svg(
    "g",
    { class: `piece ${warrior.clan}${warrior.faceDown ? " down" : ""}` },
    oval(rx + 5, ry + 4, "cast", thick + 3),
    svg("path", { d: wall(rx, ry, thick), class: "side" }),
    svg("path", { d: wall(rx, ry, thick), class: "round" }),
    crest(warrior.clan, -off, low, shape.small_crest),
    warrior.value !== null && label(off, low + 6.5, stars(warrior.value), 18, "number"),
    oval(rx, ry, "top"),
    oval(rx - 1, ry - 1, "sheen"),
    oval(rx - 4.5, ry - 4, "ring"),
    ...face(warrior),
  );
}

/** @param {Warrior} warrior */
function face(warrior) {
  if (warrior.value === null) return [crest(warrior.clan, 0, 0, table.warrior.crest)];
  const guessed = warrior.value === "?" && warrior.couldBe.length > 0;
  const lower = guessed ? -6 : 0;
  return [
    crest(warrior.clan, -16, lower, 0.95),
    label(18, lower + 11, stars(warrior.value), warrior.value.length > 1 ? 23 : 32, "number"),
    guessed && label(0, 21, warrior.couldBe.map(stars).join(" "), 13, "could"),
  ].filter((part) => part !== false);
}

/**
 * A picture of one piece by itself, for buttons and strips.
 * @param {Warrior} warrior
 */
export function pieceIcon(warrior) {
  return svg(
    "svg",
    { viewBox: "-50 -39 100 102", class: "piece-icon", "aria-hidden": "true" },
    piece(warrior),
  );
}

/**
 * A picture of a coin by itself, with all that stands on it.
 * @param {import("../protocol.js").RokumonViewData} view
 * @param {import("../protocol.js").RokumonCoin} coin
 */
export function coinIcon(view, { colour, pips, stack }) {
  const shape = table.warrior;
  return svg(
    "svg",
    { viewBox: "-92 -106 184 194", class: "coin-icon", "aria-hidden": "true" },
    coinFace(colour, pips),
    ...stack.map((each, k) =>
      svg(
        "g",
        { transform: at(0, shape.down - shape.thick - k * shape.lift) },
        piece(shownAs(view, each)),
      ),
    ),
  );
}

/**
 * A revenge token: full, or hollow once it is spent.
 * @param {boolean} fresh
 */
export function tokenIcon(fresh) {
  return svg(
    "svg",
    { viewBox: "-12 -12 24 24", class: fresh ? "token" : "token spent", "aria-hidden": "true" },
    svg("circle", { r: 10.4 }),
    fresh && icon("fight", 0, 0, 0.55, "mark"),
  );
}

/**
 * One of the theme's icons by itself.
 * @param {string} name
 */
export function iconAlone(name) {
  return svg(
    "svg",
    { viewBox: "-14 -14 28 28", class: `icon ${name}`, "aria-hidden": "true" },
    icon(name, 0, 0, 1, "mark"),
  );
}

/** @param {string} clan */
export function crestAlone(clan) {
  return svg(
    "svg",
    { viewBox: "-15 -15 30 30", class: `crest-icon ${clan}`, "aria-hidden": "true" },
    crest(clan, 0, 0, 1),
  );
}

/**
 * A warrior of a view as its piece shows it.
 * @param {import("../protocol.js").RokumonViewData} view
 * @param {import("../protocol.js").RokumonWarrior} warrior
 * @returns {Warrior}
 */
export function shownAs({ values }, warrior) {
  return {
    clan: warrior.clan,
    value: values === "unused" ? null : (warrior.value ?? "?"),
    faceDown: values === "hidden" && !warrior.shown,
    couldBe: warrior.could_be,
  };
}
