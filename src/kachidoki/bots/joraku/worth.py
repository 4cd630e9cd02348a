"""What a board is worth when a round is over: each seat's chance to win the game.

Fitted to games of the search against itself. Two things tell who will win: the points so
far, and influence where the next rows pay well. The ranks as they stand told next to nothing
beyond that: a new round overturns them. With more than two players a lead is worth less,
because everybody works against the leader.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kachidoki.joraku.outcome import final_key
from kachidoki.joraku.prestige import POINTS
from kachidoki.joraku.state import HOUSES, OVER, Pieces, influence, reputation

# The logarithm of the odds that a point on the track gives before round II and before round
# III, with more than two players and with two.
POINT_EARLY: Final = 0.10
POINT_EARLY_TWO: Final = 0.16
POINT_LATE: Final = 0.235
# The same for an influence, times the points that the area's next row pays its first.
INFLUENCE_EARLY: Final = 0.009
INFLUENCE_LATE: Final = 0.024
AFTERWARDS: Final = 0.005  # by the row after the next
# At the end of the game only winning counts, but a close game is better than a lost one.
POINT_AT_END: Final = 0.6
WON: Final = 0.75


def chances(p: Pieces, reward: vec[float]) -> None:
    """Write each seat's chance to win, given a board at the end of a round."""
    seats = p.setting.seats
    top = -1000.0
    for seat in range(seats):
        value = log_odds(p, seat)
        reward[seat] = value
        if value > top:
            top = value
    total = 0.0
    for seat in range(seats):
        share = exp(reward[seat] - top)
        reward[seat] = share
        total += share
    scale = 1.0 / total
    if p.phase == OVER:
        scale *= 1.0 - WON
    for seat in range(seats):
        reward[seat] *= scale
    if p.phase == OVER:
        reward[winner(p)] += WON


def winner(p: Pieces) -> i64:
    """Who has won a finished game."""
    best: i64 = 0
    highest: i64 = -1
    for seat in range(p.setting.seats):
        points, next_, last = final_key(p, seat)
        # In one number, in the order in which they decide.
        key = (points << 24) + (next_ << 8) + last
        if key > highest:
            highest = key
            best = seat
    return best


def log_odds(p: Pieces, seat: i64) -> float:
    """The logarithm of a seat's odds."""
    if p.setting.shape != HOUSES:
        return prospect(p, seat)
    first = prospect(p, 2 * seat)
    second = prospect(p, 2 * seat + 1)
    # The better house decides, the other one breaks ties and may still become the better.
    return first + 0.15 * second if first > second else second + 0.15 * first


def prospect(p: Pieces, colour: i64) -> float:
    """What a colour has, and what its influence promises."""
    army = p.army(colour)
    points = float(reputation(army))
    if p.phase == OVER:
        return POINT_AT_END * points
    next_: i64 = 0
    after: i64 = 0
    rows = p.setting.rows
    early = p.round == 1
    for area in range(i64(7)):
        here = influence(army, area)
        if here:
            next_ += here * (rows[7 * p.round + area] & POINTS)
            if early:
                after += here * (rows[14 + area] & POINTS)
    if not early:
        return POINT_LATE * points + INFLUENCE_LATE * float(next_)
    weight = POINT_EARLY_TWO if p.setting.seats == 2 else POINT_EARLY
    return weight * points + INFLUENCE_EARLY * float(next_) + AFTERWARDS * float(after)
