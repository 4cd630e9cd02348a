"""How much one address may have of a whole cluster: new tables, and open connections.

Every server counts for itself, as one that is alone does. In a cluster they also count together, in
Redis, so that nobody gets more by going through several doors. While Redis is away, a server's own
count decides, and nobody is kept waiting. Addresses are never written there: only what can be made
from them with the cluster's secret.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from typing import Any, Final

import structlog
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from kachidoki.protocol import Refusal
from kachidoki.server.cluster.redis_client import PREFIX, closed, ended, redis_client, whole
from kachidoki.server.edge.limits import Buckets, Counts
from kachidoki.server.edge.middleware import address_of, failure
from kachidoki.server.ops.metrics import Metrics
from kachidoki.server.ops.repeated_lines import RepeatedLine
from kachidoki.server.ops.settings import Settings

log = structlog.get_logger("kachidoki.limits")

HOUR: Final = 3600
KEPT: Final = 30  # seconds after which a connection that nobody mentions again is forgotten
MENTIONED: Final = 8.0  # seconds between two times that a server mentions its connections
AWAY: Final = 1.0  # seconds for which Redis is not asked once it did not answer
PATIENCE: Final = 0.5  # seconds that anybody waits for it

# A connection more, unless there are too many; Redis does all of it at once, by its own clock.
ENTER: Final = """
local now = tonumber(redis.call('TIME')[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
redis.call('ZADD', KEYS[1], now + tonumber(ARGV[3]), ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1
"""


class LocalLimits:
    """The limits of one server; use as `async with`."""

    def __init__(self, settings: Settings) -> None:
        each_hour = settings.tables_each_hour
        self.tables = Buckets(each_hour / HOUR, each_hour)
        self.connections = Counts(settings.most_connections, settings.most_connections_each)

    async def __aenter__(self) -> LocalLimits:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def new_table(self, address: str, now: float) -> bool:
        """Whether an address may make one more table; `now` is in seconds of any steady clock."""
        return self.tables.take(address, now)

    async def enter(self, address: str) -> str | None:
        """Count a connection; says which limit forbids it, if one does."""
        return self.connections.enter(address)

    def exit(self, address: str) -> None:
        """A connection has ended."""
        self.connections.exit(address)


class SharedLimits(LocalLimits):
    """The limits of a cluster, counted in Redis; those of this server while that is away."""

    def __init__(self, settings: Settings, address: str, secret: str) -> None:
        super().__init__(settings)
        self.each_hour = settings.tables_each_hour
        self.most_each = settings.most_connections_each
        self.key = hashlib.sha256(b"kachidoki addresses" + secret.encode()).digest()
        self.client = redis_client(address, PATIENCE)
        self.mine: dict[str, list[str]] = {}  # connections here, by what their address is called
        self.alone = RepeatedLine(log, "warning", "counting alone")
        self.asked_again = 0.0  # when Redis may be asked after it was away
        self.tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> SharedLimits:
        self.do(self.mention())
        return self

    async def __aexit__(self, *_: object) -> None:
        await ended(self.tasks)
        await self.asked(self.forget([*self.mine.items()]))
        await closed(self.client)

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done beside."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def known_as(self, address: str) -> str:
        """A name that only the cluster can tell from others."""
        return hmac.digest(self.key, address.encode(), "sha256").hex()[:32]

    async def asked(self, work: Awaitable[Any]) -> Any:
        """What Redis says; None while it is away."""
        from redis.exceptions import RedisError

        if time.monotonic() < self.asked_again:
            if asyncio.iscoroutine(work):
                work.close()
            return None
        try:
            return await whole(work)
        except (RedisError, OSError) as error:
            self.alone.tell(error=type(error).__name__)
            self.asked_again = time.monotonic() + AWAY
            return None

    async def new_table(self, address: str, now: float) -> bool:
        """Whether an address may make one more table, here and in the cluster."""
        if not self.tables.take(address, now):
            return False
        made = await self.asked(self.made(self.known_as(address)))
        return made is None or made <= self.each_hour

    async def made(self, name: str) -> int:
        """Count one table more in this hour; returns how many that makes."""
        key = f"{PREFIX}tables:{name}:{int(time.time()) // HOUR}"
        async with self.client.pipeline(transaction=True) as pipeline:
            pipeline.incr(key)
            pipeline.expire(key, HOUR)
            count: int = (await pipeline.execute())[0]
        return count

    async def enter(self, address: str) -> str | None:
        """Count a connection, here and in the cluster."""
        limit = self.connections.enter(address)
        if limit is not None:
            return limit
        name, id_ = self.known_as(address), secrets.token_hex(8)
        asking = self.client.eval(ENTER, 1, connections_of(name), self.most_each, id_, KEPT)
        if await self.asked(asking) == 0:
            self.connections.exit(address)
            return "too-many"
        self.mine.setdefault(name, []).append(id_)
        return None

    def exit(self, address: str) -> None:
        """A connection has ended."""
        self.connections.exit(address)
        name = self.known_as(address)
        ids = self.mine[name]
        gone = ids.pop()
        if not ids:
            del self.mine[name]
        self.do(self.forgotten(name, gone))

    async def forgotten(self, name: str, id_: str) -> None:
        """Tell that one is gone."""
        await self.asked(self.forget([(name, [id_])]))

    async def forget(self, gone: list[tuple[str, list[str]]]) -> None:
        """Take connections out of the count."""
        async with self.client.pipeline(transaction=False) as pipeline:
            for name, ids in gone:
                if ids:
                    pipeline.zrem(connections_of(name), *ids)
            await pipeline.execute()

    async def mention(self) -> None:
        """Say again and again which connections there are, also to a Redis that was emptied."""
        while True:
            await asyncio.sleep(MENTIONED)
            await self.asked(self.mentioned())

    async def mentioned(self) -> None:
        """Say it once."""
        seconds, _ = await self.client.time()
        async with self.client.pipeline(transaction=False) as pipeline:
            for name, ids in self.mine.items():
                pipeline.zadd(connections_of(name), dict.fromkeys(ids, seconds + KEPT))
                pipeline.expire(connections_of(name), KEPT)
            await pipeline.execute()


class ConnectionLimits:
    """Counts connections where they arrive, wherever their table is worked."""

    def __init__(self, app: ASGIApp, limits: LocalLimits, metrics: Metrics) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a connection in unless there are too many; requests are no connections."""
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        address = address_of(scope)
        limit = await self.limits.enter(address)
        if limit is not None:
            self.metrics.refusals.labels(limit).inc()
            log.info("refused", code=limit)
            answer = failure(Refusal(limit, "too many connections: close some, or try later"))
            with suppress(WebSocketDisconnect):  # gone already
                await WebSocket(scope, receive, send).send_denial_response(answer)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.limits.exit(address)


def connections_of(name: str) -> str:
    """Where the connections of an address are counted."""
    return f"{PREFIX}connections:{name}"


def make_limits(settings: Settings) -> LocalLimits:
    """The limits of a server, or of the cluster that it belongs to."""
    if settings.cluster is None:
        return LocalLimits(settings)
    assert settings.cluster_key is not None  # the settings are checked together
    return SharedLimits(settings, settings.cluster, settings.cluster_key)
