"""How often a seat may take steps back in one turn: more often than any player needs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

MOST_TAKE_BACKS: Final = 100  # of a seat in one turn


class TakeBacks:
    """Counts the take-backs of each seat's turn. Only in memory: a restart begins anew."""

    def __init__(self) -> None:
        self.now: dict[int, int] = {}  # in the turn that goes on
        self.before: dict[int, int] = {}  # in the turn before it, which an answer let end

    def turn_begins(self, seats: Iterable[int]) -> None:
        """These seats came to act by what somebody else did."""
        for seat in seats:
            self.before[seat] = self.now.pop(seat, 0)

    def count(self, seat: int, with_answer: bool) -> None:
        """A step was taken back; with the answer to it, the turn before goes on."""
        earlier = self.before.pop(seat, 0) if with_answer else 0
        self.now[seat] = self.now.get(seat, 0) + earlier + 1

    def used_up(self, seat: int) -> bool:
        """Whether the seat has taken back as much as one turn allows."""
        return self.now.get(seat, 0) >= MOST_TAKE_BACKS
