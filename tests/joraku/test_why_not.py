"""Why an action is not open: the reason that a person at the table would give."""

from __future__ import annotations

import pytest

from kachidoki.core import CHANCE
from kachidoki.joraku import JorakuState
from tests.joraku.scene import do, find, scene


def dealt(**options: object) -> JorakuState:
    """All cards are dealt."""
    state = find(**options).start()
    while state.to_act() == (CHANCE,):
        state.step(CHANCE, state.legal(CHANCE)[0])
    return state


def reason(state: JorakuState, seat: int, action: str) -> str:
    found = state.view(seat).why_not(find().actions.parse(action))
    return found.key.removeprefix("joraku.no.")


def test_while_cards_are_passed() -> None:
    state = dealt(players=3)  # seat 0 has all but one of the katana
    assert reason(state, 0, "pass yari 1") == "not-in-hand"
    assert reason(state, 0, "pass katana 1 right") == "all-cards-go-to-the-left"
    assert reason(state, 0, "play katana 1") == "this-is-the-time-to"
    both = dealt(players=3, passing="both")
    assert reason(both, 0, "pass katana 1 right") == "this-card-goes-to-the"
    assert str(both.legal(0)[0]).startswith("pass")
    both.step(0, both.legal(0)[0])
    assert reason(both, 0, "pass katana 5 left") == "this-card-goes-to-the"


def test_while_cards_are_drafted_or_discarded() -> None:
    assert reason(dealt(players=2, mode="houses"), 0, "draft katana ninja") == "not-in-hand"
    state = dealt(players=2, mode="neutral")
    while len(state.to_act()) == 2 and str(state.legal(0)[0]).startswith("pass"):
        for seat in (0, 1):
            state.step(seat, state.legal(seat)[0])
    assert reason(state, 0, "discard teppo 6") == "not-in-hand"


def test_while_a_card_is_played() -> None:
    state = scene(hands={0: "katana 5", 1: "katana 1, yari 1", 2: "yari 2"})
    assert reason(state, 0, "play yari 2") == "not-in-hand"
    assert reason(state, 0, "play katana 5 for red") == "a-card-here-is-for-ones-one-colour"
    do(state, "play katana 5")
    assert reason(state, 0, "put owari") == "first-choose-to-place-or-to-march"
    do(state, "march", "end")
    assert reason(state, 1, "play yari 1") == "must-follow"


def test_in_two_houses_a_card_is_for_a_colour_of_ones_own() -> None:
    state = scene(players=2, mode="houses", hands={0: "katana 1"})
    assert reason(state, 0, "play katana 1") == "name-one-of-your-own-colours"
    assert reason(state, 0, "play katana 1 for yellow") == "name-one-of-your-own-colours"
    do(state, "play katana 1 for red", "march", "end")
    seat = state.to_act()[0]
    while seat != 0:
        do(state, str(state.legal(seat)[0]), "march", "end")
        (seat,) = state.to_act()
    card = str(state.legal(0)[0]).removesuffix(" for blue")
    assert reason(state, 0, f"{card} for red") == "this-card-is-for"


def test_while_samurai_are_placed() -> None:
    state = scene("red card 1 at omi samurai ise 9", hands={0: "katana 5"})
    do(state, "play katana 5", "place")
    assert reason(state, 0, "put omi") == "a-number-places-only-in"
    while "end" not in [str(action) for action in state.legal(0)] or len(state.legal(0)) > 1:
        do(state, str(state.legal(0)[0]))
    assert reason(state, 0, "put totomi") == "no-samurai-left-to-place"


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("remove green", "no-such-samurai-beside-your-daimyo-in"),
        ("remove red", "only-an-opponents-samurai-can-be-removed"),
        ("daimyo totomi", "not-next-to"),
        ("move kyoto omi", "no-samurai-of-yours-in"),
        ("remove yellow to ise", "only-a-neutral-samurai-is-sent-elsewhere"),
    ],
)
def test_while_the_army_marches(action: str, why: str) -> None:
    state = scene("red card 4 at omi samurai omi 1", hands={0: "katana 3"})
    do(state, "play katana 3", "march")
    assert reason(state, 0, action) == why


def test_when_action_points_run_out() -> None:
    state = scene("red card 4 at omi samurai omi 1", hands={0: "katana 1"}, variants=[2])
    do(state, "play katana 1", "march")
    assert reason(state, 0, "daimyo ise") == "not-enough-action-points"
    do(state, "move omi ise")
    assert reason(state, 0, "move ise owari") == "no-action-points-left"


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("remove yellow", "a-neutral-samurai-is-sent-to-another-area"),
        ("remove yellow to omi", "not-where-it-is-nor-behind-its-daimyo"),
    ],
)
def test_where_a_neutral_samurai_goes(action: str, why: str) -> None:
    state = scene("red card 4 at omi", players=2, mode="neutral", hands={0: "katana 3"})
    do(state, "play katana 3", "march")
    assert reason(state, 0, action) == why


def test_where_there_is_no_neutral_samurai() -> None:
    state = scene("red card 4 at kyoto", players=2, mode="neutral", hands={0: "katana 3"})
    do(state, "play katana 3", "march")
    assert reason(state, 0, "remove yellow to ise") == "no-neutral-samurai-in"
