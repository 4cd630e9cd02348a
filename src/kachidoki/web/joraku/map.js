// The map with everything on it that can be pressed.

import { el, redraw, show, svg } from "../lib/dom.js";
import { oneStop, pressed } from "../lib/keys.js";
import { arranged, kindFor, low } from "./arrangements.js";
import { above, coachHeight } from "./coached.js";
import { ghost } from "./ghost.js";
import { AREAS } from "./model.js";
import { box, pill } from "./pieces.js";
import { LEAST } from "./standing.js";
import { wide } from "./wide.js";

/** @typedef {import("./model.js").Area} Area */
/** @typedef {import("./choices.js").Way} Way */
/** @typedef {import("./wide.js").Layout} Layout */
/**
 * What pressing an area does: the way that leads there, if there is only one; `reach`: some piece
 * could go there.
 * @typedef {{label: string, lit: boolean, reach: boolean, way: Way | null, cost: string, press: ()
 *   => void}} AreaTarget
 */
/**
 * A piece to be picked up, perhaps with more of its stack, or one to be removed.
 * @typedef {{label: string, pressed: boolean, many: number | null, removal: Way | null,
 *   cost: string, press: () => void}} PieceTarget
 */
/**
 * `other`: what a press on any other piece does, while pieces can go.
 * @typedef {{areas: Area[], targets: Record<string, AreaTarget>, pieces: Map<string, PieceTarget>,
 *   other: ((piece: import("./choices.js").Picked) => void) | null}} MapScene
 */

const BESIDE = 35; // pixels from the middle of an area to what is told about it
const TARGETS = "[role=button]";
const BESIDES = 111; // what plates and bar need of the height of a phone held sideways

export class MapPanel {
  /**
   * @param {string} label
   * @param {() => void} arranged what follows when the areas are arranged anew
   */
  constructor(label, arranged) {
    this.arranged = arranged;
    // For each area its ground and what stands on it: all grounds lie below everything else.
    this.grounds = new Map(AREAS.map((area) => [area, svg("g", {})]));
    this.contents = new Map(
      AREAS.map((area) => [area, svg("g", { class: "jo-content", "data-area": area })]),
    );
    this.lights = svg("g", { class: "jo-lights" });
    this.hints = svg("g", { class: "jo-hints" });
    // What never changes is a picture of its own: a browser paints it only once.
    this.ground = svg("svg", { class: "jo-ground", "aria-hidden": "true" });
    this.picture = svg("svg", { class: "jo-picture", role: "group", "aria-label": label });
    this.over = el("div", { class: "jo-over" });
    this.frame = el("div", { class: "jo-frame" }, this.ground, this.picture, this.over);
    this.element = el("div", { class: "jo-map" }, this.frame);
    /** @type {Layout | null} */
    this.layout = null;
    /** @type {MapScene | null} */
    this.scene = null;
    /** @type {string[]} */
    this.hinted = [];
    /** @type {string | null} */
    this.stop = null;
    this.picture.addEventListener("keydown", (event) => this.arrows(event));
    // Not of the picture itself: an SVG that listens to the focus becomes a stop of the Tab key.
    this.frame.addEventListener("focusin", (event) => {
      const key = event.target instanceof Element ? event.target.getAttribute("data-key") : null;
      this.stop = key ?? this.stop;
      oneStop(this.picture, TARGETS, this.stop);
    });
    this.watch = new ResizeObserver(() => this.fit());
    this.watch.observe(this.element);
    this.resized = () => this.fit();
    addEventListener("resize", this.resized);
  }

  leave() {
    this.watch.disconnect();
    removeEventListener("resize", this.resized);
  }

  get narrow() {
    return this.layout !== null && this.layout.upright;
  }

  /** Whether the screen is a phone held sideways. */
  get low() {
    return low();
  }

  /** Choose the arrangement for the room there is. */
  fit() {
    const room = Math.round(this.element.clientWidth);
    if (room === 0) return;
    // Not the window's height, which changes while a phone's address bar comes and goes.
    const { clientHeight } = document.documentElement;
    const kind = kindFor(room);
    const taken = kind === "columns" ? BESIDES + coachHeight(this.element) : above(this.element);
    const layout = arranged(kind, room, clientHeight - taken, () => this.fit());
    if (layout.size.join() === this.layout?.size.join()) return;
    const again = this.layout !== null;
    this.layout = layout;
    const [width, height] = layout.size;
    this.element.classList.toggle("tall", layout.upright);
    for (const each of [this.ground, this.picture]) {
      each.setAttribute("viewBox", `0 0 ${width} ${height}`);
    }
    show(this.ground, ...layout.ground());
    show(
      this.picture,
      ...this.grounds.values(),
      this.lights, // below the pieces, which keep their colours
      ...this.contents.values(),
      this.hints,
    );
    this.lights.replaceChildren();
    const hinted = this.hinted.splice(0);
    this.hint(hinted);
    if (this.scene) this.draw(this.scene);
    for (const each of this.over.querySelectorAll("[data-at]")) {
      if (each instanceof HTMLElement) this.stand(each, each.dataset.at ?? "");
    }
    if (again) this.arranged();
  }

