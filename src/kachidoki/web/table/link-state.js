// The line that says that the server, or what it stores in, is away.

import { el } from "../lib/dom.js";
import { say } from "../lib/words.js";

const PAUSE = 600; // milliseconds that nobody needs to be told of: a table that moves takes less

export class LinkState {
  constructor() {
    this.timer = 0;
    this.element = el("p", { class: "link-state", role: "status", hidden: true });
  }

  /**
   * Say a sentence, or nothing.
   * @param {string} [key]
   */
  tell(key) {
    this.element.hidden = !key;
    this.element.textContent = key ? say(key) : "";
  }

  /** @param {string} state of the connection */
  linked(state) {
    if (state === "open") {
      clearTimeout(this.timer);
      this.timer = 0;
      this.tell();
    } else this.timer ||= setTimeout(() => this.tell("page-reconnecting"), PAUSE);
  }

  /** @param {boolean} works whether what is done at the table can be stored */
  stored(works) {
    this.tell(works ? undefined : "page-not-storing");
  }
}
