"""Too much of everything, too slowly, or without end, while others play on."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kachidoki.client import Server
from kachidoki.server import door, limits, sockets
from tests.server.attack import (
    Fort,
    both_play_on,
    denied,
    elsewhere,
    end_of,
    failure_in,
    fort,
    greeted,
    heard,
    silent_connection,
    table_for_two,
)
from tests.server.kit import run, settings_for

HALF_OPEN = 2500
# A server in a process of its own, whose memory can be read; it is less patient than a real one.
CHILD = """
import json, sys
from kachidoki.server import door
from kachidoki.server.serve import serve
from kachidoki.server.settings import Settings
door.HEADERS_WITHIN = door.READ_WITHIN = float(sys.argv[2])
serve(Settings(**json.loads(sys.argv[1])), lambda port: print(port, flush=True))
"""


@contextmanager
def child(folder: Path, patience: float, **more: object) -> Iterator[tuple[str, int]]:
    """The address and the process id of a server."""
    settings = settings_for(folder, **more).model_dump()
    with subprocess.Popen(
        [sys.executable, "-c", CHILD, json.dumps(settings), str(patience)],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            yield f"http://127.0.0.1:{int(process.stdout.readline())}", process.pid
        finally:
            process.terminate()
            assert process.wait() == 0


def memory_of(pid: int) -> int:
    """Megabytes."""
    (line,) = [
        line
        for line in Path(f"/proc/{pid}/status").read_text().splitlines()
        if line.startswith("VmRSS")
    ]
    return int(line.split()[1]) // 1024


async def hung_up(line: socket.socket) -> bytes:
    """Read until the server ends the connection."""
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    found = b""
    with suppress(ConnectionError):
        while more := await loop.sock_recv(line, 65_536):
            found += more
    return found


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


def test_thousands_of_half_open_connections_are_ended_and_cost_little(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    beginnings = [
        b"",
        b"GET /api",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"GET /api/tables/x/socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n",
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /hea",  # its second request is half sent
    ]

    async def test() -> None:
        async with elsewhere(address) as game:
            where = ("127.0.0.1", int(address.rpartition(":")[2]))
            before = memory_of(pid)
            lines = []
            for number in range(HALF_OPEN):
                lines.append(silent_connection(where, beginnings[number % len(beginnings)]))
                if number % 250 == 0:
                    await game.goes_on(1)  # also lets the server take them in
            await game.goes_on()
            grown = memory_of(pid) - before
            assert grown < 100
            answers = await asyncio.gather(*map(hung_up, lines))
            for line in lines:
                line.close()
            assert set(answers[0::5]) == {b""}
            assert {failure_in(answer) for answer in answers[1::5]} == {(408, "too-slow")}
            assert {failure_in(answer) for answer in answers[2::5]} == {(408, "too-slow")}
            assert {failure_in(answer) for answer in answers[3::5]} == {(408, "too-slow")}
            for answer in answers[4::5]:
                assert answer.startswith(b"HTTP/1.1 200")
                assert b'{"code":"too-slow"' in answer
            await game.goes_on()

    with child(tmp_path, patience=2) as (address, pid):
        run(test)


def test_when_too_many_are_half_open_the_oldest_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "MOST_HALF_OPEN", 50)

    async def test() -> None:
        async with elsewhere(server.address) as game:
            first = silent_connection(server.where)
            others = [silent_connection(server.where) for _ in range(50)]
            assert await hung_up(first) == b""
            first.close()
            await game.goes_on()
            for line in others:
                line.close()

    with fort(settings_for(tmp_path)) as server:
        run(test)


def test_live_connections_outlive_the_patience_for_half_open_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a WebSocket nor a connection that is kept alive is mistaken for a half-open one."""
    monkeypatch.setattr(door, "HEADERS_WITHIN", 0.2)

    async def test() -> None:
        async with table_for_two(server.address) as (_, seats, _):
            async with httpx.AsyncClient(base_url=server.address) as http:
                kept = await http.get("/health")
                half = silent_connection(server.where, b"GET /hea")
                assert failure_in(await hung_up(half)) == (408, "too-slow")
                half.close()
                again = await http.get("/health")
                stream = "network_stream"
                assert again.extensions[stream] is kept.extensions[stream]
            await both_play_on(seats)

    with fort(settings_for(tmp_path)) as server:
        run(test)


@pytest.mark.parametrize("kind", ["blank lines", "an endless body", "endless headers"])
def test_a_request_that_never_ends_is_ended(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "HEADERS_WITHIN", 0.3)
    begin, more, end = {
        "blank lines": (b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n", b"\r\n", b""),
        "an endless body": (
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n",
            b"1\r\nx\r\n",
            b"too-slow",
        ),
        "endless headers": (b"GET /health HTTP/1.1\r\n", b"X: y\r\n", b"too-slow"),
    }[kind]

    async def test() -> None:
        reader, writer = await asyncio.open_connection(*server.where)
        writer.write(begin)

        async def drip() -> None:
            with suppress(ConnectionError):
                while True:
                    writer.write(more)
                    await writer.drain()
                    await asyncio.sleep(0.02)

        dripping = asyncio.create_task(drip())
        answer = b""
        with suppress(ConnectionError):
            while found := await reader.read(4096):
                answer += found
        assert end in answer
        dripping.cancel()
        writer.close()

    with fort(settings_for(tmp_path)) as server:
        run(test, within=20)


def test_a_client_that_never_reads_is_cut_off_while_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "OUTBOX_SIZE", 50_000)

    async def test() -> None:
        async with elsewhere(server.address) as game, table_for_two(server.address) as at:
            name, seats, tokens = at
            async with greeted(server.address, name, tokens[0]) as line, AsyncExitStack() as stack:
                await seats[1].wait(lambda: seats[1].presence is not None)
                line.transport.pause_reading()
                with suppress(ConnectionClosed):
                    while 1013 not in [entry.get("code") for entry in server.log]:
                        await line.send('{"type": "resync", "since": null}')
                watcher = await stack.enter_async_context(greeted(server.address, name))
                await both_play_on(seats)
                await game.goes_on()
                line.transport.resume_reading()
                assert (await end_of(line))[0] in (1013, 1006)
                # Everybody else is told that a connection is gone.
                while (await heard(watcher, "presence"))["watching"] != 1:
                    pass
            await both_play_on(seats)

    with fort(settings_for(tmp_path)) as server, server.watched():
        run(test)


