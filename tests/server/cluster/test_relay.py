"""Any server takes any visitor: nobody can tell which of them works the table."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kachidoki import catalog
from kachidoki.client import Server, ServerRefused
from kachidoki.core import Record, Rng, Table
from kachidoki.protocol import Beginning, NewTable
from tests.async_test import async_test
from tests.server.support.cluster import Cluster, StartCluster
from tests.server.support.servers import act_somehow, all_mine, play_to_the_end, seen_by_all, wish

ACT_2 = wish("rokumon", {"act": "2"})


@asynccontextmanager
async def servers(given: Cluster) -> AsyncIterator[list[Server]]:
    """A client of each server."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Server(each.address)) for each in given.members]


@async_test()
async def test_a_table_made_at_one_server_is_played_at_another_and_watched_at_a_third(
    start_cluster: StartCluster,
) -> None:
    async with (
        start_cluster(3) as found,
        servers(found) as (one, two, three),
    ):
        new = wish("joraku", {"players": "3"}, title="Three doors", listed=True)
        host = await one.make(new)
        name = host.table.table
        places = [host, await two.sit(name, "Second"), await three.sit(name, "Third")]
        with pytest.raises(ServerRefused, match="all seats are taken"):
            await two.sit(name, "Fourth")
        tokens = [str(place.token) for place in places]
        async with AsyncExitStack() as stack:
            doors = zip((three, one, two), tokens, strict=True)  # nobody where they sat down
            seats = [await stack.enter_async_context(s.seat(name, t)) for s, t in doors]
            watching = await stack.enter_async_context(two.seat(name))
            await watching.wait(
                lambda: watching.presence is not None and watching.presence.watching == 1
            )
            rng = Rng(b"three doors")
            for _ in range(40):
                acting = next(seat for seat in seats if seat.now.legal)
                await seen_by_all([*seats, watching], await act_somehow(acting, rng))
            for server in (one, two, three):
                assert (await server.info(name)).title == "Three doors"
                assert [each.table for each in await server.listed()] == [name]
                moment = await server.moment(name, at=seats[0].now.version)
                assert moment.view == watching.now.view
            await play_to_the_end([*seats, watching], rng)
            records = [await server.record(name) for server in (one, two, three)]
            assert len(set(records)) == 1
            record = Record.parse(records[0])
            assert Table.from_record(catalog.find(record.game, record.options), record).outcome
        assert found.owner(name) is not None


@async_test()
async def test_a_browser_has_one_cookie_whichever_server_answers(
    start_cluster: StartCluster,
) -> None:
    async with (
        start_cluster(2) as found,
        httpx.AsyncClient() as host,
        httpx.AsyncClient() as guest,
    ):
        one, two = (member.address for member in found.members)
        made = (await host.post(f"{one}/api/tables", json=ACT_2.model_dump())).json()
        name = made["table"]["table"]
        sat = await guest.post(f"{two}/api/tables/{name}/sit", json={"name": "Guest"})
        assert sat.status_code == 201
        assert "set-cookie" in sat.headers  # given by the server that works the table
        assert sat.headers["x-frame-options"]  # added where the visitor arrived
        for server in (one, two):
            me = await guest.get(f"{server}/api/tables/{name}/me")
            assert me.json()["seats"] == [1]
            mine = (await guest.get(f"{server}/api/mine", params={"table": [name]})).json()
            assert [each["seats"] for each in mine["tables"]] == [[1]]
            async with httpx.AsyncClient() as stranger:
                assert (await stranger.get(f"{server}/api/tables/{name}/me")).status_code == 401
        # A personal link, opened at the other server by a third browser.
        async with httpx.AsyncClient() as third:
            link = {"token": sat.json()["token"]}
            assert (
                await third.post(f"{two}/api/tables/{name}/return", json=link)
            ).status_code == 200
            for server in (one, two):
                mine = (await third.get(f"{server}/api/mine", params={"table": [name]})).json()
                assert [each["seats"] for each in mine["tables"]] == [[1]]


@async_test()
async def test_the_next_table_and_one_that_begins_where_another_stood_are_found_at_any_server(
    start_cluster: StartCluster,
) -> None:
    async with (
        start_cluster(2) as found,
        servers(found) as (one, two),
    ):
        host = await one.make(ACT_2)
        name = host.table.table
        guest = await two.sit(name, "Guest")
        tokens = [str(host.token), str(guest.token)]
        async with two.seat(name, tokens[0]) as first, one.seat(name, tokens[1]) as second:
            await play_to_the_end([first, second], Rng(b"next"))
            await second.rematch()
            again = await first.rematch()
            assert again is not None
            begun = first.now.table.series
        assert begun.games == 1
        place = await two.come_again(again, tokens[1])
        assert place.seats == [0]
        async with one.seat(again, tokens[1]) as first, two.seat(again, tokens[0]) as second:
            await seen_by_all([first, second], await act_somehow(first, Rng(b"again")))
        course = await two.course(name)
        on = NewTable(
            game="rokumon",
            options=host.table.options,
            seats=all_mine(2),
            after=Beginning(table=name, version=course.steps[1]),
        )
        for server in (one, two):
            made = await server.make(on)
            assert made.table.commitment == host.table.commitment


