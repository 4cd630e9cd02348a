"""Tables whose bots think in other processes: what the seat says, and what Redis gets to see."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from kachidoki import bots
from kachidoki.bots.fair_queue import Asker
from kachidoki.bots.thinking import never
from kachidoki.client import Seat, Server
from kachidoki.core import Rng
from kachidoki.protocol import SeatInfo
from kachidoki.server.cluster import thinkers as thinkers_module
from kachidoki.server.cluster.questions import (
    QUICK,
    SLOW,
    answers_of,
    packed_answer,
    packed_question,
)
from kachidoki.server.cluster.redis_client import redis_client
from kachidoki.server.cluster.sealing import Sealer
from kachidoki.server.ops.settings import Settings
from tests.async_test import async_test
from tests.server.support import servers
from tests.server.support.redis import SECRET, RedisServer
from tests.server.support.servers import act_somehow, running_app, settings_for, wish
from tests.server.support.thinking import (
    Here,
    a_view,
    answers,
    asking,
    be_patient,
    think_process,
    thinker,
    until,
)

VIEW = a_view()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)


def clustered(folder: Path, redis: RedisServer, postgres: str, **more: Any) -> Settings:
    """Settings of a server in a cluster."""
    given = {"database": postgres, "cluster": redis.address, "cluster_key": SECRET}
    return settings_for(folder, **{**given, **more})


def bot(seat: Seat) -> SeatInfo:
    """The other seat, as everybody sees it."""
    return seat.now.table.seats[1]


async def go_on(seat: Seat, rng: Rng) -> None:
    """Act, if it is our turn; else wait for somebody else."""
    known = seat.news
    if seat.now.legal:
        await act_somehow(seat, rng)
    else:
        await seat.later(known)


@pytest.mark.slow
@async_test()
async def test_a_seat_says_that_a_quicker_level_answers_until_thinkers_do(
    redis: RedisServer, postgres_database: str, tmp_path: Path
) -> None:
    settings = clustered(tmp_path, redis, postgres_database)
    with running_app(settings) as (address, app):
        metrics = app.state.lobby.services.metrics
        new = wish("rokumon", {"act": "3"}, seats=servers.bots("master"))
        async with Server(address) as server:
            place = await server.make(new)
            async with server.seat(place.table.table, place.token) as seat:
                rng = Rng(b"quicker")
                assert bot(seat).quicker is None
                while bot(seat).quicker is None:
                    await go_on(seat, rng)
                assert (bot(seat).quicker, bot(seat).bot) == ("expert", "master")
                page = metrics.page().decode()
                assert 'kachidoki_answers_total{by="quicker"}' in page
                assert "kachidoki_redis_up 1.0" in page
                with think_process(redis) as process:
                    await until(lambda: app.state.lobby.services.workers.seen.thinkers)
                    while bot(seat).quicker is not None:
                        assert seat.now.table.status == "playing"
                        await go_on(seat, rng)
                    assert 'kachidoki_answers_total{by="thinker"}' in metrics.page().decode()
                    process.send_signal(signal.SIGTERM)
                    assert process.wait(30) == 0


@pytest.mark.slow
@async_test()
async def test_a_thinker_killed_in_mid_thought_costs_nothing_but_time(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers_module, "WITHIN_SLOW", 60.0)
    monkeypatch.setattr(thinkers_module, "TOO_OLD", 60.0)
    client = redis_client(redis.address)
    async with asking(redis) as (thinkers, local):
        with think_process(redis) as first:
            await until(lambda: thinkers.seen.thinkers)
            asked = asyncio.create_task(thinkers.think("search:8000", VIEW, b"seed"))
            while not (await client.xlen(SLOW) and await pending(client)):
                await asyncio.sleep(0.01)
            os.kill(first.pid, signal.SIGKILL)
            first.wait()
            with think_process(redis):
                found = await asked
        assert found == bots.find("search:8000").think(VIEW, Rng(b"seed"), never)
        assert (answers(thinkers), local.asked) == ({"thinker": 1}, [])
    await client.aclose()


async def pending(client: Any) -> int:
    """How many questions somebody thinks about."""
    found: dict[str, int] = await client.xpending(SLOW, "thinkers")
    return found["pending"]


@async_test()
async def test_nothing_of_a_question_or_an_answer_can_be_read_in_redis(redis: RedisServer) -> None:
    workers = Here()
    with redis.recorded() as record:
        async with asking(redis) as (thinkers, _), thinker(redis, workers) as (found_by, _):
            await until(lambda: thinkers.seen.thinkers)
            asker = Asker("192.0.2.77", "the-tables-name")
            found = await thinkers.think("casual", VIEW, b"the luck of this bot", asker)
            solved = a_view("rokumon", act="2")
            await thinkers.judge(solved, solved.legal()[0], asker)
            workers.go.clear()
            hinting = asyncio.create_task(thinkers.hints(VIEW, b"the luck of this bot", asker))
            await until(lambda: found_by.held)
            hinting.cancel()  # so that a withdrawal is recorded too
            await asyncio.wait([hinting])
            await until(lambda: not found_by.held)
            assert answers(thinkers) == {"thinker": 2}
    for name in (QUICK, SLOW, "kachidoki:answers:", "kachidoki:thinkers", "kachidoki:cancels"):
        assert name.encode() in record, name  # it was there
    words = ["joraku", "rokumon", "casual", asker.address, asker.table, SECRET, "luck"]
    words += [b"the luck of this bot".hex(), "bots.judged", "think", *(each.text for each in found)]
    known = [b"kachidoki:thinkers", b'"thinkers"', b"kachidoki:questions"]  # names of ours
    text = bytes(record)
    for ours in known:
        text = text.replace(ours, b"")
    for word in words:
        assert word.encode() not in text, word


@async_test()
async def test_answers_that_are_forged_altered_or_repeated_are_not_believed(
    redis: RedisServer,
) -> None:
    slow = Here()
    client = redis_client(redis.address)
    async with asking(redis) as (thinkers, _), thinker(redis, slow) as (found, _):
        await until(lambda: thinkers.seen.thinkers)
        await thinkers.think("casual", VIEW, b"one")
        where = answers_of(thinkers.name)
        stored: Any = await client.xrange(where)
        ((_, fields),) = stored
        earlier: bytes = fields[b"answer"]
        slow.go.clear()
        asked = asyncio.create_task(thinkers.think("casual", VIEW, b"two"))
        await until(lambda: found.held)
        (held,) = found.held.values()
        wrong = packed_answer(held.posed.id, [VIEW.legal()[-1].text])
        forged = [
            b"",
            b"junk",
            wrong,
            earlier,
            earlier[:-1] + bytes([earlier[-1] ^ 1]),
            held.sealed,
            Sealer("another secret, that is long enough").seal(wrong, where),
            Sealer(SECRET).seal(wrong, answers_of("another server")),
        ]
        for each in forged:
            await client.xadd(where, {"answer": each})
        await client.xadd(where, {"something": b"else"})
        slow.go.set()
        assert await asked == bots.find("casual").think(VIEW, Rng(b"two"), never)
        assert answers(thinkers) == {"thinker": 2}
    await client.aclose()


@async_test()
async def test_questions_that_are_forged_are_dropped_and_others_answered(
    redis: RedisServer,
) -> None:
    workers = Here()
    client = redis_client(redis.address)
    async with asking(redis) as (thinkers, _), thinker(redis, workers):
        await until(lambda: thinkers.seen.thinkers)
        other = Sealer("another secret, that is long enough")
        for stream in (QUICK, SLOW):
            for question in (b"", b"junk", other.seal(b"{}", stream)):
                await client.xadd(stream, {"question": question})
            await client.xadd(stream, {"something": b"else"})
        await client.hset("kachidoki:thinkers", "somebody", b"who is none")
        assert await thinkers.think("casual", VIEW, b"seed")
        while await client.xlen(QUICK) or await client.xlen(SLOW):
            await asyncio.sleep(0.01)
        assert len(workers.asked) == 1
        assert thinkers.seen.thinkers == 1
    await client.aclose()


@async_test()
async def test_a_question_of_another_version_is_answered_here_at_once(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with asking(redis) as (thinkers, local), thinker(redis) as (found, _):
        await until(lambda: thinkers.seen.thinkers)
        packed = packed_question
        monkeypatch.setattr(
            thinkers_module,
            "packed_question",
            lambda posed: packed(posed).replace(b'"format":1', b'"format":2'),
        )
        monkeypatch.setattr(thinkers_module, "WITHIN_QUICK", 60.0)
        assert await thinkers.think("casual", VIEW, b"seed")
        assert (len(local.asked), found.answered) == (1, 0)
