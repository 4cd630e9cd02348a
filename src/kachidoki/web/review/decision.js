// One decision: what was played, what would have been better and why, by what could be known and,
// beside it and never instead of it, with everything open. Where nothing was hidden that is one
// verdict.

import { button, el } from "../lib/dom.js";
import { labelled, percent, say } from "../lib/words.js";
import { whenOf } from "./costliest.js";
import { gradeSign } from "./grades.js";
import { knownThen } from "./grid.js";
import { worth } from "./worth.js";

/** @typedef {import("../protocol.js").ReviewDecision} ReviewDecision */
/** @typedef {import("../protocol.js").ReviewJudged} ReviewJudged */

/**
 * @typedef {object} DecisionActions
 * @property {(of: "know" | "played") => void} showLine plays the better turn on the board, or the
 *   one that was taken, each with its answers
 * @property {() => void} tryAgain begins a game from here
 */

/**
 * @param {ReviewDecision} decision
 * @param {string[]} names of the seats
 * @param {DecisionActions} actions
 */
export function decisionCard(decision, names, { showLine, tryAgain }) {
  const { seat, told, grade, know, reasons, grid, hidden, exact, answered } = decision;
  const better = know.loss[0] > 0;
  return el(
    "section",
    { class: "decision", "data-number": decision.number, "data-grade": grade },
    el("h2", {}, gradeSign(grade), ` ${labelled(whenOf(decision), say(`review-grade-${grade}`))}`),
    el("p", {}, labelled(names[seat], told)),
    better && !exact && el("p", {}, cost(know)), // else its reasons say so
    better && el("p", { class: "better" }, say("review-better", { actions: know.told })),
    ...reasons.map((reason) => el("p", { class: "reason" }, reason)),
    el(
      "div",
      { class: "row" },
      better &&
        button(say("page-review-show"), () => showLine("know"), { "data-key": "show-line" }),
      answered &&
        button(say("page-review-show-answer"), () => showLine("played"), {
          "data-key": "show-answer",
        }),
      button(say("page-review-try"), tryAgain, { "data-key": "try-again" }),
    ),
    verdicts(decision),
    hidden && el("p", { class: "muted" }, say("review-note")),
    knownThen(grid, names),
  );
}

/**
 * What a decision did to the chance to win, in a sentence.
 * @param {ReviewJudged} know
 */
export function cost({ best, played }) {
  return say("page-review-cost", { best: percent(best[0]), played: percent(played[0]) });
}

/**
 * The two verdicts side by side, or the only one.
 * @param {ReviewDecision} decision
 */
function verdicts({ know, open, hidden, exact }) {
  const shown = hidden ? [know, open] : [know];
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
      row("page-review-played", ({ played }) => [worth(played[0], exact)]),
      row("page-review-best", ({ best, loss, told }) => [
        worth(best[0], exact),
        loss[0] > 0 ? told : say("page-review-same"),
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
