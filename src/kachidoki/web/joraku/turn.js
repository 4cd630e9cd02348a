// A player's turn as sentences and buttons: card, then place or march, then step by step.

import { resultFor } from "../lib/names.js";
import { settings } from "../lib/settings.js";
import { labelled, list, say } from "../lib/words.js";
import { toPass } from "./hand.js";
import { AREAS, samuraiOf, skirmishPay } from "./model.js";
import { cardName, parts, piece } from "./pieces.js";
import { capital } from "./spoken.js";
import { price, wayInWords } from "./preview.js";
import { most, removals } from "./ways.js";

const MOST = 4; // choices beside each other in the bar

/** @typedef {import("./bar.js").Choice} Choice */
/** @typedef {import("./choices.js").Choices} Choices */
/** @typedef {import("./choices.js").Picked} Picked */
/** @typedef {import("./choices.js").Way} Way */
/** @typedef {import("./model.js").View} View */
/**
 * @typedef {object} Turn
 * @property {View} view
 * @property {import("./model.js").Update} update
 * @property {Choices} choices
 * @property {string[]} picks cards chosen but not sent yet
 * @property {Picked | null} picked the piece that shall go somewhere
 * @property {Way[]} ways all that can be done with pieces
 * @property {Way[]} going those of what is picked, or of the supply
 * @property {Way[]} open those of them in which so many go as are meant to
 * @property {number} count how many
 * @property {Way[]} marches of one piece each, while none is picked
 * @property {string | null} goal an area that several pieces could go to
 * @property {import("./choices.js").Forecast | null} now ranks and points if the round ended now
 * @property {(many: number) => void} together
 * @property {boolean} sure whether the turn shall end though nothing was done in it
 * @property {() => void} doubt ask for that
 * @property {number} ends in how many milliseconds the turn ends by itself; 0 if it does not
 * @property {((on: boolean) => void) | null} itself let turns end by themselves, or no longer; null
 *   where that is not for the player to say now
 * @property {(seat: number | null) => string} nameOf
 * @property {(...actions: string[]) => void} send
 * @property {() => void} back
 * @property {() => void} restart
 */
/** @typedef {Omit<import("./bar.js").BarScene, "note">} Offer */

/**
 * What the bar says and offers.
 * @param {Turn} turn
 * @returns {Offer}
 */
export function offer(turn) {
  const { view, update } = turn;
  if (update.outcome) return plain(resultFor(update.outcome, view.seat, turn.nameOf));
  if (!update.legal.length) return waiting(turn);
  switch (view.phase) {
    case "pass":
      return passing(turn);
    case "draft":
    case "discard":
      return keeping(turn);
    case "play":
      return playing(turn);
    case "choose":
      return {
        ...plain(turn.picked ? where(turn, goings(turn)) : chooseText(view)),
        choices: turn.picked || turn.goal ? few(goings(turn)) : modes(turn, [], view.acting),
      };
    default:
      return effect(turn);
  }
}

/** @param {string} text @returns {Offer} */
function plain(text) {
  return { text, points: 0, choices: [], turn: [] };
}

/**
 * The card stays played, also where all steps were taken back.
 * @param {View} view
 */
function chooseText(view) {
  return capital("page-joraku-choose", { card: cardName(view.skirmish.at(-1)?.card ?? "") });
}

/** @param {Turn} turn */
function waiting(turn) {
  const { view, update } = turn;
  if (update.table.status === "paused") return plain(say("page-status-paused"));
  const names = list(view.to_act.filter((seat) => seat >= 0).map((seat) => turn.nameOf(seat)));
  // An earlier moment, at which this seat was to act: nobody waits for themselves.
  const own = view.seat !== null && view.to_act.includes(view.seat);
  const text = own ? say("page-joraku-turn") : names ? say("page-waiting-for", { names }) : "";
  const back = { label: say("page-joraku-change"), key: "back", press: turn.back };
  return { ...plain(text), turn: update.take_back ? [back] : [] };
}

/** @param {Turn} turn @returns {Offer} */
function passing(turn) {
  const { view, picks, choices } = turn;
  const [left = null, ...others] = view.own?.pass_to ?? [];
  const right = others.find((seat) => seat !== left) ?? null;
  const to = toPass(view);
  const count = to.length;
  const name = turn.nameOf(left);
  const text =
    right === null
      ? say("page-joraku-pass", { count, name })
      : say("page-joraku-pass-both", { left: name, right: turn.nameOf(right) });
  const ready = picks.length === count;
  const actions = picks.map((card, k) =>
    to[k] === right ? `pass ${card} right` : (choices.gives.get(card) ?? ""),
  );
  const give = {
    label: say("page-joraku-give", { cards: list(picks.map(cardName)) }),
    key: "give",
    main: true,
    press: () => turn.send(...actions),
  };
  return {
    ...plain(text),
    aside: say("page-joraku-pass-about"),
    choices: ready ? [give] : [],
    turn: undo(turn, say("page-joraku-change")),
  };
}

