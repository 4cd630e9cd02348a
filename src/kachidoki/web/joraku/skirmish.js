// The skirmish: who has played which card, and whose turn it is.

import { el, redraw, show } from "../lib/dom.js";
import { joined, say } from "../lib/words.js";
import { about } from "./explaining.js";
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
 * @param {{last: {plays: Play[], won: number, text: string} | null, showLast: boolean, pay:
 *   ReturnType<import("./model.js").skirmishPay>}} scene the skirmish before this one, and what
 *   any of them pays
 */
export function drawSkirmish(place, view, nameOf, { last, showLast, pay }) {
  const old = last !== null && (showLast || view.phase === "over");
  const plays = old && last ? last.plays : view.skirmish;
  const seatOf = (/** @type {string} */ colour) => factionOf(view, colour)?.seat ?? null;
  const waits = old ? [] : view.awaited;
  // A card that is alone is ahead of nothing; once all have played, one has won.
  const best = old && last ? last.won : plays.length > 1 ? view.ahead : null;
  const result = say(waits.length ? "page-joraku-ahead" : "page-joraku-won");
  const cards = [...plays.map((play) => seatOf(play.colour)), ...waits.map(({ seat }) => seat)];
  place.hidden = !cards.length;
  // It came when nothing lay there: it goes again, and no card of the hand makes room for it.
  place.classList.toggle("past", showLast && !view.skirmish.length && !view.awaited.length);
  const columns = columnsOf(
    view,
    plays.map(({ colour }) => [colour]).concat(waits.map(({ colours }) => colours)),
  );
  const lastOne = say("page-joraku-last-skirmish");
  // Not with every phase: a card that is still on its way here would lie here already.
  const over = view.phase === "over";
  redraw(place, [plays, best, old, cards, over, last, cards.map(nameOf)], () =>
    show(
      place,
      el(
        "div",
        { class: "jo-title" },
        el("h2", { "data-last": lastOne }, old ? lastOne : say("draw-skirmish")),
        el(
          "span",
          { class: "jo-pays", ...about("skirmish", pay) },
          say("page-joraku-skirmish-pays", pay),
        ),
      ),
      el(
        "ol",
        { class: "jo-trick" },
        ...cards.map((seat, k) => {
          const play = plays[k];
          if (!play) {
            return waiting(waits[k - plays.length], nameOf, k === plays.length, columns[k]);
          }
          const label = say("page-joraku-played", {
            colour: capital(`colour-${play.colour}`),
            card: cardName(play.card),
          });
          const won = k === best;
          return cardAt(
            columns[k],
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
              { class: won || k === 0 ? "jo-under" : "jo-under jo-by", title: nameOf(seat) },
              won ? result : k === 0 ? say("page-joraku-led") : nameOf(seat),
            ),
          );
        }),
      ),
      over && last?.text && el("p", { class: "jo-last" }, last.text),
    ),
  );
}

/**
 * Whose card a place waits for; with two houses it can be for either of them.
 * @param {import("../protocol.js").JorakuAwaited} awaited
 * @param {NameOf} nameOf
 * @param {boolean} next
 * @param {number} column
 */
function waiting({ seat, colours }, nameOf, next, column) {
  return cardAt(
    column,
    {
      class: next ? "empty next" : "empty",
      "aria-label": say("page-joraku-awaits", { name: nameOf(seat) }),
    },
    el("span", { class: "jo-empty" }, ...colours.map((colour) => piece("samurai", colour))),
    el("span", { class: "jo-under jo-by", title: nameOf(seat) }, nameOf(seat)),
  );
}

/**
 * The plates that cards lie under, counted from 1; with two houses a card that is awaited can be
 * for either of them.
 * @param {View} view
 * @param {string[][]} owners the colours that each card can be of
 */
function columnsOf(view, owners) {
  const free = view.factions.map(({ colour }) => colour);
  return owners.map((colours) => {
    const found = free.findIndex((colour) => colours.includes(colour));
    if (found >= 0) free[found] = "";
    return 1 + Math.max(0, found);
  });
}

/**
 * A place for a card; on a phone it is under the plate of whose card it is.
 * @param {number} column
 * @param {import("../lib/dom.js").Attributes} look
 * @param {...import("../lib/dom.js").Child} children
 */
function cardAt(column, look, ...children) {
  const made = el("li", look, ...children);
  made.style.setProperty("--column", String(column));
  return made;
}
