"""What can be chosen for a new table: its shape, who sits where, the clock."""

from __future__ import annotations

from typing import Final

from kachidoki.protocol import Clock, TableInfo
from kachidoki.text import sentence

ACTS: Final = ("campaign", "solo", "1", "2", "3", "4", "5", "6")
# Each with its sentence, its options and how many seats it has.
SHAPES: Final[dict[str, list[tuple[str, dict[str, str], int]]]] = {
    "joraku": [
        ("page-shape-3", {"players": "3"}, 3),
        ("page-shape-4", {"players": "4"}, 4),
        ("page-shape-houses", {"players": "2", "mode": "houses"}, 2),
        ("page-shape-neutral", {"players": "2", "mode": "neutral"}, 2),
    ],
    "rokumon": [
        (f"page-choice-act-{act}", {"act": act}, 1 if act == "solo" else 2) for act in ACTS
    ],
}
FIRST_SHAPE: Final = {"joraku": 0, "rokumon": ACTS.index("1")}  # for a first game
MORE: Final[dict[str, list[tuple[str, tuple[str, ...]]]]] = {
    "joraku": [
        ("variants", ("none", "random")),
        ("kachidoki", ("all", "winner")),
        ("passing", ("left", "both")),
    ],
    "rokumon": [("honour", ("on", "off")), ("difficulty", ("easy", "medium", "difficult"))],
}
CLOCKS: Final = {
    "none": None,
    "5-5": Clock(game=300, increment=5),
    "15-10": Clock(game=900, increment=10),
    "move-60": Clock(move=60),
}
# What is said about a shape, by its sentence.
ABOUT: Final = {
    "page-shape-3": "page-choice-players-3-about",
    "page-shape-4": "page-choice-players-4-about",
    "page-shape-houses": "page-choice-mode-houses-about",
    "page-shape-neutral": "page-choice-mode-neutral-about",
    **{f"page-choice-act-{act}": f"page-choice-act-{act}-about" for act in ACTS},
}
USUAL_LEVEL: Final = "casual"
PEOPLE: Final = {"open": "page-seat-open", "me": "page-seat-me"}


def shape_told(table: TableInfo, language: str) -> str:
    """The shape of a table's game, such as its act; empty if it has a shape of its own."""
    for key, options, _ in SHAPES.get(table.game, ()):
        if options.items() <= table.options.items():
            return sentence(key, language)
    return ""
