// The coins where they lie, with the warriors on them: what a person looks at and points to.

import { el, show, svg } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { aimMark, badge, plate } from "./marks.js";
import { at, coinFace, icon, label, oval, piece, shownAs } from "./pieces.js";
import { isSquare, placeOf, table } from "./shapes.js";
import { coinName } from "./spoken.js";

/** @typedef {import("./history.js").View} View */
/** @typedef {View["coins"][number]} Coin */

/**
 * What is drawn, and what can be pointed at.
 * @typedef {object} Scene
 * @property {View} view
 * @property {string | null} picked the cell of what is chosen
 * @property {Map<string, string>} targets lit cells, with the kind of what happens there
 * @property {Set<string>} takeable coins with something to choose
 * @property {string[][]} won lines or stacks that won
 * @property {Set<string>} lit what the log points at
 * @property {string[]} last the cells of the other clan's last action: from where, or only where
 * @property {Set<string>} hinted what a hint is about
 * @property {boolean} spread whether a fight's pair lies side by side
 * @property {import("./intent.js").Ghost | null} ghost what one more press would bring
 */

const PAD = 16;
const ROOM = 52; // above the highest coins, for a stack of three

export class Field {
  /**
   * @param {{press: (cell: string, touched: boolean) => void, point: (cell: string | null) =>
   *   void}} actions
   */
  constructor(actions) {
    this.actions = actions;
    this.element = svg("svg", {
      class: "coins",
      role: "group",
      "aria-label": say("page-rokumon-coins"),
      onkeydown: this.key.bind(this),
      onpointerdown: (/** @type {PointerEvent} */ { pointerType }) => {
        this.touched = pointerType === "touch";
      },
    });
    this.touched = false; // whether the last press was that of a finger
    /** @type {Map<string, import("./shapes.js").Place>} */
    this.places = new Map();
    /** @type {Scene | null} */
    this.scene = null;
  }

  /** @param {Scene} scene */
  draw(scene) {
    const { view, targets } = scene;
    this.scene = scene;
    const square = isSquare(view);
    const coins = [...view.coins];
    const cells = [...targets.keys()].filter((cell) => !coins.some((coin) => coin.cell === cell));
    this.places = new Map(
      [...coins.map((coin) => coin.cell), ...cells].map((cell) => [cell, placeOf(cell, square)]),
    );
    if (!this.places.size) return;
    this.element.classList.toggle("choosing", scene.picked !== null || targets.size > 0);
    this.fit();
    coins.sort((a, b) => this.place(a.cell).y - this.place(b.cell).y);
    show(
      this.element,
      ...scene.won.filter((line) => line.length === 3).map((line) => this.line(line)),
      ...cells.map((cell) => this.freeCell(cell, scene)),
      ...coins.map((coin) => this.coin(coin, scene)),
    );
  }

  /** @param {string} cell */
  place(cell) {
    return this.places.get(cell) ?? { x: 0, y: 0 };
  }

  fit() {
    const [rx, ry] = table.coin.radius;
    const xs = [...this.places.values()].map((place) => place.x);
    const ys = [...this.places.values()].map((place) => place.y);
    const left = Math.min(...xs) - rx - PAD;
    const top = Math.min(...ys) - ry - ROOM;
    const wide = Math.max(...xs) + rx + PAD - left;
    const high = Math.max(...ys) + ry + 2 * PAD - top;
    this.element.setAttribute("viewBox", `${left} ${top} ${wide} ${high}`);
  }

  /** @param {string[]} cells */
  line(cells) {
    const points = cells.map((cell) => this.place(cell)).sort((a, b) => a.x - b.x || a.y - b.y);
    return svg("path", {
      class: "won-line",
      pathLength: 1,
      d: points.map(({ x, y }, k) => `${k ? "L" : "M"}${x} ${y}`).join(""),
    });
  }

