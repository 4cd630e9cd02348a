"""Which games the shipped pack is mined from, and how many of each theme it takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kachidoki.puzzles.mining import Source

WANTED: Final[Mapping[str, int]] = {
    # Joraku
    "marching": 110,
    "daimyo": 60,
    "removing": 60,
    "placing": 40,
    "ninja": 60,
    "victory": 30,
    "sure-card": 110,
    "sure-ninja": 50,
    "last-card": 40,
    "void": 30,
    # Rokumon
    "win-two": 90,
    "win-three": 90,
    "win-far": 110,
    "hold": 25,
    "taroma-win": 50,
    "taroma-hold": 30,
    "fight": 30,
    "surprise": 50,
    "parry": 40,
}

SOURCES: Final = (
    Source("joraku", {"players": "4"}, "casual", 1200, 11),
    Source("joraku", {"players": "3"}, "casual", 900, 12),
    Source("joraku", {"players": "2", "mode": "neutral"}, "casual", 60, 13),
    Source("rokumon", {"act": "1", "honour": "off"}, "casual", 500, 21),
    Source("rokumon", {"act": "2", "honour": "off"}, "casual", 1500, 22),
    Source("rokumon", {"act": "6", "honour": "off"}, "casual", 900, 26),
    # Few battles, for all that can be reached in one is listed.
    *(
        Source(
            "rokumon",
            {"act": "solo", "difficulty": difficulty, "coins": coins},
            "random",
            60,
            seed,
        )
        for seed, (difficulty, coins) in enumerate(
            [
                ("medium", "gjgjgjj"),
                ("medium", "jgjgjgj"),
                ("difficult", "jjggjgj"),
                ("difficult", "gjjjggj"),
            ],
            start=31,
        )
    ),
)
