// What a game's board must offer, and what it gets to work with.

import type { EventInfo, Update, ViewData, Ways } from "../protocol.js";

/** What came before an update: perhaps the game had not begun. */
export type Before = Omit<Update, "type">;

/** What a board shows: an update of a game that has begun, or an earlier moment in its shape. */
export type Shown = Omit<Before, "view"> & { view: ViewData };

/** What a game's module gets to work with. */
export interface Context {
    /** Take an action of `update.legal`; gives the version it made. */
    act: (action: string) => Promise<number | undefined>;
    /** Take back so many of the latest actions at once. */
    takeBack: (steps: number) => Promise<number | undefined>;
    /** A first game: no scene stands before it, and no turn ends by itself until a coach told how. */
    readonly patient: boolean;
    /** Whether the game is being played here, and not only looked at as in a replay. */
    live: boolean;
    /** Say it to those who do not see the screen. */
    announce: (text: string) => void;
    nameOf: (seat: number | null) => string;
    /** The mask of a bot; null for people. */
    faceOf: (seat: number | null) => Element | null;
    /** Why an action is not open now. */
    whyNot: (action: string) => Promise<string>;
    /** What the pieces of the seat can do, perhaps after an action that plays a card. */
    ways: (card: string | null) => Promise<Ways | null>;
}

/**
 * A board says how far it has come in an update: to this event, or null: all of it can be seen.
 * The log goes as far; with `counting`, points are being counted meanwhile, or the end of an act is
 * shown, and nobody is to act.
 */
export type Tell = (event: EventInfo | null, counting?: boolean) => void;

/**
 * Draws a view and lets a person act. Written as methods, for the board of a game takes only
 * the views of that game.
 */
export interface Board {
    /**
     * Show where the table stands, after the update before it; without one nothing leads there, and
     * nothing moves. Gives a promise if there is something to see before the next update comes.
     */
    update(update: Shown, before: Before | null, tell: Tell): void | Promise<void>;
    /**
     * Let all that moves come to its end at once, for somebody has seen enough. False if that is for
     * the person to say, with a button of the board.
     */
    finish(): boolean;
    /** Point at what an event is about; null: at nothing. */
    light(event: EventInfo | null): void;
    /**
     * Mark what these actions are about, until something happens; of a hint that was pressed, pick
     * what comes first.
     */
    suggest(actions: string[], pressed?: boolean): void;
    /** The board in words, a line for each thing. */
    inWords(): string[];
    leave(): void;
}

export type BoardMaker = (place: HTMLElement, context: Context) => Promise<Board>;

/** What a game's module exports. */
export interface GameModule {
    board: BoardMaker;
    /** Where it says that a view has no secrets, several people at one screen need not look away. */
    hides?(view: ViewData): boolean;
    /** Its board has its own button to take a step back. */
    undoes?: boolean;
}
