"""What somebody wants who opens the terminal: a table of their own, one of a link, or to choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from kachidoki.protocol import NewTable, SeatWish
from kachidoki.tui.links import Link
from kachidoki.tui.local_server import LocalServer, Wanted, local_server


@dataclass(frozen=True)
class OwnTable:
    """A table to be made: `seats` are `me`, `open` or bots, `bots` the code of those of one's own.

    A seed is a deal to be played again, and is only for a server of one's own.
    """

    game: str
    options: dict[str, str] = field(default_factory=dict)
    rows: str | None = None  # the text of a board file
    seats: Sequence[str] = ()
    bots: dict[str, str] = field(default_factory=dict)
    seed: bytes | None = None

    def wish(self, name: str) -> NewTable:
        """The same for a server; people at one screen are numbered."""
        people = [number for number, kind in enumerate(self.seats) if kind == "me"]
        seats = []
        for number, kind in enumerate(self.seats):
            if kind == "me":
                called = name if len(people) == 1 else f"{name} {people.index(number) + 1}"
                seats.append(SeatWish(kind="me", name=called))
            elif kind == "open":
                seats.append(SeatWish(kind="open"))
            else:
                seats.append(SeatWish(kind="bot", bot=kind))
        more: dict[str, Any] = {"board": self.rows} if self.rows is not None else {}
        return NewTable(game=self.game, options=self.options, name=name, seats=seats, **more)


@dataclass(frozen=True)
class Opening:
    """Who sits down, where, and at what; without link and table they choose themselves."""

    language: str
    name: str
    link: Link | None = None
    table: OwnTable | None = None
    watch: bool = False
    learn: bool = False  # puzzles and lessons

    def wanted(self, pace: float | None = None) -> Wanted:
        """What the server behind the terminal has to be."""
        if self.table is None:
            return Wanted(pace=pace)
        return Wanted(self.table.seed, self.table.bots, pace)


@contextmanager
def server_of(opening: Opening, pace: float | None = None) -> Iterator[LocalServer | None]:
    """The server behind the terminal, as long as it is needed; None if the table is elsewhere."""
    if opening.link is not None:
        yield None
        return
    with local_server(opening.wanted(pace)) as local:
        yield local
