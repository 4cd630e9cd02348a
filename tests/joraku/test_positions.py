"""Positions that no game can reach: each is refused with what is wrong with it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from kachidoki.core import BadPosition
from tests.joraku.scene import do, find, scene

THREE = "red card 1 at omi; blue card 2 at ise; yellow card 3 at owari"
FOUR = f"{THREE}; green card 6 at shinano"
HOUSES = "red card 1 at omi; blue card 4 at mikawa; yellow card 2 at ise; green card 5 at totomi"
DEALT = (
    "hand 0 katana ninja 1 2 3 4 5; hand 1 katana 6, yari ninja 1 2 3 4; "
    "hand 2 yari 5 6, teppo ninja 1 2 3"
)
CHOSEN = (
    "hand 0 katana 2 3 4 5; gave 0 katana ninja 1; hand 1 yari 1 2 3 4; "
    "gave 1 katana 6, yari ninja; hand 2 teppo ninja 1 2 3; gave 2 yari 5 6"
)
PASSED = (
    "hand 0 katana 2 3 4 5, yari 5 6; gave 0 katana ninja 1; hand 1 katana ninja 1, yari 1 2 3 4; "
    "gave 1 katana 6, yari ninja; hand 2 katana 6, yari ninja, teppo ninja 1 2 3; gave 2 yari 5 6"
)
LED = PASSED.replace("hand 2 katana 6, ", "hand 2 ") + "; trick yellow katana 6"
FOUGHT = (
    LED.replace("hand 0 katana 2 3", "hand 0 katana 3").replace("ninja 1, yari", "ninja, yari")
    + ", red katana 2, blue katana 1"
)
NEUTRAL = "yellow at shinano samurai omi 2 ise 2 owari 2 mikawa 2 totomi 2"
DRAFT = (
    "hand 0 katana ninja 1 2 6, yari 5; pack 0 yari 1 2 3; saw 0 katana 6, yari ninja 1 2 3; "
    "saw 0 yari 5 6, teppo ninja 1; saw 0 yari 1 2 3; picked 0 katana 6, yari 5; "
    "hand 1 katana 3 4 5, yari ninja 4; pack 1 yari 6, teppo ninja 1; "
    "saw 1 yari 4 5 6, teppo ninja 1; saw 1 yari ninja 1 2 3; saw 1 yari 6, teppo ninja 1; "
    "picked 1 yari 4, yari ninja"
)
PICKED = (
    DRAFT.replace("yari 5; pack 0 yari 1 2 3", "yari 1 5; pack 0 yari 2 3")
    .replace("picked 0 katana 6, yari 5", "picked 0 katana 6, yari 5, yari 1")
    .replace("yari ninja 4; pack 1 yari 6, teppo", "yari ninja 4 6; pack 1 teppo")
    .replace("picked 1 yari 4, yari ninja", "picked 1 yari 4, yari ninja, yari 6")
)
# By name: the players' options, and a position that can be.
BASES: dict[str, tuple[dict[str, object], str]] = {
    "daimyos": ({"players": 3}, "round 0; phase daimyos; red card 1 at omi"),
    "variants": ({"players": 3, "variants": "random"}, "round 0; phase variants; variants 1"),
    "drawn": ({"players": 3, "variants": "random"}, "round 0; phase daimyos; variants 1 2"),
    "deal": (
        {"players": 3},
        f"round 1; phase deal; lead 2; {THREE}; hand 0 katana 1 2",
    ),
    "pass": ({"players": 3}, f"round 1; phase pass; lead 2; {THREE}; {DEALT}"),
    "both": (
        {"players": 3, "passing": "both"},
        f"round 1; phase pass; lead 2; {THREE}; {DEALT}".replace("ninja 1 2 3 4 5", "2 3 4 5")
        + "; gave 0 katana ninja; right 0 katana 1",
    ),
    "play": ({"players": 3}, f"round 1; phase play; lead 2; {THREE}; {PASSED}"),
    "choose": ({"players": 3}, f"round 1; phase choose; lead 2; {THREE}; {LED}"),
    "place": ({"players": 3}, f"round 1; phase place; lead 2; left 3; steps 1; {THREE}; {LED}"),
    "march": ({"players": 3}, f"round 1; phase march; lead 2; left 6; steps 1; {THREE}; {LED}"),
    "fought": ({"players": 3}, f"round 1; phase play; lead 2; {THREE}; {FOUGHT}"),
    "paid": ({"players": 3}, f"round 1; phase play; lead 2; {THREE} paid rp 3; {PASSED}"),
    "houses": (
        {"players": 2, "mode": "houses"},
        "round 0; phase daimyos; red card 1 at omi; blue card 4 at mikawa",
    ),
    "draft": ({"players": 2, "mode": "houses"}, f"round 1; phase draft; lead 1; {HOUSES}; {DRAFT}"),
    "neutral": (
        {"players": 2, "mode": "neutral"},
        f"round 1; phase discard; lead 1; red card 1 at omi; blue card 2 at ise; {NEUTRAL}; "
        "hand 0 katana 3 4 5 6, yari ninja 1 2 3; gave 0 katana ninja 1 2; "
        "hand 1 katana ninja 1 2, yari 4 5 6, teppo ninja 1; gave 1 yari 1 2 3",
    ),
}


@pytest.mark.parametrize("base", BASES)
def test_the_positions_that_are_spoiled_below_can_be(base: str) -> None:
    options, text = BASES[base]
    assert find(**options).parse_position(text).position()


@pytest.mark.parametrize(
    ("base", "old", "new", "words"),
    [
        # What is written
        ("play", "hand 2 katana 6", "hand 2 katana 8", "'katana 8' is no card; write a suit"),
        ("play", "round 1", "round 1; round 1", "'round' is given twice"),
        ("play", "lead 2", "lead", "'lead' cannot be read; items are round"),
        ("play", "red card 1 at omi", "red card 1", "where its Daimyo stands is missing"),
        ("play", "at omi", "at omi flag 3", "'flag' cannot be read; write card, at, rp"),
        ("play", "at omi", "at omi samurai ise 1 ise 1", "red: ise is given twice"),
        ("play", "at omi", "at omi samurai ise 6 owari 6", "12 Samurai on the map; there are 10"),
        ("play", "gave 0 katana ninja 1", "gave 0 katana 1 1", "list each card once"),
        ("play", "gave 0", "dropped 0", "'dropped 0' does not belong to this game"),
        ("play", "gave 0 katana ninja 1", "saw 0 katana 1", "packs of 5, 4, 3 and 2 cards"),
        ("choose", "trick yellow katana 6", "trick yellow", "should be a colour and a card"),
        (
            "choose",
            "trick yellow katana 6",
            "trick yellow katana 6, red katana 2, blue katana 1, yellow yari 1",
            "at most 3 cards here",
        ),
        ("play", "round 1; ", "", "needs at least its round and its phase"),
        (
            "choose",
            "trick yellow",
            "trick red katana 2; trick yellow",
            "only the last trick may be incomplete",
        ),
        ("play", "round 1; ", "round 1;; ", "an empty item; items are parted by one ';'"),
        ("play", "round 1", "round 1; " + "x" * 6000, "characters; at most 6000 are read"),
        # Armies
        ("play", "yellow card 3 at owari; ", "", "yellow is missing"),
        ("play", THREE, FOUR, "green does not take part in this game"),
        ("play", "card 2", "card 1", "a Daimyo card of its own"),
        ("variants", "variants 1", "variants 1; red card 1 at omi", "do not fit the phase"),
        ("daimyos", "red card 1 at omi", THREE, "do not fit the phase"),
        ("daimyos", "red", "blue", "red draws its Daimyo card earlier"),
        ("houses", "blue card 4", "blue card 2", "from the other stack"),
        ("neutral", "totomi 2", "totomi 1", "yellow is the neutral army"),
        ("neutral", "yellow at shinano", "yellow at totomi", "cannot stand there in this round"),
        # Set-up
        ("play", "lead 2", "lead 2; variants 1", "variants that this game was not set up with"),
        ("drawn", "variants 1 2", "variants 1", "two are drawn at set-up"),
        ("daimyos", "round 0", "round 1", "round 1 does not fit the phase"),
        ("daimyos", "red", "lead 1; red", "nothing is dealt or played before"),
        ("play", "lead 2; ", "", "who holds the Kachidoki card is missing"),
        ("play", "hand 1 katana ninja 1", "hand 1 katana ninja 2", "a card lies in two places"),
        ("pass", "phase pass", "phase pass; steps 1", "no tricks before the first skirmish"),
        # Cards
        ("pass", "hand 2 yari 5 6,", "hand 2 yari 5,", "17 cards lie on the table; 18"),
        ("deal", "hand 0", "gave 0", "the cards dealt do not fit the phase"),
        ("deal", "hand 0", "hand 1", "seat 0 has too many or too few cards for this deal"),
        ("pass", DEALT, CHOSEN, "everybody has chosen already"),
        (
            "pass",
            "hand 0 katana ninja 1 2 3 4 5",
            "hand 0 katana 3 4 5; gave 0 katana ninja 1 2",
            "seat 0 has passed too many or too few cards",
        ),
        ("play", "gave 2 yari 5 6", "gave 2 yari 1 2", "the cards that were passed to it"),
        # The draft
        ("draft", "; saw 0 yari 1 2 3; picked", "; picked", "packs do not fit together"),
        ("draft", "saw 0 yari 1 2 3; p", "saw 0 teppo 4 5 6; p", "cannot have seen that pack"),
        ("draft", "picked 0 katana 6", "picked 0 teppo 6", "a card it did not see"),
        ("draft", "pack 0 yari 1 2 3", "pack 0 yari 1 2, teppo 2", "not what its picks left"),
        ("draft", "hand 0 katana ninja 1 2 6", "hand 0 katana ninja 1 2, teppo 6", "it drafted"),
        ("draft", DRAFT, PICKED, "both have drafted already"),
        # Tricks and turns
        ("choose", "lead 2", "lead 1", "the holder of the Kachidoki card leads"),
        (
            "choose",
            LED,
            LED.replace("hand 1 katana ninja 1", "hand 1 katana ninja") + ", blue katana 1",
            "trick 1 is not in the order of the seats",
        ),
        ("choose", "hand 2 yari ninja, ", "hand 2 ", "cards"),
        (
            "play",
            PASSED,
            PASSED.replace("3 4 5, yari 5 6;", "3 4, yari 5 6;").replace("yari 1 2", "5, yari 1 2"),
            "seat 0 has too many or too few cards in this round",
        ),
        ("fought", "lead 2", "lead 0", "trick 1 was not won by the one who leads next"),
        ("play", "round 1; phase play", "round 3; phase over", "not over before the last skirmish"),
        ("play", "phase play", "phase over", "does not fit the phase"),
        ("play", "phase play", "phase play; steps 1", "nobody can play a card here"),
        ("play", "phase play", "phase choose", "there is no card to be carried out"),
        ("choose", "phase choose", "phase choose; steps 1", "what is left of the card"),
        ("place", "steps 1", "steps 4", "what is left of the card"),
        ("march", "steps 1", "steps 2", "what is left of the card"),
    ],
)
def test_what_cannot_be_is_refused_by_name(base: str, old: str, new: str, words: str) -> None:
    options, text = BASES[base]
    assert text.count(old) >= 1
    with pytest.raises(BadPosition, match=re.escape(words)):
        find(**options).parse_position(text.replace(old, new, 1))


def test_a_position_is_a_text() -> None:
    strange: Any = 7
    with pytest.raises(BadPosition, match="a position is a text"):
        find().parse_position(strange)


def test_r8_with_two_houses_no_colour_has_two_cards_in_a_trick() -> None:
    hands = {0: "katana 1, katana 3", 1: "katana 2"}
    state = scene(players=2, mode="houses", hands=hands)
    for card in ("katana 1 for red", "katana 2 for yellow", "katana 3 for blue"):
        do(state, f"play {card}", "march", "end")
    text = state.position()
    assert "blue katana 3" in text
    with pytest.raises(BadPosition, match="trick 1 has two cards of one colour"):
        find(players=2, mode="houses").parse_position(text.replace("blue katana 3", "red katana 3"))
