// When a game is over: who wants another one, and the way there.

import { button, el } from "../lib/dom.js";
import { postJson } from "../lib/requests.js";
import { ownName, remember, visitOf } from "../lib/settings.js";
import { go } from "../lib/shell.js";
import { groups, known, labelled, list, say } from "../lib/words.js";

const MOVED = "rematch"; // what is kept of a rematch until its table says who sits where

/** @typedef {import("../protocol.js").SeatInfo} SeatInfo */
/**
 * @typedef {object} RematchScene
 * @property {string} name of the table
 * @property {import("./contract.js").Before} update
 * @property {import("../protocol.js").Welcome | null} welcome what the server said of this visitor
 * @property {boolean} coached whether a coach goes with the game
 * @property {boolean[]} here for each seat, whether its person is connected; empty: not told yet
 * @property {(seat: number | null) => string} nameOf
 */
/**
 * @typedef {object} RematchActions
 * @property {(agree: boolean) => void} rematch agree to another game, or refuse
 * @property {(next: string) => void} follow go to the rematch
 */

/**
 * Whether everybody has just agreed to a rematch, and this visitor with them.
 * @param {import("./contract.js").Before} update
 * @param {import("./contract.js").Before | null} before
 * @param {number[]} mine the visitor's seats
 */
export function agreed({ table }, before, mine) {
  const now = table.next !== null && before !== null && before.table.next === null;
  return now && mine.length > 0 && mine.every((seat) => table.seats[seat].rematch);
}

/**
 * To the rematch, with the seat that one had at the table before.
 * @param {string} name of that table
 * @param {string} next
 * @param {boolean} seated whether one had a seat
 */
export async function followRematch(name, next, seated) {
  if (seated) {
    await postJson(`/api/tables/${next}/return`, { before: name });
    const token = sessionStorage.getItem(`link ${name}`);
    if (token) sessionStorage.setItem(`link ${next}`, token);
    const visit = visitOf(name);
    if (visit?.lesson) remember({ ...visit, table: next, at: Date.now(), over: false });
  }
  sessionStorage.setItem(MOVED, next);
  await go(`/t/${next}`);
}

/**
 * Who plays which side now, for whoever has just come to a rematch: everybody has moved on by one
 * seat. Empty for anybody else, and once it was told.
 * @param {string} name of the table
 * @param {import("../protocol.js").ViewData} view
 * @param {(seat: number) => string} nameOf
 */
export function seatsMoved(name, view, nameOf) {
  if (sessionStorage.getItem(MOVED) !== name) return "";
  sessionStorage.removeItem(MOVED);
  const sides =
    view.game === "rokumon"
      ? view.clans.map(({ seat, clan }) => ({ seat, side: say(`clan-${clan}`) }))
      : view.factions.map(({ seat, colour }) => ({ seat, side: say(`colour-${colour}`) }));
  const people = [...new Set(sides.flatMap(({ seat }) => (seat === null ? [] : [seat])))];
  const told = people.map((seat) =>
    labelled(
      nameOf(seat),
      list(sides.filter((each) => each.seat === seat).map(({ side }) => side)),
    ),
  );
  return people.length > 1 ? say("page-rematch-seats", { seats: groups(told) }) : "";
}

/**
 * What can be answered to a rematch.
 * @param {RematchScene} scene
 * @param {RematchActions} actions
 */
