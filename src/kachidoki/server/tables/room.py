"""A room: one table being played. It works its commands one after another.

A command changes the table in memory, is stored, and only then is its result sent to anybody.
Nobody who is slow holds it up: connections have queues of their own, bots think in other
processes, and the room waits for nothing but the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import structlog
from pydantic import BaseModel

from kachidoki.core import Action
from kachidoki.protocol import Command, Done, Presence, Refusal, Rematch, TableInfo
from kachidoki.server.edge.budget import PAYER, Account, metered
from kachidoki.server.storage.fencing import Lease
from kachidoki.server.storage.writer import Change, Moved, NotStored
from kachidoki.server.tables.bot_seats import Players
from kachidoki.server.tables.clocks import at_zero
from kachidoki.server.tables.commands import CommandContext, check_room_for_more, obey, play
from kachidoki.server.tables.connection_interface import ConnectionInterface
from kachidoki.server.tables.hosted_table import HostedTable
from kachidoki.server.tables.reactions import Reactions
from kachidoki.server.tables.rights import replace_in
from kachidoki.server.tables.services import Services
from kachidoki.server.tables.storage_outage import Rest
from kachidoki.server.tables.table_sheet import Chair
from kachidoki.server.tables.updates import UpdateSender

log = structlog.get_logger("kachidoki.room")

Asked = TypeVar("Asked")
# What changes the table: the changes to be stored, and what whoever asked for it gets.
Work = Callable[[], tuple[list[Change], Asked]]
Job = tuple[Work[Any], "asyncio.Future[Any] | None", Account]


class Room:
    """A table in memory with its connections, clocks and bots."""

    def __init__(
        self,
        services: Services,
        hosted: HostedTable,
        forget: Callable[[Room], None],
        rematch: Callable[[Room, str | None, bool], list[Change]],
        rest_until: int = 0,
        address: str = "",
        lease: Lease | None = None,
    ) -> None:
        self.services = services
        self.hosted = hosted
        self.lease = lease or Lease(hosted.name)  # nothing is stored unless it holds
        self.forget = forget
        self.rematch = rematch
        self.clocks = hosted.clocks()
        self.account = Account(services.budgets, address)  # its bots': who made or opened it
        self.connections: list[ConnectionInterface] = []
        self.sender = UpdateSender(self)
        self.players = Players(self)
        self.version = hosted.version  # the last one that is stored: all that anybody is told of
        self.out_of_time: set[int] = set()  # seats out of time, whose turn a bot finishes
        self.inbox: asyncio.Queue[Job] = asyncio.Queue()
        self.zero: asyncio.TimerHandle | None = None
        self.opened = self.quiet_since = services.source.ticks()
        self.last_seen: dict[str, int] = {}  # when holders of tokens were last connected
        self.working = False
        self.closed = False
        self.failed = False  # whether it closes because something was not stored
        self.has_stored = False
        self.presence_due = False
        self.reactions = Reactions()
        self.rest = Rest(self, rest_until)
        self.worker = asyncio.create_task(self.work())
        if hosted.clocks_at is not None:
            # Clocks ran on while the table was not in memory.
            asleep = max(0, services.clock_now() - hosted.clocks_at)
            self.clocks.run(hosted.thinking(), services.source.ticks() - asleep)
        self.settle()

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return self.sender.info()

    @property
    def address(self) -> str:
        """On whose account bots think here; empty until somebody has come."""
        return self.account.address.name

    def context(self, at: int | None = None) -> CommandContext:
        """The table at a moment of the server's time; now, if none is given."""
        now = self.services.source.ticks() if at is None else at
        own = self.services.own_bots
        return CommandContext(self.hosted, self.clocks, now, self.absent, own)

    def absent(self, chair: Chair) -> int | None:
        """For how many milliseconds a chair's person is not connected; None while they are."""
        if any(connection.holder == chair.holder for connection in self.connections):
            return None
        now = self.services.source.ticks()
        return now - self.last_seen.get(chair.holder or "", self.opened)

    async def work(self) -> None:
        """Do what is asked, in order, for as long as the room is open."""
        while not self.closed:
            work, answer, payer = await self.inbox.get()
            self.working = True
            try:
                found = await metered(self.do(work), payer)
            except Moved:
                log.info("table moved", table=self.hosted.name)
                refuse(answer, "the table is being opened again")
                self.close("another server works this table now")
            except NotStored as error:
                log.error("change not stored", table=self.hosted.name, reason=str(error))
                self.failed = True
                self.services.metrics.not_stored.inc()
                refuse(answer, "the database did not confirm this; send it again with the same id")
                self.close("the database did not confirm a change: the table is opened again")
            except Refusal as refusal:
                if answer is not None and not answer.done():
                    answer.set_exception(refusal)
            except Exception:
                # A fault of ours, perhaps with half a change in memory: only the disk is right.
                log.exception("job failed", table=self.hosted.name)
                self.failed = True
                refuse(answer, "something went wrong; send it again with the same id")
                self.close("something went wrong: the table is opened again")
            else:
                if answer is not None and not answer.done():
                    answer.set_result(found)
                del found
            finally:
                self.working = False
                refuse(answer, "the table is being opened again")  # closed in mid-work

    async def do(self, work: Work[Asked]) -> Asked:
        """Change, store, tell."""
        changes, found = work()
        if changes:
            await self.services.store.write(*changes, lease=self.lease)
            if not self.closed:
                self.changed()
        return found

    def changed(self) -> None:
        """A new version of the table is stored: go on from it."""
        self.version = self.hosted.version
        self.has_stored = True
        self.services.metrics.changes.inc()
        self.settle()
        self.sender.publish()

    def itself(self) -> Room:
        """The room, also where only a weak reference to it is kept."""
        return self

    def post(self, job: Callable[[], list[Change]]) -> None:
        """Have something done that nobody waits for."""
        if not self.closed:
            self.inbox.put_nowait((lambda: (job(), None), None, self.account))

    async def ask(self, work: Work[Asked]) -> Asked:
        """Have something done, and get what it found when its changes are stored.

        It is done even if the asker goes away.
        """
        if self.closed:
            raise Refusal("not-stored", "the table is being opened again: try once more")
        answer: asyncio.Future[Asked] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait((work, answer, PAYER.get() or self.account))
        try:
            return await answer
        finally:
            del answer  # its error knows this frame: they would keep each other, and the room

    async def see(self, look: Callable[[], Asked]) -> Asked:
        """Read the table between two commands, when all that it shows is stored."""

        def work() -> tuple[list[Change], Asked | Exception]:
            try:
                return [], look()
            except Exception as error:
                return [], error  # concerns who looks, and nobody else

        found = await self.ask(work)
        if isinstance(found, Exception):
            try:
                raise found
            finally:
                del found  # it knows this frame: they would keep each other
        return found

    def stored(self, kind: str, command: str | None = None) -> Change:
        """The change that was just made, with the clocks as they stand."""
        ticks = self.services.source.ticks()
        self.clocks.note(ticks)
        times = self.hosted.clock_times(
            self.clocks, self.out_of_time, ticks, self.services.clock_now()
        )
        return self.hosted.change(kind, self.services.source.now(), command, times)

    async def command(self, connection: ConnectionInterface, command: Command, at: int) -> None:
        """A command of a connection, which arrived at a time; answered when it is stored."""
        self.rest.check()
        key = f"{connection.holder or ''}:{command.id}"

        def work() -> tuple[list[Change], int]:
            known = self.hosted.commands.get(key)
            if known is not None:
                return [], known  # sent again after a cut: done already
            changes: list[Change] = []
            if isinstance(command, Rematch):
                check_room_for_more(self.hosted)
                changes += self.rematch(self, connection.holder, command.agree)
            else:
                obey(self.context(at), command, connection.holder, self.out_of_time)
            changes.append(self.stored(command.type, key))
            return changes, self.hosted.version

        version = await self.ask(work)
        connection.send(Done(version=version, id=command.id))

    def settle(self) -> None:
        """After a change: run the right clocks, wake bots, note the next zero."""
        if self.rest.begin():
            return
        now = self.services.source.ticks()
        self.out_of_time &= set(self.hosted.to_act())
        self.clocks.run(self.hosted.thinking(self.out_of_time), now)
        if self.zero is not None:
            self.zero.cancel()
            self.zero = None
        due = self.clocks.next_zero(now)
        if due is not None:
            self.zero = self.services.source.later(due[1], lambda: self.post(self.time_is_up))
        self.players.wake()

    def go_on(self) -> list[Change]:
        """The table can be stored again."""
        self.settle()
        return []

    def time_is_up(self) -> list[Change]:
        """A clock may have run out: the host chose what happens then."""
        now = self.services.source.ticks()
        due = self.clocks.next_zero(now)
        if self.rest.begin():
            return []
        if due is None or due[1] > 0:
            self.settle()  # somebody acted in time, or the timer was a little early
            return []
        seat, _ = due
        setting = self.hosted.sheet.clock
        assert setting is not None
        self.clocks.stop(seat, now)
        at_zero(setting, seat, self.hosted.sheet.chairs[seat], self.out_of_time)
        return [self.stored("zero")]

    def bot_plays(self, seat: int, choose: Callable[[], Action | None]) -> list[Change]:
        """A bot's action, if the table still stands as it did when the bot thought."""
        action = choose()
        if self.rest.begin():
            self.players.plans.pop(seat, None)  # its next step was not taken
            return []
        if action is None:
            self.players.wake()
            return []
        self.out_of_time -= play(self.context(), seat, action)
        chair = self.hosted.sheet.chairs[seat]
        chair.bot_stepped = chair.kind == "person"
        return [self.stored("bot")]

    def enter(self, connection: ConnectionInterface) -> None:
        """A connection joins."""
        self.connections.append(connection)
        if not self.address:
            self.account = Account(self.services.budgets, connection.address)
        self.services.metrics.connections.inc()
        self.presence_changed()

    def exit(self, connection: ConnectionInterface) -> None:
        """A connection is gone."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.services.metrics.connections.dec()
            self.quiet_since = self.services.source.ticks()
            self.seen(connection.holder)

    def seen(self, holder: str | None) -> None:
        """Somebody has just been here: sat down, or was connected until now."""
        if holder is not None:
            self.last_seen[holder] = self.services.source.ticks()
        self.presence_changed()

    def presence_changed(self) -> None:
        """Have everybody told once, however many came and went at the same time."""
        if not self.presence_due:
            self.presence_due = True
            self.post(self.tell_presence)

    def tell_presence(self) -> list[Change]:
        """Tell everybody who is here."""
        self.presence_due = False
        here = {
            connection.holder for connection in self.connections if connection.holder is not None
        }
        chairs = self.hosted.sheet.chairs
        message = Presence(
            version=self.version,
            here=[chair.holder in here for chair in chairs],
            replace_in=[replace_in(chair, self.absent(chair)) for chair in chairs],
            watching=sum(1 for g in self.connections if not self.hosted.sheet.seats_of(g.holder)),
        )
        self.tell(message)
        return []

    def tell(self, message: BaseModel | bytes) -> None:
        """Send everybody the same."""
        text = message if isinstance(message, bytes) else message.model_dump_json().encode()
        for connection in self.connections:
            connection.send(text)

    @property
    def idle(self) -> bool:
        """Whether nobody needs this room in memory."""
        busy = self.working or not self.inbox.empty() or self.players.busy
        return not self.connections and not busy

    def close(self, reason: str) -> None:
        """Leave memory; connections come back to a room that is read anew."""
        if self.closed:
            return
        self.closed = True
        self.forget(self)
        self.players.stop()
        self.rest.end()
        if self.zero is not None:
            self.zero.cancel()
        while not self.inbox.empty():
            refuse(self.inbox.get_nowait()[1], "the table is being opened again")
        # Whoever waits for an answer gets it first: calls are made in their order.
        for connection in list(self.connections):
            asyncio.get_running_loop().call_soon(connection.close, 1012, reason)
        # Not cancelled: the error would keep the room, and it would be garbage to be collected.
        self.inbox.put_nowait((lambda: ([], None), None, self.account))


def refuse(answer: asyncio.Future[Any] | None, why: str) -> None:
    """Tell whoever still waits that nothing was stored."""
    if answer is not None and not answer.done():
        answer.set_exception(Refusal("not-stored", why))
