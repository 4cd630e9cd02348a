"""A line of the log in short, as the page puts it together from the parts that the server sends."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kachidoki.core import Event
from kachidoki.server.tables.composing import told_of
from kachidoki.text import Players
from tests.web.test_words import on_the_page

PLAYERS = Players(["Ada", "Ben"], {"red": 0, "blue": 1})
PUT = ("joraku.put", {"area": "omi", "left": 2})


def told(*steps: tuple[str, Mapping[str, object]], language: str = "en") -> list[dict[str, object]]:
    """Events of red as the server tells them, each after a version of its own."""
    return [
        told_of(Event(key, {"colour": "red", **facts}, "Skirmish"), at, "joraku", language, PLAYERS)
        for at, (key, facts) in enumerate(steps)
    ]


def short(folder: Path, events: list[dict[str, object]], language: str = "en") -> dict[str, Any]:
    found = on_the_page(folder, language, "table/log-lines.js", "summaryOf", events)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ada: katana Ninja, Samurai in Ōmi ×2, Samurai Ōmi → Ise"),
        ("fr", "Ada\u00a0: ninja de katana, samouraï à Ōmi ×2, samouraï Ōmi → Ise"),
        ("ru", "Ada: ниндзя (катана), самурай в Оми ×2, самурай Оми → Исэ"),
        ("ja", "Ada：刀の忍者、近江に侍×2、侍 近江→伊勢"),
        ("zh-Hant", "Ada：刀忍者、近江放武士 ×2、武士 近江→伊勢"),
    ],
)
def test_a_turn_is_a_line_in_every_language(tmp_path: Path, language: str, said: str) -> None:
    march = ("joraku.move", {"area": "omi", "to": "ise", "left": 0})
    end = ("joraku.end", {"lost": 0})
    events = told(
        ("joraku.play", {"card": "katana ninja"}), PUT, PUT, march, end, language=language
    )
    found = short(tmp_path, events, language)
    assert found["head"] + found["between"] + found["text"] == said
    assert found["paid"] == ""


def test_a_march_of_several_pieces_over_several_areas_is_one_part(tmp_path: Path) -> None:
    """Two Samurai that went three areas were six steps in the line."""
    road = ("omi", "ise", "owari", "mikawa")
    one = [("joraku.move", {"area": a, "to": b, "left": 0}) for a, b in pairwise(road)]
    play = ("joraku.play", {"card": "yari 6"})
    said = "yari 6, Samurai Ōmi → Ise → Owari → Mikawa ×2"
    for steps in ([*one, *one], [step for step in one for _ in range(2)]):
        assert short(tmp_path, told(play, *steps))["text"] == said
    # Those that stay behind are told apart, and so is the Daimyo.
    daimyo = ("joraku.move-daimyo", {"area": "ise", "to": "owari", "left": 0, "cost": 2})
    mixed = [
        one[0],
        one[0],
        one[1],
        daimyo,
        ("joraku.move-daimyo", {"area": "owari", "to": "ise", "left": 0, "cost": 2}),
    ]
    assert short(tmp_path, told(play, *mixed))["text"] == (
        "yari 6, Samurai Ōmi → Ise ×2, Samurai Ise → Owari, Daimyo Ise → Owari → Ise"
    )
    # What a Ninja places is counted by areas.
    elsewhere = ("joraku.put", {"area": "ise", "left": 1})
    ninja = ("joraku.play", {"card": "yari ninja"})
    assert short(tmp_path, told(ninja, PUT, elsewhere, PUT))["text"] == (
        "yari Ninja, Samurai in Ōmi ×2, Samurai in Ise"
    )
    assert short(tmp_path, told(play, *one, language="ja"), "ja")["text"].endswith(
        "近江→伊勢→尾張→三河"
    )


def test_what_was_taken_back_is_not_in_the_line(tmp_path: Path) -> None:
    back = ("core.take-back", {"seat": 0, "action": "put omi"})
    elsewhere = ("joraku.put", {"area": "ise", "left": 2})
    events = told(("joraku.play", {"card": "yari ninja"}), PUT, PUT, back, back, elsewhere)
    assert short(tmp_path, events)["text"] == "yari Ninja, Samurai in Ise"


def test_points_of_a_line_are_added_up_for_each(tmp_path: Path) -> None:
    paid = {"rank": 1, "of": 1, "area": "omi", "influence": 1, "tied": [], "round": 1, "row": [3]}
    events = told(
        *(
            ("joraku.prestige", {**paid, "colour": colour, "points": points})
            for colour, points in (("red", 3), ("blue", 2), ("red", 4), ("blue", 0))
        )
    )
    found = short(tmp_path, events)
    assert (found["head"], found["paid"]) == ("Prestige", "Ada +7, Ben +2")
    followed = told(
        ("joraku.play", {"card": "yari 2"}), ("joraku.followed", {"card": "yari 2", "points": 2})
    )
    assert short(tmp_path, followed)["paid"] == "+2"  # whose line it is, it says already


def test_a_step_alone_is_told_as_a_sentence(tmp_path: Path) -> None:
    found = short(tmp_path, told(("joraku.play", {"card": "katana 3"})))
    assert found == {"head": "Ada", "between": "", "text": " plays katana 3.", "paid": ""}
