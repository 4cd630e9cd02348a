"""Bots for tests of a cluster: workers without processes, thinkers, and `kachidoki think`."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest

from kachidoki import catalog
from kachidoki.bots.fair_queue import Asker
from kachidoki.bots.thinking import never
from kachidoki.bots.worker_questions import Question
from kachidoki.bots.workers import Workers
from kachidoki.core import CHANCE, Rng, View
from kachidoki.core.laws import chosen
from kachidoki.server.cluster import overview
from kachidoki.server.cluster import thinkers as thinkers_module
from kachidoki.server.cluster.thinker import Thinker
from kachidoki.server.cluster.thinkers import Thinkers
from kachidoki.server.ops.metrics import Metrics
from tests.server.support.redis import SECRET, RedisServer
from tests.server.support.servers import out_of


def a_view(game: str = "joraku", **options: str) -> View:
    """What a seat sees at its first decision."""
    state = catalog.find(game, options).start()
    rng = Rng(b"first decision")
    while state.to_act() == (CHANCE,):
        state.step(CHANCE, chosen(state, CHANCE, rng))
    (seat, *_) = state.to_act()
    return state.view(seat)


class Here(Workers):
    """Workers that answer at once in this process, as soon as `go` lets them."""

    def __init__(self, count: int = 1) -> None:
        super().__init__(count)
        self.go = asyncio.Event()
        self.go.set()
        self.asked: list[tuple[Question, Asker]] = []

    async def __aenter__(self) -> Here:
        return self

    async def ask(self, question: Question, asker: Asker, seconds: float | None = None) -> Any:
        """The answer."""
        del seconds
        self.asked.append((question, asker))
        await self.go.wait()
        return await asyncio.to_thread(question.answer, never)


def be_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait long for thinkers: on a busy machine they would be late, and that is no fault."""
    for name in ("WITHIN_QUICK", "WITHIN_SLOW", "WITHIN_HINTS", "WITHIN_JUDGE", "TOO_OLD"):
        monkeypatch.setattr(thinkers_module, name, 60.0)
    monkeypatch.setattr(overview, "ALIVE", 60_000)


async def until(true: Any, within: float = 30) -> None:
    """Wait for a state."""
    async with asyncio.timeout(within):
        while not true():
            await asyncio.sleep(0.005)


@asynccontextmanager
async def asking(
    redis: RedisServer, own_bots: Mapping[str, str] | None = None
) -> AsyncIterator[tuple[Thinkers, Here]]:
    """What a server asks, connected, and what answers in its place."""
    local = Here()
    async with Thinkers(redis.address, SECRET, local, Metrics(), own_bots) as thinkers:
        await until(lambda: thinkers.up)
        yield thinkers, local


@asynccontextmanager
async def thinker(
    redis: RedisServer, workers: Here | None = None, own_bots: Mapping[str, str] | None = None
) -> AsyncIterator[tuple[Thinker, asyncio.Event]]:
    """Somebody who answers, and the event that makes them leave."""
    leave = asyncio.Event()
    found = Thinker(redis.address, SECRET, workers or Here(), own_bots or {})
    running = asyncio.create_task(found.run(leave))
    try:
        yield found, leave
    finally:
        leave.set()
        await running


def answers(thinkers: Thinkers) -> dict[str, float]:
    """How often who answered."""
    (counted,) = thinkers.metrics.answers.collect()
    return {s.labels["by"]: s.value for s in counted.samples if s.name.endswith("_total")}


@contextmanager
def think_process(redis: RedisServer, workers: int = 1) -> Iterator[subprocess.Popen[str]]:
    """`kachidoki think`, once it has said that it is ready."""
    with subprocess.Popen(
        [sys.executable, "-m", "kachidoki", "think", "--json", "--cluster", redis.address]
        + ["--workers", str(workers), "--log-level", "error"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "KACHIDOKI_CLUSTER_KEY": SECRET},
    ) as process:
        try:
            said = json.loads(out_of(process).readline())
            assert said == {"cluster": redis.address, "workers": workers}
            yield process
        finally:
            process.kill()
