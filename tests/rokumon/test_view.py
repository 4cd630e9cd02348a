"""What a view says of its act, and what an act's end tells: screens work out none of it."""

from __future__ import annotations

from typing import Any

import pytest

from kachidoki import catalog
from kachidoki.core import Rng
from kachidoki.core.event import Log
from kachidoki.core.laws import chosen
from kachidoki.rokumon import Rokumon
from tests.rokumon.scene import MIXED, do, scene


def opening(**options: object) -> dict[str, Any]:
    return catalog.find("rokumon", options).start().view(None).as_dict()


@pytest.mark.parametrize(
    ("act", "grid", "values", "surprises"),
    [
        ("1", "square", "unused", False),
        ("2", "brick", "unused", False),
        ("3", "brick", "hidden", False),
        ("4", "brick", "hidden", True),
        ("5", "brick", "hidden", True),
        ("6", "brick", "open", True),
        ("solo", "brick", "unused", False),
    ],
)
def test_what_an_act_is_played_with(act: str, grid: str, values: str, surprises: bool) -> None:
    shown = opening(act=act)
    assert (shown["grid"], shown["values"], shown["surprises"]) == (grid, values, surprises)


def test_a_campaign_has_six_acts_and_the_solo_game_three_battles() -> None:
    assert [opening(act=act)["acts"] for act in ("campaign", "2", "solo")] == [6, None, None]
    assert [opening(act=act)["battles"] for act in ("campaign", "2", "solo")] == [None, None, 3]


@pytest.mark.parametrize(
    ("options", "bound"),
    [
        ({"tokens": "0 1"}, [True, False]),
        ({"tokens": "2 1"}, [False, True]),
        ({"tokens": "1 1"}, [False, False]),
        ({"tokens": "0 1", "honour": "off"}, [False, False]),
    ],
)
def test_k15_the_clan_with_fewer_tokens_is_bound(
    options: dict[str, str], bound: list[bool]
) -> None:
    assert [clan["bound"] for clan in opening(act="2", **options)["clans"]] == bound


def test_act_six_is_played_again_while_tied_and_then_decides() -> None:
    game = Rokumon(act="campaign")
    seen = set()
    for seed in range(40):
        state, rng = game.start(), Rng(b"decide %d" % seed)
        while acting := state.to_act():
            shown = state.view(None).as_dict()
            sixth = shown["act"] == 6
            played = int(state.won0 + state.won1)
            assert shown["deciding"] is (state.deciders > 0)
            assert not shown["deciding"] or sixth
            if sixth and played == 6 and state.won0 == state.won1:
                assert shown["deciding"]
                seen.add("decides")
            state.step(acting[0], chosen(state, acting[0], rng))
    assert seen


def cells(log: Log) -> object:
    (end,) = [event for event in log if event.key.startswith("rokumon.ends-")]
    return end.facts.get("cells")


def test_the_end_tells_the_line_or_the_stack_that_won() -> None:
    state = scene("2", "on e3 S?", "on e4 S?", "on d4 T?", "on d5 T?")
    assert cells(do(state, "deploy e5")) == [["e3", "e4", "e5"]]
    state = scene("2", "on e3 S? S?", "on d4 S?", "on d5 T?", "on d6 T?")
    assert cells(do(state, "move d4 e3")) == [["e3"]]
    state = scene("2", "on e3 S?", "on d4 T?")
    assert cells(do(state, "surrender")) == []


UNCOVERED = ("on e3 S?", "on e4 S?", "on e5 S? T?", "on d5 T?")


def test_k7_a_line_that_a_lift_uncovered_is_told_where_it_stands() -> None:
    state = scene("2", *UNCOVERED, clan="tokugawa", coins=MIXED)
    assert cells(do(state, "move e5 d4")) == [["e3", "e4", "e5"]]


def test_k7_also_if_the_lifted_warrior_comes_down_on_it() -> None:
    # e6 was covered before the Move: e4 e5 e6 never lay open.
    state = scene("2", "on e3 T?", "on e4 T?", "on e5 T? S?", "on e6 T? S?", coins=MIXED)
    assert cells(do(state, "move e5 e4")) == [["e3", "e4", "e5"]]


def test_k10_while_a_lost_move_can_be_taken_back_the_view_shows_the_line() -> None:
    items = "on e3 S?; on e4 S?; on e5 S? T?; supply sanada ?; supply tokugawa ? ? ? ?"
    text = f"act 2; phase turn; clan tokugawa; {MIXED}; {items}; tokens tokugawa 1 0"
    state = Rokumon(act="2", tokens="0 1").parse_position(text)
    assert state.view(0).as_dict()["uncovered"] == []
    do(state, "move e5 d4")
    for seat in (0, 1, None):
        assert state.view(seat).as_dict()["uncovered"] == [["e3", "e4", "e5"]]
    assert cells(do(state, "accept")) == [["e3", "e4", "e5"]]


def test_views_of_the_same_knowledge_are_the_same_and_say_whose_they_are() -> None:
    state = scene("3", "on d4 S6")
    assert len({state.view(0), state.copy().view(0)}) == 1
    assert state.view(0) != state.view(1)
    assert repr(state.view(0)) == f"<what seat 0 knows: {state.view(0).seen.position()}>"
    assert repr(state.view(None)).startswith("<what a spectator knows: act 3")
