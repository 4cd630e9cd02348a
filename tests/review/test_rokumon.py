"""Where Rokumon is solved, the review says what the solution says; elsewhere it searches."""

from __future__ import annotations

import pytest

from kachidoki.bots.rokumon.solved.par import shortest
from kachidoki.bots.rokumon.solved.verdicts import verdicts
from kachidoki.core import Rng
from kachidoki.review.estimate import WHOLE
from kachidoki.review.history import Decision, History
from kachidoki.review.rokumon.reviewer import RokumonReviewer
from kachidoki.review.rokumon.solo import DRAW, LOSS, WIN, solve
from kachidoki.rokumon import Rokumon, RokumonState
from kachidoki.rokumon.state import OVER, TURN
from tests.review.games import TINY, finished, record_of

VALUES = {"win": WHOLE, "draw": WHOLE // 2, "loss": 0}


@pytest.mark.parametrize("act", ["1", "2"])
def test_solved_acts_are_judged_as_they_are_solved(act: str) -> None:
    reviewer = RokumonReviewer()
    game = Rokumon(act=act)
    judged = 0
    for seed in range(2):
        record = record_of(game, finished(game, [], Rng(b"%d" % seed)))
        for step in History.of(game, record).steps:
            if not isinstance(step, Decision):
                continue
            state = step.before
            assert isinstance(state, RokumonState)
            view = state.view(step.seat)
            solution = {each.action: VALUES[each.value] for each in verdicts(view)}
            for action in solution:
                after = state.copy()
                after.step(step.seat, action)
                if after.phase == OVER and after.winner < 0:
                    solution[action] = WHOLE // 2  # a third repetition [K9]
                found = reviewer.judge(view, [action], TINY, Rng(b""))
                assert found.played.value == solution[action]
                assert found.how == "exact"
                judged += 1
            best = reviewer.judge(view, step.actions, TINY, Rng(b"")).best.value
            assert best == max(solution.values())
    assert judged > 50


def test_the_solo_game_is_solved_with_taromas_answers() -> None:
    rng = Rng(b"solo")
    state = Rokumon(act="solo").start()
    while state.to_act() == (-1,):
        draws = state.legal(-1)
        state.step(-1, draws[rng.below(len(draws))])
    assert set(solve(state).values()) == {WIN, DRAW, LOSS}
    turns = 0
    while state.phase == TURN:
        beaten = shortest(state.copy()) is not None
        found = RokumonReviewer().judge(state.view(0), [state.legal(0)[0]], TINY, rng)
        assert (found.best.value == WHOLE) == beaten
        actions = state.actions()
        state.step(0, actions[rng.below(len(actions))])
        turns += 1
    assert turns


def test_an_action_that_is_searched_is_never_better_than_the_best() -> None:
    game = Rokumon(act="4", tokens="1 1")
    record = record_of(game, finished(game, [], Rng(b"searched")))
    reviewer = RokumonReviewer()
    for step in History.of(game, record).steps:
        if isinstance(step, Decision):
            state = step.before
            assert isinstance(state, RokumonState)
            found = reviewer.judge(state.view(step.seat), step.actions, TINY, Rng(b""))
            assert found.how == "searched"
            assert found.loss.value == found.best.value - found.played.value >= 0
            assert found.loss.low <= found.loss.value <= found.loss.high
            assert found.depth >= 1
