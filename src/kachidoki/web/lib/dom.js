// Elements from plain data. Text is always text: nothing a person wrote becomes markup.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, unknown>} Attributes */

/**
 * @param {Element} element
 * @param {Attributes} attributes
 * @param {Child[]} children
 */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on") && typeof value === "function") {
      element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else if (name === "class" || name.includes("-") || element.namespaceURI === SVG) {
      element.setAttribute(name, String(value));
    } else if (name === "value" || name === "checked" || name === "disabled") {
      Reflect.set(element, name, value);
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  append(element, children);
}

/**
 * @param {Element} element
 * @param {Child[]} children
 */
export function append(element, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/**
 * An HTML element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  fill(element, attributes, children);
  return element;
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  fill(element, attributes, children);
  return element;
}

/**
 * Show these and nothing else, and keep the focus where it was if its place still exists.
 * Places are named by `data-key`.
 * @param {Element} place
 * @param {...Child} children
 */
export function show(place, ...children) {
  const active = document.activeElement;
  const key = active && place.contains(active) ? active.getAttribute("data-key") : null;
  place.replaceChildren();
  append(place, children);
  if (key !== null) {
    const again = place.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (again instanceof HTMLElement || again instanceof SVGElement) again.focus();
  }
}

/** @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/**
 * Draw a place only if what it is drawn from has changed: most of a board stays as it was.
 * Whatever the drawing does later, when it is pressed, must not depend on when it was drawn.
 * @param {Element} place
 * @param {unknown} from plain data
 * @param {() => void} draw
 */
export function redraw(place, from, draw) {
  const key = JSON.stringify(from);
  if (drawn.get(place) === key) return;
  drawn.set(place, key);
  draw();
}

/**
 * A button.
 * @param {string} label
 * @param {() => void} press
 * @param {Attributes} [more]
 */
export function button(label, press, more = {}) {
  return el("button", { type: "button", onclick: press, ...more }, label);
}

let counted = 0;

/** An id that no other element has. */
export function newId() {
  counted += 1;
  return `k${counted}`;
}

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/**
 * Bring in a style sheet, once; done when it counts, or when it cannot be had.
 * @param {string} href
 */
export function styleSheet(href) {
  const loaded =
    sheets.get(href) ??
    new Promise((/** @type {(value: void) => void} */ done) => {
      const link = el("link", { rel: "stylesheet", href });
      link.addEventListener("load", () => done());
      link.addEventListener("error", () => done());
      document.head.append(link);
    });
  sheets.set(href, loaded);
  return loaded;
}
