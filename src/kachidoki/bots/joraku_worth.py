"""What a board is worth when a round is over: each seat's chance to win the game.

Final points are foretold from the points so far and from the rows still to come, by the
ranks as they stand; the chances follow from how far apart the foretold points are.
"""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from kachidoki.joraku.prestige import POINTS, ranks
from kachidoki.joraku.state import HOUSES, OVER, Pieces, daimyo_card, reputation


def chances(p: Pieces, reward: vec[float]) -> None:
    """Write each seat's chance to win, given a board at the end of a round."""
    seats = p.setting.seats
    if p.phase == OVER:
        spread = 1.6
    elif p.round == 2:
        spread = 4.5
    else:
        spread = 7.0
    top = -1000.0
    for seat in range(seats):
        value = standing(p, seat)
        reward[seat] = value
        if value > top:
            top = value
    total = 0.0
    for seat in range(seats):
        share = exp((reward[seat] - top) / spread)
        reward[seat] = share
        total += share
    for seat in range(seats):
        reward[seat] /= total
    if p.phase == OVER:
        for seat in range(seats):
            reward[seat] *= 0.3
        reward[winner(p)] += 0.7


def winner(p: Pieces) -> i64:
    """Who has won a finished game; the tie-breaks are those of `standings`."""
    best: i64 = 0
    highest: i64 = -1
    for seat in range(p.setting.seats):
        if p.setting.shape == HOUSES:
            first = reputation(p.army(2 * seat))
            second = reputation(p.army(2 * seat + 1))
            if second > first:
                first, second = second, first
            key = (first * 4096 + second) * 8 + (1 if p.lead == seat else 0)
        else:
            army = p.army(seat)
            key = reputation(army) * 8 + daimyo_card(army)
        if key > highest:
            highest = key
            best = seat
    return best


def standing(p: Pieces, seat: i64) -> float:
    """The points a seat can expect in the end."""
    if p.setting.shape != HOUSES:
        return foretold(p, seat)
    first = foretold(p, 2 * seat)
    second = foretold(p, 2 * seat + 1)
    # The better house decides, the other one breaks ties and may still become the better.
    return first + 0.15 * second if first > second else second + 0.15 * first


def foretold(p: Pieces, colour: i64) -> float:
    """The points a colour can expect in the end."""
    points = float(reputation(p.army(colour)))
    if p.phase == OVER:
        return points
    for area in range(i64(7)):
        rank = ranks(p, area) >> (3 * colour) & 7
        if rank == 0 or rank > 3:
            continue
        weight = 0.6
        for round_ in range(p.round, i64(3)):
            row: i64 = p.setting.rows[7 * round_ + area]
            points += weight * float(row >> (20 * (rank - 1)) & POINTS)
            weight *= 0.5
    return points
