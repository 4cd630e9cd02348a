"""Games on all cores.

Every process has a pipe of its own. When the main process ends, however it ends, the pipes
close, and so no process outlives the game it is playing.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from kachidoki.bots.arena.match import Hall, Played
from kachidoki.bots.arena.schedule import Schedule, Seating
from kachidoki.core import KachidokiError

Games = Generator[Played, None, None]

AHEAD: Final = 2  # games handed to a process, so that it need not wait for its next one


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(plan: Schedule, seatings: Iterable[Seating], processes: int) -> Games:
    """Play games, each handed out as soon as it is done, in any order."""
    if processes == 1:
        yield from map(Hall(plan).play, seatings)
    else:
        yield from _play_in_processes(plan, iter(seatings), processes)


def _play_in_processes(plan: Schedule, waiting: Iterator[Seating], processes: int) -> Games:
    context = multiprocessing.get_context("spawn")
    hired: dict[Connection, SpawnProcess] = {}
    playing: dict[Connection, int] = {}
    try:
        with _interrupts_ignored():
            for _ in range(processes):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(theirs, plan), daemon=True)
                process.start()
                theirs.close()
                hired[ours], playing[ours] = process, 0
        for link in list(hired) * AHEAD:
            playing[link] += _hand_out(link, waiting)
        while links := [link for link, games in playing.items() if games]:
            for ready in wait(links):
                assert isinstance(ready, Connection)
                try:
                    answer = ready.recv()
                    playing[ready] += _hand_out(ready, waiting) - 1
                except (EOFError, OSError):
                    raise ChildProcessError("a process of the arena has died") from None
                if isinstance(answer, KachidokiError):
                    raise answer
                yield answer
    finally:
        for link, process in hired.items():
            process.terminate()
            link.close()
        for ended in hired.values():
            ended.join()


def _hand_out(link: Connection, waiting: Iterator[Seating]) -> int:
    """Send the next game, if there is one; returns how many were sent."""
    seating = next(waiting, None)
    if seating is None:
        return 0
    link.send(seating)
    return 1


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started meanwhile leave Ctrl-C to the main process."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(link: Connection, plan: Schedule) -> None:
    """Play what comes through the pipe until it closes."""
    hall = Hall(plan)
    try:
        while True:
            seating = link.recv()
            try:
                answer: Played | KachidokiError = hall.play(seating)
            except KachidokiError as error:
                answer = error
            link.send(answer)
    except (EOFError, OSError):
        return
