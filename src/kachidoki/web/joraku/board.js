// Joraku on the page. Everything is drawn anew from the latest update and from what the player has
// picked but not sent; what is possible is said by `update.legal` alone.

import { el } from "../lib/dom.js";
import { duration, settings } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { choicesOf, meant, movable } from "./choices.js";
import { drawFactions, drawHead, drawTrick } from "./around.js";
import { paint } from "./shapes.js";
import { drawBar } from "./bar.js";
import { HandPanel, toPass } from "./hand.js";
import { Ledger } from "./history.js";
import { MapPanel } from "./map.js";
import { areasOf, readBoard } from "./model.js";
import { drawResult } from "./ending.js";
import { drawRound, roundBetween, roundScored } from "./round.js";
import { Scoring } from "./scoring.js";
import { Questions, Sender } from "./sender.js";
import { sourcesLine } from "./sources.js";
import { boardInWords, sentence } from "./spoken.js";
import { areaTargets, pieceTargets } from "./targets.js";
import { offer } from "./turn.js";
import { areasIn, bringLit, markHint } from "./pointing.js";
import { drawUnseen } from "./unseen.js";

/** @typedef {import("../table/page.js").Context} Context */
/** @typedef {import("./choices.js").Picked} Picked */

const POINT = 900; // milliseconds: an area is outlined after something happened there

export const undoes = true;

/** @type {import("../table/page.js").BoardMaker} */
export async function board(place, context) {
  const made = new Joraku(place, context);
  return {
    update: (update, before) => made.update(update, before),
    hurry: () => made.hurry(),
    light: (event) => made.light(event),
    suggest: (actions) => made.suggest(actions),
    read: () => made.read(),
    leave: () => made.leave(),
  };
}

class Joraku {
  /**
   * @param {HTMLElement} place
   * @param {Context} context
   */
  constructor(place, context) {
    this.context = context;
    this.head = el("div", { class: "jo-head" });
    this.factions = el("ol", { class: "jo-factions", "aria-label": say("page-joraku-factions") });
    this.trick = el("section", { class: "jo-skirmish", "aria-label": say("draw-skirmish") });
    this.map = new MapPanel(say("page-joraku-map"));
    this.sources = el("p", { class: "jo-sources" });
    this.bar = el("section", { class: "jo-bar", "aria-label": say("page-joraku-turn") });
    this.hand = new HandPanel();
    this.unseen = el("section", { class: "jo-unseen" });
    this.result = el("section", { class: "jo-result", hidden: true });
    this.round = el("section", { class: "jo-result jo-round", hidden: true });
    this.root = el(
      "div",
      { class: "jo", tabindex: "-1" },
      this.head,
      el("div", { class: "jo-sum" }, this.factions, this.trick),
      this.round,
      this.result,
      this.map.element,
      this.sources,
      el("div", { class: "jo-dock" }, el("div", { class: "jo-deck" }, this.bar), this.hand.element),
      this.unseen,
    );
    paint(this.root);
    place.replaceChildren(this.root);
    /** @type {{gained: Record<string, number>, left: Record<string, number>}} */
    this.scored = { gained: {}, left: {} };
    this.ended = 0; // the round whose points are being looked at; 0: none
    /** @type {(() => void)[]} what waits until all is seen */
    this.waiting = [];
    this.scoring = new Scoring(
      this.map,
      (gained, left) => this.gain(gained, left),
      () => {
        this.draw();
        if (!this.ended) this.hurry();
      },
    );
    /** @type {any} */
    this.latest = null;
    /** @type {import("./choices.js").Choices | null} */
    this.choices = null;
    this.ledger = new Ledger();
    /** @type {string[]} cards picked but not sent */
    this.picks = [];
    /** @type {Picked | null} */
    this.picked = null;
    this.note = "";
    /** @type {string[]} the actions of a hint */
    this.hinted = [];
    this.showLast = false;
    this.showMap = false;
    this.pointTimer = 0;
    this.sender = new Sender(context, this.root);
    this.questions = new Questions(context);
    this.keyboard = false;
    this.root.addEventListener("keydown", (event) => this.key(event), true);
    this.root.addEventListener(
      "pointerdown",
      () => {
        this.keyboard = false;
        // Whoever acts has seen enough.
        if (this.scoring.running && !this.ended) this.scoring.finish();
      },
      true,
    );
  }

