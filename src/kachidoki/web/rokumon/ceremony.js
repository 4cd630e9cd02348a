// What is celebrated: the beginning of an act, the end of a campaign, a triumph. It waits for the
// player and for nobody else; whoever only looks, or has put it off, sees none of it.

import { settings } from "../lib/settings.js";
import { finale, hasFinale } from "./finale.js";
import { scatter } from "./petals.js";
import { titleCard } from "./title-card.js";

/** @typedef {import("./history.js").History} History */
/** @typedef {import("./history.js").Update} Update */

export class Ceremony {
  /**
   * @param {HTMLElement} root
   * @param {import("../table/contract.js").Context} context
   * @param {() => void} left gives the focus back to the table
   */
  constructor(root, context, left) {
    this.root = root;
    this.context = context;
    this.left = left;
    /** @type {HTMLDialogElement | null} */
    this.card = null;
    /** @type {HTMLElement | null} */
    this.scene = null;
    this.key = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape" && this.scene && !document.querySelector("dialog[open]")) {
        this.close();
      }
    };
    document.addEventListener("keydown", this.key);
  }

  /**
   * Whether anything is celebrated before whoever looks at an update, at every speed. In a lesson
   * of one act the coach tells its rules.
   * @param {Update} update
   */
  wanted({ seat, view }) {
    const lesson = this.context.patient && view.acts === null;
    return this.context.live && !lesson && seat !== null && settings().scenes;
  }

  /** Whether the game waits until its player has read something. */
  get holds() {
    return this.card !== null;
  }

  /**
   * The title card of an act that has just begun, once; gives a promise until it is left.
   * @param {Update} update
   * @param {History} history
   * @returns {Promise<void>}
   */
  async begin(update, history) {
    const { view, table } = update;
    if (!this.wanted(update) || this.card || !begins(update, history)) return;
    const key = `act ${table.table}`;
    const now = [view.act, view.draws, view.deciding, ...view.clans.map(({ won }) => won)].join();
    if (sessionStorage.getItem(key) === now) return;
    sessionStorage.setItem(key, now);
    await new Promise((resolve) => {
      this.card = titleCard(this.root, view, history.endings(), () => resolve(undefined));
    });
    this.card = null;
    this.left();
  }

  /**
   * The last scene of a game that has just ended.
   * @param {Update} update
   * @param {History} history
   */
  end(update, history) {
    if (!this.wanted(update) || !hasFinale(update)) return;
    this.show(update, history);
    const { seat, outcome } = update;
    const won = seat !== null && Boolean(outcome?.winners.includes(seat));
    if (this.scene?.firstElementChild) scatter(this.scene.firstElementChild, won);
  }

  /**
   * The scene of a finished game.
   * @param {Update} update
   * @param {History} history
   */
  show(update, history) {
    this.scene?.remove();
    this.scene = finale(update, history.endings(), () => this.close());
    this.root.append(this.scene);
    const title = this.scene.querySelector("h2")?.textContent ?? "";
    this.context.announce(title);
    this.scene.querySelector("button")?.focus({ preventScroll: true });
  }

  close() {
    this.scene?.remove();
    this.scene = null;
    this.left();
  }

  leave() {
    document.removeEventListener("keydown", this.key);
    this.card?.close();
  }
}

/**
 * Whether the act has just begun for whoever looks: they have not acted in it.
 * @param {Update} update
 * @param {History} history
 */
function begins({ view, table, seat }, history) {
  const own = view.clans.find((clan) => clan.seat === seat)?.clan;
  if (!own || view.phase !== "turn" || table.status === "over") return false;
  if (view.acts === null && table.series.games) return false; // a rematch of the same act
  return !history.acted(own);
}
