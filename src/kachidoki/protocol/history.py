"""What happened at a table, as it is told: events, parts of the log, and earlier moments."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from kachidoki.protocol.facts import FactsField
from kachidoki.protocol.fields import CommandId, Message, SeatNumber, Version
from kachidoki.protocol.views import OutcomeField, ViewField


class EventInfo(Message):
    """Something that happened, as far as this seat may know it."""

    version: Version = Field(description="The version that told it.")
    key: str
    facts: FactsField
    rule: str
    section: str | None = Field(description="Where the rules explain it: `/rules/GAME#SECTION`.")
    text: str = Field(description="The sentence, in the connection's language.")
    line: str = Field(
        description="Events one after another with the same `line` are one line of the log, like "
        "a turn; an empty one joins the line before it."
    )
    head: str = Field(description="Whose line it is, or what it is about; may be empty.")
    brief: str = Field(description="What the event adds to its line in short; may be empty.")
    paid: str = Field(description="Who gets the `points` of the facts; empty if nobody does.")


class Earlier(Message):
    """Ask for the part of the log before an event, as the seat you look at was told it."""

    type: Literal["earlier"] = "earlier"
    id: CommandId
    before: Version = Field(description="The number of that event; `first` of an update is one.")


class Told(Message):
    """The answer: part of the log of the seat that you look at."""

    type: Literal["told"] = "told"
    version: Version
    id: str
    seat: SeatNumber | None = Field(description="Whose log it is; null is a spectator's.")
    first: Version = Field(description="The number of its first event, from 0.")
    events: list[EventInfo]


class Moment(Message):
    """A table as a seat, or a spectator, saw it after a version."""

    version: int
    first: int = Field(description="The version that began the game.")
    last: int
    seat: int | None
    view: ViewField
    events: list[EventInfo] = Field(description="What this version told.")
    outcome: OutcomeField | None


class Story(Message):
    """What a seat, or a spectator, was told: all of it, or the last part before an event."""

    version: int
    first: int = Field(description="The number of the first event, from 0; ask for those before.")
    events: list[EventInfo]


class Course(Message):
    """The moments of a finished game in which somebody acted; a pause, say, is none of them."""

    steps: list[int] = Field(description="Their versions, from the one that began the game.")
    turns: list[int] = Field(description="Those of them with which a turn ends, and the first.")
    judged: list[int] = Field(
        default=[], description="Those of them whose action a verdict can be asked about."
    )
