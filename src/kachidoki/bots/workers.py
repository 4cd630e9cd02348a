"""Bots in processes of their own, so that whoever asks stays free for others.

A worker gets a question with all that is needed for its answer. Which question is next says the
fair queue. Whoever no longer waits cancels: a question that waits is dropped, and a worker that
thinks about it is told to stop. If a worker dies in mid-thought another one is asked the same
again: nothing is lost, because a worker holds nothing but its question.

For the same reason a worker may run the rules in another gear than whoever asks: once compiled
rules are there, workers are started anew from them, each between two questions.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import Pipe
from pathlib import Path
from typing import Any, Final

import kachidoki
from kachidoki.bots.bot import find
from kachidoki.bots.brain import Hint
from kachidoki.bots.fair_queue import Asker, FairQueue, Ticket
from kachidoki.bots.own_bots import BotGone, place_of
from kachidoki.bots.packed_view import pack
from kachidoki.bots.registry import brain_of
from kachidoki.bots.thinking import never
from kachidoki.bots.worker_questions import FindHints, Judge, Question, Think, unpacked
from kachidoki.core import Action, BadOption, Event, KachidokiError, Rng, View

TRIES: Final = 3
PROGRAM: Final = "kachidoki.bots.worker_process"
GRACE: Final = 60.0  # seconds after which a worker counts as hung
OWN_GRACE: Final = 10.0  # seconds that a bot has which is not ours
LAST_WORD: Final = 5.0  # and after which one that was told to stop does
NOBODY: Final = Asker()
OWN: Final = Path(kachidoki.__file__).parents[
    1
]  # the folder that this process has its package from
# Names the folder in which the same package is going to be, compiled.
COMPILED: Final = "KACHIDOKI_COMPILED"


def compiled_to_come() -> Path | None:
    """The folder of the compiled package that is being built, if there is such a build."""
    named = os.environ.get(COMPILED)
    return Path(named) if named else None


class WorkersClosed(Exception):
    """Nothing is thought about any more: the program that asks is about to end."""


class Asked(Ticket):
    """A ticket with whoever waits for the answer."""

    def __init__(self, question: Question, asker: Asker, most: float | None = None) -> None:
        super().__init__(question, asker, most=most)
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.since = time.monotonic()
        self.tries = 0
        self.worker: Worker | None = None


class Workers:
    """A few processes that think for bots; use as `async with Workers(2) as workers`.

    They run the package of `folder`. As soon as there is a folder `compiled`, which has to appear
    in one piece, they run the package of that one. `program` is the module that they run, and
    `grace` how many seconds it may take for an answer before it counts as hung.
    """

    def __init__(
        self,
        count: int,
        folder: Path = OWN,
        compiled: Path | None = None,
        program: str = PROGRAM,
        grace: float | None = None,
    ) -> None:
        self.count = count
        self.folder = folder
        self.compiled = compiled
        self.program = program
        self.grace = GRACE if grace is None else grace
        # One of several processes is kept for questions that are answered in a moment.
        self.most_long = max(1, count - 1)
        self.queue = FairQueue()
        self.idle: list[Worker] = []
        self.all: set[Worker] = set()
        self.running: dict[asyncio.Task[None], Asked] = {}
        self.replaced = 0
        self.closed = False

    async def __aenter__(self) -> Workers:
        return self  # a process is started for the first question that finds none free

    async def __aexit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Drop every thought at once; whoever waits for an answer gets WorkersClosed."""
        if self.closed:
            return
        self.closed = True
        for task, ticket in self.running.items():
            task.cancel()
            fail(ticket)
        for waiting in self.queue.clear():
            assert isinstance(waiting, Asked)
            fail(waiting)
        for worker in self.all:
            worker.process.kill()  # all of them before any is waited for
        for worker in self.all:
            worker.dismiss()

    def waiting(self) -> tuple[int, float]:
        """How many questions wait for an answer, and for how many seconds the oldest of them."""
        tickets = [*self.queue.tickets(), *self.running.values()]
        since = [ticket.since for ticket in tickets if isinstance(ticket, Asked)]
        now = time.monotonic()
        return len(since), now - min(since, default=now)

    def rest(self) -> None:
        """End the processes that wait for a question; the next question starts one again."""
        for worker in self.idle:
            self.all.discard(worker)
            worker.dismiss()
        self.idle.clear()

    def hire(self) -> None:
        """Start one more process."""
        worker = Worker(self.folder, self.program, self.grace)
        self.all.add(worker)
        self.idle.append(worker)

    def replace(self, worker: Worker) -> None:
        """Start a process instead of one that is dead or hung."""
        self.replaced += 1
        self.renew(worker)

    def renew(self, worker: Worker) -> None:
        """Start a process instead of another one, which is ended."""
        self.all.discard(worker)
        worker.dismiss()
        self.hire()

    def take_compiled(self) -> None:
        """Have those that wait for a question run the compiled package, if it is there by now."""
        if self.compiled is not None and self.compiled.exists():
            self.folder, self.compiled = self.compiled, None
        behind = [worker for worker in self.idle if worker.folder != self.folder]
        for worker in behind:
            self.idle.remove(worker)
            self.renew(worker)

    async def think(
        self,
        bot: str,
        view: View,
        seed: bytes,
        asker: Asker = NOBODY,
        instead: Callable[[str], None] | None = None,  # noqa: ARG002  # nobody else answers here
    ) -> Sequence[Action]:
        """What a bot does in this seat: its next action, and what it plans to follow it.

        Raises what the bot raises; a worker that dies is replaced and another one asked. If
        that happens again and again, the best-looking action is the answer. An own bot is asked
        once: BotGone says that it did not answer.
        """
        return actions_of(await self.ask(think_question(bot, view, seed), asker), view, seed)

    async def hints(self, view: View, seed: bytes, asker: Asker = NOBODY) -> list[Hint]:
        """The best few actions of a seat; none if no worker could find any."""
        return hints_of(await self.ask(FindHints(pack(view), seed), asker), view)

    async def judge(self, view: View, action: Action, asker: Asker = NOBODY) -> Event | None:
        """How good an action was where the game is solved; solving a deal takes its time."""
        return event_of(await self.ask(Judge(pack(view), action.text), asker))

    async def ask(self, question: Question, asker: Asker, seconds: float | None = None) -> Any:
        """A worker's answer; None if one after another died of the question.

        With `seconds` it is answered with what was found by then.
        """
        if self.closed:
            raise WorkersClosed
        ticket = Asked(question, asker, seconds)
        self.queue.push(ticket)
        self.dispatch()
        try:
            answer = await ticket.answer
        finally:
            if ticket.answer.cancelled():
                self.drop(ticket)
        if isinstance(answer, KachidokiError):
            raise answer
        return answer

    def drop(self, ticket: Asked) -> None:
        """Nobody waits for this answer any more."""
        if not self.queue.remove(ticket) and ticket.worker is not None:
            ticket.worker.stop()

    def dispatch(self) -> None:
        """Give waiting questions to workers that have none."""
        if not self.closed:
            self.take_compiled()
            while len(self.all) < self.count and len(self.idle) < len(self.queue):
                self.hire()
        while self.idle and not self.closed:
            long = sum(not ticket.question.short for ticket in self.running.values())
            ticket = self.queue.pop(long < self.most_long, self.most_long)
            if ticket is None:
                return
            assert isinstance(ticket, Asked)
            task = asyncio.create_task(self.run(ticket, self.idle.pop()))
            self.running[task] = ticket

    async def run(self, ticket: Asked, worker: Worker) -> None:
        """Have a question answered by a worker."""
        began = time.monotonic()
        limit = ticket.question.limit
        answer: object = None
        died = late = False
        ticket.worker = worker
        try:
            answer = await worker.ask(ticket.question, ticket.seconds)
        except (EOFError, OSError, TimeoutError) as error:
            died, late = True, isinstance(error, TimeoutError)
        ticket.worker = None
        task = asyncio.current_task()
        assert task is not None
        del self.running[task]
        self.queue.done(ticket, time.monotonic() - began)
        if died:
            self.replace(worker)
            ticket.tries += 1
            if limit is not None:
                ended = late or worker.process.returncode == -signal.SIGALRM
                told = f"did not answer within {limit:g} s" if ended else "ended its process"
                answer = BotGone(f"the bot {told}", told)
        else:
            self.idle.append(worker)
        if not ticket.answer.done():
            if died and ticket.tries < TRIES and limit is None:
                self.queue.push(ticket)
            else:
                ticket.answer.set_result(answer)
        self.dispatch()


