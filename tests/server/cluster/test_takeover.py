"""A server that dies, stands still, is cut off or leaves: others take its tables, nobody loses any.

Whoever stood still can never write to a table that another server works now, whatever it believes.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kachidoki.client import Seat, Server
from kachidoki.client import seat as client_seat
from kachidoki.core import Rng
from kachidoki.protocol import Clock
from kachidoki.server.storage import database as databases
from kachidoki.server.storage.fencing import DATABASE_NOW
from kachidoki.server.storage.schema import SERVERS, TABLES
from tests.async_test import async_test
from tests.server.storage.entries import commands_stored
from tests.server.support.cluster import LEASE, Cluster, StartCluster, ready
from tests.server.support.cutting import database_cutter
from tests.server.support.redis import RedisServer
from tests.server.support.servers import act_somehow, bots, seen_by_all, wish

ACT_2 = wish("rokumon", {"act": "campaign"})


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_seat, "LONGEST_WAIT", 0.2)


@asynccontextmanager
async def table_of_two(found: Cluster) -> AsyncIterator[tuple[str, list[Seat]]]:
    """A table of the first server, with two people who came in by the others' doors."""
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(Server(each.address)) for each in found.members]
        host = await servers[0].make(ACT_2)
        name = host.table.table
        guest = await servers[1].sit(name, "Guest")
        doors = zip(servers[1:], (str(host.token), str(guest.token)), strict=True)
        yield name, [await stack.enter_async_context(s.seat(name, t)) for s, t in doors]


async def play(seats: list[Seat], rng: Rng, actions: int) -> None:
    for _ in range(actions):
        acting = next(seat for seat in seats if seat.now.legal)
        await seen_by_all(seats, await act_somehow(acting, rng))


@async_test()
async def test_the_tables_of_a_killed_server_are_played_on_at_another(
    start_cluster: StartCluster, postgres_database: str
) -> None:
    async with (
        start_cluster(3) as found,
        table_of_two(found) as (name, seats),
    ):
        rng = Rng(b"killed")
        await play(seats, rng, 5)
        found.kill(found.owning(name))
        await play(seats, rng, 5)
        assert found.owning(name) in found.members
        made = [kind for kind, _ in commands_stored(postgres_database, name)]
        assert made.count("act") == 10


@async_test()
async def test_the_tables_of_a_killed_server_go_on_long_before_its_lease_is_over(
    start_cluster: StartCluster, postgres_database: str
) -> None:
    """Its sign of life is gone with it; only one that may still be there is waited for."""
    async with (
        start_cluster(3, lease_seconds=60) as found,
        table_of_two(found) as (name, seats),
    ):
        rng = Rng(b"soon")
        await play(seats, rng, 5)
        engine = databases.connect(postgres_database)
        with engine.begin() as connection:
            its = sa.select(SERVERS.c.name, SERVERS.c.alive_until)
            mine = TABLES.c.owner == SERVERS.c.name
            promised = connection.execute(its.join(TABLES, mine)).one()
        found.kill(found.owning(name))
        await play(seats, rng, 5)
        with engine.begin() as connection:
            assert connection.execute(sa.select(DATABASE_NOW)).scalar_one() < promised.alive_until
        engine.dispose()


@async_test()
async def test_a_server_that_stood_still_past_its_lease_never_writes_to_its_tables_again(
    start_cluster: StartCluster, postgres_database: str
) -> None:
    async with (
        start_cluster(3) as found,
        table_of_two(found) as (name, seats),
    ):
        rng = Rng(b"stopped")
        await play(seats, rng, 5)
        slept = found.owning(name)
        # Somebody who comes in by that server's own door, and an action that waits there for it.
        watching = await connect(f"{slept.socket}/api/tables/{name}/socket")
        await watching.send('{"type":"hello"}')
        await watching.recv()
        found.stop(slept)
        await play(seats, rng, 5)
        assert found.owning(name) is not slept
        before = commands_stored(postgres_database, name)
        found.go_on(slept)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await watching.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012  # come back
        assert commands_stored(postgres_database, name) == before
        async with Server(slept.address) as door, door.seat(name) as back:
            await play([*seats, back], rng, 3)  # as one of the cluster, it relays
        assert found.owning(name) is not slept


