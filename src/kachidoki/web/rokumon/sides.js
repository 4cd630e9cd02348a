// Both sides of the table: the plates of the clans, and their crests on it.

import { el, show } from "../lib/dom.js";
import { drawClan } from "./clans.js";
import { crestAlone } from "./pieces.js";

/** @typedef {import("./frames.js").Frame} Frame */
/**
 * @typedef {object} SidesScene
 * @property {import("./history.js").Update} update
 * @property {Frame | null} frame what is being shown on the way to the update
 * @property {import("./ending.js").Ended | null} ended how the act that is shown has ended
 * @property {number} below the number of the clan that sits below
 * @property {Set<string>} lit what the log points at
 * @property {import("./choices.js").Choices} choices
 * @property {import("./choices.js").Picked | null} picked
 * @property {Set<string>} hinted what a hint is about
 */

export class Sides {
  /**
   * @param {import("../table/contract.js").Context} people
   * @param {import("./clans.js").ClanActions} actions
   */
  constructor(people, actions) {
    this.people = people;
    this.actions = actions;
    this.other = el("section", {});
    this.mine = el("section", {});
    this.mats = el("div", { class: "mats", "aria-hidden": "true" });
  }

  /** @param {SidesScene} scene */
  draw(scene) {
    const { clans } = scene.frame?.view ?? scene.update.view;
    const { below } = scene;
    this.side(this.other, scene, 1 - below);
    this.side(this.mine, scene, below);
    show(this.mats, ...[1 - below, below].map((number) => crestAlone(clans[number].clan)));
  }

  /**
   * @param {HTMLElement} place
   * @param {SidesScene} scene
   * @param {number} number
   */
  side(place, { update, frame, ended, below, lit, choices, picked, hinted }, number) {
    const { view, table, seat } = update;
    const shown = frame?.view ?? view;
    const clan = shown.clans[number];
    const counted = frame && ended ? view.clans[number] : clan; // with the act that has ended
    drawClan(
      place,
      {
        view: shown,
        clan,
        near: number === below,
        acting: shown.clan === clan.clan && table.status !== "over" && !(frame && ended),
        people: this.people,
        winner: view.phase === "over" && ended?.winner === clan.clan, // of the whole game
        told: lit.has(clan.clan),
        won: view.acts === null ? -1 : counted.won,
        choices: seat !== null && clan.seat === seat && !frame ? choices : null,
        chosen: picked?.kind === "supply" ? picked.value : null,
        lifting: picked?.kind === "lift",
        hinted,
      },
      this.actions,
    );
  }

  /**
   * Outline what the log points at.
   * @param {Set<string>} lit
   */
  mark(lit) {
    for (const side of [this.other, this.mine]) {
      side.classList.toggle("told", lit.has(side.dataset.clan ?? ""));
    }
  }
}
