"""A table of a cluster: whoever lost it never writes to it again, whatever it believes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from kachidoki.core import BadOption
from kachidoki.server.storage import database as databases
from kachidoki.server.storage import fencing
from kachidoki.server.storage.fencing import DATABASE_NOW, Lease
from kachidoki.server.storage.inspection import inspect
from kachidoki.server.storage.schema import NEWEST, SERVERS, TABLES
from kachidoki.server.storage.store import Store
from kachidoki.server.storage.writer import Moved, NotStored
from tests.async_test import async_test
from tests.server.storage.entries import change, commands_stored

LEASE = 0.3  # seconds that a server may stop in the midst of a transaction
FAR = 10**9  # milliseconds


def alive(store: Store, for_millis: int = FAR) -> None:
    """Have a server count as alive for so long, and no longer."""
    about = {"since": 0, "address": "", "program": "", "leaving": False, "format": 1}
    row = {"name": store.server, "alive_until": DATABASE_NOW + for_millis, **about}
    with store.engine.begin() as connection:
        connection.execute(sa.delete(SERVERS).where(SERVERS.c.name == store.server))
        connection.execute(sa.insert(SERVERS).values(**row))


@contextmanager
def servers(database: str, *names: str) -> Iterator[list[Store]]:
    """Servers of a cluster on one database."""
    with ExitStack() as stack:
        stores = [stack.enter_context(Store(database, name, LEASE)) for name in names]
        for store in stores:
            alive(store)
        yield stores


def take(store: Store, table: str) -> Lease | None:
    assert store.server is not None
    with store.engine.begin() as connection:
        return fencing.take(connection, store.server, table)


async def make(store: Store, *tables: str) -> list[Lease]:
    """New tables of a server."""
    leases = []
    for table in tables:
        made = change(1, table=table)
        assert made.made is not None
        made.made |= {"owner": store.server, "fence": 1}
        await store.write(made)
        leases.append(Lease(table, 1))
    return leases


def versions(database: str, table: str) -> int:
    return len(commands_stored(database, table))


@async_test()
async def test_a_table_is_taken_only_from_a_server_that_is_gone(postgres_database: str) -> None:
    with servers(postgres_database, "one", "two") as (one, two):
        (lease,) = await make(one, "table")
        assert take(two, "table") is None
        await one.write(change(2), lease=lease)
        alive(one, -1)
        assert take(two, "table") == Lease("table", 2)
        with pytest.raises(NotStored, match="another server works this table now"):
            await one.write(change(3), lease=lease)
        await two.write(change(3), lease=Lease("table", 2))
        alive(one)  # back again, and it believes what it likes
        with pytest.raises(NotStored, match="another server works this table now"):
            await one.write(change(4), lease=lease)
        assert take(one, "table") is None
    assert versions(postgres_database, "table") == 3


@async_test()
async def test_a_lease_of_before_is_no_lease_although_the_table_is_ours_again(
    postgres_database: str,
) -> None:
    with servers(postgres_database, "one", "two") as (one, two):
        (old,) = await make(one, "table")
        alive(one, -1)
        assert take(two, "table") == Lease("table", 2)
        alive(two, -1)
        assert take(one, "table") == Lease("table", 3)
        with pytest.raises(NotStored):
            await one.write(change(2), lease=old)
        await one.write(change(2), lease=Lease("table", 3))


@async_test()
async def test_a_table_is_given_only_by_its_owner_and_to_a_server_that_stays(
    postgres_database: str,
) -> None:
    with servers(postgres_database, "one", "two") as (one, two):
        (lease,) = await make(one, "table")

        def given(store: Store, lease: Lease, to: str) -> bool:
            assert store.server is not None
            with store.engine.begin() as connection:
                return fencing.give(connection, store.server, lease, to)

        assert not given(two, lease, "two")  # not the owner
        assert not given(one, Lease("table", 2), "two")  # not its lease
        assert not given(one, lease, "three")  # there is none
        alive(two, -1)
        assert not given(one, lease, "two")  # it does not report
        alive(two)
        with two.engine.begin() as connection:
            leaving = sa.update(SERVERS).where(SERVERS.c.name == "two")
            connection.execute(leaving.values(leaving=True))
        assert not given(one, lease, "two")  # it leaves too
        await one.write(change(2), lease=lease)  # all that changed nothing
        alive(two)
        assert given(one, lease, "two")
        with pytest.raises(NotStored, match="another server works this table now"):
            await one.write(change(3), lease=lease)
        assert take(one, "table") is None
        assert take(two, "table") == Lease("table", 3)
    assert versions(postgres_database, "table") == 2


@async_test()
async def test_a_lost_table_spoils_nothing_for_others_in_the_same_commit(
    postgres_database: str,
) -> None:
    with servers(postgres_database, "one", "two") as (one, two):
        leases = await make(one, "a", "b", "c")
        alive(one, -1)
        assert take(two, "b") is not None
        alive(one)
        before = one.writer.commits
        held = threading.Event()
        first = asyncio.create_task(one.writer.run(lambda _: held.wait(10)))
        await asyncio.sleep(0)
        writes = [
            asyncio.create_task(one.write(change(2, table=lease.table), lease=lease))
            for lease in leases
        ]
        await asyncio.sleep(0)
        held.set()
        await first
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), Moved, type(None)]
        assert one.writer.commits == before + 1
    assert [versions(postgres_database, table) for table in "abc"] == [2, 1, 2]


@async_test()
async def test_a_server_that_stops_in_the_midst_of_a_transaction_blocks_nobody(
    postgres_database: str,
) -> None:
    """It has looked, the table was its own, and then it stops: it can neither write nor hold up."""
    with servers(postgres_database, "one", "two") as (one, two):
        (lease,) = await make(one, "table")
        looked, go_on = threading.Event(), threading.Event()

        def stop(connection: sa.Connection) -> None:
            looked.set()
            go_on.wait(60)
            connection.execute(sa.update(TABLES).values(version=99))

        writing = asyncio.create_task(one.writer.run(stop, lease))
        await asyncio.to_thread(looked.wait)
        alive(one, -1)
        assert await asyncio.to_thread(take, two, "table") == Lease("table", 2)
        await two.write(change(2), lease=Lease("table", 2))
        go_on.set()
        with pytest.raises(NotStored):
            await writing
        with two.engine.connect() as connection:
            assert connection.execute(sa.select(TABLES.c.version)).scalar_one() != 99


@async_test()
async def test_what_is_released_is_anybodys(postgres_database: str) -> None:
    with servers(postgres_database, "one", "two") as (one, two):
        leases = await make(one, "a", "b")
        with one.engine.begin() as connection:
            fencing.release(connection, "one", [leases[0], Lease("b", 7)])
        assert take(two, "a") == Lease("a", 2)
        assert take(two, "b") is None
        with one.engine.connect() as connection:
            owners = fencing.owners_of(connection, ["a", "b", "none"])
            assert owners == {"a": "two", "b": "one"}


@async_test()
async def test_a_server_that_is_in_no_cluster_takes_everything_and_is_believed(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "PATIENCE", 0)
    with Store(postgres_database, "one", LEASE) as one:
        alive(one)
        (lease,) = await make(one, "table")
        assert inspect(postgres_database).in_use
        assert not inspect(postgres_database, cluster=True).in_use
        with pytest.raises(BadOption, match="another server is working on"):
            Store(postgres_database).open()
        assert isinstance(one.lock.held, sa.Connection)
        one.lock.release()  # as if its connection was cut
        with Store(postgres_database) as alone:
            assert inspect(postgres_database, cluster=True).in_use
            with pytest.raises(BadOption, match="in no cluster is working on"):
                Store(postgres_database, "two", LEASE).open()
            await alone.write(change(2))
        with (
            Store(postgres_database, "two", LEASE),
            pytest.raises(NotStored, match="another server works this table now"),
        ):
            await one.write(change(3), lease=lease)
    assert versions(postgres_database, "table") == 2


def test_servers_that_start_together_make_the_tables_once(postgres_database: str) -> None:
    stores = [Store(postgres_database, f"server {number}", LEASE) for number in range(4)]
    failed: list[BaseException] = []

    def start(store: Store) -> None:
        try:
            store.open()
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=start, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert databases.version_of(stores[0].engine) == NEWEST
    for store in stores:
        store.lock.release()
        store.engine.dispose()


@pytest.mark.parametrize(("fit_from", "works"), [(NEWEST, True), ("9999", False)])
def test_tables_of_a_newer_program_are_worked_on_if_they_are_fit_for_this_one(
    fit_from: str, works: bool, database: str
) -> None:
    with Store(database) as store, store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(sa.text(f"UPDATE holder SET compatible_from = '{fit_from}'"))
    assert inspect(database).problem == (
        "" if works else "it was made by a newer version of this program"
    )
    if works:
        with Store(database) as store:
            assert databases.version_of(store.engine) == "9999"
    else:
        with pytest.raises(BadOption, match="made by a newer version"):
            Store(database).open()


@async_test()
async def test_clearing_leaves_what_another_server_works(postgres_database: str) -> None:
    with servers(postgres_database, "one", "two") as (one, two):
        await make(one, "a")
        await make(two, "b")
        assert await two.prune(None, 2**60, keep=[]) == ["b"]
        assert await two.prune(None, 2**60, keep=[]) == []
        alive(one, -1)
        assert await two.prune(None, 2**60, keep=[]) == ["a"]


def test_sqlite_files_stay_as_they_were_but_for_columns_that_nobody_uses(tmp_path: Path) -> None:
    """One server on a file: no owner, no fence, nothing asked about either."""
    asked: list[str] = []
    with Store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        sa.event.listen(
            store.engine, "before_cursor_execute", lambda *words: asked.append(words[2])
        )
        asyncio.run(store.write(change(1)))
        asyncio.run(store.write(change(2), lease=Lease("table")))
        with store.engine.connect() as connection:
            assert connection.execute(sa.select(TABLES.c.owner, TABLES.c.fence)).all() == [
                (None, 0)
            ]
    assert not any("owner" in words for words in asked[:-1])


@async_test()
async def test_a_table_that_is_read_while_its_server_writes_is_not_damaged(
    postgres_database: str,
) -> None:
    """Another server read its row before a change and its entries after it, and called it so."""
    with servers(postgres_database, "one", "two") as (one, two):
        (lease,) = await make(one, "table")
        loop = asyncio.get_running_loop()
        written = False

        def write_between(*_: object) -> None:
            nonlocal written
            if not written:
                written = True
                wrote = one.write(change(2), lease=lease)
                asyncio.run_coroutine_threadsafe(wrote, loop).result()

        sa.event.listen(two.engine, "after_cursor_execute", write_between)
        saved = await two.load("table")
        assert written
        assert saved is not None
        assert len(saved.entries) == saved.row["version"] == 1
        saved = await two.load("table")
        assert saved is not None
        assert len(saved.entries) == 2


def test_a_servers_sign_of_life_is_gone_with_its_connection(postgres_database: str) -> None:
    with servers(postgres_database, "one", "two") as (one, two):
        first, second = one.engine.connect(), one.engine.connect()
        for connection in (first, second):  # after a cut the old one may be there for a while
            fencing.give_sign(connection, "one")
        for connection in (first, second):
            with two.engine.connect() as looking:
                assert fencing.signs(looking) == {fencing.number_of("one")}
            connection.invalidate()
            connection.close()
        with two.engine.connect() as looking:
            while fencing.signs(looking):  # PostgreSQL takes a moment to notice
                pass


@async_test()
async def test_a_server_that_has_just_said_that_it_is_alive_is_not_declared_ended(
    postgres_database: str,
) -> None:
    with servers(postgres_database, "one", "two") as (one, two):
        await make(one, "table")
        until = sa.select(SERVERS.c.alive_until).where(SERVERS.c.name == "one")
        with two.engine.begin() as connection:
            seen = connection.execute(until).scalar_one()
        alive(one, 2 * FAR)
        with two.engine.begin() as connection:
            fencing.declare_ended(connection, "one", seen)
        assert take(two, "table") is None
        with two.engine.begin() as connection:
            fencing.declare_ended(connection, "one", connection.execute(until).scalar_one())
        assert take(two, "table") == Lease("table", 2)
