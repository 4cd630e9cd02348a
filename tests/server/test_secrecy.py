"""Over real sockets, byte for byte: what a seat may not know changes nothing that it receives.

Each game is played twice, the second time with everything exchanged that one seat could not
know, worked out from the lines alone. Reconnects, refusals, take-backs, questions about ways,
spectators, a shown seat and two people at one screen are all in it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from kachidoki import catalog
from kachidoki.core import CHANCE, Game, IllegalAction, Rng
from kachidoki.joraku import Joraku
from kachidoki.protocol import NewTable, SeatWish
from kachidoki.rokumon import Rokumon
from tests.async_test import async_test
from tests.joraku import secrets as joraku
from tests.rokumon import secrets as rokumon
from tests.secrecy import Line
from tests.server.support.universe import Multiverse, Universe, draws_of, multiverse

Exchange = Callable[[int | None], list[Line]]
JORAKU = [
    {"players": "3", "variants": "random"},
    {"players": "4", "passing": "both", "kachidoki": "winner"},
    {"players": "2", "mode": "houses", "variants": "random"},
    {"players": "2", "mode": "neutral"},
]


def wish(game: Game, options: dict[str, str], one_screen: bool) -> NewTable:
    """A table of people; the first two may share a screen."""
    mine = 2 if one_screen else 1
    kinds = ["me" if seat < mine else "open" for seat in range(game.seats)]
    seats = [SeatWish.model_validate({"kind": kind}) for kind in kinds]
    return NewTable(game=game.name, options=options, seats=seats)


def cut(lines: list[Line], at: int) -> list[Line]:
    """The lines up to a moment when somebody is to act; a deal is never cut in two."""
    while at < len(lines) and lines[at][0] == CHANCE:
        at += 1
    return lines[:at]


def assert_same_to(seat: int | None, one: Universe, two: Universe) -> None:
    """Every byte that reaches a seat, or spectators, is the same in both universes."""
    assert one.pages == two.pages
    assert one.spectator.frames == two.spectator.frames
    if seat is None:
        return
    if seat == 0:
        assert one.watcher.frames == two.watcher.frames
    if seat in one.shared:
        # The other person's view comes to the same screen, but never before they look.
        mine: set[int | None] = {seat, None}
        assert one.people[seat].seen(mine) == two.people[seat].seen(mine)
    else:
        assert one.people[seat].frames == two.people[seat].frames


async def compare(
    world: Multiverse, game: Game, new: NewTable, lines: list[Line], exchange: Exchange
) -> int:
    """Play a game, and again for each seat with what it cannot know exchanged."""
    one = await world.play(game, new, lines, b"tries")
    assert one.ways or game.name != "joraku" or len(lines) < 100
    compared = 0
    for seat in [*range(game.seats), None]:
        for _ in range(20):
            other = exchange(seat)
            try:
                draws_of(game, other)
            except IllegalAction:
                continue  # the exchange made somebody fail to follow suit: no such game
            if other != lines:
                break
        else:
            continue  # at this moment the seat knows all
        two = await world.play(game, new, other, b"tries")
        assert_same_to(seat, one, two)
        compared += 1
    return compared


@pytest.mark.parametrize("one_screen", [False, True], ids=["own screens", "one screen"])
@pytest.mark.parametrize("options", JORAKU, ids=lambda o: " ".join(o.values()))
@async_test(within=300)
async def test_hidden_cards_change_no_byte_that_a_connection_receives(
    options: dict[str, str],
    one_screen: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = catalog.find("joraku", options)
    assert isinstance(game, Joraku)
    rng = Rng(repr((options, one_screen)).encode())
    compared = 0
    with multiverse(tmp_path, monkeypatch) as world:
        for part in (2,) if one_screen else (1, 3):
            whole = joraku.random_lines(game, rng)
            # Somewhere in each third of a game: later more is known, earlier less was done.
            third = len(whole) // 3
            lines = cut(whole, third * (part - 1) + 1 + int(rng.below(third)))

            def exchange(seat: int | None, lines: list[Line] = lines) -> list[Line]:
                return joraku.exchange_unseen(game, lines, seat, rng)

            new = wish(game, options, one_screen)
            compared += await compare(world, game, new, lines, exchange)
    assert compared >= (2 if one_screen else 4)


@pytest.mark.parametrize("act", ["3", "4", "5", "campaign"])
@async_test(within=300)
async def test_hidden_values_change_no_byte_that_a_connection_receives(
    act: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {"act": act} if act == "campaign" else {"act": act, "tokens": "2 1"}
    game = catalog.find("rokumon", options)
    assert isinstance(game, Rokumon)
    rng = Rng(act.encode())
    compared = 0
    with multiverse(tmp_path, monkeypatch) as world:
        for number in range(6):
            lines, settled, acts = rokumon.random_lines(game, rng)
            lines = cut(lines, len(lines) - 1)

            def exchange(
                seat: int | None,
                lines: list[Line] = lines,
                settled: list[bool] = settled,
                acts: list[int] = acts,
            ) -> list[Line]:
                clans = [clan for clan in (0, 1) if clan != seat]
                return rokumon.other_values(lines, acts, rokumon.follow(lines, settled), clans, rng)

            new = wish(game, options, one_screen=number % 3 == 2)
            compared += await compare(world, game, new, lines, exchange)
    assert compared >= 5
