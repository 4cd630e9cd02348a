"""The protocol: every message that a client and the server exchange, typed.

What arrives is checked against these types and nothing else is accepted; docs/protocol.md is
made from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter
from pydantic_core import from_json

from kachidoki.joraku.board import LONGEST as LONGEST_BOARD
from kachidoki.server.parts import (
    CommandId,
    Language,
    Level,
    Message,
    Name,
    SeatNumber,
    Token,
    Version,
)
from kachidoki.server.questions import Hint, Hints, Why, WhyNot
from kachidoki.server.story import Earlier, EventInfo, Told

PROTOCOL: Final = 1

# From the client. Everything that changes a table has an id of the client's choice: sent again
# after a cut with the same id, it is done once.


class Hello(Message):
    """The first message of every connection: who you are and what you have already."""

    type: Literal["hello"] = "hello"
    token: Token | None = Field(
        default=None, description="Yours at this table; none for a spectator."
    )
    since: Version | None = Field(default=None, description="The last version you have, if any.")
    look: SeatNumber | None = Field(default=None, description="The seat whose view you want first.")
    language: Language = Field(default="en", description="Of all sentences sent to you.")


class Act(Message):
    """Take an action for a seat of yours."""

    type: Literal["act"] = "act"
    id: CommandId
    version: Version = Field(description="The version whose view you act upon.")
    seat: SeatNumber
    action: Annotated[str, Field(max_length=100)] = Field(description="As `legal` lists it.")


class TakeBack(Message):
    """Take your latest step back, where the rules let you."""

    type: Literal["take_back"] = "take_back"
    id: CommandId
    version: Version
    seat: SeatNumber


class Look(Message):
    """Lift the curtain for one of your seats, or watch a seat that is shown; null lowers it."""

    type: Literal["look"] = "look"
    seat: SeatNumber | None


class Resync(Message):
    """Send what happened since a version again."""

    type: Literal["resync"] = "resync"
    since: Version | None


class SetSeat(Message):
    """Host: seat a bot, or open the seat again before the start.

    In a game a bot can play only for a person who left, or as `replace_in` of `presence` says.
    """

    type: Literal["set_seat"] = "set_seat"
    id: CommandId
    seat: SeatNumber
    bot: Level | None = Field(description="The bot's level; null opens the seat.")


class Leave(Message):
    """Leave a seat: before the start it is open again, afterwards a bot may play for you."""

    type: Literal["leave"] = "leave"
    id: CommandId
    seat: SeatNumber


class ComeBack(Message):
    """Take your seat back from the bot that plays for you."""

    type: Literal["come_back"] = "come_back"
    id: CommandId
    seat: SeatNumber


class Show(Message):
    """Let spectators see what a seat of yours sees, or no longer."""

    type: Literal["show"] = "show"
    id: CommandId
    seat: SeatNumber
    on: bool


class Rename(Message):
    """Another name for a seat of yours."""

    type: Literal["rename"] = "rename"
    id: CommandId
    seat: SeatNumber
    name: Name


class Pause(Message):
    """Host: stop the clocks and the bots, or go on."""

    type: Literal["pause"] = "pause"
    id: CommandId
    on: bool


class Rematch(Message):
    """Host: when a game is over, make the next table with the same people and bots."""

    type: Literal["rematch"] = "rematch"
    id: CommandId


class Ping(Message):
    """Ask whether the server is there."""

    type: Literal["ping"] = "ping"


# What changes a table, and what makes another one.
Order = Act | TakeBack | SetSeat | Leave | ComeBack | Show | Rename | Pause
Command = Order | Rematch
FromClient = Annotated[
    Hello | Look | Resync | Ping | Earlier | Why | Hint | Command,
    Field(discriminator="type"),
]
AnyFromClient = Hello | Look | Resync | Ping | Earlier | Why | Hint | Command
FROM_CLIENT: Final[TypeAdapter[AnyFromClient]] = TypeAdapter(FromClient)
COMMAND_ID: Final[TypeAdapter[str]] = TypeAdapter(CommandId)


def id_in(text: str | None, most: int) -> str | None:
    """The id of a message that is refused unread, if there is a fitting one in its beginning.

    >>> id_in('{"type": "act", "id": "a1", "action": "far too lo', 40)
    'a1'
    >>> id_in('{"id": 5}', 40), id_in("[]", 40), id_in("{", 40), id_in("x", 40)
    (None, None, None, None)
    """
    if text is None:
        return None
    try:
        found = from_json(text[:most], cache_strings="none", allow_partial=True)
        return COMMAND_ID.validate_python(found.get("id")) if isinstance(found, dict) else None
    except ValueError:
        return None


# About a table: what everybody may know.


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
        default=None, description="The level of the bot that plays here, if one does."
    )
    away: bool = Field(default=False, description="A bot plays for the person, who may come back.")
    shown: bool = Field(default=False, description="Spectators may see what this seat sees.")
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
    clock: Clock | None
    listed: bool
    advice: bool = Field(
        description="Whether people may ask for hints and verdicts though others sit opposite."
    )
    series: Series
    next: str | None = Field(default=None, description="The table of the rematch.")


# From the server. Every message carries the table's version.


class Welcome(Message):
    """The answer to hello."""

    type: Literal["welcome"] = "welcome"
    version: Version
    protocol: int = PROTOCOL
    program: str
    seats: list[int] = Field(description="Which are yours.")
    host: bool


class Update(Message):
    """All that a connection sees now, and what happened since the version it had."""

    type: Literal["update"] = "update"
    version: Version
    since: Version = Field(
        description="The events are those after this version; at 0 a new log begins."
    )
    first: Version = Field(
        description="The number of the first event, from 0, of all that this seat was told. Where "
        "`since` is 0, that many are left out: ask for the `earlier` ones."
    )
    seat: SeatNumber | None = Field(description="Whose view it is; null is a spectator's.")
    curtain: list[int] = Field(description="Seats of yours to act behind the curtain: look first.")
    view: dict[str, Any] | None = Field(description="Null until the game begins.")
    legal: list[str] = Field(description="What this seat may do now.")
    take_back: bool = Field(description="Whether this seat may take its latest step back.")
    events: list[EventInfo]
    outcome: dict[str, Any] | None
    table: TableInfo


class Done(Message):
    """A command was done and is stored; `version` is the one it made."""

    type: Literal["done"] = "done"
    version: Version
    id: str


class Refused(Message):
    """A message was refused and changed nothing."""

    type: Literal["error"] = "error"
    version: Version
    code: str
    message: str
    possible: list[str] = Field(default_factory=list, description="What is possible instead.")
    id: str | None = Field(
        default=None, description="The command or question that was refused, if it had an id."
    )


class Presence(Message):
    """Who is connected."""

    type: Literal["presence"] = "presence"
    version: Version
    here: list[bool] = Field(description="For each seat, whether its person is connected.")
    replace_in: list[int | None] = Field(
        description="Milliseconds until the host may let a bot play; null while they are here."
    )
    watching: int


class Storing(Message):
    """Whether what is done at this table can be stored, as after a full disk.

    While it cannot, commands are refused as `not-stored` and bots and clocks stand still. When
    `works` is true again, send what was refused so once more, with the same id.
    """

    type: Literal["storing"] = "storing"
    version: Version
    works: bool


class Closing(Message):
    """The server shuts down; nothing is lost, come back after so many seconds."""

    type: Literal["closing"] = "closing"
    version: Version
    after: int


class Pong(Message):
    """The answer to ping."""

    type: Literal["pong"] = "pong"
    version: Version


FromServer = Annotated[
    Welcome | Update | Told | Done | Refused | Presence | WhyNot | Hints | Storing | Closing | Pong,
    Field(discriminator="type"),
]
FROM_SERVER: Final[TypeAdapter[Any]] = TypeAdapter(FromServer)


# Over HTTP.


class SeatWish(Message):
    """Who shall sit at a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = Field(default=None, description="Of the person; your own if left out.")
    bot: Level | None = Field(default=None, description="The level of a bot.")


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


class Failure(Message):
    """Why a request was refused."""

    code: str
    message: str
    possible: list[str] = Field(default_factory=list)
