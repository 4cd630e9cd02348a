"""Having a game reviewed: asked for once, looked at again and again until it is done."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final, TypeVar

from kachidoki.client import Server, ServerRefused
from kachidoki.protocol import ReviewInfo
from kachidoki.protocol.reviews import EffortName

AGAIN: Final = 0.5  # seconds until the server is asked again how far it is
PASSES: Final = ("too-many", "no-answer", "not-stored", "closing")  # refusals that pass
Answer = TypeVar("Answer")


async def reviewed(server: Server, table: str, effort: EffortName) -> AsyncIterator[ReviewInfo]:
    """How far a review is, again and again; the last one is done, or has failed.

    Raises ServerRefused if the game cannot be reviewed, such as one that is not over.
    """
    asked = False
    while True:
        info = await patiently(lambda: server.review(table, effort))
        fresh = info.status in ("none", "failed") and not asked
        if not fresh:
            yield info
        if info.status == "done" or (info.status == "failed" and asked):
            return
        if fresh:
            asked = True
            await patiently(lambda: server.ask_review(table, effort))
        else:
            await asyncio.sleep(AGAIN)


async def patiently(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """Ask once more as long as the server is away or has been asked too much."""
    while True:
        try:
            return await ask()
        except ServerRefused as refusal:
            if refusal.code not in PASSES:
                raise
            await asyncio.sleep(4 * AGAIN)
