"""Prestige: what all areas pay at the end of a round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.event import Event, Facts, Log
from kachidoki.joraku.cards import AREAS, COLOURS, KYOTO, SHINANO
from kachidoki.joraku.ranking import pay, ranks, standing_facts
from kachidoki.joraku.state import Pieces, daimyo_area
from kachidoki.joraku.variants import own_ground_bonus

POINTS: Final[i64] = 0xFFFFF  # 20 bits, one number of a score row


def prestige(p: Pieces, log: Log | None) -> None:
    """Score the areas from 6 down to 1, then Kyoto, each by its row for this round.

    Within an area by rank, then in the order of the colours, a variant's bonus after the row.
    """
    area = SHINANO
    while area >= KYOTO:
        standing = ranks(p, area)
        if standing:
            score_row(p, area, standing, log)
            score_own_ground(p, area, standing, log)
        area -= 1


def score_row(p: Pieces, area: i64, standing: i64, log: Log | None) -> None:
    """Pay an area's row of this round."""
    row: i64 = p.setting.rows[7 * p.round + area]
    if row == 0 and log is None:
        return
    for place in range(i64(1), i64(5)):
        for colour in range(i64(4)):
            if (standing >> (3 * colour)) & 7 != place:
                continue
            points = pay(p, colour, row & POINTS)
            if log is not None:
                facts = standing_facts(p, area, standing, colour)
                facts["round"] = p.round + 1
                facts["row"] = row_numbers(p.setting.rows[7 * p.round + area])
                facts["points"] = points
                log.append(Event("joraku.prestige", facts, "Prestige"))
        row >>= 20  # nothing is left for the 4th


def score_own_ground(p: Pieces, area: i64, standing: i64, log: Log | None) -> None:
    """Pay variant 1's bonus; never for Kachidoki."""
    for colour in range(i64(4)):
        at_home = daimyo_area(p.army(colour)) == area
        bonus = own_ground_bonus(p.variants, area, (standing >> (3 * colour)) & 7, at_home)
        if bonus:
            points = pay(p, colour, bonus)
            if log is not None:
                facts: Facts = {"colour": COLOURS[colour], "area": AREAS[area], "points": points}
                log.append(Event("joraku.own-ground", facts, "Variant 1, R5"))


def row_numbers(row: i64) -> tuple[int, int, int]:
    """A packed score row as three numbers."""
    return row & POINTS, (row >> 20) & POINTS, row >> 40
