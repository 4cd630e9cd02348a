"""Doing the pieces of a review on several cores."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from kachidoki.bots.arena.pool import cores
from kachidoki.review.pieces import Answer, Piece, work

FEW: Final = 24  # pieces that are sooner done than a process is started


def on_cores(pieces: Sequence[Piece], processes: int | None = None) -> Iterator[tuple[str, Answer]]:
    """Do pieces in so many processes (one a core), each answer as soon as it is there."""
    count = processes or cores()
    if count == 1 or len(pieces) < FEW:
        yield from map(work, pieces)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(count, context, leave_interrupts) as pool:
        waiting = [pool.submit(work, piece) for piece in pieces]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BrokenProcessPool:
            raise ChildProcessError("a process of the review has died") from None
        finally:
            for each in waiting:
                each.cancel()


def leave_interrupts() -> None:
    """In a process of ours: Ctrl-C is for the main one, which ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
