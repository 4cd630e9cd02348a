// What the server and the page exchange: made from the typed messages of
// kachidoki.protocol by `python -m kachidoki.protocol.types`; a test holds it to them.

/** The first message of every connection: who you are and what you have already. */
export interface Hello {
  type: "hello";
  /** Yours at this table; none for a spectator. */
  token?: string | null;
  /** The last version you have, if any. */
  since?: number | null;
  /** The seat whose view you want first. */
  look?: number | null;
  /** Of all sentences sent to you. */
  language?: string;
}

/** Take an action for a seat of yours. */
export interface TakeAction {
  type: "act";
  id: string;
  /** The version whose view you act upon. */
  version: number;
  seat: number;
  /** As `legal` lists it. */
  action: string;
}

/** Take your latest step back, where the rules let you, or several of them at once. */
export interface TakeBack {
  type: "take_back";
  id: string;
  version: number;
  seat: number;
  /** All of them, or none if not so many can be taken back. */
  steps?: number;
}

/** Lift the curtain for one of your seats, or watch a seat that is shown; null lowers it. */
export interface Look {
  type: "look";
  seat: number | null;
}

/** Send what happened since a version again. */
export interface Resync {
  type: "resync";
  since: number | null;
}

/**
 * Host: seat a bot, or open the seat again before the start.
 *
 * In a game a bot can play only for a person who left, or as `replace_in` of `presence`
 * says.
 */
export interface SetSeat {
  type: "set_seat";
  id: string;
  seat: number;
  /** The bot, as in `/api/games`; null opens the seat. */
  bot: string | null;
}

/** Leave a seat: before the start it is open again, afterwards a bot may play for you. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

/** Take your seat back from the bot that plays for you. */
export interface ComeBack {
  type: "come_back";
  id: string;
  seat: number;
}

/** Let spectators see what a seat of yours sees, or no longer. */
export interface Show {
  type: "show";
  id: string;
  seat: number;
  on: boolean;
}

/** Another name for a seat of yours. */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

/** Host: stop the clocks and the bots, or go on. */
export interface Pause {
  type: "pause";
  id: string;
  on: boolean;
}

/**
 * When a game is over: agree to another one with the same people and bots, or refuse.
 *
 * Once everybody agrees there is a table for it (`next` of the table), where everybody sits
 * one
 * seat further: two people change sides. Bots always agree.
 */
export interface Rematch {
  type: "rematch";
  id: string;
  agree?: boolean;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
}

/** Ask for the part of the log before an event, as the seat you look at was told it. */
export interface Earlier {
  type: "earlier";
  id: string;
  /** The number of that event; `first` of an update is one. */
  before: number;
}

/** Ask why an action is not open to a seat of yours now. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  action: string;
}

/**
 * Ask what the pieces of a seat of yours can do in its turn, or with a card it would play.
 *
 * Told from what the seat sees, so that a client need hold no rule. Ways are Joraku's; of
 * Rokumon it tells what loses at once.
 */
export interface AskWays {
  type: "way";
  id: string;
  seat: number;
  /**
   * The action that plays a card first, as `legal` lists it; null for the card that lies there
   * already.
   */
  card?: string | null;
}

/**
 * Ask what a strong bot would do in a seat of yours; refused while people sit opposite.
 *
 * Unless the table was made with `advice`.
 */
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
}

/**
 * Show everybody at the table a set phrase or gesture, as a seat of yours.
 *
 * Nothing of it is stored. Whoever reacts again too soon is refused with `too-soon`.
 */
export interface React {
  type: "react";
  id: string;
  seat: number;
  reaction: "hello" | "luck" | "well-played" | "thanks" | "wow" | "oops" | "thinking" | "bow";
}

/** A table to be made. */
export interface NewTable {
  game: string;
  options?: Record<string, string>;
  /** Joraku: a TOML file of score rows, as text. */
  board?: string | null;
  title?: string | null;
  /** Yours. */
  name?: string;
  /** One for each seat; yours, then open ones, if left out. */
  seats?: SeatWish[] | null;
  clock?: Clock | null;
  /** Play on from a finished game; the same cards come. */
  after?: Beginning | null;
  /** Whether strangers find it in the list of tables. */
  listed?: boolean;
  /** As everybody sees it in `TableInfo`. */
  advice?: boolean;
}

