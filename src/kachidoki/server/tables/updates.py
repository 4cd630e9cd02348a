"""What goes out to the connections of a room: whole views, cut for each of them."""

from __future__ import annotations

import weakref
from collections.abc import Sequence

from kachidoki.core import Event
from kachidoki.protocol import Earlier, EventInfo, Refusal, TableInfo, Told
from kachidoki.server.tables.commands import check_seat
from kachidoki.server.tables.composing import Composer, InfoText, Key, told_of
from kachidoki.server.tables.connection_interface import ConnectionInterface
from kachidoki.server.tables.rights import may_see, may_watch
from kachidoki.server.tables.room_interface import RoomInterface
from kachidoki.server.tables.table_sheet import TableSheet
from kachidoki.text import Players


class UpdateSender:
    """Makes the updates of one room; connections that see the same get the same bytes."""

    def __init__(self, room: RoomInterface) -> None:
        # Weak, so that a room which closes is gone at once, and not when garbage is collected.
        self.room: RoomInterface = weakref.proxy(room)
        self.info_text = InfoText()

    def publish(self) -> None:
        """Send everybody what is new."""
        composer = self.composer()
        for connection in self.room.connections:
            self.send(connection, composer)

    def composer(self) -> Composer:
        """What makes the updates about the table as it stands now."""
        room = self.room
        now = room.services.source.ticks()
        return Composer(room.hosted, self.info_text.of(room.hosted, room.clocks, now))

    def send(self, connection: ConnectionInterface, composer: Composer) -> None:
        """Send one connection what is new to it."""
        hosted = self.room.hosted
        mine = hosted.sheet.seats_of(connection.holder)
        acting = hosted.to_act()
        connection.look = seat = seat_to_show(hosted.sheet, connection.look, mine, acting)
        waiting = [other for other in mine if other in acting and other != seat]
        curtain = tuple(waiting) if len(mine) > 1 else ()
        key = Key(seat, connection.sent.get(seat, 0), connection.language, seat in mine, curtain)
        connection.sent[seat] = hosted.version
        connection.send(composer.update(key))

    def refresh(self, connection: ConnectionInterface) -> None:
        """Send one connection where the table stands."""
        self.send(connection, self.composer())

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return self.room.hosted.info(self.room.clocks, self.room.services.source.ticks())

    def check_look(self, connection: ConnectionInterface, seat: int) -> None:
        """Refuse a view that a connection may not have."""
        check_seat(self.room.hosted, seat)
        sheet = self.room.hosted.sheet
        if not may_see(sheet, seat, connection.holder) and not may_watch(sheet, seat):
            yours = [*map(str, sheet.seats_of(connection.holder))]
            raise Refusal("not-shown", f"seat {seat} is not shown to spectators", yours)

    def look(self, connection: ConnectionInterface, seat: int | None) -> None:
        """Let a connection see another seat's view."""
        if seat is not None:
            self.check_look(connection, seat)
        connection.look = seat
        self.refresh(connection)

    def earlier(self, connection: ConnectionInterface, question: Earlier) -> Told:
        """Part of the log of the seat that a connection looks at."""
        hosted, language = self.room.hosted, connection.language
        if connection.look is not None:
            self.check_look(connection, connection.look)
        players = hosted.players(language)
        first, events = hosted.events.before(connection.look, question.before)
        return Told(
            version=hosted.version,
            id=question.id,
            seat=connection.look,
            first=first,
            events=[told(event, at, hosted.game.name, language, players) for at, event in events],
        )


def seat_to_show(
    sheet: TableSheet, seat: int | None, mine: Sequence[int], acting: Sequence[int]
) -> int | None:
    """The seat whose view a connection with the seats `mine` gets, if it looked at `seat` so far.

    None hides it: a seat that is no longer shown to spectators, and one of several people at one
    screen once it is another's turn there, who shall not be seen before they look.
    """
    if seat is None:
        return None
    if seat not in mine:
        return seat if may_watch(sheet, seat) else None
    handed_on = seat not in acting and any(other in acting for other in mine)
    return None if handed_on else seat


def told(event: Event, version: int, game: str, language: str, players: Players) -> EventInfo:
    """An event with its sentence, and where its rule is explained."""
    return EventInfo.model_validate(told_of(event, version, game, language, players))
