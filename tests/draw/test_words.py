"""Words in pictures: in every language they stay where there is room for them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from kachidoki import catalog
from kachidoki.core import Event, Rng
from kachidoki.draw import draw
from kachidoki.draw.svg import headline, length
from kachidoki.rokumon.winning import REASONS
from kachidoki.text import LANGUAGES, say
from tests.draw.test_pictures import GAMES, SVG, parsed, walk

Line = tuple[float, float, str]


def lines_of(svg: str) -> tuple[dict[float, list[Line]], float]:
    """The texts that stand on the page itself, by their height, from left to right; its width."""
    root = parsed(svg)
    found: dict[float, list[Line]] = {}
    for text in root.findall(f"{SVG}text"):
        x, size = float(text.get("x", "0")), float(text.get("font-size", "0"))
        wide = length(text.text or "", size)
        left = {"end": x - wide, "middle": x - wide / 2}.get(text.get("text-anchor", ""), x)
        found.setdefault(float(text.get("y", "0")), []).append((left, left + wide, text.text or ""))
    return found, float(root.get("width", "0"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "options"), GAMES, ids=lambda part: str(part))
def test_no_text_is_cut_or_runs_into_another(
    language: str, name: str, options: dict[str, Any]
) -> None:
    game = catalog.find(name, options)
    for state in walk(game, Rng(b"words"), most=400)[-12:]:
        for seat in (0, None):
            svg = draw(state.view(seat), language=language)
            lines, width = lines_of(svg)
            assert not [line for row in lines.values() for line in row if "…" in line[2]]
            for line in lines.values():
                line.sort()
                assert line[0][0] >= 0
                assert line[-1][1] <= width
                for before, after in pairwise(line):
                    assert before[1] <= after[0], (before, after)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_of_a_game_fits_into_the_head(language: str) -> None:
    facts = {"winner": "tokugawa", "loser": "tokugawa", "seat": 0, "second": 1, "points": 120}
    ends = [f"rokumon.ends-{reason}" for reason in REASONS[1:]]
    ends += [f"joraku.wins-{how}" for how in ("points", "daimyo-card", "second-house", "holder")]
    for key in ends:
        told = say(Event(key, facts, "End"), language, with_rule=False)
        lines = ElementTree.fromstring(f"<g>{headline(told, 0, 0, 21, 'red', 'serif', 460)}</g>")
        assert "…" not in "".join(lines.itertext()), told
