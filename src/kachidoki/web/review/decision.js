// One decision: what was played, what would have been better and why, by what could be known and,
// beside it and never instead of it, with everything open. Where nothing was hidden that is one
// verdict.

import { button, el } from "../lib/dom.js";
import { labelled, percent, say } from "../lib/words.js";
import { whenOf, whyOf } from "./costliest.js";
import { gradeSign } from "./grades.js";
import { knownThen } from "./grid.js";
import { aboutEqual, isFine, worth } from "./worth.js";

/** @typedef {import("../protocol.js").ReviewDecision} ReviewDecision */
/** @typedef {import("../protocol.js").ReviewJudged} ReviewJudged */

const DECIDED = 10_000; // millionths: below it at best, a game is as good as lost

/**
 * @typedef {object} DecisionActions
 * @property {boolean} own whether whoever looks took it
 * @property {boolean} several whether the game has several parts
 * @property {(of: "know" | "played") => void} showLine plays the better turn on the board, or the
 *   one that was taken, each with its answers
 * @property {(() => void) | null} tryAgain begins a game from here
 */

/**
 * @param {ReviewDecision} decision
 * @param {string[]} names of the seats
 * @param {DecisionActions} actions
 */
export function decisionCard(decision, names, { own, several, showLine, tryAgain }) {
  const { seat, told, grade, know, open, grid, hidden, exact, answered } = decision;
  const better = know.loss[0] > 0;
  const equal = aboutEqual(know); // then no choice is called the better one
  const apart = know.how === "searched" && know.best[0] !== open.best[0];
  return el(
    "section",
    { class: "decision", "data-number": decision.number, "data-grade": grade },
    el(
      "h2",
      {},
      gradeSign(grade),
      ` ${labelled(whenOf(decision, several), say(`review-grade-${equal ? "equal" : grade}`))}`,
    ),
    el("p", {}, labelled(names[seat], told)),
    better && !exact && !equal && el("p", {}, cost(know)), // else its reasons say so
    better &&
      el(
        "p",
        { class: "better" },
        say(`review-${equal ? "equal" : "better"}`, { actions: know.told }),
      ),
    !exact && know.best[0] < DECIDED && el("p", { class: "decided" }, say("page-review-decided")),
    ...(equal ? [] : whyOf(decision, own)),
    el(
      "div",
      { class: "row" },
      better &&
        button(say("page-review-show"), () => showLine("know"), { "data-key": "show-line" }),
      answered &&
        button(say("page-review-show-answer"), () => showLine("played"), {
          "data-key": "show-answer",
        }),
      tryAgain && button(say("page-review-try"), tryAgain, { "data-key": "try-again" }),
    ),
    verdicts(decision),
    apart && el("p", { class: "muted apart" }, say("review-searched-apart")),
    decision.apart && el("p", { class: "other-best" }, decision.apart),
    hidden && el("p", { class: "muted" }, say("review-note")),
    knownThen(grid, names),
  );
}

/**
 * What a decision did to the chance to win, in a sentence.
 * @param {ReviewJudged} know
 */
export function cost(know) {
  const [best, played] = [know.best, know.played].map(([chance]) =>
    percent(chance, false, isFine(know)),
  );
  return say("page-review-cost", { best, played });
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
        each.loss[0] > 0 ? (each.told === better ? "" : each.told) : say("page-review-same"),
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
