"""People are told of by their names, whatever those are; without names, by their seats."""

from __future__ import annotations

import pytest

from kachidoki import catalog, text
from kachidoki.core import Event, Rng
from kachidoki.core.event import Facts
from kachidoki.core.laws import random_table
from kachidoki.server.sheet import Chair, Sheet
from tests.joraku.options import SHAPES

# Names are data: braces, quotes and brackets in them mean nothing.
STRANGE = ["{ $seat }", '{ "x" }', "*[other] }", "-term", "a\\u0041", "[End]", "%s {0}", "ada", "Ё"]
WON: Facts = {"seat": 1, "points": 41, "second": 0}


def said(key: str, facts: Facts, language: str, names: list[str] | None) -> str:
    return text.say(Event(key, facts, "End"), language, with_rule=False, names=names)


@pytest.mark.parametrize(
    ("language", "seats", "people"),
    [
        ("en", "Seat 1 wins with 41 RP, tied with seat 0,", "Ben wins with 41 RP, tied with Ada,"),
        ("fr", "Le joueur 1 gagne avec 41 PR, à égalité avec le joueur 0,", "Ben gagne avec 41 PR"),
        (
            "ru",
            "Побеждает игрок 1: 41 ОР, как и у игрока 0,",
            "Побеждает Ben: 41 ОР, как и у игрока Ada,",
        ),
        ("ja", "席1が名声41で勝ちました。席0と", "Benが名声41で勝ちました。Adaと"),
        ("zh-Hant", "座位 1 以 41 點聲望獲勝：與座位 0 同分", "Ben以 41 點聲望獲勝：與Ada同分"),
    ],
)
def test_a_seat_is_a_number_or_a_person(language: str, seats: str, people: str) -> None:
    key = "joraku.wins-daimyo-card"
    assert said(key, WON, language, None).startswith(seats)
    assert said(key, WON, language, ["Ada", "Ben"]).startswith(people)


def test_cards_are_passed_to_somebody() -> None:
    passing: Facts = {"card": "katana 3", "to": 1}
    assert said("joraku.passing", passing, "en", None) == "You pick katana 3 to pass to seat 1."
    assert said("joraku.passing", passing, "en", ["Ada", "Ben"]).endswith("to pass to Ben.")
    assert said("joraku.passing", passing, "ru", ["Ada", "Ben"]).endswith("для игрока Ben.")
    moved: Facts = {"colour": "red", "area": "mikawa", "to": "omi", "left": 1}  # an area
    assert "to Ōmi" in said("joraku.move", moved, "en", ["Ada", "Ben"])


def test_who_has_no_name_is_called_by_the_seat() -> None:
    for names in ([], ["Ada"], ["Ada", ""]):
        assert said("joraku.wins-points", WON, "en", names) == "Seat 1 wins with 41 RP."


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("name", STRANGE)
def test_a_name_is_told_as_it_is(name: str, language: str) -> None:
    told = said("joraku.wins-points", WON, language, ["Ada", name])
    assert told == said("joraku.wins-points", WON, language, ["Ada", "X"]).replace("X", name, 1)
    card: Facts = {"colour": "red", "card": "katana 3", "seat": 1}
    told = said("joraku.won-highest", card, language, ["Ada", name])
    assert name in told
    assert not told[0].islower()


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_no_number_of_a_seat_is_left_where_people_have_names(language: str) -> None:
    named = 0
    people = ["Ada", "Ben", "Cem", "Dee"]
    for k, shape in enumerate(SHAPES.values()):
        game = catalog.find("joraku", shape)
        for event in random_table(game, b"%d" % k, Rng(b"%d" % k)).history():
            told = text.say(event, language, names=people)
            facts = [event.facts[name] for name in ("seat", "to") if name in event.facts]
            seats = [people[seat] for seat in facts if isinstance(seat, int)]
            assert all(name in told for name in seats), told
            assert not told[0].islower()
            if not seats:
                assert told == text.say(event, language)
            named += len(seats)
    assert named > 20


def names(*chairs: Chair, language: str = "en") -> list[str]:
    return Sheet(title="t", chairs=list(chairs)).names(language)


def bot(level: str) -> Chair:
    return Chair(kind="bot", name=level, bot=level)


def person(name: str, stand_in: str | None = None) -> Chair:
    return Chair(kind="person", name=name, bot=stand_in)


def test_bots_are_called_by_their_level_in_the_language_of_the_reader() -> None:
    table = [person("Ada"), bot("casual"), bot("master")]
    assert names(*table) == ["Ada", "Casual", "Master"]
    assert names(*table, language="ja") == ["Ada", "初級", "名人"]


def test_who_would_be_called_the_same_has_the_number_of_the_seat() -> None:
    assert names(person("Ada"), bot("casual"), bot("casual")) == ["Ada", "Casual 2", "Casual 3"]
    assert names(person("Casual"), bot("casual"), person("Ada")) == ["Casual 1", "Casual 2", "Ada"]
    assert names(person("Ada"), person("Ada")) == ["Ada 1", "Ada 2"]


def test_a_person_keeps_the_name_while_a_bot_plays_and_an_open_seat_is_a_seat() -> None:
    assert names(person("Ada", stand_in="casual"), bot("casual")) == ["Ada", "Casual"]
    assert names(person("Ada"), Chair()) == ["Ada", "Seat 2"]
