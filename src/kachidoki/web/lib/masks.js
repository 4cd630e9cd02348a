// The faces of the bots: a mask for each level, told from the others by its outline.

import { svg } from "./dom.js";
import { say } from "./words.js";

/** @type {Record<string, string>} by level; filled by the even-odd rule, from -13 to 13 */
const MASKS = {
  // A child with a tuft of hair.
  beginner:
    "M0-8A9.8 9.8 0 1 1 0 11.6A9.8 9.8 0 1 1 0-8ZM0-13Q4.4-11.6 2.6-8.6Q0-7.4-2.6-8.6Q-4.4-11.6 0-13ZM-3.8-1A1.7 1.7 0 1 0-3.8 2.4A1.7 1.7 0 1 0-3.8-1ZM3.8-1A1.7 1.7 0 1 0 3.8 2.4A1.7 1.7 0 1 0 3.8-1ZM-3.6 5Q0 10.4 3.6 5Q0 7-3.6 5Z",
  // The clown Hyottoko: a knotted cloth around the head, and a whistling mouth.
  casual:
    "M-8.6-4.2Q0-6.8 8.6-4.2Q9.6 12 0 12Q-9.6 12-8.6-4.2ZM-9.4-5.6Q-8-12 0-12Q8-12 9.4-5.6Q0-8.4-9.4-5.6ZM9.4-9L13-12.4L12.6-4.6L9.9-6.6ZM-3.8-1.8A2 2 0 1 0-3.8 2.2A2 2 0 1 0-3.8-1.8ZM1.6 1Q4.2-2.6 6.6 1Q4.2-.4 1.6 1ZM1.8 4.4A2.9 2.9 0 1 0 1.8 10.2A2.9 2.9 0 1 0 1.8 4.4ZM1.8 6.2A1.1 1.1 0 1 1 1.8 8.4A1.1 1.1 0 1 1 1.8 6.2Z",
  // A Tengu with its long nose.
  skilled:
    "M-7.6-9.4Q-2.6-12.4 3-9.6L4.4-3.6L12.6-2.6Q13.6-.6 12.4 1.2L4.8 2L5.4 5L3 6.2L4.2 8.4Q1.6 12.6-4 12Q-10.4 8-10.6 0Q-10.6-6-7.6-9.4ZM-3.4-5.4L3-3.8L2.4-1.6Q-1.4-1.4-3.4-5.4ZM-1.6 5.6L3 6.2L2.2 8.2Q0 8.6-1.6 5.6ZM-8.2-1Q-6 3-7 7.4Q-9.4 4-8.2-1Z",
  // A fox.
  expert:
    "M-11-12.4L-3.8-6.6Q0-7.8 3.8-6.6L11-12.4L10-1.4Q7.4 6.4 0 12.6Q-7.4 6.4-10-1.4ZM-9-8.4L-8.2-3.8L-5.6-5.6ZM9-8.4L8.2-3.8L5.6-5.6ZM-7.4-1.6L-2 1.8Q-5.6 3.4-7.4-1.6ZM7.4-1.6L2 1.8Q5.6 3.4 7.4-1.6ZM0-4.8L1.5-2.2L0 .6L-1.5-2.2ZM-1.8 8H1.8L0 10.6Z",
  // A plain face, for a bot that is none of these.
  own: "M0-11Q9.4-11 9.4-1Q9 12 0 12Q-9 12-9.4-1Q-9.4-11 0-11ZM-6.4-2.4H-1.6V0H-6.4ZM1.6-2.4H6.4V0H1.6ZM-3.4 5.4H3.4V7.4H-3.4Z",
  // A demon with horns and fangs.
  master:
    "M-6.2-6.4Q-11-8-10-13Q-7-9.4-2.8-8Q0-8.6 2.8-8Q7-9.4 10-13Q11-8 6.2-6.4Q9.6-3.2 9.2 1.4Q9 8.2 5.2 12.4H-5.2Q-9 8.2-9.2 1.4Q-9.6-3.2-6.2-6.4ZM-7-3.4L-1.4-.2Q-3.2 2.6-6.4-.2ZM7-3.4L1.4-.2Q3.2 2.6 6.4-.2ZM-1.5 1.6H1.5L2.4 4H-2.4ZM-6 5.6H6L5 10.4H-5ZM-4.8 5.6H-2.4L-3.6 9.2ZM2.4 5.6H4.8L3.6 9.2Z",
};

/**
 * The mask of a level; the strength stands for it where nothing is seen.
 * @param {string} level
 */
export function mask(level) {
  const known = level in MASKS ? level : "own";
  return svg(
    "svg",
    {
      viewBox: "-14 -14 28 28",
      class: "mask",
      role: "img",
      "aria-label": say(`page-level-${known}`),
    },
    svg("path", { d: MASKS[known], "fill-rule": "evenodd" }),
  );
}
