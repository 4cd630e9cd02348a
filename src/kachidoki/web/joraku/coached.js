// The room that a coach above the board leaves.

const ROUND = 26; // for the line about the round, which then stands below the map

/**
 * Whether a coach goes with the game: it is read first, and the page stays where it is.
 * @param {Element} part of the board
 */
export function coached(part) {
  return Boolean(part.closest(".table")?.querySelector(":scope > .coach"));
}

/**
 * With a coach, the height of all that is above the plates, and of the line that is not there any
 * more; without one the page scrolls past it.
 * @param {Element} frame of the map
 */
export function above(frame) {
  const plates = coached(frame) && frame.closest(".jo")?.querySelector(".jo-sum");
  if (!plates) return 0;
  const top = frame.getBoundingClientRect().top + scrollY;
  return Math.max(0, Math.round(top - plates.getBoundingClientRect().height)) + ROUND;
}

/**
 * How much of the screen a coach takes above the board.
 * @param {Element} part of the board
 */
export function coachHeight(part) {
  const coach = part.closest(".table")?.querySelector(":scope > .coach");
  return coach instanceof HTMLElement ? coach.offsetHeight : 0;
}
