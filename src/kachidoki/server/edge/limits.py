"""How much anybody may ask for. All memory of addresses is bounded."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST_ADDRESSES: Final = 10_000  # remembered at a time; the one seen longest ago is forgotten


class Bucket:
    """So many at once, and so many a second on average."""

    __slots__ = ("at", "level")

    def __init__(self, at: float, burst: float) -> None:
        self.at = at
        self.level = burst

    def take(self, now: float, rate: float, burst: float) -> bool:
        """Whether one more is allowed now; it is counted if so."""
        self.level = min(burst, self.level + (now - self.at) * rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Whether an address may ask once more."""
        bucket = self.by_address.get(address)
        if bucket is None:
            bucket = self.by_address[address] = Bucket(now, self.burst)
            if len(self.by_address) > MOST_ADDRESSES:
                self.by_address.popitem(last=False)
        self.by_address.move_to_end(address)
        return bucket.take(now, self.rate, self.burst)


class Counts:
    """How many connections each address has open."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.all = 0
        self.by_address: dict[str, int] = {}

    def enter(self, address: str) -> str | None:
        """Count a connection; says which limit forbids it, if one does."""
        if self.all >= self.most:
            return "full"
        if self.by_address.get(address, 0) >= self.most_each:
            return "too-many"
        self.all += 1
        self.by_address[address] = self.by_address.get(address, 0) + 1
        return None

    def exit(self, address: str) -> None:
        """A connection has ended."""
        self.all -= 1
        left = self.by_address[address] - 1
        if left:
            self.by_address[address] = left
        else:
            del self.by_address[address]
