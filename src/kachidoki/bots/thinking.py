"""How a bot thinks: for a while, with an answer at any time, until it is told to stop."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from kachidoki.bots import rokumon_search
from kachidoki.bots.joraku_thinker import JorakuThinker
from kachidoki.core import Action, BadOption, Rng, View
from kachidoki.joraku import JorakuView
from kachidoki.rokumon import RokumonView

# Asked now and then while a bot thinks: whether it should answer with what it has.
Stop = Callable[[], bool]


class Thinker(Protocol):
    """A search over what one seat knows, for one decision."""

    def run(self, work: int) -> bool:
        """Go on for a while; says whether nothing more can be learned."""

    def lines(self) -> Sequence[tuple[Sequence[Action], float]]:
        """What could be done, the best first, with the chance to win that it seems to give.

        A line is an action and what is planned to follow it in the same turn.
        """

    def choice(self) -> Sequence[Action]:
        """The line to play: not always the best, where another one could be foretold less."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a turn: iterations or positions, and seconds."""

    work: int
    seconds: float


def never() -> bool:
    """Nobody stops the bot."""
    return False


def begin(view: View, rng: Rng, work: int) -> Thinker:
    """A search for the seat whose view it is, for so much work in all."""
    if isinstance(view, JorakuView):
        return JorakuThinker(view, rng, work)
    if isinstance(view, RokumonView):
        return rokumon_search.Search(view, rng)
    raise BadOption("no search knows this game")


def ponder(thinker: Thinker, budget: Budget, stop: Stop = never) -> None:
    """Search until the budget is spent, nothing more can be learned, or somebody says stop.

    The work is cut into pieces of a few milliseconds, however fast the machine is; how it
    is cut does not change what is found.
    """
    deadline = time.monotonic() + budget.seconds
    piece = 8
    left = budget.work
    while left > 0 and not stop():
        began = time.monotonic()
        if began >= deadline:
            return
        piece = min(piece, left)
        if thinker.run(piece):
            return
        left -= piece
        spent = time.monotonic() - began
        # Not to overrun the deadline either: the next piece is no longer than what is left.
        if spent < 0.004 and began + 4 * spent < deadline:
            piece *= 2
        elif spent > 0.02:
            piece = max(1, piece // 2)
