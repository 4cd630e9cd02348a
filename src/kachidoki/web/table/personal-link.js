// Links that give somebody their seat back, also in another browser.

import { postJson, Refused } from "../lib/requests.js";
import { tell } from "../lib/shell.js";
import { say } from "../lib/words.js";

/**
 * A personal link brings its secret behind the #, which no server ever sees in an address.
 * @param {string} name
 */
export async function useLink(name) {
  const token = location.hash.slice(1);
  if (!token) return;
  history.replaceState(null, "", location.pathname);
  try {
    await postJson(`/api/tables/${name}/return`, { token });
    sessionStorage.setItem(`link ${name}`, token);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    tell(say("page-link-ended"));
  }
}
