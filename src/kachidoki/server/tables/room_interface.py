"""What the parts of a room (its sender, its bots, its rest) know of the room they belong to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from pydantic import BaseModel

from kachidoki.core import Action
from kachidoki.server.edge.budget import Account
from kachidoki.server.storage.writer import Change
from kachidoki.server.tables.clocks import Clocks
from kachidoki.server.tables.connection_interface import ConnectionInterface
from kachidoki.server.tables.hosted_table import HostedTable
from kachidoki.server.tables.services import Services


class RoomInterface(Protocol):
    """A table in memory with its connections, as `Room` is one."""

    services: Services
    hosted: HostedTable
    clocks: Clocks
    account: Account  # whose time its bots take
    connections: list[ConnectionInterface]
    out_of_time: set[int]  # seats out of time, whose turn a bot finishes
    version: int  # the last one that is stored: all that anybody is told of
    closed: bool
    failed: bool  # whether it closes because something was not stored
    has_stored: bool

    @property
    def address(self) -> str:
        """On whose account bots think here."""
        ...

    def itself(self) -> RoomInterface:
        """The room, also where only a weak reference to it is kept."""
        ...

    def post(self, job: Callable[[], list[Change]]) -> None:
        """Have something done that nobody waits for."""
        ...

    def tell(self, message: BaseModel | bytes) -> None:
        """Send everybody the same."""
        ...

    def go_on(self) -> list[Change]:
        """The table can be stored again."""
        ...

    def bot_plays(self, seat: int, choose: Callable[[], Action | None]) -> list[Change]:
        """A bot's action, if the table still stands as it did when the bot thought."""
        ...
