"""The client, where something stands between it and the server."""

from __future__ import annotations

import asyncio

import pytest

from kachidoki.client import Seat, ServerRefused
from tests.server.kit import run


def test_a_client_waits_while_a_proxy_has_no_server_and_gives_up_where_there_is_none() -> None:
    answers = [b"502 Bad Gateway", b"500 Internal Server Error", b"404 Not Found"]

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        body = b"<h1>nginx</h1>"
        status = answers.pop(0)
        writer.write(b"HTTP/1.1 %s\r\nContent-Length: %d\r\n\r\n%s" % (status, len(body), body))
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    async def test() -> None:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as proxy:
            port = proxy.sockets[0].getsockname()[1]
            seat = Seat(f"http://127.0.0.1:{port}", "table")
            with pytest.raises(ServerRefused, match="status 404"):
                await seat.__aenter__()
            await seat.__aexit__(None, None, None)
            assert seat.reconnects >= 2
            assert answers == []

    run(test, within=20)
