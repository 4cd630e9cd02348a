// Dragging a piece or a card over the map, with a mouse, a pen or a finger. What a drag picks and
// where it ends is told to the board, which does what presses in these places would do.

import { el } from "../lib/dom.js";
import { face, piece } from "./pieces.js";
import { AREAS } from "./model.js";

/** @typedef {import("./choices.js").Picked} Picked */
/** @typedef {{card: string} | Picked} Taken */
/**
 * @typedef {object} Dragged
 * @property {(taken: Taken) => number} take pick it; how many go together, 0 if it cannot go
 * @property {(place: Over) => void} over where it is held; the board shows what would follow
 * @property {(place: Over, taken: Taken) => void} drop
 */
/** @typedef {{area: string | null, plaque: string | null}} Over */

const FAR = 7; // pixels: nearer is a press
const EDGE = 44; // pixels: held so near to the edge of what is seen of the map, it scrolls
const STEP = 7; // pixels a frame
const NEAR = 12; // pixels: so near to a lit area is in it

/** @type {Over} */
const NOWHERE = { area: null, plaque: null };

export class Drag {
  /**
   * @param {HTMLElement} root
   * @param {Dragged} board
   */
  constructor(root, board) {
    this.root = root;
    this.board = board;
    /** @type {{id: number, x: number, y: number, taken: Taken} | null} a pointer that is down */
    this.down = null;
    /** @type {HTMLElement | null} what follows the pointer */
    this.ghost = null;
    this.at = { x: 0, y: 0 };
    this.frame = 0;
    root.addEventListener("pointerdown", (event) => this.begin(event));
    root.addEventListener("pointermove", (event) => this.move(event));
    root.addEventListener("pointerup", (event) => this.end(event));
    root.addEventListener("pointercancel", () => this.cancel());
    // A finger that went down on something to drag does not scroll the page.
    const hold = (/** @type {Event} */ event) => this.down && event.preventDefault();
    root.addEventListener("touchmove", hold, { passive: false });
    // The press that ends a drag is none.
    root.addEventListener("click", (event) => this.click(event), true);
    this.ended = -Infinity;
  }

  /** Whether something is being dragged. */
  get running() {
    return this.ghost !== null;
  }

  /** @param {PointerEvent} event */
  begin(event) {
    this.cancel();
    const taken = event.isPrimary && event.button === 0 ? takenAt(event.target) : null;
    if (taken) this.down = { id: event.pointerId, x: event.clientX, y: event.clientY, taken };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { down } = this;
    if (!down || down.id !== event.pointerId) return;
    this.at = { x: event.clientX, y: event.clientY };
    if (!this.ghost && Math.hypot(this.at.x - down.x, this.at.y - down.y) < FAR) return;
    if (!this.ghost && !this.lift(down)) return;
    event.preventDefault();
    this.follow();
  }

  /**
   * Take up what the pointer went down on; says whether it can go anywhere.
   * @param {{id: number, taken: Taken}} down
   */
  lift({ id, taken }) {
    const many = this.board.take(taken);
    if (!many) {
      this.down = null;
      return false;
    }
    this.root.setPointerCapture(id);
    const drawn =
      "card" in taken
        ? [face(taken.card)]
        : Array.from({ length: many }, () => piece(taken.piece, taken.colour));
    this.ghost = el(
      "div",
      { class: "jo-drag", "aria-hidden": "true" },
      el("div", { class: "card" in taken ? "card" : "pieces" }, ...drawn),
    );
    this.root.append(this.ghost);
    this.root.classList.add("dragging");
    this.root.classList.toggle("card", "card" in taken);
    return true;
  }

  follow() {
    const { x, y } = this.at;
    if (this.ghost) this.ghost.style.transform = `translate(${x}px, ${y}px)`;
    this.board.over(overAt(x, y));
    if (!this.frame) this.frame = requestAnimationFrame(() => this.scroll());
  }

  /** Near an edge of the screen, show more of the map. */
  scroll() {
    this.frame = 0;
    if (!this.running) return;
    const room = (/** @type {string} */ part) =>
      this.root.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    const [sum, map, dock] = [".jo-sum", ".jo-map", ".jo-dock"].map(room);
    const { x, y } = this.at;
    // Where it can be put down nothing moves away from under it.
    if (!sum.height || document.elementFromPoint(x, y)?.closest(".lit")) return;
    const up = map.top < sum.bottom && Math.abs(y - sum.bottom) < EDGE;
    const down = map.bottom > dock.top && y > dock.top - EDGE && y < dock.top;
    if (up === down) return;
    scrollBy(0, up ? -STEP : STEP);
    this.follow();
  }

  /** @param {PointerEvent} event */
  end(event) {
    if (!this.down || this.down.id !== event.pointerId) return;
    const { taken } = this.down;
    const place = this.running ? overAt(event.clientX, event.clientY) : null;
    this.cancel();
    if (!place) return;
    this.ended = event.timeStamp;
    this.board.drop(place, taken);
  }

  /** Let go of it where it was; says whether anything was being dragged. */
  cancel() {
    const was = this.running;
    this.down = null;
    this.ghost?.remove();
    this.ghost = null;
    this.root.classList.remove("dragging", "card");
    if (was) this.board.over(NOWHERE);
    return was;
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (event.timeStamp - this.ended > 50) return;
    event.stopPropagation();
    event.preventDefault();
  }
}

/**
 * The card or piece that can be taken up there.
 * @param {EventTarget | null} target
 * @returns {Taken | null}
 */
function takenAt(target) {
  const found = target instanceof Element ? target.closest(".jo-token, .jo-card.open") : null;
  const [what = "", kind = "", colour = "", area = ""] =
    found?.getAttribute("data-key")?.split(" ") ?? [];
  if (what === "card") return { card: `${kind} ${colour}` };
  if (kind !== "samurai" && kind !== "daimyo") return null;
  return { piece: kind, colour, area };
}

/**
 * Beside a lit area, and on the price that reaches out of it, is in it: nothing else is meant.
 * @param {number} x
 * @param {number} y
 * @returns {Over}
 */
function overAt(x, y) {
  const plaque = document.elementFromPoint(x, y)?.closest(".jo-plaque") ?? null;
  const around = [-NEAR, 0, NEAR].flatMap((dx) =>
    [-NEAR, 0, NEAR].map((dy) => areaAt(x + dx, y + dy)),
  );
  const exact = areaAt(x, y);
  const lit = exact?.matches(".lit") ? exact : around.find((each) => each?.matches(".lit"));
  const priced = [...document.querySelectorAll(".jo-ghost")].find((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  const roam = (lit ?? priced ?? exact)?.getAttribute("data-roam") ?? null;
  return {
    area: roam === null || plaque ? null : AREAS[Number(roam)],
    plaque: plaque?.getAttribute("data-colour") ?? null,
  };
}

/**
 * The area at a point of the window, if one can be seen there.
 * @param {number} x
 * @param {number} y
 */
function areaAt(x, y) {
  const found = document.elementFromPoint(x, y)?.closest("[data-roam]");
  if (!found) return null;
  return document.querySelector(`.jo-area[data-roam="${found.getAttribute("data-roam")}"]`);
}
