// Taroma thinks aloud: what it did in this battle, and why, the latest first.

import { el, show } from "../lib/dom.js";
import { labelled, say, withoutRule } from "../lib/words.js";

/** @typedef {import("./history.js").Told} Told */

/**
 * @param {HTMLElement} place
 * @param {Told[]} reasons
 * @param {(event: Told | null) => void} light
 */
export function drawReasons(place, reasons, light) {
  place.hidden = false;
  show(
    place,
    el("h2", {}, say("page-rokumon-taroma")),
    el(
      "ol",
      {
        tabindex: 0,
        "aria-label": say("page-rokumon-taroma"),
        reversed: true,
        "data-key": "reasons",
      },
      ...reasons
        .map((event, k) =>
          el(
            "li",
            {
              class: k === reasons.length - 1 ? "latest" : "",
              value: k + 1,
              onmouseenter: () => light(event),
              onmouseleave: () => light(null),
            },
            el("span", { class: "step", "aria-hidden": "true" }, event.facts.step),
            el("span", {}, withoutRule(event.text).replace(labelled(say("draw-taroma"), ""), "")),
          ),
        )
        .reverse(),
    ),
    !reasons.length && el("p", { class: "muted" }, say("page-rokumon-taroma-waits")),
  );
}
