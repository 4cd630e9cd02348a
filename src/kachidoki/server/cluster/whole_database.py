"""A server that is in no cluster: every table of the database is its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from kachidoki.server.storage.fencing import Lease

Names = Callable[[set[str]], None]


def nothing(*_: object) -> None:
    """Do nothing: what is done as long as nobody said anything else."""


class WholeDatabase:
    """A server that is alone: the database's lock is its lease of every table."""

    name = ""
    shared = False  # whether other servers may work tables of this database
    peers: frozenset[str] = frozenset()  # other servers that count as alive
    staying: Mapping[str, int] = {}  # those that are not about to leave, with their formats
    address = ""  # for people: where this server listens
    lapsed = False  # whether nobody else can know that this server is alive
    leaving = False  # whether it takes no table any more

    def __init__(self) -> None:
        self.when_lost: Names = nothing  # is told which tables are not ours any more
        self.when_gone: Names = nothing  # is told which servers do not count as alive any more
        self.when_told_to_leave: Callable[[], None] = nothing

    async def begin(self) -> int | None:
        """Count as a server from now on; gives the database's time, in ms, if it is shared."""
        return None

    async def end(self) -> None:
        """Count as one no longer."""

    async def watch(self) -> None:
        """Stay one, for ever."""
        await asyncio.Event().wait()

    async def leave(self) -> None:
        """Take no table any more."""

    async def owner_of(self, table: str) -> str | None:  # noqa: ARG002
        """The server that a table belongs to; None if it is nobody's."""
        return None

    def next_owner(self, table: str, without: str) -> str:  # noqa: ARG002
        """The server that is to take a table when nobody works it: not one that seems lost."""
        return self.name

    async def take(self, table: str) -> Lease | None:
        """Make a table ours; None if there is none. Raises TableMoved if it is another's."""
        return Lease(table)

    def for_new(self, table: str) -> tuple[Lease, dict[str, Any]]:
        """The lease of a table that is about to be made, with what its row says of it."""
        return Lease(table), {}

    def hold(self, lease: Lease) -> None:
        """The new table is stored."""

    def holds(self, table: str) -> bool:  # noqa: ARG002
        """Whether a table is ours."""
        return True

    def pin(self, lease: Lease) -> None:
        """Keep a table, whatever becomes of its room, until it is unpinned as often."""

    def unpin(self, lease: Lease) -> None:
        """Do not keep it for this any more."""

    async def give(self, lease: Lease, to: str) -> bool:  # noqa: ARG002
        """Make a table another server's; whether it is."""
        return False

    def release(self, *leases: Lease) -> None:
        """Let others have tables, soon."""

    async def released(self) -> None:
        """Return when others can have what was released."""
