// The languages of the page: which there are, which one a visitor wants, and its sentences.

import { getJson } from "./requests.js";
import { addWords, currentLanguage, speak } from "./words.js";

export const LANGUAGES = {
  en: "English",
  fr: "Français",
  ru: "Русский",
  ja: "日本語",
  "zh-Hant": "繁體中文",
};

/** The language that the visitor chose, or the one their browser asks for. */
export function wantedLanguage() {
  const wishes = [localStorage.getItem("language"), ...navigator.languages];
  for (const wish of wishes) {
    const low = (wish ?? "").toLowerCase();
    if (!low) continue;
    const found = Object.keys(LANGUAGES).find((known) => {
      const short = known.toLowerCase();
      return (
        low === short ||
        low.startsWith(`${short}-`) ||
        (low.startsWith("zh") && short === "zh-hant")
      );
    });
    if (found) return found;
  }
  return "en";
}

/**
 * Read a language's sentences and speak it.
 * @param {string} wanted
 */
export async function loadLanguage(wanted) {
  speak(wanted, await getJson(`/web/words/${wanted}.json`));
}

/**
 * Read the sentences that only some pages need.
 * @param {string} part
 */
export async function loadPart(part) {
  addWords(await getJson(`/web/words/${currentLanguage()}/${part}.json`));
}
