"""Lessons: a few positions each, on what first players do not see. Their words are in `text`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from kachidoki.core import BadOption
from kachidoki.core.errors import quoted
from kachidoki.puzzles.pack import shipped
from kachidoki.puzzles.puzzle import Puzzle

FILE: Final = "lessons.jsonl"


@dataclass(frozen=True, slots=True)
class Lesson:
    """Positions that are played one after another."""

    game: str
    name: str  # of the messages that tell it: joraku-ties
    puzzles: Sequence[Puzzle]

    def positions(self) -> list[str]:
        """What its positions are called: joraku-ties-1 is the first."""
        return [f"{self.name}-{number}" for number in range(1, len(self.puzzles) + 1)]


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in their order."""
    file = resources.files("kachidoki.puzzles") / FILE
    found: dict[str, list[Puzzle]] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        data = json.loads(line)
        found.setdefault(data["lesson"], []).append(Puzzle.from_dict(data))
    return tuple(Lesson(puzzles[0].game, name, puzzles) for name, puzzles in found.items())


def lesson_of(name: str) -> Lesson | None:
    """The lesson that a position belongs to, by the position's name."""
    return next((lesson for lesson in lessons() if name in lesson.positions()), None)


def puzzle_named(name: str) -> Puzzle:
    """A puzzle of the pack by its number, or a position of a lesson by its name."""
    lesson = lesson_of(name)
    if lesson is not None:
        return lesson.puzzles[lesson.positions().index(name)]
    if not (name.isascii() and name.isdigit() and len(name) < 7):
        raise BadOption(f"there is no puzzle {quoted(name)}")
    return shipped().puzzle(int(name))
