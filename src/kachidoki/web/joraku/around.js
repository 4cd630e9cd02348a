// Around the map: rounds and variant cards, the factions with their scores, the skirmish.

import { button, el, redraw, show } from "../lib/dom.js";
import { joined, say } from "../lib/words.js";
import { back, cardName, chip, crest, face, piece, sign } from "./pieces.js";
import { factionOf, hasHouses, playOrder, ROUNDS, skirmishesOf, winning } from "./model.js";

/** @typedef {import("./model.js").View} View */
/** @typedef {import("./model.js").Faction} Faction */
/** @typedef {import("./model.js").Play} Play */
/** @typedef {(seat: number | null) => string} NameOf */

/**
 * @param {string} key
 * @param {import("../lib/words.js").Facts} [facts]
 */
export function capital(key, facts = {}) {
  const text = say(key, facts);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Where the game stands, and what is special about it.
 * @param {HTMLElement} place
 * @param {View} view
 * @param {(variant: number) => void} tell
 */
export function drawHead(place, view, tell) {
  const playing = ["play", "choose", "place", "march"].includes(view.phase);
  const few = view.variants.length <= 2;
  redraw(place, [view.round, view.phase, view.variants, view.skirmishes.length], () =>
    show(
      place,
      el(
        "ol",
        {
          class: "jo-rounds",
          "aria-label": say("page-joraku-rounds", { round: Math.max(1, view.round) }),
        },
        ...ROUNDS.map((numeral, k) =>
          el(
            "li",
            {
              class: k + 1 === view.round ? "now" : k + 1 < view.round ? "done" : "",
              "aria-current": k + 1 === view.round ? "step" : null,
            },
            numeral,
          ),
        ),
      ),
      el(
        "p",
        { class: "jo-phase" },
        playing
          ? say("draw-skirmish-of", {
              number: view.skirmishes.length + 1,
              total: skirmishesOf(view),
            })
          : say(`page-joraku-phase-${view.phase}`),
      ),
      el(
        "ul",
        {
          class: few ? "jo-variants" : "jo-variants many",
          "aria-label": say("page-joraku-variants"),
        },
        ...view.variants.map((variant) =>
          el(
            "li",
            {},
            el(
              "button",
              {
                type: "button",
                class: "jo-variant",
                "data-key": `variant ${variant}`,
                onclick: () => tell(variant),
                title: say(`page-joraku-variant-${variant}-about`),
              },
              el("b", {}, `${variant} ${say(`page-joraku-variant-${variant}`)}`),
              el(
                "span",
                { class: few ? "" : "unseen" },
                say(`page-joraku-variant-${variant}-about`),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

/**
 * All factions with what everybody may know of them.
 * @param {HTMLElement} place
 * @param {View} view
 * @param {NameOf} nameOf
 * @param {{gained: Record<string, number>, left: Record<string, number>}} scored points that were
 *   just paid, and those about to be
 * @param {number[]} winners
 */
export function drawFactions(place, view, nameOf, scored, winners) {
  place.classList.toggle("four", view.factions.length === 4);
  const from = [
    view.factions,
    view.acting,
    view.to_act,
    view.holder,
    view.cards_held,
    view.phase,
    scored,
    winners,
    view.factions.map((faction) => nameOf(faction.seat)),
  ];
  redraw(place, from, () =>
    show(place, ...view.factions.map((faction) => plaque(view, faction, nameOf, scored, winners))),
  );
}

/**
 * @param {View} view
 * @param {Faction} faction
 * @param {NameOf} nameOf
 * @param {{gained: Record<string, number>, left: Record<string, number>}} scored
 * @param {number[]} winners
 */
function plaque(view, faction, nameOf, scored, winners) {
  const { colour, seat } = faction;
  const gained = scored.gained[colour] ?? 0;
  const acting = view.acting ? view.acting === colour : seat !== null && view.to_act.includes(seat);
  const first = view.factions.find((each) => each.seat === seat) === faction;
  const name = seat === null ? capital("draw-neutral") : nameOf(seat);
  const classes = [
    "jo-plaque",
    acting && "acting",
    seat !== null && seat === view.seat && "mine",
    seat !== null && winners.includes(seat) && "victor",
    gained > 0 && "gains",
  ];
  return el(
    "li",
    { class: classes.filter(Boolean).join(" "), "data-colour": colour },
    el(
      "div",
      { class: "jo-badge" },
      crest(colour),
      first &&
        seat !== null &&
        seat === view.holder &&
        fact("jo-kachidoki", say("page-joraku-holder"), sign("kachidoki")),
    ),
    el(
      "div",
      { class: "jo-who" },
      el("span", { class: "jo-name", title: name }, name),
      el(
        "span",
        { class: "jo-colour" },
        capital(`colour-${colour}`),
        seat !== null && seat === view.seat && ` ${say("page-you-mark")}`,
      ),
    ),
    el(
      "div",
      { class: "jo-facts" },
      seat !== null &&
        fact(
          "jo-supply",
          say("page-joraku-supply", { count: faction.supply }),
          piece("samurai", colour),
          faction.supply,
        ),
      seat !== null &&
        first &&
        view.phase !== "over" &&
        fact(
          "jo-held",
          say("page-joraku-cards", { count: view.cards_held[seat] }),
          back(),
          view.cards_held[seat],
        ),
      faction.card !== null &&
        fact(
          "jo-daimyo-card",
          say("draw-daimyo-card", { card: faction.card }),
          piece("daimyo", colour),
          faction.card,
        ),
    ),
    seat !== null &&
      el(
        "div",
        { class: "jo-rp" },
        el("b", {}, faction.rp - (scored.left[colour] ?? 0)),
        el("span", {}, say("draw-rp")),
      ),
    gained > 0 && el("em", { class: "jo-gain" }, `+${gained}`),
  );
}

/**
 * A symbol and a number, with what they mean for those who ask or listen.
 * @param {string} kind
 * @param {string} label
 * @param {...import("../lib/dom.js").Child} shown
 */
function fact(kind, label, ...shown) {
  return el("span", { class: kind, title: label, role: "img", "aria-label": label }, ...shown);
}

/**
 * The cards of this skirmish in the order of the seats, or those of the last one.
 * @param {HTMLElement} place
 * @param {View} view
 * @param {NameOf} nameOf
 * @param {{last: {plays: Play[], won: number, text: string} | null, showLast: boolean, toggle: ()
 *   => void}} earlier
 */
export function drawTrick(place, view, nameOf, { last, showLast, toggle }) {
  const playing = ["play", "choose", "place", "march"].includes(view.phase);
  const old = last !== null && (showLast || view.phase === "over");
  const plays = old && last ? last.plays : view.skirmish;
  const best = old && last ? last.won : plays.length ? winning(plays) : -1;
  const result = old ? say("page-joraku-won") : say("page-joraku-ahead");
  const order = playOrder(view);
  const seatOf = (/** @type {string} */ colour) => factionOf(view, colour)?.seat ?? null;
  const cards = old || !playing ? plays.map((play) => seatOf(play.colour)) : order;
  place.hidden = !cards.length && !last;
  redraw(place, [plays, best, old, cards, view.phase, last, cards.map(nameOf)], () =>
    show(
      place,
      el(
        "div",
        { class: "jo-title" },
        el("h2", {}, old ? say("page-joraku-last-skirmish") : say("draw-skirmish")),
        last &&
          view.phase !== "over" &&
          button(
            old ? say("page-joraku-this-skirmish") : say("page-joraku-last-skirmish"),
            toggle,
            { class: "quiet jo-small", "data-key": "last", "aria-pressed": String(old) },
          ),
      ),
      el(
        "ol",
        { class: "jo-trick" },
        ...cards.map((seat, k) => {
          const play = plays[k];
          if (!play) return waiting(view, seat, nameOf, k === plays.length);
          const label = say("page-joraku-played", {
            colour: capital(`colour-${play.colour}`),
            card: cardName(play.card),
          });
          const won = k === best;
          return el(
            "li",
            {
              class: won ? "best" : "",
              "data-colour": play.colour,
              "aria-label": won ? joined([label, result]) : label,
            },
            face(play.card),
            piece("samurai", play.colour),
            chip(play.card),
            el(
              "span",
              { class: "jo-under" },
              won
                ? `${old ? "★" : "▲"} ${result}`
                : k === 0
                  ? say("page-joraku-led")
                  : nameOf(seat),
            ),
          );
        }),
      ),
      old && last && last.text && el("p", { class: "jo-last" }, last.text),
    ),
  );
}

/**
 * Whose card a place waits for; with two houses it can be for either of them.
 * @param {View} view
 * @param {number | null} seat
 * @param {NameOf} nameOf
 * @param {boolean} next
 */
function waiting(view, seat, nameOf, next) {
  const done = view.skirmish.map((play) => play.colour);
  const colours = view.factions.filter(
    (faction) => faction.seat === seat && !(hasHouses(view) && done.includes(faction.colour)),
  );
  return el(
    "li",
    {
      class: next ? "empty next" : "empty",
      "aria-label": say("page-joraku-awaits", { name: nameOf(seat) }),
    },
    el(
      "span",
      { class: "jo-empty" },
      ...colours.map((faction) => piece("samurai", faction.colour)),
    ),
    el("span", { class: "jo-under" }, nameOf(seat)),
  );
}
