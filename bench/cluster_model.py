"""What a cluster needs for so many people, from what an action, a socket and a table cost.

The page about sizing explains it; `bench.cluster` measures what goes in.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Costs:
    """What one action, one socket and one table take."""

    server_ms: float  # CPU time an action, of all servers together
    postgres_ms: float
    redis_ms: float
    proxy_ms: float
    socket_kb: float
    table_kb: float


@dataclass(frozen=True)
class Needs:
    """What so many people at tables need, with every core used to 60 %."""

    tables: int
    actions: float  # a second
    servers: int  # processes, a core each
    memory_gb: float  # of all servers
    proxy_cores: float
    postgres_cores: float
    redis_cores: float  # one Redis has one


def needs(costs: Costs, people: int, at_a_table: float = 3.0, every: float = 6.0) -> Needs:
    """A table has so many people, and somebody there acts every few seconds.

    >>> needs(Costs(1.0, 0.5, 0.25, 0.1, 50, 100), 18_000).servers
    2
    """
    tables = int(people / at_a_table)
    actions = tables / every

    def cores(milliseconds: float) -> float:
        return actions * milliseconds / 1000 / 0.6

    return Needs(
        tables,
        actions,
        -int(-cores(costs.server_ms) // 1),
        (people * costs.socket_kb + tables * costs.table_kb) / 1e6,
        cores(costs.proxy_ms),
        cores(costs.postgres_ms),
        cores(costs.redis_ms),
    )
