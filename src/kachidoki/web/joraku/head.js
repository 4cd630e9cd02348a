// Above the map: rounds, the skirmish, variant cards.

import { button, el, redraw, show } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { about } from "./explaining.js";
import { ROUNDS } from "./model.js";

/** @typedef {import("./model.js").View} View */

/**
 * Where the game stands, and what is special about it.
 * @param {HTMLElement} place
 * @param {View} view
 * @param {(variant: number) => void} tell
 * @param {{shown: boolean, toggle: () => void} | null} last the skirmish before this one
 */
export function drawHead(place, view, tell, last) {
  const playing = ["play", "choose", "place", "march"].includes(view.phase);
  const phase = playing
    ? say("draw-skirmish-of", {
        number: view.skirmishes.length + 1,
        total: view.round_skirmishes,
      })
    : say(`page-joraku-phase-${view.phase}`);
  const few = view.variants.length <= 2;
  const from = [view.round, view.phase, view.variants, view.skirmishes.length, last?.shown];
  redraw(place, from, () =>
    show(
      place,
      el(
        "ol",
        {
          class: "jo-rounds",
          "aria-label": say("page-joraku-rounds", { round: ROUNDS[Math.max(1, view.round) - 1] }),
        },
        ...ROUNDS.map((numeral, k) =>
          el(
            "li",
            {
              class: k + 1 === view.round ? "now" : k + 1 < view.round ? "done" : "",
              "aria-current": k + 1 === view.round ? "step" : null,
              ...about("round", { numeral }),
            },
            numeral,
          ),
        ),
      ),
      el("p", { class: "jo-phase", title: phase }, phase),
      last &&
        button(
          say(last.shown ? "page-joraku-this-skirmish" : "page-joraku-last-skirmish"),
          last.toggle,
          { class: "quiet jo-small", "data-key": "last", "aria-pressed": String(last.shown) },
        ),
      el(
        "ul",
        {
          class: few ? "jo-variants" : "jo-variants many",
          "aria-label": say("page-joraku-variants"),
        },
        ...view.variants.map((variant) =>
          el(
            "li",
            {},
            el(
              "button",
              {
                type: "button",
                class: "jo-variant",
                "data-key": `variant ${variant}`,
                onclick: () => tell(variant),
                title: say(`page-joraku-variant-${variant}-about`),
              },
              el("b", {}, `${variant} ${say(`page-joraku-variant-${variant}`)}`),
              el(
                "span",
                { class: few ? "" : "unseen" },
                say(`page-joraku-variant-${variant}-about`),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}
