"""The database refuses, or forgets to confirm, or is cut off in the middle."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kachidoki.client import Seat, Server, ServerRefused
from kachidoki.client.seat import new_id
from kachidoki.core import Rng
from kachidoki.protocol import Hello, Rename, TakeAction
from kachidoki.server.storage import database as databases
from kachidoki.server.storage.schema import ENTRIES, METADATA
from kachidoki.server.storage.store import Store
from kachidoki.server.storage.writer import Change, NotStored, Writer, _Waiting, put
from kachidoki.server.tables import lobby
from kachidoki.server.tables.room import Room
from tests.async_test import async_test
from tests.server.storage.entries import change, commands_stored
from tests.server.support.servers import (
    act_somehow,
    party,
    running,
    seen_by_all,
    settings_for,
    wish,
)

ACT_2 = wish("rokumon", {"act": "2"})
Try = Callable[[Writer, list[_Waiting]], Exception | None]


class Trouble:
    """A database that fails when told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.refuse = 0  # so many writes from now on
        self.forget = 0  # so many confirmations
        self.until: threading.Event | None = None  # the next write takes until then
        self.slow = threading.Event()
        self.real: Try = Writer._try
        monkeypatch.setattr(Writer, "_try", lambda writer, batch: self.attempt(writer, batch))

    def attempt(self, writer: Writer, batch: list[_Waiting]) -> Exception | None:
        if not any(waiting.changes for waiting in batch):
            return self.real(writer, batch)
        if self.until is not None:
            self.slow.set()
            self.until.wait()
            self.until = None
        if self.refuse:
            self.refuse -= 1
            return OSError("the disk is full")
        failed = self.real(writer, batch)
        if self.forget:
            self.forget -= 1
            return OSError("the line was cut after the commit")
        return failed


@pytest.fixture
def trouble(monkeypatch: pytest.MonkeyPatch) -> Trouble:
    return Trouble(monkeypatch)


@pytest.mark.parametrize("kind", ["refuse", "forget"])
@async_test()
async def test_a_command_that_was_not_confirmed_is_sent_again_and_done_once(
    kind: str, database: str, tmp_path: Path, trouble: Trouble
) -> None:
    with running(settings_for(tmp_path, database=database)) as address:
        async with Server(address) as server, party(server, ACT_2, 1) as (name, seats, _):
            rng = Rng(b"trouble")
            for times in (1, 2, 1):
                (seat,) = (seat for seat in seats if seat.now.legal)
                refused, version = len(seat.refused), seat.now.version
                setattr(trouble, kind, times if kind == "refuse" else 1)
                assert await act_somehow(seat, rng) == version + 1
                told = seat.refused[refused:]
                assert {refusal.code for refusal in told} == {"not-stored"}
                assert len({refusal.id for refusal in told}) == 1
                assert told[0].id is not None
                await seen_by_all(seats, version + 1)
            stored = commands_stored(database, name)
            assert [kind for kind, _ in stored] == ["made", "sit", "act", "act", "act"]
            for seat in seats:
                async with Seat(address, name, seat.token) as fresh:
                    assert fresh.now.view == seat.now.view
                    assert fresh.events == seat.events


@async_test()
async def test_a_table_that_cannot_be_stored_is_refused_and_can_be_made_again(
    tmp_path: Path, trouble: Trouble
) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            trouble.refuse = 1
            with pytest.raises(ServerRefused, match="not-stored"):
                await server.make(ACT_2)
            made = await server.make(ACT_2)
            trouble.refuse = 1
            with pytest.raises(ServerRefused, match="not-stored"):
                await server.sit(made.table.table, "Guest")
            assert (await server.sit(made.table.table, "Guest")).seats == [1]


@async_test()
async def test_whoever_says_hello_to_a_table_that_was_just_closed_is_told_so(
    tmp_path: Path, trouble: Trouble
) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server, party(server, ACT_2, 1) as (name, seats, _):
            late = Seat(address, name)  # for its address only
            async with connect(late.address) as socket:
                (seat,) = (seat for seat in seats if seat.now.legal)
                trouble.refuse = 1
                await act_somehow(seat, Rng(b"late"))
                await socket.send(Hello().model_dump_json())
                assert '"not-stored"' in str(await socket.recv())
                with pytest.raises(ConnectionClosed):
                    await socket.recv()


