"""Questions that change nothing: why not, which ways, what would be good, how good was that."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from kachidoki.protocol.fields import CommandId, Message, SeatNumber, Version


class Why(Message):
    """Ask why an action is not open to a seat of yours now."""

    type: Literal["why"] = "why"
    id: CommandId
    seat: SeatNumber
    action: str = Field(max_length=100)


class WhyNot(Message):
    """The answer: the reason with its rule, or that the action is open."""

    type: Literal["why_not"] = "why_not"
    version: Version
    id: str
    text: str
    rule: str
    open: bool


class AskWays(Message):
    """Ask what the pieces of a seat of yours can do in its turn, or with a card it would play.

    Told from what the seat sees, so that a client need hold no rule. Ways are Joraku's; of
    Rokumon it tells what loses at once.
    """

    type: Literal["way"] = "way"
    id: CommandId
    seat: SeatNumber
    card: str | None = Field(
        default=None,
        max_length=100,
        description="The action that plays a card first, as `legal` lists it; null for the card "
        "that lies there already.",
    )


class JorakuStanding(Message):
    """A colour in an area, if the round ended now."""

    area: str
    colour: str
    rank: int = Field(description="1 is the first; 0 if it is not there.")
    points: int = Field(description="What the area would pay it.")


class JorakuForecast(Message):
    """Ranks and points if the round ended now."""

    standings: list[JorakuStanding]
    totals: dict[str, int] = Field(description="Reputation by colour, with what all areas pay.")


class JorakuWay(Message):
    """Pieces of a kind that go somewhere in one go."""

    piece: Literal["samurai", "daimyo"]
    colour: str
    area: str | None = Field(description="Where they are; null is the supply.")
    to: str | None = Field(description="Where they go; null is back to the supply.")
    count: int = Field(description="How many go together.")
    actions: list[str] = Field(description="To be taken one after another, the card's included.")
    cost: int = Field(description="Action points; of placed Samurai how many of those that may be.")
    then: JorakuForecast = Field(description="Only what would be different.")


class Ways(Message):
    """The answer: where things stand, and every way from there."""

    type: Literal["ways"] = "ways"
    version: Version
    id: str
    now: JorakuForecast
    ways: list[JorakuWay]
    losing: list[str] = Field(
        description="Of `legal` in Rokumon: Moves and Surprises that lose the act at once, for "
        "they leave a line of the other clan open. Empty in Joraku."
    )


class AskHint(Message):
    """Ask what a strong bot would do in a seat of yours; refused while people sit opposite.

    Unless the table was made with `advice`.
    """

    type: Literal["hint"] = "hint"
    id: CommandId
    seat: SeatNumber


class HintStep(Message):
    """What is done in one go."""

    told: str = Field(description="In words, as the beginning of a line.")
    actions: list[str]


class HintInfo(Message):
    """A good action, what would follow it, the chance to win, and why."""

    action: str
    then: list[str]
    told: str = Field(description="The action and what would follow it, in words.")
    steps: list[HintStep] = Field([], description="The same step by step.")
    chance: float | None
    text: str


class Hints(Message):
    """The answer: the best few actions, the best first; none if you did something else."""

    type: Literal["hints"] = "hints"
    version: Version
    id: str
    hints: list[HintInfo]


class Judged(Message):
    """How good an action was."""

    text: str | None = Field(description="Null where the game is not solved, or nobody acted.")
    grade: Literal["best", "slower", "gave-away"] | None = Field(
        default=None, description="The best there was, as good but slower, or worse."
    )
