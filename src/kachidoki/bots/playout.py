"""Random play inside compiled code: what search does millions of times."""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.core.rng import Rng
from kachidoki.joraku.cards import COUNT, PLACE
from kachidoki.joraku.state import NOBODY, OVER
from kachidoki.joraku.turns import JorakuState


def bits(mask: i64) -> i64:
    """How many choices a mask of up to 44 bits has."""
    low = i64(COUNT[mask & 2047]) + i64(COUNT[mask >> 11 & 2047])
    if mask < 0x400000:
        return low
    return low + i64(COUNT[mask >> 22 & 2047]) + i64(COUNT[mask >> 33])


def nth_bit(mask: i64, k: i64) -> i64:
    """The place of the k-th choice of a mask."""
    base: i64 = 0
    while True:
        part = mask & 2047
        here = i64(COUNT[part])
        if k < here:
            return base + i64(PLACE[11 * part + k])
        k -= here
        mask >>= 11
        base += 11


def first_pending(pending: i64) -> i64:
    """The lowest seat of a mask that is not empty."""
    seat: i64 = 0
    while not pending & 1:
        pending >>= 1
        seat += 1
    return seat


def play_out(state: JorakuState, rng: Rng) -> i64:
    """Play a state at random to its end; returns the number of steps."""
    steps: i64 = 0
    while state.phase != OVER:
        seat = state.seat
        if seat == NOBODY and state.pending:
            seat = first_pending(state.pending)
        mask = state.choice_mask(seat)
        state.apply(seat, nth_bit(mask, rng.below(bits(mask))), None)
        steps += 1
    return steps


def play_games(start: JorakuState, games: i64, rng: Rng) -> i64:
    """Play many games from one state; returns the number of steps of all of them."""
    steps: i64 = 0
    for _ in range(games):
        steps += play_out(start.copy(), rng)
    return steps
