"""Anything on any connection in any order: refused in words, or done; the table is never hurt."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from kachidoki.client import Server
from kachidoki.protocol import CODES, NewTable
from tests.async_test import async_test
from tests.server.support.attack import Fort, Json, greeted
from tests.server.support.servers import wish

EXAMPLES = 40
WHO = ("host", "guest", "spectator")
STATES = ("open", "playing", "paused")

odd = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-1, 12),
    st.sampled_from([2**31, 2**53, 2**63, -(2**63), 1e308, 0.5, 2.0]),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=50),
    st.sampled_from(["", "casual", "master", "x" * 200, "\x00", "\u202e", "😀" * 40, "<b>"]),
)
anything = st.recursive(
    odd,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)
seats = st.sampled_from([0, 1, 0, 1, 3])
versions = st.integers(0, 12)
ids = st.sampled_from(["a", "b", "c", "d", "e"])
names = st.one_of(st.sampled_from(["Anna", "Jirō"]), st.text(min_size=1, max_size=40))
levels = st.sampled_from([None, "casual", "nobody"])
actions = st.one_of(st.sampled_from(["surrender", "deploy r1 r1c1", "deploy g4 r1c2"]), names)


def message(kind: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Json]:
    return st.fixed_dictionaries({"type": st.just(kind), **fields})


good = st.one_of(
    message("hello", token=st.none()),
    message("act", id=ids, version=versions, seat=seats, action=actions),
    message("take_back", id=ids, version=versions, seat=seats),
    message("look", seat=st.one_of(st.none(), seats)),
    message("resync", since=st.one_of(st.none(), versions)),
    message("set_seat", id=ids, seat=seats, bot=levels),
    message("leave", id=ids, seat=seats),
    message("come_back", id=ids, seat=seats),
    message("show", id=ids, seat=seats, on=st.booleans()),
    message("rename", id=ids, seat=seats, name=names),
    message("pause", id=ids, on=st.booleans()),
    message("rematch", id=ids, agree=st.booleans()),
    message("react", id=ids, seat=seats, reaction=st.sampled_from(["hello", "bow", "boo"])),
    message("ping"),
)


@st.composite
def spoiled(draw: st.DrawFn) -> Json:
    """A message of the protocol with a field changed, left out, or put in."""
    made = dict(draw(good))
    field = draw(st.sampled_from([*made, "more"]))
    if draw(st.booleans()):
        made[field] = draw(anything)
    else:
        made.pop(field, None)
    return made


frames: st.SearchStrategy[str | bytes] = st.one_of(
    good.map(json.dumps),
    spoiled().map(json.dumps),
    anything.map(json.dumps),
    st.text(max_size=60),
    st.binary(max_size=60),
    st.sampled_from(["[" * 9000, '{"type":"ping"}' * 2, " " * 17_000, "x" * 70_000]),
)
# Whoever's turn it is acts upon a view of long ago.
OUTDATED: list[tuple[str, str | bytes]] = [
    (who, json.dumps({"type": "act", "id": who, "version": 0, "seat": seat, "action": "surrender"}))
    for seat, who in enumerate(("host", "guest"))
]
scripts = st.lists(st.tuples(st.sampled_from(WHO), frames), min_size=1, max_size=12)


class Party:
    """A table with its connections, of which any may be sent anything."""

    def __init__(self, address: str, table: str, tokens: dict[str, str | None]) -> None:
        self.address = address
        self.table = table
        self.tokens = tokens
        self.lines: dict[str, ClientConnection] = {}

    async def send(self, stack: AsyncExitStack, who: str, frame: str | bytes) -> list[Json]:
        """All that a connection is told from a frame until the answer to a ping after it."""
        if who not in self.lines:
            self.lines[who] = await stack.enter_async_context(
                greeted(self.address, self.table, self.tokens[who])
            )
        line = self.lines[who]
        told: list[Json] = []
        try:
            await line.send(frame)
            await line.send('{"type": "resync", "since": null}')
            await line.send('{"type": "ping"}')
            pongs = 1 + (told_of(frame) == {"type": "ping"})
            while pongs:
                told.append(json.loads(await line.recv()))
                pongs -= told[-1]["type"] == "pong"
        except ConnectionClosed:
            assert line.close_code in (1008, 1009), line.close_code
            del self.lines[who]
        return told

    async def seen(self, stack: AsyncExitStack) -> Json:
        """What a spectator sees."""
        told = await self.send(stack, "watcher", '{"type": "ping"}')
        return [update for update in told if update["type"] == "update"][-1]


def told_of(frame: str | bytes) -> Any:
    try:
        return json.loads(frame)
    except (ValueError, RecursionError):
        return None


async def party(address: str, state: str) -> Party:
    """A table in a state, of two people."""
    async with Server(address) as server:
        new: NewTable = wish("rokumon", {"act": "1"})
        host = await server.make(new)
        table, tokens = host.table.table, {"host": host.token, "spectator": None, "watcher": None}
        if state == "open":
            return Party(address, table, {**tokens, "guest": None})
        guest = await server.sit(table, "Guest")
        if state == "paused":
            async with server.seat(table, host.token) as seat:
                await seat.pause()
        return Party(address, table, {**tokens, "guest": guest.token})


@pytest.mark.slow
def test_no_message_hurts_a_table_or_the_server(server: Fort) -> None:
    done: set[str] = set()
    codes: set[str] = set()

    async def play(state: str, script: list[tuple[str, str | bytes]]) -> None:
        at = await party(server.address, state)
        async with AsyncExitStack() as stack:
            before = await at.seen(stack)
            for who, frame in script:
                told = await at.send(stack, who, frame)
                after = await at.seen(stack)
                errors = [message for message in told if message["type"] == "error"]
                codes.update(error["code"] for error in errors)
                done.update(told_of(frame)["type"] for m in told if m["type"] == "done")
                bots = any(seat["bot"] for seat in after["table"]["seats"])
                if errors or not told:  # refused, or the connection was ended for it
                    assert bots or after == before
                before = after

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        derandomize=True,
    )
    @example(state="playing", script=OUTDATED)
    @given(state=st.sampled_from(STATES), script=scripts)
    @async_test(within=20)
    async def anything_goes(state: str, script: list[tuple[str, str | bytes]]) -> None:
        await play(state, script)

    with server.watched():
        anything_goes()
        failed = [line for line in server.log if "failed" in line["event"]]
        assert not failed
    assert codes <= set(CODES)
    # It was not all nonsense: much was refused for a reason of the game, and much was done.
    assert {"bad-message", "not-your-seat", "no-such-seat", "not-host", "stale"} <= codes
    assert len(done) >= 2, done
