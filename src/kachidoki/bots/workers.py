"""Bots in processes of their own, so that whoever asks stays free for others.

A worker gets a view, a bot's name and a seed, and answers with the actions of a turn. It
can be told to stop, and answers with what it has. If it dies in mid-thought another one is
asked the same again: nothing is lost, because a worker holds nothing but its question.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from kachidoki.bots.bot import find
from kachidoki.bots.hints import Hint, hints
from kachidoki.bots.parcel import Parcel, pack, unpack
from kachidoki.bots.thinking import Stop, never
from kachidoki.bots.verdicts import judge
from kachidoki.core import Action, Actions, Event, KachidokiError, Rng, View
from kachidoki.core.event import Facts
from kachidoki.joraku.actions import ACTIONS as JORAKU_ACTIONS
from kachidoki.rokumon import RokumonView
from kachidoki.rokumon.actions import ACTIONS as ROKUMON_ACTIONS

TRIES: Final = 3
BEHIND: Final = 10  # how far processes that think stand behind the one that asks
GRACE: Final = 60.0  # seconds after which a worker counts as hung
ACTIONS: Final = {"joraku": JORAKU_ACTIONS, "rokumon": ROKUMON_ACTIONS}

# What is asked (a bot's name for its next turn, or one of those below), what the seat sees, and
# the luck, or the action to be judged.
Question = tuple[str, Parcel, bytes]
HINTS: Final = "hints"
JUDGE: Final = "judge"


class Workers:
    """A few processes that think for bots; use as `async with Workers(2) as workers`."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.context = multiprocessing.get_context("spawn")
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        self.all: set[Worker] = set()
        self.replaced = 0

    async def __aenter__(self) -> Workers:
        for _ in range(self.count):
            self.hire()
        return self

    async def __aexit__(self, *_: object) -> None:
        for worker in self.all:
            worker.dismiss()

    def hire(self) -> None:
        """Start one more process."""
        worker = Worker(self.context)
        self.all.add(worker)
        self.idle.put_nowait(worker)

    def replace(self, worker: Worker) -> None:
        """Start a process instead of one that is dead or hung."""
        self.all.discard(worker)
        worker.dismiss()
        self.replaced += 1
        self.hire()

    async def think(
        self, bot: str, view: View, seed: bytes, stop: asyncio.Event | None = None
    ) -> Sequence[Action]:
        """What a bot does in this seat: its next action, and what it plans to follow it.

        Raises what the bot raises; a worker that dies is replaced and another one asked. If
        that happens again and again, the best-looking action is the answer.
        """
        answer = await self.ask((bot, pack(view), seed), stop)
        if answer is None:
            return find("greedy").think(view, Rng(seed), never)
        assert isinstance(answer, list)
        return [ACTIONS[pack(view)[0]].parse(text) for text in answer]

    async def hints(self, view: View, seed: bytes) -> list[Hint]:
        """The best few actions of a seat; none if no worker could find any."""
        answer = await self.ask((HINTS, pack(view), seed), None)
        actions = ACTIONS[pack(view)[0]]
        return [] if answer is None else [opened(hint, actions) for hint in answer]

    async def judge(self, view: View, action: Action) -> Event | None:
        """How good an action was where Rokumon is solved; solving a deal takes its time."""
        answer = await self.ask((JUDGE, pack(view), action.text.encode()), None)
        return None if answer is None else Event(*answer)

    async def ask(self, question: Question, stop: asyncio.Event | None) -> Any:
        """A worker's answer; None if one after another died of the question."""
        for _ in range(TRIES):
            worker = await self.idle.get()
            try:
                answer = await worker.ask(question, stop)
            except (EOFError, OSError, TimeoutError):
                self.replace(worker)
                continue
            except asyncio.CancelledError:
                # Nobody waits for the answer any more; the worker may be in mid-thought.
                self.replace(worker)
                raise
            self.idle.put_nowait(worker)
            if isinstance(answer, KachidokiError):
                raise answer
            return answer
        return None


class Worker:
    """One process and the pipe to it."""

    def __init__(self, context: multiprocessing.context.SpawnContext) -> None:
        self.link, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    async def ask(self, question: Question, stop: asyncio.Event | None) -> object:
        """Send a question and wait for the answer without holding up anything else."""
        loop = asyncio.get_running_loop()
        arrived = asyncio.Event()
        self.link.send(question)
        loop.add_reader(self.link.fileno(), arrived.set)
        stopping = asyncio.create_task(self.pass_on(stop)) if stop else None
        try:
            await asyncio.wait_for(arrived.wait(), GRACE)
            return self.link.recv()
        finally:
            loop.remove_reader(self.link.fileno())
            if stopping:
                stopping.cancel()

    async def pass_on(self, stop: asyncio.Event) -> None:
        """Tell the worker when it should answer with what it has."""
        await stop.wait()
        with suppress(OSError):  # a dead worker has stopped already
            self.link.send(None)

    def dismiss(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.link.close()


def work(link: Connection) -> None:
    """What a worker process does: answer questions until its pipe closes."""
    # A Ctrl-C in the terminal reaches every process; whoever asks decides what becomes of us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(BEHIND)  # people's clicks are answered before bots think on
    while True:
        try:
            question = link.recv()
        except (EOFError, OSError):
            return
        if question is None:
            continue  # the word to stop came after the answer
        asked, parcel, extra = question
        try:
            answer: object = answered(asked, parcel, extra, link.poll)
        except KachidokiError as error:
            answer = error
        try:
            link.send(answer)
        except OSError:
            return


def answered(asked: str, parcel: Parcel, extra: bytes, stop: Stop) -> object:
    """The answer to one question, as plain data."""
    view = unpack(parcel)
    if asked == HINTS:
        return [closed(hint) for hint in hints(view, Rng(extra), stop=stop)]
    if asked == JUDGE:
        assert isinstance(view, RokumonView)
        event = judge(view, ROKUMON_ACTIONS.parse(extra.decode())).event()
        return event.key, event.facts, event.rule
    return [action.text for action in find(asked).think(view, Rng(extra), stop)]


def closed(hint: Hint) -> tuple[list[str], float | None, str, Facts, str]:
    """A hint as plain data."""
    actions = [action.text for action in (hint.action, *hint.then)]
    return actions, hint.chance, hint.reason.key, hint.reason.facts, hint.reason.rule


def opened(data: tuple[list[str], float | None, str, Facts, str], actions: Actions) -> Hint:
    """The hint that was sent."""
    texts, chance, key, facts, rule = data
    first, *then = [actions.parse(text) for text in texts]
    return Hint(first, tuple(then), chance, Event(key, facts, rule))
