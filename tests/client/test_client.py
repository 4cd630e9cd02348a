"""The client, where something stands between it and the server."""

from __future__ import annotations

import asyncio
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.asyncio.server import ServerConnection, serve
from websockets.protocol import State

from kachidoki.client import Seat, Server, ServerRefused
from kachidoki.protocol import Pause, Ping
from kachidoki.server.tables import connection
from tests.async_test import async_test
from tests.server.support.attack import greeted, refusal_of
from tests.server.support.servers import all_mine, running, settings_for, wish


@async_test(within=20)
async def test_a_client_waits_while_a_proxy_has_no_server_and_gives_up_where_there_is_none() -> (
    None
):
    answers = [b"502 Bad Gateway", b"500 Internal Server Error", b"404 Not Found"]

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        body = b"<h1>nginx</h1>"
        status = answers.pop(0)
        writer.write(b"HTTP/1.1 %s\r\nContent-Length: %d\r\n\r\n%s" % (status, len(body), body))
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as proxy:
        port = proxy.sockets[0].getsockname()[1]
        seat = Seat(f"http://127.0.0.1:{port}", "table")
        with pytest.raises(ServerRefused, match="status 404"):
            await seat.__aenter__()
        assert seat.reconnects >= 2
        assert answers == []


@async_test(within=20)
async def test_act_returns_when_it_is_refused_for_too_many_messages(tmp_path: Path) -> None:
    """The refusal carried no id: the client waited for its answer for ever."""
    with running(settings_for(tmp_path, messages_each_second=0.001)) as address:
        async with Server(address) as server:
            new = wish("rokumon", {"act": "1"}, seats=all_mine(2))
            place = await server.make(new)
            async with server.seat(place.table.table, place.token, look=0) as seat:
                for _ in range(10):
                    await seat.send(Ping())
                await seat.wait(lambda: bool(seat.refused))
                with pytest.raises(ServerRefused, match="too-many"):
                    await seat.act(seat.now.legal[0])
                with pytest.raises(ServerRefused, match="too-many"):
                    await seat.command(Pause(id="mine", on=True))
                assert seat.refused[-1].id == "mine"
                assert seat.reconnects == 0


@async_test(within=20)
async def test_every_refusal_of_a_command_carries_its_id(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            place = await server.make(wish("rokumon", {"act": "1"}))
            name = place.table.table
            async with greeted(address, name, place.token) as line:
                for message in (
                    {"type": "act", "id": "a1", "version": 1, "seat": 0, "action": "x"},
                    {"type": "act", "id": "a1", "version": 1, "seat": "first", "action": "x"},
                    {"type": "act", "id": "a1", "version": 1, "seat": 0, "action": "x" * 200},
                    {"type": "rename", "id": "a1", "seat": 0, "name": "\u202e"},
                    {"type": "dance", "id": "a1"},
                    {"id": "a1", "why": "x" * (connection.LARGEST + 1)},
                ):
                    assert (await refusal_of(line, message))["id"] == "a1"
                for unnamed in (
                    {"type": "act", "id": "no id" * 20},
                    {"type": "act", "id": ["a1"]},
                    [{"id": "a1"}],
                    '{"id": "\\ud800"}',
                    "[" * connection.LARGEST,
                ):
                    assert (await refusal_of(line, unnamed))["id"] is None
            async with greeted(address, name) as line:
                assert (await refusal_of(line, {"type": "pause", "id": "a2", "on": True}))["id"]


@async_test()
async def test_whoever_is_cancelled_while_leaving_a_seat_stays_cancelled() -> None:
    """A program that was told to stop in that moment went on for ever."""
    leaving, gone = asyncio.Event(), asyncio.Event()

    async def connection() -> None:
        try:
            await gone.wait()
        finally:
            leaving.set()
            await gone.wait()

    seat = Seat("http://127.0.0.1:1", "table", None)
    seat._task = asyncio.create_task(connection())
    program = asyncio.create_task(seat.__aexit__(None, None, None))
    await leaving.wait()
    program.cancel()
    await asyncio.wait([program], timeout=60)
    assert program.cancelled()
    gone.set()
    await asyncio.wait([seat._task])


@async_test(within=20)
async def test_a_seat_that_is_refused_leaves_no_connection_behind(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            name = (await server.make(wish("rokumon", {"act": "1"}))).table.table
            before = asyncio.all_tasks()
            with pytest.raises(ServerRefused, match="token"):
                async with server.seat(name, "nobody-here-has-this"):
                    pass
            assert asyncio.all_tasks() == before


@async_test(within=20)
async def test_a_program_that_ends_while_a_server_does_not_answer_cuts_the_connection() -> None:
    """It was left open until somebody collected the garbage."""
    said = asyncio.Event()

    async def deaf(line: ServerConnection) -> None:
        await line.recv()  # hello
        line.transport.pause_reading()
        said.set()
        await line.wait_closed()

    async with serve(deaf, "127.0.0.1", 0, close_timeout=0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        seat = Seat(f"http://127.0.0.1:{port}", "table")
        program = asyncio.create_task(seat.__aenter__())
        await said.wait()
        socket = seat._socket
        assert socket is not None
        program.cancel()
        while socket.state is not State.CLOSING:
            await asyncio.sleep(0)
        assert not socket.transport.is_closing()  # it waits for the server's good-bye
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            if "Seat._run" in repr(task):
                task.cancel()  # as asyncio.run does with all that is left
        await asyncio.wait([program])
        assert socket.transport.is_closing()


def test_a_token_that_cannot_be_one_is_refused_at_once_and_not_repeated() -> None:
    """The client waited for ever."""
    with pytest.raises(ValueError, match=r"token: .*20 characters") as refused:
        Seat("http://127.0.0.1:1", "table", "secret")
    assert "secret" not in str(refused.value)


def nobodys_certificate(folder: Path) -> ssl.SSLContext:
    """A server's side of TLS with a certificate that no authority has signed."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder(name, name, key.public_key(), 1, now, now + timedelta(days=1))
    file = folder / "certificate.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    signed = made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    file.write_bytes(secret + signed)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(file)
    return context


@async_test(within=20)
async def test_over_https_a_server_with_a_false_certificate_is_never_asked(tmp_path: Path) -> None:
    asked = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.read(100))
        writer.close()

    context = nobodys_certificate(tmp_path)
    async with await asyncio.start_server(answer, "127.0.0.1", 0, ssl=context) as false:
        port = false.sockets[0].getsockname()[1]
        for address in (f"https://127.0.0.1:{port}", f"HTTPS://127.0.0.1:{port}"):
            async with Server(address) as server:
                with pytest.raises(ServerRefused, match="cannot be reached"):
                    await server.games()
    assert asked == []
