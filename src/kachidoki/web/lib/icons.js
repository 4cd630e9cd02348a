// Small signs for tools, which stand alone where there is no room for their words.

import { button, el, svg } from "./dom.js";

const SHAPES = {
  describe: "M4 4H20V16H12L7 20.5V16H4ZM8 8.5H16M8 12H13",
  pause: "M7 5V19M17 5V19",
  resume: "M7 4L19 12L7 20Z",
  share: "M12 15V3M7.5 7.5L12 3L16.5 7.5M5 12V20H19V12",
  record: "M12 3V15M7.5 10.5L12 15L16.5 10.5M5 16V20H19V16",
};

/** @typedef {keyof typeof SHAPES} Sign */

/** @param {Sign} sign */
function picture(sign) {
  return svg(
    "svg",
    { viewBox: "0 0 24 24", class: "tool-sign", "aria-hidden": "true" },
    svg("path", { d: SHAPES[sign] }),
  );
}

/**
 * A button of a table.
 * @param {Sign} sign
 * @param {string} label
 * @param {() => void} press
 * @param {import("./dom.js").Attributes} more
 */
export function tool(sign, label, press, more) {
  const made = button("", press, { class: "quiet tool", title: label, ...more });
  made.append(picture(sign), el("span", { class: "tool-name" }, label));
  return made;
}

/**
 * The same as a link.
 * @param {Sign} sign
 * @param {string} label
 * @param {import("./dom.js").Attributes} more
 */
export function toolLink(sign, label, more) {
  return el(
    "a",
    { class: "button quiet tool", title: label, ...more },
    picture(sign),
    el("span", { class: "tool-name" }, label),
  );
}