/** Who shall sit at a seat of a new table. */
export interface SeatWish {
  kind: "me" | "open" | "bot";
  /** Of the person; your own if left out. */
  name?: string | null;
  /** A bot of `/api/games`: a level, or one of the host's own. */
  bot?: string | null;
}

/** A moment of a finished table, to be played on from. */
export interface Beginning {
  table: string;
  version: number;
}

/**
 * How much time there is; both limits may hold at once.
 *
 * A clock runs whenever its person is to act, also while nobody is connected; it stands
 * while
 * the table is paused, a bot plays, or the server does not run.
 */
export interface Clock {
  /** Seconds for the whole game, for each seat. */
  game?: number | null;
  /** Seconds added to it after each turn. */
  increment?: number;
  /** Seconds for a single turn. */
  move?: number | null;
  /** At zero a bot plays this turn, or takes the seat. */
  at_zero?: "move" | "seat";
  /** The level of that bot. */
  bot?: string;
}

/** Take a seat, or the first open one. */
export interface Sit {
  name: string;
  seat?: number | null;
}

/** Your personal link, used on another device; or the way from a table to its rematch. */
export interface Return {
  token?: string | null;
  /** Instead of the token: a table that this device has one of. */
  before?: string | null;
}

/** Have a finished game reviewed. */
export interface AskReview {
  effort?: "quick" | "deep";
}

/** What the seat of a puzzle has done so far. */
export interface PuzzleTry {
  /** The seat's actions so far, in their order. */
  actions?: string[];
  language?: string;
}

/** Why an action is not open after what was done so far. */
export interface PuzzleWhy {
  /** The seat's actions so far, in their order. */
  actions: string[];
  action: string;
  language?: string;
}

/** What pieces can do after what was done so far, perhaps with a card that would be played. */
export interface PuzzleWays {
  /** The seat's actions so far, in their order. */
  actions: string[];
  card?: string | null;
}

/** A first try at a puzzle, to be counted. */
export interface Rated {
  known: PersonRating;
  number: number;
  solved: boolean;
}

/** What a client sends. */
export type FromClient =
  | Hello
  | TakeAction
  | TakeBack
  | Look
  | Resync
  | SetSeat
  | Leave
  | ComeBack
  | Show
  | Rename
  | Pause
  | Rematch
  | Ping
  | Earlier
  | Why
  | AskWays
  | AskHint
  | React;

/** The answer: part of the log of the seat that you look at. */
export interface Told {
  type: "told";
  version: number;
  id: string;
  /** Whose log it is; null is a spectator's. */
  seat: number | null;
  /** The number of its first event, from 0. */
  first: number;
  events: EventInfo[];
}

/** The answer: the reason with its rule, or that the action is open. */
export interface WhyNot {
  type: "why_not";
  version: number;
  id: string;
  text: string;
  rule: string;
  open: boolean;
}

/** The answer: where things stand, and every way from there. */
export interface Ways {
  type: "ways";
  version: number;
  id: string;
  now: JorakuForecast;
  ways: JorakuWay[];
  /**
   * Of `legal` in Rokumon: Moves and Surprises that lose the act at once, for they leave a
   * line of the other clan open. Empty in Joraku.
   */
  losing: string[];
}

/** The answer: the best few actions, the best first; none if you did something else. */
export interface Hints {
  type: "hints";
  version: number;
  id: string;
  hints: HintInfo[];
}

/** Somebody at the table reacts. */
export interface Reaction {
  type: "reaction";
  version: number;
  seat: number;
  reaction: "hello" | "luck" | "well-played" | "thanks" | "wow" | "oops" | "thinking" | "bow";
  /** The phrase or gesture, in the connection's language. */
  text: string;
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  version: number;
  protocol: number;
  program: string;
  /** Which are yours. */
  seats: number[];
  host: boolean;
}

/** All that a connection sees now, and what happened since the version it had. */
export interface Update {
  type: "update";
  version: number;
  /** The events are those after this version; at 0 a new log begins. */
  since: number;
  /**
   * The number of the first event, from 0, of all that this seat was told. Where `since` is 0,
   * that many are left out: ask for the `earlier` ones.
   */
  first: number;
  /** Whose view it is; null is a spectator's. */
  seat: number | null;
  /** Seats of yours to act behind the curtain: look first. */
  curtain: number[];
  /** Null until the game begins. */
  view: ViewData | null;
  /** What this seat may do now. */
  legal: string[];
  /** Whether this seat may take its latest step back. */
  take_back: boolean;
  events: EventInfo[];
  outcome: OutcomeData | null;
  table: TableInfo;
}