  /** Nobody waits any longer for what is shown here. */
  hurry() {
    for (const go of this.waiting.splice(0)) go();
  }

  leave() {
    this.hurry();
    this.sender.stop();
    clearTimeout(this.pointTimer);
    this.scoring.clear();
    this.map.leave();
  }

  /**
   * @param {any} update
   * @param {any} before
   * @returns {Promise<void> | void} until the points that it brought are seen
   */
  update(update, before) {
    const old = this.latest;
    const same = old !== null && old.seat === update.seat;
    if (same && old.version === update.version && old.legal.length === update.legal.length) {
      return this.draw();
    }
    this.latest = update;
    this.sender.arrived(update);
    this.choices = choicesOf(update.legal, update.view);
    const news = same && before ? update.events : []; // without a before, nothing leads here
    if (!same || update.since === 0) this.ledger = new Ledger();
    // The page may skip an update while the board's module is on its way; its events come with it.
    if (!old && before?.seat === update.seat && before.version === update.since) {
      this.ledger.add(before.events);
    }
    this.ledger.add(update.events);
    this.settle(old);
    if (before) this.ended = roundBetween(old, update) || this.ended;
    this.scoring.add(news);
    this.draw();
    this.happened(news);
    if (this.map.narrow && this.latest.legal.length) bringLit(this.root);
    this.sender.follow();
    if (this.scoring.running || this.ended) {
      return new Promise((resolve) => this.waiting.push(() => resolve()));
    }
  }

  /**
   * Drop what was picked for a moment that has passed.
   * @param {any} old
   */
  settle(old) {
    const { view, legal } = this.latest;
    const moved = old?.view.phase !== view.phase || old?.seat !== view.seat;
    if (moved || !legal.length) this.note = "";
    if (moved) this.showLast = false;
    if (moved && view.phase === "play") this.sender.careful = false;
    this.picks = moved
      ? []
      : this.picks.filter((card) => this.choices?.plays.has(card) || this.choices?.gives.has(card));
    // The last card lies ready; whether to place or to march with it remains to be said.
    if (view.phase === "play" && this.choices?.plays.size === 1) {
      this.picks = [...this.choices.plays.keys()];
    }
    const still =
      this.picked &&
      movable(this.choices ?? choicesOf([], view), this.picked.area).some(
        (each) => each.kind === this.picked?.kind && each.colour === this.picked?.colour,
      );
    if (!still) this.picked = null;
  }

  /** @param {...string} actions */
  send(...actions) {
    if (!this.sender.begin(actions, this.latest.legal)) return;
    this.note = "";
    // A piece that stayed picked would go where another was meant to be picked up.
    this.picked = null;
    if (actions[0] === "end") this.scoring.clear();
  }

  /** @param {boolean} all */
  back(all) {
    this.picked = null;
    this.sender.back(all);
  }

  /**
   * @param {string} card
   * @param {boolean} byKey
   */
  pressCard(card, byKey) {
    const { view, legal } = this.latest;
    const choices = this.choices;
    if (!choices || !legal.length) return;
    if (!choices.plays.has(card) && !choices.gives.has(card)) return this.why(card);
    const many = view.phase === "pass" ? toPass(view) : 1;
    this.note = "";
    // It stays ready.
    if (this.picks.includes(card) && view.phase === "play" && choices.plays.size === 1) return;
    if (this.picks.includes(card)) this.picks = this.picks.filter((each) => each !== card);
    else this.picks = [...this.picks, card].slice(-many);
    this.draw();
    if (byKey && this.picks.length === many) this.focusOn(".jo-choices button");
  }

  /**
   * Why a card cannot be used now.
   * @param {string} card
   */
  why(card) {
    const verbs = { pass: "pass", draft: "draft", discard: "discard" };
    const { view } = this.latest;
    const verb = verbs[/** @type {keyof typeof verbs} */ (view.phase)] ?? "play";
    const mine = view.factions.filter((/** @type {any} */ faction) => faction.seat === view.seat);
    const colour = verb === "play" && mine.length > 1 ? ` for ${mine[0].colour}` : "";
    this.ask(`${verb} ${card}${colour}`);
  }

