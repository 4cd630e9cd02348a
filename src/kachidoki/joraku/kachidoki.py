"""Kachidoki: what the winner of a skirmish has scored at once."""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.core.event import Event, Log
from kachidoki.joraku.ranking import pay, ranks, standing_facts
from kachidoki.joraku.state import Pieces, daimyo_area
from kachidoki.joraku.variants import steeper_kachidoki


def kachidoki(p: Pieces, winner: i64, log: Log | None) -> None:
    """Score the area where the winning colour's Daimyo stands, at once.

    Every faction ranked there scores, or in the "winner" edition only the winning colour.
    """
    area = daimyo_area(p.army(winner))
    standing = ranks(p, area)
    for place in range(i64(1), i64(5)):
        for colour in range(i64(4)):
            if (standing >> (3 * colour)) & 7 != place:
                continue
            if p.setting.winner_only and colour != winner:
                continue
            points = pay(p, colour, kachidoki_points(p.variants, place))
            if log is not None:
                facts = standing_facts(p, area, standing, colour)
                facts["points"] = points
                log.append(Event("joraku.kachidoki", facts, "Kachidoki"))


def kachidoki_points(variants: i64, rank: i64) -> i64:
    """3, 2, 1 for the first three ranks, unless variant 3 is in play."""
    if rank == 0 or rank > 3:
        return 0
    return steeper_kachidoki(variants, rank, 4 - rank)
