"""Ways that can be cut, in a process of their own.

However busy the process of the test is with all its people, what goes this way is not held up: a
server that seems to be cut off is so because it was told.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self

from tests.server.support.child import Child
from tests.server.support.cutting import Cutter, Door, database_cutter, redis_cutter

BEFORE: Final = -10  # its turn on a busy machine: networks wait for nobody's cores


class Ways(Child):
    """All ways of a cluster: one to the database and one to Redis for each server, and one door.

    Use as `with`.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(__name__, folder / "ways")

    def __enter__(self) -> Self:
        self.address: str = self.ask(do="door")
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def to_database(self, folder: Path, database: str) -> tuple[Way, str]:
        """A way to a PostgreSQL on a socket, and the database's address by that way."""
        number, address = self.ask(do="database", folder=str(folder), database=database)
        return Way(self, number), address

    def to_redis(self, port: int) -> tuple[Way, str]:
        """A way to a Redis, and its address by that way."""
        number, address = self.ask(do="redis", port=port)
        return Way(self, number), address

    def add(self, port: int) -> None:
        """Send visitors to one more server, as soon as it is ready."""
        self.ask(do="add", port=port)

    def remove(self, port: int) -> None:
        """Send nobody there any more."""
        self.ask(do="remove", port=port)


class Way:
    """One of them."""

    def __init__(self, ways: Ways, number: int) -> None:
        self.ways = ways
        self.number = number

    def cut(self) -> None:
        """End everything, and let nothing through."""
        self.ways.ask(do="cut", number=self.number)

    def hold(self) -> None:
        """Let nothing through, without a word."""
        self.ways.ask(do="hold", number=self.number)

    def mend(self) -> None:
        """Let everything through again."""
        self.ways.ask(do="mend", number=self.number)

    def close(self) -> None:
        """End."""
        self.ways.ask(do="close", number=self.number)


class Standing:
    """The same, in the process itself."""

    def __init__(self) -> None:
        self.door = Door()
        self.cutters: list[Cutter] = []

    async def obey(self, words: dict[str, Any]) -> Any:
        """One request of the test."""
        match words:
            case {"do": "door"}:
                await self.door.__aenter__()
                return self.door.address
            case {"do": "database", "folder": folder, "database": database}:
                return self.known(*await database_cutter(Path(folder), database))
            case {"do": "redis", "port": port}:
                return self.known(*await redis_cutter(port))
            case {"do": "add", "port": port}:
                self.door.add(port)
            case {"do": "remove", "port": port}:
                self.door.remove(port)
            case {"do": "close", "number": number}:
                await self.cutters[number].close()
            case {"do": "cut" | "hold" | "mend" as how, "number": number}:
                getattr(self.cutters[number], how)()
        return None

    def known(self, cutter: Cutter, address: str) -> tuple[int, str]:
        """A new way has a number."""
        self.cutters.append(cutter)
        return len(self.cutters) - 1, address


def obey_all() -> None:
    """What the process does, until its input ends."""
    with suppress(PermissionError):
        os.nice(BEFORE)

    async def work() -> None:
        standing = Standing()
        while line := await asyncio.to_thread(sys.stdin.readline):
            print(json.dumps(await standing.obey(json.loads(line))), flush=True)

    asyncio.run(work())
