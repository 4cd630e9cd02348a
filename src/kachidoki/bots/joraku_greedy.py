"""A plain heuristic for Joraku: looks at the board after each choice and no further.

It weighs the rows of this round and the next ones by the ranks as they stand, with a little
for every influence in an area that still pays, and the area of its own Daimyo for Kachidoki.
It knows only its view; what others hold it does not guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from kachidoki.bots.best import best_of
from kachidoki.core.action import Action
from kachidoki.core.rng import Rng
from kachidoki.joraku.actions import CHOOSE_MARCH, CHOOSE_PLACE, END
from kachidoki.joraku.prestige import POINTS, ranks
from kachidoki.joraku.state import (
    CHOOSING,
    DRAFTING,
    HOUSES,
    PLAYING,
    Pieces,
    daimyo_area,
    influence,
    played_card,
    reputation,
)
from kachidoki.joraku.turns import JorakuState
from kachidoki.joraku.variants import kachidoki_points, own_ground_bonus
from kachidoki.joraku.view import JorakuView

# What a point is worth in this round's row, the next one's, and the one after that.
NOW: Final[i64] = 60
NEXT: Final[i64] = 25
LATER: Final[i64] = 12
BANKED: Final[i64] = 80  # a point already on the track
KACHIDOKI: Final[i64] = 12  # a point that winning a skirmish would pay
WIN: Final[i64] = 60  # a point, for a card that wins the skirmish as it stands
RIVALS: Final[i64] = 3  # opponents' prospects count one part in so many


def choose(view: JorakuView, rng: Rng, among: Sequence[Action] | None = None) -> Action:
    """The best-looking action, or the best of some; ties are broken at random."""
    p = view.seen
    seat: i64 = -1 if view.seat is None else view.seat
    legal = view.legal() if among is None else among
    return best_of(legal, [worth_of(p, seat, action.bit) for action in legal], rng)


def worth_of(p: JorakuState, seat: i64, bit: i64) -> i64:
    """How good a choice looks."""
    if p.phase == PLAYING:
        return worth_of_play(p, bit)
    if p.phase < PLAYING:
        # A pick of a draft is kept, a passed or discarded card is gone.
        kept = card_worth(bit)
        return kept if p.phase == DRAFTING else -kept
    after = p.copy()
    if bit == END:
        return prospects(after, p.colour)
    after.apply(seat, bit, None)
    if p.phase == CHOOSING:
        carry_out(after)
    return prospects(after, p.colour)


def card_worth(card: i64) -> i64:
    """A number for its points, a Ninja a little less than a 5."""
    rank = card % 7
    return 9 if rank == 0 else 2 * rank


def worth_of_play(p: JorakuState, bit: i64) -> i64:
    """The better of placing and marching, and whether the card wins as things stand."""
    after = p.copy()
    after.apply(p.seat, bit, None)
    colour = after.colour
    if after.phase == CHOOSING:
        marched = after.copy()
        marched.apply(p.seat, CHOOSE_MARCH, None)
        carry_out(marched)
        after.apply(p.seat, CHOOSE_PLACE, None)
        carry_out(after)
        if prospects(marched, colour) > prospects(after, colour):
            after = marched
    else:
        carry_out(after)
    value = prospects(after, colour)
    chance = winning_chance(after)
    area = daimyo_area(after.army(colour))
    rank = ranks(after, area) >> (3 * colour) & 7
    value += WIN * kachidoki_points(p.variants, rank) * chance // 100
    # A strong card is worth keeping for a skirmish it can win.
    return value - card_worth(bit % 21)


def winning_chance(p: JorakuState) -> i64:
    """Percent, roughly: does the last card played lead, and how many are still to come."""
    mine = played_card(p.now, p.played - 1) % 7
    six = mine == 6
    ninja = mine == 0
    best: i64 = 0
    for k in range(p.played - 1):
        value = played_card(p.now, k) % 7
        six = six or value == 6
        ninja = ninja or value == 0
        if value > best:
            best = value
    to_come = p.setting.plays - p.played
    if mine == 0:
        if not six:
            return 15 * to_come if to_come else 0
        return 100 - 10 * to_come
    if mine < best or (mine == 6 and ninja):
        return 0
    return 100 - to_come * (8 + 9 * (6 - mine)) if to_come < 3 or mine > 3 else 5


def carry_out(p: JorakuState) -> None:
    """Place or march greedily for the acting colour until nothing looks better than to stop."""
    colour = p.colour
    seat = p.seat
    value = prospects(p, colour)
    while True:
        best: i64 = -1
        mask = p.open
        bit: i64 = 0
        while mask > 1 and bit < END:
            if mask & 1:
                after = p.copy()
                after.apply(seat, bit, None)
                here = prospects(after, colour)
                if here > value:
                    value = here
                    best = bit
            mask >>= 1
            bit += 1
        if best < 0:
            return
        p.apply(seat, best, None)


def prospects(p: Pieces, colour: i64) -> i64:
    """What a colour has and can expect, less a part of what its strongest rival expects."""
    mine: i64 = 0
    rival: i64 = 0
    for other in range(i64(4)):
        if other == colour:
            mine = expected(p, other)
        elif p.setting.shape != HOUSES or other // 2 != colour // 2:
            theirs = expected(p, other)
            if theirs > rival:
                rival = theirs
    return mine - rival // RIVALS


def expected(p: Pieces, colour: i64) -> i64:
    """The rows still to be scored, by the ranks as they stand, and the points so far."""
    army = p.army(colour)
    total = BANKED * reputation(army)
    home = daimyo_area(army)
    for area in range(i64(7)):
        strength = influence(army, area)
        if strength == 0:
            continue
        rank = ranks(p, area) >> (3 * colour) & 7
        weight = NOW
        for round_ in range(p.round, i64(3)):
            row: i64 = p.setting.rows[7 * round_ + area]
            points: i64 = 0
            if rank <= 3:
                points = row >> (20 * (rank - 1)) & POINTS
            points += own_ground_bonus(p.variants, area, rank, home == area)
            total += weight * points + weight * (row & POINTS) * strength // 60
            weight = NEXT if weight == NOW else LATER
        if area == home:
            total += KACHIDOKI * kachidoki_points(p.variants, rank)
    return total
