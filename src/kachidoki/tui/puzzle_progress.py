"""What is known of the puzzles that were tried from this terminal: a rating, what was solved."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import date
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path

from kachidoki.client import Server
from kachidoki.protocol import LessonInfo, PersonRating, Puzzles
from kachidoki.text import sentence

NEAR: Final = 8  # puzzles of about one's own strength, of which the next one is any
FIRST: Final = 900  # how hard the first one is for whoever has no rating yet
FIRST_DAY: Final = date(1970, 1, 1)


def today() -> int:
    """The day here, as days since the beginning of 1970."""
    return (date.today() - FIRST_DAY).days


@dataclass
class Progress:
    """A person's puzzles; `chosen` is a game and a theme with a blank between, or empty for all."""

    rating: dict[str, float] | None = None
    tried: list[int] = field(default_factory=list)  # only a first try is counted
    solved: list[int] = field(default_factory=list)
    lessons: list[str] = field(default_factory=list)  # names of positions that were solved
    chosen: str = ""

    def told(self, language: str) -> str:
        """The rating, with how sure it is."""
        if self.rating is None:
            return sentence("tui-puzzle-rating-new", language)
        known, sure = self.rating["rating"], 2 * self.rating["deviation"]
        facts = {"rating": known, "low": max(0, known - sure), "high": known + sure}
        whole = {name: str(round(each)) for name, each in facts.items()}
        return sentence("tui-puzzle-rating", language, **whole)

    def next_puzzle(self, puzzles: Puzzles, chance: random.Random) -> str:
        """One of the chosen themes that was not tried yet, of about the person's own strength."""
        wanted = FIRST if self.rating is None else self.rating["rating"]
        hard = {
            number: rating
            for game, themes in puzzles.themes.items()
            for theme in themes
            if self.chosen in ("", f"{game} {theme.theme}")
            for number, rating in zip(theme.numbers, theme.ratings, strict=True)
        }
        fresh = [number for number in hard if number not in self.tried] or list(hard)
        near = sorted(fresh, key=lambda number: abs(hard[number] - wanted))[:NEAR]
        return str(chance.choice(near) if near else puzzles.daily)

    def position(self, lesson: LessonInfo) -> str:
        """The first position of a lesson that was not solved, or its first one."""
        left = [each for each in lesson.positions if each not in self.lessons]
        return (left or lesson.positions)[0]

    def lesson_told(self, lesson: LessonInfo, language: str) -> str:
        """A lesson of a list, with how far one is."""
        done = sum(each in self.lessons for each in lesson.positions)
        if done == len(lesson.positions):
            how = sentence("puzzle-lesson-done", language)
        else:
            how = sentence("puzzle-lesson-step", language, at=done, last=len(lesson.positions))
        return f"{lesson.title} · {how}"


class ProgressFile:
    """Where that is kept; a disk that does not take it is no reason not to play."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or user_data_path("kachidoki") / "puzzles.json"

    def read(self) -> Progress:
        """What is known so far."""
        with suppress(OSError, ValueError, TypeError):
            found: dict[str, Any] = json.loads(self.file.read_text(encoding="utf-8"))
            read = Progress(**found)
            if read.rating is not None:
                PersonRating.model_validate(read.rating)
            return read
        return Progress()

    def write(self, progress: Progress) -> None:
        """Keep what is known."""
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            new = self.file.with_name(f"{self.file.name}.{os.getpid()}")
            new.write_text(json.dumps(asdict(progress)), encoding="utf-8")
            new.replace(self.file)

    def choose(self, chosen: str) -> None:
        """Only puzzles of this theme from here on; empty for all."""
        progress = self.read()
        progress.chosen = chosen
        self.write(progress)

    async def count(self, server: Server, name: str, right: bool) -> None:
        """Count an answer: the first try at a puzzle changes the rating."""
        progress = self.read()
        if not name.isdecimal():
            if right and name not in progress.lessons:
                progress.lessons.append(name)
                self.write(progress)
            return
        number = int(name)
        if right and number not in progress.solved:
            progress.solved.append(number)
        if number not in progress.tried:
            progress.tried.append(number)
            known = PersonRating.model_validate(progress.rating or {})
            progress.rating = (await server.rate(known, number, right)).model_dump()
        self.write(progress)


def themes_of(puzzles: Puzzles, language: str) -> list[tuple[str, str]]:
    """All themes to choose from: what `chosen` keeps, and what is shown."""
    found = [("", sentence("puzzle-all", language))]
    for game, themes in puzzles.themes.items():
        for each in themes:
            named = sentence(f"puzzle-theme-{each.theme}", language)
            told = sentence("puzzle-themed", language, theme=named, count=len(each.numbers))
            found.append((f"{game} {each.theme}", f"{sentence(f'game-{game}', language)} · {told}"))
    return found


def onward(puzzles: Puzzles, name: str) -> tuple[str, str] | None:
    """After a position of a lesson: the next one, and what the way there is called.

    None after the last one of the last lesson, and for puzzles.
    """
    lessons: Sequence[LessonInfo] = puzzles.lessons
    for number, lesson in enumerate(lessons):
        if name not in lesson.positions:
            continue
        at = lesson.positions.index(name) + 1
        if at < len(lesson.positions):
            return lesson.positions[at], "puzzle-lesson-on"
        if number + 1 < len(lessons):
            return lessons[number + 1].positions[0], "puzzle-lesson-over"
    return None
