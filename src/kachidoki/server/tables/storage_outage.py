"""While nothing can be stored: a table whose change was not stored rests until it can be.

Bots and clocks stand still and commands are refused, so that no table tries in vain again and
again. Everybody at the table is told, and told again when it goes on. Whoever comes to a table that
cannot even be read is told the same, and let in when it can be.
"""

from __future__ import annotations

import asyncio
import random
import weakref
from collections.abc import Callable, Iterable
from typing import Final

from starlette.websockets import WebSocket

from kachidoki.protocol import Refusal, Storing
from kachidoki.server.storage.store import Store
from kachidoki.server.tables.room_interface import RoomInterface

LOOK_AGAIN: Final = 250  # milliseconds
FIRST_REST: Final = 250  # milliseconds after a second failure in a row; doubled at each one
LONGEST_REST: Final = 30_000
KEPT_WAITING: Final = 1_000  # milliseconds that whoever cannot be let in waits at least
MOST_WORDS: Final = 100  # messages of somebody who waits


class Failures:
    """Which tables failed lately, how often in a row, and until when they rest."""

    def __init__(self) -> None:
        self.rests: dict[str, tuple[int, int]] = {}

    def note(self, room: RoomInterface) -> None:
        """A room leaves memory: because it failed, or not."""
        name = room.hosted.name
        before, _ = self.rests.pop(name, (0, 0))
        if not room.failed:
            return
        count = 1 if room.has_stored else before + 1
        rest = 0.0 if count == 1 else min(LONGEST_REST, FIRST_REST * 2.0 ** (count - 2))
        until = room.services.source.ticks() + int(rest * random.uniform(0.75, 1.25))
        self.rests[name] = count, until

    def until(self, name: str) -> int:
        """The ticks until which a table rests."""
        return self.rests.get(name, (0, 0))[1]


class Rest:
    """The rest of one room."""

    def __init__(self, room: RoomInterface, until: int) -> None:
        # Weak, so that a room which closes is gone at once, and not when garbage is collected.
        self.room: RoomInterface = weakref.proxy(room)
        self.until = until
        self.timer: asyncio.TimerHandle | None = None

    @property
    def needed(self) -> bool:
        """Whether nothing can be stored now."""
        services = self.room.services
        return services.store.trouble is not None or services.source.ticks() < self.until

    def begin(self) -> bool:
        """Rest if that is needed, until it is not; whether it is."""
        if not self.needed:
            return False
        if self.timer is None:
            self.room.clocks.run(set(), self.room.services.source.ticks())
            self.room.tell(self.message())
            self._look_later()
        return True

    def check(self) -> None:
        """Refuse a command that could not be stored."""
        if self.begin():
            raise Refusal(
                "not-stored",
                "the server cannot store anything at the moment, so nothing happened; the table "
                "goes on by itself as soon as it can",
            )

    def message(self) -> Storing:
        """What the table is told."""
        return Storing(version=self.room.version, works=not self.needed)

    def end(self) -> None:
        """The room closes."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _look_later(self) -> None:
        self.timer = self.room.services.source.later(LOOK_AGAIN, self._look)

    def _look(self) -> None:
        if self.needed:
            self._look_later()
        else:
            self.timer = None
            self.room.tell(self.message())
            self.room.post(self.room.go_on)


async def watch(store: Store, rests: Callable[[], Iterable[Rest]]) -> None:
    """Have all tables in memory rest while nothing can be stored, for ever.

    A table at which nobody does anything would not notice it; its people shall know.
    """
    while True:
        await asyncio.sleep(LOOK_AGAIN / 1000)
        if store.trouble is not None:
            for rest in list(rests()):
                rest.begin()


async def keep_waiting(socket: WebSocket, store: Store, once: bool = False) -> None:
    """Tell somebody, whose table cannot be read, of the outage; they come back when it is over.

    With `once`, they come back after a moment, whether it is over or not.
    """
    await socket.accept()
    await socket.send_text(Storing(version=0, works=False).model_dump_json())
    gone = asyncio.create_task(_hear_out(socket))
    try:
        while not gone.done():
            # Not everybody at once: each comes back when it is let go.
            await asyncio.wait([gone], timeout=KEPT_WAITING * random.uniform(0.75, 1.5) / 1000)
            # Reading may have failed before anything was to be stored: then `ready` finds out.
            if not gone.done() and (once or (store.trouble is None and await store.ready())):
                told = "another server may read it" if once else "the table can be read again"
                await socket.close(1012, told)
                return
    finally:
        gone.cancel()


async def _hear_out(socket: WebSocket) -> None:
    """Drop what is said, until whoever says it goes away or says too much."""
    for _ in range(MOST_WORDS):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return
    await socket.close(1008, "nothing can be done now")
