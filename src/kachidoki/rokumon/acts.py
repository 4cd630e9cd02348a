"""The acts, as data: the board, the rules in force, and what values mean."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kachidoki.rokumon.cells import BRICKS, HEXAGON, NUMBER, SQUARE
from kachidoki.rokumon.rules import (
    DEPLOY_ALIKE,
    DEPLOY_VALUED,
    FIGHT,
    MOVE,
    SURPRISE,
    Rule,
)

# What the numbers on warriors mean.
UNUSED: Final[i64] = 0
HIDDEN: Final[i64] = 1
FACE_UP: Final[i64] = 2

SOLO: Final[i64] = 7  # the number of the solo game among the acts


@final
class Act:
    """What an act allows."""

    def __init__(
        self,
        name: str,
        cells: tuple[str, ...],
        values: i64,
        rules: tuple[Rule, ...],
        flips: bool = False,
    ) -> None:
        self.name = name
        self.cells = tuple([NUMBER[cell] for cell in cells])
        self.square = cells == SQUARE
        self.values = values
        self.rules = rules
        self.flips = flips  # one coin shows its third colour


ACTS: Final[list[Act]] = [
    Act("", BRICKS, UNUSED, ()),  # there is no act 0
    Act("Rokumonsen", SQUARE, UNUSED, (DEPLOY_ALIKE, MOVE)),
    Act("Ueda Castle", BRICKS, UNUSED, (DEPLOY_ALIKE, MOVE)),
    Act("First siege of Ueda", BRICKS, HIDDEN, (DEPLOY_VALUED, MOVE, FIGHT)),
    Act("Second siege of Ueda", BRICKS, HIDDEN, (DEPLOY_VALUED, MOVE, FIGHT, SURPRISE)),
    Act("Winter in Osaka", BRICKS, HIDDEN, (DEPLOY_VALUED, MOVE, FIGHT, SURPRISE), flips=True),
    Act("Summer in Osaka", BRICKS, FACE_UP, (DEPLOY_VALUED, MOVE, FIGHT, SURPRISE), flips=True),
    Act("Return to Ueda", HEXAGON, UNUSED, (DEPLOY_ALIKE, MOVE)),
]
