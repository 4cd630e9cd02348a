"""A stronger Joraku bot: tries each choice in imagined worlds and lets greedy players go on.

For every choice the same worlds are played on to the end of the round, everybody choosing as
the greedy bot does; the choice with the best mean wins. It knows only its view, so what it
imagines others to hold is as likely as any other deal that fits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.bots.best import best_of
from kachidoki.bots.joraku_greedy import expected, worth_of
from kachidoki.core.action import Action
from kachidoki.core.rng import Rng
from kachidoki.joraku.cards import count, nth
from kachidoki.joraku.imagine import imagine
from kachidoki.joraku.state import CHOOSING, HOUSES, NOBODY, OVER, Pieces
from kachidoki.joraku.turns import JorakuState
from kachidoki.joraku.view import JorakuView

WORLDS: Final[i64] = 24
OTHERS: Final[i64] = 2  # the strongest rival counts one part in so many


def choose(view: JorakuView, rng: Rng) -> Action:
    """The choice that does best in imagined worlds."""
    legal = view.legal()
    seat: i64 = NOBODY if view.seat is None else view.seat
    if len(legal) == 1:
        return legal[0]
    if view.seen.phase > CHOOSING:
        # Single steps of an effect: the board is open, and greedy sees all of it.
        return best_of(legal, [int(worth_of(view.seen, seat, a.bit)) for a in legal], rng)
    totals = [0] * len(legal)
    for _ in range(WORLDS):
        world = imagine(view.seen, seat, rng)
        for at in range(len(legal)):
            after = world.copy()
            after.apply(seat, legal[at].bit, None)
            play_on(after, world.round)
            totals[at] += int(standing(after, seat))
    return best_of(legal, totals, rng)


def play_on(state: JorakuState, round_: i64) -> None:
    """Everybody plays greedily until the round is over; nobody gets to see the next deal."""
    while state.phase != OVER and state.round == round_:
        seat = state.seat
        if seat == NOBODY:
            if state.pending == 0:
                # Only while a round is being dealt, which no choice of a seat leads to.
                return
            seat = nth(state.pending, 0)
        state.apply(seat, greedy_bit(state, seat), None)


def greedy_bit(state: JorakuState, seat: i64) -> i64:
    """The greedy choice of a seat; the first among equals."""
    mask = state.choice_mask(seat)
    size = count(mask)
    best = nth(mask, 0)
    if size == 1:
        return best
    best_value = worth_of(state, seat, best)
    for k in range(i64(1), size):
        bit = nth(mask, k)
        value = worth_of(state, seat, bit)
        if value > best_value:
            best_value = value
            best = bit
    return best


def standing(p: Pieces, seat: i64) -> i64:
    """What a seat has and can expect, less a part of its strongest rival's."""
    mine: i64 = -1
    rival: i64 = 0
    for colour in range(i64(4)):
        value = expected(p, colour)
        owner: i64 = colour // 2 if p.setting.shape == HOUSES else colour
        if owner == seat:
            # With two houses the better one decides, and the other one breaks ties.
            mine = value + mine // 8 if value > mine else mine + value // 8
        elif owner < p.setting.seats and value > rival:
            rival = value
    return mine - rival // OTHERS
