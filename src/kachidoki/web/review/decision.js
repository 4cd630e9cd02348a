// One decision: what was played, what would have been better and why, by what could be known and,
// beside it and never instead of it, with everything open.

import { button, el } from "../lib/dom.js";
import { labelled, percent, say } from "../lib/words.js";
import { whenOf } from "./costliest.js";
import { gradeSign } from "./grades.js";
import { knownThen } from "./grid.js";

/** @typedef {import("../protocol.js").ReviewDecision} ReviewDecision */
/** @typedef {import("../protocol.js").ReviewJudged} ReviewJudged */

/**
 * @param {ReviewDecision} decision
 * @param {string[]} names of the seats
 * @param {() => void} showLine plays the better turn on the board
 * @param {() => void} tryAgain begins a game from here
 */
export function decisionCard(decision, names, showLine, tryAgain) {
  const { seat, told, grade, know, open, reasons, grid } = decision;
  const better = know.loss[0] > 0;
  return el(
    "section",
    { class: "decision", "data-number": decision.number, "data-grade": grade },
    el("h2", {}, gradeSign(grade), ` ${labelled(whenOf(decision), say(`review-grade-${grade}`))}`),
    el("p", {}, labelled(names[seat], told)),
    better && el("p", {}, cost(know)),
    better && el("p", { class: "better" }, say("review-better", { actions: know.told })),
    ...reasons.map((reason) => el("p", { class: "reason" }, reason)),
    el(
      "div",
      { class: "row" },
      better && button(say("page-review-show"), showLine, { "data-key": "show-line" }),
      button(say("page-review-try"), tryAgain, { "data-key": "try-again" }),
    ),
    verdicts(know, open),
    el("p", { class: "muted" }, say("review-note")),
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
 * The two verdicts side by side.
 * @param {ReviewJudged} know
 * @param {ReviewJudged} open
 */
function verdicts(know, open) {
  const both = [know, open];
  const row = (/** @type {string} */ name, /** @type {(each: ReviewJudged) => string[]} */ told) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, say(name)),
      ...both.map((each) => {
        const [value, more] = told(each);
        return el("td", {}, el("strong", {}, value), more && el("small", {}, more));
      }),
    );
  return el(
    "table",
    { class: "verdicts" },
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
      row("page-review-played", ({ played }) => [percent(played[0])]),
      row("page-review-best", ({ best, loss, told }) => [
        percent(best[0]),
        loss[0] > 0 ? told : say("page-review-same"),
      ]),
      row("page-review-lost", ({ loss }) => [percent(loss[0]), between(loss)]),
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
