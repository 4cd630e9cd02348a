// What people and bots at a table are called; the sentences of the server say the same.

import { say } from "./words.js";

/** The levels of the bots, from the kindest on. */
export const LEVELS = ["beginner", "casual", "skilled", "expert", "master"];

/**
 * The names of all seats, each of them different.
 * @param {any[]} seats
 * @returns {string[]}
 */
export function namesOf(seats) {
  const plain = seats.map((seat, at) =>
    seat.kind === "bot" ? say(`page-level-${seat.bot}`) : seat.name || say("page-seat", { number: at + 1 }));
  return plain.map((name, at) =>
    plain.indexOf(name) === plain.lastIndexOf(name) ? name : say("page-same-name", { name, number: at + 1 }));
}

/**
 * @param {any[]} seats
 * @param {number | null} seat
 */
export function nameOf(seats, seat) {
  return seat === null ? say("page-nobody") : namesOf(seats)[seat];
}
