"""How a bot thinks: for a while, with an answer at any time, until it is told to stop."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final, Protocol

from kachidoki.core import Action, Rng, View

# Asked now and then while a bot thinks: whether it should answer with what it has.
Stop = Callable[[], bool]
# The next action of the seat whose view it is, and those planned to follow in the same turn.
ThinkFunction = Callable[[View, Rng, Stop], Sequence[Action]]

# What the seconds of a budget are told by. At a table they pass for the people who wait; where
# bots are compared they are the thinking thread's own, whatever else the machine does.
CLOCK: Final[ContextVar[Callable[[], float]]] = ContextVar("CLOCK", default=time.monotonic)


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


LONGEST: Final = 2.8  # seconds that the strongest level may think about a turn


def never() -> bool:
    """Nobody stops the bot."""
    return False


def ponder(thinker: Thinker, budget: Budget, stop: Stop = never) -> None:
    """Search until the budget is spent, nothing more can be learned, or somebody says stop.

    The work is cut into pieces of a few milliseconds, however fast the machine is; how it
    is cut does not change what is found.
    """
    now = CLOCK.get()
    deadline = now() + budget.seconds
    piece = 8
    left = budget.work
    while left > 0 and not stop():
        began = now()
        if began >= deadline:
            return
        piece = min(piece, left)
        if thinker.run(piece):
            return
        left -= piece
        spent = now() - began
        # Not to overrun the deadline either: the next piece is no longer than what is left.
        if spent < 0.004 and began + 4 * spent < deadline:
            piece *= 2
        elif spent > 0.02:
            piece = max(1, piece // 2)


def searched(thinker: Thinker, budget: Budget, stop: Stop) -> Sequence[Action]:
    """The line to play that a search finds within a budget."""
    ponder(thinker, budget, stop)
    return thinker.choice()
