"""Half-open connections, endless requests, clients that never read, while others play on."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

import httpx
import pytest
from websockets.frames import Frame, Opcode

from kachidoki.server.edge import half_open, uvicorn_protocols
from kachidoki.server.tables import connection
from tests.async_test import async_test
from tests.server.support.attack import (
    Fort,
    both_play_on,
    child,
    dial,
    elsewhere,
    failure_in,
    fort,
    greeted,
    heard,
    hung_up,
    memory_of,
    silent_connection,
    table_for_two,
    watching,
)
from tests.server.support.servers import settings_for

HALF_OPEN = 2500


@pytest.mark.slow
@async_test()
async def test_thousands_of_half_open_connections_are_ended_and_cost_little(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    beginnings = [
        b"",
        b"GET /api",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
        b"GET /api/tables/x/socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea",  # the next one is half sent
    ]

    with child(tmp_path, patience=2) as (address, pid):
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


@async_test()
async def test_when_too_many_are_half_open_the_oldest_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(half_open, "MOST_HALF_OPEN", 50)

    with fort(settings_for(tmp_path)) as server:
        async with elsewhere(server.address) as game:
            first = silent_connection(server.where)
            others = [silent_connection(server.where) for _ in range(50)]
            assert await hung_up(first) == b""
            first.close()
            await game.goes_on()
            for line in others:
                line.close()


@async_test()
async def test_live_connections_outlive_the_patience_for_half_open_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a WebSocket nor a connection that is kept alive is mistaken for a half-open one."""
    monkeypatch.setattr(uvicorn_protocols, "HEADERS_WITHIN", 0.2)

    with fort(settings_for(tmp_path)) as server:
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


@pytest.mark.parametrize("kind", ["blank lines", "an endless body", "endless headers"])
@async_test(within=20)
async def test_a_request_that_never_ends_is_ended(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "HEADERS_WITHIN", 0.3)
    begin, more, end = {
        "blank lines": (b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n", b"\r\n", b""),
        "an endless body": (
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n",
            b"1\r\nx\r\n",
            b"too-slow",
        ),
        "endless headers": (b"GET /health HTTP/1.1\r\n", b"X: y\r\n", b"too-slow"),
    }[kind]

    with fort(settings_for(tmp_path)) as server:
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


@async_test(within=30)
async def test_a_client_that_never_reads_is_cut_off_while_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "OUTBOX_SIZE", 50_000)
    monkeypatch.setattr(uvicorn_protocols, "READ_WITHIN", 1e6)
    monkeypatch.setattr(
        uvicorn_protocols.SocketConnection,
        "connection_made",
        with_small_buffers(uvicorn_protocols.SocketConnection),
    )

    with fort(settings_for(tmp_path)) as server, server.watched():
        async with elsewhere(server.address) as game, table_for_two(server.address) as at:
            name, seats, tokens = at
            async with (
                greeted(server.address, name, tokens[0]) as busy,
                dial(server.address, name, sock=narrow(server), close_timeout=0) as deaf,
            ):
                await deaf.send('{"type": "hello"}')
                deaf.transport.pause_reading()
                await seats[0].wait(lambda: watching(seats[0]) == 1)
                for number in count():
                    order = {"type": "show", "id": str(number), "seat": 0, "on": number % 2 == 0}
                    await busy.send(json.dumps(order))
                    await heard(busy, "done")
                    if 1013 in [entry.get("code") for entry in server.log]:
                        break
                # It is gone for everybody else, though it neither reads nor says anything.
                await seats[0].wait(lambda: watching(seats[0]) == 0)
                await both_play_on(seats)
                await game.goes_on()


def narrow(server: Fort) -> socket.socket:
    """A connection that holds little on its way, so that what is not read is noticed soon."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(server.where)
    return made


def with_small_buffers(kind: type[uvicorn_protocols.SocketConnection]) -> Callable[..., None]:
    """The same for the server's side."""
    made = kind.connection_made

    def connection_made(
        self: uvicorn_protocols.SocketConnection, transport: asyncio.Transport
    ) -> None:
        made(self, transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)

    return connection_made


@async_test()
async def test_pings_of_a_client_that_never_reads_fill_no_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "PINGS_EACH_SECOND", 1e9)
    monkeypatch.setattr(uvicorn_protocols, "PINGS_AT_ONCE", 1e9)
    monkeypatch.setattr(uvicorn_protocols, "READ_WITHIN", 2.0)

    with fort(settings_for(tmp_path)) as server, server.watched():
        async with elsewhere(server.address) as game, table_for_two(server.address) as at:
            name, seats, tokens = at
            async with greeted(server.address, name, tokens[0]) as line:
                line.transport.pause_reading()
                pings = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 1000
                ended = asyncio.create_task(line.wait_closed())
                taken = 0
                while not ended.done():
                    if not line.transport.get_write_buffer_size():
                        line.transport.write(pings)
                        taken += len(pings)
                    await asyncio.sleep(0)
                # The server stops reading when its answers are not read: what it took is no more
                # than the buffers between the two hold.
                assert taken < 15_000_000
                await game.goes_on()
            await both_play_on(seats)


@async_test()
async def test_requests_that_nobody_reads_the_answers_of_fill_no_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "READ_WITHIN", 1.0)

    with fort(settings_for(tmp_path)) as server:
        async with elsewhere(server.address) as game:
            line = silent_connection(server.where)
            line.setblocking(False)
            loop = asyncio.get_running_loop()
            with pytest.raises(ConnectionError):
                while True:
                    await loop.sock_sendall(
                        line, b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
                    )
            line.close()
            await game.goes_on()
