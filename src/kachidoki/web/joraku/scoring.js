// Points before one's eyes: area by area, with the reason. Nothing here takes the pointer, so a
// player who knows already simply goes on.

import { el } from "../lib/dom.js";
import { pause } from "../lib/settings.js";
import { say, withoutRule } from "../lib/words.js";
import { BY_AREA, SOURCES } from "./history.js";
import { ROUNDS } from "./model.js";
import { PAYS } from "./motion.js";
import { piece } from "./pieces.js";
import { coached } from "./coached.js";

/** @typedef {import("./map.js").MapPanel} MapPanel */
/** @typedef {import("./model.js").EventInfo} EventInfo */
/**
 * `ends`: it belongs to the end of a round.
 * @typedef {{title: string, area: string | null, ends: boolean, events: EventInfo[]}} Scene
 */

const STEP = 2200; // milliseconds an area
const AFTER = 4000; // how long the sums stay when all is shown

/** @typedef {ReturnType<import("./model.js").skirmishPay>} Pay */
/**
 * @typedef {object} ScoringActions
 * @property {(gained: Record<string, number>, left: Record<string, number>) => void} tell the
 *   points of this scoring so far, and those still to be shown
 * @property {(points: Element, colour: string, order: number) => void} pay points leave for whom
 *   they are paid
 * @property {(event: EventInfo) => void} told points have arrived, to this event
 * @property {() => void} next another area pays
 * @property {() => void} done all was shown
 */

export class Scoring {
  /**
   * @param {MapPanel} map
   * @param {HTMLElement} deck what lies below the map
   * @param {ScoringActions} actions
   */
  constructor(map, deck, actions) {
    this.map = map;
    this.deck = deck;
    this.actions = actions;
    /** @type {HTMLElement | null} why the points of an area are paid */
    this.reasons = null;
    /** @type {Scene[]} what is to be shown; the first is being shown while it is running */
    this.scenes = [];
    /** @type {Record<string, number>} */
    this.gained = {};
    this.timer = 0;
    this.running = false;
    /** @type {Scene[]} what has been shown, the current one too */
    this.begun = [];
  }

  /** Whether the person says when to go on from a skirmish: in a first game. */
  get waits() {
    const won = this.scene?.events[0].key !== "joraku.kyoto"; // which a march pays
    return this.running && won && !this.scene?.ends && coached(this.deck);
  }

  /** What pays now, or did last. */
  get scene() {
    return this.begun.at(-1) ?? null;
  }

  /**
   * @param {EventInfo[]} events
   * @param {Pay} pay of a skirmish
   */
  add(events, pay) {
    const scenes = scenesOf(events, pay);
    if (!scenes.length) return;
    if (!this.running) this.clear();
    this.scenes.push(...scenes);
    this.count();
    if (!this.running) this.next();
  }

  /** Say what was paid, and what is still to come. */
  count() {
    /** @type {Record<string, number>} */
    const left = {};
    for (const later of this.scenes) count(left, later);
    this.actions.tell(this.gained, left);
  }

  next() {
    clearTimeout(this.timer);
    const [scene] = this.scenes;
    this.reasons?.remove();
    this.running = scene !== undefined;
    if (!scene) {
      this.map.point([]);
      if (!this.scene?.ends) this.timer = setTimeout(() => this.clear(), AFTER);
      this.actions.done();
      return;
    }
    // A round begins to pay: what its last skirmish paid is told by then.
    if (scene.ends && this.begun.some((each) => !each.ends)) {
      this.gained = {};
      this.begun = [];
      this.map.over.replaceChildren();
      this.count();
    }
    this.begun.push(scene);
    const wait = pause(STEP);
    if (scene.area) this.showArea(scene, scene.area, wait > 0);
    if (wait > 0) this.timer = setTimeout(() => this.arrive(), pause(flight(scene)));
    else this.arrive();
  }

  /**
   * @param {Scene} scene
   * @param {string} area
   * @param {boolean} slowly with the reasons, and points on their way
   */
  showArea(scene, area, slowly) {
    const badge = this.badge(scene, area);
    if (!slowly) return;
    this.bubble(scene, area);
    this.map.point([area]);
    const ground = this.map.grounds.get(area);
    if (ground && this.map.narrow && !coached(ground)) ground.scrollIntoView({ block: "nearest" });
    // Once all around the board has taken its place.
    requestAnimationFrame(() => {
      [...badge.children].forEach((points, k) => {
        this.actions.pay(points, points.getAttribute("data-colour") ?? "", k);
      });
    });
  }

  /** The points of a scene have come to those they are paid to. */
  arrive() {
    const scene = this.scenes.shift();
    if (!scene) return;
    count(this.gained, scene);
    this.count();
    this.actions.told(scene.events[scene.events.length - 1]);
    const wait = pause(STEP - flight(scene));
    if (wait <= 0) this.next();
    else if (!this.waits) this.timer = setTimeout(() => this.go(), wait);
  }

