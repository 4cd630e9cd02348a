"""Bots' processes change over to compiled rules in the middle of a game, and nobody can tell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from kachidoki import catalog, gear
from kachidoki.bots.workers import Worker, Workers
from kachidoki.core import Game, Table
from tests.async_test import async_test
from tests.gears import PACKAGE, uncompiled

GAMES = [
    ("joraku", {"players": 3, "variants": "random"}, "search:5"),
    ("rokumon", {"act": "3"}, "search:40"),
]
SEED = bytes(range(32))


def natively(worker_pid: int) -> bool:
    """Whether a process has native rules in its memory."""
    return "kachidoki__mypyc" in Path(f"/proc/{worker_pid}/maps").read_text()


async def record(workers: Workers, game: Game, bot: str, change: Callable[[], None]) -> str:
    """The record of a game between bots; `change` is called after ten decisions."""
    table = Table(game, SEED)
    decisions = 0
    while acting := table.state.to_act():
        if decisions == 10:
            change()
        action, *_ = await workers.think(bot, table.view(acting[0]), b"%d" % decisions)
        table.play(acting[0], action)
        decisions += 1
    assert decisions > 20
    return table.save().text()


@pytest.mark.parametrize(("name", "options", "bot"), GAMES)
@async_test()
async def test_a_game_begun_interpreted_and_finished_compiled_has_the_same_record(
    tmp_path: Path, name: str, options: dict[str, object], bot: str
) -> None:
    game = catalog.find(name, options)
    async with Workers(1) as workers:
        expected = await record(workers, game, bot, lambda: None)

    compiled = tmp_path / "compiled"
    async with Workers(1, uncompiled(tmp_path / "plain"), compiled) as workers:
        begun: list[Worker] = []

        def change() -> None:
            begun.extend(workers.all)
            assert not natively(begun[0].process.pid)
            compiled.symlink_to(PACKAGE.parent)

        found = await record(workers, game, bot, change)
        # The last answer has come, and so whoever gave it has its rules in memory.
        (last,) = workers.all
        ended = natively(last.process.pid)
        replaced = workers.replaced
    assert begun[0] is not last
    assert ended == (gear() == "compiled")
    assert replaced == 0  # nobody died
    assert found == expected


@async_test()
async def test_a_thought_is_finished_in_the_gear_that_it_was_begun_in(tmp_path: Path) -> None:
    view = Table(catalog.find("joraku", players=3), SEED).view(0)
    compiled = tmp_path / "compiled"
    async with Workers(1, uncompiled(tmp_path / "plain"), compiled) as workers:
        asked = asyncio.create_task(workers.think("search:200", view, b"seed"))
        while not workers.running:
            await asyncio.sleep(0)
        (first,) = workers.all
        compiled.symlink_to(PACKAGE.parent)
        next_one = asyncio.create_task(workers.think("search:200", view, b"seed"))
        while not len(workers.queue):
            await asyncio.sleep(0)
        during = set(workers.all)
        answers = [await asked, await next_one]
        (second,) = workers.all
        folders = first.folder, second.folder
    assert during == {first}
    assert folders == (tmp_path / "plain", compiled)
    assert answers[0] == answers[1]
