// Notifications of the browser, for whoever has asked for them.

import { address } from "./addresses.js";
import { change, settings } from "./settings.js";
import { say } from "./words.js";

const ICON = address("/web/icon-turn.svg");

/** Whether this browser offers notifications here; most do so only over https. */
export function canNotify() {
  return isSecureContext && "Notification" in globalThis;
}

/** Whether the visitor wants notifications and the browser lets us show them. */
export function notifies() {
  return canNotify() && settings().notices && Notification.permission === "granted";
}

/**
 * Begin or stop telling the visitor about their turns; the browser asks them first. Gives whether
 * they are told from now on.
 * @param {boolean} on
 */
export async function setNotices(on) {
  const allowed = on && (await Notification.requestPermission()) === "granted";
  // The first one says that it works, and finds out whether it does.
  const notices = allowed && notice(say("page-notices-on"));
  change({ notices });
  return notices;
}

/**
 * Tell somebody who looks elsewhere, if they want to be told.
 * @param {string} text
 */
export function notify(text) {
  if (notifies() && !document.hasFocus()) notice(text);
}

/**
 * Show a notification in the place of the last one; gives whether the browser could.
 * @param {string} text
 */
function notice(text) {
  try {
    const shown = new Notification("Kachidoki", { body: text, icon: ICON, tag: "kachidoki" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return true;
  } catch {
    return false; // browsers of phones want a service worker for it
  }
}
