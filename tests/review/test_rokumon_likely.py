"""Where Rokumon is not solved, a review says how it likely goes on, by what the seat knew."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kachidoki.bots.rokumon.hints import reason_for
from kachidoki.core import Rng, Table
from kachidoki.core.record import Line
from kachidoki.review import review
from kachidoki.review.history import Decision, History
from kachidoki.review.rokumon import likely
from kachidoki.review.rokumon.reviewer import RokumonReviewer
from kachidoki.rokumon import Rokumon, RokumonState
from kachidoki.rokumon.actions import FIGHT
from tests.review.games import TINY, finished, record_of

NODES = 200


def decisions(game: Rokumon, seed: bytes) -> Iterator[tuple[list[Line], Decision]]:
    """The decisions of a game that was played at random, with the lines before each."""
    lines = finished(game, [], Rng(seed))
    for step in History.of(game, record_of(game, lines)).steps:
        if isinstance(step, Decision):
            yield lines[: step.lines[0] - 1], step


@pytest.mark.parametrize("act", ["3", "4", "5", "6"])
def test_what_is_likely_can_be_played_as_things_truly_stood(act: str) -> None:
    game = Rokumon(act=act) if act in ("3", "6") else Rokumon(act=act, tokens="2 1")
    followed = 0
    for before, decision in decisions(game, act.encode()):
        state = decision.before
        assert isinstance(state, RokumonState)
        view = state.view(decision.seat)
        found = likely.replies(view, decision.actions[0], NODES, Rng(b""))
        lines = [*before, (decision.seat, str(decision.actions[0]))]
        truth = Table.to_look_at(game, lines).state
        assert isinstance(truth, RokumonState)
        for seat, action in found:
            taken = RokumonReviewer().in_truth(truth, seat, action)
            assert taken in truth.legal(seat)
            assert str(taken).split()[-1] == str(action).split()[-1]
            truth.step(seat, taken)
        followed += len(found) > 1
    assert followed >= 3


@pytest.mark.parametrize("act", ["3", "5"])
def test_what_is_likely_depends_on_no_hidden_warrior(act: str) -> None:
    """Whatever the hidden warriors are imagined to be, the line and its reason stay the same."""
    game = Rokumon(act=act, tokens="2 1") if act == "5" else Rokumon(act=act)
    compared = 0
    for _, decision in decisions(game, b"hidden"):
        state = decision.before
        assert isinstance(state, RokumonState)
        view, action = state.view(decision.seat), decision.actions[0]
        one, other = (likely.replies(view, action, NODES, Rng(seed)) for seed in (b"a", b"b"))
        assert one == other
        if one:
            told = [
                [event.as_dict() for event in likely.told(view, action, one, Rng(seed))]
                for seed in (b"a", b"b")
            ]
            assert told[0] == told[1]
            compared += 1
    assert compared >= 3


def test_a_line_ends_before_a_fight_that_shows_what_nobody_knew() -> None:
    game = Rokumon(act="3")
    fights = 0
    for seed in (b"1", b"2", b"3"):
        for _, decision in decisions(game, seed):
            state = decision.before
            assert isinstance(state, RokumonState)
            view, action = state.view(decision.seat), decision.actions[0]
            if action.kind == FIGHT:
                clan = int(state.clan_of(decision.seat))
                hidden = likely.shows(state, action, clan)
                assert not hidden or likely.replies(view, action, NODES, Rng(b"")) == []
                fights += hidden
    assert fights


def test_a_review_says_that_it_is_likely_and_not_proved() -> None:
    game = Rokumon(act="3")
    record = record_of(game, finished(game, [], Rng(b"hidden")))
    found = review(game, record, TINY)
    answered = [each for each in found["decisions"] if each["replies"]["played"]]
    assert answered
    for each in answered:
        keys = [reason["key"] for reason in each["reasons"]]
        assert "review.likely" in keys or "review.answer-wins" in keys
        assert each["grade"] in ("slip", "costly", "turning")


def test_what_holds_for_both_moves_is_no_reason() -> None:
    """“Then you control one coin and the other 0” was said of every move, for the better one."""
    reviewer, game = RokumonReviewer(), Rokumon(act="3")
    left_out = 0
    for _, decision in (*decisions(game, b"hidden"), *decisions(game, b"2")):
        state = decision.before
        assert isinstance(state, RokumonState)
        view, line = state.view(decision.seat), decision.actions
        judged = reviewer.judge(view, line, TINY, Rng(b""))
        if not judged.loss.value:
            continue
        told = reviewer.reasons(view, line, judged, [], Rng(b""))
        better, played = (
            reason_for(view, each, Rng(b"")).as_dict() for each in (judged.line[0], line[0])
        )
        if better == played:
            assert [event.key for event in told] == ["review.only-searched"]
            left_out += 1
        else:
            assert told[0].key == better["key"]
    assert left_out
