"""Tables that another server of the cluster works: read as they are stored, and never changed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from kachidoki.protocol import TableInfo
from kachidoki.server.tables.hosted_table import HostedTable
from kachidoki.server.tables.services import Services

MOST: Final = 200  # tables that are kept, until they change


class ReadTable(Protocol):
    """A table to look at: a room, or a stored table."""

    @property
    def hosted(self) -> HostedTable:
        """The table with all that is stored of it."""
        ...

    @property
    def version(self) -> int:
        """The last one that is stored."""
        ...

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        ...


class StoredTable:
    """A table as it was last stored, with its clocks going on."""

    def __init__(self, services: Services, hosted: HostedTable) -> None:
        self.services = services
        self.hosted = hosted
        self.version = hosted.version
        self.clocks = hosted.clocks()
        if hosted.clocks_at is not None:
            since = max(0, services.clock_now() - hosted.clocks_at)
            self.clocks.run(hosted.thinking(), services.source.ticks() - since)

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return self.hosted.info(self.clocks, self.services.source.ticks())


class StoredTables:
    """Reads tables; one that has not changed is not read again."""

    def __init__(self, services: Services, read: Callable[[str], Awaitable[HostedTable]]) -> None:
        self.services = services
        self.read = read
        self.known: OrderedDict[str, tuple[object, StoredTable]] = OrderedDict()

    async def table(self, name: str) -> StoredTable:
        """A table as it is stored now. Raises Refusal if there is none, or it cannot be read."""
        stamp = await self.services.store.stamp(name)
        known = self.known.get(name)
        if known is None or known[0] != stamp:
            known = stamp, StoredTable(self.services, await self.read(name))
        self.known[name] = known
        self.known.move_to_end(name)
        if len(self.known) > MOST:
            self.known.popitem(last=False)
        return known[1]

    async def taken(self, name: str) -> HostedTable:
        """A table that this server has just taken: as it was read before, if that still holds."""
        known = self.known.pop(name, None)
        if known is not None and known[0] == await self.services.store.stamp(name):
            return known[1].hosted
        return await self.read(name)