@async_test()
async def test_refusals_pass_through(start_cluster: StartCluster) -> None:
    async with (
        start_cluster(2) as found,
        servers(found) as (one, two),
    ):
        name = (await one.make(ACT_2)).table.table
        for server in (one, two):
            with pytest.raises(ServerRefused) as refused:
                await server.record(name)
            assert refused.value.code == "secret"
            with pytest.raises(ServerRefused) as refused:
                await server.info("nothing")
            assert refused.value.code == "no-such-table"
            async with httpx.AsyncClient() as http:
                wrong = await http.delete(f"{server.address}/api/tables/{name}/sit")
                assert (wrong.status_code, wrong.json()["code"]) == (405, "no-such-method")
                bad = await http.post(f"{server.address}/api/tables/{name}/sit", content=b"{")
                assert bad.json()["code"] == "bad-message"
                head = await http.head(f"{server.address}/api/tables/{name}")
                assert (head.status_code, head.content) == (200, b"")
            wire = f"{server.address.replace('http', 'ws')}/api/tables/"
            with pytest.raises(InvalidStatus) as denied:
                await connect(f"{wire}nothing/socket")
            assert denied.value.response.status_code == 404
            async with connect(f"{wire}{name}/socket") as socket:
                await socket.send(json.dumps({"type": "hello", "token": "a" * 43}))
                assert json.loads(await socket.recv())["code"] == "bad-token"
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008
            async with connect(f"{wire}{name}/socket") as socket:
                await socket.send('{"type":"hello"}')
                assert json.loads(await socket.recv())["type"] == "welcome"
                await socket.send(b"binary")
                while (told := json.loads(await socket.recv()))["type"] != "error":
                    pass
                assert told["code"] == "bad-message"


@async_test()
async def test_whoever_leaves_is_gone_at_the_server_that_works_the_table(
    start_cluster: StartCluster,
) -> None:
    """Presence is right: a connection that was closed, or cut, at another server's door."""
    async with (
        start_cluster(2) as found,
        servers(found) as (one, two),
    ):
        host = await one.make(ACT_2)
        name = host.table.table
        guest = await one.sit(name, "Guest")

        async with one.seat(name, str(host.token)) as seat:

            async def see(here: bool) -> None:
                await seat.wait(
                    lambda: seat.presence is not None and seat.presence.here == [True, here]
                )

            for how in ("closed", "cut"):
                socket = await connect(f"{found.members[1].socket}/api/tables/{name}/socket")
                await socket.send(json.dumps({"type": "hello", "token": guest.token}))
                await see(True)
                if how == "closed":
                    await socket.close()
                else:
                    socket.transport.abort()
                await see(False)
            # And whoever reads nothing is ended, and holds nothing up.
            slow = await connect(
                f"{found.members[1].socket}/api/tables/{name}/socket", max_queue=1, compression=None
            )
            await slow.send(json.dumps({"type": "hello", "token": guest.token}))
            await see(True)
            slow.transport.pause_reading()
            async with two.seat(name, str(guest.token)) as other:
                rng = Rng(b"slow")
                while seat.now.table.status != "over":
                    acting = next(each for each in (seat, other) if each.now.legal)
                    await seen_by_all([seat, other], await act_somehow(acting, rng))
            slow.transport.abort()
            await see(False)


@async_test()
async def test_connections_are_counted_at_the_door_wherever_their_table_is_worked(
    start_cluster: StartCluster,
) -> None:
    """A server's own limit counted only sockets at its own tables."""
    async with (
        start_cluster(2, most_connections=2) as found,
        servers(found) as (one, _),
        AsyncExitStack() as stack,
    ):
        name = (await one.make(ACT_2)).table.table
        worked, door = (f"{each.socket}/api/tables/{name}/socket" for each in found.members)
        for _ in range(2):
            await stack.enter_async_context(connect(door))
        with pytest.raises(InvalidStatus) as denied:
            await connect(door)
        assert json.loads(denied.value.response.body or b"")["code"] == "full"
        async with connect(worked) as socket:  # where the others' sockets are not
            await socket.send('{"type":"hello"}')
            assert json.loads(await socket.recv())["type"] == "welcome"
