"""A disk that is full for a while: everybody is told, nobody tries in vain, and play goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from kachidoki import catalog
from kachidoki.client import Seat, Server, ServerRefused
from kachidoki.core import Rng
from kachidoki.server.storage import database as databases
from kachidoki.server.storage import writer
from kachidoki.server.storage.store import Store
from kachidoki.server.storage.writer import NotStored, Writer
from kachidoki.server.tables import storage_outage
from kachidoki.server.tables.hosted_table import HostedTable
from kachidoki.server.tables.storage_outage import Failures
from kachidoki.server.tables.table_sheet import Chair, TableSheet
from tests.async_test import async_test
from tests.server.support.servers import act_somehow, bots, party, running_app, settings_for, wish


class Disk:
    """SQLite takes no page more than it has while the disk is full."""

    def __init__(self, store: Store) -> None:
        self.full = False
        sa.event.listen(store.engine, "checkout", self.limit)

    def limit(self, connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {1 if self.full else 2**30}").fetchall()


@async_test()
async def test_a_full_disk_is_told_tried_seldom_and_play_goes_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`/ready` stayed 200, one table tried 877 times a minute, the log had no reason."""
    monkeypatch.setattr(writer, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(storage_outage, "LOOK_AGAIN", 10)
    trials = []
    real = Writer._trial

    def trial(self: Writer) -> Exception | None:
        trials.append(real(self))
        return trials[-1]

    monkeypatch.setattr(Writer, "_trial", trial)

    async def play(seat: Seat) -> None:
        """Act whenever it is one's turn, for ever."""
        while True:
            await seat.wait(lambda: bool(seat.now.legal))
            version = await act_somehow(seat, Rng(b"full"))
            await seat.wait(lambda v=version: seat.now.version >= v)  # type: ignore[misc]

    with running_app(settings_for(tmp_path, log_level="warning")) as (address, app):
        services = app.state.lobby.services
        disk = Disk(services.store)
        with capture_logs() as log:
            new = wish("joraku", {"players": "3"}, seats=bots("beginner", "beginner"))
            async with (
                Server(address) as server,
                httpx.AsyncClient(base_url=address) as http,
                party(server, new, 0) as (name, (seat,), _),
            ):
                playing = asyncio.create_task(play(seat))
                await seat.wait(lambda: seat.now.version > 5)
                disk.full = True
                await seat.wait(lambda: not seat.storing)
                refused = await http.get("/ready")
                assert (refused.status_code, refused.json()["code"]) == (503, "not-stored")
                with pytest.raises(ServerRefused, match="not-stored"):
                    await server.make(new)
                stuck = (await server.info(name)).table, seat.now.version  # reading goes on
                failures = services.metrics.not_stored._value.get()
                known = len(trials)
                while len(trials) < known + 3:
                    await asyncio.sleep(0.001)
                assert (name, seat.now.version) == stuck
                assert services.metrics.not_stored._value.get() == failures <= 4
                disk.full = False
                await seat.wait(lambda: seat.storing and seat.now.version > stuck[1] + 10)
                assert (await http.get("/ready")).status_code == 200
                playing.cancel()
    told = [entry for entry in log if entry["event"] == "nothing can be stored"]
    assert [entry["reason"] for entry in told] == ["database or disk is full"] * len(told)
    assert told
    assert "changes can be stored again" in [entry["event"] for entry in log]


def test_a_table_that_fails_again_and_again_rests_longer_each_time() -> None:
    class Source:
        def ticks(self) -> int:
            return 0

    class Services:
        source = Source()

    class Room:
        services = Services()
        failed, has_stored = True, False
        hosted = HostedTable(
            "table",
            catalog.find("rokumon", {"act": 1}),
            b"seed",
            b"luck",
            TableSheet(title="Title", chairs=[Chair()] * 2),
            {},
        )

    failures, room = Failures(), Room()
    rests = []
    for _ in range(12):
        failures.note(room)  # type: ignore[arg-type]
        rests.append(failures.until("table"))
    assert rests[0] == 0
    assert all(0.75 <= rest / 250 / 2**n <= 1.25 for n, rest in enumerate(rests[1:8]))
    assert all(22_500 <= rest <= 37_500 for rest in rests[8:])
    room.has_stored = True
    failures.note(room)  # type: ignore[arg-type]
    assert failures.until("table") == 0
    room.failed = False
    failures.note(room)  # type: ignore[arg-type]
    assert not failures.rests


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("INSERT INTO holder (id, name, trial) VALUES (1, 'Yukimura', '')", "IntegrityError"),
        ("SELECT CAST(x'ff5375727072697365' AS TEXT)", "OperationalError"),
        ("SELECT * FROM nowhere", "no such table: nowhere"),
    ],
)
def test_a_reason_tells_nothing_of_what_was_read_or_written(
    statement: str, told: str, tmp_path: Path
) -> None:
    with (
        Store(f"sqlite:///{tmp_path / 'tables.db'}") as store,
        store.engine.connect() as line,
        pytest.raises(sa.exc.SQLAlchemyError) as refused,
    ):
        line.execute(sa.text(statement)).all()
    reason = databases.reason(refused.value)
    assert "Yukimura" not in reason
    assert "urprise" not in reason
    assert reason.endswith(told) or "constraint failed" in reason


@async_test(within=30)
async def test_nothing_is_tried_while_nothing_can_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "FIRST_WAIT", 60)
    with Store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        disk = Disk(store)
        disk.full = True
        large = {"trial": "x" * 1_000_000}
        statement = sa.text("UPDATE holder SET trial = :trial")
        with pytest.raises(NotStored, match="database or disk is full"):
            await store.writer.run(lambda connection: connection.execute(statement, large))
        disk.full = False
        with pytest.raises(NotStored, match="database or disk is full"):
            await store.writer.run(lambda _: pytest.fail("it was tried"))
        store.writer.next_trial = 0  # the time comes while somebody asks
        assert not await store.ready()
        while store.trouble is not None:
            await asyncio.sleep(0.001)
        assert await store.ready()
