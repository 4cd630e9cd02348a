"""A march thought out point by point: each on what gains most, for Joraku's quick judgement."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kachidoki.bots.joraku.area_worth import POINT, AreaWorth, nth_byte, nth_nibble
from kachidoki.joraku.state import AREA_AT, KYOTO_PAID, ON_MAP, RP_AT, daimyo_area
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

    def __init__(self, area_worth: AreaWorth) -> None:
        self.area_worth = area_worth
        self.cost = daimyo_cost(area_worth.variants)
        # What each area is worth, and with one Samurai more or less: worked out when needed.
        self.here: vec[i64] = vec[i64]([0] * 7)
        self.up: vec[i64] = vec[i64]([0] * 7)
        self.down: vec[i64] = vec[i64]([0] * 7)
        self.known: i64 = 0  # areas for `up`, and 8 bits higher for `down`
        self.kinds: vec[i64] = vec[i64]([0] * 8)
        self.places: vec[i64] = vec[i64]([0] * 8)
        self.gains: vec[i64] = vec[i64]([0] * 8)
        self.steps: i64 = 0
        self.colour: i64 = 0
        self.home: i64 = 0
        self.army: i64 = 0
        self.removal: i64 = 0  # what removing gains most
        self.victim: i64 = 0
        self.stride: i64 = 0  # what moving the Daimyo gains most
        self.target: i64 = 0

    def look(self, p: JorakuState, colour: i64) -> None:
        """See the board as it is."""
        self.area_worth.look(p)
        self.colour = colour
        self.army = p.army(colour)
        self.home = daimyo_area(self.army)
        self.known = 0
        self.steps = 0
        self.gains[0] = 0
        for area in range(i64(7)):
            self.here[area] = self.worth(area, 0)

    def worth(self, area: i64, more: i64) -> i64:
        """What an area would be worth with more Samurai."""
        packed = self.area_worth.field[area] + (more << (8 * self.colour))
        return self.area_worth.value(area, packed, self.colour, self.home)

    def think(self, p: JorakuState, most: i64) -> None:
        """After a look: spend up to so many points, one after the other."""
        if most == 0:
            return
        spent: i64 = 0
        gained: i64 = 0
        self.weigh_removal(p)
        self.weigh_stride()
        while spent < most:
            best = self.removal
            kind = REMOVE
            place = self.victim
            rest = self.army & ON_MAP
            area: i64 = 0
            while rest:
                if rest & 15:
                    less = self.less(area)
                    if area < 6:
                        gain = less + self.more(area + 1)
                        if gain > best:
                            best = gain
                            kind = AWAY
                            place = area
                    if area:
                        gain = less + self.more(area - 1)
                        if gain > best:
                            best = gain
                            kind = TOWARD
                            place = area
                rest >>= 4
                area += 1
            cost: i64 = 1
            if self.stride > best * self.cost and spent + self.cost <= most:
                best = self.stride
                kind = DAIMYO
                place = self.target
                cost = self.cost
                if cost == 2:
                    self.gains[spent + 1] = gained
            if best <= 0:
                break
            self.kinds[self.steps] = kind
            self.places[self.steps] = place
            self.steps += 1
            gained += best
            spent += cost
            self.gains[spent] = gained
            if spent < most:
                self.take(p, kind, place)
        while spent < most:
            spent += 1
            self.gains[spent] = gained

    def more(self, area: i64) -> i64:
        """What one Samurai more would gain."""
        if not self.known >> area & 1:
            self.known |= 1 << area
            self.up[area] = self.worth(area, 1) - self.here[area]
        return self.up[area]

    def less(self, area: i64) -> i64:
        """What one Samurai less would gain: hardly ever more than nothing."""
        if not self.known >> (area + 8) & 1:
            self.known |= 256 << area
            self.down[area] = self.worth(area, -1) - self.here[area]
        return self.down[area]

    def weigh_removal(self, p: JorakuState) -> None:
        """Whose Samurai beside the Daimyo it would gain most to remove."""
        area_worth = self.area_worth
        colour = self.colour
        home = self.home
        self.removal = 0
        packed = area_worth.field[home]
        for other in range(i64(4)):
            standing = packed >> (8 * other) & 127
            if standing == 0 or not area_worth.rivals(colour, other):
                continue
            if standing == 2 and daimyo_area(p.army(other)) == home:
                continue
            after = packed - nth_byte(other)
            gain = area_worth.value(home, after, colour, home) - self.here[home]
            loss = area_worth.value(home, packed, other, -1)
            gain += (loss - area_worth.value(home, after, other, -1)) // 4
            if gain > self.removal:
                self.removal = gain
                self.victim = other

    def weigh_stride(self) -> None:
        """Where it would gain most to move the Daimyo."""
        self.stride = 0
        if self.home < 6:
            self.stride = self.daimyo_gain(self.home + 1)
            self.target = self.home + 1
        if self.home > 0:
            gain = self.daimyo_gain(self.home - 1)
            if self.home == 6 or gain > self.stride:
                self.stride = gain
                self.target = self.home - 1

    def daimyo_gain(self, to: i64) -> i64:
        """What moving the Daimyo would gain."""
        area_worth = self.area_worth
        colour = self.colour
        home = self.home
        two = 2 * nth_byte(colour)
        after = area_worth.value(home, area_worth.field[home] - two, colour, to)
        after += area_worth.value(to, area_worth.field[to] + two, colour, to)
        after += POINT * kyoto_bonus(area_worth.variants, self.army, to)
        return after - self.here[home] - self.here[to]

    def take(self, p: JorakuState, kind: i64, place: i64) -> None:
        """Do a step on the map that is thought about."""
        field = self.area_worth.field
        one = nth_byte(self.colour)
        home = self.home
        if kind == DAIMYO:
            if kyoto_bonus(self.area_worth.variants, self.army, place):
                self.army |= KYOTO_PAID
            self.home = place
            field[home] -= 2 * one
            field[place] += 2 * one
            self.renew(home)
            self.renew(place)
        elif kind == REMOVE:
            field[home] -= nth_byte(place)
            self.renew(home)
        else:
            to = place + 1 if kind == AWAY else place - 1
            self.army += nth_nibble(to) - nth_nibble(place)
            field[place] -= one
            field[to] += one
            self.renew(place)
            self.renew(to)
            if home - 1 > to and home - 1 > place:
                return
            if home + 1 < to and home + 1 < place:
                return
        # Something changed where the Daimyo is, or beside it.
        self.weigh_removal(p)
        self.weigh_stride()

    def renew(self, area: i64) -> None:
        """Look again at an area that has changed."""
        self.here[area] = self.worth(area, 0)
        self.known &= ~(257 << area)

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
                bonus = kyoto_bonus(self.area_worth.variants, army, place)
                if bonus:
                    army |= KYOTO_PAID
                    army += bonus << RP_AT
                army += (place - daimyo_area(army)) << AREA_AT
            else:
                p.set_army(place, p.army(place) - nth_nibble(daimyo_area(army)))
        p.set_army(self.colour, army)
