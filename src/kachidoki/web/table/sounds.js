// What happens at a table, as sounds: each when the board shows it, and not before.

import { duration } from "../lib/settings.js";
import { sound } from "../lib/sound.js";

/** @typedef {import("../protocol.js").EventInfo} EventInfo */
/** @typedef {import("../lib/sound.js").Sound} Sound */

/**
 * What is heard of an event, and when in its movement, in milliseconds at the calm speed.
 * @type {Record<string, [Sound, number]>}
 */
const HEARD = {
  "joraku.hands": ["card", 300],
  "joraku.passed": ["card", 300],
  "joraku.received": ["card", 500],
  "joraku.drafted": ["card", 300],
  "joraku.play": ["card", 450],
  "joraku.put": ["piece", 480],
  "joraku.move": ["piece", 480],
  "joraku.move-daimyo": ["piece", 650],
  "joraku.remove": ["piece", 480],
  "joraku.send": ["piece", 480],
  "joraku.advance": ["piece", 480],
  "joraku.won-highest": ["drum", 0],
  "joraku.won-later": ["drum", 0],
  "joraku.won-ninja": ["drum", 0],
  "joraku.won-later-ninja": ["drum", 0],
  "joraku.won-last-ninja": ["drum", 0],
  "joraku.prestige": ["cry", 0],
  "rokumon.coins": ["coin", 0],
  "rokumon.deploy": ["piece", 260],
  "rokumon.deploy-valued": ["piece", 260],
  "rokumon.move": ["piece", 380],
  "rokumon.surprise": ["coin", 560],
  "rokumon.add": ["coin", 0],
  "rokumon.fight": ["drum", 0],
  "rokumon.tanomo": ["drum", 0],
  "rokumon.ends-line": ["cry", 0],
  "rokumon.ends-stack": ["cry", 0],
  "rokumon.ends-reveal": ["cry", 0],
  "rokumon.ends-exposed": ["cry", 0],
  "rokumon.ends-no-action": ["cry", 0],
  "rokumon.ends-surrender": ["drum", 0],
};
const AFTER = 350; // milliseconds between what happened and the sign that it is your turn

export class Sounds {
  constructor() {
    /** @type {EventInfo | null} the last event that was shown */
    this.last = null;
    this.acting = true; // whether it was your turn; whoever arrives hears nothing of it
    this.round = 0; // of Joraku: the last one whose end was heard
  }

  /**
   * The board has come to so many events of what a seat was told.
   * @param {EventInfo[]} events
   * @param {number} count
   */
  shown(events, count) {
    const from = this.last ? events.lastIndexOf(this.last) : -1;
    const fresh = from < 0 ? [] : events.slice(from + 1, count);
    if (from < 0 || fresh.length) this.last = events[count - 1] ?? null;
    if (document.hidden) return;
    /** @type {Map<Sound, number>} of several alike one is heard */
    const wanted = new Map();
    for (const { key, facts } of fresh) {
      const [name, wait] = HEARD[key] ?? [];
      if (!name || (key === "joraku.prestige" && this.round === facts.round)) continue;
      if (key === "joraku.prestige") this.round = facts.round ?? 0; // once for all areas
      wanted.set(name, duration(wait ?? 0));
    }
    for (const [name, wait] of wanted) void sound(name, wait);
  }

  /**
   * All of an update is shown; whoever looks elsewhere hears that it is their turn.
   * @param {import("./contract.js").Shown} update
   */
  turn({ legal }) {
    const acts = legal.length > 0;
    if (acts && !this.acting) void sound("turn", AFTER);
    this.acting = acts;
  }
}
