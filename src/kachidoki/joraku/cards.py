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


def count(mask: i64) -> i64:
    """How many cards, or choices, a mask of up to 48 bits has.

    >>> count(0b1011)
    3
    """
    pairs = mask - ((mask >> 1) & 0x555555555555)
    fours = (pairs & 0x333333333333) + ((pairs >> 2) & 0x333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F
    eights += eights >> 8
    eights += eights >> 16
    return (eights + (eights >> 32)) & 127


# For numbers of 11 bits: how many bits are set, and where the k-th is (at 11 * number + k).
SET: Final = bytes([bin(n).count("1") for n in range(2048)])
PLACES: Final = bytes(
    [
        ([bit for bit in range(11) if n >> bit & 1] + [0] * 11)[k]
        for n in range(2048)
        for k in range(11)
    ]
)


def nth(mask: i64, k: i64) -> i64:
    """The k-th card, or choice, of a mask, counted from 0.

    >>> nth(0b10100, 1)
    4
    """
    base: i64 = 0
    while True:
        part = mask & 2047
        here = i64(SET[part])
        if k < here:
            return base + i64(PLACES[11 * part + k])
        k -= here
        mask >>= 11
        base += 11


def lowest(mask: i64) -> i64:
    """The first card, or choice, of a mask.

    >>> lowest(0b10100)
    2
    """
    return count((mask & -mask) - 1)


def card_name(card: i64) -> str:
    """A card in words.

    >>> card_name(3), card_name(7)
    ('katana 3', 'yari ninja')
    """
    rank = card % 7
    return f"{SUITS[card // 7]} {rank if rank else 'ninja'}"


def card_names(cards: i64) -> tuple[str, ...]:
    """A set of cards in words, in the order of the deck."""
    return tuple(CARD_NAMES[nth(cards, k)] for k in range(count(cards)))


CARD_NAMES: Final = tuple(card_name(card) for card in range(21))
