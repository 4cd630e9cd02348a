"""Events by version, and tables that are opened at once from a snapshot."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from kachidoki import catalog
from kachidoki.core import (
    BadRecord,
    Dealer,
    Game,
    IllegalAction,
    Record,
    Rng,
    Table,
)
from kachidoki.core.laws import chosen, log_bytes
from kachidoki.core.record import Line
from kachidoki.core.snapshot import seal
from kachidoki.text import say
from tests.fuzzing import damaged_data, one_line

GAME = catalog.find("joraku", players=3)
ROKUMON = catalog.find("rokumon", act="2", coins="gggjjjj", tokens="1 0")
SEED = b"a table"


def some_passes() -> Table:
    """Seats 0 and 1 have chosen what to pass; seat 0 has taken one card back."""
    table = Table(GAME, SEED)
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
    table = Table(catalog.find("rokumon", act="2", coins="gggjjjj"), SEED)
    assert table.version == 0
    assert [event.key for event in table.history()] == ["rokumon.act", "rokumon.coins"]
    assert table.history(since=0) == table.log(0, since=0) == []


@pytest.mark.parametrize("version", [-1, 9999, True, 1.0, "0"])
def test_there_is_no_such_version(version: int) -> None:
    table = some_passes()
    with pytest.raises(IllegalAction, match=f"no version '.*'; versions are 0 to {table.version}"):
        table.log(0, since=version)


def lines_of(table: Table) -> list[Line]:
    return list(table.save().lines)


def written(table: Table) -> dict[str, Any]:
    """A snapshot as a database gives it back."""
    data = json.loads(json.dumps(table.snapshot()))
    assert isinstance(data, dict)
    return data


def restored(table: Table, game: Game = GAME) -> Table:
    return Table.from_snapshot(game, written(table), SEED, lines_of(table))


def play_on(table: Table, actions: int) -> None:
    rng = Rng(b"on")
    for _ in range(actions):
        seat = table.state.to_act()[0]
        table.play(seat, chosen(table.state, seat, rng))


def test_a_restored_table_goes_on_with_the_same_deal() -> None:
    table = some_passes()
    again = restored(table)
    while table.outcome is None:
        play_on(table, 1)
        play_on(again, 1)
    assert again.record().text() == table.record().text()
    assert again.snapshot() == table.snapshot()


def test_a_dealer_goes_on_where_another_one_was() -> None:
    one = Dealer(b"long")
    for _ in range(200):
        one.draw(1000)
        two = Dealer(b"long", one.used)
        assert two.draw(7) == one.draw(7)
        assert two.used == one.used


def test_the_log_of_every_seat_is_the_same_though_a_snapshot_leaves_it_out() -> None:
    table = some_passes()
    again = restored(table)
    for seat in (0, 1, 2, None):
        assert log_bytes(again.log(seat)) == log_bytes(table.log(seat))
    assert [say(event) for event in again.history()] == [say(event) for event in table.history()]
    assert list(map(repr, again.history())) == list(map(repr, table.history()))
    assert len(json.dumps(table.snapshot())) < 2000


def test_events_since_every_version_after_a_restore() -> None:
    table = some_passes()
    kept = written(table)
    play_on(table, 30)
    for version in range(table.version + 1):
        again = Table.from_snapshot(GAME, kept, SEED, lines_of(table))
        events = again.history(since=version)
        assert log_bytes(events) == log_bytes(table.history(since=version))
        assert len(again.log(1, since=version)) == len(table.log(1, since=version))


def test_steps_of_before_the_snapshot_can_be_taken_back_after_it() -> None:
    table = some_passes()
    again = restored(table)
    told = [*table.take_back(0), *table.take_back(1)]
    assert log_bytes([*again.take_back(0), *again.take_back(1)]) == log_bytes(told)
    assert [event.only for event in told] == [(0,), (1,)]  # they were secret, and stay so
    for opened in (table, again):
        with pytest.raises(IllegalAction, match="seat 0 has nothing to take back"):
            opened.take_back(0)
    assert again.save().text() == table.save().text()


def test_k10_a_move_and_its_answer_are_taken_back_after_a_restore() -> None:
    table = Table(ROKUMON, SEED)
    for seat, text in ((0, "deploy d4"), (1, "deploy e3"), (0, "move d4 e4"), (1, "deploy d4")):
        table.play(seat, text)
    again = restored(table, ROKUMON)
    for opened in (table, again):
        assert opened.take_back(0, with_answer=True)[0].facts["action"] == "move d4 e4"
    assert again.snapshot() == table.snapshot()
    assert again.state.position() == table.state.position()


def test_lines_after_the_snapshot_are_checked() -> None:
    table = some_passes()
    kept = written(table)
    lines = lines_of(table)
    first = table.save().text().split("\n").index("", 1) + 2 + len(lines)  # lines of the file
    for line, message in (
        ((0, "end"), f"line {first}: seat 0 cannot end"),
        ((0, "jump"), f"line {first}: 'jump' is not an action"),
        ((2, "take back"), f"line {first}: seat 2 has nothing to take back"),
    ):
        with pytest.raises(BadRecord) as error:
            Table.from_snapshot(GAME, kept, SEED, [*lines, line])
        assert str(error.value).startswith(message)
    strange: list[Any] = [None, (0,), ("0", "end"), (True, "end"), (0, 5), (2**70, "end")]
    for line in strange:
        with pytest.raises(BadRecord, match=f"action {len(lines) + 1} should be a seat and a text"):
            Table.from_snapshot(GAME, kept, SEED, [*lines, line])


def test_a_table_without_its_seed_is_restored_without_it() -> None:
    table = some_passes()
    watched = Table.from_record(GAME, Record.parse(table.record().text()))
    again = Table.from_snapshot(GAME, written(watched), None, lines_of(table))
    assert again.record().text() == table.record().text()
    with pytest.raises(BadRecord, match="no seed"):
        again.play(2, again.state.legal(2)[0])
    for kept, seed in ((written(watched), SEED), (written(table), None)):
        with pytest.raises(BadRecord, match="do not both have a seed"):
            Table.from_snapshot(GAME, kept, seed, lines_of(table))


def test_a_snapshot_that_does_not_fit_says_why() -> None:
    table = some_passes()
    lines = lines_of(table)
    other = catalog.find("joraku", players=3, kachidoki="winner")
    swapped = [lines[1], lines[0], *lines[2:]]
    for game, changes, seed, there, message in (
        (GAME, {"format": 2}, SEED, lines, "this program reads format 1"),
        (GAME, {"rules": 99}, SEED, lines, "needs version 99 of the rules of joraku"),
        (GAME, {"rules": "1"}, SEED, lines, "rules is 'str'; it should be a number"),
        (GAME, {"game": "go"}, SEED, lines, "the snapshot is of 'go', the game here is 'joraku'"),
        (GAME, {"options": 3}, SEED, lines, "options should be named texts"),
        (other, {}, SEED, lines, "has 'kachidoki' = 'all', the game here 'winner'"),
        (ROKUMON, {}, SEED, lines, "the snapshot is of 'joraku'"),
        (GAME, {}, SEED, lines[:-1], f"covers {len(lines)} actions; there are {len(lines) - 1}"),
        (GAME, {}, SEED, swapped, "was changed after it was sealed, or belongs to other lines"),
        (GAME, {"drawn": 0}, SEED, lines, "was changed after it was sealed"),
        (GAME, {}, b"another", lines, "the seed does not fit the commitment"),
    ):
        with pytest.raises(BadRecord) as error:
            Table.from_snapshot(game, {**written(table), **changes}, seed, there)
        assert message in str(error.value)
        one_line(error.value)


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", [GAME, ROKUMON], ids=["joraku", "rokumon"])
def test_a_damaged_snapshot_is_found_out(game: Game) -> None:
    table = Table(game, SEED)
    play_on(table, 12)
    good, lines = written(table), lines_of(table)

    @settings(max_examples=60, deadline=None, derandomize=True)
    @given(damaged_data(good))
    def run(data: Any) -> None:
        if data == good:
            return
        with pytest.raises(BadRecord) as error:
            Table.from_snapshot(game, data, SEED, lines)
        one_line(error.value)

    run()


@pytest.mark.parametrize("game", [GAME, ROKUMON], ids=["joraku", "rokumon"])
def test_nonsense_under_a_good_seal_is_refused_too(game: Game) -> None:
    table = Table(game, SEED)
    play_on(table, 12)
    good, lines = written(table), lines_of(table)
    del good["seal"]

    @settings(max_examples=60, deadline=None, derandomize=True)
    @given(damaged_data(good))
    def run(data: Any) -> None:
        if isinstance(data, dict):
            data = {**data, "seal": seal(data, lines)}
        try:
            again = Table.from_snapshot(game, data, SEED, lines)
        except BadRecord as error:
            one_line(error)
        else:
            assert again.save().lines == lines

    run()


def test_a_snapshot_that_is_no_plain_data_is_refused() -> None:
    table = some_passes()
    with pytest.raises(BadRecord, match="it is no plain data"):
        Table.from_snapshot(GAME, {**written(table), "since": {1, 2}}, SEED, lines_of(table))
