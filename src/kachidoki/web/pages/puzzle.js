// One puzzle, or a position of a lesson, on the same board as a table. Nothing is kept at the
// server: every question to it says all that was done so far.

import { address } from "../lib/addresses.js";
import { button, el, show } from "../lib/dom.js";
import { faceOf, nameOf } from "../lib/names.js";
import { getJson, postJson, Refused } from "../lib/requests.js";
import { pause } from "../lib/settings.js";
import { announce, rulesOf, tell } from "../lib/shell.js";
import { currentLanguage, fullStop, labelled, say } from "../lib/words.js";
import { gameModule } from "../table/boards.js";
import { describeBoard } from "../table/describe.js";
import { hardness, nextPuzzle, pathOf, ratingText, themes } from "./puzzle-choosing.js";
import { count } from "./puzzle-progress.js";

/** @typedef {import("../protocol.js").PuzzleAnswer} PuzzleAnswer */
/** @typedef {import("../protocol.js").Puzzles} Puzzles */
/** @typedef {import("../protocol.js").Update} Update */
/** @typedef {import("../table/contract.js").Shown} Shown */

const STEP = 900; // milliseconds between the steps of a reply

/**
 * @param {HTMLElement} place
 * @param {string} name
 * @param {Puzzles} puzzles
 */
export async function puzzlePage(place, name, puzzles) {
  const page = new PuzzlePage(place, name, puzzles);
  await page.begin();
  return { title: page.title, leave: () => page.leave() };
}

class PuzzlePage {
  /**
   * @param {HTMLElement} place
   * @param {string} name
   * @param {Puzzles} puzzles
   */
  constructor(place, name, puzzles) {
    this.place = place;
    this.name = name;
    this.puzzles = puzzles;
    this.lesson = puzzles.lessons.find(({ positions }) => positions.includes(name)) ?? null;
    this.title = this.lesson?.title ?? say("puzzle-number", { number: name });
    /** @type {string[]} what the seat has done */
    this.actions = [];
    this.version = 0; // of what the board shows; it only grows
    /** @type {Shown | null} */
    this.shown = null;
    this.tries = 0; // boards that were begun; what belongs to an earlier one is late
    /** @type {import("../table/contract.js").Board | null} */
    this.board = null;
    this.stage = el("div", { class: "stage" });
    this.words = el("p", { "aria-live": "polite" }); // what is asked, then what is said of it
    this.point = el("p", { class: "rest", hidden: true });
    this.choices = el("div", { class: "row" });
    this.coach = el(
      "section",
      { class: "coach sheet asks", "aria-label": this.title },
      this.words,
      this.point,
      this.choices,
    );
    this.question = "";
    this.judged = false;
    this.hardness = el("span", { class: "muted" });
    this.rating = el("p", { class: "muted" }, ratingText());
    this.help = el("div", { class: "row" });
    this.toAnswer = button(say("puzzle-show"), () => void this.solve(), { "data-key": "solve" });
    this.next = this.toNext("next", "button");
  }

  async begin() {
    const first = await this.ask([]);
    const { game, theme, rating, question } = first.puzzle;
    rulesOf(game);
    this.question = question;
    this.hardness.textContent = this.lesson
      ? say("puzzle-lesson-step", {
          at: this.lesson.positions.indexOf(this.name) + 1,
          last: this.lesson.positions.length,
        })
      : labelled(
          say(`puzzle-theme-${theme}`),
          say("puzzle-hard", { level: hardness(rating), rating: String(rating) }),
        );
    show(
      this.place,
      el(
        "div",
        { class: `table puzzle begun ${game}` },
        this.coach,
        el(
          "div",
          { class: "middle" },
          el("div", { class: "table-head" }, el("h1", {}, this.title), this.hardness),
          this.stage,
        ),
        el("aside", { class: "side" }, this.beside()),
      ),
    );
    await this.start(first);
  }

