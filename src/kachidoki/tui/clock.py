"""Thinking time, as a clock shows it."""

from __future__ import annotations

from kachidoki.protocol import SeatInfo


def clock_told(seat: SeatInfo, since: float = 0) -> str | None:
    """What is left, so many seconds after the update; None without a clock.

    >>> clock_told(SeatInfo(kind="person", name="Aki", left=61_000, running=True), since=2.5)
    '0:58'
    """
    if seat.left is None:
        return None
    seconds = max(0, int(seat.left / 1000 - (since if seat.running else 0)))
    return f"{seconds // 60}:{seconds % 60:02}"
