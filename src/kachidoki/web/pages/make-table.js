// A new table, and there at once.

import { postJson, Refused } from "../lib/requests.js";
import { remember } from "../lib/settings.js";
import { announce, go } from "../lib/shell.js";
import { say } from "../lib/words.js";
import { clockOf } from "./setup-seats.js";

/**
 * Make the table that somebody wishes for, and go there.
 * @param {import("./wish.js").Wish} wish
 */
export async function makeWished(wish) {
  const name = wish.name.trim() || say("page-guest");
  const own = wish.seats.indexOf("me");
  const seats = wish.seats.map((kind, at) => {
    if (kind === "open") return { kind };
    if (kind !== "me") return { kind: "bot", bot: kind };
    const called = wish.names[at]?.trim() || say("page-seat", { number: at + 1 });
    return { kind, name: at === own ? name : called };
  });
  await makeTable({
    game: wish.game,
    options: wish.options,
    seats,
    name,
    listed: wish.listed,
    advice: wish.advice,
    clock: clockOf(wish),
    ...(wish.board ? { board: wish.board.text } : {}),
    ...(wish.title.trim() ? { title: wish.title.trim() } : {}),
  });
}

/**
 * Make a table and go there.
 * @param {{game: string, [wish: string]: unknown}} wish
 * @param {string} [from] the review that it is to be played on from: a way leads back there
 */
export async function makeTable(wish, from) {
  try {
    /** @type {import("../protocol.js").Seated} */
    const place = await postJson("/api/tables", wish);
    sessionStorage.setItem(`link ${place.table.table}`, place.token ?? "");
    if (from) {
      const { table, title, game } = place.table;
      remember({ table, title, game, at: Date.now(), from });
    }
    await go(`/t/${place.table.table}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    announce(error.message);
    document.querySelector("dialog .error")?.replaceChildren(error.message);
  }
}
