"""A chance with its error, in millionths: whole numbers, so that sums are right to the last one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

WHOLE: Final = 1_000_000  # a chance of 1
SURE: Final = 1.959964  # standard errors to each side of a 95 % interval

# How a chance was found.
EXACT: Final = "exact"  # from a solution, or because nothing is left to chance
ENUMERATED: Final = "enumerated"  # over all worlds that fit; only the play that follows is sampled
SAMPLED: Final = "sampled"  # over worlds drawn at random
SEARCHED: Final = "searched"  # by a search; the interval is how far deeper ones went


@dataclass(frozen=True, slots=True)
class Estimate:
    """A chance, or a loss of chance, and the ends of its 95 % interval."""

    value: int
    low: int
    high: int

    def as_list(self) -> list[int]:
        """As plain data."""
        return [self.value, self.low, self.high]


def millionths(chance: float) -> int:
    """A chance from 0 to 1 as a whole number.

    >>> millionths(0.25)
    250000
    """
    return round(chance * WHOLE)


def certain(value: int) -> Estimate:
    """A chance without any error."""
    return Estimate(value, value, value)


def estimated(mean: float, error: float, lowest: float = 0.0) -> Estimate:
    """A mean with its standard error, its interval within what is possible at all."""
    low = max(mean - SURE * error, lowest)
    high = min(mean + SURE * error, 1.0)
    return Estimate(millionths(mean), millionths(low), millionths(high))


def of_sample(values: Sequence[float]) -> Estimate:
    """The mean of independent chances.

    Where each is 0 or 1 the interval is Wilson's, which still holds near the ends.

    >>> of_sample([1.0, 1.0, 1.0, 1.0])
    Estimate(value=1000000, low=510109, high=1000000)
    """
    count = len(values)
    mean = math.fsum(values) / count
    if all(value in (0.0, 1.0) for value in values):
        square = SURE * SURE / count
        middle = (mean + square / 2) / (1 + square)
        reach = SURE / (1 + square) * math.sqrt(mean * (1 - mean) / count + square / count / 4)
        low, high = max(middle - reach, 0.0), min(middle + reach, 1.0)
        return Estimate(millionths(mean), millionths(low), millionths(high))
    return estimated(mean, _error(values, mean))


def of_differences(values: Sequence[float]) -> Estimate:
    """The mean of independent differences of chances; never below nothing."""
    mean = math.fsum(values) / len(values)
    return estimated(mean, _error(values, mean), -1.0)


def of_all_worlds(by_world: Sequence[Sequence[float]], lowest: float = 0.0) -> Estimate:
    """The mean over all worlds, each played on several times: only that is left to chance.

    >>> of_all_worlds([[0.5, 0.5], [1.0, 1.0]])
    Estimate(value=750000, low=750000, high=750000)
    """
    means = [math.fsum(values) / len(values) for values in by_world]
    mean = math.fsum(means) / len(means)
    squares = math.fsum(
        _error(values, each) ** 2 for values, each in zip(by_world, means, strict=True)
    )
    return estimated(mean, math.sqrt(squares) / len(means), lowest)


def of_estimates(estimates: Sequence[Estimate]) -> Estimate:
    """The mean of independent estimates.

    >>> of_estimates([Estimate(100, 70, 130), Estimate(0, -40, 40)])
    Estimate(value=50, low=25, high=75)
    """
    count = len(estimates)
    mean = round(sum(each.value for each in estimates) / count)
    below = math.fsum((each.value - each.low) ** 2 for each in estimates)
    above = math.fsum((each.high - each.value) ** 2 for each in estimates)
    low, high = (round(math.sqrt(squares) / count) for squares in (below, above))
    return Estimate(mean, mean - low, mean + high)


def _error(values: Sequence[float], mean: float) -> float:
    """The standard error of a mean of at least two values."""
    squares = math.fsum((value - mean) ** 2 for value in values)
    return math.sqrt(squares / (len(values) - 1) / len(values))
