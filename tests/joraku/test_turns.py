"""Whose turn is under way: who has acted and is not done yet."""

from __future__ import annotations

from kachidoki.core import CHANCE
from tests.joraku.scene import do, find, scene


def test_where_two_cards_are_passed_both_together_are_a_turn() -> None:
    state = find(players=3).start()
    while state.to_act() == (CHANCE,):
        assert state.in_turn() == ()
        state.step(CHANCE, state.legal(CHANCE)[0])
    assert state.in_turn() == ()
    state.step(1, state.legal(1)[0])
    assert state.in_turn() == (1,)
    state.step(0, state.legal(0)[0])
    assert state.in_turn() == (0, 1)
    state.step(1, state.legal(1)[0])
    assert state.in_turn() == (0,)


def test_a_turn_goes_from_the_card_to_the_end_of_its_effect() -> None:
    state = scene(hands={0: "katana 3"})
    assert state.in_turn() == ()
    do(state, "play katana 3")
    assert state.in_turn() == (0,)
    do(state, "march")
    assert state.in_turn() == (0,)
    do(state, "end")
    assert state.in_turn() == ()
