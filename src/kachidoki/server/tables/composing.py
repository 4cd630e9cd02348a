"""Updates as the bytes that go out, put together from parts that are each made once.

`protocol.Update` says what they look like; the tests hold these bytes to what it would dump.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pydantic_core import to_json

from kachidoki.core import Action, Event
from kachidoki.server.tables.clocks import Clocks
from kachidoki.server.tables.commands import can_take_back
from kachidoki.server.tables.event_log import Dated
from kachidoki.server.tables.hosted_table import HostedTable
from kachidoki.text import Players, part_of, say
from kachidoki.text.rulebook import section_of

APART: Final = ("chairs", "touched")  # of a sheet: compared one by one; not shown


class Key(NamedTuple):
    """All that makes two connections' updates about one moment of a table differ."""

    seat: int | None  # whose view it is
    since: int  # the version that the connection has
    language: str
    plays: bool  # whether the seat is the connection's own
    curtain: tuple[int, ...]


class Composer:
    """Makes the updates about one moment of a table; thrown away when the table goes on.

    What a seat sees is kept under that seat, and an event's text under the event as that seat
    learned of it and the language: nothing is ever looked up by less.
    """

    def __init__(self, hosted: HostedTable, info: bytes) -> None:
        self.hosted = hosted
        self.info = info
        self.made: dict[Key, bytes] = {}
        self.views: dict[int | None, bytes] = {}
        self.told: dict[tuple[int, int, str], bytes] = {}  # version, event, language
        self.players: dict[str, Players] = {}
        outcome = None if hosted.table is None else hosted.table.outcome
        self.outcome = to_json(None if outcome is None else outcome.as_dict())

    def update(self, key: Key) -> bytes:
        """What one seat, or a spectator, sees now and learned since a version."""
        found = self.made.get(key)
        if found is None:
            found = self.made[key] = self._update(key)
        return found

    def _update(self, key: Key) -> bytes:
        hosted, seat = self.hosted, key.seat
        table = hosted.table
        legal: Sequence[Action] = ()
        if table is not None and seat is not None and key.plays and not hosted.closed_to(seat):
            legal = table.state.legal(seat)
        take_back = key.plays and seat is not None and can_take_back(hosted, seat)
        since, first, events = hosted.events.news(seat, key.since)
        return b"".join(
            (
                b'{"type":"update","version":%d' % hosted.version,
                b',"since":%d,"first":%d,"seat":' % (since, first),
                b"null" if seat is None else b"%d" % seat,
                b',"curtain":',
                to_json(key.curtain),
                b',"view":',
                self.view(seat),
                b',"legal":',
                to_json([action.text for action in legal]),
                b',"take_back":true' if take_back else b',"take_back":false',
                b',"events":[',
                b",".join([self.event(dated, key.language) for dated in events]),
                b'],"outcome":',
                self.outcome,
                b',"table":',
                self.info,
                b"}",
            )
        )

    def view(self, seat: int | None) -> bytes:
        """What a seat, or a spectator, sees."""
        found = self.views.get(seat)
        if found is None:
            table = self.hosted.table
            shown = None if table is None else table.view(seat).as_dict()
            found = self.views[seat] = to_json(shown)
        return found

    def event(self, dated: Dated, language: str) -> bytes:
        """An event with its sentence; the same for all who learned exactly this."""
        version, event = dated
        key = (version, id(event), language)  # the table's log keeps the event alive
        found = self.told.get(key)
        if found is None:
            players = self.players.get(language)
            if players is None:
                players = self.players[language] = self.hosted.players(language)
            told = told_of(event, version, self.hosted.game.name, language, players)
            found = self.told[key] = to_json(told)
        return found


def told_of(
    event: Event, version: int, game: str, language: str, players: Players
) -> dict[str, object]:
    """An event with its sentence and where its rule is explained: the fields of an EventInfo."""
    part = part_of(event, language, players)
    return {
        "version": version,
        "key": event.key,
        "facts": event.facts,
        "rule": event.rule,
        "section": section_of(game, event.rule),
        "text": say(event, language, players=players),
        "line": part.line,
        "head": part.head,
        "brief": part.brief,
        "paid": part.paid,
    }


def frozen(value: object) -> object:
    """A value that stays as it is: a list might be changed in its place."""
    return tuple(value) if isinstance(value, list) else value


class InfoText:
    """The table as everybody sees it, as bytes: made again only when something of it changes."""

    def __init__(self) -> None:
        self.key: tuple[object, ...] = ()
        self.text = b""

    def of(self, hosted: HostedTable, clocks: Clocks, now: int) -> bytes:
        """The bytes of `hosted.info`."""
        sheet = hosted.sheet
        # Whatever a sheet gets to know later is part of the key by itself.
        key = (
            *(frozen(value) for name, value in vars(sheet).items() if name not in APART),
            *(tuple(vars(chair).values()) for chair in sheet.chairs),
            *(clocks.left(seat, now) for seat in range(hosted.game.seats)),
            *clocks.since,
        )
        if key != self.key:
            self.key = key
            self.text = hosted.info(clocks, now).model_dump_json().encode()
        return self.text
