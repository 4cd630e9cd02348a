"""Rokumon's part of the mine."""

from __future__ import annotations

from collections.abc import Iterator

from kachidoki.core import Rng
from kachidoki.puzzles.puzzle import Found
from kachidoki.puzzles.rokumon import open_act, solved, taroma
from kachidoki.rokumon import RokumonState


class RokumonProver:
    """Which questions a position of Rokumon answers in one way only."""

    def found(self, state: RokumonState, seat: int) -> Iterator[Found]:
        """What can be asked of the clan to move."""
        yield from solved.found(state)
        yield from taroma.found(state)
        yield from open_act.found(state)

    def alike(self, state: RokumonState, seat: int, found: Found) -> str:
        """By where the warriors stand, whatever coins lie below."""
        tops = f"{state.top0} {state.top1} {state.under0} {state.under1}"
        return f"{found.goal} {state.act} {state.clan} {tops}"

    def guess(
        self, state: RokumonState, seat: int, goal: str, worlds: int, rng: Rng
    ) -> tuple[str, ...] | None:
        """None: no puzzle of Rokumon hides anything."""
        return None
