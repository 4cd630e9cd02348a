"""Clocks: how long each seat may think. Server time is the only time.

What a seat has used is kept with every change that is stored, for the game and for its turn:
leaving and coming back, a pause, a take-back or a restart give nothing of it back. A clock also
runs while nobody is connected and the table is not in memory; `deadlines` says how. A turn is
what the rules say it is (`State.in_turn`): it ends once, and its increment is paid once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from pydantic import BaseModel, ConfigDict

from kachidoki.protocol import Clock

Millis = int


class SeatClock(BaseModel):
    """What is stored of one seat's clock, as it last stood."""

    model_config = ConfigDict(extra="forbid")

    left: Millis | None = None  # for the whole game; None without such a limit
    used: Millis = 0  # of this turn
    used_before: Millis = 0  # of the turn before, which may be taken back
    paid: Millis = 0  # the increment for that turn


class Replaceable(Protocol):
    """A chair for which a bot can play."""

    bot: str | None


def at_zero(setting: Clock, seat: int, chair: Replaceable, out_of_time: set[int]) -> None:
    """A seat's time is up: what happens then was chosen when the table was made.

    Either a bot plays for the person until they come back, or only until the end of this turn,
    which makes the seat one of the `out_of_time` ones.
    """
    if setting.at_zero == "seat":
        chair.bot = setting.bot
    else:
        out_of_time.add(seat)


class Clocks:
    """The clocks of one table. All times are milliseconds of one monotonic clock."""

    def __init__(self, setting: Clock | None, seats: Sequence[SeatClock]) -> None:
        self.setting = setting
        self.seats = seats
        self.since: dict[int, Millis] = {}  # when each running clock was last noted

    def begin(self) -> None:
        """The game begins: everybody has the full time."""
        game = None if self.setting is None else self.setting.game
        for at in self.seats:
            at.left = None if game is None else game * 1000
            at.used = at.used_before = at.paid = 0
        self.since.clear()

    def run(self, seats: set[int], now: Millis) -> None:
        """Let exactly these seats think; the others' clocks stand."""
        if self.setting is None:
            return
        for seat in [seat for seat in self.since if seat not in seats]:
            self.stop(seat, now)
        for seat in seats:
            self.since.setdefault(seat, now)

    def note(self, now: Millis) -> None:
        """Write down what every running clock has used so far; they run on."""
        for seat in self.since:
            gone = self.gone(seat, now)
            at = self.seats[seat]
            at.used += gone
            if at.left is not None:
                at.left = max(0, at.left - gone)
            self.since[seat] = max(now, self.since[seat])

    def stop(self, seat: int, now: Millis) -> None:
        """The seat's clock stands, at what is left."""
        self.note(now)
        self.since.pop(seat, None)

    def turn_over(self, seat: int, now: Millis, paid: bool = True) -> None:
        """A turn has ended: its increment is added, and the next turn has its full time."""
        if self.setting is None:
            return
        self.stop(seat, now)
        at = self.seats[seat]
        at.used_before, at.used, at.paid = at.used, 0, 0
        if at.left is not None and paid:
            at.paid = self.setting.increment * 1000
            at.left += at.paid

    def turn_again(self, seat: int, now: Millis) -> None:
        """A finished turn was taken back, and with it the increment and the fresh turn."""
        self.note(now)
        at = self.seats[seat]
        if at.left is not None:
            at.left = max(1, at.left - at.paid)
        at.used += at.used_before
        at.used_before = at.paid = 0

    def answered(self, seat: int, now: Millis) -> None:
        """Somebody else's turn, in which the seat may have had to answer, has ended."""
        self.note(now)
        self.seats[seat].used = 0

    def gone(self, seat: int, now: Millis) -> Millis:
        """How long the seat's clock has run since it was last noted."""
        return max(0, now - self.since.get(seat, now))

    def left(self, seat: int, now: Millis) -> Millis | None:
        """What the seat may still use now: the shorter of its game's and its turn's time."""
        if self.setting is None:
            return None
        at, gone = self.seats[seat], self.gone(seat, now)
        found = []
        if at.left is not None:
            found.append(at.left - gone)
        if self.setting.move is not None:
            found.append(self.setting.move * 1000 - at.used - gone)
        return min(found, default=None)

    def next_zero(
        self, now: Millis, seats: Iterable[int] | None = None
    ) -> tuple[int, Millis] | None:
        """Which of the seats is out of time first, and in how many milliseconds.

        The seats are those whose clocks run, unless others are given.
        """
        among = self.since if seats is None else seats
        found = [(left, seat) for seat in among if (left := self.left(seat, now)) is not None]
        if not found:
            return None
        left, seat = min(found)
        return seat, max(0, left)
