"""Where Rokumon is solved, the review says what the solution says; elsewhere it searches."""

from __future__ import annotations

import pytest

from kachidoki.bots.rokumon.solved.par import shortest
from kachidoki.bots.rokumon.solved.verdicts import verdicts
from kachidoki.core import Rng
from kachidoki.review.estimate import WHOLE, certain
from kachidoki.review.grades import grade_of
from kachidoki.review.history import Decision, History
from kachidoki.review.rokumon import searching
from kachidoki.review.rokumon.reviewer import RokumonReviewer
from kachidoki.review.rokumon.solo import DRAW, LOSS, WIN, solve, worth_of
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
    assert {value for value, _ in solve(state).values()} == {WIN, DRAW, LOSS}
    turns = 0
    while state.phase == TURN:
        soonest = shortest(state.copy())
        beaten = soonest is not None
        if soonest is not None:  # by turns of the player, and here by moves of both
            assert worth_of(state)[1] in (2 * soonest[0] - 1, 2 * soonest[0])
        found = RokumonReviewer().judge(state.view(0), [state.legal(0)[0]], TINY, rng)
        assert (found.best.value == WHOLE) == beaten
        actions = state.actions()
        state.step(0, actions[rng.below(len(actions))])
        turns += 1
    assert turns


def test_the_first_move_is_worth_the_same_by_what_is_known_and_with_everything_open() -> None:
    """It was 99 % and 73 %, although nothing was hidden yet."""
    reviewer, game = RokumonReviewer(), Rokumon(act="3")
    record = record_of(game, finished(game, [], Rng(b"first")))
    steps = History.of(game, record).steps
    first = next(step for step in steps if isinstance(step, Decision))
    state = first.before
    assert isinstance(state, RokumonState)
    known = reviewer.judge(state.view(first.seat), first.actions, TINY, Rng(b""))
    _, _, opened = reviewer.judge_open(state, first.seat, first.actions, TINY, Rng(b""))
    assert known.as_dict() == opened.as_dict()
    other = reviewer.chance(state.view(1 - first.seat), TINY, Rng(b""))
    assert other.value == reviewer.chances_open(state, TINY, Rng(b""))[1 - first.seat]


def test_an_interval_reaches_as_far_as_a_longer_search_may_go() -> None:
    """35 to 40 % was told of what a closer look called 48 %."""
    around = searching.chance_around([400_000, 350_000, 380_000], searching.HIDDEN_REACH)
    assert around.value == 380_000
    assert around.low < 300_000
    assert around.high > 480_000
    assert searching.chance_around([600_000, WHOLE], searching.HIDDEN_REACH) == certain(WHOLE)


def test_what_is_better_by_less_than_the_search_can_tell_is_about_equal() -> None:
    reach = searching.HIDDEN_REACH
    best, played = [500_000, 520_000], [470_000, 450_000]
    loss = searching.loss_around(best, played, same=False, reach=reach)
    assert loss.value == 70_000
    assert loss.low < 0
    grades = [
        grade_of(certain(played[-1]), certain(best[-1]), each) for each in (loss, certain(70_000))
    ]
    assert grades == ["close", "costly"]
    none = searching.loss_around(best, best, same=True, reach=reach)
    assert (none.value, none.low) == (0, 0)
    assert none.high > 0  # a closer look may find something
    # The end was seen after what was played: only the better one is in doubt.
    assert searching.loss_around(best, [450_000, 0], same=False, reach=reach).low > 0


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
