"""A plain heuristic for Joraku: looks at the board after its own turn and no further.

It weighs the rows of this round and the next ones by the ranks as they stand, with a little
for every influence in an area that still pays, and the area of its own Daimyo for Kachidoki.
It knows only its view; what others hold it does not guess. Whoever is inattentive finds its
turn with less of the board in mind, but uses what is left of a card with all of it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kachidoki.core.rng import Rng
from kachidoki.joraku.actions import (
    CHOOSE_MARCH,
    CHOOSE_PLACE,
    DAIMYO_TO,
    END,
    REMOVE,
    SEND_TO,
    TOWARD,
)
from kachidoki.joraku.cards import lowest
from kachidoki.joraku.kachidoki import kachidoki_points
from kachidoki.joraku.prestige import POINTS
from kachidoki.joraku.ranking import ranks
from kachidoki.joraku.state import (
    CHOOSING,
    DRAFTING,
    HOUSES,
    PLACING,
    PLAYING,
    Pieces,
    daimyo_area,
    influence,
    played_card,
    reputation,
)
from kachidoki.joraku.turns import JorakuState
from kachidoki.joraku.variants import own_ground_bonus
from kachidoki.joraku.view import JorakuView

# What a point is worth in this round's row, the next one's, and the one after that.
NOW: Final[i64] = 60
NEXT: Final[i64] = 25
LATER: Final[i64] = 12
BANKED: Final[i64] = 80  # a point already on the track
KACHIDOKI: Final[i64] = 12  # a point that winning a skirmish would pay
WIN: Final[i64] = 60  # a point, for a card that wins the skirmish as it stands
RIVALS: Final[i64] = 3  # opponents' prospects count one part in so many


ALL_AREAS: Final[i64] = 0x7F
ALL_ROUNDS: Final[i64] = 3


@final
class Attention:
    """What of the board is in mind for a turn."""

    def __init__(self, areas: i64, rounds: i64, removing: bool) -> None:
        self.areas = areas  # as a mask
        self.rounds = rounds  # how many rows of an area, from this round's on
        self.removing = removing  # whether removing and sending away Samurai is thought of

    def notices(self, p: Pieces, bit: i64) -> bool:
        """Whether a step of a placement or a march is thought of."""
        if p.phase == PLACING:
            return self.areas >> bit & 1 != 0
        if bit >= REMOVE:
            return self.removing
        area = bit >> 2
        if bit & 3 == DAIMYO_TO:
            return self.areas >> area & 1 != 0
        if bit & 3 == SEND_TO:
            return self.removing
        to = area - 1 if bit & 3 == TOWARD else area + 1
        return self.areas >> area & self.areas >> to & 1 != 0


FULL: Final = Attention(ALL_AREAS, ALL_ROUNDS, True)


@final
class Use:
    """A way to use a card: the steps, without the end, and the board they lead to."""

    def __init__(self, board: JorakuState, steps: list[i64]) -> None:
        self.board = board
        self.steps = steps


def choose(view: JorakuView, rng: Rng, attention: Attention = FULL, among: i64 = -1) -> list[int]:
    """The best-looking choice and the rest of its turn, as bits; ties are broken at random.

    `among` is a mask of the choices that are weighed at a secret choice or for a card; at
    least one of them is open.
    """
    p = view.seen
    seat: i64 = -1 if view.seat is None else view.seat
    if p.phase > PLAYING:
        return [*best_use(p, attention).steps, END]
    found: list[list[int]] = []
    highest: i64 = 0
    mask = p.choice_mask(seat) & among
    while mask:
        bit = lowest(mask)
        mask &= mask - 1
        turn: list[int] = [bit]
        if p.phase == PLAYING:
            after = p.copy()
            after.apply(seat, bit, None)
            use = best_use(after, attention)
            turn += use.steps
            turn.append(END)
            value = worth_of_play(p, use.board, bit, attention)
        else:
            # A pick of a draft is kept, a passed or discarded card is gone.
            value = card_worth(bit) if p.phase == DRAFTING else -card_worth(bit)
        if not found or value > highest:
            found = []
            highest = value
        if value == highest:
            found.append(turn)
    return found[rng.below(len(found))]


def card_worth(card: i64) -> i64:
    """A number for its points, a Ninja a little less than a 5."""
    rank = card % 7
    return 9 if rank == 0 else 2 * rank


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


def worth_of_play(p: JorakuState, after: JorakuState, bit: i64, attention: Attention) -> i64:
    """The board that a card leads to, and whether the card wins as things stand."""
    colour = after.colour
    value = prospects(after, colour, attention)
    area = daimyo_area(after.army(colour))
    rank = ranks(after, area) >> (3 * colour) & 7
    value += WIN * kachidoki_points(p.variants, rank) * winning_chance(after) // 100
    # A strong card is worth keeping for a skirmish it can win.
    return value - card_worth(bit % 21)


def best_use(p: JorakuState, attention: Attention) -> Use:
    """What to do with a card that was played: the better of placing and marching."""
    if p.phase != CHOOSING:
        return look_again(first_use(p, [], attention), attention)
    placed = p.copy()
    placed.apply(p.seat, CHOOSE_PLACE, None)
    place = first_use(placed, [CHOOSE_PLACE], attention)
    marched = p.copy()
    marched.apply(p.seat, CHOOSE_MARCH, None)
    march = first_use(marched, [CHOOSE_MARCH], attention)
    gain = prospects(march.board, p.colour, attention) - prospects(place.board, p.colour, attention)
    place = look_again(place, attention)
    march = look_again(march, attention)
    if gain == 0:
        gain = prospects(march.board, p.colour, FULL) - prospects(place.board, p.colour, FULL)
    return march if gain > 0 else place


def first_use(p: JorakuState, before: list[i64], attention: Attention) -> Use:
    """Place or march step by step with what is in mind."""
    board = p.copy()
    return Use(board, before + best_steps(board, attention))


def look_again(use: Use, attention: Attention) -> Use:
    """Who has Samurai or points left looks at everything before the turn ends."""
    if attention is FULL or use.board.left == 0:
        return use
    board = use.board.copy()
    return Use(board, use.steps + best_steps(board, FULL))


def best_steps(p: JorakuState, attention: Attention) -> list[i64]:
    """Take the best-looking step until nothing looks better than to stop; returns them all."""
    colour = p.colour
    seat = p.seat
    value = prospects(p, colour, attention)
    steps: list[i64] = []
    while True:
        best: i64 = -1
        mask = p.open
        while mask:
            bit = lowest(mask)
            mask &= mask - 1
            if bit == END or not attention.notices(p, bit):
                continue
            after = p.copy()
            after.apply(seat, bit, None)
            here = prospects(after, colour, attention)
            if here > value:
                value = here
                best = bit
        if best < 0:
            return steps
        p.apply(seat, best, None)
        steps.append(best)


def prospects(p: Pieces, colour: i64, attention: Attention) -> i64:
    """What a colour has and can expect, less a part of what its strongest rival expects."""
    mine: i64 = 0
    rival: i64 = 0
    for other in range(i64(4)):
        if other == colour:
            mine = expected(p, other, attention)
        elif p.setting.shape != HOUSES or other // 2 != colour // 2:
            theirs = expected(p, other, attention)
            if theirs > rival:
                rival = theirs
    return mine - rival // RIVALS


def expected(p: Pieces, colour: i64, attention: Attention) -> i64:
    """The rows still to be scored, by the ranks as they stand, and the points so far."""
    army = p.army(colour)
    total = BANKED * reputation(army)
    home = daimyo_area(army)
    last = p.round + attention.rounds
    if last > ALL_ROUNDS:
        last = ALL_ROUNDS
    for area in range(i64(7)):
        strength = influence(army, area)
        if strength == 0 or not attention.areas >> area & 1:
            continue
        rank = ranks(p, area) >> (3 * colour) & 7
        weight = NOW
        for round_ in range(p.round, last):
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
