"""Where nothing is hidden and all is solved, a review says what there is, and how it goes on."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from kachidoki.core import Game, Record, Rng, Table
from kachidoki.review import review
from kachidoki.review.estimate import WHOLE
from kachidoki.rokumon import Rokumon
from tests.review.games import TINY, finished, record_of


@cache
def reviewed(act: str) -> tuple[Game, Record, dict[str, Any]]:
    """An act that was played at random, and its review."""
    game = Rokumon(act=act)
    record = record_of(game, finished(game, [], Rng(b"open")))
    return game, record, review(game, record, TINY)


@pytest.mark.parametrize("act", ["1", "2", "solo"])
def test_a_solved_act_starts_with_what_it_is_worth_and_has_no_luck(act: str) -> None:
    _, _, found = reviewed(act)
    starts = []
    for seat in found["seats"]:
        (part,) = seat["parts"]
        assert part["exact"]
        assert not part["hidden"]
        assert part["know"] == part["open"]
        assert part["know"]["luck_by_cause"]["deal"] == 0
        assert part["know"]["luck_by_cause"]["shown"] == 0
        first = next(each for each in found["decisions"] if each["seat"] == seat["seat"])
        if seat["seat"] == found["decisions"][0]["seat"]:
            assert part["know"]["start"] == first["know"]["best"][0]
        starts.append(part["know"]["start"])
    assert len(starts) == 1 or sum(starts) == WHOLE


def test_an_act_with_hidden_values_is_neither_open_nor_exact() -> None:
    game = Rokumon(act="3")
    record = record_of(game, finished(game, [], Rng(b"hidden")))
    found = review(game, record, TINY, seat=0)
    (part,) = found["seats"][0]["parts"]
    assert part["hidden"]
    assert not part["exact"]
    assert part["know"]["start"] == WHOLE // 2
    assert all(each["hidden"] and not each["exact"] for each in found["decisions"])


@pytest.mark.parametrize("act", ["1", "2", "solo"])
def test_what_gave_something_away_is_answered_to_the_end(act: str) -> None:
    game, record, found = reviewed(act)
    costly = [each for each in found["decisions"] if each["know"]["loss"][0]]
    assert costly
    for each in costly:
        lines = record.lines[: each["lines"][0] - 1]
        for name, actions in (("played", each["actions"]), ("best", each["know"]["line"])):
            replies = each["replies"][name]
            assert {seat for seat, _ in replies} <= {0, 1}
            acted = [*lines, *((each["seat"], text) for text in actions)]
            followed = [*acted, *map(tuple, replies)]
            outcome = Table.to_look_at(game, followed).outcome
            value = each["know"][name][0]
            if value == WHOLE // 2:
                assert len(replies) <= 1
                continue
            assert outcome is not None  # followed to the end, and what was said comes true
            assert (each["seat"] in outcome.winners) == (value == WHOLE)
        keys = [reason["key"] for reason in each["reasons"]]
        assert "bots.judged-gave-away" in keys
        answered = [key for key in keys if key.startswith(("review.answer-", "review.taroma-"))]
        assert len(answered) == (Table.to_look_at(game, acted).outcome is None or act == "solo")


def test_the_better_action_is_the_one_that_its_reason_names() -> None:
    _, _, found = reviewed("1")
    for each in found["decisions"]:
        for reason in each["reasons"]:
            if reason["key"] == "bots.judged-gave-away":
                assert [reason["facts"]["best"]] == each["know"]["line"]


def test_a_move_of_a_lost_position_is_held_to_the_one_that_holds_out_longest() -> None:
    """A review of an act that was lost from the start had nothing to say."""
    game, record, found = reviewed("1")
    lost = [each for each in found["decisions"] if not each["know"]["best"][0]]
    shortened = [each for each in lost if each["know"]["moves"][0] < each["know"]["moves"][1]]
    assert shortened
    for each in lost:
        assert each["topic"] is None
        assert each["grade"] == "best"  # nothing was left to give away
        played, longest = each["know"]["moves"]
        assert (each in shortened) == (each["actions"] != each["know"]["line"])
        if each not in shortened:
            continue
        # Both lines are followed to the end, and are as long as was said.
        lines = record.lines[: each["lines"][0] - 1]
        for moves, name, actions in (
            (played, "played", each["actions"]),
            (longest, "best", each["know"]["line"]),
        ):
            replies = each["replies"][name]
            followed = [*lines, *((each["seat"], text) for text in actions), *map(tuple, replies)]
            assert Table.to_look_at(game, followed).outcome is not None
            assert moves == len(actions) + len(replies)
