"""Messages that are none: over raw connection, while others play on."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from kachidoki.server.edge import uvicorn_protocols
from kachidoki.server.tables import connection
from tests.async_test import async_test
from tests.server.support.attack import (
    Fort,
    both_play_on,
    denied,
    dial,
    elsewhere,
    end_of,
    greeted,
    heard,
    raw_request,
    refusal_of,
    table_for_two,
)

DEEP = 12_000
MALFORMED = {
    "nothing": "",
    "no JSON": "hello",
    "half JSON": '{"type": "ping"',
    "a list": "[]",
    "a number": "1",
    "null": "null",
    "NaN": "NaN",
    "no type": "{}",
    "a type of odd type": '{"type": ["ping"]}',
    "an unknown type": '{"type": "explode"}',
    "an unknown field": '{"type": "ping", "x": 1}',
    "deep lists": "[" * DEEP,
    "deep objects": '{"type":' * 2000,
    "deep in a field": '{"type": "look", "seat": ' + "[" * 5000 + "]" * 5000 + "}",
    "a long number": '{"type": "look", "seat": ' + "9" * 16_000 + "}",
    "half a surrogate": '{"type": "rename", "id": "x", "seat": 0, "name": "\\ud800"}',
    "a control character": '{"type": "ping\n"}',
    "two values": '{"type": "ping"}{"type": "ping"}',
    "from the server": '{"type": "pong", "version": 1}',
}


@async_test()
async def test_malformed_messages_are_refused_one_by_one(attacked: Fort) -> None:
    async with elsewhere(attacked.address) as game, table_for_two(attacked.address) as at:
        name, seats, tokens = at
        async with greeted(attacked.address, name, tokens[0]) as line:
            for message in MALFORMED.values():
                error = await refusal_of(line, message)
                assert error["code"] == "bad-message", message[:80]
                assert "\n" not in error["message"]
            assert len(attacked.refused()) == len(MALFORMED)
            # The connection is as good as before.
            await line.send('{"type": "ping"}')
            assert (await heard(line, "pong"))["version"] == 2
        await both_play_on(seats)
        await game.goes_on()


@async_test()
async def test_binary_messages_are_refused(attacked: Fort) -> None:
    async with table_for_two(attacked.address) as (name, seats, tokens):
        async with greeted(attacked.address, name, tokens[0]) as line:
            for data in (b"", b'{"type": "ping"}', bytes(range(256))):
                assert (await refusal_of(line, data))["code"] == "bad-message"
        await both_play_on(seats)


@async_test()
async def test_a_message_that_is_no_unicode_ends_its_connection(attacked: Fort) -> None:
    async with table_for_two(attacked.address) as (name, seats, tokens):
        async with greeted(attacked.address, name, tokens[0]) as line:
            await line.send(b"\xff\xfe", text=True)
            assert (await end_of(line))[0] == 1007
        await both_play_on(seats)


@async_test()
async def test_an_oversized_message_is_refused_and_a_huge_one_ends_its_connection(
    attacked: Fort,
) -> None:
    async with elsewhere(attacked.address) as game, table_for_two(attacked.address) as at:
        name, seats, tokens = at
        async with greeted(attacked.address, name, tokens[0]) as line:
            error = await refusal_of(line, " " * (connection.LARGEST + 1))
            assert error["code"] == "too-large"
            assert str(connection.LARGEST) in error["message"]
            with suppress(ConnectionClosed):
                await line.send(" " * 10_000 for _ in range(100))
            assert (await end_of(line))[0] == 1009
        await both_play_on(seats)
        await game.goes_on()


@async_test()
async def test_a_message_of_endless_empty_pieces_ends_its_connection(attacked: Fort) -> None:
    """Empty pieces have no size: their number was not limited."""
    async with table_for_two(attacked.address) as (name, seats, tokens):
        async with greeted(attacked.address, name, tokens[0]) as line:
            piece = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
            begin = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True)
            line.transport.write(begin + piece * (uvicorn_protocols.MOST_PIECES + 1))
            assert await end_of(line) == (1009, "too many pieces")
        await both_play_on(seats)


@async_test()
async def test_a_flood_of_pings_ends_its_connection(attacked: Fort) -> None:
    async with elsewhere(attacked.address) as game, table_for_two(attacked.address) as at:
        name, seats, tokens = at
        async with greeted(attacked.address, name, tokens[0]) as line:
            line.transport.write(Frame(Opcode.PING, b"x").serialize(mask=True) * 1000)
            assert await end_of(line) == (1008, "too many pings")
        await both_play_on(seats)
        await game.goes_on()


@async_test()
async def test_who_says_hello_twice_is_refused_and_stays_who_they_are(attacked: Fort) -> None:
    async with table_for_two(attacked.address) as (name, seats, tokens):
        async with greeted(attacked.address, name) as line:
            error = await refusal_of(line, {"type": "hello", "token": tokens[0]})
            assert error["code"] == "bad-message"
            error = await refusal_of(line, {"type": "look", "seat": 0})
            assert error["code"] == "not-shown"
        await both_play_on(seats)


@pytest.mark.parametrize(
    "first",
    ['{"type": "ping"}', "x", b"\x00", '{"type": "act", "id": "1"}', '{"type": "hello", "x": 1}'],
)
@async_test()
async def test_who_does_not_say_hello_first_is_sent_away(
    attacked: Fort, first: str | bytes
) -> None:
    async with table_for_two(attacked.address) as (name, seats, _):
        async with dial(attacked.address, name) as line:
            assert (await refusal_of(line, first))["code"] == "bad-message"
            assert await end_of(line) == (1008, "say hello first")
        await both_play_on(seats)


@async_test()
async def test_who_never_says_hello_is_sent_away(
    attacked: Fort, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "HELLO_WITHIN", 0.05)
    async with table_for_two(attacked.address) as (name, seats, _):
        async with dial(attacked.address, name) as line:
            assert await end_of(line) == (1008, "say hello first")
        await both_play_on(seats)


@async_test()
async def test_who_sends_only_nonsense_is_sent_away(attacked: Fort) -> None:
    async with elsewhere(attacked.address) as game, table_for_two(attacked.address) as at:
        name, seats, tokens = at
        async with greeted(attacked.address, name, tokens[0]) as line:
            for _ in range(connection.PATIENCE):
                await line.send("nonsense")
            assert await end_of(line) == (1008, "too many refused messages")
        assert attacked.refused() == ["bad-message"] * connection.PATIENCE
        await both_play_on(seats)
        await game.goes_on()


@async_test()
async def test_bad_handshakes_are_refused(attacked: Fort) -> None:
    async with table_for_two(attacked.address) as (name, seats, _):
        path = f"/api/tables/{name}/socket"
        head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n"
        head += "Connection: Upgrade\r\nUpgrade: websocket\r\n"
        good = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        for fields in (
            "",
            "Sec-WebSocket-Version: 13\r\n",
            good.replace("13", "12"),
            good.replace("dGhl", "!"),
            good + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
        ):
            answer = await raw_request(attacked.where, f"{head}{fields}\r\n".encode())
            assert answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 426")), fields
        for method in ("POST", "HEAD"):
            text = f"{method}{head.removeprefix('GET')}{good}\r\n"
            answer = await raw_request(attacked.where, text.encode())
            assert answer.startswith(b"HTTP/1.1 4"), method
        assert await denied(attacked.address, f"{name}/socket") == (404, "no-such-page")
        await both_play_on(seats)


@async_test()
async def test_names_come_back_as_plain_text(attacked: Fort) -> None:
    async with table_for_two(attacked.address) as (name, seats, tokens):
        async with greeted(attacked.address, name, tokens[0]) as line:
            for sent, back in (
                ("<script>alert(1)</script>", "<script>alert(1)</script>"),
                ("a\u202eb  c", "ab c"),
                ("\u202e a", "a"),
                ("e\u0301", "é"),
                ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"),
                ("x" * 40, "x" * 40),
                ("真田 幸村", "真田 幸村"),
                ("a\tb\nc", "a b c"),
                ("&lt;b&gt; {0} %s", "&lt;b&gt; {0} %s"),
            ):
                order = {"type": "rename", "id": str(hash(sent)), "seat": 0, "name": sent}
                await line.send(json.dumps(order))
                assert (await heard(line, "update"))["table"]["seats"][0]["name"] == back
                await heard(line, "done")
            version = seats[0].now.version
            for bad in (
                "",
                "   ",
                "\u3000",
                "x" * 41,
                "a\u0000b",
                "a\u001bb",
                "\u202e",
                "\u200b\u2060\ufeff",
                "\u3164",
                "\u0301",
                "\ue000",
                "\U0001d160" * 40,  # one sign becomes three when it is composed
                7,
                None,
                ["a"],
            ):
                order = {"type": "rename", "id": "bad", "seat": 0, "name": bad}
                assert (await refusal_of(line, order))["code"] == "bad-name", bad
            assert seats[0].now.version == version
        await both_play_on(seats)
