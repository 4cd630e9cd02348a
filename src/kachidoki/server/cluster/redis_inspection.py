"""Looking at the Redis of a cluster without changing anything."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from kachidoki.core import BadOption
from kachidoki.server.cluster.host_orders import KEY
from kachidoki.server.cluster.overview import sorted_out
from kachidoki.server.cluster.questions import THINKERS
from kachidoki.server.cluster.redis_client import closed, redis_client
from kachidoki.server.cluster.sealing import NotSealed, Sealer
from kachidoki.server.storage.database import redacted


@dataclass(frozen=True)
class InspectedRedis:
    """What was found out about it."""

    address: str  # without its password
    problem: str = ""  # why servers cannot work with it; nothing if they can
    advice: str = ""  # what to do about the problem
    version: str = ""
    thinkers: int = 0  # processes that think for bots there


def inspect_redis(address: str, secret: str) -> InspectedRedis:
    """Whether servers could work with the Redis of an address; whatever is wrong is the finding."""
    return asyncio.run(_inspect(address, secret))


async def _inspect(address: str, secret: str) -> InspectedRedis:
    from redis.exceptions import AuthenticationError, RedisError, ResponseError

    shown = redacted(address)
    try:
        sealer, client = Sealer(secret), redis_client(address)
    except BadOption as error:
        problem, _, advice = str(error).partition(": ")
        return InspectedRedis(shown, problem, advice)
    try:
        version = str((await client.info("server"))["redis_version"])
        orders = await client.get(KEY)
        if isinstance(orders, bytes):
            sealer.opened(orders, KEY)
        seconds, _ = await client.time()
        said: Any = await client.hgetall(THINKERS)
        thinkers, _ = sorted_out(said, sealer, seconds * 1000)
    except NotSealed:
        return InspectedRedis(
            shown, "its cluster has another cluster_key", "give all servers the same cluster_key"
        )
    except (AuthenticationError, ResponseError):
        return InspectedRedis(
            shown, "it refuses this user or password", "write it as redis://:PASSWORD@HOST:PORT/0"
        )
    except (RedisError, OSError) as error:
        advice = "start it (Debian: systemctl start redis-server), or correct `cluster`"
        return InspectedRedis(shown, f"it does not answer: {type(error).__name__}", advice)
    finally:
        await closed(client)
    return InspectedRedis(shown, version=version, thinkers=len(thinkers))
