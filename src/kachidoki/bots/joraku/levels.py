"""What each level sees of a turn of Joraku.

- beginner: overlooks cards of its hand, areas, the removing of Samurai, and thinks of this
  round's rows only; but while it has Samurai or points left it looks again, at everything.
- casual: looks no further than the board after its own turn.
- skilled, expert, master: search, each many times deeper.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kachidoki.bots.joraku import greedy
from kachidoki.bots.joraku.thinker import JorakuThinker, in_actions
from kachidoki.bots.skill import Skill, overlooked
from kachidoki.bots.thinking import Budget, Stop, searched
from kachidoki.core import Action, Rng
from kachidoki.joraku import JorakuView
from kachidoki.joraku.cards import AREAS, DECK


@dataclass(frozen=True)
class JorakuSkill(Skill):
    """What a level sees of a turn of Joraku.

    What is overlooked is overlooked for the whole turn; figures are percent.
    """

    cards: int = 0  # each card of the hand
    areas: int = 0  # each area: nothing is put or moved there, and it does not count
    removing: int = 0  # that Samurai beside the Daimyo can be removed or sent away
    rounds: int = 3  # the rows of how many rounds are thought of


SKILLS: Final = {
    "beginner": JorakuSkill(cards=55, areas=50, removing=60, rounds=1),
    "casual": JorakuSkill(),
    "skilled": JorakuSkill(Budget(100, 0.9)),
    "expert": JorakuSkill(Budget(800, 0.9)),
    "master": JorakuSkill(Budget(30_000, 2.8)),
}


def think(skill: JorakuSkill, view: JorakuView, rng: Rng, stop: Stop) -> Sequence[Action]:
    """A turn of somebody with this skill."""
    if skill.budget.work:
        return searched(JorakuThinker(view, rng, skill.budget.work), skill.budget, stop)
    cards = overlooked(int(DECK), skill.cards, rng)
    areas = overlooked(len(AREAS), skill.areas, rng)
    removing = rng.below(100) >= skill.removing
    attention = greedy.FULL
    if areas or not removing or skill.rounds < greedy.ALL_ROUNDS:
        seen = int(greedy.ALL_AREAS) - areas
        attention = greedy.Attention(seen, skill.rounds, removing)
    # With two houses a card has a choice for each colour.
    among = sum(1 << a.bit for a in view.legal() if not cards >> a.bit % int(DECK) & 1)
    return in_actions(view, greedy.choose(view, rng, attention, among or -1))
