"""What the other side can know of hidden warriors [K6], exactly.

A world is one way the kinds of all of a clan's warriors on the board could be: 3 bits for each
place, the top of each coin and 21 bits higher the one under it. The supply is the rest. All
worlds that fit what was seen are kept: a deploy multiplies them, a fight leaves those that agree
with what it showed, and what returns to the supply is forgotten. So whoever saw the one 4 go home
still knows that no warrior that stood on the board then can be it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.rokumon.acts import ACTS, HIDDEN
from kachidoki.rokumon.state import SHOWN, Field
from kachidoki.rokumon.warriors import KINDS, full

UNDER: Final[i64] = 21  # bits above the tops


def tracked(p: Field) -> bool:
    """Whether somebody has to guess values here."""
    return not p.setting.counting and ACTS[p.act].values == HIDDEN


def place_of(coin: i64, top: bool) -> i64:
    """Where the kind of a warrior stands in a world."""
    return 3 * coin if top else 3 * coin + UNDER


def worlds(p: Field, clan: i64) -> tuple[int, ...]:
    """All that a clan's warriors could be."""
    return p.worlds1 if clan else p.worlds0


def set_worlds(p: Field, clan: i64, found: list[i64]) -> None:
    """Keep each world once, in order."""
    kept = tuple(sorted(set(found)))
    if clan:
        p.worlds1 = kept
    else:
        p.worlds0 = kept


def supply_left(clan: i64, world: i64) -> i64:
    """The supply of a clan in a world."""
    left = full(clan)
    while world:
        kind = world & 7
        if kind:
            left -= 1 << (3 * kind)
        world >>= 3
    return left


def deployed(p: Field, clan: i64, coin: i64) -> None:
    """Any warrior that the supply could hold."""
    at = place_of(coin, True)
    found: list[i64] = []
    for world in worlds(p, clan):
        left = supply_left(clan, world)
        for kind in range(i64(1), KINDS):
            if left >> (3 * kind) & 7:
                found.append(world | (kind << at))
    set_worlds(p, clan, found)


def moved(p: Field, clan: i64, start: i64, to: i64) -> None:
    """The mover goes from the top of a coin to the top of another; both stacks shift.

    Called after the lift and before the landing, so what stands at `to` is still on top.
    """
    mover = place_of(start, True)
    kinds: list[i64] = [world >> mover & 7 for world in worlds(p, clan)]
    shift_stack(p, start, uncover=True)
    shift_stack(p, to, uncover=False)
    landed = place_of(to, True)
    found: list[i64] = []
    for at, world in enumerate(worlds(p, clan)):
        found.append(world | (kinds[at] << landed))
    # Worlds keep their places in the list until here, so that each gets back its own kind.
    set_worlds(p, clan, found)
    set_worlds(p, 1 - clan, list(worlds(p, 1 - clan)))


def shift_stack(p: Field, coin: i64, uncover: bool) -> None:
    """What is under becomes the top of a coin, or the top is covered."""
    top, under = place_of(coin, True), place_of(coin, False)
    for clan in range(i64(2)):
        shifted: list[int] = []
        for kept in worlds(p, clan):
            world: i64 = kept
            upper = world >> top & 7
            lower = world >> under & 7
            world -= (upper << top) + (lower << under)
            if uncover:
                world += lower << top
            else:
                world += upper << under
            shifted.append(world)
        if clan:
            p.worlds1 = tuple(shifted)
        else:
            p.worlds0 = tuple(shifted)


def shown(p: Field, clan: i64, coin: i64, top: bool, kind: i64) -> None:
    """A fight shows a warrior: only worlds that agree remain."""
    at = place_of(coin, top)
    set_worlds(p, clan, [world for world in worlds(p, clan) if world >> at & 7 == kind])


def returned(p: Field, clan: i64, coin: i64, top: bool) -> None:
    """Back in the supply a warrior is one of several again."""
    at = place_of(coin, top)
    set_worlds(p, clan, [world - ((world >> at & 7) << at) for world in worlds(p, clan)])


def uncovered(p: Field, clan: i64, coin: i64) -> None:
    """The warrior under a defeated one is on top now."""
    shift_stack(p, coin, uncover=True)
    set_worlds(p, clan, list(worlds(p, clan)))


def could_be(p: Field, clan: i64, coin: i64, top: bool) -> list[i64]:
    """The kinds that a warrior could be, as the other side knows."""
    at = place_of(coin, top)
    return sorted({world >> at & 7 for world in worlds(p, clan)})


def places(p: Field, clan: i64) -> list[i64]:
    """Where a clan's warriors on the board stand in a world, coin by coin, covered first."""
    found: list[i64] = []
    for coin in range(p.board.coins):
        if p.under(clan) >> coin & 1:
            found.append(place_of(coin, False))
        if p.top(clan) >> coin & 1:
            found.append(place_of(coin, True))
    return found


def all_worlds(p: Field, clan: i64) -> tuple[int, ...]:
    """All that a clan's warriors could be if only what is shown now were known."""
    found: list[i64] = [0]
    for at in places(p, clan):
        top = at < UNDER
        coin = at // 3 if top else (at - UNDER) // 3
        kind = p.kind_top(coin) if top else p.kind_under(coin)
        more: list[i64] = []
        for world in found:
            left = supply_left(clan, world)
            for could in range(i64(1), KINDS):
                if left >> (3 * could) & 7 and (not kind & SHOWN or could == kind & 7):
                    more.append(world | (could << at))
        found = more
    return tuple(sorted(set(found)))


def true_world(p: Field, clan: i64) -> int:
    """The world as it is, where all values are known."""
    world: i64 = 0
    for at in places(p, clan):
        top = at < UNDER
        coin = at // 3 if top else (at - UNDER) // 3
        kind = (p.kind_top(coin) if top else p.kind_under(coin)) & 7
        world |= kind << at
    return int(world)
