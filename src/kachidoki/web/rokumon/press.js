// What a press on a coin, a warrior or a button does, and what was picked by it but not sent.

import { say } from "../lib/words.js";
import { canTake, meant, stillPicked, targets } from "./choices.js";
import { advice } from "./turn.js";

/** @typedef {import("./choices.js").Choices} Choices */
/** @typedef {import("./choices.js").Picked} Picked */
/**
 * What a press asks of the board.
 * @typedef {object} Pressed
 * @property {() => {view: import("./history.js").View, choices: Choices}} now
 * @property {(action: string) => void} send
 * @property {(action: string) => void} ask why an action is not open
 * @property {(text: string) => void} tell
 * @property {import("./turn.js").NameOf} nameOf
 * @property {(picked: Picked | null) => void} changed another thing is picked
 */

export class Press {
  /** @param {Pressed} board */
  constructor(board) {
    this.board = board;
    /** @type {Picked | null} */
    this.picked = null;
    /** @type {import("./intent.js").Intent | null} what one more press does */
    this.intent = null;
  }

  /** Nothing is picked any longer. */
  drop() {
    this.picked = null;
    this.intent = null;
  }

  /** Keep only what can still be used. */
  settle() {
    this.picked = stillPicked(this.board.now().choices, this.picked);
    this.intent = null;
  }

  /** @param {Picked | null} picked null: it is put down again */
  pick(picked) {
    this.picked = picked;
    this.intent = null;
    this.board.changed(picked);
  }

  /**
   * Do something on a cell, or first show what it would be.
   * @param {string} action
   * @param {string} cell
   * @param {boolean} twice
   */
  meet(action, cell, twice) {
    if (!twice || this.intent?.action === action) return this.board.send(action);
    this.intent = { action, cell };
    this.board.changed(this.picked);
  }

  /**
   * @param {string} cell
   * @param {boolean} [twice] whether something is done only by a second press
   */
  cell(cell, twice = false) {
    const { picked, board } = this;
    const { view, choices } = board.now();
    if (!choices.any) {
      const dots = say("page-rokumon-about-pips", { act: view.act });
      return board.tell(`${advice(view, choices, null, board.nameOf)} ${dots}`.trim());
    }
    const direct = picked ? undefined : choices.deploy.get("")?.get(cell);
    const action = targets(choices, picked).get(cell) ?? direct;
    if (action) this.meet(action, cell, twice);
    else if (picked && "cell" in picked && picked.cell === cell) this.pick(null);
    else if (picked?.kind === "lift" && choices.surprise.has(cell)) {
      this.pick({ kind: "lift", cell });
    } else if (picked?.kind !== "lift" && canTake(choices, cell)) this.stack(cell);
    else if (!picked && [...choices.deploy.values()].some((cells) => cells.has(cell))) {
      this.pick({ kind: "empty", cell });
    } else board.ask(meant(view, choices, picked, cell));
  }

  /**
   * What was dragged is let go: over a cell, or beside all of them.
   * @param {string | null} cell
   */
  dropped(cell) {
    const { picked, board } = this;
    const { view, choices } = board.now();
    if (!picked) return; // somebody else acted meanwhile
    const action = cell === null ? undefined : targets(choices, picked).get(cell);
    if (action) return board.send(action);
    this.pick(null);
    if (cell === null) board.tell(say("page-rokumon-beside"));
    else if (!("cell" in picked) || picked.cell !== cell) {
      board.ask(meant(view, choices, picked, cell));
    }
  }

  /**
   * Say why what lies on a cell cannot be dragged.
   * @param {string} cell
   */
  stays(cell) {
    const { view, choices } = this.board.now();
    const lifted = this.picked?.kind === "lift" ? this.picked : null;
    if (choices.any) this.board.ask(meant(view, choices, lifted && { ...lifted, cell: "" }, cell));
    else this.board.tell(advice(view, choices, null, this.board.nameOf));
  }

  /**
   * Choose a stack; if another one was chosen, ask also why it could not go here.
   * @param {string} cell
   */
  stack(cell) {
    const before = this.picked;
    this.pick({ kind: "stack", cell });
    const { view, choices } = this.board.now();
    if (before && before.kind !== "empty") this.board.ask(meant(view, choices, before, cell));
  }

  /**
   * A warrior of the supply: it goes to the empty coin that waits for one, or is chosen, or put
   * down again.
   * @param {string} value
   */
  warrior(value) {
    const { picked, board } = this;
    const waits = picked?.kind === "empty" ? picked.cell : "";
    const action = board.now().choices.deploy.get(value)?.get(waits);
    if (action) return board.send(action);
    const on = picked?.kind === "supply" && picked.value === value;
    this.pick(on ? null : { kind: "supply", value });
  }

  /** The Surprise: a coin shall be lifted, or none after all. */
  surprise() {
    this.pick(this.picked?.kind === "lift" ? null : { kind: "lift", cell: "" });
  }
}
