"""Whose turn is under way, and what a lost Move leads to."""

from __future__ import annotations

from kachidoki.rokumon import Rokumon
from tests.rokumon.scene import MIXED, do, ended, scene

UNCOVERING = (
    f"act 2; phase turn; clan tokugawa; {MIXED}; on e3 S?; on e4 S?; on e5 S? T?; "
    "supply sanada ?; supply tokugawa ? ? ? ?; tokens tokugawa 1 0"
)


def test_a_fight_is_the_fighters_turn_until_both_are_ready() -> None:
    tokens = ("tokens sanada 1 0", "tokens tokugawa 1 0")
    state = scene("3", "on e3 T3 S4", *tokens, clan="tokugawa", tokens="1 1")
    assert state.in_turn() == ()
    do(state, "fight e3")
    assert state.in_turn() == (1,)
    do(state, "ready")
    assert (state.to_act(), state.in_turn()) == ((0,), (1,))
    do(state, "ready")
    assert state.in_turn() == ()


def test_k10_a_lost_move_is_the_movers_turn_until_it_is_accepted() -> None:
    state = Rokumon(act="2", tokens="0 1").parse_position(UNCOVERING)
    do(state, "move e5 d4")
    assert state.in_turn() == (1,)
    do(state, "accept")
    assert state.in_turn() == ()


def test_k10_whoever_took_a_move_back_this_turn_is_not_asked_again() -> None:
    state = Rokumon(act="2", tokens="0 1").parse_position(f"{UNCOVERING}; taken tokugawa")
    do(state, "move e5 d4")
    assert ended(state) == ("sanada", "reveal")


def test_k9_a_solo_battle_that_repeats_itself_is_nobodys() -> None:
    game = Rokumon(act="solo", coins="gjgjgjj")
    text = game.start().position()
    coins = text[text.index("coins") :].split("; ")[0]
    state = game.parse_position(
        f"act 7; phase over; {coins}; supply sanada ? ? ? ?; supply tokugawa ? ? ? ? ?; "
        "winner nobody repetition"
    )
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0,), ())
    assert outcome.reason.as_dict()["facts"] == {"act": 7}
