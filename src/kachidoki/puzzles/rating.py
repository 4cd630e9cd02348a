"""A person's rating by Glicko-2: every puzzle that was tried is a game against it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

PUZZLE_DEVIATION: Final = 80  # how sure a puzzle's own rating is
# Beyond these a rating says nothing about anybody; whoever asks may say anything.
RATINGS: Final = (100.0, 4000.0)
DEVIATIONS: Final = (30.0, 350.0)
VOLATILITIES: Final = (0.03, 0.2)


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
    begun = bounded(known)
    tried = (rating_to_mu(puzzle), rd_to_phi(PUZZLE_DEVIATION), float(solved))
    mu, phi, volatility = update_rating(
        rating_to_mu(begun.rating), rd_to_phi(begun.deviation), begun.volatility, [tried]
    )
    return bounded(Rating(mu_to_rating(mu), phi_to_rd(phi), volatility))


def bounded(found: Rating) -> Rating:
    """A rating whose numbers all mean something.

    >>> bounded(Rating(9999.0, 0.001, 5.0))
    Rating(rating=4000.0, deviation=30.0, volatility=0.2)
    """
    return Rating(
        within(RATINGS, found.rating),
        within(DEVIATIONS, found.deviation),
        within(VOLATILITIES, found.volatility),
    )


def within(bounds: tuple[float, float], value: float) -> float:
    """The nearest value within bounds."""
    low, high = bounds
    return min(max(value, low), high)
