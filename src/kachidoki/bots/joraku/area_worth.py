"""What the areas of Joraku's map are worth to each colour, by the ranks as they stand.

The influence of all four colours in an area is one integer, 8 bits each, so that a rank is
a few operations.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kachidoki.joraku.kachidoki import kachidoki_points
from kachidoki.joraku.prestige import POINTS
from kachidoki.joraku.state import (
    AREA_AT,
    DAIMYO_STANDS,
    HOUSES,
    NEUTRAL,
    NEUTRAL_COLOUR,
    RP_AT,
    daimyo_area,
)
from kachidoki.joraku.turns import JorakuState
from kachidoki.joraku.variants import own_ground_bonus, ties_share_higher_rank

# What a point is worth: on the track, and in the rows of this round, the next, the last.
POINT: Final[i64] = 100
ROWS: Final = bytes([70, 35, 18])
HOME: Final[i64] = 16  # a point that Kachidoki would pay at home
SLOPE: Final[i64] = 18  # the larger, the less mere influence counts

HIGH_BITS: Final[i64] = 0x80808080
ONES: Final[i64] = 0x01010101


@final
class AreaWorth:
    """What ranks are worth in one round of one game."""

    def __init__(self, p: JorakuState) -> None:
        setting = p.setting
        self.shape = setting.shape
        self.variants = p.variants
        self.higher: i64 = 1 if ties_share_higher_rank(p.variants) else 0
        # At 8 * area + rank, and 56 higher where one's own Daimyo stands.
        self.worth: vec[i64] = vec[i64]([0] * 112)
        self.slope: vec[i64] = vec[i64]([0] * 7)
        for area in range(i64(7)):
            for ahead in range(i64(3) - p.round):
                row: i64 = setting.rows[7 * (p.round + ahead) + area]
                weight = i64(ROWS[ahead])
                self.slope[area] += weight * (row & POINTS) // SLOPE
                for rank in range(i64(1), i64(5)):
                    points: i64 = 0
                    if rank < 4:
                        points = row >> (20 * (rank - 1)) & POINTS
                    self.worth[8 * area + rank] += weight * points
                    points += own_ground_bonus(p.variants, area, rank, True)
                    self.worth[56 + 8 * area + rank] += weight * points
            for rank in range(i64(1), i64(5)):
                at_home = HOME * kachidoki_points(p.variants, rank)
                self.worth[56 + 8 * area + rank] += at_home
        self.field: vec[i64] = vec[i64]([0] * 7)

    def rank(self, packed: i64, mine: i64) -> i64:
        """The rank of an influence among the four that are packed together."""
        at_least = ((packed | HIGH_BITS) - (mine + self.higher) * ONES) & HIGH_BITS
        return (((at_least >> 7) * ONES) >> 24 & 7) + self.higher

    def value(self, area: i64, packed: i64, colour: i64, home: i64) -> i64:
        """What a colour can expect of an area."""
        mine = packed >> (8 * colour) & 127
        if mine == 0:
            return 0
        at = 8 * area + self.rank(packed, mine)
        if home == area:
            at += 56
        return self.worth[at] + self.slope[area] * mine

    def outlook(self, p: JorakuState, colour: i64) -> i64:
        """What a colour has and can expect, less a part of its strongest rival's."""
        self.look(p)
        mine: i64 = 0
        rival: i64 = 0
        for other in range(i64(4)):
            army = p.army(other)
            if not army & DAIMYO_STANDS:
                continue
            home = daimyo_area(army)
            value = POINT * (army >> RP_AT)
            for area in range(i64(7)):
                value += self.value(area, self.field[area], other, home)
            if other == colour:
                mine = value
            elif self.rivals(colour, other) and value > rival:
                rival = value
        return mine - rival // 3

    def rivals(self, colour: i64, other: i64) -> bool:
        """Whether two colours play against each other."""
        if self.shape == HOUSES:
            return colour >> 1 != other >> 1
        return colour != other and not (self.shape == NEUTRAL and other == NEUTRAL_COLOUR)

    def look(self, p: JorakuState) -> None:
        """Pack the influence in each area."""
        a = p.army0
        b = p.army1
        c = p.army2
        d = p.army3
        for area in range(i64(7)):
            self.field[area] = a & 15 | (b & 15) << 8 | (c & 15) << 16 | (d & 15) << 24
            a >>= 4
            b >>= 4
            c >>= 4
            d >>= 4
        # What is left above the seven counts begins with the Daimyo's area.
        stands: i64 = DAIMYO_STANDS >> AREA_AT
        if a & stands:
            self.field[a & 7] += 2
        if b & stands:
            self.field[b & 7] += 2 << 8
        if c & stands:
            self.field[c & 7] += 2 << 16
        if d & stands:
            self.field[d & 7] += 2 << 24


def nth_byte(colour: i64) -> i64:
    """One, in a colour's 8 bits."""
    return 1 << (8 * colour)


def nth_nibble(area: i64) -> i64:
    """One Samurai in an area."""
    return 1 << (4 * area)
