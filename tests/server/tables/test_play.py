"""Whole games over real sockets."""

from __future__ import annotations

from pathlib import Path

import pytest

from kachidoki import catalog
from kachidoki.client import Server, ServerRefused
from kachidoki.core import Record, Rng, Table
from tests.async_test import async_test
from tests.joraku.options import SHAPES
from tests.server.support.servers import (
    act_somehow,
    all_mine,
    bots,
    party,
    play_to_the_end,
    running,
    seen_by_all,
    settings_for,
    wish,
)

GAMES = [
    *[("joraku", {k: str(v) for k, v in shape.items()}) for shape in SHAPES.values()],
    *[("rokumon", {"act": act}) for act in ("1", "3", "6", "campaign", "solo")],
]


@pytest.mark.parametrize(("game", "options"), GAMES, ids=lambda value: str(value))
@async_test()
async def test_a_game_between_people_ends_with_a_record_that_replays(
    game: str, options: dict[str, str], tmp_path: Path
) -> None:
    seats_of_game = catalog.find(game, options).seats

    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            new = wish(game, options)
            async with party(server, new, seats_of_game - 1) as (name, seats, _):
                await play_to_the_end(seats, Rng(b"people"))
                for seat in seats:
                    assert seat.now.outcome == seats[0].now.outcome
                    assert not seat.refused
                record = Record.parse(await server.record(name))
                table = Table.from_record(catalog.find(game, options), record)
                assert table.outcome is not None
                assert table.outcome.as_dict() == seats[0].now.outcome
                info = seats[0].now.table
                assert record.seed is not None
                assert info.seed == record.seed.hex()
                assert info.commitment == record.commitment


@async_test()
async def test_a_bot_lets_a_person_take_a_move_back_with_its_answer(tmp_path: Path) -> None:
    """[K10] Who has fewer tokens is bound by the code of honour; a bot has answered by then."""
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            options = {"act": "2", "coins": "gggjjjj", "tokens": "1 0"}
            async with party(server, wish("rokumon", options, seats=bots("casual")), 0) as at:
                (seat,) = at[1]
                while not seat.now.take_back:
                    moves = [action for action in seat.now.legal if action.startswith("move")]
                    await seat.act(moves[0] if moves else seat.now.legal[0])
                    await seat.wait(lambda: bool(seat.now.legal))
                told = len(seat.events[0])
                mine = [e for e in seat.events[0] if e.facts.get("clan") == "sanada"]
                moved = [e for e in mine if e.key in ("rokumon.move", "rokumon.deploy")][-1]
                await seat.take_back()
                assert moved.key == "rokumon.move"
                assert [event.key for event in seat.events[0][told:]] == ["core.take-back-both"]
                assert f"move {moved.facts['cell']} {moved.facts['to_cell']}" in seat.now.legal
                assert not seat.now.take_back


@async_test()
async def test_a_whole_game_against_bots(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            new = wish("joraku", {"players": "3"}, seats=bots("casual", "skilled"))
            async with party(server, new, 0) as (_, (seat,), _):
                rng = Rng(b"bots")
                while seat.now.table.status != "over":
                    await seat.wait(lambda: bool(seat.now.legal) or seat.now.table.status == "over")
                    if seat.now.legal:
                        await act_somehow(seat, rng)
                assert seat.now.outcome is not None
                assert seat.now.table.series.games == 1


@async_test()
async def test_several_people_at_one_screen_see_one_seat_at_a_time(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            new = wish("joraku", {"players": "3"}, seats=all_mine(3))
            async with party(server, new, 0) as (_, (screen,), _):
                rng = Rng(b"screen")
                assert (screen.now.seat, screen.now.curtain) == (None, [0, 1, 2])
                with pytest.raises(ServerRefused, match="no seat of yours"):
                    await screen.act("pass katana 2")
                while screen.now.table.status != "over":
                    update = screen.now
                    if not update.legal:
                        assert update.seat is None  # the next person's cards wait for a look
                        await screen.look(update.curtain[0])
                    assert screen.now.seat is not None
                    version = await screen.act(screen.now.legal[rng.below(len(screen.now.legal))])
                    await seen_by_all([screen], version)
                assert set(screen.events) == {None, 0, 1, 2}
