"""What the columns of a dataset are: their names, their types, and what they mean.

The card of a dataset and the schema of its Parquet files are made from these descriptions; rows are
plain dictionaries, which tests hold to them.
"""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import BaseModel, Field

from kachidoki.protocol.fields import Message
from kachidoki.protocol.views import JorakuViewData, RokumonViewData

Byte = Annotated[int, Field(ge=0, le=255)]
VIEWS: Final[dict[str, type[BaseModel]]] = {"joraku": JorakuViewData, "rokumon": RokumonViewData}


class Decision(Message):
    """A row of the file itself: one decision of one seat."""

    game: int = Field(description="The game's number in this file, from 0.")
    seed: str = Field(
        description="The game's own seed, in hexadecimal digits. It deals the whole game, so it is "
        "no input for learning."
    )
    ply: int = Field(description="How many decisions there were in the game before, of all seats.")
    line: int = Field(
        description="The number of this action in the game's record, from 1, with what chance drew."
    )
    seat: int = Field(description="Who decides.")
    bot: str = Field(description="Which bot plays the seat.")
    view: JorakuViewData | RokumonViewData = Field(
        description="All that the seat knew then, as plain data; docs/protocol.md describes every "
        "field. Its `legal` has a column of its own."
    )
    legal: list[str] = Field(description="What the seat could do, as texts.")
    choice: int = Field(description="The place in `legal` of what it did, from 0.")
    action: str = Field(description="What it did.")
    index: int = Field(
        description="The index of that action among all of the game, which stays the same while "
        "the version of the rules does."
    )
    score: int = Field(description="What the seat had at the end of the game: an outcome.")
    rank: int = Field(description="Its place at the end, from 1: an outcome.")
    won: bool = Field(description="Whether it won: an outcome.")
    observation: list[Byte] | None = Field(
        default=None, description="The view as numbers (with --observations)."
    )
    mask: list[Byte] | None = Field(
        default=None, description="A one for each legal action (with --observations)."
    )
    place: int | None = Field(
        default=None, description="The place of the action in `mask` (with --observations)."
    )


NUMBERS: Final = ("observation", "mask", "place")  # only where they are asked for


class PlayedGame(Message):
    """A row of the file of games: how a game was set up, and how it ended."""

    game: int = Field(description="The game's number, as in the other file.")
    seed: str = Field(description="The game's own seed, in hexadecimal digits.")
    rules_version: int = Field(description="The version of the rules it was played by.")
    options: dict[str, str] = Field(description="All options of the game.")
    bots: list[str] = Field(description="Which bot plays each seat.")
    decisions: int = Field(description="How many rows it has in the other file.")
    scores: list[int] = Field(description="Of each seat, at the end.")
    ranking: list[int] = Field(description="Seats from first to last.")
    winners: list[int] = Field(description="Seats; none where nobody won.")
    reason: str = Field(description="Why it ended so: the name of an event of the game.")
    record: str = Field(description="The whole game as `kachidoki replay` reads it.")


def meanings(columns: type[BaseModel], observations: bool = True) -> dict[str, str]:
    """What each column means, by its name."""
    return {
        name: field.description or ""
        for name, field in columns.model_fields.items()
        if observations or name not in NUMBERS
    }
