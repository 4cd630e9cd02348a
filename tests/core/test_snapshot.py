"""Events by version, and tables that are opened at once from a snapshot."""

from __future__ import annotations

import pytest

from kachidoki import catalog
from kachidoki.core import IllegalAction, Table

GAME = catalog.find("joraku", players=3)


def some_passes() -> Table:
    """Seats 0 and 1 have chosen what to pass; seat 0 has taken one card back."""
    table = Table(GAME, b"a table")
    for seat in (0, 1, 0):
        table.play(seat, table.state.legal(seat)[0])
    table.take_back(0)
    return table


def test_events_since_a_version() -> None:
    table = some_passes()
    dealt = table.version - 4
    assert [event.key for event in table.history(since=dealt)] == [
        *("joraku.passing", "joraku.passing", "joraku.passing", "core.take-back"),
    ]
    assert [event.key for event in table.log(1, since=dealt)] == ["joraku.passing"]
    assert table.log(None, since=dealt) == []
    assert table.history(since=table.version) == []
    for version in range(table.version):
        assert len(table.history(since=version)) >= len(table.history(since=version + 1))


def test_what_the_start_tells_belongs_to_version_0() -> None:
    table = Table(catalog.find("rokumon", act="2", coins="gggjjjj"), b"a table")
    assert table.version == 0
    assert [event.key for event in table.history()] == ["rokumon.act", "rokumon.coins"]
    assert table.history(since=0) == table.log(0, since=0) == []


@pytest.mark.parametrize("version", [-1, 9999, True, 1.0, "0"])
def test_there_is_no_such_version(version: int) -> None:
    table = some_passes()
    with pytest.raises(IllegalAction, match=f"no version '.*'; versions are 0 to {table.version}"):
        table.log(0, since=version)
