// The chances of all over the game: the chart, by what they are judged, and whose line is whose.

import { select } from "../lib/dialogs.js";
import { el } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { chanceAt, chart, marksExplained } from "./chart.js";
import { legend } from "./sums.js";
import { kindOf, worth } from "./worth.js";

/** @typedef {import("./chart.js").Drawn} Drawn */

/** Whether the chances of all are those of the same thing. */
const APART = { know: "apart", open: "together" };

/**
 * @param {Drawn} drawn
 * @param {number} at the version that is shown
 * @param {(by: "know" | "open") => void} judge by something else
 * @param {(seat: number) => void} choose whose decisions are looked at
 */
export function chancesOfAll(drawn, at, judge, choose) {
  const { review, by, seat, names } = drawn;
  const { hides, solved } = kindOf(review);
  return el(
    "section",
    { class: "chances-of-all" },
    el(
      "div",
      { class: "row" },
      el("h2", {}, say(solved ? "page-review-worth" : "page-review-chances")),
      hides &&
        select(
          say("page-review-judged-by"),
          [
            ["know", say("page-review-by-know")],
            ["open", say("page-review-by-open")],
          ],
          by,
          (value) => judge(value === "open" ? "open" : "know"),
          "judged-by",
        ),
    ),
    chart(drawn),
    legend(
      review.seats.map((each) => names[each.seat]),
      review.seats.map((each) => worth(chanceAt(each, by, at), solved)),
      seat,
      choose,
    ),
    hides && el("p", { class: "muted" }, say(`page-review-${APART[by]}`)),
    marksExplained(solved),
  );
}