  /** What stands beside the board: what is taught, or the person's rating and what comes next. */
  beside() {
    const describe = button(
      say("page-board-in-words"),
      () => describeBoard(this.board?.inWords() ?? []),
      { class: "quiet" },
    );
    show(this.help, this.toAnswer, describe);
    const back = el("a", { href: address("/puzzles") }, say("puzzle-lesson-end"));
    if (this.lesson) {
      return el("section", { class: "sheet" }, el("p", {}, this.lesson.about), this.help, back);
    }
    return el(
      "section",
      { class: "sheet" },
      this.rating,
      el("p", { class: "muted" }, say("puzzle-rating-about")),
      themes(this.puzzles, () => this.themed()),
      el("div", { class: "row" }, this.next),
      this.help,
      back,
    );
  }

  /**
   * A fresh board with where the puzzle begins.
   * @param {PuzzleAnswer} first
   */
  async start(first) {
    this.tries += 1;
    this.board?.leave();
    this.actions = [];
    this.shown = null;
    this.judged = false;
    this.say([this.question], []);
    this.stage.replaceChildren();
    const { board } = await gameModule(first.puzzle.game);
    this.board = await board(this.stage, this.context());
    await this.see(first.update);
  }

  leave() {
    this.tries += 1;
    this.board?.leave();
  }

  /** @returns {import("../table/contract.js").Context} */
  context() {
    const seats = () => this.shown?.table.seats ?? [];
    return {
      act: (action) => this.act([...this.actions, action]),
      takeBack: (steps) => this.act(this.actions.slice(0, -steps)),
      patient: true,
      live: false,
      announce,
      nameOf: (seat) => nameOf(seats(), seat),
      faceOf: (seat) => faceOf(seats(), seat),
      whyNot: async (action) => {
        /** @type {import("../protocol.js").WhyNot | null} */
        const found = await this.post("why", { actions: this.actions, action });
        return found?.text ?? "";
      },
      ways: (card) => this.post("ways", { actions: this.actions, card }, false),
    };
  }

  /**
   * Ask the server about this puzzle; what it refuses is told.
   * @template T
   * @param {string} what
   * @param {object} body
   * @param {boolean} [spoken] whether the answer has words
   * @returns {Promise<T | null>}
   */
  async post(what, body, spoken = true) {
    const language = spoken ? { language: currentLanguage() } : {};
    try {
      return await postJson(`/api/puzzles/${this.name}/${what}`, { ...body, ...language });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      tell(error.message);
      return null;
    }
  }

  /**
   * Where the puzzle stands after actions.
   * @param {string[]} actions
   * @returns {Promise<PuzzleAnswer>}
   */
  ask(actions) {
    const language = currentLanguage();
    return postJson(`/api/puzzles/${this.name}/try`, { actions, language });
  }

  /**
   * Do all these actions instead of what was done; gives the version that the board then shows.
   * @param {string[]} actions
   */
  async act(actions) {
    const mine = this.tries;
    /** @type {PuzzleAnswer | null} */
    const found = await this.post("try", { actions });
    if (!found || mine !== this.tries) return undefined;
    const back = actions.length < this.actions.length;
    this.actions = actions;
    const version = this.version + 1;
    void this.follow(found, back, mine);
    return version;
  }

  /**
   * Show what an action led to, and after a complete answer what is to be said of it.
   * @param {PuzzleAnswer} found
   * @param {boolean} back whether a step was taken back: nothing leads there
   * @param {number} mine
   */
  async follow(found, back, mine) {
    // What is to be said comes first: points may be counted for long on the board.
    if (found.done) {
      this.judge(found);
      void count(this.name, found.right).then(() => this.rated());
    }
    await this.see(found.update, back);
    if (found.done && mine === this.tries) await this.play(found.replies, mine);
  }

  /**
   * Show steps one after another.
   * @param {Update[]} steps
   * @param {number} mine
   */
  async play(steps, mine) {
    for (const step of steps) {
      await new Promise((resolve) => setTimeout(resolve, pause(STEP)));
      if (mine !== this.tries) return;
      await this.see(step);
    }
    const { seat, outcome } = this.shown ?? {};
    if (mine !== this.tries || typeof seat !== "number") return;
    if (outcome?.winners.includes(seat)) this.words.append(" ", el("b", {}, say("page-you-win")));
  }

