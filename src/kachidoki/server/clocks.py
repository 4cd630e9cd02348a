"""Clocks: how long each seat may think. Server time is the only time.

The time that a seat has left is stored with every change; what runs since then is only in
memory, so a restart gives back the thought that it cut off and never takes any.
"""

from __future__ import annotations

from kachidoki.server.messages import Clock

Millis = int


class Clocks:
    """The clocks of one table. All times are milliseconds of one monotonic clock."""

    def __init__(self, setting: Clock | None, lefts: list[Millis | None]) -> None:
        self.setting = setting
        self.lefts = lefts
        # When each running seat began its turn, and when its game clock last started.
        self.turn: dict[int, Millis] = {}
        self.since: dict[int, Millis] = {}

    @staticmethod
    def fresh(setting: Clock | None, seats: int) -> list[Millis | None]:
        """What every seat has at the start."""
        game = setting.game * 1000 if setting is not None and setting.game is not None else None
        return [game] * seats

    def run(self, seats: set[int], now: Millis) -> None:
        """Let exactly these seats think; the others' clocks stand."""
        if self.setting is None:
            return
        for seat in [seat for seat in self.since if seat not in seats]:
            self.stop(seat, now)
        for seat in seats:
            self.since.setdefault(seat, now)
            self.turn.setdefault(seat, now)

    def stop(self, seat: int, now: Millis) -> None:
        """The seat's clock stands, at what is left."""
        since = self.since.pop(seat, None)
        self.turn.pop(seat, None)
        left = self.lefts[seat]
        if since is not None and left is not None:
            self.lefts[seat] = max(0, left - (now - since))

    def turn_over(self, seat: int, now: Millis) -> None:
        """A turn has ended: its increment is added, and the next turn has its full time."""
        if self.setting is None:
            return
        self.stop(seat, now)
        left = self.lefts[seat]
        if left is not None:
            self.lefts[seat] = left + self.setting.increment * 1000

    def turn_again(self, seat: int) -> None:
        """A finished turn was taken back, and with it the increment."""
        left = self.lefts[seat]
        if self.setting is not None and left is not None:
            self.lefts[seat] = max(1, left - self.setting.increment * 1000)

    def left(self, seat: int, now: Millis) -> Millis | None:
        """What the seat may still use now: the shorter of its game's and its turn's time."""
        if self.setting is None:
            return None
        found = []
        bank = self.lefts[seat]
        if bank is not None:
            found.append(bank - (now - self.since.get(seat, now)))
        if self.setting.move is not None:
            found.append(self.setting.move * 1000 - (now - self.turn.get(seat, now)))
        return min(found, default=None)

    def bank(self, seat: int, now: Millis) -> Millis | None:
        """What is left of the seat's time for the whole game."""
        left = self.lefts[seat]
        return None if left is None else max(0, left - (now - self.since.get(seat, now)))

    def next_zero(self, now: Millis) -> tuple[int, Millis] | None:
        """The running seat that is out of time first, and in how many milliseconds."""
        found = [(left, seat) for seat in self.since if (left := self.left(seat, now)) is not None]
        if not found:
            return None
        left, seat = min(found)
        return seat, max(0, left)
