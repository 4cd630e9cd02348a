"""A full state that fits what a seat knows: the other half of `view`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kachidoki.core.rng import Rng
from kachidoki.rokumon import knowledge
from kachidoki.rokumon.boards import NO_COIN
from kachidoki.rokumon.state import SHOWN, Field

if TYPE_CHECKING:
    from kachidoki.rokumon.turns import RokumonState


def imagine(seen: RokumonState, clan: i64, rng: Rng) -> RokumonState:
    """Give the hidden warriors of the other clan (below 0: of both) values that fit.

    Every world that agrees with what was shown is equally likely.
    """
    p = seen.copy()
    if knowledge.tracked(p):
        for other in range(i64(2)):
            if other != clan:
                worlds = knowledge.worlds(p, other)
                fill(p, other, worlds[rng.below(len(worlds))])
    return p


def fill(p: Field, clan: i64, world: i64) -> None:
    """Turn a clan's warriors up as in a world; the supply is the rest."""
    for coin in range(p.board.coins):
        if p.top(clan) >> coin & 1 and not p.kind_top(coin) & SHOWN:
            kind = world >> knowledge.place_of(coin, True) & 7
            p.kinds_top |= kind << (4 * coin)
        if p.under(clan) >> coin & 1 and not p.kind_under(coin) & SHOWN:
            kind = world >> knowledge.place_of(coin, False) & 7
            p.kinds_under |= kind << (4 * coin)
    left = knowledge.supply_left(clan, world)
    if p.triple != NO_COIN and p.top(clan) >> p.triple & 1:
        # The lowest of three is in no world any more; if unknown, any that is left.
        kind = p.kind_third & 7
        while kind == 0 or left >> (3 * kind) & 7 == 0:
            kind += 1
        if p.kind_third == 0:
            p.kind_third = kind
        left -= 1 << (3 * kind)
    p.set_supply(clan, left)