  /** @param {string} area */
  pressArea(area) {
    const { view, legal } = this.latest;
    const choices = this.choices;
    if (!choices || !legal.length) return;
    if (choices.puts.includes(area)) return this.send(`put ${area}`);
    const picked = this.picked;
    const way = choices.ways.find(
      (each) =>
        picked &&
        each.kind === picked.kind &&
        each.colour === picked.colour &&
        each.area === picked.area &&
        each.to === area,
    );
    if (way) return this.send(way.action);
    const here = movable(choices, area);
    const now = here.findIndex((each) => each.kind === picked?.kind && each.area === picked?.area);
    const asked = meant(view, picked, area);
    if (!here.length && asked) return this.ask(asked);
    this.pick(here[now + 1] ?? null);
  }

  /** @param {Picked | null} picked */
  pick(picked) {
    this.picked = picked;
    this.note = "";
    this.draw();
    if (this.map.narrow && picked) bringLit(this.root);
  }

  /**
   * Ask the server why an action is not open.
   * @param {string} action
   */
  ask(action) {
    const { version } = this.latest;
    this.questions.ask(action, (text) => {
      if (this.latest.version === version) this.tell(text);
    });
  }

  /** What is shown: where the table stands, or the end of a round that is being looked at. */
  shown() {
    const { latest: update, choices } = this;
    if (!this.ended) return { update, choices, view: update.view };
    const view = { ...update.view, round: this.ended, phase: "prestige", acting: null, to_act: [] };
    return {
      update: { ...update, legal: [], take_back: false },
      choices: choicesOf([], view),
      view,
    };
  }

  draw() {
    if (!this.latest || !this.choices) return;
    const { update, choices, view } = this.shown();
    if (!choices) return;
    const inside = this.root.contains(document.activeElement);
    const nameOf = this.context.nameOf;
    this.areas = areasOf(view, readBoard(update.table.options.board));
    const turn = {
      view,
      update,
      choices,
      nameOf,
      picks: this.picks,
      picked: this.picked,
      ends: this.sender.endsAfter(update.legal),
      send: (/** @type {string[]} */ ...actions) => this.send(...actions),
      back: () => this.back(false),
      restart: () => this.back(true),
    };
    const now = this.ended ? this.offerSums() : offer(turn);
    this.now = now.text;
    this.root.dataset.phase = view.phase;
    this.root.classList.toggle("acts", update.legal.length > 0);
    this.root.classList.toggle("still", duration(1) === 0);
    drawHead(this.head, view, (variant) => this.tell(say(`page-joraku-variant-${variant}-about`)));
    drawFactions(this.factions, view, nameOf, this.scored, update.outcome?.winners ?? []);
    drawTrick(this.trick, view, nameOf, {
      last: this.ledger.last,
      showLast: this.showLast,
      toggle: () => {
        this.showLast = !this.showLast;
        this.draw();
      },
    });
    this.map.draw({
      areas: this.areas,
      targets: areaTargets(turn, this.areas, (area) => this.pressArea(area)),
      pieces: pieceTargets(turn, (picked) => this.pick(picked)),
    });
    const sources = sourcesLine(this.areas);
    if (this.sources.textContent !== sources) this.sources.textContent = sources;
    drawBar(this.bar, { ...now, note: this.note });
    this.hand.draw({
      view,
      choices,
      acting: update.legal.length > 0,
      picks: this.picks,
      press: (card, byKey) => this.pressCard(card, byKey),
      why: (card) => this.why(card),
      nameOf,
    });
    this.unseen.hidden = !settings().unseen || view.phase === "over";
    if (!this.unseen.hidden) drawUnseen(this.unseen, view);
    this.end(update);
    markHint(this.root, this.map, this.hinted);
    if (inside && !this.root.contains(document.activeElement)) this.refocus();
    else if (document.activeElement === this.root && this.keyboard) this.refocus();
  }

  /** While a round is scored: the sums, for those who have seen enough. */
  offerSums() {
    const sums = {
      label: say("page-joraku-show-sums"),
      key: "sums",
      press: () => this.scoring.finish(),
    };
    return {
      text: roundScored(this.ended),
      points: null,
      choices: this.scoring.running ? [sums] : [],
      turn: [],
    };
  }

