"""The two ends of a relayed connection: in order, bounded, and ended when they are cut."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import httpx
import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send

from kachidoki.protocol import Refusal
from kachidoki.server.cluster import streams
from kachidoki.server.cluster.frames import (
    EVENT,
    MORE,
    Frame,
    described,
    event_of,
    event_parts,
    scope_of,
)
from kachidoki.server.cluster.relay import Relay, RelayMiddleware
from kachidoki.server.cluster.streams import WINDOW, Cut, Guest, Visit, Words
from kachidoki.server.edge.budget import Budgets
from kachidoki.server.edge.direct_writer import DIRECT
from tests.async_test import async_test

SCOPE: Scope = {
    "type": "websocket",
    "scheme": "https",
    "http_version": "1.1",
    "path": "/games/api/tables/t/socket",
    "root_path": "/games",
    "raw_path": b"/games/api/tables/t/socket",
    "query_string": b"a=%C3%A9",
    "headers": [(b"cookie", b"kachidoki=\xe9"), (b"upgrade", b"websocket")],
    "client": ("203.0.113.7", 1234),
    "server": ("127.0.0.1", 8642),
    "subprotocols": [],
}


class Lines:
    """Carries frames from one end to the other, when it is told to."""

    def __init__(self) -> None:
        self.said: list[Frame] = []

    def say(self, to: str, kind: str, stream: str, about: Words, body: bytes = b"") -> None:
        self.said.append(Frame.unpacked(Frame(kind, to, 0, stream, about, body).packed()))

    async def say_in_turn(self, to: str, kind: str, stream: str, about: Words, body: bytes) -> None:
        self.say(to, kind, stream, about, body)

    def carry(self, end: streams.End) -> None:
        """Have what was said arrive."""
        said, self.said = self.said, []
        for frame in said:
            if frame.kind == EVENT:
                end.arrived(frame.about, frame.body)
            else:
                end.more(frame.about["bytes"])


def guest(lines: Lines) -> Guest:
    async def app(*_: Any) -> None: ...

    return Guest(lines, "door", "1", described(SCOPE), b"", app)


def test_a_scope_and_events_arrive_as_they_were() -> None:
    there = scope_of(described(SCOPE))
    same = set(SCOPE) - {"headers"}
    assert {name: there[name] for name in same} == {name: SCOPE[name] for name in same}
    assert there["headers"] == [(b"cookie", b"kachidoki=\xe9")]  # nothing of the visitor's hop
    events: list[Message] = [
        {"type": "websocket.receive", "text": "勝鬨"},
        {"type": "websocket.receive", "bytes": b"\x00\n"},
        {"type": "websocket.close", "code": 1012, "reason": "come back"},
        {
            "type": "http.response.start",
            "status": 201,
            "headers": [(b"set-cookie", b"a"), (b"set-cookie", b"b")],
        },
        {"type": "http.response.body", "body": b"{}\n{}", "more_body": False},
    ]
    for event in events:
        assert event_of(*event_parts(event)) == event


@async_test()
async def test_a_visitor_that_reads_slowly_costs_no_more_than_a_window() -> None:
    lines = Lines()
    end = guest(lines)
    text = b"x" * 10_000
    sent = 0
    while end.write_text(text):
        sent += 1
    assert WINDOW <= sent * len(text) < WINDOW + len(text)
    waiting = asyncio.create_task(end.send({"type": "websocket.send", "text": "last"}))
    await asyncio.sleep(0)
    assert not waiting.done()

    slow = asyncio.Event()
    got: list[str] = []

    async def send(event: Message) -> None:
        await slow.wait()
        got.append(event.get("text") or event["type"])

    async def nothing() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    visit = Visit(lines, "owner", "1", SCOPE)
    visit.arrived({"type": "websocket.accept"}, b"")
    lines.carry(visit)
    assert lines.said == []  # nothing was taken, so nothing more may come
    working = asyncio.create_task(visit.work(nothing, send))
    slow.set()
    while not waiting.done():
        await asyncio.sleep(0)
        lines.carry(end) if any(f.kind == MORE for f in lines.said) else None
    lines.carry(visit)
    visit.arrived({"type": "websocket.close", "code": 1000}, b"")
    await working
    assert got == ["websocket.accept", *["x" * 10_000] * sent, "last", "websocket.close"]


@async_test()
async def test_texts_go_out_at_once_but_never_before_what_waits() -> None:
    written: list[bytes] = []
    full = False

    def write(text: bytes) -> bool:
        if not full:
            written.append(text)
        return not full

    async def send(event: Message) -> None:
        if "text" in event:
            written.append(event["text"].encode())

    async def nothing() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    visit = Visit(Lines(), "owner", "1", {**SCOPE, "extensions": {DIRECT: write}})
    visit.arrived({"type": "websocket.accept"}, b"")
    working = asyncio.create_task(visit.work(nothing, send))
    while not visit.accepted:
        await asyncio.sleep(0)
    text = {"type": "websocket.send", "is": "text"}
    visit.arrived(text, b"1")
    assert written == [b"1"]
    full = True
    visit.arrived(text, b"2")
    full = False
    visit.arrived(text, b"3")
    assert written == [b"1"]
    visit.arrived({"type": "websocket.close", "code": 1000}, b"")
    await working
    assert written == [b"1", b"2", b"3"]


@async_test()
async def test_what_is_cut_is_told_to_both_sides() -> None:
    lines = Lines()
    end = guest(lines)
    assert (await end.receive())["type"] == "websocket.connect"
    end.end()
    for _ in range(2):
        assert await end.receive() == {"type": "websocket.disconnect", "code": 1006}
    with pytest.raises(Cut):
        await end.send({"type": "websocket.send", "text": "nobody"})
    assert end.write_text(b"nobody")
    assert lines.said == []

    async def nothing() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(_: Message) -> None:
        raise AssertionError

    visit = Visit(lines, "owner", "1", SCOPE)
    visit.end()
    with pytest.raises(Cut):
        await visit.work(nothing, send)
    assert not visit.begun


class Wire:
    """What two servers tell each other arrives at once."""

    def __init__(self, name: str, wires: dict[str, Wire]) -> None:
        self.name = name
        self.wires = wires
        wires[name] = self

    def receive(self, arrived: Callable[[bytes], None]) -> None:
        self.arrived = arrived

    def when_cut(self, cut: Callable[[str], None]) -> None:
        """It never is."""

    def send_soon(self, to: str, data: bytes) -> None:
        asyncio.get_running_loop().call_soon(self.wires[to].arrived, data)

    async def send(self, to: str, data: bytes) -> None:
        self.send_soon(to, data)


class TakenBy:
    """All tables are one server's, as far as anybody knows."""

    shared = True

    def __init__(self, name: str, owner: str) -> None:
        self.name = name
        self.owner = owner

    def holds(self, _: str) -> bool:
        return False

    def next_owner(self, *_: str) -> str:
        return self.owner

    async def owner_of(self, _: str) -> str:
        return self.owner


@pytest.mark.parametrize(("method", "status"), [("GET", 200), ("POST", 503)])
@async_test()
async def test_a_question_is_asked_again_where_a_server_finds_that_the_table_is_not_its_own(
    method: str, status: int
) -> None:
    """Whoever opened a table while it moved was told to come back, for want of asking once more."""
    tried: list[str] = []

    async def opened(table: str) -> None:
        tried.append(table)
        if len(tried) == 1:
            raise Refusal("closing", "another server works this table now; come back in a moment")

    async def never(_: str) -> None:
        raise AssertionError

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        assert tried == ["t", "t"]
        await PlainTextResponse("seen")(scope, receive, send)

    wires: dict[str, Wire] = {}
    door, owner = (
        Relay(cast(Any, TakenBy(name, "owner")), cast(Any, Wire(name, wires)), Budgets(1), *asked)
        for name, asked in (("door", (never, never)), ("owner", (opened, opened)))
    )
    RelayMiddleware(answer, owner)
    app = RelayMiddleware(answer, door)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://door") as visitor:
        found = await visitor.request(method, "/api/tables/t")
    assert found.status_code == status
    assert tried == ["t"] * (2 if status == 200 else 1)  # nobody knows what asking twice would do
    await owner.close()
