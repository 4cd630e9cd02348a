"""The pieces' names and numbers: areas, colours, suits and cards, and small bit tables."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# [R1] Seven areas in one row, Kyoto leftmost; neighbours differ by one.
AREAS: Final = ("kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano")
COLOURS: Final = ("red", "blue", "yellow", "green")
SUITS: Final = ("katana", "yari", "teppo")
ROUNDS: Final = ("I", "II", "III")

KYOTO: Final[i64] = 0
SHINANO: Final[i64] = 6
SAMURAI: Final[i64] = 10  # of each colour
DECK: Final[i64] = 21
ALL_CARDS: Final[i64] = 0x1FFFFF
SUIT: Final[i64] = 0x7F  # the seven cards of a suit: a Ninja (0), then the numbers 1 to 6

# How many bits are set in a number of 11 bits: half a set of cards, or a slice of choices.
COUNT: Final = bytes([bin(n).count("1") for n in range(2048)])
# The place of the k-th set bit of a number of 11 bits, at 11 * number + k.
PLACE: Final = bytes(
    [
        ([bit for bit in range(11) if n >> bit & 1] + [0] * 11)[k]
        for n in range(2048)
        for k in range(11)
    ]
)


def count(cards: i64) -> i64:
    """How many cards are in a set.

    >>> count(0b1011)
    3
    """
    return i64(COUNT[cards & 2047]) + i64(COUNT[cards >> 11])


def nth(cards: i64, k: i64) -> i64:
    """The k-th card of a set, counted from 0.

    >>> nth(0b10100, 1)
    4
    """
    low = cards & 2047
    here = i64(COUNT[low])
    if k < here:
        return i64(PLACE[11 * low + k])
    return 11 + i64(PLACE[11 * (cards >> 11) + k - here])


def card_name(card: i64) -> str:
    """A card in words.

    >>> card_name(3), card_name(7)
    ('katana 3', 'yari ninja')
    """
    rank = card % 7
    return f"{SUITS[card // 7]} {rank if rank else 'ninja'}"


def card_names(cards: i64) -> tuple[str, ...]:
    """A set of cards in words, in the order of the deck."""
    return tuple(card_name(nth(cards, k)) for k in range(count(cards)))


CARD_NAMES: Final = tuple(card_name(card) for card in range(21))