@async_test()
async def test_a_server_that_stood_still_opens_tables_again_that_nobody_has_taken_meanwhile(
    start_cluster: StartCluster,
) -> None:
    """It asked others to take them, who could not: they were its own. Visitors were sent away."""
    async with (
        start_cluster(3) as found,
        Server(found.members[0].address) as door,
    ):
        names = [(await door.make(ACT_2)).table.table for _ in range(12)]
        slept = found.members[0]
        found.stop(slept)
        await asyncio.sleep(2 * LEASE)
        found.go_on(slept)
        await ready(slept)
        for name in names:
            assert (await door.info(name)).table == name
            assert found.owning(name) is slept


@async_test()
async def test_a_server_that_leaves_hands_its_tables_over_while_people_play(
    start_cluster: StartCluster, postgres_database: str
) -> None:
    async with (
        start_cluster(3) as found,
        table_of_two(found) as (name, seats),
    ):
        rng = Rng(b"leaves")
        await play(seats, rng, 5)
        leaving = found.owning(name)
        going = asyncio.create_task(asyncio.to_thread(found.leave, leaving))
        await play(seats, rng, 20)
        await going
        assert leaving not in found.members
        assert found.owning(name) in found.members
        engine = databases.connect(postgres_database)
        with engine.connect() as connection:
            assert len(connection.execute(sa.select(SERVERS.c.name)).all()) == 2
        engine.dispose()


@async_test()
async def test_a_server_leaves_when_the_database_says_so(
    start_cluster: StartCluster, postgres_database: str
) -> None:
    async with (
        start_cluster(3) as found,
        table_of_two(found) as (name, seats),
    ):
        await play(seats, Rng(b"told"), 2)
        leaving = found.owning(name)
        engine = databases.connect(postgres_database)
        with engine.begin() as connection:
            mine = SERVERS.c.address == leaving.address.removeprefix("http://")
            connection.execute(sa.update(SERVERS).where(mine).values(leaving=True))
        engine.dispose()
        await asyncio.to_thread(found.awaited, leaving)
        await play(seats, Rng(b"on"), 5)


@async_test()
async def test_a_server_cut_off_from_the_database_sends_its_people_to_others(
    start_cluster: StartCluster, tmp_path: Path, postgres_database: str
) -> None:
    cutter, way = await database_cutter(tmp_path / "way", postgres_database)
    async with start_cluster(2) as found:
        cut_off = await found.start(database=way)
        found.members.insert(0, found.members.pop())
        async with table_of_two(found) as (name, seats):
            rng = Rng(b"cut off")
            await play(seats, rng, 5)
            assert found.owning(name) is cut_off
            for how in (cutter.hold, cutter.cut):
                how()
                await play(seats, rng, 5)
                assert found.owning(name) is not cut_off
                cutter.mend()
                async with Server(cut_off.address) as door, door.seat(name) as back:
                    await play([*seats, back], rng, 3)
    await cutter.close()


@async_test()
async def test_without_redis_nothing_is_lost_and_with_it_all_goes_on(
    start_cluster: StartCluster, redis: RedisServer
) -> None:
    async with (
        start_cluster(3) as found,
        table_of_two(found) as (name, seats),
    ):
        rng = Rng(b"redis")
        await play(seats, rng, 5)
        redis.empty()
        await play(seats, rng, 5)
        redis.kill()
        # Whoever comes in by the server that works the table plays on.
        async with Server(found.owning(name).address) as door:
            tokens = [str(seat.token) for seat in seats]
            async with door.seat(name, tokens[0]) as one, door.seat(name, tokens[1]) as two:
                await play([one, two], rng, 5)
        redis.start()
        await seen_by_all(seats, 1)
        async with Server(found.owning(name).address) as door, door.seat(name) as now:
            await seen_by_all(seats, now.now.version)
        await play(seats, rng, 5)


@async_test()
async def test_a_clock_runs_out_at_another_server_when_its_own_is_killed(
    start_cluster: StartCluster, postgres_database: str
) -> None:
    """Nobody is connected: the table is taken for its deadline alone."""
    async with start_cluster(2) as found:
        new = wish("rokumon", {"act": "1"}, clock=Clock(move=2), seats=bots("beginner"))
        async with Server(found.members[0].address) as server:
            name = (await server.make(new)).table.table
        found.kill(found.owning(name))
        while not any(kind == "zero" for kind, _ in commands_stored(postgres_database, name)):
            await asyncio.sleep(0.05)
        assert found.owning(name) is found.members[0]