/**
 * A command was done and is stored; `version` is the one it made.
 *
 * Of a reaction, which is not stored: everybody was told, and `version` is the table's.
 */
export interface Done {
  type: "done";
  version: number;
  id: string;
}

/** A message was refused and changed nothing. */
export interface Refused {
  type: "error";
  version: number;
  code: string;
  message: string;
  /** What is possible instead. */
  possible: string[];
  /** The command or question that was refused, if it had an id. */
  id: string | null;
}

/** Who is connected. */
export interface Presence {
  type: "presence";
  version: number;
  /** For each seat, whether its person is connected. */
  here: boolean[];
  /** Milliseconds until the host may let a bot play; null while they are here. */
  replace_in: (number | null)[];
  watching: number;
}

/**
 * Whether what is done at this table can be stored, as after a full disk.
 *
 * While it cannot, commands are refused as `not-stored` and bots and clocks stand still.
 * When
 * `works` is true again, send what was refused so once more, with the same id.
 *
 * A table that cannot even be read, as while its database is gone, says this without a
 * welcome,
 * with the version 0, and closes the connection with the code 1012 when it can be: come back
 * then.
 */
export interface Storing {
  type: "storing";
  version: number;
  works: boolean;
}

/**
 * Something that whoever runs the server tells everybody, in their own words.
 *
 * It comes again after a reconnect, with the same id.
 */
export interface HostMessage {
  type: "host_message";
  version: number;
  id: string;
  text: string;
}

/** The server shuts down; nothing is lost, come back after so many seconds. */
export interface Closing {
  type: "closing";
  version: number;
  after: number;
}

/** The answer to ping. */
export interface Pong {
  type: "pong";
  version: number;
}

/** A table as everybody sees it. */
export interface TableInfo {
  table: string;
  title: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  /** The fingerprint of the deal's seed. */
  commitment: string;
  /** The seed itself, once the game is over. */
  seed: string | null;
  status: "open" | "playing" | "paused" | "over";
  seats: SeatInfo[];
  /** The seat of whoever made the table, if they have one. */
  host: number | null;
  clock: Clock | null;
  listed: boolean;
  /** Whether people may ask for hints and verdicts though others sit opposite. */
  advice: boolean;
  series: Series;
  /** The table of the rematch. */
  next: string | null;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name: string;
  /** The bot that plays here, if one does: a level, or a name of the host's own. */
  bot: string | null;
  /** A bot plays for the person, who may come back. */
  away: boolean;
  /** The level that answers for this bot for now, because it would take too long. */
  quicker: string | null;
  /** Spectators may see what this seat sees. */
  shown: boolean;
  /** When the game is over: whether they agree to a rematch; null: not said yet. */
  rematch: boolean | null;
  /** Milliseconds on the clock when it last stood. */
  left: number | null;
  /** Whether its clock runs since this message. */
  running: boolean;
}

/** How the games of this party went so far, one rematch after another. */
export interface Series {
  games: number;
  /** Of each seat. */
  wins: number[];
  /** Solo battles won in a row. */
  streak: number;
  /** Three in a row: the solo game is won. */
  solo_won: boolean;
}

/** Something that happened, as far as this seat may know it. */
export interface EventInfo {
  /** The version that told it. */
  version: number;
  key: string;
  facts: EventFacts;
  rule: string;
  /** Where the rules explain it: `/rules/GAME#SECTION`. */
  section: string | null;
  /** The sentence, in the connection's language. */
  text: string;
  /**
   * Events one after another with the same `line` are one line of the log, like a turn; an
   * empty one joins the line before it.
   */
  line: string;
  /** Whose line it is, or what it is about; may be empty. */
  head: string;
  /** What the event adds to its line in short; may be empty. */
  brief: string;
  /** Who gets the `points` of the facts; empty if nobody does. */
  paid: string;
}

/** Pieces of a kind that go somewhere in one go. */
export interface JorakuWay {
  piece: "samurai" | "daimyo";
  colour: string;
  /** Where they are; null is the supply. */
  area: string | null;
  /** Where they go; null is back to the supply. */
  to: string | null;
  /** How many go together. */
  count: number;
  /** To be taken one after another, the card's included. */
  actions: string[];
  /** Action points; of placed Samurai how many of those that may be. */
  cost: number;
  /** Only what would be different. */
  then: JorakuForecast;
}

