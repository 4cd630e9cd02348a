"""The four actions: what is possible, and what each does. An act has a tuple of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from kachidoki.core.action import Action
from kachidoki.rokumon.boards import LOW, POP
from kachidoki.rokumon.state import Field
from kachidoki.rokumon.warriors import KINDS

NOTHING: Final[tuple[Action, ...]] = ()


class Rule(ABC):
    """One kind of action. `listed` is the only place that says what is possible."""

    @abstractmethod
    def listed(self, p: Field, clan: i64) -> tuple[Action, ...]:
        """All of a clan's actions of this kind."""

    @abstractmethod
    def count(self, p: Field, clan: i64) -> i64:
        """How many there are; the same, without making the list."""


class DeployAlike(Rule):
    """Any warrior of the supply onto an empty coin; values are unused [K14]."""

    def listed(self, p: Field, clan: i64) -> tuple[Action, ...]:
        """One Deploy a coin."""
        empty = p.board.everywhere & ~(p.top0 | p.top1)
        if p.supply(clan) == 0 or empty == 0:
            return NOTHING
        return p.board.deploys(0, 0, empty)

    def count(self, p: Field, clan: i64) -> i64:
        """As many as coins are empty."""
        if p.supply(clan) == 0:
            return 0
        return i64(POP[p.board.everywhere & ~(p.top0 | p.top1)])


class DeployValued(Rule):
    """Any warrior of the supply onto an empty coin; equal values are alike [K14]."""

    def listed(self, p: Field, clan: i64) -> tuple[Action, ...]:
        """One Deploy a coin and kind."""
        empty = p.board.everywhere & ~(p.top0 | p.top1)
        found = NOTHING
        if empty:
            supply = p.supply(clan)
            for kind in range(i64(1), KINDS):
                if supply >> (3 * kind) & 7:
                    found = found + p.board.deploys(clan, kind, empty)
        return found

    def count(self, p: Field, clan: i64) -> i64:
        """Empty coins times kinds."""
        supply = p.supply(clan)
        kinds: i64 = 0
        for kind in range(i64(1), KINDS):
            if supply >> (3 * kind) & 7:
                kinds += 1
        return kinds * i64(POP[p.board.everywhere & ~(p.top0 | p.top1)])


def landable(p: Field, clan: i64) -> i64:
    """Coins that can be moved to: empty, a single warrior, or two that are both one's own."""
    pairs = p.under0 | p.under1
    return p.board.everywhere & ~(pairs & ~(p.top(clan) & p.under(clan)))


class Move(Rule):
    """The top warrior to a coin of a different colour, any distance."""

    def listed(self, p: Field, clan: i64) -> tuple[Action, ...]:
        """From each coin one controls."""
        found = NOTHING
        starts = p.top(clan)
        targets = landable(p, clan)
        board = p.board
        while starts:
            coin = i64(LOW[starts])
            starts &= starts - 1
            reach = targets & i64(board.differs[coin])
            if reach:
                found = found + board.moves(coin, reach)
        return found

    def count(self, p: Field, clan: i64) -> i64:
        """How many targets all of them have."""
        total: i64 = 0
        starts = p.top(clan)
        targets = landable(p, clan)
        board = p.board
        while starts:
            total += i64(POP[targets & i64(board.differs[i64(LOW[starts])])])
            starts &= starts - 1
        return total


def fightable(p: Field, clan: i64) -> i64:
    """[K3] Coins with exactly two warriors, at least one of them one's own."""
    pairs = p.under0 | p.under1
    return pairs & (p.top(clan) | p.under(clan))


class Fight(Rule):
    """Two warriors on a coin compare their values."""

    def listed(self, p: Field, clan: i64) -> tuple[Action, ...]:
        """One a coin."""
        coins = fightable(p, clan)
        return p.board.fights(coins) if coins else NOTHING

    def count(self, p: Field, clan: i64) -> i64:
        """As many as there are such coins."""
        return i64(POP[fightable(p, clan)])


class Surprise(Rule):
    """Once an act: set a coin with all that stands on it on another cell."""

    def listed(self, p: Field, clan: i64) -> tuple[Action, ...]:
        """Every coin but the locked one, to every cell where it can lie."""
        return NOTHING if p.used >> clan & 1 else p.board.surprises(p.lock)

    def count(self, p: Field, clan: i64) -> i64:
        """The boards know their lists."""
        return 0 if p.used >> clan & 1 else len(p.board.surprises(p.lock))


DEPLOY_ALIKE: Final = DeployAlike()
DEPLOY_VALUED: Final = DeployValued()
MOVE: Final = Move()
FIGHT: Final = Fight()
SURPRISE: Final = Surprise()
