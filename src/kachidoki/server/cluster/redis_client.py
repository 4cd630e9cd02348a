"""Opening Redis, which carries what the processes of a cluster tell each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kachidoki.core import BadOption

if TYPE_CHECKING:
    from redis.asyncio import Redis

PREFIX: Final = "kachidoki:"  # of all names in Redis
PATIENCE: Final = 1.0  # seconds that Redis may take to answer before it counts as away


def redis_client(address: str, patience: float = PATIENCE) -> Redis:
    """A client that tries everything once: whoever uses it says what happens while Redis is away.

    It connects with the first command. Raises BadOption if redis-py is not installed.
    """
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ModuleNotFoundError:
        raise BadOption("a cluster needs redis: pip install 'kachidoki[cluster]'") from None
    found: Redis = Redis.from_url(
        address,
        socket_connect_timeout=patience,
        socket_timeout=patience,
        retry=Retry(NoBackoff(), 0),
    )
    return found
