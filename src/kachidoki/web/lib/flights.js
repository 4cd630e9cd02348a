// Pictures that travel over the page from one place to another, by transforms and opacity alone:
// a browser moves them without drawing anything again.

import { el } from "./dom.js";
import { duration } from "./settings.js";

/** @typedef {{x: number, y: number, width: number, height: number}} Box in pixels of the window */
/**
 * @typedef {object} Flight
 * @property {Element} picture
 * @property {Box[]} way at least where it starts and where it ends
 * @property {Element | null} meanwhile not seen until the picture has arrived: what it becomes
 * @property {number} delay milliseconds at the calm speed
 * @property {number} millis
 */

export class Flights {
  /** @param {HTMLElement} root in which the pictures have their colours */
  constructor(root) {
    this.layer = el("div", { class: "flights", "aria-hidden": "true" });
    root.append(this.layer);
    /** @type {Set<Animation>} */
    this.running = new Set();
  }

  /** @param {Flight} flight */
  start({ picture, way, meanwhile, delay, millis }) {
    const time = { delay: duration(delay), duration: duration(millis), easing: "ease-in-out" };
    const end = way[way.length - 1];
    if (!time.duration || !end.width) return;
    const place = el("div", {}, picture);
    place.style.width = `${end.width}px`;
    place.style.height = `${end.height}px`;
    this.layer.append(place);
    const steps = way.map(({ x, y, width }) => ({
      transform: `translate(${x}px, ${y}px) scale(${width / end.width})`,
    }));
    const flying = place.animate(steps, { ...time, fill: "backwards" });
    // Not an animation: inside a drawing it would have all of the drawing painted with every frame.
    const seen = (/** @type {string} */ opacity) => {
      if (meanwhile && "style" in meanwhile) {
        /** @type {HTMLElement | SVGElement} */ (meanwhile).style.opacity = opacity;
      }
    };
    seen("0");
    this.running.add(flying);
    const over = () => {
      this.running.delete(flying);
      place.remove();
      seen("");
    };
    flying.onfinish = over;
    flying.oncancel = over;
  }

  /** Everything is where it belongs. */
  finish() {
    for (const flying of [...this.running]) flying.cancel();
  }
}

/**
 * Where an element is on the screen; null if it is not to be seen.
 * @param {Element | null | undefined} element
 * @returns {Box | null}
 */
export function boxOf(element) {
  const box = element?.getBoundingClientRect();
  return box?.width ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
}
