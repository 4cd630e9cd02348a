"""Why an action is not open: the reason that a person at the table would give."""

from __future__ import annotations

import pytest

from kachidoki.rokumon import Rokumon, RokumonState
from tests.rokumon.scene import do, scene


def reason(state: RokumonState, action: str) -> str:
    (seat,) = state.to_act()
    found = state.view(seat).why_not(Rokumon().actions.parse(action))
    return found.key.removeprefix("rokumon.no.")


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("fight d4", "no-fights-in-act"),
        ("surprise d4 c3", "no-surprise-in-act"),
        ("deploy a1", "there-is-no-coin-on"),
        ("deploy 2 d5", "values-are-unused-here-so-name-only-the-cell"),
        ("deploy d4", "only-onto-an-empty-coin"),
        ("move d4 a1", "there-is-no-coin-on"),
        ("move d5 e3", "no-warrior-of-yours-on-top-of"),
        ("move d4 e5", "two-can-be-covered-only-if-both-are-yours-on"),
        ("move d4 d6", "a-move-goes-to-a-coin-of-another-colour-than-on"),
        ("ready", "first-comes-the"),
    ],
)
def test_where_warriors_are_alike(action: str, why: str) -> None:
    state = scene("2", "on d4 S?", "on d5 T?", "on e5 T? S?")
    assert reason(state, action) == why


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("deploy d5", "say-which-warrior"),
        ("deploy 6 d5", "not-in-your-supply"),
        ("fight d4", "needs-two-warriors-one-of-them-yours-on"),
        ("surprise d4 c2", "needs-an-empty-cell-that-touches-two-other-coins"),
    ],
)
def test_where_warriors_have_values(action: str, why: str) -> None:
    state = scene("4", "on d4 S6", "on e3 T3")
    assert reason(state, action) == why


def test_a_surprise_is_had_once_and_not_with_the_coin_of_the_other() -> None:
    state = scene("4", "on d4 S6", "on e3 T3")
    do(state, "surprise d6 c4")
    assert reason(state, "surprise c4 d6") == "the-other-has-just-moved-the-coin-on"
    do(state, "deploy 5 e6")
    assert reason(state, "surprise e6 d3") == "you-have-surprised-already"


def test_while_tokens_are_added() -> None:
    state = scene(
        "3",
        "on e3 T3 S4",
        "tokens sanada 1 0",
        "tokens tokugawa 1 0",
        clan="tokugawa",
        tokens="1 1",
    )
    do(state, "fight e3")
    assert reason(state, "deploy 1 d4") == "first-comes-the"


def test_where_nobody_can_surrender() -> None:
    state = Rokumon(act="2", coins="gggjjjj", surrender="off").start()
    assert reason(state, "surrender") == "nobody-can-surrender-here"
