"""What a level overlooks in a turn of Joraku, as a person does who does not look at everything.

Only a beginner does. What is overlooked is overlooked for the whole turn. But while Samurai or
points are left over, `greedy` looks again, at everything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kachidoki.bots.joraku import greedy
from kachidoki.bots.skill import overlooked
from kachidoki.core import Rng
from kachidoki.joraku import JorakuView
from kachidoki.joraku.cards import AREAS, DECK


@dataclass(frozen=True)
class JorakuOversights:
    """How often a level overlooks something: figures are percent, but for `rounds`."""

    cards: int = 0  # each card of the hand
    areas: int = 0  # each area: nothing is put or moved there, and it does not count
    removing: int = 0  # that Samurai beside the Daimyo can be removed or sent away
    rounds: int = 3  # the rows of how many rounds are thought of


NOTHING_OVERLOOKED: Final = JorakuOversights()
BEGINNER: Final = JorakuOversights(cards=55, areas=50, removing=60, rounds=1)


def choices_in_mind(oversights: JorakuOversights, view: JorakuView, rng: Rng) -> int:
    """The choices whose cards are not overlooked, as a mask of bits; -1, which is all, if none is.

    With two houses a card has a choice for each colour.
    """
    cards = overlooked(int(DECK), oversights.cards, rng)
    return sum(1 << a.bit for a in view.legal() if not cards >> a.bit % int(DECK) & 1) or -1


def board_in_mind(oversights: JorakuOversights, rng: Rng) -> greedy.Attention:
    """What of the board is thought of in a turn."""
    areas = overlooked(len(AREAS), oversights.areas, rng)
    removing = rng.below(100) >= oversights.removing
    if areas or not removing or oversights.rounds < greedy.ALL_ROUNDS:
        return greedy.Attention(int(greedy.ALL_AREAS) - areas, oversights.rounds, removing)
    return greedy.FULL
