// Moving among many targets with the arrow keys: one of them is a stop of the Tab key.

/**
 * Make one of the targets the stop of the Tab key: the one that was it before, if it still exists.
 * @param {Element} place
 * @param {string} selector
 * @param {string | null} key its `data-key`
 * @param {Element | null} [otherwise]
 */
export function oneStop(place, selector, key, otherwise = null) {
  const all = [...place.querySelectorAll(selector)];
  const stop = all.find((each) => each.getAttribute("data-key") === key) ?? otherwise ?? all[0];
  for (const each of all) {
    const index = each === stop ? "0" : "-1";
    if (each.getAttribute("tabindex") !== index) each.setAttribute("tabindex", index);
  }
}

/**
 * Enter and the space bar press what is not a button by itself.
 * @param {KeyboardEvent} event
 * @param {() => void} press
 */
export function pressed(event, press) {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  press();
}

/**
 * Left and right go through a row, round and round; Home and End to its ends.
 * @param {Element} place
 * @param {string} selector
 * @param {KeyboardEvent} event
 */
export function alongRow(place, selector, event) {
  const all = /** @type {HTMLElement[]} */ ([...place.querySelectorAll(selector)]);
  const now = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  if (now < 0) return;
  const steps = {
    ArrowRight: now + 1,
    ArrowLeft: now - 1 + all.length,
    Home: 0,
    End: all.length - 1,
  };
  const next = steps[/** @type {keyof typeof steps} */ (event.key)];
  if (next === undefined) return;
  event.preventDefault();
  all[next % all.length].focus();
}
