"""Nobody gets more by going through several servers; while Redis is away each counts alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from kachidoki.server.cluster import shared_limits
from kachidoki.server.cluster.shared_limits import LocalLimits, SharedLimits, make_limits
from tests.async_test import async_test
from tests.server.support.redis import SECRET, RedisServer
from tests.server.support.servers import settings_for
from tests.server.support.thinking import until

ONE, OTHER = "192.0.2.1", "192.0.2.2"


@asynccontextmanager
async def servers(redis: RedisServer, folder: Path) -> AsyncIterator[list[SharedLimits]]:
    """The limits of two servers: three tables an hour, two connections each."""
    settings = settings_for(
        folder,
        cluster=redis.address,
        cluster_key=SECRET,
        tables_each_hour=3,
        most_connections_each=2,
    )
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(2):
            limits = make_limits(settings)
            assert isinstance(limits, SharedLimits)
            await stack.enter_async_context(limits)
            found.append(limits)
        yield found


@async_test()
async def test_one_server_counts_by_itself(tmp_path: Path) -> None:
    limits = make_limits(settings_for(tmp_path, tables_each_hour=1, most_connections_each=1))
    assert type(limits) is LocalLimits
    async with limits:
        assert [await limits.new_table(ONE, 0.0) for _ in range(2)] == [True, False]
        assert [await limits.enter(ONE) for _ in range(2)] == [None, "too-many"]
        limits.exit(ONE)
        assert await limits.enter(ONE) is None


@async_test()
async def test_tables_are_counted_together(
    redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_limits, "HOUR", 10**9)  # no hour ends during this test
    async with servers(redis, tmp_path) as (first, second):
        made = [await each.new_table(ONE, 0.0) for each in (first, second, first, second)]
        assert made == [True, True, True, False]
        assert await second.new_table(OTHER, 0.0)


@async_test()
async def test_connections_are_counted_together_and_those_that_end_make_room(
    redis: RedisServer, tmp_path: Path
) -> None:
    async with servers(redis, tmp_path) as (first, second):
        entered = [await each.enter(ONE) for each in (first, second, first, second)]
        assert entered == [None, None, "too-many", "too-many"]
        assert await first.enter(OTHER) is None
        second.exit(ONE)
        while await first.enter(ONE) is not None:
            await asyncio.sleep(0.01)
        assert await second.enter(ONE) == "too-many"


@async_test()
async def test_a_server_that_ended_leaves_no_connections_behind(
    redis: RedisServer, tmp_path: Path
) -> None:
    async with servers(redis, tmp_path) as (first, _):
        assert [await first.enter(ONE) for _ in range(3)] == [None, None, "too-many"]
    async with servers(redis, tmp_path) as (again, _):
        assert await again.enter(ONE) is None


@async_test()
async def test_connections_that_nobody_mentions_are_forgotten_and_a_redis_that_was_emptied_told(
    redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_limits, "KEPT", 1)
    monkeypatch.setattr(shared_limits, "MENTIONED", 0.05)
    async with servers(redis, tmp_path) as (first, second):
        assert [await first.enter(ONE) for _ in range(2)] == [None, None]
        redis.empty()
        while await second.enter(ONE) is None:  # told of them again
            second.exit(ONE)
            await asyncio.sleep(0.05)
        first.mine.clear()  # it was killed: nobody mentions them any more
        while await second.enter(ONE) is not None:
            await asyncio.sleep(0.05)


@async_test()
async def test_while_redis_is_away_every_server_counts_alone_and_nobody_waits_long(
    redis: RedisServer, tmp_path: Path
) -> None:
    async with servers(redis, tmp_path) as (first, second):
        redis.stop()
        for each in (first, second):
            assert [await each.enter(ONE) for _ in range(3)] == [None, None, "too-many"]
            assert [await each.new_table(ONE, 0.0) for _ in range(4)] == [True] * 3 + [False]
        redis.go_on()
        first.exit(ONE)
        await until(lambda: len(first.mine) == 1)


@async_test()
async def test_no_address_can_be_read_in_redis(redis: RedisServer, tmp_path: Path) -> None:
    with redis.recorded() as record:
        async with servers(redis, tmp_path) as (first, second):
            assert await first.enter(ONE) is None
            assert await first.new_table(ONE, 0.0)
            assert first.known_as(ONE) == second.known_as(ONE) != first.known_as(OTHER)
    assert b"kachidoki:connections:" in record
    assert b"kachidoki:tables:" in record
    assert ONE.encode() not in record
    assert SECRET.encode() not in record
