// What the server says is possible, sorted by where a person would point. Nothing else is possible.

/**
 * @typedef {object} Open
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
 * @returns {Open}
 */
export function sorted(legal) {
  /** @type {Open} */
  const open = {
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
    if (kind === "deploy") put(open.deploy, words.length > 1 ? words[0] : "", last, action);
    else if (kind === "move" || kind === "surprise") put(open[kind], words[0], last, action);
    else if (kind === "fight") open.fight.set(last, action);
    else if (kind === "add") open.add.push([Number(last), action]);
    else if (kind === "ready" || kind === "accept" || kind === "surrender") open[kind] = true;
  }
  return open;
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
 *   string} | {kind: "lift", cell: string}} Held
 */

/**
 * Where a held thing can go: the action by cell.
 * @param {Open} open
 * @param {Held | null} held
 * @returns {Map<string, string>}
 */
export function targets(open, held) {
  if (held?.kind === "supply") return open.deploy.get(held.value) ?? new Map();
  if (held?.kind === "stack") return open.move.get(held.cell) ?? new Map();
  if (held?.kind === "lift") return open.surprise.get(held.cell) ?? new Map();
  return new Map();
}

/**
 * The lit cells, and the kind of what happens there.
 * @param {Open} open
 * @param {Held | null} held
 * @returns {Map<string, string>}
 */
export function aimed(open, held) {
  if (held?.kind === "lift" && !held.cell) {
    return new Map([...open.surprise.keys()].map((cell) => [cell, "lift"]));
  }
  const kind = held?.kind === "supply" ? "deploy" : held?.kind === "lift" ? "set" : "move";
  return new Map([...targets(open, held).keys()].map((cell) => [cell, kind]));
}

/**
 * The coins where a turn can begin: a stack to choose, or an empty coin to deploy on.
 * @param {Open} open
 * @returns {Set<string>}
 */
export function starts(open) {
  const empty = [...open.deploy.values()].flatMap((cells) => [...cells.keys()]);
  return new Set([...open.move.keys(), ...open.fight.keys(), ...empty]);
}

/**
 * Whether a stack can be chosen to do something with it.
 * @param {Open} open
 * @param {string} cell
 */
export function canTake(open, cell) {
  return open.move.has(cell) || open.fight.has(cell);
}

/**
 * What a held thing is still good for in a new situation; null if nothing.
 * @param {Open} open
 * @param {Held | null} held
 * @returns {Held | null}
 */
export function stillHeld(open, held) {
  if (!held || !open.any) return null;
  if (held.kind === "supply") return open.deploy.has(held.value) ? held : null;
  if (held.kind === "stack") return canTake(open, held.cell) ? held : null;
  if (held.kind === "lift") {
    return (held.cell ? open.surprise.has(held.cell) : open.surprise.size > 0) ? held : null;
  }
  return [...open.deploy.values()].some((cells) => cells.has(held.cell)) ? held : null;
}
