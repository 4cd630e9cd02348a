"""What a client sends: the first words of a connection, and commands that change a table.

Everything that changes a table has an id of the client's choice: sent again after a cut with the
same id, it is done once.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter
from pydantic_core import from_json

from kachidoki.protocol.fields import (
    CommandId,
    Language,
    Level,
    Message,
    Name,
    SeatNumber,
    Token,
    Version,
)
from kachidoki.protocol.history import Earlier
from kachidoki.protocol.questions import AskHint, AskWays, Why
from kachidoki.protocol.reactions import React


class Hello(Message):
    """The first message of every connection: who you are and what you have already."""

    type: Literal["hello"] = "hello"
    token: Token | None = Field(
        default=None, description="Yours at this table; none for a spectator."
    )
    since: Version | None = Field(default=None, description="The last version you have, if any.")
    look: SeatNumber | None = Field(default=None, description="The seat whose view you want first.")
    language: Language = Field(default="en", description="Of all sentences sent to you.")


class TakeAction(Message):
    """Take an action for a seat of yours."""

    type: Literal["act"] = "act"
    id: CommandId
    version: Version = Field(description="The version whose view you act upon.")
    seat: SeatNumber
    action: Annotated[str, Field(max_length=100)] = Field(description="As `legal` lists it.")


class TakeBack(Message):
    """Take your latest step back, where the rules let you, or several of them at once."""

    type: Literal["take_back"] = "take_back"
    id: CommandId
    version: Version
    seat: SeatNumber
    steps: Annotated[int, Field(ge=1, le=100)] = Field(
        default=1, description="All of them, or none if not so many can be taken back."
    )


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
    bot: Level | None = Field(description="The bot, as in `/api/games`; null opens the seat.")


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
    """When a game is over: agree to another one with the same people and bots, or refuse.

    Once everybody agrees there is a table for it (`next` of the table), where everybody sits one
    seat further: two people change sides. Bots always agree.
    """

    type: Literal["rematch"] = "rematch"
    id: CommandId
    agree: bool = True


class Ping(Message):
    """Ask whether the server is there."""

    type: Literal["ping"] = "ping"


# What changes a table, and what makes another one.
Order = TakeAction | TakeBack | SetSeat | Leave | ComeBack | Show | Rename | Pause
Command = Order | Rematch
FromClient = Annotated[
    Hello | Look | Resync | Ping | Earlier | Why | AskWays | AskHint | React | Command,
    Field(discriminator="type"),
]
AnyFromClient = Hello | Look | Resync | Ping | Earlier | Why | AskWays | AskHint | React | Command
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
