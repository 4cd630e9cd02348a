"""The acts: their boards, what values mean, and whether they have fights and surprises.

Every act has Deploy and Move.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kachidoki.rokumon.cells import BRICKS, HEXAGON, NUMBER, SQUARE

# What the numbers on warriors mean.
UNUSED: Final[i64] = 0
HIDDEN: Final[i64] = 1
FACE_UP: Final[i64] = 2
VALUES: Final = ("unused", "hidden", "open")  # their names

SOLO: Final[i64] = 7  # the number of the solo game among the acts


@final
class Act:
    """What an act allows."""

    def __init__(
        self,
        name: str,
        cells: tuple[str, ...],
        values: i64,
        fights: bool = False,
        surprises: bool = False,
        flips: bool = False,
    ) -> None:
        self.name = name
        self.cells = tuple([NUMBER[cell] for cell in cells])
        self.square = cells == SQUARE
        self.values = values
        self.fights = fights
        self.surprises = surprises
        self.flips = flips  # one coin shows its third colour


ACTS: Final[list[Act]] = [
    Act("", BRICKS, UNUSED),  # there is no act 0
    Act("Rokumonsen", SQUARE, UNUSED),
    Act("Ueda Castle", BRICKS, UNUSED),
    Act("First siege of Ueda", BRICKS, HIDDEN, fights=True),
    Act("Second siege of Ueda", BRICKS, HIDDEN, fights=True, surprises=True),
    Act("Winter in Osaka", BRICKS, HIDDEN, fights=True, surprises=True, flips=True),
    Act("Summer in Osaka", BRICKS, FACE_UP, fights=True, surprises=True, flips=True),
    Act("Return to Ueda", HEXAGON, UNUSED),
]