export function rematchTools(scene, actions) {
  const { update, welcome, coached } = scene;
  const { seats, next } = update.table;
  if (next) {
    const more = { class: "main", "data-key": "next" };
    return [button(say("page-to-rematch"), () => actions.follow(next), more)];
  }
  const mine = welcome?.seats ?? [];
  if (!mine.length) return [];
  const said = seats[mine[0]].rematch;
  const won = update.seat !== null && Boolean(update.outcome?.winners.includes(update.seat));
  const lesson = coached ? visitOf(scene.name)?.lesson : null;
  const taught = lesson && lesson.act !== lesson.lessons.at(-1); // then the coach leads on
  const on = lesson ? null : nextAct(scene, won);
  const { options, series } = update.table;
  const battle = won && options.act === "solo" && !series.solo_won; // three in a row are needed
  return [
    won && on,
    said !== true &&
      button(
        say(battle ? "page-rokumon-next-battle" : "page-rematch"),
        () => actions.rematch(true),
        {
          class: taught || (won && on) ? "quiet" : "main",
          "data-key": "rematch",
        },
      ),
    !won && on, // who has lost tries it again, or goes on all the same
    said !== false &&
      isAsked(seats) &&
      button(say("page-rematch-no"), () => actions.rematch(false), {
        class: "quiet",
        "data-key": "no-rematch",
      }),
  ];
}

/**
 * The way on from an act against a bot: the next one against the same; null where there is none.
 * @param {RematchScene} scene
 * @param {boolean} won
 */
function nextAct({ update: { table, seat } }, won) {
  const act = Number(table.options.act) + 1;
  const others = table.seats.filter((_, at) => at !== seat);
  if (!known(`page-choice-act-${act}`) || others.some(({ bot }) => !bot)) return null;
  const seats = table.seats.map(({ name, bot }) =>
    bot ? { kind: "bot", bot } : { kind: "me", name },
  );
  const wish = { game: table.game, options: { act: String(act) }, seats, name: ownName() };
  return button(
    say("page-coach-next", { title: say(`page-choice-act-${act}`) }),
    async () => {
      /** @type {import("../protocol.js").Seated} */
      const made = await postJson("/api/tables", wish);
      await go(`/t/${made.table.table}`);
    },
    { class: won ? "main" : "quiet", title: say(`act-${act}`), "data-key": "next-act" },
  );
}

/**
 * Whether a person has answered.
 * @param {SeatInfo[]} seats
 */
function isAsked(seats) {
  return seats.some((seat) => seat.kind === "person" && !seat.away && seat.rematch !== null);
}

/**
 * The others who want a rematch, as long as this visitor has not answered; null if nobody does.
 * @param {RematchScene} scene
 */
export function rematchAsked({ update, welcome, nameOf }) {
  const { seats, next, status } = update.table;
  const mine = welcome?.seats ?? [];
  const answered = !mine.length || seats[mine[0]].rematch !== null;
  if (status !== "over" || next || answered) return null;
  const names = seats.flatMap((seat, at) =>
    seat.kind === "person" && !seat.away && seat.rematch ? [nameOf(at)] : [],
  );
  if (!names.length) return null;
  const told = say("page-rematch-asks", { names: list(names) });
  return el("p", { class: "asks", role: "status" }, told);
}

/**
 * Who wants a rematch, who does not, and for whom everybody waits; null if nobody has asked.
 * @param {RematchScene} scene
 */
export function rematchTold(scene) {
  const { update, here, nameOf } = scene;
  const { seats, next, status } = update.table;
  if (status !== "over" || next || !isAsked(seats)) return null;
  const asked = rematchAsked(scene) !== null; // that is told already
  const named = (/** @type {(seat: SeatInfo, at: number) => boolean} */ which) =>
    list(seats.flatMap((seat, at) => (which(seat, at) ? [nameOf(at)] : [])));
  const silent = (/** @type {SeatInfo} */ seat) => seat.rematch === null;
  const lines = [
    ["wanted", asked ? "" : named((seat) => seat.rematch === true)],
    ["waits", asked ? "" : named((seat, at) => silent(seat) && here[at] !== false)],
    ["gone", named((seat, at) => silent(seat) && here[at] === false)],
    ["refused", named((seat) => seat.rematch === false)],
  ];
  const told = lines.flatMap(([key, names]) =>
    names ? [el("span", {}, say(`page-rematch-${key}`, { names }))] : [],
  );
  return told.length ? el("p", { class: "rematch", role: "status" }, ...told) : null;
}
