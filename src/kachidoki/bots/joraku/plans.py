"""The ways to use a card that deserve a look: different boards a turn can lead to.

A march of six points has thousands of orders and far fewer results. A beam over the steps,
judged by `AreaWorth.outlook`, keeps the most promising boards; each carries the steps to it.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kachidoki.bots.joraku.area_worth import AreaWorth
from kachidoki.joraku.actions import END
from kachidoki.joraku.cards import lowest
from kachidoki.joraku.state import CHOOSING
from kachidoki.joraku.turns import JorakuState


@final
class CardPlan:
    """A board at the end of a turn, before its end is said, and how to get there."""

    def __init__(self, board: JorakuState, steps: list[i64], value: i64) -> None:
        self.board = board
        self.steps = steps
        self.value = value


def value_of(plan: CardPlan) -> i64:
    """For sorting, the best first."""
    return -plan.value


def find_plans(p: JorakuState, area_worth: AreaWorth, width: i64, most: i64) -> list[CardPlan]:
    """The most promising boards that the turn in progress can end with, the best first."""
    colour = p.colour
    seat = p.seat
    frontier = [CardPlan(p, [], area_worth.outlook(p, colour))]
    found: list[CardPlan] = []
    boards: set[tuple[i64, i64, i64, i64]] = set()
    while frontier:
        reached: list[CardPlan] = []
        steps_seen: set[tuple[i64, i64, i64, i64, i64]] = set()
        for plan in frontier:
            board = plan.board
            if board.phase != CHOOSING:
                key = (board.army0, board.army1, board.army2, board.army3)
                if key not in boards:
                    boards.add(key)
                    found.append(plan)
            mask = board.open
            while mask:
                bit = lowest(mask)
                mask &= mask - 1
                if bit == END:
                    continue
                after = board.copy()
                after.apply(seat, bit, None)
                # Placing and marching differ in what is left to do.
                left = after.left + 8 * after.phase
                step = (after.army0, after.army1, after.army2, after.army3, left)
                if step not in steps_seen:
                    steps_seen.add(step)
                    reached.append(
                        CardPlan(after, [*plan.steps, bit], area_worth.outlook(after, colour))
                    )
        reached.sort(key=value_of)
        frontier = reached[:width]
    found.sort(key=value_of)
    return found[:most]
