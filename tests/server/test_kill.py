"""The server is killed at random moments; nobody notices more than a short wait."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from kachidoki.client import Seat, Server
from kachidoki.client import seat as client_seat
from kachidoki.core import Rng
from kachidoki.protocol import NewTable
from kachidoki.server.storage.store import Store
from tests.async_test import async_test
from tests.server.support.confirmed import check_what_is_stored, check_what_people_see
from tests.server.support.crowd import Crowd
from tests.server.support.lives import Lives, lives
from tests.server.support.servers import bots, seen_by_all, wish

LIVES = int(os.environ.get("KACHIDOKI_TEST_LIVES", "15"))  # of each database
MOST = 80  # commands that are confirmed in a life
AFTER = 0.02  # seconds that it goes on after them
EARLY = 0.15  # seconds of a life that may end before it begins to answer
WITH_BOTS = 10  # one life in so many: their processes take longer than most lives to start
LONGEST = 2.0  # seconds that it goes on for them

# A table with its guests.
PARTIES: list[tuple[NewTable, int]] = [
    (wish("joraku", {"players": "3", "variants": "random"}), 2),
    (wish("joraku", {"players": "4", "passing": "both"}), 3),
    (wish("joraku", {"players": "2", "mode": "houses"}), 1),
    (wish("joraku", {"players": "2", "mode": "neutral"}), 1),
    (wish("rokumon", {"act": "1", "tokens": "1 0"}), 1),
    (wish("rokumon", {"act": "3"}), 1),
    (wish("rokumon", {"act": "campaign"}), 1),
    (wish("rokumon", {"act": "6"}), 1),
    (wish("joraku", {"players": "3"}, seats=bots("casual", "skilled")), 0),
    (wish("rokumon", {"act": "2"}, seats=bots("casual")), 0),
]


@pytest.mark.slow
@async_test(within=900)
async def test_nothing_confirmed_is_lost_or_doubled_when_the_server_is_killed(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_seat, "LONGEST_WAIT", 0.1)  # so that short lives have visitors
    chance = random.Random()
    with lives(tmp_path, database) as server:
        crowd = Crowd(server.address)
        parties = [
            asyncio.create_task(crowd.play(new, guests, Rng(b"%d" % number)))
            for number, (new, guests) in enumerate(PARTIES)
        ]
        for number in range(LIVES):
            await one_life(server, number, chance, crowd, parties)
        pid = server.start(bots=False)  # the last one: nobody moves any more
        crowd.stopping.set()
        await asyncio.gather(*parties)
        await check_what_people_see(crowd)
        server.kill(pid)
        server.await_all()  # also the bots' processes are gone
        assert server.errors.read_text() == ""

    assert crowd.cut_off > 0
    print(
        f"{LIVES} lives, {len(crowd.tables)} tables, {crowd.confirmed} commands confirmed, of them"
    )
    print(f"{crowd.cut_off} by another life than they were first sent to")
    with Store(database) as store:
        check_what_is_stored(store, crowd)


@async_test()
async def test_the_bots_processes_end_with_a_killed_server(tmp_path: Path) -> None:
    """Several of them, each in mid-thought: none keeps another's pipe open."""
    new = wish("joraku", {"players": "3"}, seats=bots("casual", "master"))
    with lives(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", workers=3) as server:
        pid = server.start(bots=True)
        crowd = Crowd(server.address)
        async with Server(server.address) as tables:
            for _ in range(3):
                name, (token,) = await crowd.gather(tables, new, 0)
                async with Seat(server.address, name, token) as seat:
                    await seen_by_all([seat], 2)  # one has answered, the other one thinks
        server.kill(pid)
        server.await_all()
        assert server.errors.read_text() == ""


async def one_life(
    server: Lives,
    number: int,
    chance: random.Random,
    crowd: Crowd,
    parties: list[asyncio.Task[None]],
) -> None:
    """A life that ends at any moment: while it starts, or in the midst of play."""
    thinking = number % WITH_BOTS == 0
    pid = server.start(bots=thinking)

    async def moment() -> None:
        if thinking or chance.random() < 2 / 3:
            # Counted in commands, so that there is play however busy the machine is.
            await crowd.until(crowd.confirmed + chance.randint(1, MOST))
            await asyncio.sleep(chance.uniform(0, LONGEST if thinking else AFTER))
        else:
            await asyncio.sleep(chance.uniform(0, EARLY))

    end = asyncio.create_task(moment())
    await asyncio.wait([end, *parties], return_when=asyncio.FIRST_COMPLETED)
    server.kill(pid)
    for party in parties:
        if party.done():
            party.result()  # tells what went wrong
            raise AssertionError("a party stopped by itself")
