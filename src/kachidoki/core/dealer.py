"""Fair deals from a secret seed.

The commitment (a hash of the seed) is public from the start, the seed itself only at the
end: then everybody can check that the deal was fixed before the first card was seen. The
draws come from an extendable hash of the seed, so what was drawn says nothing about what
will be.
"""

from __future__ import annotations

import hashlib
from typing import Final

BLOCK: Final = 512  # bytes of the stream made at a time; a game of Joraku needs about 270


def commitment(seed: bytes) -> str:
    """The public fingerprint of a seed.

    >>> commitment(b"example")[:8]
    'c19a9672'
    """
    return hashlib.sha256(b"kachidoki commitment " + seed).hexdigest()


class Dealer:
    """The chance seat's hand: equally likely choices, fixed by the seed."""

    def __init__(self, seed: bytes) -> None:
        self._hash = hashlib.shake_256(b"kachidoki deal " + seed)
        self._stream = b""
        self._used = 0

    def draw(self, n: int) -> int:
        """A number from 0 to n-1, every one equally likely.

        >>> dealer = Dealer(b"example")
        >>> [dealer.draw(6) for _ in range(5)]
        [0, 4, 4, 4, 1]
        """
        if n == 1:
            return 0
        ceiling = (1 << 32) // n * n
        while True:
            at = self._used
            if at + 4 > len(self._stream):
                self._stream = self._hash.digest(len(self._stream) + BLOCK)
            self._used = at + 4
            word = int.from_bytes(self._stream[at : at + 4], "big")
            if word < ceiling:  # words above would favour the small numbers: drawn again
                return word % n
