// What somebody wishes for, who makes a table.

/**
 * What somebody wishes for.
 * @typedef {object} Wish
 * @property {"joraku" | "rokumon"} game
 * @property {Record<string, string>} options
 * @property {string[]} seats
 * @property {Record<number, string>} names of those who play at the same screen
 * @property {string} clock
 * @property {"move" | "seat"} atZero
 * @property {boolean} listed
 * @property {boolean} advice whether people may ask for hints against people
 * @property {string} title
 * @property {string} name
 * @property {{name: string, text: string} | null} board
 */

/**
 * @typedef {{game: import("./game-info.js").GameInfo, wish: Wish, draw: () => void,
 *   fail: (text: string) => void}} Form
 */

/**
 * A wish for nothing in particular.
 * @param {"joraku" | "rokumon"} game
 * @returns {Wish}
 */
export function emptyWish(game) {
  return {
    game,
    options: {},
    seats: [],
    names: {},
    clock: "none",
    atZero: "move",
    listed: false,
    advice: false,
    title: "",
    name: localStorage.getItem("name") ?? "",
    board: null,
  };
}
