"""Levels from beginner to master: by how much they see, and only then by time.

- beginner: sees what is good at once, but overlooks choices, and the other's threats;
- casual: overlooks nothing, and looks no further than the board after its own turn;
- skilled, expert, master: search, each many times deeper. Where Rokumon is solved, skilled
  and expert see the solution only so many actions ahead, and master all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from kachidoki.bots import joraku_greedy, rokumon_exact, rokumon_greedy
from kachidoki.bots.thinking import Budget, Stop, begin, ponder
from kachidoki.core import Action, BadOption, Rng, View
from kachidoki.joraku import JorakuView
from kachidoki.rokumon import RokumonView


@dataclass(frozen=True)
class Level:
    """What a level sees. Budgets are for a turn; a budget of no work is no search."""

    joraku: Budget
    rokumon: Budget
    horizon: int | None  # actions ahead in Rokumon's solved acts; None: to the end
    overlooks: int = 0  # percent of the choices


NO_SEARCH: Final = Budget(0, 0.9)
LEVELS: Final = {
    "beginner": Level(NO_SEARCH, NO_SEARCH, 0, overlooks=30),
    "casual": Level(NO_SEARCH, NO_SEARCH, 0),
    "skilled": Level(Budget(120, 0.9), Budget(400, 0.9), 5),
    "expert": Level(Budget(2_500, 0.9), Budget(6_000, 0.9), 9),
    "master": Level(Budget(60_000, 2.8), Budget(400_000, 2.8), None),
}


def thinking(name: str) -> Callable[[View, Rng, Stop], Sequence[Action]]:
    """How a level thinks."""
    level = LEVELS[name]

    def think(view: View, rng: Rng, stop: Stop) -> Sequence[Action]:
        if isinstance(view, RokumonView) and rokumon_exact.knows(view) and level.horizon != 0:
            return [rokumon_exact.choose(view, rng, level.horizon)]
        budget = level.joraku if isinstance(view, JorakuView) else level.rokumon
        if budget.work == 0:
            return [glance(view, rng, level.overlooks)]
        thinker = begin(view, rng, budget.work)
        ponder(thinker, budget, stop)
        return thinker.lines()[0][0]

    return think


def glance(view: View, rng: Rng, overlooks: int) -> Action:
    """The best-looking action of those that are not overlooked."""
    legal = view.legal()
    noticed = [action for action in legal if rng.below(100) >= overlooks] or legal
    if isinstance(view, JorakuView):
        return joraku_greedy.choose(view, rng, noticed)
    if isinstance(view, RokumonView):
        # Who overlooks choices overlooks the other's as well, every other time.
        blind = overlooks > 0 and rng.below(2) == 0
        return rokumon_greedy.choose(view, rng, noticed, blind)
    raise BadOption("no level knows this game")