  /**
   * @param {Update} update
   * @param {boolean} [fresh] whether nothing leads there
   */
  async see(update, fresh = false) {
    const before = fresh ? null : this.shown;
    this.version += 1;
    const since = before ? this.version - 1 : 0; // what led there was told already
    const { version } = this;
    const events = before ? update.events.map((event) => ({ ...event, version })) : [];
    // Once it is answered nobody is waited for.
    const view = this.judged ? { ...update.view, to_act: [] } : update.view;
    const shown = /** @type {Shown} */ ({ ...update, view, version, since, events });
    this.shown = shown;
    this.stage.dataset.version = String(version);
    await this.board?.update(shown, before, () => {});
  }

  /**
   * What stands above all: words, and what can be done now.
   * @param {import("../lib/dom.js").Child[]} words
   * @param {HTMLElement[]} choices
   * @param {string} [how] whether that was right
   */
  say(words, choices, how = "") {
    show(this.words, ...words);
    show(this.choices, ...choices);
    this.coach.dataset.right = how;
    this.coach.classList.toggle("whole", how !== "");
    this.point.hidden = true;
    this.toAnswer.hidden = how !== ""; // once it is answered, it is among the choices or known
  }

  /**
   * Say what is to be said of a complete answer, and what can be done now.
   * @param {PuzzleAnswer} found
   */
  judge({ right, text }) {
    this.judged = true;
    const title = el("strong", {}, say(right ? "puzzle-right" : "puzzle-wrong"));
    const again = button(say("puzzle-again"), () => void this.again(), { "data-key": "again" });
    const answer = button(say("puzzle-show"), () => void this.solve(), { class: "quiet" });
    const choices = right ? [this.onward(), again] : [again, answer];
    this.say([title, " ", text], choices, String(right));
    if (right) this.tellPoint();
  }

  /** What a lesson teaches, once its position is solved or shown. */
  tellPoint() {
    this.point.textContent = this.lesson?.point ?? "";
    this.point.hidden = !this.lesson;
  }

  /**
   * The link to another puzzle of the chosen theme.
   * @param {string} key
   * @param {string} looks
   */
  toNext(key, looks) {
    const href = pathOf(nextPuzzle(this.puzzles));
    return el("a", { class: looks, href, "data-key": key }, say("puzzle-next"));
  }

  /** Another theme was chosen: the next puzzle is one of it. */
  themed() {
    const href = pathOf(nextPuzzle(this.puzzles));
    for (const link of this.place.querySelectorAll("[data-key=next], [data-key=onward]")) {
      link.setAttribute("href", href);
    }
  }

  /** The link to what comes next: a puzzle, the next position, or the next lesson. */
  onward() {
    const to = (/** @type {string} */ path, /** @type {string} */ label) =>
      el("a", { class: "button main", href: path, "data-key": "onward" }, say(label));
    if (!this.lesson) return this.toNext("onward", "button main");
    const { positions } = this.lesson;
    const next = positions[positions.indexOf(this.name) + 1];
    if (next) return to(pathOf(next), "puzzle-lesson-on");
    const { lessons } = this.puzzles;
    const later = lessons[lessons.indexOf(this.lesson) + 1];
    if (!later) return to(address("/puzzles"), "puzzle-lesson-end");
    return to(pathOf(later.positions[0]), "puzzle-lesson-over");
  }

  async again() {
    await this.start(await this.ask([]));
  }

  /** Play the right answer; whoever looks has tried. */
  async solve() {
    const question = new URLSearchParams({ language: currentLanguage() });
    /** @type {PuzzleAnswer} */
    const found = await getJson(`/api/puzzles/${this.name}/solution?${question}`);
    if (!this.judged) void count(this.name, false).then(() => this.rated());
    await this.start(found);
    const mine = this.tries;
    this.judged = true;
    const again = button(say("puzzle-again"), () => void this.again(), { "data-key": "again" });
    this.say(
      [el("strong", {}, fullStop(found.answer)), " ", found.text],
      [this.onward(), again],
      "shown",
    );
    this.tellPoint();
    await this.play(found.replies, mine);
  }

  rated() {
    this.rating.textContent = ratingText();
  }
}
