"""The puzzles that ship with the program, and the one of each day."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib import resources
from typing import Any, Final

from kachidoki.core import BadOption
from kachidoki.core.errors import listing, quoted
from kachidoki.puzzles.puzzle import Puzzle

FORMAT: Final = 1
FILE: Final = "pack.jsonl"
STRIDE: Final = 7919  # a prime, so that no puzzle comes again before all others have come


@dataclass(frozen=True, slots=True)
class Pack:
    """Puzzles by number, from 1, and how they were mined."""

    head: Mapping[str, Any]
    puzzles: Sequence[Puzzle]

    def puzzle(self, number: int) -> Puzzle:
        """One of them; BadOption if there is none of the number."""
        if not 1 <= number <= len(self.puzzles):
            raise BadOption(f"there is no puzzle {number}; they are 1 to {len(self.puzzles)}")
        return self.puzzles[number - 1]

    def numbers(self, game: str = "", theme: str = "") -> list[int]:
        """The numbers of those of a game and a theme; empty names mean all."""
        return [
            number
            for number, puzzle in enumerate(self.puzzles, start=1)
            if game in ("", puzzle.game) and theme in ("", puzzle.found.theme)
        ]

    def themes(self) -> dict[str, dict[str, int]]:
        """How many there are of each theme, by game."""
        found: dict[str, dict[str, int]] = {}
        for puzzle in self.puzzles:
            counts = found.setdefault(puzzle.game, {})
            counts[puzzle.found.theme] = counts.get(puzzle.found.theme, 0) + 1
        return found

    def daily(self, day: date, game: str = "", theme: str = "") -> int:
        """The number of the puzzle of a day, among those of a game and a theme."""
        numbers = self.numbers(game, theme)
        if not numbers:
            themes = [theme for counts in self.themes().values() for theme in counts]
            raise BadOption(f"no puzzle has the theme {quoted(theme)}; they are {listing(themes)}")
        return numbers[day.toordinal() * STRIDE % len(numbers)]

    def text(self) -> str:
        """As a file: the head, then a puzzle a line."""
        lines = [json.dumps(self.head, ensure_ascii=False, separators=(",", ":"))]
        return "\n".join([*lines, *(puzzle.text() for puzzle in self.puzzles), ""])

    @classmethod
    def parse(cls, text: str) -> Pack:
        """Read a file."""
        head, *lines = text.splitlines()
        return cls(json.loads(head), [Puzzle.from_dict(json.loads(line)) for line in lines])


@cache
def shipped() -> Pack:
    """The pack of the program."""
    file = resources.files("kachidoki.puzzles") / FILE
    return Pack.parse(file.read_text(encoding="utf-8"))
