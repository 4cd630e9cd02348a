"""Drawing hands that fit what was seen, every fitting deal equally likely.

Whoever did not follow a suit has none of it left. With that, a hand is drawn by counting
how many deals each split of its suits leaves open: nothing is tried and thrown away.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kachidoki.core.rng import Rng
from kachidoki.joraku.cards import SUIT, count, nth
from kachidoki.joraku.state import HOUSES, Pieces, played_card, played_colour

# Binomial coefficients up to 7 out of 7, at 8 * n + k.
CHOOSE: Final = bytes([math.comb(n, k) for n in range(8) for k in range(8)])


def some(cards: i64, size: i64, rng: Rng) -> i64:
    """So many cards of a set, at random."""
    taken: i64 = 0
    while size > 0:
        card = nth(cards, rng.below(count(cards)))
        taken |= 1 << card
        cards &= ~(1 << card)
        size -= 1
    return taken


def voids(p: Pieces, seat: i64) -> i64:
    """The suits, as a mask of three bits, that a seat has shown not to hold this round."""
    shown: i64 = 0
    for k in range(p.skirmish + 1):
        trick = p.trick(k)
        led = played_card(trick, 0) // 7
        for place in range(i64(1), p.trick_size(k)):
            if owner(p, played_colour(trick, place)) == seat:
                if played_card(trick, place) // 7 != led:
                    shown |= 1 << led
    return shown


def owner(p: Pieces, colour: i64) -> i64:
    """The seat that plays a colour."""
    return colour // 2 if p.setting.shape == HOUSES else colour


def played_by(p: Pieces, seat: i64) -> i64:
    """The cards a seat has played this round."""
    cards: i64 = 0
    for k in range(p.skirmish + 1):
        trick = p.trick(k)
        for place in range(p.trick_size(k)):
            if owner(p, played_colour(trick, place)) == seat:
                cards |= 1 << played_card(trick, place)
    return cards


def wanted(size: i64, lacks: i64) -> i64:
    """A hand as `ways` takes it."""
    return size | (lacks << 4)


def ways(a: i64, b: i64, c: i64, wants: i64) -> i64:
    """In how many ways cards of three suits fill the hands that lack a suit.

    `wants` has 8 bits for each such hand, the first lowest: its size (4 bits) and the suits
    it lacks (3 bits). Hands that lack nothing can be left out: they take what remains in
    the same number of ways whatever remains.
    """
    if wants == 0:
        return 1
    size = wants & 15
    lacks = wants >> 4 & 7
    total: i64 = 0
    x: i64 = 0
    while x <= size and x <= a:
        y: i64 = 0
        while x + y <= size and y <= b:
            z = size - x - y
            if z <= c and fits(lacks, x, y, z):
                here = choose(a, x) * choose(b, y) * choose(c, z)
                total += here * ways(a - x, b - y, c - z, wants >> 8)
            y += 1
        x += 1
    return total


def fits(lacks: i64, x: i64, y: i64, z: i64) -> bool:
    """Whether a hand with so many cards of each suit lacks what it must lack."""
    return not (lacks & 1 and x) and not (lacks & 2 and y) and not (lacks & 4 and z)


def choose(n: i64, k: i64) -> i64:
    """Binomial coefficient."""
    return i64(CHOOSE[8 * n + k])


def constrained_hand(cards: i64, wants: i64, rng: Rng) -> i64:
    """Draw the first of the hands in `wants` so that all fitting deals are equally likely."""
    a = count(cards & SUIT)
    b = count(cards >> 7 & SUIT)
    c = count(cards >> 14)
    size = wants & 15
    lacks = wants >> 4 & 7
    at = below_large(ways(a, b, c, wants), rng)
    x: i64 = 0
    while x <= size and x <= a:
        y: i64 = 0
        while x + y <= size and y <= b:
            z = size - x - y
            if z <= c and fits(lacks, x, y, z):
                here = choose(a, x) * choose(b, y) * choose(c, z)
                at -= here * ways(a - x, b - y, c - z, wants >> 8)
                if at < 0:
                    taken = some(cards & SUIT, x, rng)
                    taken |= some(cards & (SUIT << 7), y, rng)
                    return taken | some(cards & (SUIT << 14), z, rng)
            y += 1
        x += 1
    raise AssertionError("no deal fits what was seen")  # pragma: no cover (the true deal fits)


def below_large(n: i64, rng: Rng) -> i64:
    """A number below n, also where n is larger than a single draw allows."""
    if n < 0x40000000:
        return rng.below(n)
    high = n >> 30
    while True:
        at = rng.below(high + 1) << 30 | rng.next() >> 2
        if at < n:
            return at
