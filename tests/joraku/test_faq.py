"""The frequently asked questions, each as a test."""

from __future__ import annotations

import pytest

from kachidoki.core import IllegalAction
from tests.joraku.scene import do, idle, scene, texts


def test_a_ninja_can_be_played_without_a_six_but_does_not_win() -> None:
    state = scene(hands={0: "katana ninja", 1: "katana 1", 2: "katana 2", 3: "katana 3"})
    assert "play katana ninja" in texts(state, 0)
    for card in ("katana ninja", "katana 1", "katana 2", "katana 3"):
        idle(state, card)
    assert state.to_act() == (3,)


def test_own_samurai_cannot_be_removed() -> None:
    state = scene("red card 4 at mikawa samurai mikawa 2", hands={0: "katana 5"})
    do(state, "play katana 5", "march")
    with pytest.raises(IllegalAction, match="only an opponents samurai can be removed"):
        do(state, "remove red")


def test_a_samurai_can_move_into_kyoto() -> None:
    state = scene("red card 4 at mikawa samurai omi 1", hands={0: "katana 5"})
    do(state, "play katana 5", "march", "move omi kyoto")
    assert "samurai kyoto 1" in state.position()


def test_a_daimyo_can_move_into_kyoto() -> None:
    state = scene("red card 1 at omi", hands={0: "katana 5"})
    do(state, "play katana 5", "march", "daimyo kyoto")
    assert "red card 1 at kyoto" in state.position()


def test_a_ninja_can_place_in_kyoto_but_no_number_card_can() -> None:
    state = scene(hands={0: "katana ninja", 1: "katana 1"})
    do(state, "play katana ninja", "put kyoto", "end")
    do(state, "play katana 1", "place")
    assert texts(state, 1) == {"put omi", "end"}


def test_a_number_card_places_in_its_own_area_only() -> None:
    state = scene(hands={0: "katana 3"})
    do(state, "play katana 3", "place", "put owari")
    assert texts(state, 0) == {"put owari", "end"}
    with pytest.raises(IllegalAction, match="a number places only in owari"):
        do(state, "put ise")


def test_unused_action_points_are_lost() -> None:
    state = scene("red card 4 at mikawa samurai ise 3", hands={0: "katana 5", 1: "katana 2"})
    log = do(state, "play katana 5", "march", "move ise owari", "end")
    assert log[-1].facts["lost"] == 4
    assert state.to_act() == (1,)
    do(state, "play katana 2", "march")
    assert state.left == 2


def test_samurai_just_placed_can_be_removed_in_the_same_skirmish() -> None:
    state = scene("blue card 4 at mikawa", hands={0: "katana 4", 1: "katana 2"})
    do(state, "play katana 4", "place", "put mikawa", "put mikawa", "end")
    do(state, "play katana 2", "march", "remove red", "remove red", "end")
    assert "red card 1 at omi;" in state.position()


@pytest.mark.parametrize("card", ["katana ninja", "katana 4"])
def test_zero_samurai_can_be_placed(card: str) -> None:
    state = scene(hands={0: card})
    do(state, f"play {card}")
    if card != "katana ninja":
        do(state, "place")
    do(state, "end")
    assert state.to_act() == (1,)
