"""Bots on other machines: asked through Redis, and answered for when they are late or gone."""

from __future__ import annotations

import asyncio

import pytest

from kachidoki import bots
from kachidoki.bots.fair_queue import Asker
from kachidoki.bots.own_bots import BotFailed
from kachidoki.bots.thinking import never
from kachidoki.bots.worker_questions import FindHints, Judge
from kachidoki.bots.workers import Workers, WorkersClosed
from kachidoki.core import Rng
from kachidoki.server.cluster import thinker as thinker_module
from kachidoki.server.cluster import thinkers as thinkers_module
from kachidoki.server.cluster.questions import QUICK, SLOW
from kachidoki.server.cluster.redis_client import redis_client
from kachidoki.server.ops.metrics import Metrics
from tests.async_test import async_test
from tests.server.support.redis import SECRET, RedisServer
from tests.server.support.thinking import (
    Here,
    a_view,
    answers,
    asking,
    be_patient,
    thinker,
    until,
)

VIEW = a_view()
SOLVED = a_view("rokumon", act="2")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)


def casual(seed: bytes) -> object:
    """What the level does itself."""
    return bots.find("casual").think(VIEW, Rng(seed), never)


async def lengths(redis: RedisServer) -> list[int]:
    """How many questions are in the streams."""
    client = redis_client(redis.address)
    try:
        return [await client.xlen(stream) for stream in (QUICK, SLOW)]
    finally:
        await client.aclose()


@async_test()
async def test_a_thinker_answers_as_workers_here_would(redis: RedisServer) -> None:
    async with asking(redis) as (thinkers, local), thinker(redis) as (_, _):
        await until(lambda: thinkers.seen.thinkers)
        assert await thinkers.think("casual", VIEW, b"seed") == casual(b"seed")
        action = SOLVED.legal()[0]
        here = Here()
        judged = await thinkers.judge(SOLVED, action), await Workers.judge(here, SOLVED, action)
        assert str(judged[0]) == str(judged[1])
        small = a_view("rokumon", act="3")
        hints = await thinkers.hints(small, b"seed"), await Workers.hints(here, small, b"seed")
        assert str(hints[0]) == str(hints[1])
        assert (answers(thinkers), local.asked) == ({"thinker": 3}, [])
        assert await lengths(redis) == [0, 0]


@async_test()
async def test_many_questions_at_once_are_all_answered(redis: RedisServer) -> None:
    async with asking(redis) as (thinkers, _), thinker(redis), thinker(redis):
        await until(lambda: thinkers.seen.thinkers == 2)
        seeds = [str(number).encode() for number in range(100)]
        asked = [thinkers.think("casual", VIEW, seed) for seed in seeds]
        assert await asyncio.gather(*asked) == [casual(seed) for seed in seeds]
        assert answers(thinkers) == {"thinker": 100}
        assert await lengths(redis) == [0, 0]


@async_test()
async def test_without_a_thinker_a_quick_level_answers_itself_and_master_as_expert(
    redis: RedisServer,
) -> None:
    async with asking(redis) as (thinkers, local):
        told: list[str] = []
        assert await thinkers.think("casual", VIEW, b"seed", instead=told.append) == casual(b"seed")
        assert (told, answers(thinkers)) == ([], {"local": 1})
        await thinkers.think("master", VIEW, b"seed", instead=told.append)
        assert (told, answers(thinkers)) == (["expert"], {"local": 1, "quicker": 1})
        assert await thinkers.hints(a_view("rokumon", act="3"), b"seed")
        assert await thinkers.judge(SOLVED, SOLVED.legal()[0])
        assert [type(question) for question, _ in local.asked[2:]] == [FindHints, Judge]