  /**
   * What can be pressed and focused, by the cell it lies on.
   * @param {string} cell
   * @param {string} kind
   * @param {string} name
   * @param {...import("../lib/dom.js").Child} parts
   */
  target(cell, kind, name, ...parts) {
    const { x, y } = this.place(cell);
    return svg(
      "g",
      {
        class: `spot ${kind}`,
        transform: at(x, y),
        role: "button",
        tabindex: 0,
        "aria-label": name,
        "data-key": `cell ${cell}`,
        "data-cell": cell,
        "data-drag": kind.includes("coin") ? "" : null,
        onclick: () => {
          this.actions.point(cell);
          this.actions.press(cell, this.touched);
        },
        // A coin that is drawn anew below a mouse or a thumb at rest is not pointed at.
        onpointermove: (/** @type {PointerEvent} */ { pointerType, movementX, movementY }) => {
          if (pointerType === "mouse" && (movementX || movementY)) this.actions.point(cell);
        },
        onpointerleave: (/** @type {PointerEvent} */ { pointerType }) => {
          if (pointerType === "mouse") this.actions.point(null); // a thumb is gone after every tap
        },
        onfocus: (/** @type {FocusEvent} */ { target }) => {
          if (target instanceof Element && target.matches(":focus-visible")) {
            this.actions.point(cell);
          }
        },
        onblur: () => this.actions.point(null),
      },
      ...parts,
    );
  }

  /**
   * @param {string} cell
   * @param {Scene} scene
   */
  freeCell(cell, { view, ghost }) {
    const [rx, ry] = table.coin.radius;
    const coin = ghost?.cell === cell ? ghost.coin : null;
    return this.target(
      cell,
      coin ? "free lit meant" : "free lit",
      say("page-rokumon-free-cell", { cell }),
      oval(rx - 4, ry - 3, "hit"),
      oval(rx - 4, ry - 3, "dashes"),
      label(0, 12, cell, 38, "cell-name"),
      coin &&
        svg("g", { class: "ghost" }, coinFace(coin.colour, coin.pips), this.stack(view, coin)),
    );
  }

  /**
   * @param {Coin} coin
   * @param {Scene} scene
   */
  coin(coin, scene) {
    const { view, targets } = scene;
    const { cell } = coin;
    const [rx, ry] = table.coin.radius;
    const aim = targets.get(cell);
    const taken = scene.picked === cell;
    const won = scene.won.flat().includes(cell);
    const fights = view.fight?.cell === cell;
    const kinds = [
      "coin",
      coin.stack.length > 1 && "pile",
      aim && "lit",
      taken && "held",
      won && "won",
      scene.lit.has(cell) && "told",
      scene.hinted.has(cell) && "hinted",
      traceOf(scene, cell),
      scene.takeable.has(cell) && "takeable",
      scene.spread && fights && "spread",
      scene.ghost?.cell === cell && "meant",
      scene.ghost?.from === cell && "leaving",
    ]
      .filter(Boolean)
      .join(" ");
    const mark = fights ? "fight" : view.locked === cell ? "lock" : null;
    return this.target(
      cell,
      kinds,
      this.name(coin, scene),
      svg(
        "g",
        { class: "fly-coin" },
        oval(rx + 10, ry + 12, "hit", 4),
        coinFace(coin.colour, coin.pips),
        oval(rx + 5, ry + 9, "outline", table.coin.thick / 2),
        scene.last.includes(cell) && oval(rx + 10, ry + 14, "trace", table.coin.thick / 2),
        label(-rx * 0.88, 5, cell, 13, `cell-name on-${coin.colour}`),
        this.stack(view, coin, scene.ghost?.cell === cell ? scene.ghost.warrior : null),
        mark && badge(rx * 0.84, -ry * 0.72, icon(mark, 0, 0, 1, "mark")),
        aim && badge(-rx * 0.84, -ry * 0.72, aimMark(aim)),
      ),
    );
  }

  /**
   * @param {View} view
   * @param {Coin} coin
   * @param {Coin["stack"][number] | null} [ghost] who would come on top
   */
  stack(view, coin, ghost = null) {
    const shape = table.warrior;
    const base = shape.down - shape.thick;
    const many = coin.stack.length;
    const above = base - many * shape.lift;
    return svg(
      "g",
      { class: "stack" },
      ...coin.stack.map((each, k) => {
        const warrior = shownAs(view, each);
        const guess = warrior.value === "?" && warrior.couldBe.length > 0;
        return svg(
          "g",
          { transform: at(0, base - k * shape.lift) },
          svg(
            "g",
            { class: "fly" },
            svg(
              "g",
              { class: `w w${k}of${many}` },
              piece(warrior),
              guess && plate(warrior.couldBe),
            ),
          ),
        );
      }),
      ghost && svg("g", { class: "ghost", transform: at(0, above) }, piece(shownAs(view, ghost))),
    );
  }

