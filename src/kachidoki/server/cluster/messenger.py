"""Messages from one server to another, sealed; what is lost is noticed.

Redis delivers a message to whoever listens at that moment, and to nobody else. So every message
carries its sender and a number that grows by one: a server that misses one learns of it, and so
does one whose message could not be sent. Whatever was going on between the two is then cut, and
begun anew by whoever needs it. A message that arrives a second time is dropped.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

import structlog

from kachidoki.server.cluster.redis_client import (
    BACK_OFF,
    PREFIX,
    closed,
    ended,
    redis_client,
    whole,
)
from kachidoki.server.cluster.sealing import NotSealed, Sealer

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

log = structlog.get_logger("kachidoki.cluster")

BEAT: Final = 0.4  # seconds between two messages of a server to itself
MOST_UNHEARD: Final = 3  # of them that may be on their way before Redis counts as away
MOST_WAITING: Final = 10_000  # messages that wait to be sent before senders have to wait
MOST_WAITING_BYTES: Final = 64_000_000
MOST_AT_ONCE: Final = 500  # sent in one go
NUMBER: Final = 8  # bytes

Take = Callable[[bytes], None]
Cut = Callable[[str], None]


def nothing(_: object) -> None:
    """Do nothing: what is done as long as nobody said anything else."""


class Messenger(Protocol):
    """Carries messages to servers by their names."""

    name: str  # of this server

    async def send(self, server: str, message: bytes) -> None:
        """Send to one server, as soon as not too much waits; lost if that server is not there."""
        ...

    def send_soon(self, server: str, message: bytes) -> None:
        """Send without waiting; where too much waits it is lost, and told as cut."""
        ...

    def receive(self, take: Take) -> None:
        """What is done with every message that arrives here."""
        ...

    def when_cut(self, cut: Cut) -> None:
        """What is done, with a server's name, when messages to or from it may have been lost."""
        ...

    async def __aenter__(self) -> Messenger:
        """Begin to listen."""
        ...

    async def __aexit__(self, *_: object) -> None:
        """End."""
        ...


def new_name() -> str:
    """A name for a server, another one at each start."""
    return secrets.token_hex(8)


class LocalMessenger:
    """The messenger of a server that is alone: delivers to itself."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.take: Take = nothing
        self.cut: Cut = nothing

    async def __aenter__(self) -> LocalMessenger:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def send(self, server: str, message: bytes) -> None:
        """Deliver in the event loop's next turn, as one from elsewhere would arrive."""
        self.send_soon(server, message)

    def send_soon(self, server: str, message: bytes) -> None:
        """The same."""
        loop = asyncio.get_running_loop()
        if server == self.name:
            loop.call_soon(self.take, message)
        else:
            loop.call_soon(self.cut, server)

    def receive(self, take: Take) -> None:
        """What is done with every message."""
        self.take = take

    def when_cut(self, cut: Cut) -> None:
        """What is done when a message cannot be delivered: there is no other server."""
        self.cut = cut


def channel(server: str) -> str:
    """Where a server listens; also what its messages are sealed for."""
    return f"{PREFIX}server:{server}"


