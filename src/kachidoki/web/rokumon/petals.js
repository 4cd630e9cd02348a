// Petals that fall over the coins for whoever has won.

import { el } from "../lib/dom.js";
import { duration } from "../lib/settings.js";

const MANY = 18;
const FALL = 4200; // milliseconds that one takes

/**
 * Let petals fall in front of a picture, once; none where nothing moves.
 * @param {Element} before
 * @param {boolean} won
 */
export function scatter(before, won) {
  const millis = duration(FALL);
  if (!won || !millis) return;
  const petals = Array.from({ length: MANY }, (_, k) => {
    const petal = el("i", {});
    petal.style.left = `${(k * 61) % 100}%`;
    petal.animate(
      [
        { transform: "translate(0, -10%) rotate(0)", opacity: 0 },
        { opacity: 0.95, offset: 0.12 },
        { opacity: 0.95, offset: 0.8 },
        {
          transform: `translate(${(k % 5) * 30 - 40}px, 40rem) rotate(${300 + k * 40}deg)`,
          opacity: 0,
        },
      ],
      { duration: millis * (0.8 + (k % 4) / 8), delay: k * 110, easing: "linear", fill: "both" },
    );
    return petal;
  });
  const cloud = el("div", { class: "petals", "aria-hidden": "true" }, ...petals);
  before.after(cloud);
  setTimeout(() => cloud.remove(), 2.5 * millis);
}
