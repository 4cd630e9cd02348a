"""The sampled review against full enumeration, and against the end of the game."""

from __future__ import annotations

import os
from itertools import islice

import pytest

from kachidoki import catalog
from kachidoki.core import Rng, Table
from kachidoki.joraku import JorakuState
from kachidoki.joraku.actions import END
from kachidoki.review.effort import EFFORTS
from kachidoki.review.estimate import WHOLE, Estimate
from kachidoki.review.history import Decision, History
from kachidoki.review.joraku.choices import actions_of, all_choices
from kachidoki.review.joraku.judging import judge
from tests.review.enumerated import compare, positions
from tests.review.games import TINY, played

# How many positions: the gate has time for a few; 500 take half an hour.
POSITIONS = int(os.environ.get("KACHIDOKI_TEST_POSITIONS", "5"))
MANY = 200  # from so many on, shares can be asked for


def holds(interval: Estimate, truth: float) -> bool:
    return interval.low - 2 <= truth * WHOLE <= interval.high + 2


@pytest.mark.slow
@pytest.mark.exhaustive
def test_the_sampled_review_agrees_with_full_enumeration() -> None:
    held = []
    near = []
    for shape, view, line in islice(positions(31), POSITIONS):
        found = compare(shape, view, line)
        best = found.judged.best
        reach = max(best.high - best.value, best.value - best.low)
        near.append(found.named * WHOLE >= found.proved * WHOLE - reach - 2)
        if found.spread > 1e-6:  # else there is nothing to estimate
            held.append(holds(found.judged.played, found.played))
            held.append(holds(found.judged.best, found.named))
    assert near.count(False) <= max(1, POSITIONS // 100)
    if len(held) >= MANY:
        assert 0.93 <= held.count(True) / len(held) <= 0.97
    else:
        assert held.count(False) <= 3


def test_the_last_turn_of_a_game_is_judged_by_who_won() -> None:
    for seed in (b"one", b"two"):
        game, record = played("joraku", {"players": 3}, "greedy", seed)
        last = [step for step in History.of(game, record).steps if isinstance(step, Decision)][-1]
        outcome = Table.from_record(game, record).outcome
        assert outcome is not None
        state = last.before
        assert isinstance(state, JorakuState)
        found = judge(state.view(last.seat), last.actions, TINY, Rng(b""))
        won = WHOLE if last.seat in outcome.winners else 0
        assert found.played == Estimate(won, won, won)
        assert found.how == "enumerated"


def test_listed_worlds_leave_less_error_than_drawn_ones() -> None:
    narrower = 0
    for _, view, line in islice(positions(32), 6):
        drawn = judge(view, line, EFFORTS["quick"], Rng(b"x"), enumerate_few=False)
        listed = judge(view, line, EFFORTS["quick"], Rng(b"x"))
        if listed.how == "enumerated":
            assert drawn.how == "sampled"
            wide = drawn.played.high - drawn.played.low
            narrower += listed.played.high - listed.played.low <= wide
    assert narrower >= 2


def test_a_card_with_the_bit_of_the_end_is_no_end() -> None:
    # With two houses yari 4 for the second colour has the bit that ends a turn elsewhere.
    game = catalog.find("joraku", players=2, mode="houses")
    action = game.actions.parse("play yari 4 for blue")
    assert action.bit == END
    for seed in range(40):
        state = game.start()
        rng = Rng(b"bit %d" % seed)
        assert isinstance(state, JorakuState)
        while acting := state.to_act():
            if action in state.legal(acting[0]):
                view = state.view(acting[0])
                for choice in all_choices(view, 2):
                    line = actions_of(view, choice)
                    assert [each.bit for each in line] == choice.bits
                    assert line[-1].text == "end"
                return
            legal = state.legal(acting[0])
            state.step(acting[0], legal[rng.below(len(legal))])
    raise AssertionError("nobody could play the card")
