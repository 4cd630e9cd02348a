"""What can be chosen for a new table: its shape, who sits where, the clock."""

from __future__ import annotations

from typing import Final

from kachidoki.protocol import Clock

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
USUAL_LEVEL: Final = "casual"
PEOPLE: Final = {"open": "page-seat-open", "me": "page-seat-me"}
