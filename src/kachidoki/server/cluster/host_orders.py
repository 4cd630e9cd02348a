"""What whoever runs a cluster wants of all its servers: whom to refuse, and what to tell everybody.

It is one sealed value in Redis, with a number that grows with every change. Every server looks at
it once a second, so that nothing is missed and one that starts later knows it too. Servers keep
what they know while Redis is away, and put it back into one that was emptied. Whom to refuse is
stored in the database too, and read from there when the number grows, and every few seconds.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from kachidoki.core import BadOption
from kachidoki.server.cluster.redis_client import PREFIX, redis_client
from kachidoki.server.cluster.sealing import NotSealed, Sealer
from kachidoki.server.edge.bans import Bans, now_ms

log = structlog.get_logger("kachidoki.cluster")

KEY: Final = f"{PREFIX}host"
EVERY: Final = 1.0  # seconds between two looks
STORED: Final = 10  # looks between two at the database
TOLD: Final = 600  # seconds for which it is known how many were told something
MOST_BANS: Final = 10_000
LONGEST_MESSAGE: Final = 500  # characters
TRIES: Final = 5  # to change what somebody else changes too


@dataclass(frozen=True)
class HostWords:
    """Something to tell everybody, also those who come before a time in ms since 1970."""

    id: str
    text: str
    until: int


@dataclass(frozen=True)
class Orders:
    """All that is wanted now."""

    number: int = 0
    bans: dict[str, int | None] = field(default_factory=dict)  # until when; None is for ever
    message: HostWords | None = None

    def packed(self) -> bytes:
        """As bytes, to be sealed."""
        return json.dumps(asdict(self)).encode()

    @staticmethod
    def unpacked(data: bytes) -> Orders:
        """The same again."""
        found = json.loads(data)
        message = found["message"]
        return Orders(
            found["number"], found["bans"], None if message is None else HostWords(**message)
        )


class OrdersWatch:
    """Keeps a server to its cluster's orders."""

    def __init__(
        self,
        address: str,
        secret: str,
        server: str,
        bans: Bans,
        stored: Callable[[], dict[str, int | None]],
        tell: Callable[[HostWords], int],
        shut_out: Callable[[], None],
    ) -> None:
        self.sealer = Sealer(secret)
        self.redis = redis_client(address)
        self.server = server  # this one's name
        self.bans = bans
        self.stored = stored  # reads the bans of the database, and may take long
        self.tell = tell  # gives how many were told
        self.shut_out = shut_out  # ends connections of those who are refused now
        self.known = Orders()
        self.from_database: dict[str, int | None] = {}

    async def watch(self) -> None:
        """Look again and again, for ever."""
        from redis.exceptions import RedisError

        looks = 0
        try:
            while True:
                if looks % STORED == 0:
                    await self.look_at_database()
                looks += 1
                try:
                    await self.look()
                except (RedisError, OSError):
                    pass  # away: what is known holds
                except NotSealed:
                    log.warning("orders not believed")
                await asyncio.sleep(EVERY)
        finally:
            await self.redis.aclose()

    async def look(self) -> None:
        """Take what is new; put back what Redis has lost."""
        sealed = await self.redis.get(KEY)
        if not isinstance(sealed, bytes):
            if self.known.number:
                await self.redis.set(KEY, self.sealer.seal(self.known.packed(), KEY), nx=True)
            return
        orders = Orders.unpacked(self.sealer.opened(sealed, KEY))
        if orders.number > self.known.number:  # an older value put back by somebody is no order
            await self.obey(orders)

    async def obey(self, orders: Orders) -> None:
        """Do what is new in it."""
        before, self.known = self.known, orders
        await self.look_at_database()
        message = orders.message
        if message is not None and message != before.message and now_ms() < message.until:
            count = self.tell(message)
            async with self.redis.pipeline(transaction=True) as pipeline:
                pipeline.hset(told_by(message), self.server, str(count))
                pipeline.expire(told_by(message), TOLD)
                await pipeline.execute()

    async def look_at_database(self) -> None:
        """Refuse whom the database and the orders name; what was known holds while it is away."""
        with suppress(SQLAlchemyError):
            self.from_database = await asyncio.to_thread(self.stored)
        before, self.bans.until = self.bans.until, {**self.known.bans, **self.from_database}
        if set(self.bans.until) - set(before):
            self.shut_out()


def told_by(message: HostWords) -> str:
    """Where servers say how many they have told something."""
    return f"{PREFIX}told:{message.id}"


class RedisAway(BadOption):
    """Redis does not answer."""


async def change(address: str, secret: str, how: Callable[[Orders], Orders]) -> Orders:
    """Change the orders of a cluster; gives what they are then. Raises BadOption."""
    from redis.exceptions import RedisError, WatchError

    sealer, redis = Sealer(secret), redis_client(address)
    try:
        for _ in range(TRIES):
            async with redis.pipeline(transaction=True) as pipeline:
                await pipeline.watch(KEY)
                sealed = await pipeline.get(KEY)
                known = Orders()
                if isinstance(sealed, bytes):
                    known = Orders.unpacked(sealer.opened(sealed, KEY))
                orders = how(known)
                # Servers may know a higher number that an emptied Redis has lost.
                orders = replace(orders, number=max(known.number + 1, now_ms()))
                pipeline.multi()  # type: ignore[no-untyped-call]  # redis-py has no types here
                pipeline.set(KEY, sealer.seal(orders.packed(), KEY))
                try:
                    await pipeline.execute()
                except WatchError:
                    continue
                return orders
        raise BadOption("somebody else changes the same at the moment: try again")
    except NotSealed:
        raise BadOption("this cluster has another cluster_key: give the servers' own") from None
    except (RedisError, OSError) as error:
        raise RedisAway(f"Redis does not answer: {type(error).__name__}") from None
    finally:
        await redis.aclose()


async def count_told(address: str, message: HostWords, servers: int) -> list[int]:
    """How many connections each server has told something, once so many servers have said so.

    Those that have not said it within a few seconds are left out.
    """
    from redis.exceptions import RedisError

    redis = redis_client(address)
    found: Mapping[bytes | str, bytes | str] = {}
    try:
        with suppress(TimeoutError, RedisError, OSError):
            async with asyncio.timeout(3 * EVERY):
                while len(found) < servers:
                    found = await redis.hgetall(told_by(message))
                    await asyncio.sleep(0.05)
    finally:
        await redis.aclose()
    return [int(count) for count in found.values()]


def with_ban(orders: Orders, network: str, until: int | None) -> Orders:
    """One more address is refused; those whose time is over are forgotten."""
    now = now_ms()
    bans = {name: end for name, end in orders.bans.items() if end is None or end > now}
    bans[network] = until
    if len(bans) > MOST_BANS:
        raise BadOption(f"more than {MOST_BANS} addresses are banned: use a firewall")
    return replace(orders, bans=bans)


def without_ban(orders: Orders, network: str) -> Orders:
    """An address may come again."""
    return replace(orders, bans={k: v for k, v in orders.bans.items() if k != network})


def with_message(orders: Orders, text: str, minutes: int) -> Orders:
    """Something else is told."""
    text = " ".join(text.split())
    if not text or len(text) > LONGEST_MESSAGE or not text.isprintable():
        raise BadOption(f"a message has 1 to {LONGEST_MESSAGE} characters that can be printed")
    until = now_ms() + max(1, minutes) * 60_000
    return replace(orders, message=HostWords(secrets.token_hex(8), text, until))