/** Ranks and points if the round ended now. */
export interface JorakuForecast {
  standings: JorakuStanding[];
  /** Reputation by colour, with what all areas pay. */
  totals: Record<string, number>;
}

/** A colour in an area, if the round ended now. */
export interface JorakuStanding {
  area: string;
  colour: string;
  /** 1 is the first; 0 if it is not there. */
  rank: number;
  /** What the area would pay it. */
  points: number;
}

/** A good action, what would follow it, the chance to win, and why. */
export interface HintInfo {
  action: string;
  then: string[];
  /** The action and what would follow it, in words. */
  told: string;
  /** The same step by step. */
  steps: HintStep[];
  chance: number | null;
  text: string;
}

/** What is done in one go. */
export interface HintStep {
  /** In words, as the beginning of a line. */
  told: string;
  actions: string[];
}

/** Your place at a table. The token is told here only: it is your personal link. */
export interface Seated {
  table: TableInfo;
  /** Null where you have one already. */
  token: string | null;
  seats: number[];
  host: boolean;
}

/** Tables that strangers may join or watch. */
export interface Tables {
  tables: TableInfo[];
}

/** Why a request was refused. */
export interface Failure {
  code: string;
  message: string;
  possible: string[];
}

/** A table that a browser has been at, and how its person stands there. */
export interface MyTable {
  table: TableInfo;
  version: number;
  /** When something last happened, in milliseconds since 1970. */
  changed: number;
  /** Yours; none where you only watch. */
  seats: number[];
  /** The seats that the game waits for; none while paused. */
  to_act: number[];
  /** The points of each seat so far; empty where none are counted. */
  scores: number[];
  /** The act that is played, where a game has acts. */
  act: number | null;
  outcome: OutcomeData | null;
}

/** Tables that a browser has been at, in the order in which it named them. */
export interface MyTables {
  tables: MyTable[];
  /** The names of those that are no more. */
  gone: string[];
}

/** A table as a seat, or a spectator, saw it after a version. */
export interface Moment {
  version: number;
  /** The version that began the game. */
  first: number;
  last: number;
  seat: number | null;
  view: ViewData;
  /** What this version told. */
  events: EventInfo[];
  outcome: OutcomeData | null;
}

/** What a seat, or a spectator, was told: all of it, or the last part before an event. */
export interface Story {
  version: number;
  /** The number of the first event, from 0; ask for those before. */
  first: number;
  events: EventInfo[];
}

/** The moments of a finished game in which somebody acted; a pause, say, is none of them. */
export interface Course {
  /** Their versions, from the one that began the game. */
  steps: number[];
  /** Those of them with which a turn ends, and the first. */
  turns: number[];
  /** Those of them whose action a verdict can be asked about. */
  judged: number[];
}

/** How good an action was. */
export interface Judged {
  /** Null where the game is not solved, or nobody acted. */
  text: string | null;
  /** The best there was, as good but slower, or worse. */
  grade: "best" | "slower" | "gave-away" | null;
}

/** What each decision of a finished game was worth. */
export interface Review {
  effort: "quick" | "deep";
  grades: ReviewGrade[];
  seats: ReviewSeat[];
  decisions: ReviewDecision[];
  surrenders: ReviewSurrender[];
}

/** How far the review of a table is, and the review once it is done. */
export interface ReviewInfo {
  effort: "quick" | "deep";
  status: "none" | "waiting" | "working" | "done" | "failed";
  /** Pieces of work. */
  done: number;
  /** Not known, and 0, before the first of them. */
  total: number;
  review: Review | null;
  /** The decisions of people that are known while the review is being made. */
  so_far: ReviewTurn[];
}

/** A choice at a decision, played on the board of then step by step, with its answers. */
export interface ReviewLine {
  /** The first one is before it. */
  steps: Moment[];
  /** Who acts in each step but the first. */
  seats: number[];
  /** What is done in each step but the first, in words. */
  told: string[];
  /** So many of them are the choice, or proved to be best. The rest is likely. */
  proved: number;
  /** Whether others' cards are imagined from there on. */
  imagined: boolean;
}

