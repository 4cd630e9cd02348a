"""Handshakes that are none: answered, counted, logged and gone, and within the limits."""

from __future__ import annotations

import asyncio
import signal
import socket
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs

from kachidoki.protocol import Refusal
from kachidoki.server.edge import uvicorn_protocols
from kachidoki.server.tables.room import Room
from tests.async_test import async_test
from tests.server.support.attack import (
    Fort,
    denied,
    elsewhere,
    failure_in,
    fort,
    hung_up,
    raw_request,
    silent_connection,
)
from tests.server.support.servers import running_app, served, settings_for

UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
HOST = b"Host: 127.0.0.1\r\n"
KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
VERSION = b"Sec-WebSocket-Version: 13\r\n"
ALL = HOST + UPGRADE + KEY + VERSION


def asked(fields: bytes, line: bytes = b"GET /api/tables/x/socket HTTP/1.1") -> bytes:
    return line + b"\r\n" + fields + b"\r\n"


LONG_COOKIE = asked(ALL + b"Cookie: " + b"x" * 9000 + b"\r\n")


@pytest.mark.parametrize(
    ("request_", "found"),
    [
        (LONG_COOKIE, (431, "too-large")),
        (asked(ALL + b"X: y\r\n" * 129), (431, "too-large")),
        (asked(ALL, b"GET /" + b"x" * 9000 + b" HTTP/1.1"), (414, "too-large")),
        (asked(ALL + b"Content-Length: 2\r\n") + b"{}", (400, "bad-message")),
        (asked(ALL + b"Content-Length: 100\r\n"), (400, "bad-message")),  # and it never comes
        (asked(ALL + b"Transfer-Encoding: chunked\r\n"), (400, "bad-message")),
        (asked(ALL, b"POST /api/tables/x/socket HTTP/1.1"), (405, "no-such-method")),
        (asked(ALL, b"CONNECT evil:443 HTTP/1.1"), (405, "no-such-method")),
        (asked(ALL, b"GET /api/tables/x/socket HTTP/1.0"), (400, "bad-message")),
        (asked(HOST + UPGRADE + VERSION), (400, "bad-message")),
        (asked(HOST + UPGRADE + VERSION + b"Sec-WebSocket-Key: x\r\n"), (400, "bad-message")),
        (asked(ALL + KEY), (400, "bad-message")),
        (asked(HOST + UPGRADE + KEY), (400, "bad-message")),
        (asked(HOST + UPGRADE + KEY + b"Sec-WebSocket-Version: 8\r\n"), (400, "bad-message")),
        (asked(ALL + b"Upgrade: websocket\r\n"), (426, "bad-message")),
        (asked(ALL + b"Connection: Upgrade, (\r\n"), (400, "bad-message")),
        (asked(ALL, b"GET /\xff HTTP/1.1"), (400, "bad-message")),
        (asked(ALL, b"GET * HTTP/1.1"), (404, "no-such-page")),
        (asked(ALL, b"GET http://evil/api/tables/x/socket HTTP/1.1"), (404, "no-such-page")),
        (asked(HOST + b"Upgrade: websocket\r\nConnection: close\r\n"), (404, "no-such-page")),
        (asked(HOST + b"Upgrade: h2c\r\nConnection: Upgrade, close\r\n"), (404, "no-such-page")),
        (asked(ALL), (404, "no-such-table")),
    ],
    ids=lambda value: repr(value)[:12] if isinstance(value, bytes) else str(value[0]),
)
@async_test(within=8)
async def test_a_handshake_that_cannot_be_read_is_answered_counted_and_ended(
    attacked: Fort, request_: bytes, found: tuple[int, str]
) -> None:
    """Some were never answered, counted or closed: thousands were held past every limit."""
    assert failure_in(await raw_request(attacked.where, request_)) == found
    assert attacked.refused() == [found[1]]


@async_test()
async def test_a_websocket_behind_an_unanswered_request_is_refused(attacked: Fort) -> None:
    """Its answer would have been mixed with that of the request."""
    async with elsewhere(attacked.address) as game:
        before = b"GET /health HTTP/1.1\r\n" + HOST + b"\r\n"
        answer = await raw_request(attacked.where, before + asked(ALL))
        assert b" 101 " not in answer
        assert attacked.refused() == ["bad-message"]
        await game.goes_on(1)


def test_sigterm_with_an_unreadable_handshake_open_ends_well(tmp_path: Path) -> None:
    """It ended with an AssertionError, and its other connections were not told."""
    with served(tmp_path) as (address, process):
        port = int(address.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(LONG_COOKIE)
            assert httpx.get(f"{address}/health").status_code == 200  # it has been read
            process.send_signal(signal.SIGTERM)
            _, log = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "Error" not in log


@async_test()
async def test_handshakes_that_wait_for_their_answer_count_and_are_told_when_the_server_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[str] = []
    told: list[uvicorn_protocols.SocketConnection] = []
    shutdown = uvicorn_protocols.SocketConnection.shutdown

    def stop(wire: uvicorn_protocols.SocketConnection) -> None:
        shutdown(wire)
        told.append(wire)

    async def slow(name: str) -> Room:
        waiting.append(name)
        while len(told) < 3:
            await asyncio.sleep(0.01)
        raise Refusal("closing", "too late: it has been told")

    monkeypatch.setattr(uvicorn_protocols.SocketConnection, "shutdown", stop)
    settings = settings_for(tmp_path, most_connections_each=3)
    with capture_logs() as log:
        with running_app(settings) as (address, app):
            app.state.lobby.room = slow
            where = ("127.0.0.1", int(address.rpartition(":")[2]))
            lines = [silent_connection(where, asked(ALL)) for _ in range(3)]
            while len(waiting) < 3:
                await asyncio.sleep(0.01)
            assert await denied(address, "x") == (429, "too-many")
        for line in lines:
            assert failure_in(await hung_up(line)) == (503, "closing")
            line.close()
    assert [entry for entry in log if entry["log_level"] == "error"] == []


@async_test(within=10)
async def test_half_open_connections_of_one_address_are_limited_and_the_oldest_goes(
    tmp_path: Path,
) -> None:
    """3,000 were held from one address past a limit of 200."""
    settings = settings_for(tmp_path, most_connections_each=10, trusted_proxies="10.9.9.9")
    with fort(settings) as limited, limited.watched():
        lines = [silent_connection(limited.where, b"GET /hea") for _ in range(25)]
        for line in lines[:15]:
            assert failure_in(await hung_up(line)) == (429, "too-many")
        for line in lines[15:]:
            line.sendall(b"lth HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert (await hung_up(line)).endswith(b'{"status":"ok"}')
        assert limited.refused().count("too-many") == 15
        for line in lines:
            line.close()


@async_test(within=10)
async def test_half_open_connections_of_a_trusted_proxy_are_those_of_many_visitors(
    tmp_path: Path,
) -> None:
    with fort(settings_for(tmp_path, most_connections_each=10)) as limited, limited.watched():
        lines = [silent_connection(limited.where, b"GET /hea") for _ in range(25)]
        for line in lines:
            line.sendall(b"lth HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert (await hung_up(line)).endswith(b'{"status":"ok"}')
            line.close()