  /**
   * @param {Coin} coin
   * @param {Scene} scene
   */
  name(coin, scene) {
    const trace = traceOf(scene, coin.cell);
    const name = coinName(scene.view, coin);
    const told = trace ? `${name} ${say(`page-rokumon-${trace}`)}` : name;
    const aim = scene.targets.get(coin.cell);
    if (aim) return `${told} ${say(`page-rokumon-aim-${aim}`)}`;
    if (scene.picked === coin.cell) return `${told} ${say("page-rokumon-is-chosen")}`;
    return scene.takeable.has(coin.cell) ? `${told} ${say("page-rokumon-can-be-chosen")}` : told;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const cell = event.target instanceof Element ? event.target.getAttribute("data-cell") : null;
    if (!cell) return;
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
      event.key
    ];
    if (way) this.walk(cell, way[0], way[1]);
    else if (event.key === "Enter" || event.key === " ") this.actions.press(cell, false);
    else return;
    event.preventDefault();
    event.stopPropagation(); // arrows mean something else to pages around the table
  }

  /**
   * Focus the nearest coin in a direction, by where the coins lie.
   * @param {string} from
   * @param {number} dx
   * @param {number} dy
   */
  walk(from, dx, dy) {
    const start = this.place(from);
    let best = "";
    let least = Infinity;
    for (const [cell, { x, y }] of this.places) {
      const along = (x - start.x) * dx + (y - start.y) * dy;
      const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
      const far = along + 2 * aside;
      if (along > 1 && aside < 2.1 * along && far < least) [best, least] = [cell, far];
    }
    if (best) this.focus(best);
  }

  /** @param {string} cell */
  focus(cell) {
    const found = this.spot(cell);
    if (found instanceof SVGElement) found.focus();
  }

  /** @param {string} cell */
  spot(cell) {
    return this.element.querySelector(`[data-cell="${CSS.escape(cell)}"]`);
  }

  /**
   * Outline what the log points at.
   * @param {Set<string>} lit
   */
  mark(lit) {
    for (const cell of this.places.keys()) this.spot(cell)?.classList.toggle("told", lit.has(cell));
  }

  /**
   * Let what an event brought here arrive from where it was.
   * @param {import("./history.js").Told} event
   * @param {number} millis
   * @param {number} side 1 if the acting clan sits below, -1 above
   */
  arrive(event, millis, side) {
    const { cell = "", to_cell: goal = "" } = event.facts;
    const what = event.key.split(".")[1];
    if (!millis) return;
    if (what === "deploy" || what === "deploy-valued") {
      const flying = this.spot(cell)?.querySelector(".stack > g:last-child .fly");
      flying?.animate(
        [
          { transform: `translate(0, ${side * 240}px)`, opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        { duration: millis, easing: "ease-out" },
      );
    } else if (what === "move" || what === "surprise") {
      const flying = this.spot(goal)?.querySelector(
        what === "move" ? ".stack > g:last-child .fly" : ".fly-coin",
      );
      const [from, to] = [placeOf(cell, this.square()), this.place(goal)];
      const [x, y] = [from.x - to.x, from.y - to.y];
      flying?.animate(
        [
          { transform: `translate(${x}px, ${y}px)` },
          { transform: `translate(${x / 2}px, ${y / 2 - 50}px) scale(1.06)` },
          { transform: "none" },
        ],
        { duration: millis, easing: "ease-in-out" },
      );
    }
  }

  square() {
    return this.scene !== null && isSquare(this.scene.view);
  }
}

/**
 * A table to look at only.
 * @param {View} view
 * @param {string[][]} won
 * @param {Partial<Scene>} [more] what else is shown
 */
export function smallTable(view, won, more = {}) {
  const field = new Field({ press: () => {}, point: () => {} });
  field.draw({
    view,
    picked: null,
    targets: new Map(),
    takeable: new Set(),
    won,
    lit: new Set(),
    last: [],
    hinted: new Set(),
    spread: false,
    ghost: null,
    ...more,
  });
  return el("div", { class: "small-table", inert: true, "aria-hidden": "true" }, field.element);
}

/**
 * What the other clan's last action has to do with a cell: it came here, left it, or nothing.
 * @param {Scene} scene
 * @param {string} cell
 */
function traceOf({ last }, cell) {
  return last.at(-1) === cell ? "came" : last.includes(cell) ? "left" : "";
}