/** What a seat decided in one go, and what that was worth. */
export interface ReviewDecision {
  /** The first line of the record that belongs to it, from 1. */
  number: number;
  seat: number;
  part: number;
  /** Whether anything was hidden from somebody then. */
  hidden: boolean;
  /** Whether its part of the game is solved. */
  exact: boolean;
  /** The last version before it. */
  before: number;
  /** The version with which it was done. */
  after: number;
  /** Where in the game it was, in words. */
  when: string;
  /** What was decided, in words. */
  told: string;
  grade: string;
  /** What it lost chance by; null where it lost none. */
  topic: string | null;
  know: ReviewJudged;
  open: ReviewJudged;
  /** In words: what is best with all cards open, where that is another choice. */
  apart: string;
  /** What speaks for the best choice, in words. */
  reasons: string[];
  /** What follows from what was played. */
  reasons_played: string[];
  /** Whether it can be shown how it is answered. */
  answered: boolean;
  /** What could be known. */
  grid: ReviewCards | ReviewWarriors;
}

/** A seat's way through the game. */
export interface ReviewSeat {
  seat: number;
  /** How many there were that were not forced. */
  decisions: number;
  /** The chance that one of them gave up, on average */
  average: number[] | null;
  parts: ReviewPart[];
}

/** A part of the game, such as an act, as one seat went through it. */
export interface ReviewPart {
  /** The number of the act; 0 where a game is one whole. */
  part: number;
  /** Whether anything was hidden from somebody. */
  hidden: boolean;
  /** Whether it is solved: only decisions change its value then. */
  exact: boolean;
  /** Of both from its start on if they do their best; 0 where that is not known. */
  moves: number;
  /** By what the seat could know. */
  know: ReviewAccount;
  /** With everything face up. */
  open: ReviewAccount;
}

/** A seat's chance through a part of the game: start + decisions + luck = result. */
export interface ReviewAccount {
  start: number;
  decisions: number;
  luck: number;
  luck_by_cause: Record<string, number>;
  result: number;
  /** The version with which the part ended. */
  end: number;
  entries: ReviewEntry[];
}

/** A change of a seat's chance. */
export interface ReviewEntry {
  /** The version that brought it about. */
  version: number;
  cause: "decision" | "deal" | "others" | "shown" | "estimate";
  change: number;
  /** Afterwards. */
  chance: number;
  /** Where in the game it came, in words; may be empty. */
  when: string;
  /** What happened, in words; empty for decisions of the seat. */
  told: string;
}

/** A decision next to the best one that was found. */
export interface ReviewJudged {
  played: number[];
  best: number[];
  loss: number[];
  how: "exact" | "enumerated" | "sampled" | "searched";
  /** That were looked at. */
  worlds: number;
  /** That were compared. */
  choices: number;
  /** Of a search. */
  depth: number;
  /** Of both until the end, as played and by the best; 0 where that is not known. */
  moves: number[];
  /** The actions of the best choice. */
  line: string[];
  /** The same in words. */
  told: string;
}

/** A grade of decisions, by the chance that one gives up. */
export interface ReviewGrade {
  name: string;
  /** Null: anything. */
  below: number | null;
  /** Whether the lead, a chance of one half, must be given away. */
  lead: boolean;
}

/** What a seat could know of the others' cards. */
export interface ReviewCards {
  kind: "cards";
  /** The others. */
  seats: number[];
  /** Whether every possible world was looked at. */
  all_worlds: boolean;
  cards: ReviewCard[];
  /** Why some cannot hold some, in words. */
  why: string[];
}

/** Where a card was, as a seat could know. */
export interface ReviewCard {
  card: string;
  /** The card in words. */
  name: string;
  place: "own" | "played" | "known" | "gone" | "unknown";
  /** By the seats of the grid; null: it was known. */
  percent: number[] | null;
  /** Who surely held it. */
  seat: number | null;
  /** In which it was played. */
  skirmish: number | null;
}

/** What a seat could know of the other clan's warriors. */
export interface ReviewWarriors {
  kind: "warriors";
  clan: string;
  worlds: number;
  /** None where nothing was hidden. */
  warriors: ReviewWarrior[];
}

/** What a hidden warrior could be. */
export interface ReviewWarrior {
  cell: string;
  top: boolean;
  /** By value. */
  percent: Record<string, number>;
}

/** A decision by what its seat could know, while the review is still being made. */
export interface ReviewTurn {
  /** The first line of the record that belongs to it, from 1. */
  number: number;
  seat: number;
  part: number;
  /** Whether anything was hidden from somebody then. */
  hidden: boolean;
  /** Whether its part of the game is solved. */
  exact: boolean;
  /** The last version before it. */
  before: number;
  /** The version with which it was done. */
  after: number;
  /** Where in the game it was, in words. */
  when: string;
  /** What was decided, in words. */
  told: string;
  grade: string;
  know: ReviewJudged;
  /** What speaks for the best choice, in words. */
  reasons: string[];
  /** What follows from what was played. */
  reasons_played: string[];
}

