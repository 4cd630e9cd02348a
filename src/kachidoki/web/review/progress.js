// How far a review is that is not done yet, and the way to a deeper one.

import { button, el, show } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { kindOf } from "./worth.js";

/** @typedef {import("../protocol.js").ReviewInfo} ReviewInfo */

/**
 * @param {HTMLElement} place
 * @param {ReviewInfo | null} info null: nothing is waited for
 * @param {(effort: ReviewInfo["effort"]) => void} again have it tried once more
 */
export function showProgress(place, info, again) {
  if (!info || info.status === "done") return place.replaceChildren();
  if (info.status === "failed") {
    return show(
      place,
      el("p", {}, say("page-review-failed")),
      button(say("page-try-again"), () => again(info.effort), { "data-key": "again" }),
    );
  }
  const words = say(info.total ? "page-review-working" : "page-review-waiting");
  let bar = place.querySelector("progress");
  if (bar?.getAttribute("aria-label") !== words) {
    bar = el("progress", { "aria-label": words, max: 1 });
    show(place, el("p", {}, words), bar);
  }
  if (info.total) bar.value = info.done / info.total;
}

/**
 * The way to the deep look, or that this is it; where all is solved there is nothing deeper.
 * @param {import("../protocol.js").Review} review
 * @param {boolean} busy whether a look is under way
 * @param {() => void} look
 */
export function deeper(review, busy, look) {
  if (kindOf(review).solved) return null;
  if (review.effort === "deep") return el("p", { class: "muted" }, say("page-review-deep"));
  if (busy) return null;
  return el(
    "p",
    {},
    button(say("page-review-deeper"), look, { "data-key": "deeper" }),
    el("span", { class: "muted" }, ` ${say("page-review-deeper-about")}`),
  );
}
