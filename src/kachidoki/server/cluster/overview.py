"""What Redis knows of those who think, and of the questions that wait for them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from kachidoki.server.cluster.questions import QUICK, SLOW, THINKERS, own_stream
from kachidoki.server.cluster.sealing import NotSealed, Sealer

if TYPE_CHECKING:
    from redis.asyncio import Redis

ALIVE: Final = 2500  # milliseconds after which a thinker that said nothing counts as gone
FORGOTTEN: Final = 60_000  # and is forgotten


@dataclass(frozen=True)
class Seen:
    """What was last seen there."""

    quick: int = 0  # questions that thinkers can work on at the same time: short ones,
    slow: int = 0  # and others
    thinkers: int = 0
    bots: frozenset[str] = frozenset()  # own ones that some thinker has
    waiting: int = 0  # questions without an answer, of all servers
    ages: Mapping[str, float] = field(default_factory=dict)  # seconds of each stream's oldest one


async def look(client: Redis, sealer: Sealer, own_bots: Iterable[str]) -> Seen:
    """See who thinks and how much waits, also for these bots; raises what Redis raises."""
    streams = [QUICK, SLOW, *map(own_stream, own_bots)]
    async with client.pipeline(transaction=False) as pipeline:
        pipeline.time()
        pipeline.hgetall(THINKERS)
        for stream in streams:
            pipeline.xlen(stream)
            pipeline.xrange(stream, count=1)
        (seconds, micros), thinkers, *rest = await pipeline.execute()
    now = seconds * 1000 + micros // 1000
    alive, forgotten = sorted_out(thinkers, sealer, now)
    if forgotten:
        await client.hdel(THINKERS, *forgotten)
    return Seen(
        quick=sum(each["quick"] for each in alive),
        slow=sum(each["slow"] for each in alive),
        thinkers=len(alive),
        bots=frozenset(bot for each in alive for bot in each["bots"]),
        waiting=sum(rest[::2]),
        ages={stream: age(first, now) for stream, first in zip(streams, rest[1::2], strict=True)},
    )


def age(first: list[tuple[bytes, object]], now: int) -> float:
    """How many seconds ago the first entry of a stream was put there; 0 if there is none."""
    return max(0, now - int(first[0][0].split(b"-")[0])) / 1000 if first else 0.0


def sorted_out(
    thinkers: Mapping[bytes, bytes], sealer: Sealer, now: int
) -> tuple[list[dict[str, Any]], list[str]]:
    """What thinkers say of themselves that said it lately, and the names of those long gone."""
    alive, forgotten = [], []
    for name, sealed in thinkers.items():
        try:
            said = json.loads(sealer.opened(sealed, f"{THINKERS}:{name.decode()}"))
        except (NotSealed, UnicodeDecodeError):
            continue
        if now - said["at"] < ALIVE:
            alive.append(said)
        elif now - said["at"] > FORGOTTEN:
            forgotten.append(name.decode())
    return alive, forgotten