/** That a part of the game ended by surrender. */
export interface ReviewSurrender {
  /** Of the decision. */
  number: number;
  part: number;
  /** Who surrendered, and what was left then, in words. */
  told: string;
}

/** The same for the finished tables that a browser names, where it has a seat. */
export interface MyReviews {
  tables: MyReview[];
}

/** What a person's decisions at a table came to. */
export interface MyReview {
  table: string;
  game: string;
  status: "none" | "waiting" | "working" | "done" | "failed";
  decisions: number;
  /** The chance that a decision gave up, on average */
  average: number[] | null;
  topics: ReviewTopic[];
}

/** What a person lost chance by in a game. */
export interface ReviewTopic {
  topic: string;
  decisions: number;
  /** Chance in all, in millionths. */
  lost: number;
  /** What the costliest of them lost. */
  most: number;
  /** The first line of the record that belongs to that one. */
  number: number;
  /** Whose it was. */
  seat: number;
}

/** The games with their options, the levels of bots, and behind them the host's own bots. */
export interface Games {
  games: GameInfo[];
  bots: string[];
  bot_titles: string[];
}

/** A game; `name` and `values` are what programs send, titles are for people. */
export interface GameInfo {
  name: string;
  title: string;
  about: string;
  /** How many there can be. */
  seats: number[];
  seats_by: SeatsBy;
  options: OptionInfo[];
}

/** The option that decides how many seats a game has. */
export interface SeatsBy {
  option: string;
  /** How many, by the value of the option. */
  seats: Record<string, number>;
}

/** One thing to choose when a game is set up. */
export interface OptionInfo {
  name: string;
  title: string;
  /** What can be chosen, or how it is written. */
  values: string[];
  value_titles: string[];
  default: string | null;
  /**
   * The values of other options, by their names, with which it can be chosen; with all if none
   * are named.
   */
  only_with: Record<string, string[]>;
  about: string;
}

/** All puzzles by game and theme, the one of the day, and the lessons. */
export interface Puzzles {
  daily: number;
  themes: Record<string, ThemeInfo[]>;
  lessons: LessonInfo[];
}

/** The puzzles of a theme. */
export interface ThemeInfo {
  theme: string;
  numbers: number[];
  /** How hard each of them is. */
  ratings: number[];
}

/** A lesson, in words. */
export interface LessonInfo {
  name: string;
  game: string;
  title: string;
  about: string;
  /** What is learned from it. */
  point: string;
  /** The names of its puzzles. */
  positions: string[];
}

/** How far an answer has come, and what is to be said of it. */
export interface PuzzleAnswer {
  puzzle: PuzzleInfo;
  /** The table as the seat sees it after its actions. */
  update: Update;
  /** Whether the answer is complete. */
  done: boolean;
  right: boolean;
  /** Why a complete answer is right, or what refutes it. */
  text: string;
  /** The right answer in words, once it was given or asked for; else empty. */
  answer: string;
  /** What follows a complete answer, step by step. */
  replies: Update[];
}

/** A puzzle of the pack, or a position of a lesson. */
export interface PuzzleInfo {
  /** Its number, or the name of a lesson with a number behind it. */
  name: string;
  game: string;
  theme: string;
  /** How hard it is; 0 in a lesson. */
  rating: number;
  seat: number;
  /** The lesson that it belongs to. */
  lesson: string | null;
  /** What is asked, in words. */
  question: string;
}

/** What is known of a person: a browser keeps it, not the server. */
export interface PersonRating {
  rating: number;
  deviation: number;
  volatility: number;
}

/** What the server sends. */
export type FromServer =
  | Told
  | WhyNot
  | Ways
  | Hints
  | Reaction
  | Welcome
  | Update
  | Done
  | Refused
  | Presence
  | Storing
  | HostMessage
  | Closing
  | Pong;

