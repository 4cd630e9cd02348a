// Asking once before an act is given up.

import { dialog } from "../lib/dialogs.js";
import { button, el } from "../lib/dom.js";
import { say } from "../lib/words.js";

/**
 * @param {"surrender" | "accept"} action
 * @param {boolean} campaign whether another act may follow
 * @param {(action: string) => void} act
 */
export function askToLose(action, campaign, act) {
  const title = say(`page-rokumon-${action}`);
  const what = campaign ? say("page-rokumon-surrender-act") : say("page-rokumon-surrender-game");
  const box = dialog(
    title,
    el("p", {}, what),
    el(
      "div",
      { class: "row" },
      button(
        title,
        () => {
          box.close();
          act(action);
        },
        { class: "main", "data-key": `${action}-yes` },
      ),
      button(say("page-rokumon-surrender-no"), () => box.close()),
    ),
  );
}
