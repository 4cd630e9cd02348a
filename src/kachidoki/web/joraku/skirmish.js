// The skirmish: who has played which card, and whose turn it is.

import { button, el, redraw, show } from "../lib/dom.js";
import { joined, say } from "../lib/words.js";
import { factionOf } from "./model.js";
import { cardName, chip, face, piece } from "./pieces.js";
import { capital } from "./spoken.js";

/** @typedef {import("./model.js").View} View */
/** @typedef {import("./model.js").Play} Play */
/** @typedef {(seat: number | null) => string} NameOf */

/**
 * The cards of this skirmish in the order of the seats, or those of the last one.
 * @param {HTMLElement} place
 * @param {View} view
 * @param {NameOf} nameOf
 * @param {{last: {plays: Play[], won: number, text: string} | null, showLast: boolean, toggle: ()
 *   => void}} earlier
 */
export function drawSkirmish(place, view, nameOf, { last, showLast, toggle }) {
  const old = last !== null && (showLast || view.phase === "over");
  const plays = old && last ? last.plays : view.skirmish;
  const best = old && last ? last.won : view.ahead;
  const result = old ? say("page-joraku-won") : say("page-joraku-ahead");
  const seatOf = (/** @type {string} */ colour) => factionOf(view, colour)?.seat ?? null;
  const waits = old ? [] : view.awaited;
  const cards = [...plays.map((play) => seatOf(play.colour)), ...waits.map(({ seat }) => seat)];
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
          if (!play) return waiting(waits[k - plays.length], nameOf, k === plays.length);
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
 * @param {import("../protocol.js").JorakuAwaited} awaited
 * @param {NameOf} nameOf
 * @param {boolean} next
 */
function waiting({ seat, colours }, nameOf, next) {
  return el(
    "li",
    {
      class: next ? "empty next" : "empty",
      "aria-label": say("page-joraku-awaits", { name: nameOf(seat) }),
    },
    el("span", { class: "jo-empty" }, ...colours.map((colour) => piece("samurai", colour))),
    el("span", { class: "jo-under" }, nameOf(seat)),
  );
}
