// Play now with everything: variants, editions, the clock, who sits where.

import { paint } from "../joraku/shapes.js";
import { dialog } from "../lib/dialogs.js";
import { button, el, show } from "../lib/dom.js";
import { Refused } from "../lib/requests.js";
import { tell } from "../lib/shell.js";
import { say } from "../lib/words.js";
import { gameInfo, seatCount, tidy } from "./game-info.js";
import { gameFields } from "./setup.js";
import { clockFields, seatFields } from "./setup-seats.js";

/**
 * What is being chosen, and what becomes of it.
 * @typedef {object} Choosing
 * @property {"joraku" | "rokumon"} game
 * @property {import("./wish.js").Wish} wish
 * @property {() => void} keep what is wished for
 * @property {() => void} reset wish for what is usual
 * @property {() => Promise<void>} play
 */

/**
 * Let the visitor choose; whatever they choose is kept at once.
 * @param {Choosing} card
 */
export async function moreOptions(card) {
  let game;
  try {
    game = await gameInfo(card.game);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return tell(error.message);
  }
  const form = el("form", { class: "new-table" });
  paint(form);
  const error = el("p", { class: "error", role: "alert" });
  const fail = (/** @type {string} */ text) => error.replaceChildren(text);
  const draw = () => {
    const { wish } = card;
    tidy(game, wish.options);
    wish.seats = seated(wish.seats, seatCount(game, wish.options));
    card.keep();
    fail("");
    const fields = { game, wish, draw, fail };
    show(
      form,
      ...gameFields(fields),
      seatFields(fields, false),
      ...clockFields(fields),
      el(
        "div",
        { class: "row make" },
        error,
        button(
          say("page-as-usual"),
          () => {
            card.reset();
            draw();
          },
          { class: "quiet", "data-key": "usual" },
        ),
        button(say("page-play-now"), () => void card.play().then(() => box.close()), {
          class: "main",
          "data-key": "play",
        }),
      ),
    );
  };
  const box = dialog(say("page-play-more", { game: say(`page-game-${card.game}`) }), form);
  box.classList.add("wide");
  draw();
}

/**
 * The visitor and bots on so many seats, as far as they sat before.
 * @param {string[]} seats
 * @param {number} count
 */
function seated(seats, count) {
  const bot = seats.find((kind) => kind !== "me") ?? "casual";
  const kept = Array.from({ length: count }, (_, at) => seats[at] ?? bot);
  return kept.includes("me") ? kept : kept.with(0, "me");
}
