"""Placing Samurai from the supply: where a Ninja and a number may, and how many."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.event import Event, Facts, Log
from kachidoki.joraku.actions import END_ONLY
from kachidoki.joraku.cards import AREAS, COLOURS
from kachidoki.joraku.state import PLACING, Pieces, supply

ALL_AREAS: Final[i64] = 0x7F
MOST_PLACED: Final[i64] = 3


def with_ninja(p: Pieces) -> None:
    """A Ninja places in any areas."""
    begin(p, ALL_AREAS)


def with_number(p: Pieces, number: i64) -> None:
    """A number places in its own area."""
    begin(p, 1 << number)


def begin(p: Pieces, areas: i64) -> None:
    """0 to 3 Samurai from the supply, which is a hard limit [R3]."""
    p.phase = PLACING
    in_supply = supply(p.army(p.colour))
    p.left = in_supply if in_supply < MOST_PLACED else MOST_PLACED
    # [R3] One may stop at any moment.
    p.open = areas | END_ONLY if p.left else END_ONLY


def put(p: Pieces, area: i64, log: Log | None) -> None:
    """One Samurai from the supply into an area."""
    p.set_army(p.colour, p.army(p.colour) + (1 << (4 * area)))
    p.left -= 1
    p.steps += 1
    if p.left == 0:
        p.open = END_ONLY
    if log is not None:
        facts: Facts = {"colour": COLOURS[p.colour], "area": AREAS[area], "left": p.left}
        log.append(Event("joraku.put", facts, "Skirmish"))
