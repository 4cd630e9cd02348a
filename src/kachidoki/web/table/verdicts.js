// How good an action was, where the game is solved.

import { toggle } from "../lib/dialogs.js";
import { show } from "../lib/dom.js";
import { getJson, Refused } from "../lib/requests.js";
import { change, settings } from "../lib/settings.js";
import { currentLanguage, labelled, say, withoutRule } from "../lib/words.js";

/** @typedef {{text: string, grade: import("../protocol.js").Judged["grade"]}} Verdict */

/**
 * How good the action of a version was; empty where nobody can say, or the server is away.
 * @param {string} table
 * @param {number} version
 * @returns {Promise<Verdict>}
 */
export async function verdictOf(table, version) {
  try {
    const question = `at=${version}&language=${currentLanguage()}`;
    /** @type {import("../protocol.js").Judged} */
    const { text, grade } = await getJson(`/api/tables/${table}/verdict?${question}`);
    return { text: withoutRule(text ?? ""), grade };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { text: "", grade: null };
  }
}

/**
 * @param {HTMLElement} place
 * @param {Verdict} verdict
 * @param {string} [before] whose it is
 */
export function showVerdict(place, { text, grade }, before = "") {
  place.dataset.grade = grade ?? "";
  place.textContent = text && before ? labelled(before, text) : text;
}

/**
 * Let the player choose whether their actions are rated.
 * @param {HTMLElement} place
 * @param {HTMLElement} verdict where the ratings stand
 */
export function offer(place, verdict) {
  place.hidden = false;
  const choose = (/** @type {boolean} */ verdicts) => {
    change({ verdicts });
    if (!verdicts) showVerdict(verdict, { text: "", grade: null });
  };
  const about = say("page-use-verdicts-about");
  show(place, toggle(say("page-use-verdicts"), settings().verdicts, choose, about));
}
