"""Reviews of finished games, worked beside play.

One process of the lowest priority does them, slice by slice; each slice is stored before the next
is asked for, so what was done is never done again, whoever is killed. Between addresses the fair
queue decides slice by slice. How many may wait is bounded, for an address and for all.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from kachidoki.bots.fair_queue import Asker
from kachidoki.bots.workers import Workers, WorkersClosed, compiled_to_come
from kachidoki.core import Game, KachidokiError, Record
from kachidoki.core.record import UNFINISHED
from kachidoki.protocol import Refusal
from kachidoki.review.history import open_ends
from kachidoki.review.reviewing import FORMAT
from kachidoki.review.slices import Slice, Sliced, unpacked
from kachidoki.server.edge.budget import beside
from kachidoki.server.storage.database import reason
from kachidoki.server.storage.fencing import Lease
from kachidoki.server.storage.reviews import ReviewStore
from kachidoki.server.storage.writer import Moved, NotStored
from kachidoki.server.tables.lobby import Lobby, reading
from kachidoki.server.tables.room import Room

log = structlog.get_logger("kachidoki.reviews")

PROGRAM: Final = "kachidoki.review.worker_process"
GRACE: Final = 600.0  # seconds: bots may think for long before it is a review's turn
MOST: Final = 100  # reviews that wait or are worked on
MOST_EACH: Final = 8  # of one address
REMEMBERED: Final = 1000  # reviews that could not be done
EVERY: Final = 15.0  # seconds between two looks for reviews of servers that are gone

# A table, and what is reviewed: an effort, and of a game that goes on how many of its acts.
Key = tuple[str, str]


@dataclass
class Job:
    """A review that waits or is worked on."""

    address: str
    anew: bool = False  # whether what is stored is of no use
    done: int = 0  # pieces
    total: int = 0  # not known before the first slice
    so_far: list[dict[str, Any]] = field(default_factory=list)  # decisions of people
    first: tuple[int, ...] = ()  # the seats whose decisions are looked at first


@dataclass(frozen=True)
class Standing:
    """How far a review is."""

    status: str  # none, waiting, working, done, failed
    done: int = 0
    total: int = 0
    review: dict[str, Any] | None = None  # once it is done
    so_far: list[dict[str, Any]] = field(default_factory=list)  # decisions of people, until then


class Reviews:
    """All reviews of a server; use as `async with Reviews(lobby)`."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.source = lobby.services.source
        self.store = ReviewStore(lobby.services.store, FORMAT)
        compiled = compiled_to_come()
        self.workers = Workers(1, compiled=compiled, program=PROGRAM, grace=GRACE)
        self.jobs: dict[Key, Job] = {}
        self.failed: OrderedDict[Key, None] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Reviews:
        """Go on with what was not whole when the server last stopped, however it did."""
        await self.go_on()
        return self

    async def go_on(self) -> None:
        """Go on with reviews that nobody works on."""
        with suppress(SQLAlchemyError):  # whoever asks again will be told
            for key in await self.store.unfinished(MOST):
                if key not in self.jobs and key not in self.failed:
                    self.begin(key, Job(""))

    async def watch(self) -> None:
        """In a cluster: go on with what servers that are gone have left, for ever."""
        while self.lobby.services.leases.shared:
            await asyncio.sleep(EVERY)
            await self.go_on()

    async def __aexit__(self, *_: object) -> None:
        self.workers.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def ask(self, table: str, what: str, address: str) -> Standing:
        """Have a table reviewed, if that was not done yet; returns how far it is.

        Whether that may be asked for is checked before (`rights`).
        """
        standing = await self.look(table, what)
        if standing.status not in ("none", "failed"):
            return standing
        each = sum(job.address == address for job in self.jobs.values())
        if each >= MOST_EACH or len(self.jobs) >= MOST:
            raise Refusal("too-many", "too many reviews wait already: try again in a while")
        key = (table, what)
        self.failed.pop(key, None)
        self.begin(key, Job(address, anew=standing.status == "failed"))
        return Standing("waiting")

    async def look(self, table: str, what: str) -> Standing:
        """How far the review of a table is."""
        key = (table, what)
        job = self.jobs.get(key)
        if job is not None:
            status = "working" if job.total else "waiting"
            return Standing(status, job.done, job.total, so_far=job.so_far)
        with reading():
            saved = await self.store.load(table, what)
        if key in self.jobs:
            return Standing("waiting")
        whole = None if saved is None else saved.whole
        if whole is not None:
            with suppress(ValueError):  # it is damaged, and can be made again
                return Standing("done", review=await beside(partial(unpacked, whole)))
        return Standing("failed" if key in self.failed or whole is not None else "none")

    def begin(self, key: Key, job: Job) -> None:
        """Work on a review, beside everything else."""
        self.jobs[key] = job
        task = asyncio.create_task(self.work(key, job))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def work(self, key: Key, job: Job) -> None:
        """Do a review to its end, from where it stands."""
        try:
            await self.slices(key, job)
        except (WorkersClosed, Moved):
            pass  # the server stops, or another one has the table: that one goes on
        except (KachidokiError, Refusal, NotStored, SQLAlchemyError, ChildProcessError) as error:
            if isinstance(error, Refusal) and error.code == "closing":
                return  # the same
            why = reason(error) if isinstance(error, SQLAlchemyError) else str(error)
            log.error("review not done", table=key[0], what=key[1], reason=why)
            self.failed[key] = None
            if len(self.failed) > REMEMBERED:
                self.failed.popitem(last=False)
        finally:
            del self.jobs[key]
            if not self.jobs and not self.workers.closed:
                self.workers.rest()

    async def slices(self, key: Key, job: Job) -> None:
        """Have slice after slice worked, and store each."""
        room = await self.lobby.room(key[0])
        record = await room.see(lambda: room.hosted.started().record())
        job.first = await room.see(lambda: seats_of_people(room))
        text = await asyncio.to_thread(lambda: read_of(room.hosted.game, record, key[1]).text())
        leases = self.lobby.services.leases
        leases.pin(room.lease)
        try:
            await self.reviewed(room.lease, key[1], job, text)
        finally:
            leases.unpin(room.lease)

    async def reviewed(self, lease: Lease, what: str, job: Job, text: str) -> None:
        """The same, of a record, as long as a lease of its table holds."""
        table, effort = lease.table, what.split(" ")[0]
        saved = await self.store.load(table, what)
        if saved is None or job.anew:
            await self.store.begin(lease, what, self.source.now())
        parts = [] if saved is None or job.anew else list(saved.parts)
        while True:
            asker = Asker(job.address, table)
            found = await self.workers.ask(Slice(text, effort, tuple(parts), job.first), asker)
            if not isinstance(found, Sliced):
                raise ChildProcessError("the process of the review died again and again")
            job.done, job.total, job.so_far = found.done, found.total, found.so_far
            if found.whole is not None:
                await self.store.finish(lease, what, found.whole)
                return
            await self.store.add(lease, what, len(parts), found.part)
            parts.append(found.part)


def named(effort: str, acts: int) -> str:
    """What a review is stored as: its effort, and of a game that goes on how many of its acts.

    >>> named("quick", 0), named("quick", 2)
    ('quick', 'quick 2')
    """
    return f"{effort} {acts}" if acts else effort


def read_of(game: Game, record: Record, what: str) -> Record:
    """What a review reads of a game: all of it, or its first acts and nothing that came later."""
    _, _, acts = what.partition(" ")
    if not acts:
        return record
    end = open_ends(game, record.lines)[int(acts) - 1]
    return replace(record, seed=None, lines=record.lines[:end], result=UNFINISHED)


def seats_of_people(room: Room) -> tuple[int, ...]:
    """The seats whose decisions are looked at first: those of people."""
    chairs = room.hosted.sheet.chairs
    return tuple(seat for seat, chair in enumerate(chairs) if chair.kind == "person")