def think_question(bot: str, view: View, seed: bytes) -> Think:
    """The question what a bot does; one that is not ours has so much time and no more."""
    return Think(bot, pack(view), seed, None if place_of(bot) is None else OWN_GRACE)


def actions_of(answer: Any, view: View, seed: bytes) -> Sequence[Action]:
    """What a worker answered to `Think`; the best-looking action if none could."""
    if answer is None:
        return find("greedy").think(view, Rng(seed), never)
    actions = brain_of(view).actions
    return [actions.parse(text) for text in answer]


def hints_of(answer: Any, view: View) -> list[Hint]:
    """What a worker answered to `FindHints`; none if none could."""
    actions = brain_of(view).actions
    return [unpacked(hint, actions) for hint in answer or ()]


def event_of(answer: Any) -> Event | None:
    """What a worker answered to `Judge`."""
    return None if answer is None else Event(*answer)


def fail(ticket: Asked) -> None:
    """Tell whoever waits that there will be no answer."""
    if not ticket.answer.done():
        ticket.answer.set_exception(WorkersClosed())


def environment(folder: Path) -> dict[str, str]:
    """In which a process runs the package of a folder."""
    before = os.environ.get("PYTHONPATH")
    path = os.pathsep.join([str(folder), *([before] if before else [])])
    return {**os.environ, "PYTHONPATH": path}


