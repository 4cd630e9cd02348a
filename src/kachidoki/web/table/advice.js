// Against bots, and at tables made for it: what a strong one would do, and how good the last action
// was.

import { button, el, show } from "../lib/dom.js";
import { tool } from "../lib/icons.js";
import { getJson, Refused } from "../lib/requests.js";
import { settings } from "../lib/settings.js";
import { currentLanguage, labelled, say, withoutRule } from "../lib/words.js";

/** @typedef {import("../protocol.js").HintInfo} HintInfo */

export class AdvicePanel {
  /**
   * @param {string} table
   * @param {() => import("./connection.js").Connection | null} connection
   * @param {(hint: HintInfo | null) => void} point at what a hint is about
   */
  constructor(table, connection, point) {
    this.table = table;
    this.point = point;
    this.connection = connection;
    this.found = el("div", { class: "found", "aria-live": "polite" });
    this.verdict = el("p", { class: "verdict", "aria-live": "polite" });
    // It stands among the table's tools, beside the board on every screen.
    this.button = tool("hint", say("page-hint"), () => void this.ask(null), { "data-key": "hint" });
    this.element = el("section", { class: "advice", hidden: true }, this.verdict, this.found);
    this.version = 0;
    this.coached = false;
    this.hinting = false; // whether something is shown that belongs to this moment
  }

  /**
   * @param {import("./contract.js").Before} update
   * @param {boolean} coached
   */
  update(update, coached) {
    const alone = update.table.seats.every((seat, at) => at === update.seat || seat.kind === "bot");
    this.coached = coached; // in a first game nobody needs to hear that a perfect bot would win
    const mine = update.seat !== null && this.connection()?.welcome?.seats.includes(update.seat);
    this.element.hidden =
      !mine || !(alone || update.table.advice) || update.table.status === "over";
    this.button.hidden = this.element.hidden || coached || !settings().hints;
    this.button.disabled = !update.legal.length;
    if (update.version !== this.version && this.hinting) this.close();
    this.version = update.version;
  }

  /** Show no hint any longer. */
  close() {
    this.found.replaceChildren();
    this.point(null);
    this.hinting = false;
  }

  /**
   * Ask what a strong bot would do, and mark it on the board.
   * @param {((hints: HintInfo[]) => void) | null} then shows the hints; null: they are listed here
   */
  async ask(then) {
    const connection = this.connection();
    if (!connection?.latest?.legal.length) return;
    this.hinting = true;
    if (!then) show(this.found, el("p", { class: "muted" }, say("page-hint-thinking")));
    try {
      /** @type {import("../protocol.js").Hints} */
      const { hints } = await connection.ask("hint", { seat: connection.latest.seat });
      if (this.hinting) this.hinted(hints, then); // else the game has gone on
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.found.replaceChildren(); // why it was refused is told elsewhere
      this.hinting = false;
    }
  }

  /**
   * @param {HintInfo[]} hints
   * @param {((hints: HintInfo[]) => void) | null} then
   */
  hinted(hints, then) {
    // What is true of several is said once.
    const plain = hints.map((hint, at) => ({
      ...hint,
      text: hint.text === hints[at - 1]?.text ? say("page-hint-same") : withoutRule(hint.text),
    }));
    this.point(plain[0] ?? null);
    if (then) then(plain);
    else {
      show(
        this.found,
        button("×", () => this.close(), {
          class: "quiet close",
          "aria-label": say("page-close"),
          title: say("page-close"),
          "data-key": "close-hints",
        }),
        el("ol", { class: "hints" }, ...plain.map((hint) => this.hint(hint))),
      );
    }
  }

  /**
   * A hint, which marks on the board what it is about.
   * @param {HintInfo} hint
   */
  hint(hint) {
    const point = () => this.point(hint);
    return el(
      "li",
      { onmouseenter: point },
      button(hint.told, point, { class: "hint", onfocus: point }),
      hint.chance !== null &&
        hint.chance > 0 &&
        hint.chance < 1 &&
        ` ${say("page-hint-chance", { percent: Math.round(100 * hint.chance) })}`,
      el("span", { class: "muted" }, ` ${hint.text}`),
    );
  }

  /** @param {number} version */
  async judge(version) {
    if (!settings().verdicts || this.element.hidden || this.coached) return;
    showVerdict(this.verdict, await verdictOf(this.table, version), say("page-your-action"));
  }
}

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
