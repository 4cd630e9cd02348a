// The visitor's own settings.

import { dialog, select, toggle } from "../lib/dialogs.js";
import { LANGUAGES, loadPart } from "../lib/languages.js";
import { canNotify, notifies, setNotices } from "../lib/notices.js";
import { change, settings, SPEEDS } from "../lib/settings.js";
import { tell } from "../lib/shell.js";
import { sound, VOLUMES } from "../lib/sound.js";
import { currentLanguage, known, say } from "../lib/words.js";

/**
 * Let the visitor change them.
 * @param {() => Promise<void>} restart shows everything anew, after a change of language
 */
export async function openSettings(restart) {
  if (!known("page-speed")) await loadPart("settings");
  const now = settings();
  dialog(
    say("page-settings"),
    select(say("page-language"), Object.entries(LANGUAGES), currentLanguage(), async (value) => {
      localStorage.setItem("language", value);
      document.querySelector("dialog")?.close();
      await restart();
    }),
    select(
      say("page-look"),
      ["auto", "light", "dark"].map((look) => [look, say(`page-look-${look}`)]),
      now.look,
      (look) => change({ look: /** @type {import("../lib/settings.js").Look} */ (look) }),
    ),
    select(
      say("page-speed"),
      Object.entries(SPEEDS).map(([name, speed]) => [String(speed), say(`page-speed-${name}`)]),
      String(now.speed),
      (speed) => change({ speed: Number(speed) }),
    ),
    select(
      say("page-sound"),
      Object.entries(VOLUMES).map(([name, volume]) => [String(volume), say(`page-sound-${name}`)]),
      String(now.volume),
      (volume) => {
        change({ volume: Number(volume) });
        void sound("coin"); // so loud
      },
      "sound",
    ),
    toggle(say("page-scenes"), now.scenes, (scenes) => change({ scenes })),
    toggle(say("page-use-hints"), now.hints, (hints) => change({ hints })),
    toggle(
      say("page-use-verdicts"),
      now.verdicts,
      (verdicts) => change({ verdicts }),
      `${say("page-use-verdicts-where")} ${say("page-use-verdicts-about")}`,
    ),
    toggle(say("page-end-by-itself"), now.ends, (ends) => change({ ends })),
    matchMedia("(any-pointer: coarse)").matches &&
      toggle(say("page-tap-twice"), now.twice, (twice) => change({ twice })),
    toggle(say("page-show-unseen"), now.unseen, (unseen) => change({ unseen })),
    canNotify() &&
      toggle(say("page-notices"), notifies(), async (on, box) => {
        box.checked = await setNotices(on);
        if (on && !box.checked) tell(say("page-notices-refused"));
      }),
  );
}
