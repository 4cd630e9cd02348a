"""Puzzles and lessons: the list of them, and their themes."""

from __future__ import annotations

import random
from functools import partial

from kachidoki.protocol import Puzzles
from kachidoki.text import sentence
from kachidoki.tui.puzzle_progress import ProgressFile, themes_of
from kachidoki.tui.screens.home import Line, Menu
from kachidoki.tui.screens.puzzle import PuzzleScreen
from kachidoki.tui.screens.terminal import close
from kachidoki.tui.sitting import Place


class LearnScreen(Menu):
    """The puzzle of the day, the next one, themes, and the lessons of both games."""

    grouped = True

    def __init__(self, place: Place, puzzles: Puzzles) -> None:
        super().__init__(sentence("page-puzzles", place.language), place.language)
        self.place = place
        self.puzzles = puzzles
        self.kept = ProgressFile()
        self.chance = random.Random()

    def lines(self) -> list[Line]:
        """All that can be done from here."""

        def say(key: str, **facts: object) -> str:
            return sentence(key, self.language, **facts)

        progress = self.kept.read()
        solved = say("tui-puzzle-solved", count=len(progress.solved))
        chosen = dict(themes_of(self.puzzles, self.language)).get(progress.chosen, "")
        found: list[Line] = [
            (say("puzzle-title"), None),
            (say("puzzle-daily"), partial(self.open, str(self.puzzles.daily))),
            (f"{say('puzzle-next')} · {solved}", self.open_next),
            (f"{say('puzzle-choose')}: {chosen}", self.choose_theme),
        ]
        game = ""
        for lesson in self.puzzles.lessons:
            if lesson.game != game:
                game = lesson.game
                found += [("", None), (f"{say('puzzle-lessons')}: {say(f'game-{game}')}", None)]
            told = progress.lesson_told(lesson, self.language)
            found.append((told, partial(self.open, progress.position(lesson))))
        return found

    def on_screen_resume(self) -> None:
        """What was solved meanwhile is told."""
        self.heading = f"{sentence('page-puzzles', self.language)} · {self.rating()}"
        self.show_keys()
        self.fill()

    def rating(self) -> str:
        """The person's rating."""
        return self.kept.read().told(self.language)

    def open(self, name: str) -> None:
        """One puzzle."""
        self.terminal.push_screen(PuzzleScreen(self.place, self.puzzles, name))

    def open_next(self) -> None:
        """A puzzle of about one's own strength."""
        self.open(self.kept.read().next_puzzle(self.puzzles, self.chance))

    def choose_theme(self) -> None:
        """Which puzzles are wanted."""
        self.terminal.push_screen(ThemeScreen(self.puzzles, self.language))


class ThemeScreen(Menu):
    """The themes of all puzzles."""

    def __init__(self, puzzles: Puzzles, language: str) -> None:
        super().__init__(sentence("puzzle-choose", language), language)
        self.puzzles = puzzles

    def lines(self) -> list[Line]:
        """A theme a line."""
        return [
            (told, partial(self.take, chosen))
            for chosen, told in themes_of(self.puzzles, self.language)
        ]

    def take(self, chosen: str) -> None:
        """That one, from here on."""
        ProgressFile().choose(chosen)
        close(self)
