"""Levels from beginner to master: by how much they see, and only then by time.

What a level overlooks it overlooks for a whole turn, as a person does who does not look at a
part of the board. It is never a single step of a turn.

- beginner: in Joraku it overlooks cards of its hand, areas, the removing of Samurai, and thinks of
  this round's rows only; but while it has Samurai or points left it looks again, at everything.
  In Rokumon it overlooks coins, what is hard to see (moves from afar or off a stack, fights,
  surprises, lines that are no rows, wins without a line), and mostly what the other could win with.
- casual: looks no further than the board after its own turn; in Rokumon it overlooks the same
  things as a beginner, but seldom.
- skilled, expert, master: search, each many times deeper, and never miss a win in one. In Rokumon
  skilled and expert overlook a coin now and then, because there more work alone makes little
  difference between them; where it is solved they see the solution only so many actions ahead,
  and master all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from kachidoki.bots import joraku_greedy, rokumon_exact, rokumon_greedy, rokumon_search
from kachidoki.bots.joraku_thinker import in_actions
from kachidoki.bots.rokumon_greedy import HARD_KINDS, OTHERS
from kachidoki.bots.rokumon_notice import noticed
from kachidoki.bots.thinking import Budget, Stop, Thinker, begin, ponder
from kachidoki.core import Action, BadOption, Rng, View
from kachidoki.joraku import JorakuView
from kachidoki.joraku.cards import AREAS, DECK
from kachidoki.rokumon import RokumonView
from kachidoki.rokumon.boards import NO_COIN
from kachidoki.rokumon.state import TURN

NO_SEARCH: Final = Budget(0, 0.9)


@dataclass(frozen=True)
class JorakuSkill:
    """What a level sees of a turn of Joraku; without work in its budget there is no search.

    What is overlooked is overlooked for the whole turn; figures are percent.
    """

    budget: Budget = NO_SEARCH
    cards: int = 0  # each card of the hand
    areas: int = 0  # each area: nothing is put or moved there, and it does not count
    removing: int = 0  # that Samurai beside the Daimyo can be removed or sent away
    rounds: int = 3  # the rows of how many rounds are thought of


@dataclass(frozen=True)
class RokumonSkill:
    """What a level sees of a turn of Rokumon; without work in its budget there is no search.

    Figures are percent. Wins in one are never forgotten with a coin, only if they are hard
    to see.
    """

    budget: Budget = NO_SEARCH
    coins: int = 0  # each coin: no action from it or onto it is thought of
    unseen: int = 0  # each kind of action and win that is hard to see
    threats: int = 0  # that the other could win with its answer
    horizon: int | None = 0  # actions ahead where the game is solved; None: to the end


JORAKU: Final = {
    "beginner": JorakuSkill(cards=55, areas=50, removing=60, rounds=1),
    "casual": JorakuSkill(),
    "skilled": JorakuSkill(Budget(100, 0.9)),
    "expert": JorakuSkill(Budget(800, 0.9)),
    "master": JorakuSkill(Budget(30_000, 2.8)),
}
ROKUMON: Final = {
    "beginner": RokumonSkill(coins=50, unseen=50, threats=75),
    "casual": RokumonSkill(coins=20, unseen=15, threats=10),
    "skilled": RokumonSkill(Budget(1_000, 0.9), coins=20, horizon=3),
    "expert": RokumonSkill(Budget(4_000, 0.9), coins=6, horizon=7),
    "master": RokumonSkill(Budget(400_000, 2.8), horizon=None),
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


def think_joraku(skill: JorakuSkill, view: JorakuView, rng: Rng, stop: Stop) -> Sequence[Action]:
    """A turn of Joraku."""
    if skill.budget.work:
        return searched(begin(view, rng, skill.budget.work), skill.budget, stop)
    cards = overlooked(int(DECK), skill.cards, rng)
    areas = overlooked(len(AREAS), skill.areas, rng)
    removing = rng.below(100) >= skill.removing
    attention = joraku_greedy.FULL
    if areas or not removing or skill.rounds < joraku_greedy.ALL_ROUNDS:
        seen = int(joraku_greedy.ALL_AREAS) - areas
        attention = joraku_greedy.Attention(seen, skill.rounds, removing)
    # With two houses a card has a choice for each colour.
    among = sum(1 << a.bit for a in view.legal() if not cards >> a.bit % int(DECK) & 1)
    return in_actions(view, joraku_greedy.choose(view, rng, attention, among or -1))


def think_rokumon(skill: RokumonSkill, view: RokumonView, rng: Rng, stop: Stop) -> Sequence[Action]:
    """An action of Rokumon."""
    if rokumon_exact.knows(view) and skill.horizon != 0:
        return [rokumon_exact.choose(view, rng, skill.horizon)]
    if view.seen.phase != TURN:
        open_, unseen = list(view.legal()), 0
    else:
        unseen = overlooked(HARD_KINDS, skill.unseen, rng)
        if rng.below(100) < skill.threats:
            unseen |= int(OTHERS)
        open_ = noticed(view, overlooked(int(NO_COIN), skill.coins, rng), unseen)
    if skill.budget.work == 0:
        return [rokumon_greedy.choose(view, rng, open_, unseen)]
    return searched(rokumon_search.Search(view, rng, open_), skill.budget, stop)


def searched(thinker: Thinker, budget: Budget, stop: Stop) -> Sequence[Action]:
    """What a search finds within a budget."""
    ponder(thinker, budget, stop)
    return thinker.choice()


def overlooked(number: int, percent: int, rng: Rng) -> int:
    """Which of so many things are overlooked, as a mask."""
    return sum(1 << k for k in range(number) if rng.below(100) < percent)
