// A fight: both warriors, the tokens behind them, and who has to go home.

import { button, el } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { clanIndex } from "./frames.js";
import { pieceIcon, shownAs, tokenIcon } from "./pieces.js";
import { clanName, warriorName } from "./spoken.js";

/** @typedef {import("./history.js").View} View */
/** @typedef {import("./frames.js").Duel} Duel */

/**
 * Both sides of a fight.
 * @param {View} view
 * @param {Duel} duel
 */
export function duelScene(view, duel) {
  const own = duel.top.clan === duel.under.clan;
  return el(
    "div",
    { class: "duel" },
    side(view, duel, "under", own),
    el("span", { class: "against", "aria-hidden": "true" }, sign(duel)),
    side(view, duel, "top", own),
  );
}

/** How the two sides compare, once that is known. */
function sign(/** @type {Duel} */ duel) {
  if (!duel.totals || !duel.loser) return "⚔";
  return duel.loser === "both" ? "=" : duel.loser === "under" ? "<" : ">";
}

/**
 * @param {View} view
 * @param {Duel} duel
 * @param {"top" | "under"} which
 * @param {boolean} own two warriors of one clan fight without tokens
 */
function side(view, duel, which, own) {
  const warrior = duel[which];
  const added = own ? 0 : duel.added[clanIndex(warrior.clan)];
  const lost = duel.loser === which || duel.loser === "both";
  const kind = duel.loser ? (lost ? "loses" : "wins") : "";
  const tokens = el(
    "span",
    { class: "added" },
    ...Array.from({ length: added }, () => tokenIcon(true)),
  );
  return el(
    "div",
    {
      class: `fighter ${which} ${kind}`,
      role: "img",
      "aria-label": sideName(view, warrior, added),
    },
    pieceIcon(shownAs(view, warrior)),
    tokens,
    duel.totals && el("strong", { class: "total" }, duel.totals[which]),
  );
}

/**
 * @param {View} view
 * @param {import("./frames.js").Warrior} warrior
 * @param {number} added
 */
function sideName(view, warrior, added) {
  const name = warriorName(view, warrior);
  return added ? say("page-rokumon-with-tokens", { name, count: added }) : name;
}

/**
 * Adding tokens, or not.
 * @param {View} view
 * @param {import("./choices.js").Choices} choices
 * @param {(action: string) => void} act
 */
export function bidding(view, choices, act) {
  const clan = view.clan ?? "";
  const left = view.clans[clanIndex(clan)].tokens;
  if (!choices.any) {
    return [
      el(
        "p",
        { class: "line" },
        say("page-rokumon-waits-for-tokens", { clan: clanName(clan), count: left }),
      ),
    ];
  }
  return [
    el("p", { class: "line" }, say("page-rokumon-add-tokens", { count: left })),
    el(
      "div",
      { class: "choices" },
      ...choices.add.map(([count, action]) =>
        button(`+${count}`, () => act(action), {
          class: "add",
          "data-key": action,
          "aria-label": say("page-rokumon-add", { count }),
        }),
      ),
      choices.ready &&
        button(say("page-rokumon-ready"), () => act("ready"), {
          class: "main",
          "data-key": "ready",
        }),
    ),
  ];
}