  /** On to the next scene. */
  go() {
    this.next();
    if (this.running) this.actions.next();
  }

  clear() {
    clearTimeout(this.timer);
    this.scenes = [];
    this.running = false;
    this.begun = [];
    this.gained = {};
    this.reasons?.remove();
    this.map.over.replaceChildren();
    this.map.point([]);
    this.actions.tell({}, {});
  }

  /** All at once: somebody has seen enough. */
  finish() {
    // From a skirmish that was read, the round that it ended is still to be seen.
    if (this.waits && this.scenes.some((scene) => scene.ends)) {
      if (this.scenes[0] === this.scene) this.arrive();
      return this.go();
    }
    const last = this.scenes.at(-1)?.events.at(-1);
    // What a round has paid stays on the map until somebody goes on.
    const paid = new Set([...this.begun, ...this.scenes].filter((scene) => scene.ends));
    this.clear();
    for (const scene of paid) this.showArea(scene, scene.area ?? "", false);
    if (last) this.actions.told(last);
    this.actions.done();
  }

  /**
   * Why an area pays: on a desk below the map, where no piece stands, and shortly, for a hand of
   * cards lies there too.
   * @param {Scene} scene
   * @param {string} area
   */
  bubble(scene, area) {
    const before = this.map.spot(area).x > 0.5;
    const upon = this.map.narrow || this.map.low;
    this.reasons = el(
      "div",
      { class: before ? "jo-bubble before" : "jo-bubble" },
      upon && el("strong", {}, scene.title), // else the bar says it
      el(
        "ul",
        {},
        ...scene.events.map((event) =>
          el(
            "li",
            { class: event.facts.points ? "" : "none" },
            piece("samurai", event.facts.colour ?? ""),
            upon || scene.ends || !event.facts.rank ? withoutRule(event.text) : shortly(event),
          ),
        ),
      ),
    );
    if (upon) this.map.stand(this.reasons, area);
    else this.deck.append(this.reasons);
  }

  /**
   * What an area has paid, which stays a while.
   * @param {Scene} scene
   * @param {string} area
   */
  badge(scene, area) {
    const paid = scene.events.filter((event) => event.facts.points);
    const made = el(
      "div",
      { class: "jo-paid" },
      ...paid.map((event) =>
        el(
          "span",
          { title: withoutRule(event.text), "data-colour": event.facts.colour ?? "" },
          piece("samurai", event.facts.colour ?? ""),
          `+${event.facts.points}`,
        ),
      ),
    );
    return this.map.stand(made, area);
  }
}

/** @param {EventInfo} event that pays a place */
function shortly({ facts: { points = 0, rank = 0, influence = 0 } }) {
  return say("page-joraku-paid", { points, place: say("place", { rank }), influence });
}

/**
 * Milliseconds until the last points of a scene have arrived.
 * @param {Scene} scene
 */
function flight({ events }) {
  const paid = events.filter(({ facts }) => facts.points).length;
  return PAYS.delay + PAYS.apart * (paid - 1) + PAYS.millis;
}

/**
 * @param {Record<string, number>} points
 * @param {Scene} scene
 */
function count(points, scene) {
  for (const { facts } of scene.events) {
    const { colour = "", points: paid = 0 } = facts;
    points[colour] = (points[colour] ?? 0) + paid;
  }
}

/**
 * The events that pay, those of one area together.
 * @param {EventInfo[]} events
 * @param {Pay} pay
 * @returns {Scene[]}
 */
function scenesOf(events, pay) {
  /** @type {Scene[]} */
  const found = [];
  let last = "";
  for (const event of events) {
    const kind = event.key.split(".")[1] ?? "";
    if (!SOURCES.includes(kind)) continue;
    const area = event.facts.area ?? null;
    const family = `${BY_AREA.includes(kind) ? "prestige" : kind} ${area}`;
    const latest = found.at(-1);
    if (latest && family === last) latest.events.push(event);
    else {
      const title = titleOf(kind, area, event.facts.round, pay);
      found.push({ title, area, ends: BY_AREA.includes(kind), events: [event] });
    }
    last = family;
  }
  return found.filter((scene) => scene.events.some((event) => event.facts.points));
}

/**
 * @param {string} kind
 * @param {string | null} area
 * @param {number | undefined} round
 * @param {Pay} pay
 */
function titleOf(kind, area, round, pay) {
  const name = area ? say(`area-${area}`) : "";
  if (kind === "kachidoki") return say("page-joraku-scores-kachidoki", { area: name, ...pay });
  if (kind === "prestige") {
    return say("page-joraku-scores-prestige", { area: name, round: ROUNDS[(round ?? 1) - 1] });
  }
  return name;
}
