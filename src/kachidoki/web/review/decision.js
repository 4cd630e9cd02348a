// One decision in numbers: by what could be known and, beside it and never instead of it, with
// everything open. Where nothing was hidden that is one verdict. (`front.js` has its words.)

import { el } from "../lib/dom.js";
import { percent, say } from "../lib/words.js";
import { shortens } from "./costliest.js";
import { knownThen } from "./grid.js";
import { isFine, worth } from "./worth.js";

/** @typedef {import("../protocol.js").ReviewDecision} ReviewDecision */
/** @typedef {import("../protocol.js").ReviewJudged} ReviewJudged */

/**
 * @param {ReviewDecision} decision
 * @param {string[]} names of the seats
 */
export function decisionNumbers(decision, names) {
  const { know, open, grid, hidden } = decision;
  const apart = know.how === "searched" && know.best[0] !== open.best[0];
  return el(
    "section",
    { class: "numbers" },
    el("h2", {}, say("page-review-numbers")),
    verdicts(decision),
    apart && el("p", { class: "muted apart" }, say("review-searched-apart")),
    decision.apart && el("p", { class: "other-best" }, decision.apart),
    hidden && el("p", { class: "muted" }, say("review-note")),
    knownThen(grid, names),
  );
}

/**
 * The two verdicts side by side, or the only one.
 * @param {ReviewDecision} decision
 */
function verdicts({ know, open, hidden, exact }) {
  const shown = hidden ? [know, open] : [know];
  const better = know.loss[0] > 0 ? know.told : ""; // which stands above
  const row = (/** @type {string} */ name, /** @type {(each: ReviewJudged) => string[]} */ told) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, say(name)),
      ...shown.map((each) => {
        const [value, more] = told(each);
        return el("td", {}, el("strong", {}, value), more && el("small", {}, more));
      }),
    );
  return el(
    "table",
    { class: "verdicts" },
    hidden &&
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          el("td", {}),
          el("th", { scope: "col" }, say("page-review-know")),
          el("th", { scope: "col" }, say("page-review-open")),
        ),
      ),
    el(
      "tbody",
      {},
      row("page-review-played", (each) => [
        worth(each.played[0], exact, each.moves[0], isFine(each)),
      ]),
      row("page-review-best", (each) => [
        worth(each.best[0], exact, each.moves[1], isFine(each)),
        each.loss[0] > 0 || shortens(each) > 0
          ? each.told === better
            ? ""
            : each.told
          : say("page-review-same"),
      ]),
      !exact && row("page-review-lost", ({ loss }) => [percent(loss[0]), between(loss)]),
      row("page-review-how", (each) => ["", howOf(each, each === open)]),
    ),
  );
}

/**
 * How a chance was found.
 * @param {ReviewJudged} judged
 * @param {boolean} open whether everything is
 */
function howOf({ how, worlds, depth }, open) {
  if (open && how === "enumerated") return say("page-review-how-true");
  return say(`review-how-${how}`, { worlds, depth });
}

/**
 * The interval of an estimate; nothing where there is none.
 * @param {number[]} estimate
 */
function between([, low, high]) {
  if (low === high) return "";
  return say("page-review-between", { low: percent(Math.max(low, 0)), high: percent(high) });
}
