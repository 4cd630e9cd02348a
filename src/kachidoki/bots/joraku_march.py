"""A march thought out point by point: each on what gains most, for Joraku's quick judgement."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kachidoki.bots.joraku_ground import POINT, Ground, nth_byte, nth_nibble
from kachidoki.joraku.state import AREA_AT, KYOTO_PAID, RP_AT, daimyo_area
from kachidoki.joraku.turns import JorakuState
from kachidoki.joraku.variants import daimyo_cost, kyoto_bonus

# Kinds of steps.
AWAY: Final[i64] = 0
TOWARD: Final[i64] = 1
REMOVE: Final[i64] = 2
DAIMYO: Final[i64] = 3


@final
class March:
    """The steps of a march, and what they gain in all for each number of points."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.cost = daimyo_cost(ground.variants)
        self.up: vec[i64] = vec[i64]([0] * 7)
        self.down: vec[i64] = vec[i64]([0] * 7)
        self.kinds: vec[i64] = vec[i64]([0] * 8)
        self.places: vec[i64] = vec[i64]([0] * 8)
        self.gains: vec[i64] = vec[i64]([0] * 8)
        self.steps: i64 = 0
        self.colour: i64 = 0
        self.home: i64 = 0
        self.army: i64 = 0
        self.removal: i64 = 0  # what removing gains most
        self.victim: i64 = 0

    def think(self, p: JorakuState, colour: i64, most: i64) -> None:
        """Spend up to so many points one after the other.

        The ground must have looked at the board, and is changed. The Daimyo goes first or
        not at all.
        """
        self.colour = colour
        self.army = p.army(colour)
        self.home = daimyo_area(self.army)
        self.steps = 0
        spent: i64 = 0
        gained: i64 = 0
        self.gains[0] = 0
        if most == 0:
            return
        for area in range(i64(7)):
            self.weigh(area)
        self.weigh_removal(p)
        if most >= self.cost:
            gained = self.try_daimyo(p)
            if self.steps:
                spent = self.cost
                self.gains[1] = 0
                self.gains[spent] = gained
        while spent < most:
            best = self.removal
            kind = REMOVE
            place = self.victim
            rest = self.army
            for area in range(i64(7)):
                if rest & 15:
                    less = self.down[area]
                    if area < 6 and less + self.up[area + 1] > best:
                        best = less + self.up[area + 1]
                        kind = AWAY
                        place = area
                    if area and less + self.up[area - 1] > best:
                        best = less + self.up[area - 1]
                        kind = TOWARD
                        place = area
                rest >>= 4
            if best <= 0:
                break
            self.kinds[self.steps] = kind
            self.places[self.steps] = place
            self.steps += 1
            self.take(p, kind, place)
            gained += best
            spent += 1
            self.gains[spent] = gained
        while spent < most:
            spent += 1
            self.gains[spent] = gained

    def weigh(self, area: i64) -> None:
        """What one Samurai more or less would change in an area."""
        ground = self.ground
        colour = self.colour
        packed = ground.field[area]
        one = nth_byte(colour)
        here = ground.value(area, packed, colour, self.home)
        self.up[area] = ground.value(area, packed + one, colour, self.home) - here
        if packed >> (8 * colour) & 127:
            self.down[area] = ground.value(area, packed - one, colour, self.home) - here

    def weigh_removal(self, p: JorakuState) -> None:
        """Whose Samurai beside the Daimyo it would gain most to remove."""
        ground = self.ground
        colour = self.colour
        home = self.home
        self.removal = 0
        packed = ground.field[home]
        here = ground.value(home, packed, colour, home)
        for other in range(i64(4)):
            theirs = p.army(other)
            standing = packed >> (8 * other) & 127
            if daimyo_area(theirs) == home:
                standing -= 2
            if standing > 0 and ground.rivals(colour, other):
                after = packed - nth_byte(other)
                gain = ground.value(home, after, colour, home) - here
                loss = ground.value(home, packed, other, -1)
                gain += (loss - ground.value(home, after, other, -1)) // 4
                if gain > self.removal:
                    self.removal = gain
                    self.victim = other

    def try_daimyo(self, p: JorakuState) -> i64:
        """Move the Daimyo if that gains more than spending the points otherwise would."""
        best: i64 = 0
        to: i64 = -1
        if self.home < 6:
            best = self.daimyo_gain(self.home + 1)
            to = self.home + 1
        if self.home > 0:
            gain = self.daimyo_gain(self.home - 1)
            if gain > best:
                best = gain
                to = self.home - 1
        single = self.removal
        for area in range(i64(7)):
            if self.army >> (4 * area) & 15:
                if area < 6 and self.down[area] + self.up[area + 1] > single:
                    single = self.down[area] + self.up[area + 1]
                if area and self.down[area] + self.up[area - 1] > single:
                    single = self.down[area] + self.up[area - 1]
        if best <= single * self.cost:
            return 0
        self.kinds[0] = DAIMYO
        self.places[0] = to
        self.steps = 1
        self.take(p, DAIMYO, to)
        return best

    def daimyo_gain(self, to: i64) -> i64:
        """What moving the Daimyo would gain."""
        ground = self.ground
        colour = self.colour
        home = self.home
        two = 2 * nth_byte(colour)
        before = ground.value(home, ground.field[home], colour, home)
        before += ground.value(to, ground.field[to], colour, home)
        after = ground.value(home, ground.field[home] - two, colour, to)
        after += ground.value(to, ground.field[to] + two, colour, to)
        return after - before + POINT * kyoto_bonus(ground.variants, self.army, to)

    def take(self, p: JorakuState, kind: i64, place: i64) -> None:
        """Do a step on the ground that is thought about."""
        field = self.ground.field
        one = nth_byte(self.colour)
        if kind == DAIMYO:
            field[self.home] -= 2 * one
            field[place] += 2 * one
            old = self.home
            self.home = place
            self.weigh(old)
            self.weigh(place)
            self.weigh_removal(p)
        elif kind == REMOVE:
            field[self.home] -= nth_byte(place)
            self.weigh(self.home)
            self.weigh_removal(p)
        else:
            to = place + 1 if kind == AWAY else place - 1
            self.army += nth_nibble(to) - nth_nibble(place)
            field[place] -= one
            field[to] += one
            self.weigh(place)
            self.weigh(to)
            if self.home in (place, to):
                self.weigh_removal(p)

    def carry_out(self, p: JorakuState, points: i64) -> None:
        """Do on the board what was thought out, as far as the points go."""
        army = p.army(self.colour)
        for k in range(self.steps):
            kind = self.kinds[k]
            place = self.places[k]
            points -= self.cost if kind == DAIMYO else 1
            if points < 0:
                break
            if kind == AWAY:
                army += nth_nibble(place + 1) - nth_nibble(place)
            elif kind == TOWARD:
                army += nth_nibble(place - 1) - nth_nibble(place)
            elif kind == DAIMYO:
                bonus = kyoto_bonus(self.ground.variants, army, place)
                if bonus:
                    army |= KYOTO_PAID
                    army += bonus << RP_AT
                army += (place - daimyo_area(army)) << AREA_AT
            else:
                p.set_army(place, p.army(place) - nth_nibble(daimyo_area(army)))
        p.set_army(self.colour, army)
