"""Deploy: a warrior of the supply onto an empty coin."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.action import Action
from kachidoki.rokumon import knowledge
from kachidoki.rokumon.action_kind import NOTHING, ActionKind
from kachidoki.rokumon.boards import POP
from kachidoki.rokumon.state import Field
from kachidoki.rokumon.winning import after_deploy


class DeployAlike(ActionKind):
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


class DeployValued(ActionKind):
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


DEPLOY_ALIKE: Final = DeployAlike()
DEPLOY_VALUED: Final = DeployValued()


def deploy(p: Field, coin: i64, kind: i64) -> i64:
    """Put a warrior of the supply on an empty coin; returns the verdict, as in `winning`."""
    clan = p.clan
    p.set_supply(clan, p.supply(clan) - (1 << (3 * kind)))
    p.place(clan, coin, kind)
    if knowledge.tracked(p):
        knowledge.deployed(p, clan, coin)
    return after_deploy(p)
