// Which page to show, and the bar above all of them.

import { address, pathOf } from "./lib/addresses.js";
import { button, el, show } from "./lib/dom.js";
import { tool, toolLink } from "./lib/icons.js";
import { loadLanguage, wantedLanguage } from "./lib/languages.js";
import { Refused } from "./lib/requests.js";
import { apply } from "./lib/settings.js";
import { go, hush, setRouter, tell } from "./lib/shell.js";
import { markTurns, nameTab } from "./lib/tab.js";
import { known, say } from "./lib/words.js";
import { home } from "./pages/home.js";
import { tablePage } from "./table/page.js";

const RETRY = 2000; // milliseconds

/** @typedef {{leave?: () => void, title?: string}} Page */
/** @typedef {(place: HTMLElement, name: string) => Promise<Page | void>} Maker */

/** @type {[RegExp, Maker][]} */
const ROUTES = [
  [/^\/t\/([A-Za-z0-9_-]+)$/, tablePage],
  [
    /^\/replay\/([A-Za-z0-9_-]+)$/,
    async (place, name) => (await import("./pages/replay.js")).replayPage(place, name),
  ],
  [
    /^\/rules\/(joraku|rokumon)$/,
    async (place, name) => (await import("./pages/rules.js")).rulesPage(place, name),
  ],
  [
    /^\/learn\/(joraku|rokumon)$/,
    async (place, name) => (await import("./pages/learn.js")).learnPage(place, name),
  ],
  [
    /^\/reviews()$/,
    async (place) => (await import("./pages/own-reviews.js")).ownReviewsPage(place),
  ],
  [
    /^\/puzzles(?:\/([a-z0-9-]+))?$/,
    async (place, name) => (await import("./pages/puzzles.js")).puzzlesPage(place, name),
  ],
  [/^\/()$/, home],
];

let place = /** @type {HTMLElement} */ (document.getElementById("page"));
/** @type {Page | void} */
let current;

/** Show what the address names; says whether nobody has gone elsewhere meanwhile. */
async function route() {
  current?.leave?.();
  current = undefined;
  hush();
  markTurns([]);
  nameTab("");
  // A page that was left before it was there goes on in a place that nobody sees.
  const mine = /** @type {HTMLElement} */ (place.cloneNode(false));
  place.replaceWith(mine);
  place = mine;
  show(mine, el("p", { class: "opening" }, say("page-opening"))); // until there is more
  for (const [pattern, make] of ROUTES) {
    const found = pattern.exec(pathOf(location.pathname));
    if (found) {
      try {
        const made = await make(mine, found[1] ?? "");
        if (place === mine) current = made;
        else made?.leave?.();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (place === mine) refused(error);
      }
      if (place === mine) nameTab(current?.title ?? "");
      return place === mine;
    }
  }
  lost("page-not-found");
  nameTab(say("page-not-found"));
  return true;
}

/**
 * Instead of a page that is not there.
 * @param {string} what the message that says so; another one tells more about it
 */
function lost(what) {
  show(
    place,
    el(
      "section",
      { class: "sheet lost" },
      el("h1", {}, say(what)),
      el("p", {}, say(`${what}-about`)),
      el("a", { class: "button main", href: address("/") }, say("page-home")),
    ),
  );
}

/**
 * Instead of a page that the server does not give.
 * @param {Refused} error
 */
function refused(error) {
  if (error.code === "no-such-table") return lost("page-gone");
  show(
    place,
    el(
      "section",
      { class: "sheet" },
      el("h1", {}, error.message),
      el(
        "div",
        { class: "row" },
        button(say("page-try-again"), () => void route(), { class: "main" }),
        homeLink(),
      ),
    ),
  );
}

function homeLink() {
  return el("a", { href: address("/") }, say("page-home"));
}

function bar() {
  const head = /** @type {HTMLElement} */ (document.getElementById("bar"));
  show(
    head,
    el("a", { class: "skip", href: "#page" }, say("page-skip")),
    el(
      "a",
      { class: "brand", href: address("/") },
      el("img", { src: address("/web/icon.svg"), alt: "", width: 28, height: 28 }),
      el("span", { class: "site-name" }, "Kachidoki"),
    ),
    el(
      "nav",
      { "aria-label": say("page-navigation") },
      toolLink("rules", say("page-rules"), { href: address("/rules/joraku"), id: "rules" }),
      tool("settings", say("page-settings"), () => void chooseSettings(), {
        "data-key": "settings",
      }),
    ),
  );
}

/** Let the visitor change the settings. */
async function chooseSettings() {
  const { openSettings } = await import("./pages/settings-dialog.js");
  await openSettings(restart);
}

/** After a change of language: everything anew. */
async function restart() {
  try {
    await loadLanguage(wantedLanguage());
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (!known("page-home")) {
      // Nothing can be said yet in any language: the server has gone between document and words.
      show(place, el("p", { class: "sheet" }, error.message));
      setTimeout(() => void restart(), RETRY);
    } else {
      tell(error.message);
    }
    return;
  }
  bar();
  await route();
}

setRouter(route);
addEventListener("popstate", () => void route());
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
  const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
  const path = pathOf(link?.getAttribute("href") ?? "");
  const elsewhere =
    link?.hasAttribute("download") || link?.hasAttribute("target") || path.startsWith("/api/");
  if (!link || !plain || event.defaultPrevented || elsewhere) return;
  if (!known("page-home")) return; // there are no sentences yet: the browser follows it by itself
  event.preventDefault();
  void go(path);
});

// A fault of ours must not leave somebody before an empty or a dead page without a word.
addEventListener("error", ({ error }) => {
  if (error) broken(); // without one it is only a size that was measured too late
});
addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof Refused)) return broken();
  event.preventDefault(); // what the server refuses is told, wherever it was asked
  tell(event.reason.message);
});

function broken() {
  if (known("page-broken")) tell(say("page-broken"));
}

apply();
void restart();
