"""Surprise: once an act, a coin with all that stands on it goes to another cell.

The coin that the other has just surprised with is locked: it cannot be lifted on the one turn
that follows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.action import Action
from kachidoki.rokumon.action_kind import NOTHING, ActionKind
from kachidoki.rokumon.state import Field
from kachidoki.rokumon.winning import after_fight_or_surprise


class Surprise(ActionKind):
    """Once an act: set a coin with all that stands on it on another cell."""

    def listed(self, p: Field, clan: i64) -> tuple[Action, ...]:
        """Every coin but the locked one, to every cell where it can lie."""
        return NOTHING if p.used >> clan & 1 else p.board.surprises(p.lock)

    def count(self, p: Field, clan: i64) -> i64:
        """As many as `listed` has; the board keeps that list."""
        return 0 if p.used >> clan & 1 else len(p.board.surprises(p.lock))


SURPRISE: Final = Surprise()


def surprise(p: Field, coin: i64, to: i64) -> i64:
    """Set a coin elsewhere; nothing is checked while it is in the air."""
    p.used |= 1 << p.clan
    p.board = p.board.after(coin, to)
    return after_fight_or_surprise(p)


def lock(p: Field, coin: i64) -> None:
    """Lock a coin for the one turn that follows; NO_COIN, after any other action, unlocks it."""
    p.lock = coin