@async_test(within=20)
async def test_a_table_is_not_put_away_while_it_stores_something(
    tmp_path: Path, trouble: Trouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever sat down just then used to wait for an answer for ever."""
    looked = threading.Event()
    real = vars(Room)["idle"]

    def idle(room: Room) -> bool:
        quiet = bool(real.fget(room))
        if trouble.slow.is_set():
            looked.set()
        return quiet

    monkeypatch.setattr(Room, "idle", property(idle))
    monkeypatch.setattr(lobby, "SWEEP", 0.01)

    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            made = await server.make(ACT_2)
            monkeypatch.setattr(lobby, "QUIET", -1)
            trouble.until = looked
            assert (await server.sit(made.table.table, "Guest")).seats == [1]


@pytest.mark.parametrize("bad", [change(1), change(2, "\ud800")], ids=["twice", "no text"])
@async_test()
async def test_one_bad_change_does_not_spoil_those_stored_with_it(
    bad: Change, database: str
) -> None:
    store = Store(database)
    store.open()

    try:
        with store.lock.writing() as connection:
            put(connection, [change(1, table=name) for name in ("table", "one", "two")])
        bad.made = None
        together = [change(2, table="one"), bad, change(2, table="two")]
        writes = [asyncio.create_task(store.write(each)) for each in together]
        await asyncio.sleep(0)  # all three wait for the thread
        store.writer.thread.start()
        failed = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(error) for error in failed] == [type(None), NotStored, type(None)]
        assert store.writer.commits == 2
        await store.write(change(2))  # the thread goes on
        with store.engine.connect() as connection:
            assert connection.execute(sa.select(sa.func.count()).select_from(ENTRIES)).scalar() == 6
    finally:
        store.__exit__()


def test_a_migration_that_was_cut_short_is_done_from_the_start(database: str) -> None:
    """In SQLite every CREATE TABLE used to be kept at once, and the server never started again."""
    cuts = 0
    while True:
        engine = databases.connect(database)
        left = cuts

        def cut(*_: object) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                raise InterruptedError

        sa.event.listen(engine, "after_cursor_execute", cut)
        try:
            databases.migrate(engine)
        except InterruptedError:
            cuts += 1
            whole = False
        else:
            whole = True
        sa.event.remove(engine, "after_cursor_execute", cut)
        found = set(sa.inspect(engine).get_table_names())
        engine.dispose()
        if whole:
            break
        assert not found
    assert cuts > 5
    assert set(METADATA.tables) < found


@async_test()
async def test_a_name_given_while_the_database_fails_is_not_shown_to_anybody(
    tmp_path: Path, trouble: Trouble
) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server, party(server, ACT_2, 1) as (name, seats, _):
            trouble.refuse = 3
            given = Rename(id=new_id(), seat=0, name="Yukimura")
            renamed = asyncio.create_task(seats[0].command(given))
            await seats[0].wait(lambda: len(seats[0].refused) == 2)
            assert (await server.info(name)).seats[0].name == "Host"
            assert seats[1].now.table.seats[0].name == "Host"
            await renamed
            assert (await server.info(name)).seats[0].name == "Yukimura"


@async_test()
async def test_a_secret_choice_is_not_stale_because_the_table_was_opened_again(
    tmp_path: Path, trouble: Trouble
) -> None:
    """Both pass cards at the same time; one of them is stored, then the database fails."""
    with running(settings_for(tmp_path)) as address:
        new = wish("joraku", {"players": "3"})
        async with Server(address) as server, party(server, new, 2) as (_, seats, _):
            before = seats[0].now.version
            first, second = (
                TakeAction(id=new_id(), version=before, seat=seat, action=seats[seat].now.legal[0])
                for seat in range(2)
            )
            assert await seats[0].command(first) == before + 1
            trouble.refuse = 1
            assert await seats[1].command(second) == before + 2
            assert [refusal.code for refusal in seats[1].refused] == ["not-stored"]
