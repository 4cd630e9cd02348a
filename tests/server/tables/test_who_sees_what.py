"""Seats, spectators and hosts: who may see what, and until when."""

from __future__ import annotations

import json

import httpx
import pytest

from kachidoki.client import Seat, Server, ServerRefused
from kachidoki.core import Rng
from kachidoki.protocol import SeatWish, Show
from tests.async_test import async_test
from tests.server.support.attack import Fort, greeted, heard, raw_request, refusal_of
from tests.server.support.servers import (
    act_somehow,
    party,
    play_to_the_end,
    seen_by_all,
    wish,
)

JORAKU = {"players": "3"}


async def shown(seat: Seat, number: int, on: bool) -> int:
    return await seat.command(Show(id=f"show {number} {on}".replace(" ", "-"), seat=number, on=on))


@async_test()
async def test_a_spectator_gets_a_seats_view_only_while_it_is_shown(server: Fort) -> None:
    async with Server(server.address) as client:
        at = party(client, wish("joraku", JORAKU), 2)
        async with at as (name, seats, _):
            await seen_by_all(seats, 3)
            async with client.seat(name) as watcher:
                public = watcher.now
                assert (public.seat, public.legal, public.take_back) == (None, [], False)
                assert public.view != seats[0].now.view
                async with greeted(server.address, name) as line:
                    for number in range(3):
                        order = {"type": "look", "seat": number}
                        assert (await refusal_of(line, order))["code"] == "not-shown"
                    error = await refusal_of(line, {"type": "look", "seat": 3})
                    assert error["code"] == "no-such-seat"
                with pytest.raises(ServerRefused) as refused:
                    async with client.seat(name, look=1):
                        pass
                assert refused.value.code == "not-shown"
                with pytest.raises(ServerRefused, match="not-shown"):
                    await watcher.look(0)

                await seen_by_all([watcher], await shown(seats[1], 1, True))
                assert watcher.now.view == public.view  # being allowed is not yet looking
                await watcher.look(1)
                assert watcher.now.view == seats[1].now.view
                assert watcher.now.legal == []
                assert not watcher.now.take_back

                # At the latest the next update is the public one; here it is at once.
                await seen_by_all([watcher], await shown(seats[1], 1, False))
                assert watcher.now.seat is None
                assert watcher.now.view == public.view

                # Whoever missed that in a cut comes back to the public view too.
                watcher.latest = watcher.now.model_copy(update={"seat": 1})
                assert watcher._socket is not None
                watcher._socket.transport.abort()
                await watcher.wait(lambda: watcher.now.seat is None)
                assert watcher.now.view == public.view


@async_test()
async def test_no_seat_sees_another_seats_view(server: Fort) -> None:
    async with Server(server.address) as client:
        at = party(client, wish("joraku", JORAKU), 2)
        async with at as (name, seats, tokens):
            await seen_by_all(seats, 3)
            async with greeted(server.address, name, tokens[0]) as line:
                error = await refusal_of(line, {"type": "look", "seat": 1})
                assert (error["code"], error["possible"]) == ("not-shown", ["0"])
                await line.send('{"type": "look", "seat": null}')
                assert (await heard(line, "update"))["legal"] == []
            views = [json.dumps(seat.now.view) for seat in seats]
            assert len(set(views)) == 3


@async_test()
async def test_a_host_without_a_seat_knows_no_more_than_a_spectator(server: Fort) -> None:
    async with Server(server.address) as client:
        bots = [SeatWish(kind="open"), SeatWish(kind="open")]
        made = await client.make(wish("joraku", {"players": "2"}, seats=bots))
        assert (made.seats, made.host) == ([], True)
        name, token = made.table.table, made.token
        tokens = [(await client.sit(name, f"Guest {number}")).token for number in range(2)]
        async with (
            client.seat(name, token) as host,
            client.seat(name) as watcher,
            client.seat(name, tokens[0]) as guest,
            client.seat(name, tokens[1]) as other,
        ):
            assert host.welcome is not None
            assert (host.welcome.seats, host.welcome.host) == ([], True)
            rng = Rng(b"host")
            for _ in range(6):
                for seat in (guest, other):
                    if seat.now.legal:
                        await seen_by_all(
                            [host, watcher, guest, other], await act_somehow(seat, rng)
                        )
                assert host.now.view == watcher.now.view
                assert host.now.events == watcher.now.events
                assert (host.now.seat, host.now.legal, host.now.curtain) == (None, [], [])
            async with greeted(server.address, name, token) as line:
                for number in range(2):
                    order = {"type": "look", "seat": number}
                    assert (await refusal_of(line, order))["code"] == "not-shown"
                order = {
                    "type": "act",
                    "id": "x",
                    "version": guest.now.version,
                    "seat": 0,
                    "action": "end",
                }
                assert (await refusal_of(line, order))["code"] == "not-your-seat"


