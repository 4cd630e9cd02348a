"""Several servers on one PostgreSQL and one Redis, each a process that can be killed or stopped."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from kachidoki.server.ops.settings import Settings
from kachidoki.server.storage import database as databases
from kachidoki.server.storage.schema import SERVERS, TABLES
from tests.server.support.lives import Lives, free_port
from tests.server.support.redis import SECRET, RedisServer
from tests.server.support.servers import settings_for

LEASE = 1.2  # seconds


@dataclass
class Member:
    """One server of a cluster."""

    settings: Settings
    pid: int
    stopped: bool = False
    gone: bool = False

    @property
    def address(self) -> str:
        return f"http://{self.settings.host}:{self.settings.port}"

    @property
    def socket(self) -> str:
        return self.address.replace("http", "ws")


def addresses(database: str) -> list[str]:
    """Where the servers are that the database knows."""
    engine = databases.connect(database)
    with engine.connect() as connection:
        found = list(connection.execute(sa.select(SERVERS.c.address)).scalars())
    engine.dispose()
    return [f"http://{address}" for address in found]


@dataclass
class Cluster:
    """Its servers, and what can be done to them."""

    launcher: Lives
    folder: Path
    database: str
    redis: RedisServer
    members: list[Member] = field(default_factory=list)

    def settings(self, **more: Any) -> Settings:
        given = {
            "database": self.database,
            "cluster": self.redis.address,
            "cluster_key": SECRET,
            "lease_seconds": LEASE,
            "port": free_port(),
            **more,
        }
        return settings_for(self.folder, **given)

    async def start(self, bots: bool = False, **more: Any) -> Member:
        """One more server, once it answers, and the database knows where."""
        member = self.begin(bots, **more)
        await ready(member)
        while member.address not in addresses(self.database):
            await asyncio.sleep(0.01)
        return member

    def begin(self, bots: bool = False, **more: Any) -> Member:
        """One more server, from its first moment."""
        settings = self.settings(**more)
        pid = self.launcher.ask(do="start", settings=settings.model_dump(), bots=bots)
        member = Member(settings, pid)
        self.members.append(member)
        return member

    def kill(self, member: Member) -> None:
        """End a server as a power cut would."""
        os.kill(member.pid, signal.SIGKILL)
        self.awaited(member)

    def leave(self, member: Member) -> None:
        """Tell a server to go; returns when it is gone."""
        os.kill(member.pid, signal.SIGTERM)
        self.awaited(member)

    def tell_to_leave(self, member: Member) -> None:
        """The same, and it goes meanwhile."""
        os.kill(member.pid, signal.SIGTERM)

    def awaited(self, member: Member) -> None:
        """Return when a server is gone."""
        self.launcher.ask(do="await", pid=member.pid)
        member.gone = True
        self.members.remove(member)

    def stop(self, member: Member) -> None:
        """Let a server stand still."""
        os.kill(member.pid, signal.SIGSTOP)
        member.stopped = True

    def go_on(self, member: Member) -> None:
        """Let it go on."""
        os.kill(member.pid, signal.SIGCONT)
        member.stopped = False

    def owner(self, table: str) -> str | None:
        """The address of the server that the database names for a table."""
        engine = databases.connect(self.database)
        with engine.connect() as connection:
            question = sa.select(SERVERS.c.address).join(TABLES, TABLES.c.owner == SERVERS.c.name)
            found = connection.execute(question.where(TABLES.c.id == table)).scalar()
        engine.dispose()
        return None if found is None else f"http://{found}"

    def owning(self, table: str) -> Member:
        """The server that works a table."""
        (found,) = (each for each in self.members if each.address == self.owner(table))
        return found

    def others(self, table: str) -> list[Member]:
        """The servers that do not."""
        owner = self.owning(table)
        return [each for each in self.members if each is not owner]


async def ready(member: Member) -> None:
    """Wait until a server answers."""
    async with httpx.AsyncClient() as http:
        while True:
            with suppress(httpx.TransportError):
                if (await http.get(f"{member.address}/ready")).status_code == 200:
                    return
            await asyncio.sleep(0.01)


StartCluster = Callable[..., AbstractAsyncContextManager[Cluster]]  # of so many servers


@asynccontextmanager
async def cluster(
    launcher: Lives, folder: Path, database: str, redis: RedisServer, servers: int, **more: Any
) -> AsyncIterator[Cluster]:
    """So many servers, which know each other."""
    found = Cluster(launcher, folder, database, redis)
    try:
        await asyncio.gather(*(found.start(**more) for _ in range(servers)))
        yield found
    finally:
        for member in list(found.members):
            found.go_on(member)
            found.kill(member)
