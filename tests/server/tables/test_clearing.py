"""Old tables are cleared away in small pieces, and only when the time is sure."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from kachidoki import catalog
from kachidoki.bots.workers import Workers
from kachidoki.server.ops import logs
from kachidoki.server.ops.metrics import Metrics
from kachidoki.server.storage.schema import ENTRIES, PASSES, TABLES
from kachidoki.server.storage.store import PIECE, Store
from kachidoki.server.storage.writer import Change
from kachidoki.server.tables import clearing as clearings
from kachidoki.server.tables.clearing import Clearing
from kachidoki.server.tables.hosted_table import HostedTable
from kachidoki.server.tables.lobby import Lobby
from kachidoki.server.tables.services import Services
from kachidoki.server.tables.table_sheet import Chair, TableSheet
from tests.async_test import async_test
from tests.server.support.servers import Fixed, settings_for

DAY = 86_400_000


class Times(Fixed):
    """The machine's clock, and the one that never jumps."""

    def __init__(self) -> None:
        super().__init__()
        self.gone = 0

    def ticks(self) -> int:
        return self.gone

    def pass_by(self, millis: int) -> None:
        self.time += millis
        self.gone += millis


def made(name: str, at: int) -> Change:
    """A new table."""
    sheet = TableSheet(title="Title", chairs=[Chair()] * 2)
    game = catalog.find("rokumon", {"act": 1})
    return HostedTable(name, game, b"seed", b"luck", sheet, {}).made(at, {"a" * 64: True}, at)


def left(store: Store, table: sa.Table = TABLES) -> int:
    with store.engine.connect() as connection:
        return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()


@async_test()
async def test_tables_are_cleared_away_a_few_at_a_time(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """10,000 of them held the database for 17 s, in one transaction."""
    monkeypatch.setattr(clearings, "PAUSE", 0)
    pieces = []
    real: Callable[..., object] = Store.prune

    async def prune(store: Store, *given: int | None, keep: list[str]) -> object:
        before = left(store)
        gone = await real(store, *given, keep=keep)  # type: ignore[misc]
        pieces.append(before - left(store))
        await store.write(made(f"new{len(pieces)}", source.time))  # others come between
        return gone

    monkeypatch.setattr(Store, "prune", prune)
    source = Times()
    with Store(database) as store:
        lobby = Lobby(house_of(store, source, tmp_path))
        many = 2 * PIECE + 1
        await store.write(*[made(f"old{n}", source.time - 40 * DAY) for n in range(many)])
        await Clearing(lobby).clear()
        assert pieces == [PIECE, PIECE, 1, 0]
        assert left(store) == left(store, ENTRIES) == left(store, PASSES) == len(pieces)


def house_of(store: Store, source: Times, folder: Path) -> Services:
    settings = settings_for(folder, keep_idle_days=30)
    return Services(settings, store, Workers(1), Metrics(), source)


@async_test()
async def test_a_clock_far_ahead_clears_nothing_away_until_it_has_gone_evenly_for_a_day(
    tmp_path: Path,
) -> None:
    """A server that was started 400 days ahead cleared all tables away at once."""
    source = Times()

    async def start(store: Store) -> Clearing:
        clearing = Clearing(Lobby(house_of(store, source, tmp_path)))
        await clearing.begin()
        return clearing

    async def cleared(clearing: Clearing) -> bool:
        sure = await clearing.sure()
        if sure:
            await clearing.clear()
        return sure

    logs.set_up(settings_for(tmp_path, log_level="warning"))
    with capture_logs() as log, Store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        await store.write(made("kept", source.time))
        assert await cleared(await start(store))
        source.time += 400 * DAY
        clearing = await start(store)
        await store.write(made("new", source.time))  # knows the wrong time
        source.pass_by(DAY - 1)
        assert not await cleared(clearing)
        clearing = await start(store)  # a restart begins the day anew
        source.pass_by(DAY - 1)
        assert not await cleared(clearing)
        source.time -= 400 * DAY  # the clock is set right
        assert not await cleared(clearing)
        source.pass_by(DAY)
        assert await cleared(clearing)
        assert left(store) == 2
        source.time += 60 * DAY
        assert not await cleared(clearing)
        source.pass_by(DAY)  # so it was right
        assert await cleared(clearing)
        assert left(store) == 1
        assert await cleared(await start(store))
    told = [entry["reason"] for entry in log if "no tables are cleared" in entry["event"]]
    ahead = "the machine's clock is far ahead of the last time in the database"
    assert told == [ahead, ahead, *["the machine's clock has jumped"] * 2]
