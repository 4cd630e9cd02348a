// The log in lines: events that belong together, such as a turn, and what they are in short.

import { joined, labelled, say, withoutRule } from "../lib/words.js";

/** @typedef {import("../protocol.js").EventInfo} EventInfo */
/** @typedef {{name: string, points: number}} Paid */
/**
 * @typedef {object} Summary
 * @property {string} head whose line it is, or what it is about
 * @property {string} between what stands between that and what happened
 * @property {string} text what happened
 * @property {string} paid who got how many points
 */

/**
 * Whether an event goes on with the line of an earlier one.
 * @param {string} line
 * @param {EventInfo} event
 */
export function goesOn(line, event) {
  return event.line === "" || event.line === line;
}

/**
 * The events of a line that were taken back later in it: an action is a version.
 * @param {EventInfo[]} events
 * @returns {Set<EventInfo>}
 */
export function takenBack(events) {
  /** @type {EventInfo[]} */
  let standing = [];
  const gone = new Set();
  for (const event of events) {
    if (event.key !== "core.take-back") {
      standing.push(event);
      continue;
    }
    const last = standing.at(-1)?.version;
    for (const each of standing) if (each.version === last) gone.add(each);
    standing = standing.filter((each) => each.version !== last);
  }
  return gone;
}

/** @typedef {{brief: string, times: number, event: EventInfo}} Part `event`: its last one */

/**
 * Put what an event says in short behind the parts of a line. What was done several times is said
 * once, and all the way of pieces that go on and on is one part.
 * @param {Part[]} parts
 * @param {EventInfo} event
 */
function append(parts, event) {
  const { key, brief, facts } = event;
  const same = (/** @type {Part} */ part) => part.brief === brief;
  const again = key === "joraku.put" ? parts.find(same) : parts.slice(-1).find(same);
  if (again) again.times += 1;
  else parts.push({ brief, times: 1, event });
  const [before, last] = parts.slice(-2);
  if (!key.startsWith("joraku.move") || before.event.key !== key || !last) return;
  if (before.event.facts.to !== facts.area || before.times !== last.times) return;
  const [on] = last.brief.match(/\s*→[^→]*$/) ?? [""];
  parts.splice(-2, 2, { ...last, brief: before.brief + on });
  const [first, second] = parts.slice(-2);
  if (first.brief !== second?.brief) return;
  first.times += second.times;
  parts.pop();
}

/**
 * A line in short.
 * @param {EventInfo[]} events its own, in order
 * @returns {Summary}
 */
export function summaryOf(events) {
  const gone = takenBack(events);
  const done = events.filter((event) => !gone.has(event));
  const head = events.find((event) => event.head)?.head ?? "";
  if (events.length === 1) {
    const text = withoutRule(events[0].text);
    const begins = head !== "" && text.startsWith(head);
    const rest = begins ? text.slice(head.length) : text;
    return { head: begins ? head : "", between: "", text: rest, paid: "" };
  }
  /** @type {Part[]} */
  const parts = [];
  /** @type {Map<string, number>} */
  const paid = new Map();
  for (const event of done) {
    const { brief, paid: name, facts } = event;
    if (brief) append(parts, event);
    if (name) paid.set(name, (paid.get(name) ?? 0) + (facts.points ?? 0));
  }
  const texts = parts.map(({ brief, times }) =>
    times > 1 ? say("page-log-times", { text: brief, count: times }) : brief,
  );
  const points = [...paid].map(([name, points]) =>
    name === head ? `+${points}` : say("page-log-paid", { name, points }),
  );
  const between = head && (texts.length || points.length) ? labelled("", "") : "";
  return { head, between, text: joined(texts), paid: joined(points) };
}

/**
 * Bring a line of a list into sight. One that is seen already, with room below it, stays where it
 * is, so that whoever reads along does not lose the place.
 * @param {HTMLElement} list
 * @param {HTMLElement} line
 */
export function bring(list, line) {
  const { clientHeight, scrollTop, offsetTop } = list;
  const top = line.offsetTop - offsetTop;
  const below = scrollTop + clientHeight - top - line.offsetHeight;
  if (top < scrollTop || below < line.offsetHeight) list.scrollTop = top - clientHeight / 4;
}