  /** On to the next round, or to the result. */
  goOn() {
    this.ended = 0;
    this.scoring.clear();
    this.draw();
    this.hurry();
  }

  /** @param {any} update */
  end(update) {
    const over = update.outcome !== null;
    const sums = this.ended > 0 && !this.scoring.running;
    const shows = this.round.hidden && sums;
    this.round.hidden = !sums;
    this.result.hidden = !over || this.showMap || this.ended > 0;
    this.root.classList.toggle("ended", sums || (over && !this.showMap && !this.ended));
    if (!sums) this.round.replaceChildren();
    else {
      drawRound(this.round, {
        view: update.view,
        ledger: this.ledger,
        round: this.ended,
        over,
        nameOf: this.context.nameOf,
        go: () => this.goOn(),
      });
    }
    if (shows && this.map.narrow) this.head.scrollIntoView({ block: "start" });
    if (!over || this.ended) return;
    const reason = update.events
      .filter((/** @type {any} */ event) => event.key === update.outcome.reason.key)
      .at(-1);
    this.reason = reason ? sentence(reason) : (this.reason ?? "");
    const flip = (/** @type {boolean} */ map) => {
      this.showMap = map;
      this.draw();
    };
    drawResult(
      this.result,
      update.view,
      this.ledger,
      update.outcome,
      this.reason,
      this.context.nameOf,
      () => flip(true),
    );
    if (this.showMap) {
      drawBar(this.bar, {
        text: this.now ?? "",
        points: null,
        note: "",
        choices: [{ label: say("page-joraku-to-result"), key: "result", press: () => flip(false) }],
        turn: [],
      });
    }
  }

  /** @param {string} text */
  tell(text) {
    this.note = text;
    this.draw();
    this.context.announce(text);
  }

  /**
   * @param {Record<string, number>} gained
   * @param {Record<string, number>} left
   */
  gain(gained, left) {
    this.scored = { gained: { ...gained }, left };
    if (this.latest) {
      drawFactions(
        this.factions,
        this.shown().view,
        this.context.nameOf,
        this.scored,
        this.latest.outcome?.winners ?? [],
      );
    }
  }

  /**
   * Outline for a moment where something just happened.
   * @param {any[]} events
   */
  happened(events) {
    const wait = duration(POINT);
    const seen = events.filter((event) => areasIn(event).length).at(-1);
    if (!wait || !seen || this.scoring.running) return;
    this.map.point(areasIn(seen));
    clearTimeout(this.pointTimer);
    this.pointTimer = setTimeout(() => this.map.point([]), wait);
  }

  /** @param {any} event */
  light(event) {
    clearTimeout(this.pointTimer);
    this.map.point(event ? areasIn(event) : []);
    const colours = event ? [event.facts.colour, event.facts.victim] : [];
    for (const marked of this.root.querySelectorAll("[data-colour]")) {
      marked.classList.toggle("pointed", colours.includes(marked.getAttribute("data-colour")));
    }
  }

  /** @param {string[]} actions */
  suggest(actions) {
    this.hinted = actions;
    markHint(this.root, this.map, actions);
  }

  read() {
    if (!this.latest) return "";
    return boardInWords(this.latest.view, this.areas ?? [], this.now ?? "", this.context.nameOf);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    this.keyboard = true;
    if (event.key !== "Escape" || (!this.picked && !this.picks.length)) return;
    this.picked = null;
    this.picks = [];
    this.draw();
  }

  /** What had the focus is gone: to what comes next, so that keys alone go on. */
  refocus() {
    const places = [
      ".jo-area.lit",
      ".jo-token",
      ".jo-choices button",
      ".jo-card.open",
      ".jo-turn button.main",
      ".jo-result:not([hidden]) button",
    ];
    if (!places.some((selector) => this.focusOn(selector))) {
      this.root.focus({ preventScroll: true });
    }
  }

  /** @param {string} selector */
  focusOn(selector) {
    const found = this.root.querySelector(selector);
    if (!(found instanceof HTMLElement || found instanceof SVGElement)) return false;
    found.focus({ preventScroll: true });
    return true;
  }
}
