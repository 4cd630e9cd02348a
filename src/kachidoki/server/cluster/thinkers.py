"""Bots that think on other machines: a server's questions go through Redis to whoever answers them.

`Thinkers` is asked like `Workers`. What waits here is ordered by the same fair queue, and only as
much is handed to Redis as those who think can work on, so that nobody's many questions stand before
everybody else's. Whoever no longer waits has the question withdrawn.

Nothing stands still: where no thinker is there, Redis is away, or no answer comes in time, a few
processes of this server's own answer, a level that needs long by a quicker one.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import structlog

from kachidoki.bots import LEVELS, levels
from kachidoki.bots.brain import Hint
from kachidoki.bots.fair_queue import Asker, FairQueue, Ticket
from kachidoki.bots.own_bots import BotFailed
from kachidoki.bots.packed_view import pack
from kachidoki.bots.thinking import LONGEST
from kachidoki.bots.worker_questions import FindHints, Judge, Question, Think
from kachidoki.bots.workers import (
    NOBODY,
    OWN_GRACE,
    Workers,
    WorkersClosed,
    actions_of,
    compiled_to_come,
    event_of,
    hints_of,
    think_question,
)
from kachidoki.core import Action, BadNotation, Event, View
from kachidoki.server.cluster.messenger import new_name
from kachidoki.server.cluster.overview import Seen, look
from kachidoki.server.cluster.questions import (
    CANCELS,
    QUICK,
    SLOW,
    Posed,
    UnknownFormat,
    answers_of,
    own_stream,
    packed_question,
    unpacked_answer,
)
from kachidoki.server.cluster.redis_client import BACK_OFF, closed, ended, redis_client, whole
from kachidoki.server.cluster.sealing import NotSealed, Sealer
from kachidoki.server.ops.metrics import Metrics
from kachidoki.server.ops.settings import Settings

log = structlog.get_logger("kachidoki.thinkers")

LOOK: Final = 0.4  # seconds between two looks at who thinks, and how much waits
TOO_OLD: Final = 3.0  # seconds that a question may wait before others are not even asked
BLOCK: Final = 250  # milliseconds to wait for answers at a time
MOST_WAITING: Final = 10_000  # questions in a stream; more are never asked at a time
# Seconds after which a question is answered here: those that take a moment, bots that take long,
# hints, and verdicts, for which a deal may have to be solved.
WITHIN_QUICK: Final = 2.0
WITHIN_SLOW: Final = LONGEST + 2.0
WITHIN_HINTS: Final = 8.0
WITHIN_JUDGE: Final = 20.0
EASY: Final = "casual"  # answers in milliseconds
AT_HAND: Final = 2  # questions that may wait here before only such a level answers


Answer = TypeVar("Answer")


class Unanswered(Exception):
    """No thinker has answered in time, or none could be asked."""


class Sent(Ticket):
    """A question that waits here or at a thinker, with whoever waits for the answer."""

    def __init__(self, posed: Posed, stream: str) -> None:
        super().__init__(posed.question, posed.asker)
        self.posed = posed
        self.stream = stream
        self.entry: bytes | str | None = None  # its place in the stream
        self.began = time.monotonic()
        self.answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception) -> None:
        """Tell whoever waits that there will be no answer."""
        if not self.answer.done():
            self.answer.set_exception(error)


class Thinkers:
    """Bots on other machines, and a few processes here for what they do not answer.

    Use as `async with`. `own_bots` are the host's: where their code is here, by name.
    """

    def __init__(
        self,
        address: str,
        secret: str,
        local: Workers,
        metrics: Metrics,
        own_bots: Mapping[str, str] | None = None,
    ) -> None:
        self.name = new_name()
        self.local = local
        self.metrics = metrics
        self.own_names = {place: name for name, place in (own_bots or {}).items()}
        self.sealer = Sealer(secret)
        self.client = redis_client(address)
        self.reading = redis_client(address, 1 + BLOCK / 1000)
        self.queue = FairQueue()
        self.out: dict[str, Sent] = {}  # by their ids: what thinkers have, or will have
        self.up = False
        self.seen = Seen()
        self.closed = False
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def replaced(self) -> int:
        """Processes here that died and were replaced."""
        return self.local.replaced

    def waiting(self) -> tuple[int, float]:
        """How many questions wait for an answer, of all servers, and the oldest one's seconds."""
        ages = self.seen.ages or {}
        return len(self.queue) + self.seen.waiting, max(ages.values(), default=0.0)

    async def __aenter__(self) -> Thinkers:
        await self.local.__aenter__()
        self.do(self.watch())
        self.do(self.read())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()
        await ended(self.tasks)
        with suppress(Exception):
            await self.client.delete(answers_of(self.name))
        for client in (self.client, self.reading):
            await closed(client)

    def close(self) -> None:
        """Drop every question at once; whoever waits for an answer gets WorkersClosed."""
        if self.closed:
            return
        self.closed = True
        self.withdraw(self.out.values())
        for ticket in (*self.queue.clear(), *self.out.values()):
            assert isinstance(ticket, Sent)
            ticket.fail(WorkersClosed())
        self.local.close()

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done beside."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def think(
        self,
        bot: str,
        view: View,
        seed: bytes,
        asker: Asker = NOBODY,
        instead: Callable[[str], None] | None = None,
    ) -> Sequence[Action]:
        """What a bot does in this seat: its next action, and what it plans to follow it.

        Where another level has to answer, `instead` is told which. Raises what an own bot raises.
        """
        question = think_question(bot, view, seed)
        within = WITHIN_QUICK if question.short else WITHIN_SLOW
        if question.limit is not None:
            within = OWN_GRACE + 2
        try:
            answer = await self.ask(question, asker, within)
            return self.count("thinker", actions_of(answer, view, seed))
        except (Unanswered, BadNotation):
            level = self.level_here(bot)
            if level != bot and instead is not None:
                instead(level)
            found = await self.local.think(level, view, seed, asker)
            return self.count("local" if level == bot else "quicker", found)

    async def hints(self, view: View, seed: bytes, asker: Asker = NOBODY) -> list[Hint]:
        """The best few actions of a seat; none if nobody could find any."""
        try:
            answer = await self.ask(FindHints(pack(view), seed), asker, WITHIN_HINTS)
            return self.count("thinker", hints_of(answer, view))
        except (Unanswered, BadNotation):
            return self.count("local", await self.local.hints(view, seed, asker))

    async def judge(self, view: View, action: Action, asker: Asker = NOBODY) -> Event | None:
        """How good an action was where the game is solved."""
        try:
            question = Judge(pack(view), action.text)
            return self.count("thinker", event_of(await self.ask(question, asker, WITHIN_JUDGE)))
        except Unanswered:
            return self.count("local", await self.local.judge(view, action, asker))

    def count(self, by: str, answer: Answer) -> Answer:
        """Note who answered."""
        self.metrics.answers.labels(by).inc()
        return answer

    def level_here(self, bot: str) -> str:
        """Which bot answers here for another: itself, if it needs but a moment."""
        busy = len(self.local.queue) >= AT_HAND
        if bot in self.own_names:
            missing = self.own_names[bot] not in self.seen.bots
            return bot if missing and not busy else EASY  # this server has its code too
        if bot not in LEVELS:
            return bot
        most = LEVELS.index(EASY) if busy else LEVELS.index(bot)
        fitting = [name for name in LEVELS[: LEVELS.index(bot) + 1] if levels.quick(name)]
        return [name for name in fitting if LEVELS.index(name) <= most][-1]

    async def ask(self, question: Question, asker: Asker, within: float) -> Any:
        """A thinker's answer; raises Unanswered if there is none within so many seconds."""
        if self.closed:
            raise WorkersClosed
        own = self.own_names.get(question.bot, "") if isinstance(question, Think) else ""
        stream = own_stream(own) if own else QUICK if question.short else SLOW
        if not self.can_answer(stream, own):
            raise Unanswered
        posed = Posed(secrets.token_hex(8), self.name, question, asker, within, own=own)
        ticket = Sent(posed, stream)
        self.queue.push(ticket)
        self.dispatch()
        try:
            async with asyncio.timeout(within):
                answer = await ticket.answer
        except TimeoutError:
            raise Unanswered from None
        finally:
            self.drop(ticket)
        if isinstance(answer, UnknownFormat):
            raise Unanswered
        if isinstance(answer, BotFailed):
            raise answer
        return answer

    def can_answer(self, stream: str, own: str) -> bool:
        """Whether somebody is there who would answer, and not much too late."""
        seen = self.seen
        fits = own in seen.bots if own else seen.thinkers > 0
        return self.up and fits and (seen.ages or {}).get(stream, 0.0) < TOO_OLD

    def drop(self, ticket: Sent) -> None:
        """Nobody waits for this answer any more, or it is there."""
        if not self.queue.remove(ticket) and self.out.pop(ticket.posed.id, None) is not None:
            self.queue.done(ticket, time.monotonic() - ticket.began)
            if not self.closed:
                self.withdraw([ticket])
        self.dispatch()

    def withdraw(self, tickets: Iterable[Sent]) -> None:
        """Have questions forgotten wherever they are."""
        gone = [ticket for ticket in tickets if ticket.entry is not None]
        if gone and self.up:
            self.do(self.forget(gone))

    async def forget(self, tickets: list[Sent]) -> None:
        """Take questions out of their streams, and tell whoever thinks about them."""
        from redis.exceptions import RedisError

        with suppress(RedisError, OSError):
            async with self.client.pipeline(transaction=False) as pipeline:
                for ticket in tickets:
                    assert ticket.entry is not None
                    pipeline.xdel(ticket.stream, ticket.entry)
                    told = self.sealer.seal(ticket.posed.id.encode(), CANCELS)
                    pipeline.publish(CANCELS, told)
                await whole(pipeline.execute())

    def dispatch(self) -> None:
        """Hand over what waits, as far as thinkers can work on it."""
        while self.up and not self.closed:
            slow = sum(1 for ticket in self.out.values() if not ticket.question.short)
            if len(self.out) - slow >= 2 * self.seen.quick:
                return
            ticket = self.queue.pop(slow < self.seen.slow, max(1, self.seen.slow))
            if ticket is None:
                return
            assert isinstance(ticket, Sent)
            self.out[ticket.posed.id] = ticket
            self.do(self.put(ticket))

    async def put(self, ticket: Sent) -> None:
        """Hand one question to Redis."""
        from redis.exceptions import RedisError

        posed = ticket.posed
        left = posed.within - (time.monotonic() - ticket.began)
        told = Posed(
            posed.id, posed.server, posed.question, posed.asker, left, ticket.seconds, posed.own
        )
        sealed = self.sealer.seal(packed_question(told), ticket.stream)
        try:
            ticket.entry = await whole(
                self.client.xadd(
                    ticket.stream, {"question": sealed}, maxlen=MOST_WAITING, approximate=True
                )
            )
        except (RedisError, OSError):
            ticket.fail(Unanswered())
            return
        if posed.id not in self.out:
            self.withdraw([ticket])  # whoever asked went away meanwhile

    async def read(self) -> None:
        """Take answers as they come."""
        from redis.exceptions import RedisError

        stream, after, tries = answers_of(self.name), "0", 0
        while True:
            try:
                found: Any = await whole(self.reading.xread({stream: after}, 100, BLOCK))
                tries = 0
            except (RedisError, OSError):
                tries += 1
                await asyncio.sleep(BACK_OFF[min(tries, len(BACK_OFF) - 1)])
                continue
            for _, entries in found:
                for entry, fields in entries:
                    after = entry.decode()
                    self.answered(fields.get(b"answer", b""))

    def answered(self, sealed: bytes) -> None:
        """One answer; dropped if nobody waits for it, or it was not sealed for this server."""
        try:
            id_, answer = unpacked_answer(self.sealer.opened(sealed, answers_of(self.name)))
        except NotSealed:
            log.warning("answer not believed")
            return
        ticket = self.out.pop(id_, None)
        if ticket is not None:
            self.queue.done(ticket, time.monotonic() - ticket.began)
            if not ticket.answer.done():
                ticket.answer.set_result(answer)
            self.dispatch()

    async def watch(self) -> None:
        """See again and again who thinks, and how much waits."""
        from redis.exceptions import RedisError

        while True:
            try:
                bots = self.own_names.values()
                self.seen = await whole(look(self.client, self.sealer, bots))
                if not self.up:
                    log.info("redis connected")
                self.up = True
            except (RedisError, OSError) as error:
                self.lost(error)
            self.metrics.redis_up.set(self.up)
            self.metrics.thinkers.set(self.seen.thinkers)
            self.dispatch()
            await asyncio.sleep(LOOK)

    def lost(self, error: Exception) -> None:
        """Redis is away: whoever waits is answered here."""
        if self.up:
            log.warning("redis away", error=type(error).__name__)
        self.up, self.seen = False, Seen()
        for ticket in (*self.queue.clear(), *self.out.values()):
            assert isinstance(ticket, Sent)
            ticket.fail(Unanswered())


def make_workers(settings: Settings, metrics: Metrics) -> Workers | Thinkers:
    """What thinks for bots: processes of this server, or in a cluster whoever answers it."""
    local = Workers(settings.workers, compiled=compiled_to_come())
    if settings.cluster is None:
        return local
    assert settings.cluster_key is not None  # the settings are checked together
    own_bots = settings.own_bots()
    return Thinkers(settings.cluster, settings.cluster_key, local, metrics, own_bots)
