"""A table as everybody may know it: its game, seats, clocks and series."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from kachidoki.protocol.fields import Level, Message


class Clock(Message):
    """How much time there is; both limits may hold at once.

    A clock runs whenever its person is to act, also while nobody is connected; it stands while
    the table is paused, a bot plays, or the server does not run.
    """

    game: Annotated[int, Field(ge=1, le=86_400)] | None = Field(
        default=None, description="Seconds for the whole game, for each seat."
    )
    increment: Annotated[int, Field(ge=0, le=3600)] = Field(
        default=0, description="Seconds added to it after each turn."
    )
    move: Annotated[int, Field(ge=1, le=86_400)] | None = Field(
        default=None, description="Seconds for a single turn."
    )
    at_zero: Literal["move", "seat"] = Field(
        default="move", description="At zero a bot plays this turn, or takes the seat."
    )
    bot: Level = Field(default="casual", description="The level of that bot.")


class SeatInfo(Message):
    """A seat as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = Field(
        default=None,
        description="The bot that plays here, if one does: a level, or a name of the host's own.",
    )
    away: bool = Field(default=False, description="A bot plays for the person, who may come back.")
    quicker: str | None = Field(
        default=None,
        description="The level that answers for this bot for now, because it would take too long.",
    )
    shown: bool = Field(default=False, description="Spectators may see what this seat sees.")
    rematch: bool | None = Field(
        default=None,
        description="When the game is over: whether they agree to a rematch; null: not said yet.",
    )
    left: int | None = Field(
        default=None, description="Milliseconds on the clock when it last stood."
    )
    running: bool = Field(default=False, description="Whether its clock runs since this message.")


class Series(Message):
    """How the games of this party went so far, one rematch after another."""

    games: int = 0
    wins: list[int] = Field(default_factory=list, description="Of each seat.")
    streak: int = Field(default=0, description="Solo battles won in a row.")
    solo_won: bool = Field(default=False, description="Three in a row: the solo game is won.")


class TableInfo(Message):
    """A table as everybody sees it."""

    table: str
    title: str
    game: str
    rules: int
    options: dict[str, str]
    commitment: str = Field(description="The fingerprint of the deal's seed.")
    seed: str | None = Field(default=None, description="The seed itself, once the game is over.")
    status: Literal["open", "playing", "paused", "over"]
    seats: list[SeatInfo]
    host: int | None = Field(description="The seat of whoever made the table, if they have one.")
    clock: Clock | None
    listed: bool
    advice: bool = Field(
        description="Whether people may ask for hints and verdicts though others sit opposite."
    )
    series: Series
    next: str | None = Field(default=None, description="The table of the rematch.")


# From the server. Every message carries the table's version.
