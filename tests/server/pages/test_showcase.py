"""The pictures that the page shows of its games."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from kachidoki.server.pages.showcase import MOMENTS, moment_picture, start_picture
from kachidoki.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MOMENTS)
def test_the_first_page_shows_a_game_that_goes_on(game: str, language: str) -> None:
    light, dark = (moment_picture(game, each, language) for each in (False, True))
    for drawn in (light, dark):
        assert ET.fromstring(drawn).get("lang") == language  # our own text
    assert light != dark


def test_every_act_has_a_picture_of_its_start() -> None:
    acts = ("campaign", "1", "2", "3", "4", "5", "6", "solo")
    drawn = {act: start_picture((("act", act),), False, "en") for act in acts}
    # A campaign begins with its first act; all others differ.
    assert len(set(drawn.values())) >= len(acts) - 1
