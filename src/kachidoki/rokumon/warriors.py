"""Warriors: who has which, and what they are worth [K1]; who wins is in `fight`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SANADA: Final[i64] = 0  # red, always starts
TOKUGAWA: Final[i64] = 1  # black
CLANS: Final = ("sanada", "tokugawa")

# Kinds of a clan's warriors; 0 is a warrior whose value is unused or unknown.
NAMES: Final = (("?", "2", "4", "6"), ("?", "1", "1*", "3", "5"))
# Their numbers, in bytes: an index into a tuple of known length is slow in compiled code.
VALUES: Final = [bytes([0, 2, 4, 6]), bytes([0, 1, 1, 3, 5])]
SIX: Final[i64] = 3
STAR: Final[i64] = 2
KINDS: Final[i64] = 5

# A supply is a number with 3 bits for each kind: how many of it are there.
FULL_SANADA: Final[i64] = 2 << 3 | 1 << 6 | 1 << 9  # 2 2 4 6
FULL_TOKUGAWA: Final[i64] = 1 << 3 | 1 << 6 | 2 << 9 | 1 << 12  # 1 1* 3 3 5


def full(clan: i64) -> i64:
    """A clan's whole supply, by values."""
    return FULL_TOKUGAWA if clan else FULL_SANADA


def in_supply(supply: i64, kind: i64) -> i64:
    """How many of a kind a supply holds."""
    return supply >> (3 * kind) & 7


def supply_size(supply: i64) -> i64:
    """How many warriors a supply holds."""
    size: i64 = 0
    while supply:
        size += supply & 7
        supply >>= 3
    return size


def value_of(clan: i64, kind: i64) -> i64:
    """The number on a warrior."""
    return VALUES[clan][kind]
