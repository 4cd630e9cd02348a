// A new table, and there at once.

import { postJson, Refused } from "../lib/requests.js";
import { announce, go } from "../lib/shell.js";
import { say } from "../lib/words.js";

/**
 * Make a table and go there.
 * @param {{game: string, [wish: string]: unknown}} wish
 */
export async function makeTable(wish) {
  try {
    /** @type {import("../protocol.js").Seated} */
    const place = await postJson("/api/tables", { title: say(`page-game-${wish.game}`), ...wish });
    sessionStorage.setItem(`link ${place.table.table}`, place.token ?? "");
    await go(`/t/${place.table.table}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    announce(error.message);
    document.querySelector("dialog .error")?.replaceChildren(error.message);
  }
}
