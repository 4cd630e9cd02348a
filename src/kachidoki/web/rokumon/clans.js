// A clan's side of the table: who plays it, its supply, its tokens, its Surprise.

import { button, el, show } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { crestAlone, iconAlone, pieceIcon, stars, tokenIcon } from "./pieces.js";
import { clanName } from "./spoken.js";

/** @typedef {import("./history.js").View} View */
/** @typedef {View["clans"][number]} Clan */
/**
 * @typedef {object} ClanScene
 * @property {View} view
 * @property {Clan} clan
 * @property {boolean} near whether it is the side below, with large pieces
 * @property {Pick<import("../table/contract.js").Context, "nameOf" | "faceOf">} people
 * @property {boolean} acting
 * @property {boolean} winner
 * @property {boolean} told whether the log points at it
 * @property {number} won acts won; below 0 where none are counted
 * @property {import("./choices.js").Choices | null} choices what its player may do here; null
 *   for the other side
 * @property {string | null} chosen the warrior that is chosen, by value
 * @property {boolean} lifting whether a coin is about to be lifted
 * @property {Set<string>} hinted what a hint is about
 */

/**
 * @typedef {{warrior: (value: string) => void, surprise: () => void, surrender: () => void}}
 *   ClanActions
 */

/**
 * What can be pressed to be told what it is.
 * @param {string} about
 * @param {string} name
 */
function thing(about, name) {
  return { role: "button", tabindex: 0, "aria-label": name, "data-about": about };
}

/**
 * @param {HTMLElement} place
 * @param {ClanScene} scene
 * @param {ClanActions} actions
 */
export function drawClan(place, scene, actions) {
  const { view, clan } = scene;
  const name = clanName(clan.clan);
  const player = clan.seat === null ? say("draw-taroma") : scene.people.nameOf(clan.seat);
  place.className = [
    "clan",
    clan.clan,
    scene.acting && "acting",
    scene.winner && "winner",
    scene.told && "told",
    scene.near && "mine",
  ]
    .filter(Boolean)
    .join(" ");
  place.dataset.clan = clan.clan;
  place.dataset.seat = String(clan.seat ?? "");
  place.setAttribute("aria-label", name);
  show(
    place,
    el(
      "div",
      { class: "who" },
      crestAlone(clan.clan),
      el(
        "span",
        { class: "names" },
        el("strong", {}, scene.people.faceOf(clan.seat), player),
        el("span", { class: "muted" }, name),
      ),
    ),
    supply(scene, actions),
    el(
      "div",
      { class: "extras" },
      tokens(clan),
      view.surprises && surprise(scene, actions),
      scene.won >= 0 &&
        el(
          "span",
          {
            class: "acts-won",
            ...thing(
              "acts-won",
              `${scene.won} ${say("page-rokumon-acts-won", { count: scene.won })}`,
            ),
          },
          el("strong", {}, scene.won),
          ` ${say("page-rokumon-acts-won", { count: scene.won })}`,
        ),
    ),
    scene.choices?.surrender &&
      button(say("page-rokumon-surrender"), actions.surrender, {
        class: "quiet surrender",
        "data-key": "surrender",
      }),
  );
}

/**
 * @param {ClanScene} scene
 * @param {ClanActions} actions
 */
function supply({ view, clan, choices, chosen, hinted }, actions) {
  const { values } = view;
  const unused = values === "unused";
  let marked = false; // of several alike one is chosen
  let told = false; // and one is hinted at
  const pieces = clan.supply.map((value, k) => {
    const icon = pieceIcon({
      clan: clan.clan,
      value: unused ? null : value,
      faceDown: values === "hidden",
      couldBe: [],
    });
    const wanted = unused ? "" : value;
    if (!choices?.deploy.has(wanted)) return el("span", { class: "warrior" }, icon);
    const on = chosen === wanted && !marked;
    marked = marked || on;
    const hint = !told && hinted.has("deploy") && (unused || hinted.has(value));
    told = told || hint;
    return el(
      "button",
      {
        type: "button",
        class: ["warrior", on && "chosen", hint && "hinted"].filter(Boolean).join(" "),
        "aria-pressed": String(on),
        "data-key": `supply ${k}`,
        "data-drag": "",
        "data-value": wanted,
        "aria-label": unused
          ? say("page-rokumon-deploy-one")
          : say("page-rokumon-deploy-value", { value: stars(value) }),
        onclick: () => actions.warrior(wanted),
      },
      icon,
    );
  });
  const name = say("page-rokumon-supply", { count: clan.supply.length });
  return el(
    "div",
    {
      class: "supply",
      ...(choices?.deploy.size
        ? { role: "group", "aria-label": name }
        : thing(unused ? "supply" : "supply-valued", name)),
    },
    ...pieces,
    !pieces.length && el("span", { class: "muted none" }, say("page-rokumon-supply-empty")),
  );
}

/** @param {Clan} clan */
function tokens(clan) {
  if (!clan.tokens && !clan.spent) return null;
  const told = say("page-rokumon-tokens", { count: clan.tokens, spent: clan.spent });
  return el(
    "span",
    { class: "tokens", title: told, ...thing("tokens", told) },
    ...Array.from({ length: clan.tokens + clan.spent }, (_, k) => tokenIcon(k < clan.tokens)),
  );
}

/**
 * @param {ClanScene} scene
 * @param {ClanActions} actions
 */
function surprise({ clan, choices, lifting, hinted }, actions) {
  const told = clan.surprised ? say("draw-surprise-used") : say("draw-surprise");
  const parts = [iconAlone("surprise"), el("span", { class: "label" }, told)];
  if (!choices?.surprise.size) {
    const used = clan.surprised ? "surprise used" : "surprise";
    return el("span", { class: used, ...thing("surprise", told) }, ...parts);
  }
  return el(
    "button",
    {
      type: "button",
      class: ["surprise", lifting && "chosen", hinted.has("surprise") && "hinted"]
        .filter(Boolean)
        .join(" "),
      "aria-pressed": String(lifting),
      "data-key": "surprise",
      onclick: actions.surprise,
    },
    ...parts,
  );
}
