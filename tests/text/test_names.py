"""People are told of by their names, whatever those are; without names, by their seats."""

from __future__ import annotations

import pytest

from kachidoki import catalog, text
from kachidoki.bots import LEVELS
from kachidoki.core import Event, Rng
from kachidoki.core.event import Facts
from kachidoki.core.laws import random_table
from kachidoki.protocol.names import one_line
from kachidoki.server.tables.table_sheet import Chair, TableSheet
from kachidoki.text import Players
from tests.joraku.options import SHAPES

# Names are data: braces, quotes and brackets in them mean nothing.
STRANGE = ["{ $seat }", '{ "x" }', "*[other] }", "-term", "a\\u0041", "[End]", "%s {0}", "ada", "Ё"]
# Soft hyphen, joiners, byte order mark, turns of direction, fillers, selectors, tags, annotations.
INVISIBLE = [
    *(0xAD, 0x34F, 0x61C, 0x115F, 0x17B4, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E, 0x202E, 0x2060),
    *(0x2066, 0x2069, 0x3164, 0xFE00, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9, 0xE0041, 0xE007F, 0xE0100),
]
WON: Facts = {"seat": 1, "points": 41, "second": 0}


def said(key: str, facts: Facts, language: str, names: list[str] | None) -> str:
    return text.say(
        Event(key, facts, "End"), language, with_rule=False, players=Players(names or ())
    )


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
    assert said("joraku.passing", passing, "en", None) == "To pass to seat 1: katana 3."
    assert said("joraku.passing", passing, "en", ["Ada", "Ben"]) == "To pass to Ben: katana 3."
    assert said("joraku.passing", passing, "ru", ["Ada", "Ben"]).startswith("Для игрока Ben:")
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
    first: Facts = {"seat": 1, "card": 5}
    told = said("joraku.first", first, language, ["Ada", name])
    assert told == said("joraku.first", first, language, ["Ada", "X"]).replace("X", name, 1)


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_no_number_of_a_seat_is_left_where_people_have_names(language: str) -> None:
    named = 0
    people = ["Ada", "Ben", "Cem", "Dee"]
    for k, shape in enumerate(SHAPES.values()):
        game = catalog.find("joraku", shape)
        for event in random_table(game, b"%d" % k, Rng(b"%d" % k)).history():
            told = text.say(event, language, players=Players(people))
            facts = [event.facts[name] for name in ("seat", "to") if name in event.facts]
            facts = [] if "won-" in event.key else facts  # the colour says who has won
            seats = [people[seat] for seat in facts if isinstance(seat, int)]
            assert all(name in told for name in seats), told
            assert not told[0].islower()
            if not seats:
                assert told == text.say(event, language)
            named += len(seats)
    assert named > 20


def names(*chairs: Chair, language: str = "en") -> list[str]:
    return TableSheet(title="t", chairs=list(chairs)).names(language)


def bot(level: str) -> Chair:
    return Chair(kind="bot", name=level, bot=level)


def person(name: str, stand_in: str | None = None) -> Chair:
    return Chair(kind="person", name=name, bot=stand_in)


def test_every_level_is_somebody_in_the_language_of_the_reader() -> None:
    table = [person("Ada"), bot("casual"), bot("master")]
    assert names(*table) == ["Ada", "Hyōta", "Raizan"]
    assert names(*table, language="ja") == ["Ada", "瓢太", "雷山"]


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_all_bots_that_can_meet_at_a_table_have_different_names(language: str) -> None:
    everybody = [name for level in LEVELS for name in names(*[bot(level)] * 4, language=language)]
    assert len(set(everybody)) == 4 * len(LEVELS)
    assert not any(character.isdecimal() for name in everybody for character in name)


def test_who_would_be_called_the_same_has_the_number_of_the_seat() -> None:
    assert names(person("Hyōta"), bot("casual"), person("Ada")) == ["Hyōta 1", "Hyōta 2", "Ada"]
    assert names(person("Ada"), person("Ada")) == ["Ada 1", "Ada 2"]
    apart = names(person("Ada 2"), person("Ada"), person("Ada"))
    assert apart == ["Ada 2 1", "Ada 2 2", "Ada 3"]


def test_stored_names_that_look_the_same_are_told_apart() -> None:
    """Earlier versions took invisible characters into names."""
    assert names(person("Ada"), person("A\u200bda")) == ["Ada 1", "A\u200bda 2"]


@pytest.mark.parametrize("unseen", [*map(chr, INVISIBLE)], ids=ascii)
def test_names_that_differ_only_by_an_invisible_character_are_the_same_name(unseen: str) -> None:
    for name in (f"A{unseen}ki", f"{unseen}Aki", f"Aki{unseen}", f"Ak{unseen}{unseen}i"):
        assert one_line(name) == "Aki"
    with pytest.raises(ValueError, match="can be seen"):
        one_line(unseen)


@pytest.mark.parametrize(
    "name",
    [
        "\u0645\u06cc\u200c\u0631\u0648\u0645",  # Persian: two parts of a word that do not join
        "\u0d05\u0d35\u0d28\u0d4d\u200d",  # Malayalam: a letter without its vowel
        "\u0915\u094d\u200d\u0937",  # Hindi: half a letter
        "\U0001f469\u200d\U0001f469\u200d\U0001f467",  # a family
        "\u2764\ufe0f\u200d\U0001f525",  # a heart on fire
        "\U0001f44b\U0001f3fd",  # a hand with its colour
        "\U0001f642\u200d\u2194\ufe0f",  # shaking its head
        "1\ufe0f\u20e3",  # a key with a number
        "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",  # England
        "\u845b\U000e0100\u57ce",  # one of two ways to write Katsuragi
    ],
)
def test_invisible_characters_that_shape_their_neighbours_stay(name: str) -> None:
    assert one_line(name) == name


def test_a_person_keeps_the_name_while_a_bot_plays_and_an_open_seat_is_a_seat() -> None:
    assert names(person("Ada", stand_in="casual"), bot("casual")) == ["Ada", "Hyōta"]
    assert names(person("Ada"), Chair()) == ["Ada", "Seat 2"]
