"""Which kinds of actions each act has, and whether a clan has any action left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.rokumon.action_kind import ActionKind
from kachidoki.rokumon.acts import ACTS, UNUSED, Act
from kachidoki.rokumon.deploy import DEPLOY_ALIKE, DEPLOY_VALUED
from kachidoki.rokumon.fight import FIGHT
from kachidoki.rokumon.move import MOVE
from kachidoki.rokumon.state import Field
from kachidoki.rokumon.surprise import SURPRISE


def action_kinds_of(act: Act) -> tuple[ActionKind, ...]:
    """The kinds of actions that an act has, in the order in which they are listed."""
    found: list[ActionKind] = [DEPLOY_ALIKE if act.values == UNUSED else DEPLOY_VALUED, MOVE]
    if act.fights:
        found.append(FIGHT)
    if act.surprises:
        found.append(SURPRISE)
    return tuple(found)


ACTION_KINDS: Final[list[tuple[ActionKind, ...]]] = [
    action_kinds_of(act) for act in ACTS
]  # by the act's number


def actions_of(p: Field, clan: i64) -> i64:
    """How many actions a clan has, surrender not counted."""
    total: i64 = 0
    for kind in ACTION_KINDS[p.act]:
        total += kind.count(p, clan)
    return total


def can_act(p: Field, clan: i64) -> bool:
    """Whether a clan has any action but surrender."""
    for kind in ACTION_KINDS[p.act]:
        if kind.count(p, clan):
            return True
    return False
