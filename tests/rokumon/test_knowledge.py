"""[K6] What each side may know after deploys, fights, returns and new deploys."""

from __future__ import annotations

from typing import Any

import pytest

from kachidoki.core import Rng
from kachidoki.core.laws import view_laws
from kachidoki.rokumon import Rokumon, RokumonState
from tests.rokumon.scene import do, ended, scene


def warriors(state: RokumonState, seat: int | None) -> dict[str, list[tuple[Any, Any]]]:
    """By cell: the value a seat knows, and what it could be."""
    coins: Any = state.view(seat).as_dict()["coins"]
    return {
        coin["cell"]: [(w["value"], w["could_be"]) for w in coin["stack"]]
        for coin in coins
        if coin["stack"]
    }


def test_a_deploy_is_hidden_from_the_other_and_from_spectators() -> None:
    state = scene("3")
    log = do(state, "deploy 4 d4")
    assert warriors(state, 0)["d4"] == [("4", ["2", "4", "6"])]
    assert warriors(state, 1)["d4"] == [(None, ["2", "4", "6"])]
    assert warriors(state, None)["d4"] == [(None, ["2", "4", "6"])]
    told = log[0].seen_by(1)
    assert told is not None
    assert "value" not in told.facts
    assert log[0].facts["value"] == "4"


def test_a_fights_reveal_is_remembered_while_the_warrior_stands_also_when_it_moves() -> None:
    state = scene("3", "on d4 S4 T3")
    do(state, "fight d4", "deploy 1 d5", "move d4 e3")
    assert warriors(state, 1)["e3"] == [("4", ["4"])]


def test_a_return_to_the_supply_forgets() -> None:
    state = scene("3", "on d4 S4 T3")
    do(state, "fight d4")  # the 3 goes home, seen by all
    do(state, "deploy 3 d5")
    assert warriors(state, 0)["d5"] == [(None, ["1", "1*", "3", "5"])]


def test_whoever_stood_on_the_board_then_cannot_be_the_one_that_went_home() -> None:
    # Tokugawa's 5 is the only one: shown, defeated by tokens and sent home, while another
    # warrior stood on e3. So that one is no 5; a warrior deployed afterwards may be.
    state = scene("3", "on d4 S4 T5", "on e3 T3", "tokens sanada 2 0", tokens="2 0")
    do(state, "fight d4", "add 2")
    assert warriors(state, 0)["e3"] == [(None, ["1", "1*", "3"])]
    do(state, "deploy 5 d5")
    assert warriors(state, 0)["d5"] == [(None, ["1", "1*", "3", "5"])]
    assert warriors(state, 0)["e3"] == [(None, ["1", "1*", "3"])]


def test_what_can_be_counted_out_is_known() -> None:
    # Both 2 and the 4 were shown and stand: the last of Sanada's four can only be the 6.
    state = scene("3", "on d4 S2!", "on d5 S2!", "on e3 S4!", "on e5 T3", clan="sanada")
    do(state, "deploy 6 e6")
    assert warriors(state, 1)["e6"] == [(None, ["6"])]


def test_in_act_6_everything_is_face_up() -> None:
    coins = "coins d4:f:2 d5:g:4 d6:g:6 e3:j:1 e4:j:3 e5:j:5 e6:j:7"
    state = scene("6", coins=coins)
    do(state, "deploy 4 d4")
    for seat in (0, 1, None):
        assert warriors(state, seat)["d4"] == [("4", [])]
    clans: Any = state.view(1).as_dict()["clans"]
    assert clans[0]["supply"] == ["2", "2", "6"]


def test_the_others_supply_can_be_counted_but_not_seen() -> None:
    state = scene("3", "on d4 S4")
    clans: Any = state.view(1).as_dict()["clans"]
    assert clans[0]["supply"] == ["?", "?", "?"]
    assert clans[1]["supply"] == ["1", "1*", "3", "3", "5"]


def test_imagined_values_fit_what_was_shown() -> None:
    from kachidoki.rokumon import Rokumon

    state = scene("3", "on d4 S4 T5", "on e3 T3", "tokens sanada 2 0", tokens="2 0")
    do(state, "fight d4", "add 2", "deploy 5 d5")
    rng = Rng(b"imagine")
    game = Rokumon(act="3", honour="off", tokens="2 0")
    seen = set()
    for _ in range(300):
        dreamt = game.imagine(state.view(0), rng)
        stacks = warriors(dreamt, 1)
        seen.add((stacks["e3"][0][0], stacks["d5"][0][0]))
    # Ten worlds: 1 with 1*, 3, 5; 1* with 1, 3, 5; 3 with 1, 1*, 3, 5.
    assert len(seen) == 10
    assert not any(first == "5" for first, _ in seen)


@pytest.mark.parametrize("lowest", ["S2", "S2!"], ids=["hidden", "shown"])
def test_the_lowest_of_three_is_imagined_too(lowest: str) -> None:
    state = scene("3", f"on e3 {lowest} S4", "on d4 S6", "on d5 T1", "on d6 T3")
    do(state, "move d4 e3")
    assert ended(state) == ("sanada", "stack")
    game = Rokumon(act="3", honour="off")
    thirds = set()
    for k in range(30):
        view_laws(game, state, Rng(b"third %d" % k))
        thirds.add(warriors(game.imagine(state.view(1), Rng(b"third %d" % k)), 0)["e3"][0][0])
    assert (thirds == {"2"}) == lowest.endswith("!")
