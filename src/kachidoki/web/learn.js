// A first game: a real table against an easy bot, with a coach beside it.

import { button, el } from "./dom.js";
import { go } from "./main.js";
import { getJson, postJson, Refused } from "./net.js";
import { ownName } from "./settings.js";
import { tablePage } from "./table.js";
import { known, say } from "./words.js";

const FIRST = {
  joraku: { options: { players: "3" }, bots: 2 },
  rokumon: { options: { act: "1", coins: "gjgjgj" }, bots: 1 },
};

/**
 * @param {HTMLElement} place
 * @param {string} game
 */
export async function learnPage(place, game) {
  const { options, bots } = FIRST[/** @type {keyof typeof FIRST} */ (game)];
  const seats = [{ kind: "me" }, ...Array(bots).fill({ kind: "bot", bot: "beginner" })];
  const name = ownName();
  const coach = new Coach(/** @type {"joraku" | "rokumon"} */ (game));
  const begun = await unfinished(game);
  if (begun) return tablePage(place, begun, coach);
  const made = await postJson("/api/tables", { game, options, seats, name, title: say("page-learn") });
  sessionStorage.setItem(`learn ${game}`, made.table.table);
  return tablePage(place, made.table.table, coach);
}

/**
 * The first game that this visitor has begun and not finished.
 * @param {string} game
 */
async function unfinished(game) {
  const table = sessionStorage.getItem(`learn ${game}`);
  if (!table) return null;
  try {
    const { status } = await getJson(`/api/tables/${table}`);
    return status === "playing" ? table : null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return null; // cleared away
  }
}

/** Says what to do now and why, each thing once, and what it would do itself. */
export class Coach {
  /** @param {"joraku" | "rokumon"} game */
  constructor(game) {
    this.game = game;
    this.words = el("p", { "aria-live": "polite" });
    this.advice = el("p", { class: "muted" });
    this.element = el("section", { class: "coach sheet" },
      el("h2", {}, say("page-coach")), this.words, this.advice,
      el("div", { class: "row" },
        this.ask = button(say("page-coach-ask"), () => this.wanted?.(), { "data-key": "coach" }),
        button(say("page-coach-skip"), () => void go("/"), { class: "quiet", "data-key": "skip" })));
    /** @type {(() => void) | null} */
    this.wanted = null;
  }

  /** @param {any} update */
  update(update) {
    this.advice.textContent = "";
    this.ask.disabled = !update.legal.length;
    this.ask.hidden = update.table.status === "over";
    this.words.textContent = this.lesson(update);
  }

  /** @param {any} update */
  lesson(update) {
    if (update.table.status === "over") return say(`page-coach-${this.game}-over`);
    if (!update.legal.length) return say(`page-coach-${this.game}-wait`);
    const key = `page-coach-${this.game}-${stage(update)}`;
    return known(key) ? say(key) : say(`page-coach-${this.game}-turn`);
  }

  /** @param {{told: string, text: string}[]} hints */
  hinted(hints) {
    this.advice.textContent = hints.length ? say("page-coach-would", { action: hints[0].told, reason: hints[0].text }) : "";
  }
}

/** @param {any} update */
function stage(update) {
  const { view, legal } = update;
  if (view.game === "joraku") return view.phase;
  const moves = legal.some((/** @type {string} */ action) => action.startsWith("move"));
  return moves ? "move" : "deploy";
}
