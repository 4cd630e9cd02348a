"""The four actions: what is possible, and what each does. An act has a tuple of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from kachidoki.core.action import Action
from kachidoki.rokumon.boards import POP
from kachidoki.rokumon.state import Field

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
        return p.board.deploys(0, 1, empty)

    def count(self, p: Field, clan: i64) -> i64:
        """As many as coins are empty."""
        if p.supply(clan) == 0:
            return 0
        return i64(POP[p.board.everywhere & ~(p.top0 | p.top1)])


def kinds_in(supply: i64) -> i64:
    """The kinds that a supply of valued warriors holds, as a set."""
    some = supply | (supply >> 1) | (supply >> 2)
    return (some >> 2 & 2) | (some >> 4 & 4) | (some >> 6 & 8) | (some >> 8 & 16)


class DeployValued(Rule):
    """Any warrior of the supply onto an empty coin; equal values are alike [K14]."""

    def listed(self, p: Field, clan: i64) -> tuple[Action, ...]:
        """One Deploy a coin and kind."""
        empty = p.board.everywhere & ~(p.top0 | p.top1)
        kinds = kinds_in(p.supply(clan))
        if empty == 0 or kinds == 0:
            return NOTHING
        return p.board.deploys(clan, kinds, empty)

    def count(self, p: Field, clan: i64) -> i64:
        """Empty coins times kinds."""
        kinds = i64(POP[kinds_in(p.supply(clan))])
        return kinds * i64(POP[p.board.everywhere & ~(p.top0 | p.top1)])


def landable(p: Field, clan: i64) -> i64:
    """Coins that can be moved to: empty, a single warrior, or two that are both one's own."""
    pairs = p.under0 | p.under1
    return p.board.everywhere & ~(pairs & ~(p.top(clan) & p.under(clan)))


class Move(Rule):
    """The top warrior to a coin of a different colour, any distance.

    All coins of one colour have the same targets, so they are listed together.
    """

    def listed(self, p: Field, clan: i64) -> tuple[Action, ...]:
        """From each coin one controls."""
        starts = p.top(clan)
        targets = landable(p, clan)
        board = p.board
        found = NOTHING
        if starts & board.gold and targets & ~board.gold:
            found = board.moves(starts & board.gold, targets & ~board.gold)
        if starts & board.green and targets & ~board.green:
            found = found + board.moves(starts & board.green, targets & ~board.green)
        if starts & board.flipped and targets & ~board.flipped:
            found = found + board.moves(starts & board.flipped, targets & ~board.flipped)
        return found

    def count(self, p: Field, clan: i64) -> i64:
        """How many targets all of them have."""
        starts = p.top(clan)
        targets = landable(p, clan)
        board = p.board
        total = i64(POP[starts & board.gold]) * i64(POP[targets & ~board.gold])
        total += i64(POP[starts & board.green]) * i64(POP[targets & ~board.green])
        return total + i64(POP[starts & board.flipped]) * i64(POP[targets & ~board.flipped])


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
