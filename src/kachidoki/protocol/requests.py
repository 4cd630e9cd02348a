"""What is asked and answered over HTTP: making tables, sitting down, coming back."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from kachidoki.joraku.board import LONGEST as LONGEST_BOARD
from kachidoki.protocol.fields import Level, Message, Name, SeatNumber, Token, Version
from kachidoki.protocol.tables import Clock, TableInfo
from kachidoki.protocol.views import OutcomeField


class SeatWish(Message):
    """Who shall sit at a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = Field(default=None, description="Of the person; your own if left out.")
    bot: Level | None = Field(
        default=None, description="A bot of `/api/games`: a level, or one of the host's own."
    )


class Beginning(Message):
    """A moment of a finished table, to be played on from."""

    table: Annotated[str, Field(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
    version: Version


class NewTable(Message):
    """A table to be made."""

    game: Annotated[str, Field(max_length=20)]
    options: dict[Annotated[str, Field(max_length=20)], Annotated[str, Field(max_length=1000)]] = (
        Field(default_factory=dict)
    )
    board: Annotated[str, Field(max_length=LONGEST_BOARD)] | None = Field(
        default=None, description="Joraku: a TOML file of score rows, as text."
    )
    title: Name | None = None
    name: Name = Field(default="Host", description="Yours.")
    seats: list[SeatWish] | None = Field(
        default=None,
        max_length=9,
        description="One for each seat; yours, then open ones, if left out.",
    )
    clock: Clock | None = None
    after: Beginning | None = Field(
        default=None, description="Play on from a finished game; the same cards come."
    )
    listed: bool = Field(
        default=False, description="Whether strangers find it in the list of tables."
    )
    advice: bool = Field(default=False, description="As everybody sees it in `TableInfo`.")


class Sit(Message):
    """Take a seat, or the first open one."""

    name: Name
    seat: SeatNumber | None = None


class Return(Message):
    """Your personal link, used on another device; or the way from a table to its rematch."""

    token: Token | None = None
    before: Annotated[str, Field(max_length=40)] | None = Field(
        default=None, description="Instead of the token: a table that this device has one of."
    )


class Seated(Message):
    """Your place at a table. The token is told here only: it is your personal link."""

    table: TableInfo
    token: str | None = Field(description="Null where you have one already.")
    seats: list[int]
    host: bool


class Tables(Message):
    """Tables that strangers may join or watch."""

    tables: list[TableInfo]


class MyTable(Message):
    """A table that a browser has been at, and how its person stands there."""

    table: TableInfo
    version: Version
    changed: int = Field(description="When something last happened, in milliseconds since 1970.")
    seats: list[int] = Field(description="Yours; none where you only watch.")
    to_act: list[int] = Field(description="The seats that the game waits for; none while paused.")
    scores: list[int] = Field(
        description="The points of each seat so far; empty where none are counted."
    )
    act: int | None = Field(description="The act that is played, where a game has acts.")
    outcome: OutcomeField | None


class MyTables(Message):
    """Tables that a browser has been at, in the order in which it named them."""

    tables: list[MyTable]
    gone: list[str] = Field(description="The names of those that are no more.")


class Failure(Message):
    """Why a request was refused."""

    code: str
    message: str
    possible: list[str] = Field(default_factory=list)
