"""Levels from beginner to master: by how much they see, and only then by time.

- beginner: sees what is good at once, but overlooks choices, and often the other's threats;
- casual: looks no further than the board after its own turn; in Rokumon it still overlooks
  many choices;
- skilled, expert, master: search, each many times deeper. In Rokumon skilled and expert
  overlook choices too, because there more work alone makes little difference between them;
  where it is solved they see the solution only so many actions ahead, and master all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from kachidoki.bots import joraku_greedy, rokumon_exact, rokumon_greedy, rokumon_search
from kachidoki.bots.thinking import Budget, Stop, Thinker, begin, ponder
from kachidoki.core import Action, BadOption, Rng, View
from kachidoki.joraku import JorakuView
from kachidoki.rokumon import RokumonView
from kachidoki.rokumon.actions import SURRENDER

NO_SEARCH: Final = Budget(0, 0.9)


@dataclass(frozen=True)
class Skill:
    """What a level sees of one game. A budget is for a turn; without work there is no search."""

    budget: Budget = NO_SEARCH
    overlooks: int = 0  # percent of the choices
    blind: int = 0  # how often, in percent, the other's threats are not seen at all
    horizon: int | None = 0  # actions ahead where the game is solved; None: to the end


JORAKU: Final = {
    "beginner": Skill(overlooks=30),
    "casual": Skill(),
    "skilled": Skill(Budget(100, 0.9)),
    "expert": Skill(Budget(800, 0.9)),
    "master": Skill(Budget(30_000, 2.8)),
}
ROKUMON: Final = {
    "beginner": Skill(overlooks=65, blind=60),
    "casual": Skill(overlooks=45),
    "skilled": Skill(Budget(1_000, 0.9), overlooks=36, horizon=3),
    "expert": Skill(Budget(4_000, 0.9), overlooks=12, horizon=7),
    "master": Skill(Budget(400_000, 2.8), horizon=None),
}
LEVELS: Final = tuple(JORAKU)
QUICK: Final = 1.0  # seconds


def quick(name: str) -> bool:
    """Whether a level answers in under a second, whatever it plays."""
    return name in LEVELS and all(each[name].budget.seconds < QUICK for each in (JORAKU, ROKUMON))


def thinking(name: str) -> Callable[[View, Rng, Stop], Sequence[Action]]:
    """How a level thinks."""

    def think(view: View, rng: Rng, stop: Stop) -> Sequence[Action]:
        if isinstance(view, JorakuView):
            return think_joraku(JORAKU[name], view, rng, stop)
        if isinstance(view, RokumonView):
            return think_rokumon(ROKUMON[name], view, rng, stop)
        raise BadOption("no level knows this game")

    return think


def think_joraku(skill: Skill, view: JorakuView, rng: Rng, stop: Stop) -> Sequence[Action]:
    """A turn of Joraku."""
    if skill.budget.work == 0:
        return [joraku_greedy.choose(view, rng, noticed(skill, view.legal(), rng))]
    return searched(begin(view, rng, skill.budget.work), skill.budget, stop)


def think_rokumon(skill: Skill, view: RokumonView, rng: Rng, stop: Stop) -> Sequence[Action]:
    """An action of Rokumon."""
    legal = view.legal()
    # Nobody surrenders because everything else was overlooked.
    worth_a_look = [action for action in legal if action.kind != SURRENDER] or legal
    if rokumon_exact.knows(view) and skill.horizon != 0:
        return [rokumon_exact.choose(view, rng, skill.horizon)]
    seen = noticed(skill, worth_a_look, rng)
    if skill.budget.work == 0:
        return [rokumon_greedy.choose(view, rng, seen, rng.below(100) < skill.blind)]
    return searched(rokumon_search.Search(view, rng, seen), skill.budget, stop)


def searched(thinker: Thinker, budget: Budget, stop: Stop) -> Sequence[Action]:
    """What a search finds within a budget."""
    ponder(thinker, budget, stop)
    return thinker.lines()[0][0]


def noticed(skill: Skill, legal: Sequence[Action], rng: Rng) -> Sequence[Action]:
    """The choices that a level does not overlook: at least one."""
    return [action for action in legal if rng.below(100) >= skill.overlooks] or legal
