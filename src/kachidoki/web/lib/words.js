// The sentences people read, in their language. The catalogs are the server's .ftl files.

/**
 * @typedef {string | {fact: string} | {message: string, facts?: Record<string, Piece>} | {choose:
 *   Piece, from: Record<string, Piece[]>, else: string}} Piece
 */
/** @typedef {Record<string, unknown>} Facts */

/** @type {Record<string, Piece[]>} */
let words = {};
let language = "en";
let plurals = new Intl.PluralRules("en");
let numbers = new Intl.NumberFormat("en");

/** The language of the page. */
export function currentLanguage() {
  return language;
}

/**
 * Speak a language from now on.
 * @param {string} wanted
 * @param {Record<string, Piece[]>} sentences
 */
export function speak(wanted, sentences) {
  words = sentences;
  language = wanted;
  plurals = new Intl.PluralRules(wanted);
  numbers = new Intl.NumberFormat(wanted);
  document.documentElement.lang = wanted;
}

/**
 * Know more sentences of the same language.
 * @param {Record<string, Piece[]>} sentences
 */
export function addWords(sentences) {
  words = { ...words, ...sentences };
}

/**
 * A sentence with its facts filled in.
 * @param {string} key
 * @param {Facts} [facts]
 * @returns {string}
 */
export function say(key, facts = {}) {
  const pattern = words[key];
  if (!pattern) throw new Error(`there is no sentence ${key}`);
  return join(pattern, facts);
}

/**
 * Whether there is such a sentence.
 * @param {string} key
 */
export function known(key) {
  return key in words;
}

/**
 * @param {Piece[]} pattern
 * @param {Facts} facts
 */
function join(pattern, facts) {
  return pattern.map((piece) => told(value(piece, facts))).join("");
}

/** @param {unknown} found */
function told(found) {
  return typeof found === "number" ? numbers.format(found) : String(found);
}

/**
 * @param {Piece} piece
 * @param {Facts} facts
 * @returns {unknown}
 */
function value(piece, facts) {
  if (typeof piece === "string") return piece;
  if ("fact" in piece) {
    const found = facts[piece.fact];
    if (found === undefined) throw new Error(`the fact ${piece.fact} is missing`);
    return found;
  }
  if ("message" in piece) {
    const given = Object.entries(piece.facts ?? {}).map(([name, each]) => [
      name,
      value(each, facts),
    ]);
    return join(words[piece.message] ?? [], { ...facts, ...Object.fromEntries(given) });
  }
  const chosen = value(piece.choose, facts);
  const exact = piece.from[String(chosen)];
  if (exact) return join(exact, facts);
  const kind = typeof chosen === "number" ? plurals.select(chosen) : piece.else;
  return join(piece.from[kind] ?? piece.from[piece.else], facts);
}

/**
 * Things one after another.
 * @param {(string | number)[]} items
 */
export function joined(items) {
  return items.join(say("list-separator"));
}

/**
 * Several things as one: "a, b and c".
 * @param {string[]} items
 */
export function list(items) {
  if (items.length < 2) return items.join("");
  return say("list-and", { items: joined(items.slice(0, -1)), last: items.at(-1) });
}

/**
 * Longer things one after another, which may be lists themselves.
 * @param {string[]} items
 */
export function groups(items) {
  return items.join(say("list-groups"));
}

/**
 * A text with what it is about before it.
 * @param {string} label
 * @param {string} text
 */
export function labelled(label, text) {
  return say("page-labelled", { label, text });
}

/**
 * A text as a whole sentence.
 * @param {string} text
 */
export function fullStop(text) {
  return say("page-full-stop", { text });
}

/**
 * What was told of an event, without the rule in brackets behind it.
 * @param {string} text
 */
export function withoutRule(text) {
  return text.replace(/ \[[^\]]*\]$/, "");
}

/** @type {[Intl.RelativeTimeFormatUnit, number][]} with their seconds */
const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/**
 * How long ago something was, in words: "yesterday", "3 hours ago".
 * @param {number} millis when it was
 */
export function ago(millis) {
  const seconds = Math.max(0, Date.now() - millis) / 1000;
  const [unit, length] = UNITS.find((each) => seconds >= each[1]) ?? ["second", Infinity];
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return format.format(-Math.floor(seconds / length), unit);
}

/**
 * A chance as people write it: in percent, small ones with a digit more.
 * @param {number} millionths
 * @param {boolean} [signed] with a plus, where it is one
 * @param {boolean} [fine] with that digit, however large it is
 */
export function percent(millionths, signed = false, fine = Math.abs(millionths) < 99_500) {
  return new Intl.NumberFormat(language, {
    style: "percent",
    maximumFractionDigits: fine ? 1 : 0,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(millionths / 1_000_000);
}

/**
 * A date and time as the language writes them.
 * @param {number} millis
 */
export function dateTime(millis) {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(
    millis,
  );
}
