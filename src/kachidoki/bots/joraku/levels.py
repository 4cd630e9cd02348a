"""What each level sees of a turn of Joraku; `oversights` says how things are overlooked.

- beginner: overlooks cards of its hand, areas, the removing of Samurai, and thinks of this
  round's rows only; but while it has Samurai or points left it looks again, at everything.
- casual: looks no further than the board after its own turn.
- both: nothing that makes no sense to anybody (`sensible`).
- skilled, expert, master: search, each many times deeper.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kachidoki.bots.joraku import greedy
from kachidoki.bots.joraku.oversights import (
    BEGINNER,
    NOTHING_OVERLOOKED,
    JorakuOversights,
    board_in_mind,
    choices_in_mind,
)
from kachidoki.bots.joraku.sensible import of_some_use, tidied
from kachidoki.bots.joraku.thinker import JorakuThinker, in_actions
from kachidoki.bots.skill import Skill
from kachidoki.bots.thinking import LONGEST, Budget, Stop, searched
from kachidoki.core import Action, Rng
from kachidoki.joraku import JorakuView


@dataclass(frozen=True)
class JorakuSkill(Skill):
    """What a level sees of a turn of Joraku: how long it searches, or what it overlooks."""

    oversights: JorakuOversights = NOTHING_OVERLOOKED


SKILLS: Final = {
    "beginner": JorakuSkill(oversights=BEGINNER),
    "casual": JorakuSkill(),
    "skilled": JorakuSkill(Budget(100, 0.9)),
    "expert": JorakuSkill(Budget(800, 0.9)),
    "master": JorakuSkill(Budget(30_000, LONGEST)),
}


def think(skill: JorakuSkill, view: JorakuView, rng: Rng, stop: Stop) -> Sequence[Action]:
    """A turn of somebody with this skill."""
    if skill.budget.work:
        return searched(JorakuThinker(view, rng, skill.budget.work), skill.budget, stop)
    among = of_some_use(view, choices_in_mind(skill.oversights, view, rng))
    attention = board_in_mind(skill.oversights, rng)
    return in_actions(view, tidied(view, greedy.choose(view, rng, attention, among)))
