// How an act begins: its name, a little history, where the campaign stands, and what is new in it,
// until the player goes on.

import { button, el, newId } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { acts } from "./head.js";
import { lessonPicture } from "./lessons.js";
import { crestAlone, tokenIcon } from "./pieces.js";
import { actTitle, clanName } from "./spoken.js";

/** @typedef {import("./history.js").View} View */

/**
 * @param {HTMLElement} root the table, whose colours it has
 * @param {View} view
 * @param {import("./history.js").Ending[]} endings
 * @param {() => void} gone when the player has left it
 */
export function titleCard(root, view, endings, gone) {
  const [heading, story, rule] = [newId(), newId(), newId()];
  const box = el(
    "dialog",
    { class: "title-card", "aria-labelledby": heading, "aria-describedby": `${story} ${rule}` },
    el("h2", { id: heading }, actTitle(view.act)),
    view.acts !== null && standing(view, view.acts, endings),
    el("p", { id: story, class: "story" }, say(`page-rokumon-history-${view.act}`)),
    el(
      "div",
      { class: "lesson" },
      lessonPicture(view),
      el(
        "div",
        { id: rule },
        el("h3", {}, say("page-rokumon-new")),
        el("p", {}, say(`page-rokumon-new-${view.act}`)),
      ),
    ),
    button(say("page-rokumon-begin"), () => box.close(), {
      class: "main",
      "data-key": "begin",
      autofocus: true,
    }),
  );
  box.addEventListener("click", (event) => {
    if (event.target === box) box.close();
  });
  box.addEventListener("close", () => {
    box.remove();
    gone();
  });
  root.append(box);
  box.showModal();
  return box;
}

/**
 * Where a campaign stands: who won which act, and the tokens that this left.
 * @param {View} view
 * @param {number} last
 * @param {import("./history.js").Ending[]} endings
 */
export function standing(view, last, endings) {
  return el(
    "div",
    { class: "standing" },
    acts(view, last, endings, view.phase === "over"),
    el(
      "ul",
      {},
      ...view.clans.map(({ clan, won, tokens, spent }) =>
        el(
          "li",
          {},
          crestAlone(clan),
          el("span", {}, clanName(clan)),
          el("strong", {}, won),
          el("span", { class: "muted" }, say("page-rokumon-acts-won", { count: won })),
          tokens + spent > 0 &&
            el(
              "span",
              {
                class: "tokens",
                role: "img",
                "aria-label": say("page-rokumon-tokens", { count: tokens, spent }),
              },
              ...Array.from({ length: tokens + spent }, (_, k) => tokenIcon(k < tokens)),
            ),
        ),
      ),
    ),
  );
}
