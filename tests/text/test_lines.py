"""The log in lines: every event has its part in one, and people have one name in all of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kachidoki import catalog, text
from kachidoki.core import Event, Game, Rng
from kachidoki.core.laws import random_table
from kachidoki.text import Part, Players, part_of, players_of, sides_of
from kachidoki.text.lines import LINES
from tests.joraku.options import SHAPES

PEOPLE = ["Ada", "Ben", "Cem", "Dee"]


def games() -> list[Game]:
    joraku = [catalog.find("joraku", shape, variants=[1, 3, 4, 5]) for shape in SHAPES.values()]
    return [*joraku, *(catalog.find("rokumon", act=act) for act in ("campaign", "solo"))]


def told(language: str = "en") -> Iterator[tuple[Event, Part, str]]:
    """All events of a few whole games, as parts of lines and as sentences without their rule."""
    for k, game in enumerate(games()):
        table = random_table(game, b"%d" % k, Rng(b"%d" % k))
        sides = sides_of(table.view(None))
        players = players_of(game.name, sides, PEOPLE[: game.seats], language)
        for event in table.history():
            said = text.say(event, language, with_rule=False, players=players)
            yield event, part_of(event, language, players), said


def test_every_event_belongs_to_a_line_and_a_turn_is_somebodys() -> None:
    found = set()
    for event, part, _ in told():
        found.add(event.key)
        if part.line.startswith("turn "):
            assert part.head.split(" (")[0] in PEOPLE
        assert bool(part.paid) == (bool(event.facts.get("points")) and part.line != "end")
    assert len(set(LINES) - found) < 15  # the rarest endings, tokens and take-backs


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_nothing_is_told_of_points_or_steps_that_are_none(language: str) -> None:
    for _, part, said in told(language):
        assert "+0" not in said + part.brief
        assert not re.search(r"[(（][^)）]*(?<!\d)0(?!\d)[^)）]*[)）]", said), said


def test_a_player_has_one_name_whatever_is_told() -> None:
    """Neither "You" nor a colour nor a clan, except beside the name of whoever leads two."""
    strangers = re.compile(r"\b(you|your|seat|red|blue|green|tokugawa)\b(?!\))", re.IGNORECASE)
    for event, _, said in told():
        # A neutral army has only a colour, and an action is quoted as the list of actions has it.
        if event.key not in ("rokumon.coins", "joraku.advance", "joraku.send", "core.take-back"):
            neutral = "nothing" in said or "tied with" in said
            assert neutral or not strangers.search(said.replace("the red 6", "")), said


def test_a_person_called_like_a_colour_is_not_taken_for_it() -> None:
    """Sentences are remembered: a name and a colour of the same letters are kept apart."""
    played = Event("joraku.play", {"colour": "red", "card": "yari 2"}, "Skirmish")
    named = Players(["red"], {"red": 0})
    for players in (text.Players([]), named, text.Players([])):
        said = text.say(played, "ru", with_rule=False, players=players)
        assert said == ("red играет яри 2." if players is named else "Красный играет яри 2.")


def test_who_leads_two_colours_is_named_with_the_colour() -> None:
    tied = {"colour": "red", "points": 2, "rank": 2, "of": 2, "area": "ise", "influence": 1}
    event = Event("joraku.kachidoki", {**tied, "tied": ["yellow", "green"]}, "Kachidoki")
    players = Players(["Ada", "Ben"], {"red": 0, "blue": 0, "yellow": 1, "green": None})
    assert "Ada (red) +2" in text.say(event, players=players)
    assert "tied with Ben and green." in text.say(event, players=players)  # a neutral army
    assert "наравне с игроком Ben и зелёным." in text.say(event, "ru", players=players)
    assert part_of(event, players=players).paid == "Ada (red)"


def test_without_names_a_line_is_its_colours_or_its_clans() -> None:
    move = Event("rokumon.move", {"clan": "sanada", "cell": "d4", "to_cell": "e4"}, "Move")
    assert part_of(move) == Part("turn sanada", "Sanada", "d4 → e4", "")
    assert part_of(move, "ja").head == "真田"
    put = Event("joraku.put", {"colour": "blue", "area": "omi", "left": 0}, "Skirmish")
    assert part_of(put) == Part("turn blue", "Blue", "Samurai in Ōmi", "")
    assert text.say(put) == "Blue puts a Samurai in Ōmi. [Skirmish]"
