// Making a table for friends: game, shape, variants, seats, clock.

import { paint } from "../joraku/shapes.js";
import { pathOf } from "../lib/addresses.js";
import { dialog } from "../lib/dialogs.js";
import { button, el, show } from "../lib/dom.js";
import { Refused } from "../lib/requests.js";
import { tell } from "../lib/shell.js";
import { say } from "../lib/words.js";
import { gameInfo, seatCount, tidy } from "./game-info.js";
import { makeWished } from "./make-table.js";
import { fields } from "./setup.js";
import { emptyWish } from "./wish.js";

/**
 * Ask what the game can be, and show the form.
 * @param {"joraku" | "rokumon"} name
 */
export async function newTable(name) {
  try {
    showForm(name, await gameInfo(name));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    tell(error.message);
  }
}

/**
 * @param {"joraku" | "rokumon"} name
 * @param {import("./game-info.js").GameInfo} game
 */
function showForm(name, game) {
  const wish = emptyWish(name);
  const form = el("form", { class: "new-table" });
  paint(form);
  const error = el("p", { class: "error", role: "alert" });
  const fail = (/** @type {string} */ text) => error.replaceChildren(text);
  const draw = () => {
    tidy(game, wish.options);
    const count = seatCount(game, wish.options);
    wish.seats = Array.from(
      { length: count },
      (_, at) => wish.seats[at] ?? (at === 0 ? "me" : "open"),
    );
    fail("");
    show(
      form,
      ...fields({ game, wish, draw, fail }),
      el(
        "div",
        { class: "row make" },
        error,
        button(say("page-make"), () => void start(wish), { class: "main", "data-key": "make" }),
      ),
    );
  };
  draw();
  dialog(say("page-new-table", { game: say(`page-game-${name}`) }), form).classList.add("wide");
}

/** @param {import("./wish.js").Wish} wish */
async function start(wish) {
  if (wish.name.trim()) localStorage.setItem("name", wish.name.trim());
  await makeWished(wish);
  if (pathOf(location.pathname).startsWith("/t/")) document.querySelector("dialog")?.close();
}
