// The first words of a review: which decision it is, what it did, what would have been better, and
// why. Numbers and charts come after it.

import { button, el } from "../lib/dom.js";
import { fullStop, labelled, percent, say } from "../lib/words.js";
import { shortens, whenOf } from "./costliest.js";
import { gradeSign } from "./grades.js";
import { aboutEqual, isFine } from "./worth.js";

/** @typedef {import("../protocol.js").ReviewDecision} ReviewDecision */
/** @typedef {import("../protocol.js").ReviewJudged} ReviewJudged */
/** @typedef {import("../protocol.js").ReviewTurn} ReviewTurn */

const DECIDED = 10_000; // millionths: below it at best, a game is as good as lost
const WHOLE = 1_000_000;

/**
 * @typedef {object} DecisionActions
 * @property {(of: "know" | "played") => void} showLine plays the better turn on the board, or how
 *   the one that was taken is answered
 * @property {(() => void) | null} tryAgain begins a game from here
 */

/**
 * What is said of a decision.
 * @param {ReviewTurn | ReviewDecision} decision
 * @param {string} name of who took it
 * @param {string} title such as that nothing cost more; empty: its grade
 * @param {boolean} several whether the game has several parts
 * @param {...import("../lib/dom.js").Child} more what can be done with it
 */
export function decisionWords(decision, name, title, several, ...more) {
  const { told, grade, know, exact, reasons, reasons_played: follows } = decision;
  const decided = !exact && know.best[0] < DECIDED; // nothing is left to be blamed for
  const better = !decided && (know.loss[0] > 0 || (title !== "" && shortens(know) > 0));
  const equal = aboutEqual(know); // then no choice is called the better one
  const when = whenOf(decision, several);
  const graded = say(`review-grade-${equal ? "equal" : grade}`);
  const why = (/** @type {string[]} */ all) =>
    equal || decided ? [] : all.map((reason) => el("span", { class: "reason" }, ` ${reason}`));
  return el(
    "section",
    { class: "decision", "data-number": decision.number, "data-grade": grade },
    el("h2", {}, gradeSign(grade), ` ${title ? labelled(title, when) : labelled(when, graded)}`),
    el(
      "p",
      { class: "played" },
      el("strong", {}, fullStop(labelled(name, told))),
      better && !equal && ` ${cost(know, exact)}`,
      ...why(follows),
    ),
    better &&
      el(
        "p",
        { class: "better" },
        el(
          "strong",
          {},
          fullStop(say(`review-${equal ? "equal" : "better"}`, { actions: know.told })),
        ),
        ...why(reasons),
      ),
    decided && el("p", { class: "decided" }, say("page-review-decided")),
    ...more,
  );
}

/**
 * What can be seen of a decision, and played again.
 * @param {ReviewDecision} decision
 * @param {DecisionActions} actions
 */
export function decisionWays({ know, answered }, { showLine, tryAgain }) {
  return el(
    "div",
    { class: "row" },
    (know.loss[0] > 0 || shortens(know) > 0) &&
      button(say("page-review-show"), () => showLine("know"), { "data-key": "show-line" }),
    answered &&
      button(say("page-review-show-answer"), () => showLine("played"), {
        "data-key": "show-answer",
      }),
    tryAgain &&
      button(say("page-review-try"), tryAgain, { class: "quiet", "data-key": "try-again" }),
  );
}

/**
 * What a decision did to the chance to win, or to what the position was worth.
 * @param {ReviewJudged} know
 * @param {boolean} exact whether it is solved
 */
function cost(know, exact) {
  if (shortens(know) > 0) {
    const [played, best] = know.moves;
    return say("page-review-shortened", { best, played });
  }
  if (exact) {
    const [best, played] = [know.best, know.played].map(([chance]) => named(chance));
    return say("page-review-turned", { best, played });
  }
  const [best, played] = [know.best, know.played].map(([chance]) =>
    percent(chance, false, isFine(know)),
  );
  return say("page-review-cost", { best, played });
}

/** @param {number} chance of a solved position, in millionths */
function named(chance) {
  return chance === WHOLE ? "win" : chance ? "draw" : "loss";
}

/**
 * That a part of the game ended by surrender, and what was left then.
 * @param {import("../protocol.js").Review} review
 * @param {number} of the part
 */
export function surrendered({ surrenders }, of) {
  return surrenders
    .filter(({ part }) => part === of)
    .map(({ told }) => el("p", { class: "surrendered" }, told));
}
