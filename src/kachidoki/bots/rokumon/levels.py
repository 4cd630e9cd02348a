"""What each level sees of a turn of Rokumon; `oversights` says how things are overlooked.

- beginner: overlooks coins, what is hard to see (moves from afar or off a stack, fights,
  surprises, lines that are no rows, wins without a line), and mostly what the other could win with.
- casual: overlooks the same things as a beginner, but seldom.
- skilled, expert, master: search, each many times deeper, and never miss a win in one. Skilled
  and expert overlook a coin now and then, because here more work alone makes little difference
  between them; where the game is solved they see the solution only so many actions ahead, and
  master all of it. Where values are hidden master searches less: more adds
  little there, and how it deploys would give its warriors away (`docs/bots.md` has the figures).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from kachidoki.bots.rokumon import greedy
from kachidoki.bots.rokumon.belief import Habits
from kachidoki.bots.rokumon.habits import HABITS, MASTER_HABITS
from kachidoki.bots.rokumon.oversights import (
    BEGINNER,
    CASUAL,
    EXPERT,
    NOTHING_OVERLOOKED,
    SKILLED,
    RokumonOversights,
    actions_in_mind,
)
from kachidoki.bots.rokumon.solved import exact
from kachidoki.bots.rokumon.thinker import RokumonThinker
from kachidoki.bots.skill import Skill
from kachidoki.bots.thinking import LONGEST, Budget, Stop, searched
from kachidoki.core import Action, Rng
from kachidoki.rokumon import RokumonView


@dataclass(frozen=True)
class RokumonSkill(Skill):
    """What a level sees of a turn of Rokumon: how long it searches, and what it overlooks."""

    oversights: RokumonOversights = NOTHING_OVERLOOKED
    horizon: int | None = 0  # actions ahead where the game is solved; None: to the end
    # Positions in acts where it is another number of them.
    work_in: Mapping[int, int] = field(default_factory=dict)
    habits: Habits = field(default_factory=lambda: HABITS)

    def budget_in(self, act: int) -> Budget:
        """How long it searches in an act."""
        return Budget(self.work_in.get(act, self.budget.work), self.budget.seconds)


SKILLS: Final = {
    "beginner": RokumonSkill(oversights=BEGINNER),
    "casual": RokumonSkill(oversights=CASUAL),
    "skilled": RokumonSkill(Budget(1_000, 0.9), SKILLED, horizon=3),
    "expert": RokumonSkill(Budget(4_000, 0.9), EXPERT, horizon=7),
    "master": RokumonSkill(
        Budget(400_000, LONGEST),
        horizon=None,
        work_in={3: 20_000, 4: 100_000, 5: 20_000},
        habits=MASTER_HABITS,
    ),
}


def think(skill: RokumonSkill, view: RokumonView, rng: Rng, stop: Stop) -> Sequence[Action]:
    """An action of somebody with this skill."""
    if exact.knows(view) and skill.horizon != 0:
        return [exact.choose(view, rng, skill.horizon)]
    among, unseen = actions_in_mind(skill.oversights, view, rng)
    if skill.budget.work == 0:
        return [greedy.choose(view, rng, among, unseen)]
    thinker = RokumonThinker(view, rng, among, skill.habits)
    return searched(thinker, skill.budget_in(int(view.seen.act)), stop)
