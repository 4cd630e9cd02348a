"""What each seat was told at a table, numbered from 0, so that any part of it can be read alone.

The numbers count only what the seat itself was told: they say nothing about what it was not.
"""

from __future__ import annotations

import weakref
from array import array
from bisect import bisect_left, bisect_right
from typing import Final, Protocol

from kachidoki.core import Event, Table
from kachidoki.server.tables.table_sheet import TableSheet

MOST_EVENTS: Final = 1000  # in one message; a whole game of people has about 400

Dated = tuple[int, Event]  # an event, after the version that told it


class Logged(Protocol):
    """What is to be known of a table whose events are told."""

    sheet: TableSheet
    table: Table | None  # none before the game has begun
    marks: list[int]  # after each version, how many lines the record had


class EventLog:
    """The events of one table, for each seat and for spectators (None)."""

    def __init__(self, hosted: Logged) -> None:
        # Weak, so that a table which nobody needs is gone at once.
        self.hosted: Logged = weakref.proxy(hosted)
        # For each seat, after each line of the record: how many events it was told so far.
        self.counts: dict[int | None, array[int]] = {}

    def count(self, seat: int | None) -> int:
        """How many events a seat, or a spectator, was told."""
        counts = self._counted(seat)
        return counts[-1] if counts else 0

    def news(self, seat: int | None, version: int) -> tuple[int, int, list[Dated]]:
        """What a seat learned after a version: that version, the first event's number, the events.

        Where that is more than one message takes, these are the latest events and the version
        is 0: whoever gets them begins a new log, and may ask for the earlier part.
        """
        table = self.hosted.table
        if table is None:
            return version, 0, []
        begun = version >= self.hosted.sheet.started_at
        line = self.hosted.marks[version - 1] if begun else None
        counts = self.counts.get(seat)
        if counts is not None and len(counts) - 1 == line:
            told = table.dated_log(seat, line)  # what is new here is new to the connection: usual
            self._count(counts, told, table.version)
        else:
            counts, told = self._counted(seat), None
        first = 0 if line is None else counts[line]
        if counts[-1] - first > MOST_EVENTS:
            first = counts[-1] - MOST_EVENTS
            return 0, first, self.part(seat, first, counts[-1])
        return version, first, self._dated(table.dated_log(seat, line) if told is None else told)

    def part(self, seat: int | None, first: int, end: int) -> list[Dated]:
        """The events from one number up to, and without, another."""
        table = self.hosted.table
        if table is None or end <= first:
            return []
        counts = self._counted(seat)
        line = bisect_right(counts, first)  # told the first one
        last = bisect_left(counts, end)
        skipped = first - (counts[line - 1] if line else 0)
        events = table.dated_log(seat, line - 1 if line else None, last)
        return self._dated(events[skipped : skipped + end - first])

    def before(self, seat: int | None, number: int | None) -> tuple[int, list[Dated]]:
        """The last events before one of a number, as many as a message takes; None: the latest."""
        told = self.count(seat)
        end = told if number is None else min(number, told)
        first = max(0, end - MOST_EVENTS)
        return first, self.part(seat, first, end)

    def _dated(self, told: list[tuple[int, Event]]) -> list[Dated]:
        """Events after lines of the record, as events after versions of the table."""
        begun, marks = self.hosted.sheet.started_at, self.hosted.marks
        return [(max(begun, bisect_left(marks, line) + 1), event) for line, event in told]

    def _counted(self, seat: int | None) -> array[int]:
        """The counts up to the latest line; lines are only ever added, a take-back is one too."""
        counts = self.counts.get(seat)
        if counts is None:
            counts = self.counts[seat] = array("I")
        table = self.hosted.table
        if table is not None and len(counts) <= table.version:
            told = table.dated_log(seat, len(counts) - 1 if counts else None)
            self._count(counts, told, table.version)
        return counts

    def _count(self, counts: array[int], told: list[tuple[int, Event]], last: int) -> None:
        """Go on counting, up to the last line, with what the lines since then told."""
        number = counts[-1] if counts else 0
        for line, _ in told:
            while len(counts) < line:
                counts.append(number)
            number += 1
            if len(counts) == line:
                counts.append(number)
            else:
                counts[line] = number
        while len(counts) <= last:
            counts.append(number)
