// Dragging a warrior or a coin to where it shall go: the same as choosing it and pressing there.

import { el } from "../lib/dom.js";
import { boxOf } from "../lib/flights.js";
import { canTake } from "./choices.js";
import { coinOn } from "./frames.js";
import { coinIcon, pieceIcon, shownAs } from "./pieces.js";

/** @typedef {import("./choices.js").Picked} Picked */

const FAR = 6; // pixels: with fewer it is a press

export class Drag {
  /**
   * @param {HTMLElement} root
   * @param {import("./press.js").Press} press
   * @param {(cell: string | null) => void} point says what would happen on a cell
   */
  constructor(root, press, point) {
    this.root = root;
    this.press = press;
    this.point = point;
    /** @type {{x: number, y: number, from: Element} | null} where a pointer went down */
    this.start = null;
    /** @type {HTMLElement | null} the picture at the pointer */
    this.picture = null;
    this.dragged = false; // the click that ends a drag presses nothing
    root.addEventListener("pointerdown", (event) => this.down(event));
    root.addEventListener("pointermove", (event) => this.move(event));
    root.addEventListener("pointerup", (event) => this.up(event));
    root.addEventListener("pointercancel", () => this.cancel());
    this.touched = (/** @type {TouchEvent} */ event) => {
      if (this.picture || (this.start && this.meant(this.start.from))) event.preventDefault();
    };
    root.addEventListener("touchmove", this.touched, { passive: false });
    root.addEventListener("click", (event) => this.click(event), true);
    this.key = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape" && this.picture) this.cancel();
    };
    document.addEventListener("keydown", this.key, true);
  }

  leave() {
    document.removeEventListener("keydown", this.key, true);
  }

  /** @param {PointerEvent} event */
  down(event) {
    const from = event.target instanceof Element && event.target.closest("[data-drag]");
    this.dragged = false;
    if (from && event.isPrimary && event.button === 0) {
      this.start = { x: event.clientX, y: event.clientY, from };
      // A finger on what can be dragged does not scroll the page. What it touched is drawn anew
      // meanwhile, and no longer in the table when it hears of the finger.
      from.addEventListener("touchmove", /** @type {EventListener} */ (this.touched));
    }
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { start } = this;
    if (!start || !event.isPrimary) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) >= FAR;
    if (!this.dragged && far) this.begin(start.from, event);
    if (!this.picture) return;
    this.picture.style.translate = `${event.clientX}px ${event.clientY}px`;
    const over = this.under(event);
    for (const each of this.root.querySelectorAll(".spot.over")) {
      each.classList.toggle("over", each === over);
    }
    over?.classList.add("over");
    this.point(over?.getAttribute("data-cell") ?? null);
  }

  /**
   * Pick what is dragged, or say why it stays.
   * @param {Element} from
   * @param {PointerEvent} event
   */
  begin(from, event) {
    const picked = this.meant(from);
    const lifts = picked?.kind === "lift";
    const box = boxOf(from.querySelector(lifts ? ".face" : ".stack .piece, .piece-icon"));
    if (!box) return; // an empty coin
    this.dragged = true;
    if (!picked) {
      this.start = null;
      return this.press.stays(from.getAttribute("data-cell") ?? "");
    }
    this.press.pick(picked);
    this.root.setPointerCapture(event.pointerId); // what was pressed is drawn anew
    this.picture = el("div", { class: "dragged", "aria-hidden": "true" }, this.drawn(picked));
    this.picture.style.width = `${Math.max(box.width, 44)}px`;
    this.root.append(this.picture);
    this.root.classList.add("dragging");
  }

  /**
   * What somebody drags who begins here; null if it does not move.
   * @param {Element} from
   * @returns {Picked | null}
   */
  meant(from) {
    const { choices } = this.press.board.now();
    const value = from.getAttribute("data-value");
    if (value !== null) return { kind: "supply", value };
    const cell = from.getAttribute("data-cell") ?? "";
    if (this.press.picked?.kind === "lift") {
      return choices.surprise.has(cell) ? { kind: "lift", cell } : null;
    }
    return canTake(choices, cell) ? { kind: "stack", cell } : null;
  }

  /** @param {Picked} picked */
  drawn(picked) {
    const { view } = this.press.board.now();
    if (picked.kind === "supply") {
      return pieceIcon({
        clan: view.clan ?? "",
        value: picked.value || null,
        faceDown: view.values === "hidden",
        couldBe: [],
      });
    }
    const coin = coinOn(view, picked.cell);
    const top = coin?.stack.at(-1);
    if (picked.kind === "stack" && top) return pieceIcon(shownAs(view, top));
    return coin ? coinIcon(view, coin) : null;
  }

  /**
   * The coin or the free cell under the pointer.
   * @param {PointerEvent} event
   */
  under(event) {
    const found = document.elementFromPoint(event.clientX, event.clientY);
    const cell = found?.closest(".tabletop [data-cell]") ?? null;
    return cell && this.root.contains(cell) ? cell : null;
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.start = null;
    if (!this.picture) return;
    const cell = this.under(event)?.getAttribute("data-cell") ?? null;
    this.over();
    this.press.dropped(cell);
  }

  /** Everything stays where it is. */
  cancel() {
    this.start = null;
    if (!this.picture) return;
    this.over();
    this.press.pick(null);
  }

  over() {
    this.picture?.remove();
    this.picture = null;
    this.root.classList.remove("dragging");
    this.point(null);
    setTimeout(() => (this.dragged = false)); // its click has come by then
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (this.dragged && event.detail) event.stopPropagation();
  }
}
