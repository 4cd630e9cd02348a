// Where points come from: a list of reasons, one press from every number and from every plate.

import { dialog } from "../lib/dialogs.js";
import { button, el } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { ROUNDS } from "./model.js";

/** @typedef {import("./history.js").Entry} Entry */

/**
 * Show why points were paid, the latest first, round by round.
 * @param {string} name of who got them
 * @param {Entry[]} entries
 * @param {Element} [more] what else there is to know
 */
export function tellPoints(name, entries, more) {
  const paid = entries.filter(({ points }) => points > 0);
  const points = paid.reduce((sum, entry) => sum + entry.points, 0);
  const rounds = [...new Set(paid.map(({ round }) => round))].reverse();
  dialog(
    say("page-joraku-points-of", { name, points }),
    el(
      "div",
      { class: "jo-reasons", tabindex: 0 },
      !paid.length && el("p", {}, say("page-joraku-no-points")),
      ...rounds.flatMap((round) => [
        el("h3", {}, say("page-joraku-round", { numeral: ROUNDS[round - 1] })),
        el(
          "ul",
          {},
          ...paid
            .filter((entry) => entry.round === round)
            .reverse()
            .map(({ text }) => el("li", {}, text)),
        ),
      ]),
      more,
    ),
  );
}

/**
 * A number that tells where it comes from when it is reached or pressed.
 * @param {Entry[]} entries
 * @param {{none: string, tell: (entries: Entry[]) => void, reached?: boolean}} how `none` stands
 *   where nothing was paid; `reached`: pointing at it is enough
 */
export function number(entries, { none, tell, reached = false }) {
  if (!entries.length) return el("span", { class: "jo-number none" }, none);
  const points = entries.reduce((sum, entry) => sum + entry.points, 0);
  const told = () => tell(entries);
  const also = reached ? { onmouseenter: told, onfocus: told } : {};
  return button(String(points), told, { class: "jo-number", ...also });
}
