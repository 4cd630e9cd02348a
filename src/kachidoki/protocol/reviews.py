"""Reviews of finished games, as the page reads them.

Chances are whole numbers, in millionths. Where three of them stand in a list they are an estimate
and the two ends of its 95 % interval.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from kachidoki.protocol.fields import Message, SeatNumber
from kachidoki.protocol.history import Moment

EffortName = Literal["quick", "deep"]
LineName = Literal["know", "open", "played"]
ReviewStatus = Literal["none", "waiting", "working", "done", "failed"]
Estimated = Annotated[list[int], Field(min_length=3, max_length=3)]


class AskReview(Message):
    """Have a finished game reviewed."""

    effort: EffortName = "quick"


class ReviewGrade(Message):
    """A grade of decisions, by the chance that one gives up."""

    name: str
    below: int | None = Field(description="Null: anything.")
    lead: bool = Field(description="Whether the lead, a chance of one half, must be given away.")


class ReviewEntry(Message):
    """A change of a seat's chance."""

    version: int = Field(description="The version that brought it about.")
    cause: Literal["decision", "deal", "others", "shown", "estimate"]
    change: int
    chance: int = Field(description="Afterwards.")
    when: str = Field(description="Where in the game it came, in words; may be empty.")
    told: str = Field(description="What happened, in words; empty for decisions of the seat.")


class ReviewAccount(Message):
    """A seat's chance through a part of the game: start + decisions + luck = result."""

    start: int
    decisions: int
    luck: int
    luck_by_cause: dict[str, int]
    result: int
    end: int = Field(description="The version with which the part ended.")
    entries: list[ReviewEntry]


class ReviewPart(Message):
    """A part of the game, such as an act, as one seat went through it."""

    part: int = Field(description="The number of the act; 0 where a game is one whole.")
    hidden: bool = Field(description="Whether anything was hidden from somebody.")
    exact: bool = Field(description="Whether it is solved: only decisions change its value then.")
    moves: int = Field(
        description="Of both from its start on if they do their best; 0 where that is not known."
    )
    know: ReviewAccount = Field(description="By what the seat could know.")
    open: ReviewAccount = Field(description="With everything face up.")


class ReviewSeat(Message):
    """A seat's way through the game."""

    seat: SeatNumber
    decisions: int = Field(description="How many there were that were not forced.")
    average: Estimated | None = Field(description="The chance that one of them gave up, on average")
    parts: list[ReviewPart]


class ReviewJudged(Message):
    """A decision next to the best one that was found."""

    played: Estimated
    best: Estimated
    loss: Estimated
    how: Literal["exact", "enumerated", "sampled", "searched"]
    worlds: int = Field(description="That were looked at.")
    choices: int = Field(description="That were compared.")
    depth: int = Field(description="Of a search.")
    moves: Annotated[list[int], Field(min_length=2, max_length=2)] = Field(
        description="Of both until the end, as played and by the best; 0 where that is not known."
    )
    line: list[str] = Field(description="The actions of the best choice.")
    told: str = Field(description="The same in words.")


class ReviewCard(Message):
    """Where a card was, as a seat could know."""

    card: str
    name: str = Field(description="The card in words.")
    place: Literal["own", "played", "known", "gone", "unknown"]
    percent: list[int] | None = Field(description="By the seats of the grid; null: it was known.")
    seat: SeatNumber | None = Field(description="Who surely held it.")
    skirmish: int | None = Field(description="In which it was played.")


class ReviewCards(Message):
    """What a seat could know of the others' cards."""

    kind: Literal["cards"]
    seats: list[SeatNumber] = Field(description="The others.")
    all_worlds: bool = Field(description="Whether every possible world was looked at.")
    cards: list[ReviewCard]
    why: list[str] = Field(description="Why some cannot hold some, in words.")


class ReviewWarrior(Message):
    """What a hidden warrior could be."""

    cell: str
    top: bool
    percent: dict[str, int] = Field(description="By value.")


