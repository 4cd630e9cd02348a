"""Too much of everything, while others play on."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kachidoki.client import Server
from kachidoki.server.edge import limits
from kachidoki.server.tables import connection
from tests.async_test import async_test
from tests.server.support.attack import (
    Fort,
    both_play_on,
    child,
    denied,
    dial,
    end_of,
    fort,
    greeted,
    heard,
    table_for_two,
    watching,
)
from tests.server.support.servers import settings_for


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Fort]:
    """A server with the limits of a real one."""
    settings = settings_for(
        tmp_path,
        messages_each_second=20,
        requests_each_second=20,
        most_connections_each=20,
        tables_each_hour=5,
        trusted_proxies="",
    )
    with fort(settings) as found, found.watched():
        yield found


@async_test()
async def test_a_flood_of_messages_is_refused_and_ends_only_its_own_connection(small: Fort) -> None:
    async with table_for_two(small.address) as (name, seats, tokens):
        async with greeted(small.address, name, tokens[0]) as line:
            with suppress(ConnectionClosed):
                for _ in range(1000):
                    await line.send('{"type": "ping"}')
            assert await end_of(line) == (1008, "too many refused messages")
        assert "too-many" in small.refused()
        await both_play_on(seats)


@async_test()
async def test_the_files_of_a_page_opened_twice_are_no_flood(tmp_path: Path) -> None:
    """They once counted as requests: two in a family, or a reload, broke the page."""
    with fort(settings_for(tmp_path, requests_each_second=2)) as found:
        async with httpx.AsyncClient(base_url=found.address) as http:
            for _ in range(2):
                assert (await http.get("/")).status_code == 200
                answers = [await http.get("/web/main.js") for _ in range(60)]
                assert {answer.status_code for answer in answers} == {200}
            # A flood of them is one all the same.
            while (answer := await http.get("/web/data/nothing.json")).status_code == 404:
                pass
            assert answer.status_code == 429


@async_test()
async def test_a_flood_of_requests_and_handshakes_is_refused(tmp_path: Path) -> None:
    # Slow enough that no request is free again before the next line.
    settings = settings_for(tmp_path, requests_each_second=0.01, trusted_proxies="")
    with fort(settings) as slow, slow.watched():
        async with table_for_two(slow.address) as (name, seats, _):
            async with httpx.AsyncClient(base_url=slow.address) as http:
                while (answer := await http.get("/api/games")).status_code == 200:
                    pass
                assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
                assert await denied(slow.address, name) == (429, "too-many")
                # Pretending to be somebody else does not help.
                spoofed = [{"X-Forwarded-For": f"10.0.0.{number}"} for number in range(100)]
                answers = [await http.get("/api/games", headers=fields) for fields in spoofed]
                assert 429 in [answer.status_code for answer in answers]
                # Whoever looks after the server is never shut out.
                assert (await http.get("/health")).status_code == 200
            await both_play_on(seats)


@async_test()
async def test_a_flood_of_tables_is_refused(small: Fort) -> None:
    async with httpx.AsyncClient(base_url=small.address) as http:
        wish = {"game": "rokumon", "options": {"act": "1"}}
        codes = [(await http.post("/api/tables", json=wish)).status_code for _ in range(6)]
        assert codes == [201] * 5 + [429]


@async_test()
async def test_a_flood_of_connections_is_refused(small: Fort) -> None:
    async with table_for_two(small.address) as (name, seats, _), AsyncExitStack() as stack:
        for _ in range(18):
            await stack.enter_async_context(greeted(small.address, name))
        assert await denied(small.address, name) == (429, "too-many")
        await stack.aclose()
        await seats[0].wait(lambda: watching(seats[0]) == 0)
        async with greeted(small.address, name):
            await both_play_on(seats)


@async_test()
async def test_hundreds_of_spectators_who_come_and_go_at_once_disturb_nobody(
    tmp_path: Path,
) -> None:
    """They left together, and players were cut off as too slow to hear of each of them."""
    crowd = connection.OUTBOX + 50

    with child(tmp_path, patience=60) as (address, pid):
        async with table_for_two(address) as (name, seats, _), AsyncExitStack() as stack:
            lines = [
                await stack.enter_async_context(dial(address, name, close_timeout=0))
                for _ in range(crowd)
            ]
            with at_once(pid):
                for line in lines:
                    await line.send('{"type": "hello"}')
            await seats[0].wait(lambda: watching(seats[0]) == crowd)
            await both_play_on(seats)
            with at_once(pid):
                for line in lines:
                    line.transport.abort()
            await seats[0].wait(lambda: watching(seats[0]) == 0)
            await both_play_on(seats)


@contextmanager
def at_once(pid: int) -> Iterator[None]:
    """Let a server see all that happens in the block at the same time."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


def test_memory_of_addresses_is_bounded() -> None:
    buckets = limits.Buckets(1, 1)
    for number in range(limits.MOST_ADDRESSES + 1000):
        buckets.take(f"address {number}", 0)
    assert len(buckets.by_address) == limits.MOST_ADDRESSES
    counts = limits.Counts(10, 5)
    for number in range(1000):
        assert counts.enter(f"address {number}") is None
        counts.exit(f"address {number}")
    assert not counts.by_address


@async_test()
async def test_a_table_that_is_played_with_without_end_takes_only_actions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kachidoki.server.tables.commands.MOST_VERSIONS", 12)

    with fort(settings_for(tmp_path)) as address:
        async with table_for_two(address.address) as (name, seats, tokens):
            async with greeted(address.address, name, tokens[0]) as line:
                for number in range(10):
                    order = {"type": "show", "id": f"s{number}", "seat": 0, "on": number % 2 == 0}
                    await line.send(json.dumps(order))
                    await heard(line, "done")
                await line.send(json.dumps({**order, "id": "more"}))
                assert (await heard(line, "error"))["code"] == "too-many"
            async with Server(address.address) as server:
                assert (await server.info(name)).status == "playing"
            await both_play_on(seats)