  /** @param {MapScene} scene */
  draw(scene) {
    this.scene = scene;
    if (!this.layout) this.fit();
    const layout = this.layout;
    if (!layout) return;
    for (const area of scene.areas) this.drawArea(layout, scene, area);
    const first = this.picture.querySelector(".lit[data-roam]");
    // Who comes back to the map comes to something lit, not to where they were last.
    const inside = this.picture.contains(document.activeElement);
    const lit = [...this.picture.querySelectorAll(".lit[data-roam], .jo-token")].some(
      (each) => each.getAttribute("data-key") === this.stop,
    );
    oneStop(this.picture, TARGETS, inside || lit ? this.stop : null, first);
  }

  /**
   * @param {Layout} layout
   * @param {MapScene} scene
   * @param {Area} area
   */
  drawArea(layout, scene, area) {
    const ground = this.grounds.get(area.name);
    const content = this.contents.get(area.name);
    if (!ground || !content) return;
    const target = scene.targets[area.name];
    const pieces = [...scene.pieces].filter(([key]) => key.endsWith(` ${area.name}`));
    redraw(ground, [layout.size, target.lit, target.reach, target.label], () =>
      show(ground, this.area(layout, area, target)),
    );
    redraw(content, [layout.size, area, target, pieces, scene.other !== null], () =>
      show(content, ...this.inside(layout, scene, area)),
    );
  }

  /**
   * An area as a button: its whole ground with all that is written on it.
   * @param {Layout} layout
   * @param {Area} area
   * @param {AreaTarget} target
   */
  area(layout, area, target) {
    const { name } = area;
    return svg(
      "g",
      {
        role: "button",
        class: target.lit ? "jo-area lit" : target.reach ? "jo-area reach" : "jo-area",
        "data-key": `area ${name}`,
        "data-roam": AREAS.indexOf(name),
        "aria-label": target.label,
        onclick: target.press,
        onkeydown: (/** @type {KeyboardEvent} */ event) => pressed(event, target.press),
      },
      svg("polygon", { points: layout.outline(name), "stroke-linejoin": "round" }),
      ...layout.signs(area),
    );
  }

  /**
   * @param {Layout} layout
   * @param {MapScene} scene
   * @param {Area} area
   */
  inside(layout, scene, area) {
    const target = scene.targets[area.name];
    const content = layout.content(
      area,
      (kind, colour, room, drawn) => {
        const piece = scene.pieces.get(`${kind} ${colour} ${area.name}`);
        return piece
          ? this.piece(piece, `${kind} ${colour} ${area.name}`, area.number, room, drawn)
          : svg(
              "g",
              { "data-piece": `${kind} ${colour}`, ...this.other(scene, area.name, kind, colour) },
              box(...room, "transparent"),
              ...drawn,
            );
      },
      target.way !== null,
    );
    if (target.way) content.push(ghost(layout, area.name, target.way, target.cost));
    return content;
  }

  /**
   * What makes a press on a piece that cannot go be about itself, and not about its area.
   * @param {MapScene} scene
   * @param {string} area
   * @param {"samurai" | "daimyo"} piece
   * @param {string} colour
   */
  other({ targets, other }, area, piece, colour) {
    if (!other || targets[area].lit) return {};
    const press = () => other({ piece, colour, area });
    return { class: "jo-other", "data-roam": AREAS.indexOf(area), onclick: press };
  }

