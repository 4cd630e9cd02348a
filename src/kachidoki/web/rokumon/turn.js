// Between the coins and your own side: what will happen, why not, and what can be chosen.

import { button, el } from "../lib/dom.js";
import { fullStop, say } from "../lib/words.js";
import { valuesOf } from "./acts.js";
import { coinOn } from "./frames.js";
import { pieceIcon, stars } from "./pieces.js";
import { clanName, coinName, warriorName } from "./spoken.js";

/** @typedef {import("./choices.js").Open} Open */
/** @typedef {import("./choices.js").Held} Held */

/**
 * What happens if the pointed-at cell is pressed now; empty if nothing of note.
 * @param {any} view
 * @param {Held | null} held
 * @param {string | undefined} aim
 * @param {string} cell
 */
export function promise(view, held, aim, cell) {
  const top = coinOn(view, cell)?.stack.at(-1);
  if (!aim) return "";
  if (aim === "lift") return say("page-rokumon-will-lift", { cell });
  if (held?.kind === "lift") return say("page-rokumon-will-set", { cell: held.cell, to: cell });
  if (held?.kind === "stack") {
    const facts = { cell: held.cell, to: cell };
    return top
      ? say("page-rokumon-will-cover", { ...facts, top: warriorName(view, top) })
      : say("page-rokumon-will-move", facts);
  }
  if (held?.kind === "supply" && held.value) {
    return say("page-rokumon-will-deploy-value", { value: stars(held.value), cell });
  }
  return say("page-rokumon-will-deploy", { cell });
}

/**
 * What a person can do now, in a short line.
 * @param {any} view
 * @param {Open} open
 * @param {Held | null} held
 */
export function advice(view, open, held) {
  if (held?.kind === "supply") {
    return held.value
      ? say("page-rokumon-place-value", { value: stars(held.value) })
      : say("page-rokumon-place");
  }
  if (held?.kind === "empty") return say("page-rokumon-which", { cell: held.cell });
  if (held?.kind === "lift") {
    return held.cell
      ? say("page-rokumon-set-where", { cell: held.cell })
      : say("page-rokumon-lift-which");
  }
  if (held?.kind === "stack") {
    return open.move.has(held.cell)
      ? say("page-rokumon-move-where", { cell: held.cell })
      : say("page-rokumon-fight-only", { cell: held.cell });
  }
  if (open.accept) return say("page-rokumon-uncovered");
  if (!open.any) {
    return view.clan ? fullStop(say("draw-status-turn", { clan: clanName(view.clan) })) : "";
  }
  const deploys = open.deploy.size > 0;
  const moves = open.move.size + open.fight.size > 0;
  if (deploys && moves) return say("page-rokumon-deploy-or-move");
  if (deploys) return say("page-rokumon-deploy-first");
  return moves ? say("page-rokumon-move-only") : say("page-rokumon-lift-only");
}

/**
 * @typedef {object} ChoiceActions
 * @property {(action: string) => void} act
 * @property {(cell: string) => void} lift
 * @property {() => void} letGo
 * @property {() => void} takeBack
 */

/**
 * The buttons that belong to what is chosen.
 * @param {any} view
 * @param {Open} open
 * @param {Held | null} held
 * @param {boolean} mayTakeBack
 * @param {ChoiceActions} actions
 */
export function choices(view, open, held, mayTakeBack, actions) {
  const found = [];
  if (held?.kind === "empty") {
    for (const [value, cells] of open.deploy) {
      const action = cells.get(held.cell);
      if (action) found.push(warriorButton(view, value, () => actions.act(action)));
    }
  }
  if (held?.kind === "stack") {
    const fight = open.fight.get(held.cell);
    if (fight) {
      found.push(
        button(say("page-rokumon-fight", { cell: held.cell }), () => actions.act(fight), {
          class: "main",
          "data-key": "fight",
        }),
      );
    }
    if (open.surprise.has(held.cell)) {
      found.push(
        button(say("page-rokumon-lift"), () => actions.lift(held.cell), { "data-key": "lift" }),
      );
    }
  }
  if (open.accept) {
    if (mayTakeBack) {
      found.push(
        button(say("page-take-back"), actions.takeBack, { class: "main", "data-key": "take-back" }),
      );
    }
    found.push(
      button(say("page-rokumon-accept"), () => actions.act("accept"), { "data-key": "accept" }),
    );
  }
  if (held) {
    found.push(
      button(say("page-rokumon-let-go"), actions.letGo, { class: "quiet", "data-key": "let-go" }),
    );
  }
  return found.length ? el("div", { class: "choices" }, ...found) : null;
}

/**
 * @param {any} view
 * @param {string} value
 * @param {() => void} press
 */
function warriorButton(view, value, press) {
  const warrior = { clan: view.clan, value, faceDown: valuesOf(view) === "hidden", couldBe: [] };
  return el(
    "button",
    {
      type: "button",
      class: "warrior",
      onclick: press,
      "data-key": `which ${value}`,
      "aria-label": say("page-rokumon-deploy-value", { value: stars(value) }),
    },
    pieceIcon(warrior),
  );
}

/**
 * What stands on a coin, in words; empty where there is none.
 * @param {any} view
 * @param {string} cell
 */
export function coinTold(view, cell) {
  const coin = coinOn(view, cell);
  return coin ? coinName(view, coin) : "";
}
