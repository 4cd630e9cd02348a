"""Every decision of Rokumon, interned.

What the rules read of an action: its kind, and in its bits the cell it starts from, the cell it
leads to (7 bits higher) and the kind of warrior (14 bits higher).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.action import Action, Actions
from kachidoki.rokumon.cells import CELLS, NUMBER, REACHED
from kachidoki.rokumon.warriors import NAMES

ACTIONS: Final = Actions("rokumon")

FLIP: Final[i64] = 0
DEAL: Final[i64] = 1
DEPLOY: Final[i64] = 2
MOVE: Final[i64] = 3
FIGHT: Final[i64] = 4
SURPRISE: Final[i64] = 5
SURRENDER: Final[i64] = 6
ADD: Final[i64] = 7
READY: Final[i64] = 8
ACCEPT: Final[i64] = 9

TO_AT: Final[i64] = 7
KIND_AT: Final[i64] = 14

FLIPS: Final = tuple(ACTIONS.add(f"flip {pips}", FLIP, pips) for pips in range(1, 8))
DEALS: Final = tuple(ACTIONS.add(f"deal {pips}", DEAL, pips) for pips in range(1, 8))
ADDS: Final = tuple(ACTIONS.add(f"add {n}", ADD, n) for n in range(1, 8))
READY_ACTION: Final = ACTIONS.add("ready", READY, 0)
SURRENDER_ACTION: Final = ACTIONS.add("surrender", SURRENDER, 0)
ACCEPT_ACTION: Final = ACTIONS.add("accept", ACCEPT, 0)


def deploy(clan: i64, kind: i64, cell: i64) -> Action:
    """Put a warrior on a coin; without its value where values are unused [K14]."""
    words = f"deploy {CELLS[cell]}" if kind == 0 else f"deploy {NAMES[clan][kind]} {CELLS[cell]}"
    return ACTIONS.add(words, DEPLOY, cell | (kind << KIND_AT))


def move(start: i64, to: i64) -> Action:
    """Move a warrior."""
    return ACTIONS.add(f"move {CELLS[start]} {CELLS[to]}", MOVE, start | (to << TO_AT))


def fight(cell: i64) -> Action:
    """Let the two warriors on a coin fight."""
    return ACTIONS.add(f"fight {CELLS[cell]}", FIGHT, cell)


def surprise(start: i64, to: i64) -> Action:
    """Set a coin, with all that stands on it, on another cell."""
    return ACTIONS.add(f"surprise {CELLS[start]} {CELLS[to]}", SURPRISE, start | (to << TO_AT))


def _make_all() -> None:
    """Once and in a fixed order, so that indices mean the same everywhere."""
    for cell in range(len(CELLS)):
        deploy(0, 0, cell)
    reached = [NUMBER[name] for name in REACHED]
    for clan in range(2):
        for kind in range(1, len(NAMES[clan])):
            for cell in reached:
                deploy(clan, kind, cell)
    for cell in reached:
        fight(cell)
        for to in reached:
            if to != cell:
                surprise(cell, to)
    for cell in range(len(CELLS)):
        for to in range(len(CELLS)):
            if to != cell:
                move(cell, to)


_make_all()