class ReviewWarriors(Message):
    """What a seat could know of the other clan's warriors."""

    kind: Literal["warriors"]
    clan: str
    worlds: int
    warriors: list[ReviewWarrior] = Field(description="None where nothing was hidden.")


class ReviewDecision(Message):
    """What a seat decided in one go, and what that was worth."""

    number: int = Field(description="The first line of the record that belongs to it, from 1.")
    seat: SeatNumber
    part: int
    hidden: bool = Field(description="Whether anything was hidden from somebody then.")
    exact: bool = Field(description="Whether its part of the game is solved.")
    before: int = Field(description="The last version before it.")
    after: int = Field(description="The version with which it was done.")
    when: str = Field(description="Where in the game it was, in words.")
    told: str = Field(description="What was decided, in words.")
    grade: str
    topic: str | None = Field(description="What it lost chance by; null where it lost none.")
    know: ReviewJudged
    open: ReviewJudged
    apart: str = Field(
        "", description="In words: what is best with all cards open, where that is another choice."
    )
    reasons: list[str] = Field(description="What speaks for the best choice, in words.")
    reasons_played: list[str] = Field([], description="What follows from what was played.")
    answered: bool = Field(description="Whether it can be shown how it is answered.")
    grid: ReviewCards | ReviewWarriors = Field(description="What could be known.")


class ReviewTurn(Message):
    """A decision by what its seat could know, while the review is still being made."""

    number: int = Field(description="The first line of the record that belongs to it, from 1.")
    seat: SeatNumber
    part: int
    hidden: bool = Field(description="Whether anything was hidden from somebody then.")
    exact: bool = Field(description="Whether its part of the game is solved.")
    before: int = Field(description="The last version before it.")
    after: int = Field(description="The version with which it was done.")
    when: str = Field(description="Where in the game it was, in words.")
    told: str = Field(description="What was decided, in words.")
    grade: str
    know: ReviewJudged
    reasons: list[str] = Field(description="What speaks for the best choice, in words.")
    reasons_played: list[str] = Field([], description="What follows from what was played.")


class ReviewSurrender(Message):
    """That a part of the game ended by surrender."""

    number: int = Field(description="Of the decision.")
    part: int
    told: str = Field(description="Who surrendered, and what was left then, in words.")


class Review(Message):
    """What each decision of a finished game was worth."""

    effort: EffortName
    grades: list[ReviewGrade]
    seats: list[ReviewSeat]
    decisions: list[ReviewDecision]
    surrenders: list[ReviewSurrender] = Field(default_factory=list)


class ReviewInfo(Message):
    """How far the review of a table is, and the review once it is done."""

    effort: EffortName
    status: ReviewStatus
    done: int = Field(description="Pieces of work.")
    total: int = Field(description="Not known, and 0, before the first of them.")
    review: Review | None
    so_far: list[ReviewTurn] = Field(
        description="The decisions of people that are known while the review is being made."
    )


class ReviewLine(Message):
    """A choice at a decision, played on the board of then step by step, with its answers."""

    steps: list[Moment] = Field(description="The first one is before it.")
    seats: list[SeatNumber] = Field(description="Who acts in each step but the first.")
    told: list[str] = Field(description="What is done in each step but the first, in words.")
    proved: int = Field(
        description="So many of them are the choice, or proved to be best. The rest is likely."
    )
    imagined: bool = Field(description="Whether others' cards are imagined from there on.")


class ReviewTopic(Message):
    """What a person lost chance by in a game."""

    topic: str
    decisions: int
    lost: int = Field(description="Chance in all, in millionths.")
    most: int = Field(description="What the costliest of them lost.")
    number: int = Field(description="The first line of the record that belongs to that one.")
    seat: SeatNumber = Field(description="Whose it was.")


class MyReview(Message):
    """What a person's decisions at a table came to."""

    table: str
    game: str
    status: ReviewStatus
    decisions: int
    average: Estimated | None = Field(description="The chance that a decision gave up, on average")
    topics: list[ReviewTopic]


class MyReviews(Message):
    """The same for the finished tables that a browser names, where it has a seat."""

    tables: list[MyReview]
