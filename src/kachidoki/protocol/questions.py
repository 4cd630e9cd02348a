"""Questions that change nothing: why not, what would be good, how good was that."""

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


class AskHint(Message):
    """Ask what a strong bot would do in a seat of yours; refused while people sit opposite.

    Unless the table was made with `advice`.
    """

    type: Literal["hint"] = "hint"
    id: CommandId
    seat: SeatNumber


class HintInfo(Message):
    """A good action, what would follow it, the chance to win, and why."""

    action: str
    then: list[str]
    told: str = Field(description="The action and what would follow it, in words.")
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
