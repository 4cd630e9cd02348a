// The factions with their scores.

import { el, redraw, show } from "../lib/dom.js";
import { alongRow, oneStop } from "../lib/keys.js";
import { joined, labelled, say } from "../lib/words.js";
import { about } from "./explaining.js";
import { back, crest, piece, sign } from "./pieces.js";
import { toPass } from "./hand.js";
import { samuraiOf } from "./model.js";
import { capital } from "./spoken.js";

/** @typedef {import("./model.js").View} View */
/** @typedef {import("./model.js").Faction} Faction */
/**
 * Points that were just paid, those about to be, and Samurai that others have removed.
 * @typedef {Record<"gained" | "left" | "removed", Record<string, number>>} Changed
 */
/** @typedef {Pick<import("../table/contract.js").Context, "nameOf" | "faceOf">} People */

/**
 * All factions with what everybody may know of them.
 * @param {HTMLElement} place
 * @param {View} view
 * @param {People} people
 * @param {Changed} scored
 * @param {{winners: number[]} | null} outcome
 * @param {(faction: Faction) => unknown} why a plate was pressed: where its points come from
 */
export function drawFactions(place, view, people, scored, outcome, why) {
  const winners = outcome?.winners ?? [];
  place.classList.toggle("four", view.factions.length === 4);
  const from = [
    view.factions,
    view.acting,
    view.to_act,
    view.holder,
    view.cards_held,
    view.phase,
    view.own,
    scored,
    winners,
    view.factions.map((faction) => people.nameOf(faction.seat)),
  ];
  redraw(place, from, () => {
    const focused = document.activeElement?.getAttribute("data-key") ?? null;
    show(
      place,
      ...view.factions.map((faction) => plaque(view, faction, people, scored, winners, why)),
    );
    oneStop(place, THINGS, focused);
  });
}

const THINGS = "[data-about]"; // what the keyboard reaches on plates, with arrows from one to another

/**
 * Let arrows go through the things on all plates.
 * @param {HTMLElement} place
 */
export function roam(place) {
  place.addEventListener("keydown", (event) => alongRow(place, THINGS, event));
  place.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) oneStop(place, THINGS, target.getAttribute("data-key"));
  });
}

/**
 * @param {View} view
 * @param {Faction} faction
 * @param {People} people
 * @param {Changed} scored
 * @param {number[]} winners
 * @param {(faction: Faction) => unknown} why
 */
function plaque(view, faction, people, scored, winners, why) {
  const { colour, seat } = faction;
  const { all } = samuraiOf(view, colour);
  const gained = scored.gained[colour] ?? 0;
  const shown = faction.rp - (scored.left[colour] ?? 0);
  const mine = seat !== null && seat === view.seat;
  // What the areas would pay; while they do, it is told area by area.
  const due = ["prestige", "over"].includes(view.phase) ? 0 : faction.due;
  const sums = [
    `${shown} ${say("draw-rp")}`,
    due && labelled(say("page-joraku-if-now"), `+${due}`),
  ];
  const acting = view.acting ? view.acting === colour : seat !== null && view.to_act.includes(seat);
  const removed = mine && !acting ? (scored.removed[colour] ?? 0) : 0;
  const first = view.factions.find((each) => each.seat === seat) === faction;
  const name = seat === null ? capital("draw-neutral") : people.nameOf(seat);
  const you = mine ? ` ${say("page-you-mark")}` : "";
  const house = `${capital(`colour-${colour}`)}${you}`;
  const classes = [
    "jo-plaque",
    acting && "acting",
    mine && "mine",
    removed > 0 && "hit",
    seat !== null && winners.includes(seat) && "victor",
    view.phase === "pass" && seat === toPass(view)[0] && "receives",
    gained > 0 && "gains",
  ];
  return el(
    "li",
    {
      class: classes.filter(Boolean).join(" "),
      "data-colour": colour,
      "data-seat": seat,
      onclick: () => seat !== null && why(faction),
    },
    el(
      "div",
      { class: "jo-badge" },
      crest(colour),
      first &&
        seat !== null &&
        seat === view.holder &&
        fact(colour, "kachidoki", {}, say("page-joraku-holder"), sign("kachidoki")),
    ),
    el(
      "div",
      { class: "jo-who" },
      el("span", { class: "jo-name", title: name }, people.faceOf(seat), name),
      el("span", { class: "jo-colour", title: house }, house),
    ),
    el(
      "div",
      { class: "jo-facts" },
      seat !== null &&
        fact(
          colour,
          "supply",
          { count: faction.supply, all },
          say("page-joraku-supply", { count: faction.supply, all }),
          piece("samurai", colour),
          faction.supply,
          el("small", { "data-of": all }),
        ),
      removed > 0 &&
        fact(
          colour,
          "removed",
          { count: removed },
          say("page-joraku-removed", { count: removed }),
          "↩",
          piece("samurai", colour),
          removed,
        ),
      seat !== null &&
        first &&
        view.phase !== "over" &&
        fact(
          colour,
          "held",
          { count: view.cards_held[seat] },
          say("page-joraku-cards", { count: view.cards_held[seat] }),
          back(),
          view.cards_held[seat],
        ),
      faction.card !== null &&
        fact(
          colour,
          "daimyo-card",
          { card: faction.card },
          say("page-joraku-tie", { card: faction.card }),
          sign("scales"),
          el("b", {}, faction.card),
        ),
    ),
    seat !== null &&
      el(
        "button",
        {
          type: "button",
          class: "jo-rp",
          ...about("rp", { points: shown, due }),
          "aria-label": labelled(
            joined(sums.filter((each) => each !== 0)),
            say("page-joraku-why-points", { name }),
          ),
          "data-key": `why ${colour}`,
        },
        el("b", {}, shown),
        el("span", {}, say("draw-rp")),
        due > 0 && el("small", {}, `(+${due})`),
      ),
    gained > 0 && el("em", { class: "jo-gain" }, `+${gained}`),
  );
}

/**
 * A symbol and a number, with what they mean for those who ask or listen.
 * @param {string} colour
 * @param {string} kind
 * @param {Record<string, number>} facts
 * @param {string} label
 * @param {...import("../lib/dom.js").Child} shown
 */
function fact(colour, kind, facts, label, ...shown) {
  const key = `${kind} ${colour}`;
  const look = { class: `jo-${kind}`, "data-key": key, ...about(kind, facts) };
  return el("span", { ...look, role: "img", "aria-label": label }, ...shown);
}