/** @param {Turn} turn @returns {Offer} */
function keeping(turn) {
  const { view, picks, choices } = turn;
  const draft = view.phase === "draft";
  const other = turn.nameOf(1 - (view.seat ?? 0));
  const text = draft ? say("page-joraku-draft", { name: other }) : say("page-joraku-discard");
  const card = picks[0];
  if (!card) return plain(text);
  const facts = { card: cardName(card) };
  const label = draft ? say("page-joraku-keep", facts) : say("page-joraku-drop", facts);
  return {
    ...plain(text),
    choices: [
      { label, key: "keep", main: true, press: () => turn.send(choices.gives.get(card) ?? "") },
    ],
  };
}

/** @param {Turn} turn @returns {Offer} */
function playing(turn) {
  const { view, picks, choices } = turn;
  const led = view.skirmish[0];
  const plays = choices.plays.get(picks[0] ?? "") ?? [];
  const follows =
    led && [...choices.plays.keys()].every((card) => parts(card).suit === parts(led.card).suit);
  const suit = led ? say(`suit-${parts(led.card).suit}`) : "";
  const asked = !led
    ? say("page-joraku-play")
    : say(follows ? "page-joraku-follow" : "page-joraku-cannot-follow", { suit });
  const steps = goings(turn); // a piece or an area was pressed
  if (steps.length) {
    return { ...plain(turn.picked ? where(turn, steps) : asked), choices: few(steps) };
  }
  const [card] = picks;
  if (!card) {
    const pay = skirmishPay(view, turn.update.table.options);
    return { ...plain(asked), aside: say("page-joraku-who-wins", pay) };
  }
  const use = parts(card).ninja ? "page-joraku-use-ninja" : "page-joraku-use";
  // The only one that follows lies ready: nobody was told why.
  const only = follows && choices.plays.size === 1 && (view.own?.hand ?? []).length > 1;
  return {
    ...plain(capital(use, { card: cardName(card) })),
    aside: only ? say("page-joraku-only", { suit }) : say("page-joraku-stays-played"),
    choices: plays.flatMap((play) => modes(turn, [play.action], play.colour)),
  };
}

/**
 * Place or march: for a card that lies there already, or one that is to be played first.
 * @param {Turn} turn
 * @param {string[]} before
 * @param {string | null} colour shown where a seat has two
 * @returns {Choice[]}
 */
function modes(turn, before, colour) {
  const { view } = turn;
  const card = before.length ? turn.picks[0] : (view.skirmish.at(-1)?.card ?? "");
  const { ninja, value } = parts(card);
  const two = view.factions.filter((faction) => faction.seat === view.seat).length > 1;
  const several = (turn.choices.plays.get(card) ?? []).length > 1; // each house has its own buttons
  const look = () => (colour && two ? { picture: piece("samurai", colour) } : {}); // one for each button
  const spoken = (/** @type {string} */ label) =>
    colour && two ? labelled(capital(`colour-${colour}`), label) : label;
  const key = colour ?? "";
  // Without a Samurai left placing is possible, and hardly ever meant.
  const own = view.factions.find((faction) =>
    colour ? faction.colour === colour : faction.seat === view.seat,
  );
  const supplied = (own?.supply ?? 0) > 0;
  const made = (/** @type {string} */ label, /** @type {string} */ mode) => ({
    label,
    spoken: spoken(label),
    key: `${mode} ${key}`.trim(),
    main: mode === (supplied ? "place" : "march"),
    ...look(),
    press: () => turn.send(...before, ...(ninja ? [] : [mode])),
  });
  if (ninja) {
    return [made(say(supplied ? "page-joraku-ninja" : "page-joraku-ninja-none"), "place")];
  }
  // As many as a press on its area places, and a card that is dragged there.
  const puts = turn.going.filter((way) => way.area === null && (!colour || way.colour === colour));
  const all = puts.find((way) => way.count === Math.min(turn.count, most(puts)));
  const facts = { area: say(`area-${AREAS[value]}`), count: all?.count ?? 0 };
  const place = made(
    supplied ? say("page-joraku-place", facts) : say("page-joraku-place-none"),
    "place",
  );
  if (all) place.press = () => turn.send(...all.actions);
  return [
    place,
    ...(several ? [] : howMany(turn, most(puts))),
    made(say("page-joraku-march", { count: value }), "march"),
  ];
}

/**
 * How many go together, where it can be more than one.
 * @param {Turn} turn
 * @param {number} counts
 * @returns {Choice[]}
 */
function howMany(turn, counts) {
  return Array.from({ length: counts > 1 ? counts : 0 }, (_, k) => ({
    label: `×${k + 1}`,
    spoken: say("page-joraku-together", { count: k + 1 }),
    key: `many ${k + 1}`,
    pressed: turn.count === k + 1,
    press: () => turn.together(k + 1),
  }));
}

