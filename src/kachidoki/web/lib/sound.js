// Sounds of what is shown: never the only sign of anything. Nothing is heard before the visitor has
// pressed something; what makes the sounds is loaded only then.

import { settings } from "./settings.js";

/** @typedef {import("./synth.js").Sound} Sound */

/** What can be chosen: how loud, from 0 to 1. */
export const VOLUMES = { off: 0, quiet: 0.2, medium: 0.5, loud: 1 };

const LATE = 700; // milliseconds after which a sound would be heard too late
const GESTURES = ["pointerdown", "keydown"];

let pressed = false; // whether the visitor has done anything yet
/** @type {Promise<typeof import("./synth.js") | null> | null} */
let synth = null;

/** Browsers let a page be heard from the first gesture on. */
function gesture() {
  pressed = true;
  if (settings().volume) void load().then((made) => made?.wake());
}

/** What makes the sounds; null where it cannot be had: then nothing is heard. */
function load() {
  synth ??= import("./synth.js").catch(() => {
    synth = null;
    return null;
  });
  return synth;
}

for (const kind of GESTURES) document.addEventListener(kind, gesture, true);

/**
 * Let something be heard.
 * @param {Sound} name
 * @param {number} [wait] milliseconds until then
 */
export async function sound(name, wait = 0) {
  const { volume } = settings();
  if (!pressed || !volume) return;
  const asked = performance.now();
  const made = await load();
  if (performance.now() - asked < LATE) made?.play(name, volume, wait);
}
