"""Puzzles and lessons over HTTP: every question says all that was done so far, nothing is kept."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from kachidoki.protocol.fields import Language, Message, SeatNumber
from kachidoki.protocol.updates import Update

MOST_ACTIONS: Final = 40  # of an answer; a march of six points has nine

Done = Annotated[
    list[Annotated[str, Field(max_length=100)]],
    Field(max_length=MOST_ACTIONS, description="The seat's actions so far, in their order."),
]


class PuzzleTry(Message):
    """What the seat of a puzzle has done so far."""

    actions: Done = Field(default_factory=list)
    language: Language = "en"


class PuzzleWhy(Message):
    """Why an action is not open after what was done so far."""

    actions: Done
    action: str = Field(max_length=100)
    language: Language = "en"


class PuzzleWays(Message):
    """What pieces can do after what was done so far, perhaps with a card that would be played."""

    actions: Done
    card: str | None = Field(default=None, max_length=100)


class PuzzleInfo(Message):
    """A puzzle of the pack, or a position of a lesson."""

    name: str = Field(description="Its number, or the name of a lesson with a number behind it.")
    game: str
    theme: str
    rating: int = Field(description="How hard it is; 0 in a lesson.")
    seat: SeatNumber
    lesson: str | None = Field(description="The lesson that it belongs to.")
    question: str = Field(description="What is asked, in words.")


class PuzzleAnswer(Message):
    """How far an answer has come, and what is to be said of it."""

    puzzle: PuzzleInfo
    update: Update = Field(description="The table as the seat sees it after its actions.")
    done: bool = Field(description="Whether the answer is complete.")
    right: bool
    text: str = Field(description="Why a complete answer is right, or what refutes it.")
    answer: str = Field(
        description="The right answer in words, once it was given or asked for; else empty."
    )
    replies: list[Update] = Field(description="What follows a complete answer, step by step.")


class ThemeInfo(Message):
    """The puzzles of a theme."""

    theme: str
    numbers: list[int]
    ratings: list[int] = Field(description="How hard each of them is.")


class LessonInfo(Message):
    """A lesson, in words."""

    name: str
    game: str
    title: str
    about: str
    point: str = Field(description="What is learned from it.")
    positions: list[str] = Field(description="The names of its puzzles.")


class Puzzles(Message):
    """All puzzles by game and theme, the one of the day, and the lessons."""

    daily: int
    themes: dict[str, list[ThemeInfo]]
    lessons: list[LessonInfo]


class PersonRating(Message):
    """What is known of a person: a browser keeps it, not the server."""

    rating: float = Field(default=1200.0, ge=0, le=5000)
    deviation: float = Field(default=350.0, gt=0, le=500)
    volatility: float = Field(default=0.06, gt=0, le=1)


class Rated(Message):
    """A first try at a puzzle, to be counted."""

    known: PersonRating
    number: int = Field(ge=1, le=999_999)
    solved: bool
