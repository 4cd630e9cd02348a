"""What goes out to the connections of a room: whole views, cut for each of them."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING

from kachidoki.core import Event
from kachidoki.protocol import Earlier, EventInfo, Refusal, TableInfo, Told
from kachidoki.server.tables.commands import check_seat
from kachidoki.server.tables.composing import Composer, InfoText, Key, told_of
from kachidoki.server.tables.guest import Guest
from kachidoki.server.tables.rights import may_see, may_watch

if TYPE_CHECKING:
    from kachidoki.server.tables.room import Room


class Sender:
    """Makes the updates of one room; connections that see the same get the same bytes."""

    def __init__(self, room: Room) -> None:
        # Weak, so that a room which closes is gone at once, and not when garbage is collected.
        self.room: Room = weakref.proxy(room)
        self.info_text = InfoText()

    def publish(self) -> None:
        """Send everybody what is new."""
        composer = self.composer()
        for guest in self.room.guests:
            self.send(guest, composer)

    def composer(self) -> Composer:
        """What makes the updates about the table as it stands now."""
        room = self.room
        now = room.services.source.ticks()
        return Composer(room.ledger, self.info_text.of(room.ledger, room.clocks, now))

    def send(self, guest: Guest, composer: Composer) -> None:
        """Send one connection what is new to it."""
        curtain = self.draw_curtain(guest)
        plays = guest.look in self.room.ledger.sheet.seats_of(guest.holder)
        since = guest.sent.get(guest.look, 0)
        key = Key(guest.look, since, guest.language, plays, curtain)
        guest.sent[guest.look] = self.room.ledger.version
        guest.send(composer.update(key))

    def refresh(self, guest: Guest) -> None:
        """Send one connection where the table stands."""
        self.send(guest, self.composer())

    def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return self.room.ledger.info(self.room.clocks, self.room.services.source.ticks())

    def draw_curtain(self, guest: Guest) -> tuple[int, ...]:
        """Several people at one screen: nobody sees the next one's seat before they look.

        Also hides a seat that is no longer shown to spectators.
        """
        ledger = self.room.ledger
        mine = ledger.sheet.seats_of(guest.holder)
        seat = guest.look
        if seat is not None and seat not in mine and not may_watch(ledger.sheet, seat):
            guest.look = None
        acting = ledger.to_act()
        waiting = tuple(seat for seat in mine if seat in acting and seat != guest.look)
        if len(mine) < 2:
            return ()
        if waiting and guest.look in mine and guest.look not in acting:
            guest.look = None
        return waiting

    def check_look(self, guest: Guest, seat: int) -> None:
        """Refuse a view that a connection may not have."""
        check_seat(self.room.ledger, seat)
        sheet = self.room.ledger.sheet
        if not may_see(sheet, seat, guest.holder) and not may_watch(sheet, seat):
            yours = [*map(str, sheet.seats_of(guest.holder))]
            raise Refusal("not-shown", f"seat {seat} is not shown to spectators", yours)

    def look(self, guest: Guest, seat: int | None) -> None:
        """Let a connection see another seat's view."""
        if seat is not None:
            self.check_look(guest, seat)
        guest.look = seat
        self.refresh(guest)

    def earlier(self, guest: Guest, question: Earlier) -> Told:
        """Part of the log of the seat that a connection looks at."""
        ledger, language = self.room.ledger, guest.language
        if guest.look is not None:
            self.check_look(guest, guest.look)
        names = ledger.sheet.names(language)
        first, events = ledger.events.before(guest.look, question.before)
        return Told(
            version=ledger.version,
            id=question.id,
            seat=guest.look,
            first=first,
            events=[told(event, at, ledger.game.name, language, names) for at, event in events],
        )


def told(event: Event, version: int, game: str, language: str, names: Sequence[str]) -> EventInfo:
    """An event with its sentence, and where its rule is explained."""
    return EventInfo.model_validate(told_of(event, version, game, language, names))
