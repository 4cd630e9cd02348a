"""Bots in processes of their own: asked again when killed, stopped when told."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest
import uvloop

from kachidoki import bots, catalog
from kachidoki.bots import packed_view
from kachidoki.bots import workers as workers_module
from kachidoki.bots.thinking import never
from kachidoki.bots.worker_questions import Think
from kachidoki.bots.workers import Workers, WorkersClosed
from kachidoki.core import CHANCE, BadOption, Game, Rng, State
from kachidoki.core.laws import chosen
from kachidoki.joraku import JorakuView
from kachidoki.rokumon import RokumonView
from tests.async_test import async_test
from tests.bots.large_question import Large
from tests.joraku.options import SHAPES

GAMES = [("joraku", {**options, "variants": "random"}) for options in SHAPES.values()] + [
    ("rokumon", {"act": act}) for act in ("1", "3", "4", "5", "6", "campaign", "solo")
]


def first_decision(game: Game) -> State:
    state = game.start()
    rng = Rng(b"first decision")
    while state.to_act() == (CHANCE,):
        state.step(CHANCE, chosen(state, CHANCE, rng))
    return state


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_view_arrives_as_it_was_sent(name: str, options: dict[str, object]) -> None:
    game = catalog.find(name, options)
    state = game.start()
    rng = Rng(b"parcel")
    for _ in range(150):
        acting = state.to_act()
        if not acting:
            break
        state.step(acting[0], chosen(state, acting[0], rng))
        for seat in (None, *range(game.seats)):
            view = state.view(seat)
            assert isinstance(view, JorakuView | RokumonView)
            sent = packed_view.pack(view)
            arrived = packed_view.unpack(sent)
            assert isinstance(arrived, JorakuView | RokumonView)
            assert arrived == view
            assert arrived.seen.position() == view.seen.position()
            assert arrived.legal() == view.legal()
            assert packed_view.pack(arrived) == sent


@async_test()
async def test_a_process_is_started_for_the_first_question_and_serves_the_next() -> None:
    view = first_decision(catalog.find("joraku")).view(0)
    async with Workers(2) as workers:
        before = len(workers.all)
        for _ in range(3):
            await workers.think("random", view, b"seed")
        after = len(workers.all)
        await asyncio.gather(*(workers.think("random", view, b"seed") for _ in range(3)))
        found = before, after, len(workers.all)
    assert found == (0, 1, 2)


@async_test()
async def test_those_who_think_stand_behind_those_who_answer() -> None:
    name, options = GAMES[0]
    view = first_decision(catalog.find(name, options)).view(0)
    async with Workers(1) as workers:
        await workers.think("random", view, b"seed")
        (worker,) = workers.all
        found = os.getpriority(os.PRIO_PROCESS, worker.process.pid)
    assert found > os.getpriority(os.PRIO_PROCESS, 0)


@pytest.mark.parametrize(("name", "options"), [GAMES[0], GAMES[-3]])
@async_test()
async def test_a_worker_answers_as_the_bot_would_here(
    name: str, options: dict[str, object]
) -> None:
    view = first_decision(catalog.find(name, options)).view(0)
    async with Workers(1) as workers:
        found = await workers.think("search:300", view, b"seed")
    assert found == bots.find("search:300").think(view, Rng(b"seed"), lambda: False)


@async_test()
async def test_a_worker_killed_in_mid_thought_is_replaced_and_the_question_asked_again() -> None:
    view = first_decision(catalog.find("joraku")).view(0)
    async with Workers(1) as workers:
        await workers.think("random", view, b"awake")  # it has started, so it thinks now
        asked = asyncio.create_task(workers.think("search:40000", view, b"seed"))
        # In mid-thought, then the next one while it starts.
        for pause in (0.1, 0.0):
            await asyncio.sleep(pause)
            (worker,) = workers.all
            os.kill(worker.process.pid, signal.SIGKILL)
            while worker in workers.all:
                await asyncio.sleep(0.01)
        answer, replaced = await asked, workers.replaced
    assert replaced == 2
    assert answer == bots.find("search:40000").think(view, Rng(b"seed"), lambda: False)


@async_test()
async def test_when_every_worker_dies_the_best_looking_action_is_the_answer() -> None:
    view = first_decision(catalog.find("joraku")).view(0)
    async with Workers(1) as workers:
        asked = asyncio.create_task(workers.think("search:1000000000", view, b"seed"))
        while not asked.done():
            for worker in workers.all:
                worker.process.kill()
            await asyncio.sleep(0.02)
        answer, replaced = await asked, workers.replaced
    assert replaced == 3
    assert answer == [bots.find("greedy")(view, Rng(b"seed"))]


ENDLESS = "search:1000000000"  # work for hours: only the word to stop can end it


async def thinking(workers: Workers) -> None:
    """Until a question is with a process."""
    while not workers.running:
        await asyncio.sleep(0)


@async_test()
async def test_a_bot_that_nobody_waits_for_stops_and_its_process_lives_on() -> None:
    """It used to be killed, and starting another one takes longer than thinking."""
    view = first_decision(catalog.find("joraku")).view(0)
    async with Workers(1) as workers:
        for _ in range(3):
            asked = asyncio.create_task(workers.think(ENDLESS, view, b"seed"))
            await thinking(workers)
            asked.cancel()
            await asyncio.wait([asked])
        found = await workers.think("random", view, b"seed"), workers.replaced
    assert found == (bots.find("random").think(view, Rng(b"seed"), never), 0)


@async_test()
async def test_a_process_that_does_not_stop_when_told_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers_module, "LAST_WORD", 0.0)
    view = first_decision(catalog.find("joraku")).view(0)
    async with Workers(1) as workers:
        asked = asyncio.create_task(workers.think(ENDLESS, view, b"seed"))
        await thinking(workers)
        (worker,) = workers.all
        os.kill(worker.process.pid, signal.SIGSTOP)
        asked.cancel()
        await workers.think("random", view, b"seed")
        found = workers.replaced
    assert found == 1


@async_test()
async def test_a_question_that_nobody_waits_for_is_never_asked() -> None:
    view = first_decision(catalog.find("joraku")).view(0)
    async with Workers(1) as workers:
        first = asyncio.create_task(workers.think(ENDLESS, view, b"seed"))
        await thinking(workers)
        second = asyncio.create_task(workers.think(ENDLESS, view, b"seed"))
        while not len(workers.queue):
            await asyncio.sleep(0)
        second.cancel()
        await asyncio.wait([second])
        left = len(workers.queue)
        first.cancel()
        await asyncio.wait([first])
        await workers.think("random", view, b"seed")
        found = left, workers.queue.count
    assert found == (0, 3)


@async_test()
async def test_a_question_in_a_hurry_is_answered_with_what_was_found_by_then() -> None:
    view = first_decision(catalog.find("joraku")).view(0)
    async with Workers(1) as workers:
        workers.hire()
        (worker,) = workers.all
        answer = await worker.ask(Think(ENDLESS, packed_view.pack(view), b"seed"), 0.05)
    assert isinstance(answer, list)
    assert answer[0] in [action.text for action in view.legal()]


@async_test()
async def test_what_is_thought_is_dropped_at_once_when_the_workers_close() -> None:
    view = first_decision(catalog.find("joraku")).view(0)

    workers = Workers(2)
    async with workers:
        asked = [asyncio.create_task(workers.think(ENDLESS, view, b"seed")) for _ in range(60)]
        await thinking(workers)
        workers.close()
        assert not any(len(each.waiting) for each in workers.queue.accounts.values())
        with pytest.raises(WorkersClosed):
            await workers.think("random", view, b"seed")
        answers = list(await asyncio.gather(*asked, return_exceptions=True))
    assert all(isinstance(answer, WorkersClosed) for answer in answers)


@async_test()
async def test_the_loop_stays_free_while_a_bot_thinks() -> None:
    view = first_decision(catalog.find("joraku")).view(0)
    async with Workers(1) as workers:
        await workers.think("random", view, b"awake")
        asked = asyncio.create_task(workers.think(ENDLESS, view, b"seed"))
        for _ in range(1000):
            await asyncio.sleep(0)
        thinking = not asked.done()
        asked.cancel()
        await asyncio.wait([asked])
        found = thinking
    assert found


@async_test()
async def test_what_a_bot_refuses_reaches_who_asked() -> None:
    view = first_decision(catalog.find("joraku")).view(0)
    async with Workers(1) as workers:
        with pytest.raises(BadOption, match="the exact bot plays Act 1"):
            await workers.think("exact", view, b"seed")
        with pytest.raises(BadOption, match="there is no bot 'genius'"):
            await workers.think("genius", view, b"seed")
        assert workers.replaced == 0


def test_a_large_answer_arrives_whole_with_the_servers_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It made the pipe non-blocking, and the answer seemed to be an error of the process."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))

    async def main() -> None:
        async with Workers(1) as workers:
            for _ in range(2):
                answer = await workers.ask(Large(bytes(3_000_000)), workers_module.NOBODY)
                assert len(answer) == 3_000_000
            assert workers.replaced == 0

    uvloop.run(main())
