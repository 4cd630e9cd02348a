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
 * What the grades mean: their bounds come with the review.
 * @param {import("../protocol.js").ReviewGrade[]} grades
 */
export function gradesExplained(grades) {
  return el(
    "details",
    { class: "grades" },
    el("summary", {}, say("page-review-grades")),
    el(
      "ul",
      {},
      ...grades.map(({ name, below }) =>
        el(
          "li",
          {},
          gradeSign(name),
          " ",
          labelled(
            say(`review-grade-${name}`),
            below === null
              ? say("page-review-grade-more")
              : say("page-review-grade-below", { percent: percent(below) }),
          ),
        ),
      ),
    ),
    el("p", { class: "muted" }, say("page-review-grade-unsure")),
  );
}
