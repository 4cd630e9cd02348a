"""One puzzle, or a position of a lesson, on the board of its game.

Nothing is kept at the server: every question to it says all that was done so far.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from functools import partial
from typing import Final

from kachidoki.client import ServerRefused
from kachidoki.protocol import PuzzleAnswer, Puzzles, Update
from kachidoki.text import sentence
from kachidoki.tui.games import WORDS
from kachidoki.tui.harmless import harmless
from kachidoki.tui.puzzle_progress import ProgressFile, onward
from kachidoki.tui.screens.board_screen import BoardScreen
from kachidoki.tui.screens.paint import Shown
from kachidoki.tui.screens.table_dialogs import LEGENDS
from kachidoki.tui.screens.table_page import Page, page
from kachidoki.tui.screens.terminal import Terminal, close, guarded, terminal_of
from kachidoki.tui.screens.texts import RulesScreen, TextScreen
from kachidoki.tui.sitting import Place, names_of

STEP: Final = 0.9  # seconds between the steps of a reply


class PuzzleScreen(BoardScreen):
    """Somebody before a puzzle."""

    def __init__(self, place: Place, puzzles: Puzzles, name: str) -> None:
        super().__init__(place.language)
        self.place = place
        self.server = place.server
        self.puzzles = puzzles
        self.puzzle = name  # its number, or a lesson's position
        self.lesson = next((each for each in puzzles.lessons if name in each.positions), None)
        self.kept = ProgressFile()
        self.actions: list[str] = []
        self.answer: PuzzleAnswer | None = None
        self.update_shown: Update | None = None
        self.notes: list[str] = []
        self.remarked = ""  # what is said until something happens
        self.happened: list[str] = []
        self.judged = False
        self.busy = False
        self.commands = {
            "?": self.show_keys,
            "u": self.take_back,
            "b": self.show_words,
            "r": self.show_rules,
            "a": self.again,
            "x": self.show_answer,
            "n": self.go_on,
            "escape": self.leave,
            "q": self.leave,
        }

    @property
    def terminal(self) -> Terminal:
        """The application."""
        return terminal_of(self)

    def say(self, key: str, **facts: object) -> str:
        """A sentence in the person's language."""
        return sentence(key, self.language, **facts)

    def on_mount(self) -> None:
        """Ask for the position."""
        self.canvas.focus()
        self.run_worker(guarded(self, partial(self.act, [])), group="send")

    def bare(self) -> Shown | None:
        """The board as it stands."""
        now = self.update_shown
        if now is None or now.view is None or now.seat is None:
            return None
        names = names_of(now.table, self.language)
        return Shown(now.view, now.table, names, self.language, [now.seat])

    def legal(self) -> Sequence[str]:
        """What is open, unless an answer is complete or just under way."""
        return () if self.update_shown is None or self.busy else self.update_shown.legal

    def sends(self) -> None:
        """Nothing is lit until it is answered."""
        self.busy = True

    def heading(self) -> str:
        """Which puzzle it is."""
        assert self.answer is not None
        found = self.answer.puzzle
        if self.lesson is not None:
            at, last = self.lesson.positions.index(self.puzzle) + 1, len(self.lesson.positions)
            return f"{self.lesson.title} · {self.say('puzzle-lesson-step', at=at, last=last)}"
        theme = self.say(f"puzzle-theme-{found.theme}")
        hard = self.say("puzzle-hardness", rating=str(found.rating))
        return f"{self.say('puzzle-number', number=self.puzzle)} · {theme} · {hard}"

    def keys(self) -> list[tuple[str, str]]:
        """The keys that mean something now."""
        found = [("?", "tui-key-keys")]
        if self.judged:
            found += [("n", self.onward_told()), ("a", "puzzle-again")]
        elif self.actions:
            found += [("u", "page-take-back"), ("a", "puzzle-again")]
        found += [("x", "puzzle-show"), ("q", "tui-key-back")]
        found += [("b", "tui-key-words"), ("r", "page-rules")]
        return [(key, self.say(what)) for key, what in found]

    def draw_page(self) -> None:
        """The board, what is asked, and what is said of an answer."""
        if self.answer is None or self.bare() is None or not self.canvas.size.width:
            return
        shown = self.shown()
        asked = ""
        if shown.picking.open:
            names = shown.names
            asked = WORDS[shown.table.game].asked(shown.view, names, self.language)
        notes = self.notes
        if not self.judged:
            notes = [self.answer.puzzle.question]
            if self.lesson is not None and not self.actions:
                notes.append(self.lesson.about)
        if self.remarked:
            notes = [self.remarked, *notes]
            self.remarked = ""
        told = Page(shown, "", asked, notes, self.happened, self.keys(), heading=self.heading())
        self.canvas.show(page(told, *self.canvas.size))

    def remark(self, text: str) -> None:
        """Say something until the page is drawn again."""
        self.remarked = text
        self.draw_page()

    async def send(self, action: str) -> None:
        """One action more."""
        await self.act([*self.actions, action])

    async def act(self, actions: list[str]) -> None:
        """Do all these actions instead of what was done, and tell what is said of it."""
        try:
            found = await self.server.try_puzzle(self.puzzle, actions)
        except ServerRefused as refusal:
            self.notes = [harmless(str(refusal.args[0]))]
            self.terminal.notify(self.notes[0], severity="warning", markup=False)
        else:
            self.actions, self.answer = actions, found
            self.judged = False
            self.happened = [] if not actions else [*self.happened, *told_by(found.update)]
            self.update_shown = found.update
            if found.done:
                await self.judge(found)
        self.busy = False
        self.draw_page()

    async def judge(self, found: PuzzleAnswer) -> None:
        """What is said of a complete answer, then what follows it."""
        self.judged = True
        title = self.say("puzzle-right" if found.right else "puzzle-wrong")
        self.notes = [f"{title} {found.text}"]
        if found.right and self.lesson is not None:
            self.notes.append(self.lesson.point)
        self.draw_page()
        await self.kept.count(self.server, self.puzzle, found.right)
        await self.play(found.replies)

    async def play(self, steps: Sequence[Update]) -> None:
        """Show steps one after another."""
        for step in steps:
            await asyncio.sleep(STEP)
            self.update_shown = step
            self.happened += told_by(step)
            self.draw_page()

    async def take_back(self) -> None:
        """Let go what is picked, or take the latest step back."""
        if self.picked:
            self.picked = ()
            self.draw_page()
        elif self.actions and not self.judged:
            await self.act(self.actions[:-1])

    async def again(self) -> None:
        """From the beginning."""
        self.workers.cancel_group(self, "show")
        await self.act([])

    def show_answer(self) -> None:
        """The right answer, step by step; whoever looks has tried."""
        self.run_worker(guarded(self, self.shown_answer), group="show", exclusive=True)

    async def shown_answer(self) -> None:
        """Ask for it and play it."""
        found = await self.server.solution(self.puzzle)
        if not self.judged:
            await self.kept.count(self.server, self.puzzle, right=False)
        self.judged, self.actions, self.happened = True, [], []
        self.answer, self.update_shown = found, found.update
        self.notes = [found.text]
        self.draw_page()
        await self.play(found.replies)

    def onward_told(self) -> str:
        """What comes next."""
        if self.lesson is None:
            return "puzzle-next"
        found = onward(self.puzzles, self.puzzle)
        return "puzzle-lesson-end" if found is None else found[1]

    def go_on(self) -> None:
        """To the next puzzle or position."""
        if not self.judged:
            return
        if self.lesson is None:
            following: str | None = self.kept.read().next_puzzle(self.puzzles, random.Random())
        else:
            found = onward(self.puzzles, self.puzzle)
            following = None if found is None else found[0]
        if following is None:
            self.leave()
        elif self.is_current:
            self.terminal.switch_screen(PuzzleScreen(self.place, self.puzzles, following))

    def show_words(self) -> None:
        """The board in words."""
        shown = self.bare()
        if shown is not None:
            words = WORDS[shown.table.game]
            told = words.board(shown.view, shown.table.options, shown.names, self.language)
            self.terminal.push_screen(TextScreen(self.say("tui-key-words"), told, self.language))

    def show_rules(self) -> None:
        """The rules of the game."""
        if self.answer is not None:
            self.terminal.push_screen(RulesScreen(self.answer.puzzle.game, self.language))

    def show_keys(self) -> None:
        """Every key of this screen."""
        shown = self.bare()
        if shown is None:
            return
        told = [self.say("tui-keys-pick"), self.say("tui-keys-move"), self.say("tui-keys-esc")]
        told += ["", *(f"{key}   {what}" for key, what in self.keys())]
        told += [f"Ctrl-T   {self.say('page-look')}", "", self.say(LEGENDS[shown.table.game])]
        self.terminal.push_screen(TextScreen(self.say("tui-key-keys"), told, self.language))

    def leave(self) -> None:
        """Back to the list."""
        close(self)


def told_by(update: Update) -> list[str]:
    """What a step brought, in words."""
    return [event.text for event in update.events]
