"""Opening Redis, which carries what the processes of a cluster tell each other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeVar

from kachidoki.core import BadOption

if TYPE_CHECKING:
    from redis.asyncio import Redis

Found = TypeVar("Found")

PREFIX: Final = "kachidoki:"  # of all names in Redis
BACK_OFF: Final = (0.05, 0.1, 0.2, 0.5, 1.0)  # seconds before each try; the last again and again
MOST_CONNECTIONS: Final = 16  # of one client; who needs one more waits
PATIENCE: Final = 1.0  # seconds that Redis may take to answer before it counts as away


def redis_client(address: str, patience: float = PATIENCE) -> Redis:
    """A client that tries everything once: whoever uses it says what happens while Redis is away.

    It connects with the first command. Raises BadOption if redis-py is not installed.
    """
    try:
        from redis.asyncio import BlockingConnectionPool, Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ModuleNotFoundError:
        raise BadOption("a cluster needs redis: pip install 'kachidoki[cluster]'") from None
    pool: BlockingConnectionPool = BlockingConnectionPool.from_url(
        address,
        max_connections=MOST_CONNECTIONS,
        timeout=patience,  # until one of them is free
        socket_connect_timeout=patience,
        socket_timeout=patience,
        retry=Retry(NoBackoff(), 0),
    )
    return Redis.from_pool(pool)


async def closed(client: Redis) -> None:
    """Close a client, whatever Redis does."""
    with suppress(Exception):
        await whole(client.aclose())


async def whole(work: Awaitable[Found]) -> Found:
    """Do something with Redis to its end, even if whoever waits for it is cancelled meanwhile.

    redis-py forgets a connection that is cancelled while it is made, and then it is never closed.
    """
    doing = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(doing)
    except asyncio.CancelledError:
        await asyncio.wait([doing])
        doing.cancelled() or doing.exception()  # so that nobody misses it
        raise


async def ended(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks, and wait until they have ended."""
    left = list(tasks)
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