/** Joraku as a seat, or a spectator, may know it. */
export interface JorakuViewData {
  game: "joraku";
  /** Whose view it is; null is a spectator's. */
  seat: number | null;
  /** 1 to 3; 0 before the first. */
  round: number;
  phase: "variants" | "daimyos" | "deal" | "pass" | "draft" | "discard" | "play" | "choose" | "place" | "march" | "over";
  /** Seats; -1 is chance. */
  to_act: number[];
  /** The seat with the Kachidoki card. */
  holder: number | null;
  variants: number[];
  factions: JorakuFaction[];
  /** By each seat. */
  cards_held: number[];
  /** Those of this round that are over. */
  skirmishes: JorakuPlay[][];
  /** Its cards so far, in the order of play. */
  skirmish: JorakuPlay[];
  /** The place of the card that wins it so far, from 0. */
  ahead: number | null;
  /** Whose cards are still to come, in order. */
  awaited: JorakuAwaited[];
  /** How many skirmishes a round has. */
  round_skirmishes: number;
  /** The colour whose card is being used. */
  acting: string | null;
  /** Samurai to place, action points, or cards of a draft pack. */
  left: number;
  costs: JorakuCosts;
  /** Cards of this round that were not played and never in this seat's hands. */
  unseen: string[];
  /** Not for spectators. */
  own?: JorakuOwn;
  /** Not for spectators. */
  legal?: string[];
  /** How many of its latest actions it may take back. */
  loose?: number;
}

/** Rokumon as a seat, or a spectator, may know it. */
export interface RokumonViewData {
  game: "rokumon";
  /** Whose view it is; null is a spectator's. */
  seat: number | null;
  /** 7 is the solo game. */
  act: number;
  act_name: string;
  /** How many a campaign has; null for a single act. */
  acts: number | null;
  /** Whether the last act is played again because of a tie. */
  deciding: boolean;
  /** To be won in a row, in the solo game. */
  battles: number | null;
  grid: "square" | "brick";
  /** Of the warriors. */
  values: "unused" | "hidden" | "open";
  /** Whether coins can be lifted in this act. */
  surprises: boolean;
  phase: "flip" | "deal" | "turn" | "bid" | "lost" | "over";
  /** Seats; -1 is chance. */
  to_act: number[];
  /** Whose decision is next. */
  clan: "sanada" | "tokugawa" | null;
  coins: RokumonCoin[];
  /** The pips of the coins dealt so far. */
  dealt: number[];
  /** The pips of the coin that shows its third colour. */
  flip: number | null;
  /** Sanada, Tokugawa. */
  clans: RokumonClan[];
  /** The cell of the coin that cannot be lifted now. */
  locked: string | null;
  fight: RokumonFight | null;
  /** The lines that a lost Move uncovered, while it may be taken back. */
  uncovered: string[][];
  /** Of this act so far. */
  draws: number;
  /** Not for spectators. */
  legal?: string[];
  /** How many of its latest actions it may take back. */
  loose?: number;
}

/** A colour as everybody sees it. */
export interface JorakuFaction {
  colour: string;
  /** Who plays it; null for the neutral army. */
  seat: number | null;
  /** The number of its Daimyo card. */
  card: number | null;
  /** The area where its Daimyo stands. */
  daimyo: string;
  /** Reputation points so far. */
  rp: number;
  /** What all areas would pay it if the round ended now. */
  due: number;
  /** How many stand in an area, by its name. */
  samurai: Record<string, number>;
  /** By area, where it has any. */
  influence: Record<string, number>;
  /** By area, where it has influence; 1 is the first. */
  ranks: Record<string, number>;
  /**
   * By area, where nobody has more influence: how much more it has than the next faction; 0
   * where it shares the first place.
   */
  leads: Record<string, number>;
  /** Samurai that are not on the map. */
  supply: number;
}

/** A card of a skirmish. */
export interface JorakuPlay {
  colour: string;
  card: string;
}

/** A card that a skirmish waits for. */
export interface JorakuAwaited {
  seat: number;
  /** Of the seat, those that have not played yet. */
  colours: string[];
}

/** Action points of a step, by the first word of its action. */
export interface JorakuCosts {
  move: number;
  daimyo: number;
  remove: number;
}

/** What only this seat knows of the cards of this round. */
export interface JorakuOwn {
  hand: string[];
  /** To the left neighbour. */
  gave?: string[];
  /** Where cards are passed to both sides. */
  gave_right?: string[];
  /** With a neutral army. */
  discarded?: string[];
  received?: string[];
  /** The seats that get the cards it passes, in order. */
  pass_to?: number[];
  /** Two houses: what it drafts from. */
  pack?: string[];
  /** Those it has held, in order. */
  packs?: string[][];
  /** What it kept of them, in order. */
  picks?: string[];
}

