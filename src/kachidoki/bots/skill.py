"""What the skills of all levels have in common, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kachidoki.bots.thinking import Budget
from kachidoki.core import Rng

NO_SEARCH: Final = Budget(0, 0.9)


@dataclass(frozen=True)
class Skill:
    """What a level sees of a turn; without work in its budget there is no search."""

    budget: Budget = NO_SEARCH


def overlooked(number: int, percent: int, rng: Rng) -> int:
    """Which of so many things are overlooked, as a mask."""
    return sum(1 << k for k in range(number) if rng.below(100) < percent)
