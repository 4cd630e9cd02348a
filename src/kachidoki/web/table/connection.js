// A socket at a table that comes back by itself, and asks again what was not answered.

import { address } from "../lib/addresses.js";
import { Refused } from "../lib/requests.js";

/** @typedef {import("../protocol.js").Update} Update */
/** @typedef {import("../protocol.js").EventInfo} EventInfo */

/** A name that no other command or question has; randomUUID is not there without https. */
function commandId() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    "-",
  );
}

/**
 * What the server answered; none if it refused, which is told elsewhere.
 * @template T
 * @param {Promise<T> | undefined} answer
 */
export async function answered(answer) {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return undefined;
  }
}

const FIRST_WAIT = 200; // milliseconds before coming back; doubled up to the longest
const LONGEST_WAIT = 5000;
const SOON = 20;

/** @typedef {Extract<import("../protocol.js").FromServer, {id: string}>} Answer */
/**
 * @typedef {{id: string, resolve: (answer: Answer) => void, reject: (error: Error) => void,
 *   message: object}} Pending
 */

/**
 * A connection at a table. Tells "update", "presence", "refused", "storing" (whether what is done
 * can be stored) and "link" ("open", "lost", "gone"). Commands and questions are answered by their
 * id; what was cut off is sent again with the same one, and the server does a command once.
 */
export class Connection extends EventTarget {
  /**
   * @param {string} table
   * @param {string} language
   */
  constructor(table, language) {
    super();
    this.table = table;
    this.language = language;
    /** @type {Update | null} */
    this.latest = null;
    /** @type {import("../protocol.js").Welcome | null} */
    this.welcome = null;
    /** @type {Map<number | null, EventInfo[]>} */
    this.events = new Map();
    /** @type {Map<number | null, number>} for each seat, how many earlier events were left out */
    this.firsts = new Map();
    /** @type {Map<string, Pending>} */
    this.pending = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.wait = FIRST_WAIT;
    this.closed = false;
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = address(`/api/tables/${this.table}/socket`);
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      const since = this.latest ? this.latest.version : null;
      const look = this.latest ? this.latest.seat : null;
      this.send({ type: "hello", since, look, language: this.language });
      this.sendPending();
      this.tell("link", "open");
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = () => this.lost();
  }

  lost() {
    this.socket = null;
    if (this.closed) return;
    this.tell("link", "lost");
    setTimeout(() => {
      if (!this.closed) this.open();
    }, this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  close() {
    this.closed = true;
    this.socket?.close();
  }

  /** @param {object} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send again what was not answered; the server does it once. */
  sendPending() {
    for (const pending of this.pending.values()) this.send(pending.message);
  }

  /**
   * @param {string} name
   * @param {unknown} detail
   */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** @param {import("../protocol.js").FromServer} message */
  receive(message) {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.tell("welcome", message);
        break;
      case "update":
        this.update(message);
        break;
      case "done":
      case "why_not":
      case "ways":
      case "hints":
        this.settle(message.id, (pending) => pending.resolve(message));
        break;
      case "told":
        this.told(message);
        break;
      case "error":
        this.refused(message);
        break;
      case "storing":
        if (message.works) this.sendPending();
        this.tell("storing", message.works);
        break;
      case "closing":
        if (message.after === 0) this.wait = SOON; // another server works the table already
        this.tell("closing", message);
        break;
      default:
        this.tell(message.type, message);
    }
  }

  /** @param {Update} update */
  update(update) {
    const log = update.since === 0 ? [] : (this.events.get(update.seat) ?? []);
    if (update.since === 0) this.firsts.set(update.seat, update.first);
    log.push(...update.events);
    this.events.set(update.seat, log);
    const before = this.latest;
    this.latest = update;
    this.tell("update", { update, before });
  }

  /**
   * An earlier part of the log: goes in front of what is known, if that has not changed since.
   * @param {import("../protocol.js").Told} message
   */
  told(message) {
    const known = this.events.get(message.seat) ?? [];
    if (message.first + message.events.length === this.firsts.get(message.seat)) {
      this.events.set(message.seat, [...message.events, ...known]);
      this.firsts.set(message.seat, message.first);
    }
    this.settle(message.id, (pending) => pending.resolve(message));
  }

  /** Where the table stands; nothing is asked before its first update came. */
  get current() {
    if (!this.latest) throw new Error("no update came yet");
    return this.latest;
  }

  /**
   * Ask for what the log left out, a part at a time; gives the longer log, or null if all is known.
   * @returns {Promise<EventInfo[] | null>}
   */
  async earlier() {
    const { seat } = this.current;
    const before = this.firsts.get(seat) ?? 0;
    if (!before) return null;
    await this.ask("earlier", { before });
    return this.events.get(seat) ?? null;
  }

  /** @param {import("../protocol.js").Refused} message */
  refused(message) {
    const again = message.code === "not-stored" || message.code === "closing";
    if (again) return; // sent again after the reconnect that follows, or when it can be stored
    const error = new Refused(message);
    if (message.id) this.settle(message.id, (pending) => pending.reject(error));
    this.tell("refused", error);
  }

  /**
   * @param {string} id
   * @param {(pending: Pending) => void} how
   */
  settle(id, how) {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    if (pending) how(pending);
  }

  /**
   * Send something that is answered by its id; resolves with the answer, of a type that whoever
   * asks says, and rejects with `Refused`.
   * @template {Answer} T
   * @param {string} type
   * @param {object} fields
   * @returns {Promise<T>}
   */
  ask(type, fields) {
    const id = commandId();
    const message = { type, id, ...fields };
    return new Promise((resolve, reject) => {
      this.pending.set(id, {
        id,
        resolve: (answer) => resolve(/** @type {T} */ (answer)),
        reject,
        message,
      });
      this.send(message);
    });
  }

  /**
   * Anything that changes the table; resolves with the version it made.
   * @param {string} type
   * @param {object} fields
   * @returns {Promise<number>}
   */
  async command(type, fields) {
    return (await this.ask(type, fields)).version;
  }

  /** @param {string} action */
  act(action) {
    const { version, seat } = this.current;
    return this.command("act", { version, seat, action });
  }

  /** @param {number} [steps] */
  takeBack(steps = 1) {
    const { version, seat } = this.current;
    return this.command("take_back", { version, seat, ...(steps > 1 && { steps }) });
  }

  /** @param {number | null} seat */
  look(seat) {
    this.send({ type: "look", seat });
  }
}