/** A coin with its stack. */
export interface RokumonCoin {
  cell: string;
  colour: "gold" | "green" | "flipped";
  pips: number;
  /** The lowest first. */
  stack: RokumonWarrior[];
}

/** A warrior on a coin. */
export interface RokumonWarrior {
  clan: "sanada" | "tokugawa";
  /** Null where this seat does not know it. */
  value: string | null;
  /** Whether a fight has shown it to everybody. */
  shown: boolean;
  /** The values that everybody must reckon with. */
  could_be: string[];
}

/** A clan's side of the table. */
export interface RokumonClan {
  clan: "sanada" | "tokugawa";
  /** Who plays it; null for Taroma. */
  seat: number | null;
  /** Values, "?" where this seat does not know them. */
  supply: string[];
  /** Revenge tokens that can be used. */
  tokens: number;
  spent: number;
  /** Whether it has used its Surprise. */
  surprised: boolean;
  /** By the code of honour: it has fewer tokens than the other. */
  bound: boolean;
  /** Acts. */
  won: number;
}

/** A fight while tokens are added. */
export interface RokumonFight {
  cell: string;
  by: "sanada" | "tokugawa";
  /** Tokens of Sanada, of Tokugawa. */
  added: number[];
  /** How many in a row were ready. */
  readies: number;
}

/** How a game ended. */
export interface OutcomeData {
  /** Of each seat. */
  scores: number[];
  /** Seats from first to last. */
  ranking: number[];
  /** Seats; none where nobody won. */
  winners: number[];
  reason: OutcomeReason;
}

/** Why a game ended as it did: an event. */
export interface OutcomeReason {
  key: string;
  facts: EventFacts;
  rule: string;
}

/** The facts of an event; each event has only some of them. */
export interface EventFacts {
  /** Of whom it is told. */
  seat?: number;
  /** The seat that came next. */
  second?: number;
  /** What was done or taken back. */
  action?: string;
  /** Whose card, pieces or points they are. */
  colour?: string;
  /** The colour that loses a Samurai. */
  victim?: string;
  /** Where it happens, or begins. */
  area?: string;
  /** The area, or the seat, it leads to. */
  to?: string | number;
  /** A skirmish card, or the number of a Daimyo card. */
  card?: string | number;
  /** Which, or how many. */
  cards?: string[] | number;
  /** Cards that stay unseen. */
  aside?: number;
  /** Whether the card is of the led suit. */
  follows?: boolean;
  /** Of the card that is used. */
  number?: number;
  variant?: number;
  /** Samurai, action points or tokens that can still be used. */
  left?: number;
  /** Action points. */
  cost?: number;
  /** Action points that were not used. */
  lost?: number;
  /** Reputation points. */
  points?: number;
  round?: number;
  /** What the ranks of an area are paid. */
  row?: number[];
  influence?: number;
  rank?: number;
  /** How many factions are ranked. */
  of?: number;
  /** The other colours of that rank. */
  tied?: string[];
  act?: number;
  /** Of an act, or of a step of Taroma's. */
  name?: string;
  /** Who acts. */
  clan?: "sanada" | "tokugawa";
  winner?: "sanada" | "tokugawa";
  loser?: "sanada" | "tokugawa";
  /** Acts. */
  won?: number;
  /** The coin where it happens, or begins. */
  cell?: string;
  /** Where it leads to. */
  to_cell?: string;
  /** The lines that decided it. */
  cells?: string[][];
  /**
   * Warriors that go from a place to a place, one after another: a clan is its supply, a cell
   * the top of the stack there, and `CELL under` the one below the top.
   */
  moved?: string[][];
  /** Of the warrior. */
  value?: string;
  /** Revenge tokens, added or owned. */
  tokens?: number;
  /** Tokens of Sanada and of Tokugawa in this fight so far. */
  added?: number[];
  top?: "sanada" | "tokugawa";
  top_value?: string;
  /** Its value and the tokens added. */
  top_total?: number;
  under?: "sanada" | "tokugawa";
  under_value?: string;
  under_total?: number;
  /** Each with its cell and colour. */
  coins?: string[];
  pips?: number;
  /** Of Taroma's list. */
  step?: number;
  /** Of the player, after what Taroma does. */
  wins?: number;
  /** Those there were if Taroma passed. */
  before?: number;
}

/** What a seat may know of a game. */
export type ViewData =
  | JorakuViewData
  | RokumonViewData;
