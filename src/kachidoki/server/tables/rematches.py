"""The next game of the same party: whoever has a seat is asked, and the sides change.

A person agrees or refuses, and may think better of it until all have agreed; then the next table
is made. A bot always agrees, and so does the one that plays for somebody who left: it goes on
playing for them until they come back.
"""

from __future__ import annotations

from typing import Any, TypeVar

from kachidoki.protocol import Refusal
from kachidoki.server.tables.table_sheet import Chair, TableSheet

Each = TypeVar("Each")


def answer(sheet: TableSheet, holder: str | None, agree: bool) -> bool:
    """Note whether somebody wants a rematch; gives whether everybody does now."""
    mine = [sheet.chairs[seat] for seat in sheet.seats_of(holder)]
    if not mine:
        raise Refusal("not-your-seat", "only who has a seat here may ask for a rematch")
    if not sheet.over:
        raise Refusal("not-over", "the game is not over yet")
    if sheet.next is not None:
        raise Refusal("not-now", "there is a rematch already", [sheet.next])
    for chair in mine:
        chair.rematch = agree
    return all(chair.agrees for chair in sheet.chairs)


def next_sheet(sheet: TableSheet) -> TableSheet:
    """The sheet of the rematch: everybody has moved on by one seat, with their wins."""
    again = sheet.model_copy(deep=True)
    series = again.series.model_copy(update={"wins": moved(again.series.wins)})
    fresh: dict[str, Any] = {"started_at": 0, "over": False, "paused": False, "touched": []}
    chairs = [
        Chair(kind=chair.kind, name=chair.name, bot=chair.bot, holder=chair.holder)
        for chair in moved(again.chairs)
    ]
    return again.model_copy(update={**fresh, "chairs": chairs, "series": series})


def moved(seats: list[Each]) -> list[Each]:
    """What belongs to each seat, when everybody moves on by one: of two, they change places."""
    return [*seats[1:], *seats[:1]]
