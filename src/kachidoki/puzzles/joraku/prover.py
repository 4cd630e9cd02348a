"""Joraku's part of the mine."""

from __future__ import annotations

from collections.abc import Iterator

from kachidoki.core import Rng
from kachidoki.joraku import JorakuState
from kachidoki.joraku.notation import card_list
from kachidoki.puzzles.joraku import last_turn, passing, sure_card
from kachidoki.puzzles.puzzle import CARD, VOID, Found


class JorakuProver:
    """Which questions a position of Joraku answers in one way only."""

    def found(self, state: JorakuState, seat: int) -> Iterator[Found]:
        """What can be asked of a seat."""
        yield from last_turn.found(state, seat)
        yield from sure_card.found(state, seat)
        yield from passing.found(state, seat)

    def alike(self, state: JorakuState, seat: int, found: Found) -> str:
        """By the hand where cards are asked for; else by the answer, where one stands and when."""
        hand = card_list(state.hand(seat))
        if found.goal == VOID:
            return f"{found.goal} {hand}"
        if found.goal == CARD:
            return f"{found.goal} {hand} {state.played} {state.now}"
        return f"{found.goal} {state.round} {' '.join(sorted(found.answer[1:]))}"

    def guess(
        self, state: JorakuState, seat: int, goal: str, worlds: int, rng: Rng
    ) -> tuple[str, ...] | None:
        """A card to play, or cards to pass, by a few imagined worlds; None if points are asked."""
        if goal == VOID:
            return passing.guess(state, seat, worlds, rng)
        return sure_card.guess(state, seat, worlds, rng) if goal == CARD else None