/** @param {Turn} turn @returns {Offer} */
function effect(turn) {
  const { view, choices } = turn;
  const place = view.phase === "place";
  const colour = view.acting ?? "";
  const { supply, all } = samuraiOf(view, colour);
  const left = Math.min(view.left, supply);
  const wasted = turn.update.legal.length > 1 ? (place ? left : view.left) : 0;
  // All of a card is lost by no slip of a finger.
  const { ninja } = parts(view.skirmish.at(-1)?.card ?? "");
  const lost = wasted > 0 && (view.loose ?? 0) <= (ninja ? 0 : 1);
  const losing = place ? "page-joraku-end-placing" : "page-joraku-end-losing";
  const sure = place ? "page-joraku-end-sure-placing" : "page-joraku-end-sure";
  const end = {
    label: wasted
      ? say(lost && turn.sure ? sure : losing, { count: wasted })
      : say("page-joraku-end"),
    key: "end",
    press: () => (lost && !turn.sure ? turn.doubt() : turn.send("end")),
    main: turn.update.legal.length === 1,
    ends: true,
    wait: turn.ends,
  };
  const steps = [...goings(turn), ...removing(turn)];
  const text = turn.ends
    ? say("page-joraku-ends")
    : turn.update.legal.length === 1
      ? say(turn.itself && settings().ends ? "page-joraku-done-undone" : "page-joraku-done")
      : place
        ? say("page-joraku-place-left", { count: view.left, supply, all })
        : turn.picked
          ? where(turn, steps)
          : say("page-joraku-march-left", { count: view.left });
  const puts = choices.steps.filter((way) => way.area === null);
  const one = place && puts.length === 1 && left > 1 ? puts[0] : null;
  const offers = one
    ? [
        {
          label: say("page-joraku-place-all", { count: left, area: say(`area-${one.to}`) }),
          key: "all",
          picture: piece("samurai", colour),
          main: true,
          press: () => turn.send(...Array.from({ length: left }, () => one.actions[0])),
        },
      ]
    : few(steps);
  const first = !turn.itself && settings().ends && turn.update.legal.length === 1;
  return {
    text,
    aside: first ? say("page-joraku-first-ends") : "",
    points: view.left,
    choices: offers,
    turn: [...undo(turn, say("page-joraku-undo")), end],
    // Said before it happens: when the next step may be the last.
    itself: view.left <= 1 || turn.update.legal.length === 1 ? itself(turn) : null,
  };
}

/**
 * Whether turns end by themselves, to be seen and changed.
 * @param {Turn} turn
 */
function itself({ itself }) {
  return itself && { label: say("page-joraku-itself"), on: settings().ends, change: itself };
}

/**
 * Where the picked piece can go, and how many of its stack together; without one, the pieces that
 * can go to the area that was pressed.
 * @param {Turn} turn
 * @returns {Choice[]}
 */
function goings(turn) {
  const { picked, goal } = turn;
  if (!picked) return turn.marches.filter((way) => way.to === goal).map((way) => going(turn, way));
  return [...howMany(turn, most(turn.going)), ...turn.open.map((way) => going(turn, way))];
}

/**
 * What is asked about the picked piece.
 * @param {Turn} turn
 * @param {Choice[]} steps
 */
function where(turn, steps) {
  const map = few(steps).length < steps.length ? "-map" : "";
  return say(`page-joraku-${most(turn.going) > 1 ? "how-many" : "where"}${map}`);
}

/**
 * With many choices, only those that the map does not show.
 * @param {Choice[]} steps
 */
function few(steps) {
  return steps.length > MOST ? steps.filter(({ lit }) => !lit) : steps;
}

/**
 * @param {Turn} turn
 * @param {Way} way
 * @returns {Choice}
 */
function going(turn, way) {
  const to = say(`area-${way.to}`);
  return {
    label: turn.picked ? `→ ${to}` : `${say(`area-${way.area}`)} → ${to}`,
    spoken: wayInWords(way, turn.now),
    key: `${way.piece} ${way.area} ${way.to}`,
    picture: piece(way.piece, way.colour),
    lit: turn.picked !== null,
    press: () => turn.send(...way.actions),
  };
}

/** @param {Turn} turn @returns {Choice[]} */
function removing(turn) {
  return removals(turn.ways)
    .filter((way) => way.count === 1)
    .map((way) => ({
      label: `${say("page-joraku-remove-short")} · ${price(way)}`,
      spoken: wayInWords(way, turn.now),
      key: `remove ${way.colour}`,
      picture: piece("samurai", way.colour),
      press: () => turn.send(...way.actions),
    }));
}

/**
 * @param {Turn} turn
 * @param {string} label
 * @returns {Choice[]}
 */
function undo(turn, label) {
  if (!turn.update.take_back) return [];
  const steps = turn.update.view.loose ?? 1;
  const back = { label, key: "back", press: turn.back };
  const restart = {
    label: say("page-joraku-restart"),
    key: "restart",
    quiet: true,
    press: turn.restart,
  };
  return steps > 1 ? [restart, back] : [back];
}

/**
 * What somebody meant who pressed a card that cannot be used now: the action to ask about.
 * @param {View} view
 * @param {string} card
 */
export function cardMeant(view, card) {
  const verb = ["pass", "draft", "discard"].includes(view.phase) ? view.phase : "play";
  const mine = view.factions.filter((faction) => faction.seat === view.seat);
  const colour = verb === "play" && mine.length > 1 ? ` for ${mine[0].colour}` : "";
  return `${verb} ${card}${colour}`;
}
