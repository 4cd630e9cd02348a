// The five grades of a decision: a sign that differs by its shape, and what each means.

import { el, svg } from "../lib/dom.js";
import { labelled, percent, say } from "../lib/words.js";

const GRADES = ["best", "close", "slip", "costly", "turning"];

/**
 * As many bars as a decision gave away, from none to four.
 * @param {string} grade
 */
export function gradeSign(grade) {
  const lost = GRADES.indexOf(grade);
  return svg(
    "svg",
    { viewBox: "0 0 22 16", class: `grade-sign ${grade}`, "aria-hidden": "true" },
    ...[0, 1, 2, 3].map((at) =>
      svg("rect", {
        class: at < lost ? "full" : "empty",
        x: 1 + 5.4 * at,
        y: 11 - 3 * at,
        width: 3.8,
        height: 4 + 3 * at,
      }),
    ),
  );
}

/**
 * What the grades mean: their bounds come with the review. Where all is solved a decision keeps
 * what the position is worth, or it turns the game.
 * @param {import("../protocol.js").ReviewGrade[]} all
 * @param {boolean} solved
 */
export function gradesExplained(all, solved) {
  const grades = solved ? [all[0], all[all.length - 1]] : all;
  const last = all.findLast(({ lead }) => !lead);
  const bound = (/** @type {import("../protocol.js").ReviewGrade} */ grade) =>
    grade.below === null
      ? say("page-review-grade-more")
      : say(`page-review-grade-${grade === last ? "or-lead" : "below"}`, {
          percent: percent(grade.below),
        });
  return el(
    "details",
    { class: "grades" },
    el("summary", {}, say("page-review-grades")),
    el(
      "ul",
      {},
      ...grades.map((grade) =>
        el(
          "li",
          {},
          gradeSign(grade.name),
          " ",
          labelled(
            say(`review-grade-${grade.name}`),
            solved ? say(`page-review-grade-exact-${grade.name}`) : bound(grade),
          ),
        ),
      ),
    ),
    !solved && el("p", { class: "muted" }, say("page-review-grade-unsure")),
  );
}
