// Looking back from a running table: the board as it stood, until you come back to now.

import { button, el, show } from "../lib/dom.js";
import { Refused } from "../lib/requests.js";
import { say } from "../lib/words.js";
import { asUpdate, Moments } from "./moments.js";

/**
 * @typedef {object} Now
 * @property {() => import("../protocol.js").Update} latest the latest update
 * @property {() => import("../protocol.js").EventInfo[]} events all that this seat was told
 * @property {(place: HTMLElement) => Promise<import("./contract.js").Board>} board a board to
 *   look at
 * @property {(at: number | null) => void} moved another moment is shown; null: now
 * @property {(text: string) => void} tell
 */

export class Past {
  /**
   * @param {string} table
   * @param {Now} now
   */
  constructor(table, now) {
    this.now = now;
    this.moments = new Moments(table);
    /** @type {number | null} */
    this.at = null;
    this.banner = el("div", { class: "row past" });
    this.stage = el("div", { class: "stage" });
    this.element = el(
      "section",
      { hidden: true, "aria-label": say("page-moment") },
      this.banner,
      this.stage,
    );
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.leave();
    });
    /** @type {import("./contract.js").Board | null} */
    this.board = null;
  }

  /** @param {number} version */
  async go(version) {
    const { seat, version: last } = this.now.latest();
    const versions = [...new Set(this.now.events().map((event) => event.version))];
    this.at = version;
    try {
      const moment = await this.moments.at(version, seat);
      this.board ??= await this.now.board(this.stage);
      if (this.at === null) return this.leave(); // back to now meanwhile
      if (this.at !== version) return; // gone on meanwhile
      this.now.moved(version);
      this.element.hidden = false;
      const shown = asUpdate(moment, this.now.events(), this.now.latest().table);
      await this.board.update(shown, null, () => {});
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.now.tell(error.message);
      return this.leave();
    }
    const earlier = versions.filter((each) => each < version).at(-1);
    const later = versions.find((each) => each > version);
    const step = (
      /** @type {string} */ sign,
      /** @type {string} */ key,
      /** @type {number | undefined} */ to,
    ) =>
      button(sign, () => void this.go(to ?? version), {
        "aria-label": say(key),
        "data-key": key,
        disabled: to === undefined,
      });
    show(
      this.banner,
      el("strong", { role: "status" }, say("page-looking-back", { at: version, last })),
      step("‹", "page-back-1", earlier),
      step("›", "page-on-1", later),
      button(say("page-to-now"), () => this.leave(), { class: "main", "data-key": "now" }),
    );
    this.banner.scrollIntoView({ block: "nearest" }); // on a phone the log is far below
  }

  /** Back to now. */
  leave() {
    this.at = null;
    this.element.hidden = true;
    this.board?.leave();
    this.board = null;
    this.stage.replaceChildren();
    this.now.moved(null);
  }
}
