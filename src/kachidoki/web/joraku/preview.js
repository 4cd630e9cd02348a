// What a way would change: ranks and points if the round ended now, before and after.

import { el, show } from "../lib/dom.js";
import { fullStop, groups, joined, labelled, say } from "../lib/words.js";
import { piece } from "./pieces.js";

/** @typedef {import("./choices.js").Way} Way */
/** @typedef {import("./choices.js").Forecast} Forecast */
/** @typedef {{colour: string, ranks: [number, number], points: [number, number]}} Change */

/**
 * The areas that a way changes, with who changes there.
 * @param {Way} way
 * @param {Forecast | null} now
 */
function changesOf(way, now) {
  /** @type {Map<string, Change[]>} */
  const found = new Map();
  for (const { area, colour, rank, points } of way.then?.standings ?? []) {
    const before = now?.standings.find((each) => each.area === area && each.colour === colour);
    const changes = found.get(area) ?? [];
    changes.push({
      colour,
      ranks: [before?.rank ?? 0, rank],
      points: [before?.points ?? 0, points],
    });
    found.set(area, changes);
  }
  return found;
}

/**
 * What a way costs, as short as it can be said.
 * @param {Way} way
 */
export function price(way) {
  if (way.area === null) return `+${way.count}`;
  const points = say("page-joraku-ap", { count: way.cost });
  return way.count > 1 ? `×${way.count} · ${points}` : points;
}

/** @param {number} rank 0: not there */
function place(rank) {
  return rank ? say("place", { rank }) : "–";
}

/**
 * What goes where, for how much.
 * @param {Way} way
 */
function deed({ piece: kind, colour, area, to, count, cost }) {
  const facts = {
    count,
    colour: say(`colour-${colour}`),
    area: area ? say(`area-${area}`) : "",
    to: to ? say(`area-${to}`) : "",
    cost: say("page-joraku-ap", { count: cost }),
  };
  if (area === null) return say("page-joraku-way-place", facts);
  if (to === null) return say("page-joraku-way-remove", facts);
  return say(kind === "daimyo" ? "page-joraku-way-daimyo" : "page-joraku-way-go", facts);
}

/**
 * All of it as sentences.
 * @param {Way} way
 * @param {Forecast | null} now
 */
export function wayInWords(way, now) {
  const told = [fullStop(deed(way))];
  if (!way.then || !now) return told[0];
  const { totals } = now;
  const areas = [...changesOf(way, now)].map(([area, changes]) =>
    labelled(
      say(`area-${area}`),
      joined(
        changes.map(({ colour, ranks, points }) =>
          say("page-joraku-if-told", {
            colour: say(`colour-${colour}`),
            before: ranks[0] ? say("place", { rank: ranks[0] }) : say("page-joraku-absent"),
            after: ranks[1] ? say("place", { rank: ranks[1] }) : say("page-joraku-absent"),
            from: points[0],
            points: points[1],
          }),
        ),
      ),
    ),
  );
  const sums = Object.entries(way.then.totals).map(([colour, points]) =>
    say("page-joraku-if-total-told", {
      colour: say(`colour-${colour}`),
      from: totals[colour] ?? 0,
      points,
    }),
  );
  if (!areas.length && !sums.length) return [...told, say("page-joraku-if-none")].join(" ");
  told.push(labelled(say("page-joraku-if-now"), fullStop(groups(areas))));
  if (sums.length) told.push(fullStop(joined(sums)));
  return told.join(" ");
}

/**
 * The same for the eye.
 * @param {HTMLElement} panel
 * @param {Way | null} way null: nothing would follow
 * @param {Forecast | null} now
 * @param {string} area what is told then about an area, if anything
 */
export function drawPreview(panel, way, now, area) {
  panel.hidden = !way && !area;
  if (!way) return show(panel, area && el("p", {}, area));
  const totals = Object.entries(way.then?.totals ?? {});
  const changed = [...changesOf(way, now)];
  const arrow = (/** @type {string | number} */ from, /** @type {string | number} */ to) =>
    from === to ? [`${to}`] : [`${from} → `, el("b", {}, to)];
  show(
    panel,
    el(
      "p",
      { class: "jo-deed" },
      piece(way.piece, way.colour),
      labelled(say("page-joraku-next-press"), deed(way)),
    ),
    way.then &&
      el(
        "p",
        { class: "jo-if" },
        changed.length || totals.length ? say("page-joraku-if-now") : say("page-joraku-if-none"),
      ),
    changed.length > 0 &&
      el(
        "ul",
        {},
        ...changed.map(([area, changes]) =>
          el(
            "li",
            {},
            el("strong", {}, say(`area-${area}`)),
            ...changes.map(({ colour, ranks, points }) =>
              el(
                "span",
                {},
                piece("samurai", colour),
                ...arrow(place(ranks[0]), place(ranks[1])),
                " · ",
                ...arrow(points[0], points[1]),
              ),
            ),
          ),
        ),
      ),
    totals.length > 0 &&
      el(
        "p",
        { class: "jo-totals" },
        el("strong", {}, say("page-joraku-total")),
        ...totals.map(([colour, points]) =>
          el(
            "span",
            {},
            piece("samurai", colour),
            ...arrow(now?.totals[colour] ?? 0, points),
            ` ${say("draw-rp")}`,
          ),
        ),
      ),
  );
}
