"""Running a thinker: processes, signals, and an end that leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable

import structlog

from kachidoki.bots.workers import Workers, compiled_to_come
from kachidoki.server.cluster.thinker import Thinker
from kachidoki.server.ops import logs
from kachidoki.server.ops.settings import Settings, strange_variables
from kachidoki.server.storage.database import redacted

log = structlog.get_logger("kachidoki.thinker")


def think(settings: Settings, ready: Callable[[str], None]) -> None:
    """Answer the questions of a cluster until told to stop; `ready` is told its address."""
    logs.set_up(settings)
    try:
        for name, near in strange_variables(os.environ):
            log.warning("no such setting", variable=name, meant=near)
        settings.check_own_bots()
        asyncio.run(answer(settings, ready))
    finally:
        logs.close()


async def answer(settings: Settings, ready: Callable[[str], None]) -> None:
    """Answer until SIGTERM or Ctrl-C; a second one ends it at once."""
    assert settings.cluster is not None  # the settings are checked
    assert settings.cluster_key is not None
    leave = asyncio.Event()
    task = asyncio.current_task()
    assert task is not None

    def told() -> None:
        if leave.is_set():
            task.cancel()
        leave.set()

    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, told)
    workers = Workers(settings.workers, compiled=compiled_to_come())
    thinker = Thinker(settings.cluster, settings.cluster_key, workers, settings.own_bots())
    async with workers:
        ready(redacted(settings.cluster))
        try:
            await thinker.run(leave)
        except asyncio.CancelledError:
            if not leave.is_set():
                raise
    log.info("stopped", answered=thinker.answered)
