"""Influence, ranks, and everything they pay: Kachidoki and Prestige."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.event import Event, Facts, Log
from kachidoki.joraku.cards import AREAS, COLOURS, KYOTO, SHINANO
from kachidoki.joraku.state import (
    NEUTRAL,
    NEUTRAL_COLOUR,
    Pieces,
    daimyo_area,
    influence,
)
from kachidoki.joraku.variants import kachidoki_points, own_ground_bonus, ties_share_higher_rank

POINTS: Final[i64] = 0xFFFFF  # 20 bits, one number of a score row


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


def kachidoki(p: Pieces, winner: i64, log: Log | None) -> None:
    """Score the area where the winning colour's Daimyo stands, at once.

    Every faction ranked there scores, or in the "winner" edition only the winning colour.
    """
    area = daimyo_area(p.army(winner))
    standing = ranks(p, area)
    for place in range(i64(1), i64(5)):
        for colour in range(i64(4)):
            if (standing >> (3 * colour)) & 7 != place:
                continue
            if p.setting.winner_only and colour != winner:
                continue
            points = pay(p, colour, kachidoki_points(p.variants, place))
            if log is not None:
                facts = standing_facts(p, area, standing, colour)
                facts["points"] = points
                log.append(Event("joraku.kachidoki", facts, "Kachidoki"))


def prestige(p: Pieces, log: Log | None) -> None:
    """Score the areas from 6 down to 1, then Kyoto, each by its row for this round.

    Within an area by rank, then in the order of the colours, a variant's bonus after the row.
    """
    area = SHINANO
    while area >= KYOTO:
        standing = ranks(p, area)
        if standing:
            score_row(p, area, standing, log)
            score_own_ground(p, area, standing, log)
        area -= 1


def score_row(p: Pieces, area: i64, standing: i64, log: Log | None) -> None:
    """Pay an area's row of this round."""
    row: i64 = p.setting.rows[7 * p.round + area]
    if row == 0 and log is None:
        return
    for place in range(i64(1), i64(5)):
        for colour in range(i64(4)):
            if (standing >> (3 * colour)) & 7 != place:
                continue
            points = pay(p, colour, row & POINTS)
            if log is not None:
                facts = standing_facts(p, area, standing, colour)
                facts["round"] = p.round + 1
                facts["row"] = row_numbers(p.setting.rows[7 * p.round + area])
                facts["points"] = points
                log.append(Event("joraku.prestige", facts, "Prestige"))
        row >>= 20  # nothing is left for the 4th


def score_own_ground(p: Pieces, area: i64, standing: i64, log: Log | None) -> None:
    """Pay variant 1's bonus; never for Kachidoki."""
    for colour in range(i64(4)):
        at_home = daimyo_area(p.army(colour)) == area
        bonus = own_ground_bonus(p.variants, area, (standing >> (3 * colour)) & 7, at_home)
        if bonus:
            points = pay(p, colour, bonus)
            if log is not None:
                facts: Facts = {"colour": COLOURS[colour], "area": AREAS[area], "points": points}
                log.append(Event("joraku.own-ground", facts, "Variant 1, R5"))


def pay(p: Pieces, colour: i64, points: i64) -> i64:
    """Give a colour RP; the neutral army's rank is used up and its RP are lost."""
    if p.setting.shape == NEUTRAL and colour == NEUTRAL_COLOUR:
        return 0
    p.gain(colour, points)
    return points


def row_numbers(row: i64) -> tuple[int, int, int]:
    """A packed score row as three numbers."""
    return row & POINTS, (row >> 20) & POINTS, row >> 40


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