class RedisMessenger:
    """Carries messages through Redis; use as `async with`.

    It connects by itself, and again whenever Redis was away, which `connected` says.
    """

    def __init__(self, address: str, secret: str, name: str) -> None:
        self.name = name
        self.sealer = Sealer(secret)
        self.publishing = redis_client(address)
        self.listening = redis_client(address)
        self.take: Take = nothing
        self.cut: Cut = nothing
        self.connected = asyncio.Event()
        self.waiting: list[tuple[str, bytes]] = []  # sealed
        self.waiting_bytes = 0
        self.some = asyncio.Event()  # while any wait
        self.room = asyncio.Event()  # while not too many do
        self.room.set()
        self.sent: dict[str, int] = {}  # the latest number, by server
        self.heard: dict[str, int] = {}
        self.unheard = 0  # messages to oneself since something arrived
        self.patience: asyncio.Timeout | None = None  # while listening
        self.tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> RedisMessenger:
        work = (self.listen(), self.publish(), self.beat())
        self.tasks = [asyncio.create_task(each) for each in work]
        return self

    async def __aexit__(self, *_: object) -> None:
        await ended(self.tasks)
        self.connected.clear()
        for client in (self.publishing, self.listening):
            await closed(client)

    def receive(self, take: Take) -> None:
        """What is done with every message that arrives here."""
        self.take = take

    def when_cut(self, cut: Cut) -> None:
        """What is done when messages to or from a server may have been lost."""
        self.cut = cut

    async def send(self, server: str, message: bytes) -> None:
        """Send as soon as not too much waits."""
        while not self.room.is_set():
            await self.room.wait()
        self.send_soon(server, message)

    def send_soon(self, server: str, message: bytes) -> None:
        """Send without waiting; where too much waits, the message is lost."""
        number = self.sent[server] = self.sent.get(server, 0) + 1  # also of one that is lost
        if not self.room.is_set():
            self.tell_cut([server])
            return
        plain = b"".join((self.name.encode(), b"\0", number.to_bytes(NUMBER), message))
        sealed = self.sealer.seal(plain, channel(server))
        self.waiting.append((server, sealed))
        self.waiting_bytes += len(sealed)
        if len(self.waiting) >= MOST_WAITING or self.waiting_bytes >= MOST_WAITING_BYTES:
            self.room.clear()
        self.some.set()

    async def publish(self) -> None:
        """Send what waits, in its order."""
        while True:
            await self.some.wait()
            batch, self.waiting = self.waiting, []
            self.waiting_bytes = 0
            self.some.clear()
            self.room.set()
            for begin in range(0, len(batch), MOST_AT_ONCE):
                await self.publish_now(batch[begin : begin + MOST_AT_ONCE])

    async def publish_now(self, batch: list[tuple[str, bytes]]) -> None:
        """Send in one go; tells of servers that did not get theirs."""
        from redis.exceptions import RedisError

        try:
            async with self.publishing.pipeline(transaction=False) as pipeline:
                for server, sealed in batch:
                    pipeline.publish(channel(server), sealed)
                listeners = await whole(pipeline.execute())
        except (RedisError, OSError):
            missed = [server for server, _ in batch]
        else:
            reached = zip(batch, listeners, strict=True)
            missed = [server for (server, _), count in reached if not count]
        self.tell_cut(missed)

    def tell_cut(self, servers: list[str]) -> None:
        """Tell of servers whose messages may have been lost, each once."""
        for server in dict.fromkeys(servers):
            if server != self.name:
                asyncio.get_running_loop().call_soon(self.cut, server)

    async def beat(self) -> None:
        """Hear oneself, so that silence means that Redis is away.

        What counts is not time, but messages: a process that stood still may have much to read.
        """
        while True:
            if self.unheard > MOST_UNHEARD and self.patience is not None:
                self.patience.reschedule(0)
                self.patience = None
            self.send_soon(self.name, b"")
            self.unheard += 1
            await asyncio.sleep(BEAT)

    async def listen(self) -> None:
        """Take what arrives; connect again whenever the connection is gone."""
        from redis.exceptions import RedisError

        tries = 0
        while True:
            try:
                async with self.listening.pubsub(ignore_subscribe_messages=True) as inbox:
                    await whole(inbox.subscribe(channel(self.name)))
                    self.send_soon(self.name, b"")
                    await self.hear(inbox)
            except (RedisError, OSError) as error:  # a timeout is an OSError
                was, tries = self.connected.is_set(), tries + 1
                if was:
                    tries = 0
                    self.connected.clear()
                    log.warning("redis away", error=type(error).__name__)
                    self.tell_cut([*self.sent, *self.heard])
            await asyncio.sleep(BACK_OFF[min(tries, len(BACK_OFF) - 1)])

    async def hear(self, inbox: PubSub) -> None:
        """Take messages until none arrives for too long; raises TimeoutError then."""
        self.unheard = 0
        async with asyncio.timeout(None) as self.patience:
            async for message in inbox.listen():
                if message["type"] == "message" and self.arrived(message["data"]):
                    self.unheard = 0
                    if not self.connected.is_set():
                        self.connected.set()
                        log.info("redis connected")

    def arrived(self, sealed: bytes) -> bool:
        """Take one message; says whether it was one of the cluster's, and new."""
        try:
            plain = self.sealer.opened(sealed, channel(self.name))
        except NotSealed:
            log.warning("message not believed")
            return False
        sender, _, rest = plain.partition(b"\0")
        peer, number = sender.decode(), int.from_bytes(rest[:NUMBER])
        before = self.heard.get(peer, 0)
        if number <= before:
            return False  # somebody repeats what was once sent
        self.heard[peer] = number
        if peer == self.name:
            if len(rest) == NUMBER:
                return True  # a beat
        elif number != before + 1:
            self.cut(peer)
        try:
            self.take(rest[NUMBER:])
        except Exception:
            log.exception("message failed")  # one that cannot be worked must not end all others
        return True


def make_messenger(address: str | None, secret: str | None, name: str) -> Messenger:
    """The messenger of a server, through the Redis of its cluster if it has one."""
    if address is None:
        return LocalMessenger(name)
    assert secret is not None  # the settings see to it
    return RedisMessenger(address, secret, name)
