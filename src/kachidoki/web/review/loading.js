// What every page about reviews needs before it can say or show anything.

import { address } from "../lib/addresses.js";
import { styleSheet } from "../lib/dom.js";
import { loadPart } from "../lib/languages.js";

/** Load the words and the looks of reviews. */
export async function loadReviews() {
  await Promise.all([loadPart("review"), styleSheet(address("/web/review/review.css"))]);
}
