"""A small deterministic generator for search and simulation, equal in both gears.

Multiply-with-carry (Marsaglia): one multiplication a number, and every intermediate
value stays below 2**63, so the compiled and the interpreted build agree bit for bit.
Deals at a table never come from here but from `Dealer`, which nobody can predict.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import i64

# 1791398085 * 2**32 - 1 is a safe prime, so the period is about 2**61.
MULTIPLIER: Final[i64] = 1791398085
LOW: Final[i64] = 0xFFFFFFFF


def _resumed(state: int) -> Rng:
    """The generator that was pickled or copied, at the same number."""
    rng = Rng(b"")
    rng.state = state
    return rng


@final
class Rng:
    """Uniform small numbers from a seed of any length.

    >>> Rng(b"seed").below(10) == Rng(b"seed").below(10)
    True
    """

    def __init__(self, seed: bytes) -> None:
        digest = hashlib.sha256(b"kachidoki rng " + seed).digest()
        # Between 1 and 2**62: neither of the two fixed points of the recurrence.
        self.state: i64 = 1 + (int.from_bytes(digest[:8], "big") >> 3)
        self.next()
        self.next()

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return _resumed, (self.state,)

    def next(self) -> i64:
        """The next 32 random bits."""
        state = MULTIPLIER * (self.state & LOW) + (self.state >> 32)
        self.state = state
        return (state ^ (state >> 32)) & LOW

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1; for n below 2**10 the bias is under one in four million."""
        return (self.next() * n) >> 32
