"""Clocks: how long each seat may think, and what happens at zero."""

from __future__ import annotations

from pathlib import Path

import pytest

from kachidoki.client import Server, ServerRefused
from kachidoki.protocol import Clock, ComeBack, Leave
from kachidoki.server.tables.clocks import Clocks, SeatClock
from tests.async_test import async_test
from tests.server.support.servers import Fixed, party, running, seen_by_all, settings_for, wish


def clocks(clock: Clock, seats: int = 2) -> Clocks:
    found = Clocks(clock, [SeatClock() for _ in range(seats)])
    found.begin()
    return found


def test_only_the_seats_to_act_lose_time() -> None:
    at = clocks(Clock(game=60))
    at.run({0}, 1000)
    at.run({1}, 11_000)
    assert (at.left(0, 21_000), at.left(1, 21_000)) == (50_000, 50_000)


def test_everybody_thinks_at_once_when_all_choose_in_secret() -> None:
    at = clocks(Clock(game=60), seats=3)
    at.run({0, 1, 2}, 0)
    at.run({0, 2}, 5000)
    at.run({2}, 8000)
    assert [at.left(seat, 10_000) for seat in range(3)] == [52_000, 55_000, 50_000]


def test_an_increment_comes_with_the_end_of_a_turn_and_goes_with_its_take_back() -> None:
    at = clocks(Clock(game=60, increment=5))
    at.run({0}, 0)
    at.turn_over(0, 10_000)
    assert at.left(0, 10_000) == 55_000
    at.turn_again(0, 10_000)
    assert at.left(0, 10_000) == 50_000


def test_a_turn_that_is_taken_back_does_not_get_its_time_again() -> None:
    at = clocks(Clock(move=30))
    at.run({0}, 0)
    at.turn_over(0, 20_000)
    at.turn_again(0, 90_000)
    at.run({0}, 90_000)
    assert at.left(0, 91_000) == 9_000


def test_a_turn_has_its_own_limit_which_steps_do_not_renew() -> None:
    at = clocks(Clock(move=30))
    at.run({0}, 0)
    at.run({0}, 20_000)  # a step of the same turn
    assert at.left(0, 20_000) == 10_000
    at.turn_over(0, 25_000)
    at.run({0}, 25_000)
    assert at.left(0, 25_000) == 30_000


def test_with_both_limits_the_shorter_one_counts() -> None:
    at = clocks(Clock(game=20, move=30))
    at.run({0, 1}, 0)
    at.turn_over(1, 1000)
    assert at.left(0, 5000) == 15_000
    assert at.next_zero(5000) == (0, 15_000)
    assert at.next_zero(50_000) == (0, 0)


def test_without_a_clock_nothing_runs() -> None:
    at = Clocks(None, [SeatClock(), SeatClock()])
    at.run({0}, 0)
    assert at.left(0, 10**9) is None
    assert at.next_zero(10**9) is None


@pytest.mark.parametrize("at_zero", ["move", "seat"])
@async_test()
async def test_at_zero_a_bot_plays_the_turn_or_takes_the_seat(at_zero: str, tmp_path: Path) -> None:
    source = Fixed()
    clock = Clock.model_validate({"move": 1, "at_zero": at_zero})

    with running(settings_for(tmp_path), source) as address:
        async with Server(address) as server:
            new = wish("rokumon", {"act": "2", "coins": "gggjjjj"}, clock=clock)
            async with party(server, new, 1) as (_, (first, second), _):
                assert first.now.table.seats[0].left == 1000
                assert first.now.table.seats[0].running
                assert not first.now.table.seats[1].running
                source.time += 1000
                with pytest.raises(ServerRefused, match="no-time"):
                    await first.act(first.now.legal[0])
                await second.wait(lambda: bool(second.now.legal))
                assert len(second.now.legal) > 1
                await second.act(second.now.legal[0])
                if at_zero == "move":
                    await first.wait(lambda: bool(first.now.legal))
                    await first.act(first.now.legal[0])  # the seat is still theirs
                    assert not first.now.table.seats[0].away
                else:
                    await second.wait(lambda: bool(second.now.legal))
                    assert second.now.table.seats[0].away
                    await first.command(ComeBack(id="back", seat=0))
                    await second.act(second.now.legal[0])
                    await first.wait(lambda: bool(first.now.legal))


