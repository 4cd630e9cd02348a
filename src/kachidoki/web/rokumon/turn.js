// A player's turn as sentences and buttons: what will happen, and what can be chosen.

import { button, el } from "../lib/dom.js";
import { fullStop, say } from "../lib/words.js";
import { coinOn } from "./frames.js";
import { pieceIcon, stars } from "./pieces.js";
import { clanName, coinName } from "./spoken.js";

/** @typedef {import("./history.js").View} View */
/** @typedef {import("./choices.js").Choices} Choices */
/** @typedef {import("./choices.js").Picked} Picked */
/** @typedef {import("../table/contract.js").Context["nameOf"]} NameOf */

/**
 * What happens if the pointed-at cell is pressed now; empty if nothing of note.
 * @param {View} view
 * @param {Picked | null} picked
 * @param {string | undefined} aim
 * @param {string} cell
 */
export function promise(view, picked, aim, cell) {
  const top = coinOn(view, cell)?.stack.at(-1);
  if (!aim) return "";
  if (aim === "lift") return say("page-rokumon-will-lift", { cell });
  if (picked?.kind === "lift") return say("page-rokumon-will-set", { cell: picked.cell, to: cell });
  if (picked?.kind === "stack") {
    const facts = { cell: picked.cell, to: cell };
    if (!top) return say("page-rokumon-will-move", facts);
    const whose = top.clan === view.clan ? "own" : "other";
    return say("page-rokumon-will-cover", { ...facts, whose, clan: clanName(top.clan) });
  }
  if (picked?.kind === "supply" && picked.value) {
    return say("page-rokumon-will-deploy-value", { value: stars(picked.value), cell });
  }
  return say("page-rokumon-will-deploy", { cell });
}

/**
 * What a person can do now, in a short line.
 * @param {View} view
 * @param {Choices} choices
 * @param {Picked | null} picked
 * @param {NameOf} nameOf
 */
export function advice(view, choices, picked, nameOf) {
  if (picked?.kind === "supply") {
    return picked.value
      ? say("page-rokumon-place-value", { value: stars(picked.value) })
      : say("page-rokumon-place");
  }
  if (picked?.kind === "empty") return say("page-rokumon-which", { cell: picked.cell });
  if (picked?.kind === "lift") {
    return picked.cell
      ? say("page-rokumon-set-where", { cell: picked.cell })
      : say("page-rokumon-lift-which");
  }
  if (picked?.kind === "stack") {
    return choices.move.has(picked.cell)
      ? say("page-rokumon-move-where", { cell: picked.cell })
      : say("page-rokumon-fight-only", { cell: picked.cell });
  }
  if (choices.accept) return say("page-rokumon-uncovered");
  if (!choices.any) {
    const seat = view.clans.find(({ clan }) => clan === view.clan)?.seat ?? null;
    const names = seat === null ? say("draw-taroma") : nameOf(seat);
    return view.clan && view.to_act.length ? fullStop(say("page-waiting-for", { names })) : "";
  }
  const deploys = choices.deploy.size > 0;
  const moves = choices.move.size + choices.fight.size > 0;
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
 * @property {() => void} accept
 */

/**
 * What is chosen, and what may be done besides.
 * @typedef {object} Chosen
 * @property {View} view
 * @property {Choices} choices
 * @property {Picked | null} picked
 * @property {import("./intent.js").Intent | null} intent
 * @property {boolean} mayTakeBack
 */

/**
 * The buttons that belong to what is chosen.
 * @param {Chosen} chosen
 * @param {ChoiceActions} actions
 */
export function choiceButtons({ view, choices, picked, intent, mayTakeBack }, actions) {
  const found = [];
  if (intent) {
    found.push(
      button(say("page-rokumon-confirm"), () => actions.act(intent.action), {
        class: "main",
        "data-key": "confirm",
      }),
    );
  }
  if (picked?.kind === "empty") {
    for (const [value, cells] of choices.deploy) {
      const action = cells.get(picked.cell);
      if (action) found.push(warriorButton(view, value, () => actions.act(action)));
    }
  }
  if (picked?.kind === "stack" && !intent) {
    const fight = choices.fight.get(picked.cell);
    if (fight) {
      found.push(
        button(say("page-rokumon-fight", { cell: picked.cell }), () => actions.act(fight), {
          class: "main",
          "data-key": "fight",
        }),
      );
    }
    if (choices.surprise.has(picked.cell)) {
      found.push(
        button(say("page-rokumon-lift"), () => actions.lift(picked.cell), { "data-key": "lift" }),
      );
    }
  }
  if (choices.accept) {
    if (mayTakeBack) {
      found.push(
        button(say("page-take-back"), actions.takeBack, { class: "main", "data-key": "take-back" }),
      );
    }
    found.push(button(say("page-rokumon-accept"), actions.accept, { "data-key": "accept" }));
  }
  if (picked || intent) {
    found.push(
      button(say("page-rokumon-let-go"), actions.letGo, { class: "quiet", "data-key": "let-go" }),
    );
  }
  return found.length ? el("div", { class: "choices" }, ...found) : null;
}

/**
 * @param {View} view
 * @param {string} value
 * @param {() => void} press
 */
function warriorButton(view, value, press) {
  const warrior = { clan: view.clan ?? "", value, faceDown: view.values === "hidden", couldBe: [] };
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
 * @param {View} view
 * @param {string} cell
 */
export function coinTold(view, cell) {
  const coin = coinOn(view, cell);
  return coin ? coinName(view, coin) : "";
}
