"""Fair deals from a secret seed.

The commitment (a hash of the seed) is public from the start, the seed itself only at the
end: then everybody can check that the deal was fixed before the first card was seen. The
draws come from an extendable hash of the seed, so what was drawn says nothing about what
will be.
"""

from __future__ import annotations

import hashlib
from typing import Final

WORD: Final = 4  # bytes of the stream for a draw
BLOCK: Final = 512  # bytes of the stream made at a time; a game of Joraku needs about 270


def commitment(seed: bytes) -> str:
    """The public fingerprint of a seed.

    >>> commitment(b"example")[:8]
    'c19a9672'
    """
    return hashlib.sha256(b"kachidoki commitment " + seed).hexdigest()


class Dealer:
    """The chance seat's hand: equally likely choices, fixed by the seed.

    `used` is how many bytes of the stream are drawn already: a dealer goes on from there.
    """

    def __init__(self, seed: bytes, used: int = 0) -> None:
        self._seed = seed
        self._hash = hashlib.shake_256(b"kachidoki deal " + seed)
        self._stream = b""
        self.used = used

    def __reduce__(self) -> tuple[object, tuple[bytes, int]]:
        return Dealer, (self._seed, self.used)  # a hash cannot be pickled, but made again

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
            at = self.used
            if at + WORD > len(self._stream):
                self._stream = self._hash.digest(at + BLOCK)
            self.used = at + WORD
            word = int.from_bytes(self._stream[at : at + WORD], "big")
            if word < ceiling:  # words above would favour the small numbers: drawn again
                return word % n
