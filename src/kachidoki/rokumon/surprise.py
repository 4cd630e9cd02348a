"""Surprise: once an act, a coin with all that stands on it goes to another cell.

The coin that the other has just surprised with is locked: it cannot be lifted on the one turn
that follows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.action import Action
from kachidoki.rokumon import actions
from kachidoki.rokumon.action_kind import NOTHING, ActionKind
from kachidoki.rokumon.boards import CoinBoard
from kachidoki.rokumon.cells import free_cells
from kachidoki.rokumon.state import Field
from kachidoki.rokumon.winning import after_fight_or_surprise


def surprises(board: CoinBoard, lock: i64) -> tuple[Action, ...]:
    """Lifting each coin but the locked one and setting it where it can lie; kept by the board."""
    ready = board.surprises[lock]
    if ready is None:
        found = []
        for coin in range(board.coins):
            if coin != lock:
                for to in free_cells(list(board.cells), coin):
                    found.append(actions.surprise(board.cells[coin], to))
        ready = tuple(found)
        board.surprises[lock] = ready
    return ready


class Surprise(ActionKind):
    """Once an act: set a coin with all that stands on it on another cell."""

    def listed(self, p: Field, clan: i64) -> tuple[Action, ...]:
        """Every coin but the locked one, to every cell where it can lie."""
        return NOTHING if p.used >> clan & 1 else surprises(p.board, p.lock)

    def count(self, p: Field, clan: i64) -> i64:
        """As many as `listed` has; the board keeps that list."""
        return 0 if p.used >> clan & 1 else len(surprises(p.board, p.lock))


SURPRISE: Final = Surprise()


def surprise(p: Field, coin: i64, to: i64) -> i64:
    """Set a coin elsewhere; nothing is checked while it is in the air."""
    p.used |= 1 << p.clan
    p.board = p.board.after(coin, to)
    return after_fight_or_surprise(p)


def lock(p: Field, coin: i64) -> None:
    """Lock a coin for the one turn that follows; NO_COIN, after any other action, unlocks it."""
    p.lock = coin
