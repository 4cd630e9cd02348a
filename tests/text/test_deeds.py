"""Every action that people can take is told in words, in every language."""

from __future__ import annotations

import re

import pytest

from kachidoki import catalog, text
from kachidoki.core import Event
from kachidoki.core.event import Facts
from tests.text.test_languages import ALPHABETS, foreign

CHANCE = {"draw", "deal", "flip"}
ACTIONS = [
    action.text
    for entry in catalog.GAMES.values()
    for action in catalog.find(entry.name).actions.all
    if action.text.partition(" ")[0] not in CHANCE
]
VERBS = {action.partition(" ")[0] for action in ACTIONS}
FRENCH_TOO = {"daimyo", "surprise"}


def test_all_verbs_are_there() -> None:
    joraku = "pass draft discard play place march put move daimyo remove end"
    rokumon = "deploy move fight surprise surrender add ready accept"
    assert set(joraku.split()) | set(rokumon.split()) == VERBS


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_action_has_words_of_its_own(language: str) -> None:
    told: dict[str, str] = {}
    for action in ACTIONS:
        words = text.deed(action, language)
        assert words
        assert not set(words) & set("{}")
        assert words not in told, (action, told[words])
        told[words] = action
        if language in ALPHABETS:
            assert not foreign(words, language), words
        elif language != "en":
            found = set(re.findall(r"\w+", words.lower()))
            assert not found & VERBS - FRENCH_TOO, words


def test_deeds_stand_in_the_right_form() -> None:
    assert text.deed("play katana 3 for red", "ru") == "сыграть катану 3 за красного"
    assert text.deed("put mikawa", "ru") == "поставить самурая в Микаву"
    assert text.deed("add 2", "ru") == "добавить 2 жетона мести"
    assert text.deed("move owari mikawa", "fr") == "déplacer un samouraï d’Owari à Mikawa"
    assert text.deed("pass yari ninja left", "fr") == "passer le ninja de yari au joueur suivant"
    assert text.deed("play katana 3 for red", "ja") == "赤で刀の3を出す"
    assert text.deed("remove yellow to omi", "zh-Hant") == "將一名中立武士（黃）送到近江"


def test_deeds_one_after_another_are_a_line() -> None:
    assert text.deeds(["march", "daimyo ise"]) == "March, move the Daimyo to Ise"
    assert text.deeds(["deploy d4"], "ja") == "d4に武者を配備する"  # a cell keeps its small letter


def test_sentences_tell_actions_in_words() -> None:
    taken = Event("core.take-back", {"seat": 1, "action": "play katana 3 for red"}, "Take-back")
    assert text.say(taken, with_rule=False) == "Seat 1 takes back “play katana 3 for red”."
    assert text.say(taken, "ja", with_rule=False) == "席1が待ったをしました：「赤で刀の3を出す」。"
    judged: Facts = {"action": "move d4 e5", "worth": ["loss", 3, False], "given": "win"}
    judged |= {"best": "deploy d5", "best_worth": ["win", 5, False]}
    gave_away = Event("bots.judged-gave-away", judged, "Solved")
    assert text.say(gave_away, with_rule=False) == (
        "“Move from d4 to e5” loses in 3 moves and gives a win away: "
        "“deploy a warrior on d5” wins in 5 moves."
    )
