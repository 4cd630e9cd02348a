"""The six variant cards. Each says its one change here and nowhere else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.joraku.cards import KYOTO
from kachidoki.joraku.state import KYOTO_PAID, daimyo_card

# Bits of the set in play.
V1: Final[i64] = 1
V2: Final[i64] = 2
V3: Final[i64] = 4
V4: Final[i64] = 8
V5: Final[i64] = 16
V6: Final[i64] = 32


def own_ground_bonus(variants: i64, area: i64, rank: i64, own_daimyo_here: bool) -> i64:
    """Variant 1: first where one's own Daimyo stands gains the area's number.

    [R5] Kyoto has no number and gives nothing; the bonus is paid also where the row pays 0.
    Who is first is said by the rank, so a tie pays nobody, or with variant 2 all of them.
    """
    if variants & V1 and rank == 1 and own_daimyo_here:
        return area
    return 0


def ties_share_higher_rank(variants: i64) -> bool:
    """Variant 2: tied factions share the higher rank, everywhere ranks are used."""
    return variants & V2 != 0


def steeper_kachidoki(variants: i64, rank: i64, usual: i64) -> i64:
    """Variant 3: the Kachidoki pays 4, 2, 0 to the first three ranks instead of the usual."""
    if variants & V3:
        return 6 - 2 * rank
    return usual


def kyoto_bonus(variants: i64, army: i64, to: i64) -> i64:
    """Variant 4: the Daimyo's first move into Kyoto gains the number of its card.

    [R6] Once per game for each colour, by that colour's own card, at the moment of the move.
    """
    if variants & V4 and to == KYOTO and not army & KYOTO_PAID:
        return daimyo_card(army)
    return 0


def follow_bonus(variants: i64, follows: bool) -> i64:
    """Variant 5: a card of the led suit gains 2.

    [R7] For those who follow: the first card pays nothing; a Ninja of the suit pays.
    """
    if variants & V5 and follows:
        return 2
    return 0


def daimyo_cost(variants: i64) -> i64:
    """Moving the Daimyo costs 2 action points; variant 6: 1."""
    if variants & V6:
        return 1
    return 2
