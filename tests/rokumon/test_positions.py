"""Positions that no game can reach: each is refused with what is wrong with it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from kachidoki import catalog
from kachidoki.core import BadPosition
from kachidoki.rokumon import Rokumon
from tests.rokumon.scene import ACT2, MIXED

OPEN = "supply sanada ? ? ? ?; supply tokugawa ? ? ? ? ?"
HELD = "supply sanada 2 2 4 6; supply tokugawa 1 1* 3 3 5"
FIGHT = (
    f"act 3; phase bid; clan tokugawa; {ACT2}; on e3 T3 S4; fight e3 tokugawa 0 0 0; "
    "supply sanada 2 2 6; tokens sanada 1 0; supply tokugawa 1 1* 3 5; tokens tokugawa 1 0"
)
# By name: the act's options, and a position that can be.
BASES: dict[str, tuple[dict[str, Any], str]] = {
    "2": ({"act": "2"}, f"act 2; phase turn; clan sanada; {ACT2}; {OPEN}"),
    "3": ({"act": "3"}, f"act 3; phase turn; clan sanada; {ACT2}; {HELD}"),
    "4": ({"act": "4"}, f"act 4; phase turn; clan sanada; {ACT2}; {HELD}"),
    "bid": ({"act": "3", "tokens": "1 1"}, FIGHT),
    "deal": ({"act": "2"}, f"act 2; phase deal; dealt 1 2; {OPEN}"),
    "over": (
        {"act": "2"},
        f"act 2; phase over; {ACT2}; on e3 S?; on e4 S?; on e5 S?; supply sanada ?; "
        "supply tokugawa ? ? ? ? ?; tokens tokugawa 1 0; acts 1 0 0 0; winner sanada line",
    ),
    "lost": (
        {"act": "2", "tokens": "0 1"},
        f"act 2; phase lost; clan tokugawa; moved tokugawa; {MIXED}; on e3 S?; on e4 S?; on e5 S?; "
        "on d4 T?; supply sanada ?; supply tokugawa ? ? ? ?; tokens tokugawa 1 0",
    ),
    "campaign": ({}, f"act 2; phase turn; clan sanada; {ACT2}; {OPEN}"),
}


@pytest.mark.parametrize("base", BASES)
def test_the_positions_that_are_spoiled_below_can_be(base: str) -> None:
    options, text = BASES[base]
    assert catalog.find("rokumon", options).parse_position(text).position()


@pytest.mark.parametrize(
    ("base", "old", "new", "words"),
    [
        # What is written
        ("2", "phase turn", "phase turn; wind north", "'wind' cannot be read; items are"),
        ("2", "clan sanada", "clan sanada tokugawa", "too many or too few words"),
        ("2", "act 2", "act 3", "this game is act 2, not act 3"),
        ("campaign", "act 2", "act 7", "the solo game is no act of the campaign"),
        ("2", "supply sanada ? ? ? ?", "supply sanada ? ? ? ? ?", "1 to 5 warriors"),
        ("2", "d4:g:2", "d4:g", "should read CELL:COLOUR:PIPS"),
        ("2", "d5:g:4", "d4:g:4", "the same cell or the same pips"),
        ("2", "d4:g:2", "d4:j:2", "even pips are gold"),
        ("2", "act 2; ", "", "needs at least its act and its phase"),
        ("2", f"{ACT2}; ", "", "where the coins lie is missing"),
        ("deal", "dealt 1 2", "dealt 1 1", "no stage of dealing"),
        ("deal", "dealt 1 2", "dealt 1 2; clan sanada", "no stage of dealing"),
        ("2", " e6:j:7", "", "this act has 7 coins"),
        ("2", "e6:j:7", "e6:f:7", "this act has 0 flipped coin(s)"),
        ("4", "e6:j:7", "c3:j:7", "elsewhere than dealt, without that many surprises"),
        ("2", "clan sanada", "clan sanada; on a1 S?", "there is no coin on 'a1'"),
        ("2", "clan sanada", "clan sanada; on d4 X?", "'X?' is no warrior"),
        ("2", "clan sanada", "clan sanada; on d4 S? T? S? T?", "one to three warriors"),
        ("2", "clan sanada", "clan sanada; on d4 S? S? S?", "of one clan and end the act"),
        ("2", "clan sanada", "clan sanada; could sanada 2.2", "nothing has to be guessed"),
        ("bid", "phase bid", "phase bid; could sanada 9", "'could sanada' lists what cannot be"),
        ("bid", "phase bid", "phase bid; could sanada 2", "'could sanada' leaves out what is"),
        ("deal", "phase deal", "phase flip", "no stage of dealing"),
        ("deal", "phase deal", "phase deal; used sanada", "no stage of dealing"),
        (
            "4",
            ACT2,
            ACT2.replace("e6:j:7", "a1:j:7") + "; used sanada",
            "farther away than two surprises lead",
        ),
        # Pieces
        ("2", "supply sanada ?", "on d4 S?!; supply sanada", "no fight shows a warrior"),
        ("2", "supply sanada ? ? ? ?", "supply sanada ? ? ?", "sanada has 3 warriors, not 4"),
        ("3", "sanada 2 2 4 6", "sanada 2 2 6 6", "does not have the values it should have"),
        ("3", "clan sanada", "clan sanada; used sanada", "there is no surprise in this act"),
        ("bid", "tokens sanada 1 0", "tokens sanada 2 0", "too many or too few revenge tokens"),
        # Who has won, and whose turn it is
        (
            "2",
            "clan sanada",
            "clan sanada; acts 1 0 0 0; tokens tokugawa 1 0",
            "1 acts cannot have been won by now",
        ),
        ("2", "clan sanada", "clan sanada; acts 0 0 1 0", "a single act that is drawn is over"),
        ("over", "; winner sanada line", "", "an ended game says who won"),
        ("over", "winner sanada", "winner tokugawa", "who won does not fit"),
        ("2", "clan sanada; ", "", "whose turn it is is missing"),
        ("2", "phase turn", "phase bid", "a fight belongs to phase bid"),
        ("2", "phase turn", "phase lost", "nobody has lost by a reveal here"),
        # Turns and fights
        ("4", "clan sanada", "clan sanada; lock d4", "a locked coin was surprised with"),
        ("2", "clan sanada", "clan sanada; moved tokugawa", "cannot have moved last"),
        ("bid", "on e3 T3 S4; fight e3", "on e3 T3; on d4 S4; fight e3", "both clans fight"),
        (
            "bid",
            "supply tokugawa 1 1* 3 5; tokens tokugawa 1 0",
            "supply tokugawa 1 1* 3 5; tokens tokugawa 0 1",
            "nobody can add tokens here",
        ),
    ],
)
def test_what_cannot_be_is_refused_by_name(base: str, old: str, new: str, words: str) -> None:
    options, text = BASES[base]
    assert old in text
    with pytest.raises(BadPosition, match=re.escape(words)):
        catalog.find("rokumon", options).parse_position(text.replace(old, new, 1))


def test_a_line_ends_an_act() -> None:
    text = (
        f"act 2; phase turn; clan tokugawa; {ACT2}; on e3 S?; on e4 S?; on e5 S?; supply sanada ?; "
        "supply tokugawa ? ? ? ? ?"
    )
    with pytest.raises(BadPosition, match="sanada has three in a row already"):
        Rokumon(act="2").parse_position(text)


def test_taroma_and_the_solo_game_have_no_turns_and_no_tokens_to_write() -> None:
    solo = Rokumon(act="solo", difficulty="easy")
    state = solo.start()
    while state.to_act() == (-1,):
        state.step(-1, state.legal(-1)[0])
    text = state.position()
    with pytest.raises(BadPosition, match="Taroma acts by itself"):
        solo.parse_position(text.replace("clan tokugawa", "clan sanada"))
    with pytest.raises(BadPosition, match="no revenge tokens in the solo game"):
        solo.parse_position(f"{text}; tokens sanada 1 0")
