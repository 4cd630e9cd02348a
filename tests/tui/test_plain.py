"""Games line by line: driven through a pipe to the end, in every shape of both games."""

from __future__ import annotations

import asyncio
import io
import os
from contextlib import ExitStack
from pathlib import Path

import pytest

from kachidoki.client import Server
from kachidoki.tui.links import read_link
from kachidoki.tui.my_tables import MyTables
from kachidoki.tui.opening import Opening, OwnTable
from kachidoki.tui.plain.home import PlainHome, sit_plainly
from kachidoki.tui.plain.talk import Lines, Talk
from kachidoki.tui.sitting import Place
from tests.async_test import async_test
from tests.server.support.servers import running, settings_for

# A game and its options, who sits there; a share of them in the gate.
SHAPES = [
    ("joraku", {"players": "2", "mode": "houses", "variants": "random"}, ["me", "casual"]),
    ("rokumon", {"act": "4"}, ["me", "me"]),
    ("rokumon", {"act": "solo"}, ["me"]),
    ("joraku", {"players": "3"}, ["me", "casual", "casual"]),
    ("joraku", {"players": "4", "passing": "both"}, ["me", "me", "casual", "casual"]),
    ("joraku", {"players": "2", "mode": "neutral"}, ["me", "casual"]),
    ("rokumon", {"act": "campaign"}, ["me", "casual"]),
    *(("rokumon", {"act": str(act)}, ["me", "casual"]) for act in (1, 2, 3, 5, 6)),
]
IN_THE_GATE = 3
PLAYED = SHAPES if os.environ.get("KACHIDOKI_TEST_TERMINAL") else SHAPES[:IN_THE_GATE]


async def played(address: str, table: OwnTable, typed: str, language: str = "en") -> str:
    """All that is told while the lines are typed."""
    out = io.StringIO()
    opening = Opening(language, "Aki", read_link(address), table)
    with ExitStack() as stack:
        await sit_plainly(opening, stack, io.StringIO(typed), out)
    return out.getvalue()


@pytest.mark.parametrize(("game", "options", "seats"), PLAYED, ids=str)
@async_test(within=300)
async def test_a_game_is_played_to_its_end_through_a_pipe(
    game: str, options: dict[str, str], seats: list[str], tmp_path: Path
) -> None:
    typed = "?\nb\nh\nl\nw\nr\n" + "1\n" * 3000
    with running(settings_for(tmp_path)) as address:
        told = (await played(address, OwnTable(game, options, seats=seats), typed)).splitlines()
    assert "The game is over" in told
    assert told[-1].startswith("‘rematch’ plays once more, ‘review’ tells")
    assert not [line for line in told if "\x1b" in line or not line.isprintable()]
    assert max(map(len, told)) < 700
    if "me" in seats[1:]:
        assert "Aki 2 is next. Everybody else, please look away." in told


@async_test()
async def test_the_same_seat_is_found_again_and_others_watch(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        own = OwnTable("rokumon", {"act": "2"}, seats=["me", "casual"])
        assert "You leave the table." in await played(address, own, "1\nquit\n")
        async with Server(address) as server:
            made = await server.make(own.wish("Ben"))
        link = read_link(f"{address}/t/{made.table.table}")
        out = io.StringIO()
        with ExitStack() as stack:
            watching = sit_plainly(Opening("en", "Aki", link), stack, io.StringIO(), out)
            task = asyncio.create_task(watching)
            while "You are watching as a spectator." not in out.getvalue():
                await asyncio.sleep(0.01)
            task.cancel()
            await asyncio.wait([task])
        mine = read_link(f"{address}/t/{made.table.table}#{made.token}")
        out = io.StringIO()
        with ExitStack() as stack:
            await sit_plainly(Opening("fr", "Aki", mine), stack, io.StringIO("q\n"), out)
        assert "Vous êtes Ben et jouez Sanada." in out.getvalue()


@async_test()
async def test_whoever_names_no_game_chooses_from_lists(tmp_path: Path) -> None:
    typed = "2\n3\n1\n? a1\nq\n3\n1\nq\n4\nq\n1\nq\nq\n"
    told: list[str] = []
    with running(settings_for(tmp_path)) as address:
        async with Place(address, "en", MyTables()) as place:
            talk = Talk(Lines(io.StringIO(typed)), told.append)
            assert await PlainHome(Opening("en", "Aki"), place, talk).choose() is None
            (mine,) = MyTables().all()
            assert mine.game == "rokumon"
    assert told.count("You leave the table.") == 2  # the second time at the same table
    assert "1: deploy a warrior on a1 (deploy a1)" in told
    assert "2: deploy a warrior on a2 (deploy a2)" not in told
    assert "New in this act: " in "".join(told)
    assert "1: Puzzle of the day" in told
