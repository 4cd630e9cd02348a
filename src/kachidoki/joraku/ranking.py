"""Influence and ranks in an area, and how a rank is paid."""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.core.event import Facts
from kachidoki.joraku.cards import AREAS, COLOURS
from kachidoki.joraku.state import NEUTRAL, NEUTRAL_COLOUR, Pieces, influence
from kachidoki.joraku.variants import ties_share_higher_rank


def rank(mine: i64, a: i64, b: i64, c: i64, d: i64, share_higher: bool) -> i64:
    """The rank of an influence among all four in an area; 0 without influence.

    Tied factions share the lower rank: how many have at least as much as you. With
    variant 2 the higher one: one more than those who have more.

    >>> [rank(x, 2, 1, 1, 1, False) for x in (2, 1)]
    [1, 4]
    >>> [rank(x, 3, 3, 1, 0, False) for x in (3, 1, 0)]
    [2, 3, 0]
    >>> [rank(x, 3, 3, 1, 0, True) for x in (3, 1)]
    [1, 3]
    """
    if mine == 0:
        return 0
    above: i64 = 0
    if share_higher:
        mine += 1
        above = 1
    if a >= mine:
        above += 1
    if b >= mine:
        above += 1
    if c >= mine:
        above += 1
    if d >= mine:
        above += 1
    return above


def ranks(p: Pieces, area: i64) -> i64:
    """The ranks of all colours in an area, 3 bits each, red lowest."""
    a = influence(p.army0, area)
    b = influence(p.army1, area)
    c = influence(p.army2, area)
    d = influence(p.army3, area)
    higher = ties_share_higher_rank(p.variants)
    packed = rank(a, a, b, c, d, higher)
    packed |= rank(b, a, b, c, d, higher) << 3
    packed |= rank(c, a, b, c, d, higher) << 6
    packed |= rank(d, a, b, c, d, higher) << 9
    return packed


def pay(p: Pieces, colour: i64, points: i64) -> i64:
    """Give a colour RP; the neutral army's rank is used up and its RP are lost."""
    if p.setting.shape == NEUTRAL and colour == NEUTRAL_COLOUR:
        return 0
    p.gain(colour, points)
    return points


def standing_facts(p: Pieces, area: i64, standing: i64, colour: i64) -> Facts:
    """Why a colour has its rank in an area, for people."""
    place = (standing >> (3 * colour)) & 7
    present = [c for c in range(4) if (standing >> (3 * c)) & 7]
    tied = [COLOURS[c] for c in present if c != colour and (standing >> (3 * c)) & 7 == place]
    return {
        "colour": COLOURS[colour],
        "area": AREAS[area],
        "influence": influence(p.army(colour), area),
        "rank": place,
        "of": len(present),
        "tied": tuple(tied),
    }
