"""Answering the questions of a cluster's servers: what `kachidoki think` runs.

A thinker takes no more than its processes can work on, and says so again and again: what somebody
took who then fell silent is taken over by another. A question that nobody waits for any more is
dropped. Told to leave, it takes nothing new, ends what it has, and hands back the rest.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import structlog

from kachidoki.bots.own_bots import BotFailed
from kachidoki.bots.workers import Workers, WorkersClosed
from kachidoki.core import KachidokiError
from kachidoki.server.cluster.messenger import new_name
from kachidoki.server.cluster.questions import (
    CANCELS,
    GROUP,
    QUICK,
    SLOW,
    THINKERS,
    Posed,
    UnknownFormat,
    answers_of,
    own_stream,
    packed_answer,
    packed_excuse,
    unpacked_question,
)
from kachidoki.server.cluster.redis_client import BACK_OFF, closed, ended, redis_client, whole
from kachidoki.server.cluster.sealing import NotSealed, Sealer

log = structlog.get_logger("kachidoki.thinker")

BEAT: Final = 0.5  # seconds between two words that it is there
SILENT: Final = 2500  # milliseconds after which another takes over what a thinker had
BLOCK: Final = 250  # milliseconds to wait for questions at a time
KEPT: Final = 60  # seconds that an answer is kept for whoever asked
MOST_ANSWERS: Final = 1000  # that are kept for one server
MOST_WITHDRAWN: Final = 10_000  # questions that are remembered as such
LEAVE: Final = 8.0  # seconds to end what is thought about


@dataclass(eq=False)
class Held:
    """A question that this thinker has taken."""

    stream: str
    entry: bytes
    sealed: bytes
    posed: Posed
    thinking: asyncio.Task[None] | None = None


class Thinker:
    """Takes questions, has processes think about them, and sends the answers."""

    def __init__(
        self, address: str, secret: str, workers: Workers, own_bots: Mapping[str, str]
    ) -> None:
        self.name = new_name()
        self.workers = workers
        self.own_bots = dict(own_bots)
        self.sealer = Sealer(secret)
        self.address = address
        self.client = redis_client(address)
        self.held: dict[tuple[str, bytes], Held] = {}
        self.less = asyncio.Event()  # whenever it has fewer
        self.tasks: set[asyncio.Task[None]] = set()  # thoughts, and answers on their way
        self.withdrawn: OrderedDict[str, None] = OrderedDict()  # ids; some may still be read
        self.up = False
        self.leaving = False
        self.answered = 0

    @property
    def most(self) -> dict[bool, int]:
        """How many questions it takes at a time: short ones, and others."""
        return {True: self.workers.count + 1, False: self.workers.most_long}

    async def run(self, leave: asyncio.Event) -> None:
        """Answer until told to leave."""
        slow = [SLOW, *map(own_stream, self.own_bots)]
        work = (self.take([QUICK], True), self.take(slow, False), self.beat(), self.hear_cancels())
        tasks = [asyncio.create_task(each) for each in work]
        try:
            await leave.wait()
            log.info("leaving", questions=len(self.held))
            self.leaving = True
            with suppress(TimeoutError):
                async with asyncio.timeout(LEAVE):
                    while self.held:
                        self.less.clear()
                        await self.less.wait()
        finally:
            await ended(tasks)
            await self.hand_back()
            await asyncio.gather(*self.tasks, return_exceptions=True)
            await closed(self.client)

    async def take(self, streams: list[str], short: bool) -> None:
        """Take questions as long as there is room for them."""
        client = redis_client(self.address, 1 + BLOCK / 1000)
        wanted: Any = dict.fromkeys(streams, ">")
        tries = 0
        try:
            while not self.leaving:
                has = sum(1 for held in self.held.values() if (held.stream == QUICK) == short)
                room = self.most[short] - has
                if room <= 0:
                    self.less.clear()
                    await self.less.wait()
                    continue
                count = room if len(streams) == 1 else 1
                try:
                    reading = client.xreadgroup(GROUP, self.name, wanted, count, BLOCK)
                    found: Any = await whole(reading)
                    tries = 0
                except Exception as error:
                    await self.trouble(error, streams, tries)
                    tries += 1
                    continue
                for stream, entries in found:
                    for entry, fields in entries:
                        await self.took(stream.decode(), entry, fields)
        finally:
            await closed(client)

    async def trouble(self, error: Exception, streams: list[str], tries: int) -> None:
        """Redis is away, or has forgotten who reads what; raises any other error."""
        from redis.exceptions import RedisError, ResponseError

        if not isinstance(error, RedisError | OSError):
            raise error
        if isinstance(error, ResponseError) and "NOGROUP" in str(error):
            with suppress(RedisError, OSError):
                for stream in streams:
                    await self.make_group(stream)
                return
        await asyncio.sleep(BACK_OFF[min(tries, len(BACK_OFF) - 1)])

    async def make_group(self, stream: str) -> None:
        """Have a stream read by all thinkers together, from its first question on."""
        from redis.exceptions import ResponseError

        try:
            await whole(self.client.xgroup_create(stream, GROUP, id="0", mkstream=True))
        except ResponseError as error:
            if "BUSYGROUP" not in str(error):  # another thinker was first
                raise

    async def took(self, stream: str, entry: bytes, fields: Mapping[bytes, bytes] | None) -> None:
        """Begin to think about a question, or drop one that cannot or need not be answered."""
        if (stream, entry) in self.held:
            return
        if not fields:  # withdrawn, and claimed afterwards
            await self.finish(stream, entry)
            return
        sealed = fields.get(b"question", b"")
        try:
            posed = unpacked_question(self.sealer.opened(sealed, stream), self.own_bots)
        except NotSealed:
            log.warning("question not believed")
            await self.finish(stream, entry)
            return
        except UnknownFormat as unknown:
            id_, server = unknown.args
            log.warning("question of another version")
            await self.finish(stream, entry, server, packed_excuse(id_))
            return
        left = posed.within - await self.age(entry)
        if left <= 0 or posed.id in self.withdrawn:
            await self.finish(stream, entry)
            return
        held = self.held[stream, entry] = Held(stream, entry, sealed, posed)
        held.thinking = self.do(self.think(held, left))

    def do(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Have something done beside; it is ended before this thinker is."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def age(self, entry: bytes) -> float:
        """How many seconds ago something was put into a stream, by the clock of Redis."""
        from redis.exceptions import RedisError

        try:
            seconds, micros = await whole(self.client.time())
        except (RedisError, OSError):
            return 0.0
        began = int(entry.split(b"-")[0])
        return seconds + micros / 1e6 - began / 1000

    async def think(self, held: Held, within: float) -> None:
        """Answer one question, for which somebody waits so many seconds."""
        posed = held.posed
        answer = None
        try:
            async with asyncio.timeout(within):
                found = await self.workers.ask(posed.question, posed.asker, posed.seconds)
            answer = packed_answer(posed.id, found)
        except TimeoutError:
            pass  # the answer would be too late for anybody
        except BotFailed as failed:
            answer = packed_answer(posed.id, failed)
        except WorkersClosed:
            return  # handed back
        except (KachidokiError, KeyError, TypeError, ValueError):
            log.exception("question failed", kind=type(posed.question).__name__)
            answer = packed_excuse(posed.id)
        self.forget(held)
        self.answered += answer is not None
        await self.finish(held.stream, held.entry, posed.server, answer)

    def forget(self, held: Held) -> None:
        """Have one question less."""
        self.held.pop((held.stream, held.entry), None)
        self.less.set()

    async def finish(
        self, stream: str, entry: bytes, server: str = "", answer: bytes | None = None
    ) -> None:
        """Take a question off its stream, in one go with its answer; tries for some seconds."""
        from redis.exceptions import RedisError

        for pause in (*BACK_OFF, None):
            try:
                async with self.client.pipeline(transaction=True) as pipeline:
                    if answer is not None:
                        where = answers_of(server)
                        told = {"answer": self.sealer.seal(answer, where)}
                        pipeline.xadd(where, told, maxlen=MOST_ANSWERS, approximate=True)  # type: ignore[arg-type]
                        pipeline.expire(where, KEPT)
                    pipeline.xack(stream, GROUP, entry)
                    pipeline.xdel(stream, entry)
                    await whole(pipeline.execute(raise_on_error=False))
                return
            except (RedisError, OSError):
                if pause is None:
                    return  # whoever asked has given up by now
                await asyncio.sleep(pause)

    async def beat(self) -> None:
        """Say that it is there, keep what it has, and take over what the silent had."""
        from redis.exceptions import RedisError

        while True:
            try:
                await self.say_alive()
                for stream in (QUICK, SLOW, *map(own_stream, self.own_bots)):
                    await self.keep(stream)
                    await self.take_over(stream)
                if not self.up:
                    log.info("redis connected")
                self.up = True
            except (RedisError, OSError) as error:
                if self.up and "NOGROUP" not in str(error):
                    log.warning("redis away", error=type(error).__name__)
                    self.up = False
            await asyncio.sleep(BEAT)

    async def say_alive(self) -> None:
        """Tell all servers how much it can work on."""
        if self.leaving:
            await whole(self.client.hdel(THINKERS, self.name))
            return
        seconds, micros = await whole(self.client.time())
        said = {
            "at": seconds * 1000 + micros // 1000,
            "quick": self.most[True],
            "slow": self.most[False],
            "bots": sorted(self.own_bots),
        }
        sealed = self.sealer.seal(json.dumps(said).encode(), f"{THINKERS}:{self.name}")
        await whole(self.client.hset(THINKERS, self.name, sealed))

    async def keep(self, stream: str) -> None:
        """Say that it still thinks about what it has of a stream."""
        mine = [entry for where, entry in self.held if where == stream]
        if mine:
            claim: Any = self.client.xclaim(stream, GROUP, self.name, 0, mine, justid=True)  # type: ignore[arg-type]
            await whole(claim)

    async def take_over(self, stream: str) -> None:
        """Take what somebody had who fell silent, as far as there is room."""
        short = stream == QUICK
        has = sum(1 for held in self.held.values() if (held.stream == QUICK) == short)
        room = self.most[short] - has
        if room <= 0 or self.leaving:
            return
        claim: Any = self.client.xautoclaim(stream, GROUP, self.name, SILENT, count=room)
        _, entries, gone = await whole(claim)
        for entry, fields in entries:
            await self.took(stream, entry, fields)
        for entry in gone:  # withdrawn meanwhile: Redis has taken them off by itself
            self.held.pop((stream, entry), None)

    async def hear_cancels(self) -> None:
        """Drop questions that nobody waits for any more."""
        from redis.exceptions import RedisError

        client = redis_client(self.address)
        try:
            while True:
                try:
                    async with client.pubsub(ignore_subscribe_messages=True) as inbox:
                        await whole(inbox.subscribe(CANCELS))
                        async for message in inbox.listen():
                            self.cancelled(message["data"])
                except (RedisError, OSError):
                    await asyncio.sleep(BACK_OFF[-1])
        finally:
            await closed(client)

    def cancelled(self, sealed: bytes) -> None:
        """Drop one question, if it is here."""
        try:
            id_ = self.sealer.opened(sealed, CANCELS).decode()
        except NotSealed:
            return
        self.withdrawn[id_] = None
        if len(self.withdrawn) > MOST_WITHDRAWN:
            self.withdrawn.popitem(last=False)
        for held in list(self.held.values()):
            if held.posed.id == id_ and held.thinking is not None:
                held.thinking.cancel()
                self.forget(held)
                self.do(self.finish(held.stream, held.entry))

    async def hand_back(self) -> None:
        """Have others answer what is left."""
        from redis.exceptions import RedisError

        left = list(self.held.values())
        await ended([held.thinking for held in left if held.thinking is not None])
        for held in left:
            with suppress(RedisError, OSError):
                async with self.client.pipeline(transaction=True) as pipeline:
                    pipeline.xadd(held.stream, {"question": held.sealed})
                    pipeline.xack(held.stream, GROUP, held.entry)
                    pipeline.xdel(held.stream, held.entry)
                    await whole(pipeline.execute())
        self.held.clear()
        with suppress(RedisError, OSError):
            await self.client.hdel(THINKERS, self.name)
