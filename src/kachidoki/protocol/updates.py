"""What the server sends: where the table stands, what was done, and what was refused."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter, ValidationError

from kachidoki.protocol.fields import Message, SeatNumber, Version
from kachidoki.protocol.history import EventInfo, Told
from kachidoki.protocol.questions import Hints, Ways, WhyNot
from kachidoki.protocol.reactions import Reaction
from kachidoki.protocol.tables import TableInfo
from kachidoki.protocol.views import OutcomeField, ViewField

PROTOCOL: Final = 1


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
    view: ViewField | None = Field(description="Null until the game begins.")
    legal: list[str] = Field(description="What this seat may do now.")
    take_back: bool = Field(description="Whether this seat may take its latest step back.")
    events: list[EventInfo]
    outcome: OutcomeField | None
    table: TableInfo


class Done(Message):
    """A command was done and is stored; `version` is the one it made.

    Of a reaction, which is not stored: everybody was told, and `version` is the table's.
    """

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

    A table that cannot even be read, as while its database is gone, says this without a welcome,
    with the version 0, and closes the connection with the code 1012 when it can be: come back then.
    """

    type: Literal["storing"] = "storing"
    version: Version
    works: bool


class HostMessage(Message):
    """Something that whoever runs the server tells everybody, in their own words.

    It comes again after a reconnect, with the same id.
    """

    type: Literal["host_message"] = "host_message"
    version: Version
    id: str
    text: str


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
    Welcome
    | Update
    | Told
    | Done
    | Refused
    | Presence
    | Reaction
    | WhyNot
    | Ways
    | Hints
    | Storing
    | HostMessage
    | Closing
    | Pong,
    Field(discriminator="type"),
]
FROM_SERVER: Final[TypeAdapter[Any]] = TypeAdapter(FromServer)


def from_server(text: str | bytes) -> FromServer | None:
    """What a server says; None for a kind of message that only newer servers send.

    A server may be one version newer than its client: fields that the client does not know are
    left out. Raises ValidationError for what no server sends.
    """
    try:
        found: FromServer = FROM_SERVER.validate_json(text, extra="ignore")
    except ValidationError as error:
        if [each["type"] for each in error.errors()] == ["union_tag_invalid"]:
            return None
        raise
    return found