def check_own(bot: str) -> None:
    """Raise BadOption if an own bot cannot be loaded; it is loaded in another process only."""
    code = "import sys; from kachidoki.bots import find; find(sys.argv[1])"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code, bot],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment(OWN),
        check=False,
    )
    if done.returncode:
        told = (done.stderr.strip() or f"{bot} ended its process").splitlines()[-1]
        raise BadOption(told.removeprefix("kachidoki.core.errors.BadOption: "))


class Worker:
    """One process and the pipe to it."""

    def __init__(self, folder: Path, program: str, grace: float) -> None:
        self.folder = folder
        self.grace = grace
        self.link, theirs = Pipe()
        number = theirs.fileno()
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", program, str(number)],
            stdin=subprocess.DEVNULL,
            pass_fds=[number],
            env=environment(folder),
            process_group=0,  # a Ctrl-C in the terminal is for whoever asks, who then ends us
        )
        theirs.close()
        self.patience: asyncio.Timeout | None = None  # while a question is being answered
        self.reading: asyncio.Future[Any] | None = None  # of the latest answer

    async def ask(self, question: Question, seconds: float | None) -> object:
        """Send a question and wait for the answer without holding up anything else.

        With `seconds` it is answered with what was found by then. Raises TimeoutError if the
        process hangs, EOFError or OSError if it died.
        """
        loop = asyncio.get_running_loop()
        arrived = asyncio.Event()
        number = self.link.fileno()
        self.link.send((question, seconds))
        loop.add_reader(number, arrived.set)
        try:
            async with asyncio.timeout(self.grace) as self.patience:
                await arrived.wait()
                self.listen_no_more(loop)
                # A large answer comes in pieces: whoever waits for the rest is not the event loop.
                self.reading = loop.run_in_executor(None, self.link.recv)
                return await asyncio.shield(self.reading)
        finally:
            self.patience = None
            if not self.link.closed:
                self.listen_no_more(loop)

    def listen_no_more(self, loop: asyncio.AbstractEventLoop) -> None:
        """Leave the pipe to whoever sends or reads: uvloop made it non-blocking to listen."""
        loop.remove_reader(self.link.fileno())
        os.set_blocking(self.link.fileno(), True)

    def stop(self) -> None:
        """Have the question answered now, with whatever was found."""
        if self.patience is not None:
            with suppress(OSError):  # a dead worker has stopped already
                self.link.send(None)
            self.patience.reschedule(asyncio.get_running_loop().time() + LAST_WORD)

    def dismiss(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.wait()
        asyncio.get_running_loop().remove_reader(self.link.fileno())
        if self.reading is None or self.reading.done():
            self.link.close()
        else:
            self.reading.add_done_callback(self.read_to_the_end)  # which has come now

    def read_to_the_end(self, reading: asyncio.Future[Any]) -> None:
        """Close the pipe that was still being read when its process was ended."""
        reading.exception()  # so that nobody misses it
        self.link.close()
