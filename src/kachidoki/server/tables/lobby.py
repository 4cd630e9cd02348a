"""All tables: made, found, read from the database when needed, and put away when not."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError

from kachidoki.core.record import Line
from kachidoki.protocol import Beginning, NewTable, Refusal, Sit, TableInfo
from kachidoki.server.edge.budget import beside
from kachidoki.server.ops.repeated_lines import RepeatedLine
from kachidoki.server.storage.damage import Damaged
from kachidoki.server.storage.database import reason
from kachidoki.server.storage.fencing import Lease, TableMoved
from kachidoki.server.storage.writer import Change, NotStored, Row
from kachidoki.server.tables.commands import check_room_for_more
from kachidoki.server.tables.host_messages import HostMessages
from kachidoki.server.tables.hosted_table import HostedTable
from kachidoki.server.tables.new_tables import chairs_of, check_clock, game_of, open_seat
from kachidoki.server.tables.rematches import answer, next_sheet
from kachidoki.server.tables.room import Room
from kachidoki.server.tables.seat_tokens import device_of, hashed
from kachidoki.server.tables.services import Services
from kachidoki.server.tables.storage_outage import Failures, Rest
from kachidoki.server.tables.stored_tables import ReadTable, StoredTables
from kachidoki.server.tables.table_sheet import Chair, TableSheet

log = structlog.get_logger("kachidoki.lobby")

QUIET: Final = 60_000  # milliseconds after which an empty room leaves memory
SWEEP: Final = 10.0  # seconds between two looks for such rooms
HOUR: Final = 3_600_000
RINGS: Final = 2_000  # closed connections that may wait as garbage
LISTED: Final = 50
MOST_DEVICES: Final = 20  # browsers of one person at a table; then the second oldest is forgotten
LAST_WRITE: Final = 5.0  # seconds for what is being stored when the server stops
ANNOUNCED: Final = 0.2  # seconds for the good-bye to go out

NOT_READ: Final = RepeatedLine(log, "error", "database not read")

Asked = TypeVar("Asked")


class Lobby:
    """The rooms of a server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.closing = False
        self.closed_connections = 0
        self.failures = Failures()
        self.host_messages = HostMessages()
        self.stored = StoredTables(services, self.read)
        services.leases.when_lost = self.lost
        self.damaged: set[str] = set()  # tables that were found so, each logged once

    def forget(self, room: Room) -> None:
        """A room has left memory."""
        if self.rooms.get(room.hosted.name) is room:
            del self.rooms[room.hosted.name]
            self.failures.note(room)
            self.services.metrics.rooms.set(len(self.rooms))
            self.services.leases.release(room.lease)

    def lost(self, tables: set[str]) -> None:
        """Tables are another server's now, or may be: whoever is at them comes back."""
        for name in tables:
            if name in self.rooms:
                self.rooms[name].close("another server works this table now")

    def rests(self) -> list[Rest]:
        """What keeps each table in memory still while nothing can be stored."""
        return [room.rest for room in self.rooms.values()]

    def seat(self, hosted: HostedTable, lease: Lease, address: str = "") -> Room:
        """A room for a table."""
        rest_until = self.failures.until(hosted.name)
        room = Room(self.services, hosted, self.forget, self.rematch, rest_until, address, lease)
        self.rooms[hosted.name] = room
        self.services.metrics.rooms.set(len(self.rooms))
        return room

    async def room(self, name: str) -> Room:
        """The room of a table; read from the database if it is not in memory."""
        if self.closing:
            raise Refusal("closing", "the server is shutting down; come back in a moment")
        room = self.rooms.get(name)
        if room is not None:
            return room
        task = self.opening.get(name)
        if task is None:
            task = self.opening[name] = asyncio.create_task(self.open(name))
            task.add_done_callback(lambda _: self.opening.pop(name, None))
        return await asyncio.shield(task)

    async def open(self, name: str) -> Room:
        """Take a table, and read it."""
        leases = self.services.leases
        try:
            with reading():
                lease = await leases.take(name)
        except TableMoved:
            words = "another server works this table now; come back in a moment"
            raise Refusal("closing", words) from None
        try:
            with reading():
                hosted = await self.stored.taken(name)
            # Made or lost meanwhile, or this server leaves, and has handed over what was open.
            if lease is None or self.closing or not leases.holds(name):
                raise Refusal("closing", "this table is being opened; come back in a moment")
            return self.seat(hosted, lease)
        except BaseException:
            if lease is not None:
                leases.release(lease)
            raise

    async def read(self, name: str) -> HostedTable:
        """A table as it is stored."""
        try:
            with reading():
                saved = await self.services.store.load(name)
            if saved is None:
                gone = "there is no such table; it may have been cleared away"
                raise Refusal("no-such-table", gone)
            return await beside(lambda: HostedTable.load(saved))
        except Damaged as damage:
            if name not in self.damaged:
                self.damaged.add(name)
                log.error("table damaged", table=name, part=damage.part)
            raise Refusal("damaged", f"this table is damaged: its {damage.part}") from None

    async def see(self, name: str, look: Callable[[ReadTable], Asked]) -> Asked:
        """Look at a table, also one that another server works: as it is stored."""
        if name in self.rooms or not self.services.leases.shared:
            room = await self.room(name)
            return await room.see(lambda: look(room))
        return look(await self.stored.table(name))

    async def make(self, wish: NewTable, secret: str, address: str = "") -> tuple[Room, str]:
        """A new table and its host's token.

        The host's browser is known by its secret; the table's bots think on the account of an
        address.
        """
        if self.closing:
            raise Refusal("closing", "the server is shutting down; come back in a moment")
        source = self.services.source
        game = game_of(wish)
        if wish.clock is not None:
            check_clock(wish)
        token = source.token()
        holder = hashed(token)
        sheet = TableSheet(
            title=wish.title or game.name.capitalize(),
            chairs=chairs_of(wish, game.seats, holder, self.services.own_bots),
            clock=wish.clock,
            listed=wish.listed,
            advice=wish.advice,
        )
        hosted = HostedTable(source.name(), game, source.seed(), source.luck(), sheet, {})
        if wish.after is not None:
            await self.begin_after(hosted, wish.after)
        device = device_of(secret, hosted.name)
        hosted.devices[device] = holder
        made = hosted.made(source.now(), {holder: True}, self.services.clock_now())
        made.devices = [hosted.device_row(device, holder, source.now())]
        lease, owned = self.services.leases.for_new(hosted.name)
        made.made = {**(made.made or {}), **owned}
        try:
            await self.services.store.write(made)
        except NotStored as error:
            log.error("table not stored", reason=str(error))
            self.services.metrics.not_stored.inc()
            raise Refusal("not-stored", "the database did not take the table: try again") from None
        self.services.metrics.made.inc()
        log.info("table made", table=hosted.name, game=game.name)
        self.services.leases.hold(lease)
        return self.seat(hosted, lease, address), token

    async def begin_after(self, hosted: HostedTable, moment: Beginning) -> None:
        """Let a new table begin where a finished one stood; its secrets are open anyway."""

        def look(table: ReadTable) -> tuple[bytes, list[Line]]:
            old = table.hosted
            if not old.sheet.over:
                raise Refusal("not-over", "only a finished game can be played on from")
            if old.game.options != hosted.game.options or old.game.name != hosted.game.name:
                raise Refusal("bad-option", "the game and its options are those of that table")
            if not old.sheet.started_at <= moment.version < old.version:
                raise Refusal("no-such-moment", "choose a moment before the end of that game")
            return old.seed, old.started().lines()[: old.marks[moment.version - 1]]

        seed, lines = await self.see(moment.table, look)
        await beside(lambda: hosted.begin_after(seed, lines))

    async def sit(self, room: Room, wish: Sit, holder: str | None, secret: str) -> str | None:
        """Take a seat; returns a new token if the person had none, whose browser is then known."""
        device = device_of(secret, room.hosted.name)
        token = None if holder in room.hosted.passes else self.services.source.token()
        me = holder if token is None else hashed(token)
        assert me is not None

        def work() -> tuple[list[Change], str | None]:
            hosted = room.hosted
            check_room_for_more(hosted)
            known = me if token is None else hosted.devices.get(device)  # meanwhile, perhaps
            if hosted.sheet.seats_of(known):
                raise Refusal("seat-taken", "you have a seat here already; leave it first")
            seat = open_seat(hosted, wish.seat)
            hosted.sheet.chairs[seat] = Chair(kind="person", name=wish.name, holder=me)
            hosted.start_if_full()
            room.seen(me)
            change = room.stored("sit")
            if token is not None:
                hosted.devices[device] = me
                change.passes = [hosted.pass_row(me, host=False)]
                change.devices = [hosted.device_row(device, me, self.services.source.now())]
            return [change], token

        room.rest.check()
        return await room.ask(work)

    async def remember(self, room: Room, holder: str, secret: str) -> None:
        """Know a browser as a person's from now on."""
        hosted, device = room.hosted, device_of(secret, room.hosted.name)
        if hosted.devices.get(device) == holder:
            return
        theirs = [each for each, whose in hosted.devices.items() if whose == holder]
        # The first stays: it is where the seat was taken.
        gone = theirs[1:2] if len(theirs) >= MOST_DEVICES else []
        row = hosted.device_row(device, holder, self.services.source.now())
        with reading():
            await self.services.store.remember([row], gone, room.lease)
        self.know([row], gone)

    async def move_over(self, tokens: Mapping[str, tuple[str, str]]) -> None:
        """For each table, know the browser with a hash as that of the token with another hash."""
        now = self.services.source.now()
        with reading():
            found = await self.services.store.holding(
                (table, t) for table, (t, _) in tokens.items()
            )
            rows = [
                {"table_id": table, "hash": tokens[table][1], "holder": holder, "since": now}
                for table, holder in found
            ]
            if rows:
                await self.services.store.remember(rows, [])
        self.know(rows, [])

    def know(self, rows: list[Row], gone: list[str]) -> None:
        """Have tables in memory know of browsers what is stored."""
        for row in rows:
            room = self.rooms.get(row["table_id"])
            if room is not None:
                for each in gone:
                    room.hosted.devices.pop(each, None)
                room.hosted.devices[row["hash"]] = row["holder"]

    def rematch(self, room: Room, holder: str | None, agree: bool) -> list[Change]:
        """Somebody agrees to a rematch or refuses; its table, once everybody agrees."""
        hosted, source = room.hosted, self.services.source
        if not answer(hosted.sheet, holder, agree):
            return []
        name, sheet = source.name(), next_sheet(hosted.sheet)
        again = HostedTable(name, hosted.game, source.seed(), source.luck(), sheet, {})
        hosted.sheet.next = name
        return [again.made(source.now(), hosted.passes, self.services.clock_now())]

    async def listed(self) -> list[TableInfo]:
        """Tables that strangers may join or watch."""
        found = []
        with reading():
            names = await self.services.store.listed(LISTED)
        for name in names:
            try:
                found.append(await self.see(name, lambda table: table.info()))
            except Refusal:
                continue  # of another version of the rules, or cleared away meanwhile
        return found

    def stop(self) -> None:
        """Take nothing new. Bots stop thinking at once: they will be asked the same again."""
        self.closing = True
        for room in list(self.rooms.values()):
            room.players.stop()
        self.services.workers.close()

    async def announce(self, after: int) -> None:
        """Tell everybody that the server stops, and let what was begun be finished."""
        self.stop()
        for room in list(self.rooms.values()):
            for connection in list(room.connections):
                connection.announce(after)
        await asyncio.sleep(ANNOUNCED)

    async def rested(self) -> list[Room]:
        """All rooms, when they have stored what they are storing now."""
        rooms = list(self.rooms.values())
        storing = [asyncio.create_task(room.see(lambda: None)) for room in rooms]
        if storing:
            await asyncio.wait(storing, timeout=LAST_WRITE)
        for task in storing:
            task.cancel()
        await asyncio.gather(*storing, return_exceptions=True)
        return rooms

    async def close(self) -> None:
        """Put all rooms away, after what they are storing now."""
        for room in await self.rested():
            room.close("the server stops")

    async def sweep(self) -> None:
        """Put quiet rooms away, for ever."""
        while True:
            await asyncio.sleep(SWEEP)
            self.put_away()

    def put_away(self) -> None:
        """Close rooms that nobody needs."""
        now = self.services.source.ticks()
        for room in list(self.rooms.values()):
            if room.idle and now - room.quiet_since > QUIET:
                room.close("nobody is here")

    async def tidy(self) -> None:
        """Collect garbage when there is some, and not when everybody waits.

        Python would look through all of thousands of connections every few seconds, for
        hundreds of milliseconds; what has to be found are rings of closed ones.
        """
        gc.collect()
        gc.freeze()  # what the program itself consists of is never garbage
        gc.set_threshold(5_000, 10, 1_000_000)
        closed, collected = 0, self.services.source.ticks()
        while True:
            await asyncio.sleep(SWEEP)
            now = self.services.source.ticks()
            if self.closed_connections - closed > RINGS or now - collected > HOUR:
                closed, collected = self.closed_connections, now
                gc.collect()


@contextmanager
def reading() -> Iterator[None]:
    """A database that does not answer, or does not confirm, is a refusal that passes."""
    try:
        yield
    except (SQLAlchemyError, NotStored) as error:
        NOT_READ.tell(reason=reason(error))
        raise Refusal(
            "not-stored", "the database does not answer; nothing is lost, try again in a moment"
        ) from None
