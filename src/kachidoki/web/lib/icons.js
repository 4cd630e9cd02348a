// Small signs for tools, which stand alone where there is no room for their words.

import { button, el, svg } from "./dom.js";

const SHAPES = {
  back: "M8 5L3.5 9.5L8 14M3.5 9.5H14.5A5 5 0 0 1 14.5 19.5H9",
  describe:
    "M3 8.5Q12 0.5 21 8.5Q12 16.5 3 8.5ZM12 6.5A2 2 0 1 0 12 10.5A2 2 0 1 0 12 6.5ZM4 17H20M4 21H14",
  pause: "M7 5V19M17 5V19",
  resume: "M7 4L19 12L7 20Z",
  hint: "M9 17.5H15M10 21H14M8.5 14.5A6.5 6.5 0 1 1 15.5 14.5V17.5H8.5Z",
  share: "M12 15V3M7.5 7.5L12 3L16.5 7.5M5 12V20H19V12",
  react: "M4 4H20V16H12L7 20.5V16H4ZM9 8.5V9.5M15 8.5V9.5M8.5 12Q12 14.5 15.5 12",
  rules: "M12 6Q8 3.5 3.5 4.5V18.5Q8 17.5 12 20Q16 17.5 20.5 18.5V4.5Q16 3.5 12 6ZM12 6V20",
  settings:
    "M4 7H11M17 7H20M4 17H7M13 17H20M14 4.5A2.5 2.5 0 1 0 14 9.5A2.5 2.5 0 1 0 14 4.5ZM10 14.5A2.5 2.5 0 1 0 10 19.5A2.5 2.5 0 1 0 10 14.5Z",
  record: "M12 3V15M7.5 10.5L12 15L16.5 10.5M5 16V20H19V16",
};

/** @typedef {keyof typeof SHAPES} Sign */

/** @param {Sign} name */
export function sign(name) {
  return svg(
    "svg",
    { viewBox: "0 0 24 24", class: "tool-sign", "aria-hidden": "true" },
    svg("path", { d: SHAPES[name] }),
  );
}

/**
 * A button of a table.
 * @param {Sign} name
 * @param {string} label
 * @param {() => void} press
 * @param {import("./dom.js").Attributes} more
 */
export function tool(name, label, press, more) {
  const made = button("", press, { class: "quiet tool", title: label, ...more });
  made.append(sign(name), el("span", { class: "tool-name" }, label));
  return made;
}

/**
 * The same as a link.
 * @param {Sign} name
 * @param {string} label
 * @param {import("./dom.js").Attributes} more
 */
export function toolLink(name, label, more) {
  return el(
    "a",
    { class: "button quiet tool", title: label, ...more },
    sign(name),
    el("span", { class: "tool-name" }, label),
  );
}