def test_pings_of_a_client_that_never_reads_fill_no_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "PINGS_EACH_SECOND", 1e9)
    monkeypatch.setattr(door, "PINGS_AT_ONCE", 1e9)
    monkeypatch.setattr(door, "READ_WITHIN", 1.0)

    async def test() -> None:
        async with elsewhere(server.address) as game, table_for_two(server.address) as at:
            name, seats, tokens = at
            async with greeted(server.address, name, tokens[0]) as line:
                line.transport.pause_reading()
                # The server stops reading when its answers are not read: so this waits, then ends.
                with pytest.raises(ConnectionClosed):
                    for number in count():
                        await line.ping(f"{number:125}")
                await game.goes_on()
            await both_play_on(seats)

    with fort(settings_for(tmp_path)) as server, server.watched():
        run(test)


def test_requests_that_nobody_reads_the_answers_of_fill_no_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "READ_WITHIN", 1.0)

    async def test() -> None:
        async with elsewhere(server.address) as game:
            line = silent_connection(server.where)
            line.setblocking(False)
            loop = asyncio.get_running_loop()
            with pytest.raises(ConnectionError):
                while True:
                    await loop.sock_sendall(line, b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
            line.close()
            await game.goes_on()

    with fort(settings_for(tmp_path)) as server:
        run(test)


def test_a_flood_of_messages_is_refused_and_ends_only_its_own_connection(small: Fort) -> None:
    async def test() -> None:
        async with table_for_two(small.address) as (name, seats, tokens):
            async with greeted(small.address, name, tokens[0]) as line:
                with suppress(ConnectionClosed):
                    for _ in range(1000):
                        await line.send('{"type": "ping"}')
                assert await end_of(line) == (1008, "too many refused messages")
            assert "too-many" in small.refused()
            await both_play_on(seats)

    run(test)


def test_a_flood_of_requests_and_handshakes_is_refused(small: Fort) -> None:
    async def test() -> None:
        async with table_for_two(small.address) as (name, seats, _):
            async with httpx.AsyncClient(base_url=small.address) as http:
                while (answer := await http.get("/api/games")).status_code == 200:
                    pass
                assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
                assert await denied(small.address, name) == (429, "too-many")
                # Pretending to be somebody else does not help.
                spoofed = [{"X-Forwarded-For": f"10.0.0.{number}"} for number in range(100)]
                answers = [await http.get("/api/games", headers=fields) for fields in spoofed]
                assert 429 in [answer.status_code for answer in answers]
                # Whoever looks after the server is never shut out.
                assert (await http.get("/health")).status_code == 200
            await both_play_on(seats)

    run(test)


def test_a_flood_of_tables_is_refused(small: Fort) -> None:
    async def test() -> None:
        async with httpx.AsyncClient(base_url=small.address) as http:
            wish = {"game": "rokumon", "options": {"act": "1"}}
            codes = [(await http.post("/api/tables", json=wish)).status_code for _ in range(6)]
            assert codes == [201] * 5 + [429]

    run(test)


def test_a_flood_of_connections_is_refused(small: Fort) -> None:
    async def test() -> None:
        async with table_for_two(small.address) as (name, seats, _), AsyncExitStack() as stack:
            for _ in range(18):
                await stack.enter_async_context(greeted(small.address, name))
            assert await denied(small.address, name) == (429, "too-many")
            await stack.aclose()
            await seats[0].wait(
                lambda: seats[0].presence is not None and seats[0].presence.watching == 0
            )
            async with greeted(small.address, name):
                await both_play_on(seats)

    run(test)


def test_hundreds_of_spectators_who_come_and_go_at_once_disturb_nobody(tmp_path: Path) -> None:
    """They left together, and players were cut off as too slow to hear of each of them."""
    crowd = sockets.OUTBOX + 50

    async def test() -> None:
        async with table_for_two(server.address) as (name, seats, _):
            async with AsyncExitStack() as stack:
                lines = await asyncio.gather(
                    *[
                        stack.enter_async_context(greeted(server.address, name))
                        for _ in range(crowd)
                    ]
                )
                await both_play_on(seats)
                for line in lines:
                    line.transport.abort()
            await seats[0].wait(
                lambda: seats[0].presence is not None and seats[0].presence.watching == 0
            )
            await both_play_on(seats)

    with fort(settings_for(tmp_path)) as server, server.watched():
        run(test)


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


def test_a_table_that_is_played_with_without_end_takes_only_actions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kachidoki.server.orders.MOST_VERSIONS", 12)

    async def test() -> None:
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

    with fort(settings_for(tmp_path)) as address:
        run(test)