  /**
   * @param {PieceTarget} target
   * @param {string} key
   * @param {number} area
   * @param {[number, number, number, number]} room
   * @param {Node[]} drawn
   */
  piece(target, key, area, [x, y, width, height], drawn) {
    const letters = this.layout?.roomy ? LEAST : 13;
    const badge =
      target.removal &&
      svg(
        "g",
        { class: "jo-cross" },
        svg("circle", {
          cx: x + width - 3,
          cy: y + 5,
          r: 7.5,
          fill: "var(--accent)",
          stroke: "var(--panel)",
          "stroke-width": 1.5,
        }),
        svg("path", {
          d: `M${x + width - 6} ${y + 2}l6 6m0-6l-6 6`,
          stroke: "var(--panel)",
          "stroke-width": 2,
        }),
        this.layout?.roomy && pill(target.cost, x + width / 2, y + height, letters),
      );
    // Those of a stack that go fade while they are dragged.
    for (const each of drawn.slice(0, Math.max(0, drawn.length - (target.many ?? 1)))) {
      if (each instanceof Element) each.classList.add("stays");
    }
    const many = target.many && pill(`×${target.many}`, x + width - 6, y + 2, letters);
    return svg(
      "g",
      {
        role: "button",
        class: target.pressed ? "jo-token picked" : "jo-token",
        "data-key": `piece ${key}`,
        "data-piece": key.split(" ", 2).join(" "),
        "data-roam": area,
        "aria-label": target.label,
        "aria-pressed": target.removal ? null : String(target.pressed),
        onclick: target.press,
        onkeydown: (/** @type {KeyboardEvent} */ event) => pressed(event, target.press),
      },
      box(x, y, width, height, "transparent", 7, { class: "jo-ring" }),
      ...drawn,
      badge,
      many,
    );
  }

  /**
   * Outline areas, to point at what happened there.
   * @param {string[]} names
   */
  point(names) {
    const layout = this.layout;
    if (!layout) return;
    this.lights.replaceChildren(
      ...names
        .filter((name) => AREAS.includes(name))
        .map((name) =>
          svg("polygon", { points: layout.outline(name), "stroke-linejoin": "round" }),
        ),
    );
  }

  /**
   * Outline areas that a hint is about.
   * @param {string[]} names
   */
  hint(names) {
    if (names.join() === this.hinted.join()) return; // most draws change nothing here
    this.hinted = names;
    const layout = this.layout;
    if (layout) {
      this.hints.replaceChildren(
        ...names.map((name) =>
          svg("polygon", { points: layout.outline(name), "stroke-linejoin": "round" }),
        ),
      );
    }
  }

  /**
   * The middle of an area in parts of the map's width and height.
   * @param {string} area
   */
  spot(area) {
    const layout = this.layout ?? wide;
    const [x, y] = layout.middle(area);
    return { x: x / layout.size[0], y: y / layout.size[1] };
  }

  /**
   * Let something that lies over the map stand at an area, also when the areas are arranged anew.
   * @param {HTMLElement} element
   * @param {string} area
   */
  stand(element, area) {
    const { x, y } = this.spot(area);
    element.dataset.at = area;
    element.style.setProperty("--x", String(x));
    element.style.setProperty("--y", String(y));
    if (!element.isConnected) this.over.append(element);
    // Below its area, else above it, and never beyond the map's upper edge, where plates are.
    const [middle, high] = [y * this.over.clientHeight, element.offsetHeight];
    const below = middle + BESIDE;
    const fits = below + high <= this.over.clientHeight;
    element.style.setProperty("--top", `${fits ? below : Math.max(0, middle - BESIDE - high)}px`);
    return element;
  }

  /**
   * Where an area's station on the road is in the window.
   * @param {string} area
   */
  station(area) {
    const layout = this.layout ?? wide;
    const box = this.picture.getBoundingClientRect();
    const [x, y] = layout.station(area);
    return {
      x: box.x + (x * box.width) / layout.size[0],
      y: box.y + (y * box.height) / layout.size[1],
    };
  }

  /**
   * The pieces of a kind and colour in an area, as far as they are drawn one by one.
   * @param {string} area
   * @param {string} kind
   * @param {string} colour
   * @returns {Element[]}
   */
  pieces(area, kind, colour) {
    const group = this.contents.get(area)?.querySelector(`[data-piece="${kind} ${colour}"]`);
    return [...(group?.children ?? [])].filter((each) =>
      each.matches("g:not(.jo-cross, .jo-pill)"),
    );
  }

  /**
   * Along the road from area to area, and across it to the pieces of an area.
   * @param {KeyboardEvent} event
   */
  arrows(event) {
    const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
    const key = this.narrow
      ? ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].indexOf(event.key)
      : keys.indexOf(event.key);
    const now = document.activeElement;
    if (key < 0 || !now || !this.picture.contains(now)) return;
    event.preventDefault();
    const area = Number(now.getAttribute("data-roam"));
    if (key < 2) {
      const next = Math.min(6, Math.max(0, area + (key === 0 ? -1 : 1)));
      this.focus(`area ${AREAS[next]}`);
      return;
    }
    const here = /** @type {SVGElement[]} */ ([
      ...this.picture.querySelectorAll(`[role=button][data-roam="${area}"]`),
    ]);
    const at = here.indexOf(/** @type {SVGElement} */ (now)) + (key === 2 ? -1 : 1) + here.length;
    here[at % here.length].focus();
  }

  /** @param {string} key */
  focus(key) {
    const found = this.picture.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (found instanceof SVGElement) found.focus();
  }
}