@pytest.mark.parametrize(
    ("level", "waiting", "answers_for_it"),
    [
        ("beginner", 0, "beginner"),
        ("beginner", 9, "beginner"),
        ("casual", 9, "casual"),
        ("skilled", 0, "skilled"),
        ("expert", 0, "expert"),
        ("expert", 9, "casual"),
        ("master", 0, "expert"),
        ("master", 9, "casual"),
    ],
)
@async_test()
async def test_who_answers_is_never_stronger_and_quick_where_many_wait(
    level: str, waiting: int, answers_for_it: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    local = Here()
    thinkers = thinkers_module.Thinkers("redis://127.0.0.1:1", SECRET, local, Metrics())
    monkeypatch.setattr(type(local.queue), "__len__", lambda _: waiting)
    assert thinkers.level_here(level) == answers_for_it


@async_test()
async def test_a_thinker_that_is_too_slow_is_answered_for_and_its_question_withdrawn(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers_module, "WITHIN_SLOW", 0.3)
    slow = Here()
    slow.go.clear()
    async with asking(redis) as (thinkers, _), thinker(redis, slow) as (found, _):
        await until(lambda: thinkers.seen.thinkers)
        told: list[str] = []
        await thinkers.think("master", VIEW, b"seed", instead=told.append)
        assert (told, answers(thinkers)) == (["expert"], {"quicker": 1})
        await until(lambda: not found.held)  # told that nobody waits any more
        assert await lengths(redis) == [0, 0]
        slow.go.set()
        assert await thinkers.think("casual", VIEW, b"seed") == casual(b"seed")
        assert answers(thinkers) == {"quicker": 1, "thinker": 1}


@async_test()
async def test_a_question_that_nobody_waits_for_is_dropped_wherever_it_is(
    redis: RedisServer,
) -> None:
    slow = Here()
    slow.go.clear()
    async with asking(redis) as (thinkers, _), thinker(redis, slow) as (found, _):
        await until(lambda: thinkers.seen.thinkers)
        asked = [asyncio.create_task(thinkers.hints(VIEW, b"x", Asker(str(n)))) for n in range(5)]
        await until(lambda: slow.asked)
        assert len(thinkers.queue) == 4  # it works on one long question at a time
        for task in asked:
            task.cancel()
        await asyncio.wait(asked)
        await until(lambda: not found.held)
        assert (len(thinkers.queue), thinkers.out) == (0, {})
        while await lengths(redis) != [0, 0]:
            await asyncio.sleep(0.01)


@async_test()
async def test_nobodys_many_questions_stand_before_anybody_elses(redis: RedisServer) -> None:
    slow = Here()
    slow.go.clear()
    async with asking(redis) as (thinkers, _), thinker(redis, slow):
        await until(lambda: thinkers.seen.thinkers)
        done: list[str] = []

        async def ask(address: str) -> None:
            await thinkers.think("casual", VIEW, b"seed", Asker(address, "table"))
            done.append(address)

        crowd = [asyncio.create_task(ask("greedy one")) for _ in range(40)]
        await until(lambda: slow.asked)
        crowd.append(asyncio.create_task(ask("somebody else")))
        await asyncio.sleep(0)
        slow.go.set()
        await asyncio.gather(*crowd)
        assert answers(thinkers) == {"thinker": 41}
        assert done.index("somebody else") < 10  # behind what was handed over by then, no more
        assert {asker for _, asker in slow.asked} == {
            Asker("greedy one", "table"),
            Asker("somebody else", "table"),
        }


@async_test()
async def test_a_silent_thinkers_question_goes_to_another(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers_module, "WITHIN_QUICK", 60.0)
    monkeypatch.setattr(thinker_module, "SILENT", 200)
    monkeypatch.setattr(thinker_module, "BEAT", 0.05)
    stuck = Here()
    stuck.go.clear()
    async with asking(redis) as (thinkers, _), thinker(redis, stuck) as (found, _):
        await until(lambda: thinkers.seen.thinkers)
        asked = asyncio.create_task(thinkers.think("casual", VIEW, b"seed"))
        await until(lambda: found.held)
        async with thinker(redis) as (other, _):
            await until(lambda: thinkers.seen.thinkers == 2)
            await asyncio.sleep(0.5)  # for longer than a silent one would be believed
            assert not asked.done()
            monkeypatch.setattr(found, "keep", until_never)  # from now on it says nothing of it
            assert await asked == casual(b"seed")
            assert other.answered == 1
        stuck.go.set()
    assert answers(thinkers) == {"thinker": 1}  # the late second answer is nobody's


async def until_never(*_: object) -> None:
    """Say nothing."""


@async_test()
async def test_a_thinker_that_leaves_ends_what_it_has_or_hands_it_back(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers_module, "WITHIN_QUICK", 60.0)
    slow = Here()
    slow.go.clear()
    async with asking(redis) as (thinkers, _):
        async with thinker(redis, slow) as (found, leave):
            await until(lambda: thinkers.seen.thinkers)
            asked = asyncio.create_task(thinkers.think("casual", VIEW, b"one"))
            await until(lambda: found.held)
            leave.set()
            await asyncio.sleep(0)
            slow.go.set()  # it still ends this one
            assert await asked == casual(b"one")
        await until(lambda: not thinkers.seen.thinkers)  # its good-bye, long before it is missed
        monkeypatch.setattr(thinker_module, "LEAVE", 0.05)
        slow.go.clear()
        async with thinker(redis, slow) as (found, leave):
            await until(lambda: thinkers.seen.thinkers)
            asked = asyncio.create_task(thinkers.think("casual", VIEW, b"two"))
            await until(lambda: found.held)
            leave.set()
        assert await lengths(redis) == [1, 0]
        async with thinker(redis):
            assert await asked == casual(b"two")
    assert answers(thinkers) == {"thinker": 2}


@async_test()
async def test_redis_emptied_killed_or_still_loses_nothing_but_time(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers_module, "WITHIN_QUICK", 1.0)
    slow = Here()
    async with asking(redis) as (thinkers, _), thinker(redis, slow):

        async def answered_by_a_thinker() -> None:
            """Until one of our questions is again."""
            before = answers(thinkers).get("thinker", 0)
            while answers(thinkers).get("thinker", 0) == before:
                assert await thinkers.think("casual", VIEW, b"seed") == casual(b"seed")
                await asyncio.sleep(0.01)

        await answered_by_a_thinker()
        slow.go.clear()
        lost = asyncio.create_task(thinkers.think("casual", VIEW, b"lost"))
        await until(lambda: thinkers.out)
        redis.empty()
        slow.go.set()
        assert await lost == casual(b"lost")
        await answered_by_a_thinker()
        redis.kill()
        assert await thinkers.think("casual", VIEW, b"away") == casual(b"away")
        redis.start()
        await answered_by_a_thinker()
        redis.stop()
        assert await thinkers.think("casual", VIEW, b"still") == casual(b"still")
        redis.go_on()
        await answered_by_a_thinker()


@async_test()
async def test_where_questions_wait_too_long_others_are_not_even_asked(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck = Here()
    stuck.go.clear()
    monkeypatch.setattr(thinkers_module, "TOO_OLD", 0.2)
    monkeypatch.setattr(thinkers_module, "WITHIN_SLOW", 60.0)
    async with asking(redis) as (thinkers, local), thinker(redis, stuck):
        await until(lambda: thinkers.seen.thinkers)
        first = asyncio.create_task(thinkers.think("master", VIEW, b"seed"))
        await until(lambda: thinkers.waiting()[1] > 0.2)
        assert thinkers.waiting()[0] >= 1
        told: list[str] = []
        await thinkers.think("master", VIEW, b"seed", instead=told.append)
        assert told == ["expert"]
        assert len(local.asked) == 1
        assert len(stuck.asked) == 1
        first.cancel()
        await asyncio.wait([first])


OWN = {"climber": "tests.bots.bad_bots:Climber", "wrong": "tests.bots.bad_bots:text"}


@async_test()
async def test_own_bots_are_asked_of_thinkers_that_have_them_and_else_here(
    redis: RedisServer,
) -> None:
    place = OWN["climber"]
    async with asking(redis, OWN) as (thinkers, local):
        async with thinker(redis):
            await until(lambda: thinkers.seen.thinkers)
            here = await thinkers.think(place, VIEW, b"seed")
            assert answers(thinkers) == {"local": 1}
        # Where its code is, each machine says by itself.
        async with thinker(
            redis, own_bots={"climber": "tests.bots.bad_bots:first", "other": "x:y"}
        ):
            await until(lambda: "climber" in thinkers.seen.bots)
            assert await thinkers.think(place, VIEW, b"seed") == [VIEW.legal()[0]]
            assert answers(thinkers) == {"local": 1, "thinker": 1}
        async with thinker(redis, own_bots=OWN):
            await until(lambda: "wrong" in thinkers.seen.bots)
            assert await thinkers.think(place, VIEW, b"seed") == here
            with pytest.raises(BotFailed) as failed:
                await thinkers.think(OWN["wrong"], VIEW, b"seed")
            assert failed.value.brief
        assert len(local.asked) == 1


@async_test()
async def test_whoever_waits_when_the_server_ends_is_told(redis: RedisServer) -> None:
    stuck = Here()
    stuck.go.clear()
    async with asking(redis) as (thinkers, _), thinker(redis, stuck) as (found, _):
        await until(lambda: thinkers.seen.thinkers)
        asked = asyncio.create_task(thinkers.think("casual", VIEW, b"seed"))
        await until(lambda: found.held)
        thinkers.close()
        with pytest.raises(WorkersClosed):
            await asked
        with pytest.raises(WorkersClosed):
            await thinkers.think("casual", VIEW, b"seed")
        await until(lambda: not found.held)
