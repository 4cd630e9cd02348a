"""A table at which very much happened stays open to everybody."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from kachidoki import catalog
from kachidoki.client import Seat, Server, ServerRefused
from kachidoki.protocol import Hello, Resync, Story
from kachidoki.server.storage.store import Store
from kachidoki.server.storage.writer import put
from kachidoki.server.tables import connection, event_log
from kachidoki.server.tables.hosted_table import HostedTable
from kachidoki.server.tables.seat_tokens import hashed
from kachidoki.server.tables.table_sheet import Chair, TableSheet
from kachidoki.server.tables.take_backs import MOST_TAKE_BACKS, TakeBacks
from tests.async_test import async_test
from tests.server.support.servers import all_mine, running, settings_for, wish

TOKEN = "a-token-of-twenty-characters"
VERSIONS = 6_000  # more than 1 MB of events
SMALL = 500_000  # bytes: half of what may wait for a slow reader


@dataclass
class Long:
    """A stored table where a card was chosen and taken back thousands of times."""

    folder: Path
    name: str
    events: int  # that seat 0 was told


@pytest.fixture(scope="module")
def long(tmp_path_factory: pytest.TempPathFactory) -> Long:
    folder = tmp_path_factory.mktemp("long")
    game = catalog.find("joraku", {"players": "4"})
    chairs = [Chair(kind="person", name=f"Player {n}", holder=hashed(TOKEN)) for n in range(4)]
    hosted = HostedTable(
        "long", game, bytes(32), b"luck", TableSheet(title="Long", chairs=chairs), {}
    )
    hosted.snapshot_at = 2 * VERSIONS  # none: this is about the log
    changes = [hosted.made(0, {hashed(TOKEN): True})]
    table = hosted.started()
    seat = table.state.to_act()[0]
    for _ in range(VERSIONS // 2):
        table.play(seat, table.state.legal(seat)[0])
        changes.append(hosted.change("act", 0))
        table.take_back(seat)
        changes.append(hosted.change("take_back", 0))
    with Store(settings_for(folder).database) as store, store.engine.begin() as connection:
        put(connection, changes)
    return Long(folder, hosted.name, len(table.log(seat)))


async def first_update(address: str, name: str, *more: str) -> str:
    """What a fresh page gets, or what it gets when it then sends more."""
    path = address.replace("http", "ws") + f"/api/tables/{name}/socket"
    async with connect(path, max_size=None) as socket:
        await socket.send(Hello(token=TOKEN, look=0).model_dump_json())
        for message in more:
            await socket.send(message)
        updates: list[str] = []
        async for frame in socket:
            if json.loads(frame)["type"] == "update":
                updates.append(str(frame))
            if len(updates) > len(more):
                return updates[-1]
        raise AssertionError(f"ended: {socket.close_code} {socket.close_reason}")


@async_test()
async def test_a_player_cannot_shut_a_table_by_acting_and_taking_back_for_ever(long: Long) -> None:
    assert long.events > VERSIONS

    with running(settings_for(long.folder)) as address:
        again = [Resync(since=since).model_dump_json() for since in (None, 2)]
        for more in ([], again[:1], again[1:]):
            text = await first_update(address, long.name, *more)
            update = json.loads(text)
            assert len(text.encode()) < SMALL
            assert update["since"] == 0  # a new log begins, also for whoever had its beginning
            assert update["first"] == long.events - event_log.MOST_EVENTS
            assert len(update["events"]) == event_log.MOST_EVENTS


@async_test()
async def test_the_earlier_part_of_a_long_log_comes_by_asking(long: Long) -> None:
    with running(settings_for(long.folder)) as address:
        async with Seat(address, long.name, TOKEN, look=0) as seat:
            latest = list(seat.events[0])
            while await seat.earlier():
                pass
            told = seat.events[0]
            assert len(told) == long.events
            assert told[-len(latest) :] == latest
            versions = [event.version for event in told]
            assert versions == sorted(versions)
            assert await seat.earlier() == 0
        async with Server(address) as server:
            before = ""
            pages: list[Story] = []
            while not pages or pages[0].first:
                path = f"/api/tables/{long.name}/log?seat=0{before}"
                answer = await server._send("GET", path, None, TOKEN)
                pages.insert(0, Story.model_validate_json(answer.content))
                before = f"&before={pages[0].first}"
            assert [event for page in pages for event in page.events] == told


@async_test()
async def test_a_seat_is_told_no_more_by_the_earlier_part_than_by_the_updates(long: Long) -> None:
    with running(settings_for(long.folder)) as address:
        async with Seat(address, long.name, TOKEN, look=1) as other:
            while await other.earlier():
                pass
            # What seat 0 chose in secret, and took back, is not in another's log or its numbers.
            assert len(other.events[1]) < 20
            assert not [event for event in other.events[1] if "take-back" in event.key]
            assert other.first[1] == 0


def test_parts_of_a_log_are_the_log() -> None:
    game = catalog.find("joraku", {"players": "3"})
    chairs = [Chair(kind="bot", name="casual", bot="casual") for _ in range(3)]
    hosted = HostedTable("t", game, bytes(32), b"luck", TableSheet(title="T", chairs=chairs), {})
    hosted.made(0, {})
    table = hosted.started()
    while hosted.version < 120 and table.outcome is None:
        seat = table.state.to_act()[0]
        table.play(seat, table.state.legal(seat)[hosted.version % 2 - 1])
        hosted.change("act", 0)
        for viewer in (None, 0, 2):
            told = [event for _, event in table.dated_log(viewer)]
            assert hosted.events.count(viewer) == len(told)
            cut = len(told) // 3
            parts = hosted.events.part(viewer, 0, cut), hosted.events.part(viewer, cut, len(told))
            assert [event for part in parts for _, event in part] == told
            for version in (0, 1, hosted.version // 2, hosted.version):
                since, first, events = hosted.events.news(viewer, version)
                assert since == version
                assert first + len(events) == len(told)
                assert [event for _, event in events] == told[first:]
                assert all(at > version for at, _ in events)


@async_test()
async def test_take_backs_have_a_limit_a_turn_that_says_so(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            place = await server.make(wish("joraku", {"players": "3"}, seats=all_mine(3)))
            async with Seat(
                address, place.table.table, place.token, look=0, language="ja"
            ) as screen:
                for _ in range(MOST_TAKE_BACKS):
                    await screen.act(screen.now.legal[0], 0)
                    assert screen.now.take_back
                    await screen.take_back(0)
                await screen.act(screen.now.legal[0], 0)
                assert not screen.now.take_back
                with pytest.raises(ServerRefused, match="100回") as refused:
                    await screen.take_back(0)
                assert refused.value.code == "not-now"


def test_take_backs_with_a_bots_answer_count_for_the_same_turn() -> None:
    counted = TakeBacks()
    for _ in range(MOST_TAKE_BACKS):
        assert not counted.used_up(0)
        counted.turn_begins([0])  # the bot has answered
        counted.count(0, with_answer=True)
    assert counted.used_up(0)
    counted.turn_begins([0])
    assert not counted.used_up(0)


@async_test()
async def test_a_message_larger_than_the_limit_for_slow_readers_does_not_end_a_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "OUTBOX_SIZE", 100)

    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            new = wish("joraku", {"players": "3"}, seats=all_mine(3))
            place = await server.make(new)
            async with server.seat(place.table.table, place.token) as seat:
                assert seat.reconnects == 0
