"""A puzzle: a position, whose turn it is, what is asked, and its one answer with the proof."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kachidoki import catalog
from kachidoki.core import Game, State
from kachidoki.core.record import line_of, parse_line

# What is asked of a seat of Joraku.
POINTS: Final = "points"  # most points for itself with the last turn of a round
NEXT: Final = "next"  # to stand best for the rows of the next round
VICTORY: Final = "victory"  # to win the game with its last turn
CARD: Final = "card"  # the card that wins the skirmish in every world that fits
VOID: Final = "void"  # the cards to pass that leave the fewest suits, in every world that fits
# What is asked of a clan of Rokumon.
FORCE: Final = "force"  # the only action that wins, whatever the other does
HOLD: Final = "hold"  # the only action that does not lose
BEAT: Final = "beat"  # the only action after which Taroma can still be beaten
STAND: Final = "stand"  # the only action after which Taroma does not win
STRIKE: Final = "strike"  # the only action that wins at once, where much is possible
PARRY: Final = "parry"  # the only action after which the other cannot win at once

Lines = tuple[tuple[int, str], ...]  # seats and actions, as a record has them


@dataclass(frozen=True, slots=True)
class Found:
    """A position's one best answer, with what proves it."""

    goal: str
    theme: str
    answer: tuple[str, ...]  # the actions of the seat
    line: Lines = ()  # what may follow the answer
    replies: Mapping[str, Lines] = field(default_factory=dict)  # to a wrong first action
    proof: Mapping[str, int] = field(default_factory=dict)  # what was looked at, and its values


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one best answer."""

    game: str
    options: Mapping[str, str]
    position: str
    seat: int
    found: Found
    failed: Mapping[str, int] = field(default_factory=dict)  # percent, by the level of bots
    rating: int = 0

    def configured(self) -> Game:
        """The game with its options."""
        return catalog.find(self.game, self.options)

    def state(self) -> State:
        """The position."""
        return self.configured().parse_position(self.position)

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        found = self.found
        return {
            "game": self.game,
            "options": dict(self.options),
            "position": self.position,
            "seat": self.seat,
            "goal": found.goal,
            "theme": found.theme,
            "answer": list(found.answer),
            "line": written(found.line),
            "replies": {action: written(lines) for action, lines in found.replies.items()},
            "proof": dict(found.proof),
            "failed": dict(self.failed),
            "rating": self.rating,
        }

    def text(self) -> str:
        """As one line of a pack."""
        return json.dumps(self.as_dict(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Puzzle:
        """The puzzle that was written as plain data; what may be left out is empty then.

        >>> position = "act 1; phase turn; clan sanada; coins a1:g:2 a2:g:4"
        >>> data = {"game": "rokumon", "options": {"act": "1"}, "position": position, "seat": 0,
        ...         "goal": "force", "theme": "win-two", "answer": ["deploy a1"]}
        >>> Puzzle.from_dict(data).found.answer
        ('deploy a1',)
        """
        replies = data.get("replies", {})
        return cls(
            game=data["game"],
            options=data["options"],
            position=data["position"],
            seat=data["seat"],
            found=Found(
                goal=data["goal"],
                theme=data["theme"],
                answer=tuple(data["answer"]),
                line=read(data.get("line", ())),
                replies={action: read(lines) for action, lines in replies.items()},
                proof=data.get("proof", {}),
            ),
            failed=data.get("failed", {}),
            rating=data.get("rating", 0),
        )


def written(lines: Lines) -> list[str]:
    """Lines as a record writes them."""
    return [line_of(line) for line in lines]


def read(lines: Sequence[str]) -> Lines:
    """The lines that were written."""
    return tuple(parse_line(line) for line in lines)