@async_test()
async def test_who_has_left_before_the_start_is_a_spectator_with_a_token(server: Fort) -> None:
    async with Server(server.address) as client:
        made = await client.make(wish("joraku", {"players": "2"}))
        name = made.table.table
        async with greeted(server.address, name, made.token) as line:
            await line.send('{"type": "leave", "id": "x", "seat": 0}')
            await heard(line, "done")
            for number in range(2):
                await client.sit(name, f"Guest {number}")
            while (update := await heard(line, "update"))["view"] is None:
                pass
            assert (update["seat"], update["legal"]) == (None, [])
            async with client.seat(name) as watcher:
                assert update["view"] == watcher.now.view
            error = await refusal_of(line, {"type": "look", "seat": 0})
            assert error["code"] == "not-shown"


@async_test()
async def test_the_record_and_every_seat_are_open_when_the_game_is_over_and_not_before(
    server: Fort,
) -> None:
    async with Server(server.address) as client, httpx.AsyncClient() as http:
        at = party(client, wish("rokumon", {"act": "3"}), 1)
        async with at as (name, seats, tokens):
            record = f"{server.address}/api/tables/{name}/record"
            for headers in ({}, {"Authorization": f"Bearer {tokens[0]}"}):
                for _ in range(2):
                    answer = await http.get(record, headers=headers)
                    assert (answer.status_code, answer.json()["code"]) == (403, "secret")
                head = await http.head(record, headers=headers)
                assert (head.status_code, head.content) == (answer.status_code, b"")
                for method in ("OPTIONS", "POST"):
                    answer = await http.request(method, record, headers=headers)
                    assert answer.status_code == 405
                partial = await http.get(record, headers={**headers, "Range": "bytes=0-10"})
                assert partial.status_code == 403
            assert (await client.info(name)).seed is None
            async with client.seat(name) as watcher:
                await play_to_the_end(seats, Rng(b"end"))
                await seen_by_all([watcher], seats[0].now.version)
                for number in range(2):
                    await watcher.look(number)
                    assert watcher.now.view == seats[number].now.view
                assert watcher.now.legal == []
            assert (await http.get(record)).text == await client.record(name)
            assert (await client.info(name)).seed is not None


@async_test()
async def test_a_seat_that_was_shown_is_not_shown_in_the_rematch(server: Fort) -> None:
    async with Server(server.address) as client:
        at = party(client, wish("rokumon", {"act": "3"}), 1)
        async with at as (_, seats, _):
            await seen_by_all(seats, await shown(seats[0], 0, True))
            await play_to_the_end(seats, Rng(b"again"))
            await seats[1].rematch()
            again = str(await seats[0].rematch())
            assert not any(seat.shown for seat in (await client.info(again)).seats)
            async with greeted(server.address, again) as line:
                error = await refusal_of(line, {"type": "look", "seat": 0})
                assert error["code"] == "not-shown"


@async_test()
async def test_a_listed_table_shows_strangers_no_more_than_its_page(server: Fort) -> None:
    async with Server(server.address) as client:
        made = await client.make(wish("joraku", {"players": "2"}, listed=True))
        (found,) = [t for t in await client.listed() if t.table == made.table.table]
        assert found == await client.info(made.table.table)
        text = found.model_dump_json()
        assert found.seed is None
        for secret in server.spy.secrets:
            assert secret not in text
        path = f"GET /api/tables/{found.table}?token=x HTTP/1.1\r\nHost: localhost\r\n"
        answer = await raw_request(server.where, f"{path}Connection: close\r\n\r\n".encode())
        assert answer.startswith(b"HTTP/1.1 200")
