"""What a game brings so that puzzles can be found in it; `registry` has one for each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, TypeVar

from kachidoki.core import Rng, State
from kachidoki.puzzles.puzzle import Found

AnyState = TypeVar("AnyState", bound=State, contravariant=True)


class Prover(Protocol[AnyState]):
    """All that the mine needs to know of one game."""

    def found(self, state: AnyState, seat: int) -> Iterator[Found]:
        """What can be asked of a seat that is to act, each with its one proved answer."""
        ...

    def alike(self, state: AnyState, seat: int, found: Found) -> str:
        """The same text for positions that would be nearly the same puzzle."""
        ...

    def guess(
        self, state: AnyState, seat: int, goal: str, worlds: int, rng: Rng
    ) -> tuple[str, ...] | None:
        """What seems best for a goal to somebody who imagines so many worlds.

        None where nothing that is hidden matters for the goal: then bots try the board itself.
        """
        ...
