"""Beside every rule stands a position of the game, or it is said why there is none."""

from __future__ import annotations

import pytest

from kachidoki import catalog
from kachidoki.joraku import JorakuView
from kachidoki.joraku.ranking import ranks
from kachidoki.rokumon import RokumonView
from kachidoki.text.rule_positions import ShownPosition, shown_position, without_position
from kachidoki.text.rulebook import GAMES, LANGUAGES, Position, sections

SHOWN = [(game, section.id) for game in GAMES for section in sections(game)]


def position(game: str, section: str) -> ShownPosition:
    found = shown_position(game, section)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_shows_a_position_or_says_why_not(game: str, language: str) -> None:
    without = without_position(game)
    for section in sections(game, language):
        shows = sum(isinstance(block, Position) for block in section.blocks)
        assert shows == (section.id not in without), section.id
        assert (shown_position(game, section.id) is not None) == bool(shows), section.id
    assert set(without) <= {section.id for section in sections(game)}
    assert all(without.values())
    assert len(without) < len(sections(game)) / 3


@pytest.mark.parametrize(("game", "section"), SHOWN)
def test_positions_are_those_of_the_game_as_it_writes_them(game: str, section: str) -> None:
    shown = shown_position(game, section)
    if shown is not None:
        state = catalog.find(game, shown.options).parse_position(shown.position)
        assert state.position() == shown.position


@pytest.mark.parametrize(
    ("section", "area", "places"),
    [
        ("ranking", 3, {"red": 1, "blue": 3, "yellow": 3, "green": 4}),
        ("variant-2", 3, {"red": 1, "blue": 2, "yellow": 2, "green": 4}),
        ("kachidoki", 2, {"red": 1, "blue": 3, "yellow": 0, "green": 3}),
        ("prestige", 4, {"red": 2, "blue": 2, "yellow": 0, "green": 3}),
        ("variant-1", 5, {"red": 1}),
        ("r5", 1, {"blue": 2, "yellow": 2}),
    ],
)
def test_ranks_are_those_that_the_line_below_the_picture_tells(
    section: str, area: int, places: dict[str, int]
) -> None:
    view = position("joraku", section).view()
    assert isinstance(view, JorakuView)
    packed = int(ranks(view.seen, area))
    colours = ("red", "blue", "yellow", "green")
    assert {c: packed >> (3 * colours.index(c)) & 7 for c in places} == places


def test_what_lines_below_pictures_say_of_choices_is_so() -> None:
    follow = {str(action) for action in position("joraku", "follow").view().legal()}
    assert follow == {"play katana 2", "play katana 5"}
    sent = {str(action) for action in position("joraku", "r10").view().legal()}
    assert {f"remove yellow to {area}" for area in ("kyoto", "omi", "ise", "mikawa", "totomi")} == {
        action for action in sent if action.startswith("remove yellow")
    }
    removed = {str(action) for action in position("joraku", "r9").view().legal()}
    assert "remove yellow" in removed
    assert "remove blue" not in removed
    assert "move d4 d5" in {str(action) for action in position("rokumon", "move").view().legal()}
    assert "fight e4" in {str(action) for action in position("rokumon", "k3").view().legal()}
    won = position("rokumon", "winning").view()
    assert isinstance(won, RokumonView)
    outcome = won.seen.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_what_there_is_not_shows_nothing() -> None:
    assert shown_position("go", "ko") is None
    assert shown_position("joraku", "nothing") is None
