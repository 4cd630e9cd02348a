// What a table and a game's board offer to each other.

/**
 * What a game's module gets to work with.
 * @typedef {object} Context
 * @property {(action: string) => Promise<number | undefined>} act take an action of `update.legal`;
 *   gives the version it made
 * @property {() => Promise<number | undefined>} takeBack
 * @property {boolean} patient a first game: nothing ends by itself, and a coach tells the rules
 * @property {(text: string) => void} announce say it to those who do not see the screen
 * @property {(seat: number | null) => string} nameOf
 * @property {(action: string) => Promise<string>} whyNot why an action is not open now
 */

/**
 * A game's module: draws a view and lets a person act.
 * @typedef {object} Board
 * @property {(update: any, before: any) => void | Promise<void>} update show where the table
 *   stands; what comes next waits for it
 * @property {() => void} [hurry] do not let anything wait any longer
 * @property {(event: any | null) => void} light point at what an event is about; null: at nothing
 * @property {(actions: string[]) => void} suggest mark what these actions are about, until
 *   something happens
 * @property {() => string} read the board in words
 * @property {() => void} leave
 */

/** @typedef {(place: HTMLElement, context: Context) => Promise<Board>} BoardMaker */

/**
 * What a game's module exports. Where `hides` says that a view has no secrets, several people at
 * one screen need not look away. `undoes`: its board has its own button to take a step back.
 * `retells`: its board shows every single event, and the log follows.
 * @typedef {{board: BoardMaker, hides?: (view: any) => boolean, undoes?: boolean, retells?:
 *   boolean}} GameModule
 */

export {};
