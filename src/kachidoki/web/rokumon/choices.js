// What the server says is possible, sorted by where a person would point, and what was meant by
// pressing where nothing is.

import { coinOn } from "./frames.js";

const FAR_CELL = "c4"; // a cell that no coin needs to be on, to ask about a Surprise

/**
 * @typedef {object} Choices
 * @property {Map<string, Map<string, string>>} deploy by warrior ("" where values are unused), then
 *   cell: the action
 * @property {Map<string, Map<string, string>>} move by the cell it leaves, then the cell it reaches
 * @property {Map<string, Map<string, string>>} surprise the same for coins
 * @property {Map<string, string>} fight by cell
 * @property {[number, string][]} add how many tokens, and the action
 * @property {boolean} ready
 * @property {boolean} accept
 * @property {boolean} surrender
 * @property {boolean} any
 */

/**
 * @param {string[]} legal
 * @returns {Choices}
 */
export function choicesOf(legal) {
  /** @type {Choices} */
  const choices = {
    deploy: new Map(),
    move: new Map(),
    surprise: new Map(),
    fight: new Map(),
    add: [],
    ready: false,
    accept: false,
    surrender: false,
    any: legal.length > 0,
  };
  for (const action of legal) {
    const [kind, ...words] = action.split(" ");
    const last = words.at(-1) ?? "";
    if (kind === "deploy") put(choices.deploy, words.length > 1 ? words[0] : "", last, action);
    else if (kind === "move" || kind === "surprise") put(choices[kind], words[0], last, action);
    else if (kind === "fight") choices.fight.set(last, action);
    else if (kind === "add") choices.add.push([Number(last), action]);
    else if (kind === "ready" || kind === "accept" || kind === "surrender") choices[kind] = true;
  }
  return choices;
}

/**
 * @param {Map<string, Map<string, string>>} map
 * @param {string} from
 * @param {string} to
 * @param {string} action
 */
function put(map, from, to, action) {
  const found = map.get(from) ?? new Map();
  found.set(to, action);
  map.set(from, found);
}

/**
 * What a person holds: a warrior of the supply, an empty coin that waits for one, a stack on the
 * table, or a coin to be lifted (an empty cell: none is chosen yet).
 * @typedef {{kind: "supply", value: string} | {kind: "empty", cell: string} | {kind: "stack", cell:
 *   string} | {kind: "lift", cell: string}} Picked
 */

/**
 * Where a picked thing can go: the action by cell.
 * @param {Choices} choices
 * @param {Picked | null} picked
 * @returns {Map<string, string>}
 */
export function targets(choices, picked) {
  if (picked?.kind === "supply") return choices.deploy.get(picked.value) ?? new Map();
  if (picked?.kind === "stack") return choices.move.get(picked.cell) ?? new Map();
  if (picked?.kind === "lift") return choices.surprise.get(picked.cell) ?? new Map();
  return new Map();
}

/**
 * The lit cells, and the kind of what happens there.
 * @param {Choices} choices
 * @param {Picked | null} picked
 * @returns {Map<string, string>}
 */
export function aimed(choices, picked) {
  if (picked?.kind === "lift" && !picked.cell) {
    return new Map([...choices.surprise.keys()].map((cell) => [cell, "lift"]));
  }
  const kind = picked?.kind === "supply" ? "deploy" : picked?.kind === "lift" ? "set" : "move";
  return new Map([...targets(choices, picked).keys()].map((cell) => [cell, kind]));
}

/**
 * The coins where a turn can begin: a stack to choose, or an empty coin to deploy on.
 * @param {Choices} choices
 * @returns {Set<string>}
 */
export function starts(choices) {
  const empty = [...choices.deploy.values()].flatMap((cells) => [...cells.keys()]);
  return new Set([...choices.move.keys(), ...choices.fight.keys(), ...empty]);
}

/**
 * Whether a stack can be chosen to do something with it.
 * @param {Choices} choices
 * @param {string} cell
 */
export function canTake(choices, cell) {
  return choices.move.has(cell) || choices.fight.has(cell);
}

/**
 * What a picked thing is still good for in a new situation; null if nothing.
 * @param {Choices} choices
 * @param {Picked | null} picked
 * @returns {Picked | null}
 */
export function stillPicked(choices, picked) {
  if (!picked || !choices.any) return null;
  if (picked.kind === "supply") return choices.deploy.has(picked.value) ? picked : null;
  if (picked.kind === "stack") return canTake(choices, picked.cell) ? picked : null;
  if (picked.kind === "lift") {
    return (picked.cell ? choices.surprise.has(picked.cell) : choices.surprise.size > 0)
      ? picked
      : null;
  }
  return [...choices.deploy.values()].some((cells) => cells.has(picked.cell)) ? picked : null;
}

/**
 * What somebody meant who pressed a cell that leads nowhere: the action to ask about.
 * @param {import("./history.js").View} view
 * @param {Choices} choices
 * @param {Picked | null} picked
 * @param {string} cell
 */
export function meant(view, choices, picked, cell) {
  if (picked?.kind === "supply") {
    return picked.value ? `deploy ${picked.value} ${cell}` : `deploy ${cell}`;
  }
  if (picked?.kind === "stack") return `move ${picked.cell} ${cell}`;
  if (picked?.kind === "lift") {
    return picked.cell ? `surprise ${picked.cell} ${cell}` : `surprise ${cell} ${FAR_CELL}`;
  }
  const coin = coinOn(view, cell);
  const other =
    view.coins.find((each) => each.colour !== coin?.colour) ??
    view.coins.find((each) => each.cell !== cell);
  if (coin?.stack.length) return `move ${cell} ${other?.cell ?? FAR_CELL}`;
  const [value] = choices.deploy.keys();
  return value ? `deploy ${value} ${cell}` : `deploy ${cell}`;
}
