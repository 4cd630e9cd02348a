"""Two players and a neutral army: where it stands, how it advances, where it can be sent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.event import Event, Facts, Log
from kachidoki.joraku.actions import SEND_TO
from kachidoki.joraku.cards import AREAS, COLOURS, SHINANO
from kachidoki.joraku.state import (
    AREA_AT,
    DAIMYO_STANDS,
    NEUTRAL_COLOUR,
    Pieces,
    daimyo_area,
    samurai,
)

RULE: Final = "Two players and a neutral army"
TWO_IN_EACH: Final[i64] = 0x222220  # two Samurai in each of the areas 1 to 5


def set_up(p: Pieces) -> None:
    """The neutral Daimyo in area 6, two Samurai in each of the areas 1 to 5."""
    p.set_army(NEUTRAL_COLOUR, DAIMYO_STANDS | (SHINANO << AREA_AT) | TWO_IN_EACH)


def advance(p: Pieces, log: Log | None) -> None:
    """Every neutral piece moves one area toward Kyoto; a Samurai already there stays."""
    army = p.army(NEUTRAL_COLOUR)
    daimyo = daimyo_area(army) - 1
    on_map = army & 0xFFFFFFF
    on_map = (on_map >> 4) + (on_map & 15)
    p.set_army(NEUTRAL_COLOUR, DAIMYO_STANDS | (daimyo << AREA_AT) | on_map)
    if log is not None:
        facts: Facts = {"colour": COLOURS[NEUTRAL_COLOUR], "area": AREAS[daimyo]}
        log.append(Event("joraku.advance", facts, RULE))


def targets(p: Pieces, area: i64) -> i64:
    """Where a neutral Samurai from an area can be sent, as choices of a march.

    [R10] Any distance, but not to where it is, and not behind the neutral Daimyo.
    """
    army = p.army(NEUTRAL_COLOUR)
    if samurai(army, area) == 0:
        return 0
    # Bit SEND_TO of each area up to the Daimyo's own, except for the area it stands in.
    upto: i64 = ((16 << (4 * daimyo_area(army))) - 1) & 0x8888888
    return upto & ~(1 << (4 * area + SEND_TO))


def send(p: Pieces, area: i64, to: i64, log: Log | None) -> None:
    """A removed neutral Samurai never leaves the map: it goes where the remover says."""
    army = p.army(NEUTRAL_COLOUR)
    p.set_army(NEUTRAL_COLOUR, army - (1 << (4 * area)) + (1 << (4 * to)))
    if log is not None:
        facts: Facts = {
            "colour": COLOURS[p.colour],
            "victim": COLOURS[NEUTRAL_COLOUR],
            "area": AREAS[area],
            "to": AREAS[to],
            "left": p.left,
        }
        log.append(Event("joraku.send", facts, f"{RULE}, R10"))
