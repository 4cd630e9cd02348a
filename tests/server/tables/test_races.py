"""Several people do something at the same instant: one of the legal outcomes, the same for all."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kachidoki.client import Seat, Server, ServerRefused
from kachidoki.client.seat import new_id
from kachidoki.protocol import NewTable, Seated
from tests.async_test import async_test
from tests.server.support.races import Known, Race, many
from tests.server.support.servers import running, seen_by_all, settings_for, wish

pytestmark = pytest.mark.slow

TIMES = int(os.environ.get("KACHIDOKI_TEST_RACES", "60"))


@async_test(within=300)
async def race_on(
    folder: Path, new: NewTable, times: int, play: Callable[[Race], Awaitable[int]]
) -> None:
    """Race over real sockets so many times."""
    with running(settings_for(folder), Known()) as address:
        async with Server(address) as server:
            await many(server, new, times, play)


@pytest.mark.parametrize("players", [3, 4])
def test_people_who_pass_cards_at_the_same_instant_are_all_heard(
    players: int, tmp_path: Path
) -> None:
    """One card each, and back again: hidden from each other, so nobody is too late."""

    async def play(table: Race) -> int:
        everybody = range(players)
        for _ in range(10):
            for move in (table.act, table.take_back):
                for answer in await table.instant(*(move(seat) for seat in everybody)):
                    assert isinstance(answer, int), answer
        return 10

    race_on(tmp_path, wish("joraku", {"players": str(players)}), TIMES // 2, play)


def test_the_last_cards_are_passed_while_somebody_has_second_thoughts(tmp_path: Path) -> None:
    """In time, and the round waits for them; or too late, and all cards have changed hands."""
    seen: Counter[str] = Counter()

    async def play(table: Race) -> int:
        await table.instant(*(table.act(seat) for seat in range(3)))
        await table.instant(table.act(table.rng.below(3)))
        times = 0
        while len(acting := table.to_act()) > 1 or times == 0:
            doubter = next(seat for seat in range(3) if seat not in acting)
            doubt = table.take_back(doubter)
            times += 1
            *passed, taken = await table.instant(*(table.act(seat) for seat in acting), doubt)
            assert all(isinstance(answer, int) for answer in passed), passed
            if isinstance(taken, int):
                seen["in time"] += 1
                if len(table.to_act()) == 3:
                    break
            else:
                assert taken in ("stale", "not-now")
                assert not table.possible(doubt)
                seen["too late"] += 1
                break
        return times

    race_on(tmp_path, wish("joraku", {"players": "3"}), TIMES // 4, play)
    assert min(seen["in time"], seen["too late"]) > 0


def test_two_people_draft_at_the_same_instant(tmp_path: Path) -> None:
    """Both are heard. Who takes a card back just then is in time, or too late."""
    seen: Counter[str] = Counter()

    async def play(table: Race) -> int:
        times = 0
        while table.to_act() == (0, 1) and table.seats[0].now.legal[0].startswith("draft"):
            times += 1
            if times % 2:
                for answer in await table.instant(table.act(0), table.act(1)):
                    assert isinstance(answer, int), answer
                continue
            doubter = table.rng.below(2)
            await table.instant(table.act(doubter))
            doubt = table.take_back(doubter)
            drafted, taken = await table.instant(table.act(1 - doubter), doubt)
            assert isinstance(drafted, int), drafted
            if isinstance(taken, int):
                seen["in time"] += 1
                await table.instant(table.act(doubter))
            else:
                assert taken in ("stale", "not-now")
                assert not table.possible(doubt)
                seen["too late"] += 1
        return times

    race_on(tmp_path, wish("joraku", {"players": "2", "mode": "houses"}), TIMES, play)
    assert min(seen["in time"], seen["too late"]) > 0


def test_a_move_is_taken_back_at_the_instant_of_its_answer(tmp_path: Path) -> None:
    """[K10] Exactly one of both happens."""
    seen: Counter[str] = Counter()

    async def play(table: Race) -> int:
        times = 0
        while table.model.outcome is None:
            (seat,) = table.to_act()
            if not table.model.state.loose(1 - seat):
                moves = [a for a in table.seats[seat].now.legal if a.startswith("move")]
                move = table.act(seat)
                if moves:  # only these can be taken back
                    text = moves[table.rng.below(len(moves))]
                    move = move.model_copy(update={"action": text})
                await table.instant(move)
                continue
            times += 1
            answer, doubt = table.act(seat), table.take_back(1 - seat)
            answered, taken = await table.instant(answer, doubt)
            assert isinstance(answered, int) != isinstance(taken, int)
            assert not table.possible(doubt)
            if isinstance(taken, int):
                assert answered in ("stale", "not-your-turn")
                assert not table.possible(answer)
            else:
                assert taken in ("stale", "not-now", "game-over")
            seen["in time" if isinstance(taken, int) else "too late"] += 1
        return times

    new = wish("rokumon", {"act": "2", "tokens": "2 0"})
    race_on(tmp_path, new, TIMES, play)
    assert min(seen["in time"], seen["too late"]) > 0


def test_the_same_command_over_two_connections_is_done_once(tmp_path: Path) -> None:
    async def play(table: Race) -> int:
        async with Seat(table.address, table.name, table.tokens[0]) as twin:
            people = [*table.seats, twin]
            for _ in range(20):
                for move in (table.act, table.take_back):
                    mine, before = move(0), twin.now.version
                    both = await asyncio.gather(twin.command(mine), table.seats[0].command(mine))
                    assert set(both) == {before + 1}
                    table.do(mine)
                    await seen_by_all(people, before + 1)
                    await table.all_agree(before + 1)
            id_ = new_id()  # of two people: these are two commands
            first, second = (table.act(seat).model_copy(update={"id": id_}) for seat in (0, 1))
            for answer in await table.instant(first, second):
                assert isinstance(answer, int), answer
        return 40

    race_on(tmp_path, wish("joraku", {"players": "3"}), TIMES, play)


@async_test(within=300)
async def test_two_people_sit_down_on_the_last_seat(tmp_path: Path) -> None:
    seen: Counter[int] = Counter()

    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:

            async def one(number: int) -> None:
                for _ in range(number, TIMES, 4):
                    name = (await server.make(wish("rokumon", {"act": "1"}))).table.table
                    sits = [server.sit(name, f"Guest {guest}") for guest in range(2)]
                    both = await asyncio.gather(*sits, return_exceptions=True)
                    (winner,) = (at for at in range(2) if isinstance(both[at], Seated))
                    place, refusal = both[winner], both[1 - winner]
                    assert isinstance(place, Seated)
                    assert place.seats == [1]
                    assert isinstance(refusal, ServerRefused)
                    assert refusal.code == "seat-taken"
                    info = await server.info(name)
                    assert info.status == "playing"
                    assert [seat.name for seat in info.seats] == ["Host", f"Guest {winner}"]
                    seen[winner] += 1

            await asyncio.gather(*(one(number) for number in range(4)))
    assert seen.total() == TIMES
