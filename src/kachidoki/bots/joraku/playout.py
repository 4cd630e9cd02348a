"""Random play to the end inside compiled code, to measure and to compare both gears."""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.core.rng import Rng
from kachidoki.joraku.cards import count, nth
from kachidoki.joraku.state import NOBODY, OVER
from kachidoki.joraku.turns import JorakuState


def play_out(state: JorakuState, rng: Rng) -> i64:
    """Play a state at random to its end; returns the number of steps."""
    steps: i64 = 0
    while state.phase != OVER:
        seat = state.seat
        if seat == NOBODY and state.pending:
            seat = nth(state.pending, 0)
        mask = state.choice_mask(seat)
        if mask & (mask - 1):
            bit = nth(mask, rng.below(count(mask)))
        else:
            bit = count(mask - 1)  # the only choice
        state.apply(seat, bit, None)
        steps += 1
    return steps


def play_games(start: JorakuState, games: i64, rng: Rng) -> i64:
    """Play many games from one state; returns the number of steps of all of them."""
    steps: i64 = 0
    for _ in range(games):
        steps += play_out(start.copy(), rng)
    return steps
