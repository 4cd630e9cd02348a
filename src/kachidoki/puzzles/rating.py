"""A person's rating by Glicko-2: every puzzle that was tried is a game against it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from glicko2 import Player

PUZZLE_DEVIATION: Final = 80  # how sure a puzzle's own rating is
LOWEST, HIGHEST = 100.0, 4000.0


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known of somebody: with 95 % the strength is within two deviations of the rating."""

    rating: float = 1200.0
    deviation: float = 350.0
    volatility: float = 0.06


def after(known: Rating, puzzle: int, solved: bool) -> Rating:
    """The rating after a puzzle of a rating was solved, or not.

    >>> better = after(Rating(), 1200, True)
    >>> better.rating > 1200, better.deviation < 350
    (True, True)
    """
    player = Player(rating=known.rating, rd=known.deviation, vol=known.volatility)
    player.update_player([puzzle], [PUZZLE_DEVIATION], [1 if solved else 0])
    rating = min(max(float(player.rating), LOWEST), HIGHEST)
    return Rating(rating, float(player.rd), float(player.vol))