@async_test()
async def test_a_paused_table_stops_every_clock(tmp_path: Path) -> None:
    source = Fixed()

    with running(settings_for(tmp_path), source) as address:
        async with Server(address) as server:
            new = wish("rokumon", {"act": "2"}, clock=Clock(game=60))
            async with party(server, new, 1) as (_, (first, second), _):
                source.time += 10_000
                legal = first.now.legal
                await first.pause()
                source.time += 1_000_000
                assert first.now.legal == []  # what would be refused is not offered
                with pytest.raises(ServerRefused, match="paused"):
                    await first.act(legal[0])
                with pytest.raises(ServerRefused, match="host"):
                    await second.pause(on=False)
                await first.pause(on=False)
                assert first.now.legal == legal
                assert first.now.table.seats[0].left == 50_000
                source.time += 1000
                await first.act(first.now.legal[0])
                assert first.now.table.seats[0].left == 49_000


@pytest.mark.parametrize("way", ["leave", "pause"])
@async_test()
async def test_neither_leaving_nor_a_pause_renews_the_time_for_a_turn(
    way: str, tmp_path: Path
) -> None:
    """Twenty seconds of thought were had on a clock of three."""
    source = Fixed()
    # In this deal the seat that leaves is to act, and so is its bot: it must not be quicker.
    settings = settings_for(tmp_path, pace=60)

    with running(settings, source) as address:
        async with Server(address) as server:
            new = wish("rokumon", {"act": "2"}, clock=Clock(move=3))
            async with party(server, new, 1) as (_, seats, _):
                (number,) = (n for n, seat in enumerate(seats) if seat.now.legal)
                for left in (2000, 1000):
                    source.time += 1000
                    if way == "leave":
                        await seats[number].command(Leave(id=f"leave-{left}", seat=number))
                        source.time += 5000  # a bot has the seat: this is not their time
                        back = ComeBack(id=f"back-{left}", seat=number)
                        version = await seats[number].command(back)
                    else:
                        await seats[0].pause()
                        source.time += 5000
                        version = await seats[0].pause(on=False)
                    await seen_by_all(seats, version)
                    assert seats[0].now.table.seats[number].left == left
                source.time += 1000
                with pytest.raises(ServerRefused, match="no-time"):
                    await seats[number].act(seats[number].now.legal[0])


@async_test()
async def test_a_secret_choice_that_is_taken_back_has_only_what_was_left(tmp_path: Path) -> None:
    source = Fixed()

    with running(settings_for(tmp_path), source) as address:
        async with Server(address) as server:
            new = wish("joraku", {"players": "3"}, clock=Clock(game=60, increment=5, move=30))
            async with party(server, new, 2) as (_, seats, _):
                source.time += 20_000
                for left in (10_000, 30_000):  # two cards to pass
                    await seats[0].act(seats[0].now.legal[0])
                    assert seats[0].now.table.seats[0].left == left
                source.time += 1000
                await seats[0].take_back()
                assert seats[0].now.table.seats[0].left == 10_000


@async_test()
async def test_a_bot_that_plays_for_a_leaver_earns_them_no_time(tmp_path: Path) -> None:
    with running(settings_for(tmp_path), Fixed()) as address:
        async with Server(address) as server:
            new = wish("rokumon", {"act": "1"}, clock=Clock(game=60, increment=5))
            async with party(server, new, 1) as (_, seats, _):
                await seats[0].command(Leave(id="leave", seat=0))
                await seats[1].wait(lambda: bool(seats[1].now.legal))
                await seats[1].act(seats[1].now.legal[0])
                await seats[1].wait(lambda: bool(seats[1].now.legal))
                lefts = [seat.left for seat in seats[1].now.table.seats]
                assert lefts == [60_000, 65_000]
