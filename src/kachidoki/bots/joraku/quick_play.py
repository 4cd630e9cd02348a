"""Quick judgement for Joraku's search: whole turns played by what ranks are worth.

A turn is one card with the better of its two effects. Good enough to finish imagined rounds
by the ten thousand a second, and to say which choices deserve to be tried first.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kachidoki.bots.joraku.area_worth import POINT, AreaWorth, nth_nibble
from kachidoki.bots.joraku.greedy import card_worth
from kachidoki.bots.joraku.march import March
from kachidoki.core.rng import Rng
from kachidoki.joraku.cards import ALL_CARDS, count, lowest, nth
from kachidoki.joraku.kachidoki import kachidoki_points
from kachidoki.joraku.state import DRAFTING, HOUSES, NOBODY, OVER, played_card, supply
from kachidoki.joraku.turns import JorakuState
from kachidoki.joraku.variants import follow_bonus

WIN: Final[i64] = 80  # a point that Kachidoki pays if the card wins
NOISE: Final[i64] = 48
CARE: Final[i64] = 6  # turns


@final
class QuickPlay:
    """Plays one round of one game quickly."""

    def __init__(self, p: JorakuState) -> None:
        self.area_worth = AreaWorth(p)
        self.march = March(self.area_worth)
        self.shape = p.setting.shape
        self.plays = p.setting.plays
        self.variants = p.variants
        self.round = p.round
        # What placing gains in each area, and the best area of all for a Ninja.
        self.placed: vec[i64] = vec[i64]([0] * 7)
        self.reserve: i64 = 0
        self.favourite: i64 = 0
        self.ninja: i64 = 0
        self.at_home: i64 = 0

    def think(self, p: JorakuState, colour: i64, cards: i64) -> None:
        """Find out what the numbers of some cards could do for a colour."""
        march = self.march
        march.look(p, colour)
        reserve = supply(march.army)
        if reserve > 3:
            reserve = 3
        self.reserve = reserve
        packed = self.area_worth.field[march.home]
        self.at_home = kachidoki_points(
            self.variants, self.area_worth.rank(packed, packed >> (8 * colour) & 127)
        )
        numbers = (cards | cards >> 7 | cards >> 14) & 127
        best: i64 = -1
        for area in range(i64(7)):
            if numbers & 1 or numbers >> area & 1:
                gain = march.worth(area, reserve) - march.here[area]
                self.placed[area] = gain
                if gain > best:
                    best = gain
                    self.favourite = area
        self.ninja = best
        most: i64 = 6
        while most and not numbers >> most & 1:
            most -= 1
        march.think(p, most)

    def effect(self, number: i64) -> i64:
        """What a card of a number gains on the map."""
        if number == 0:
            return self.ninja
        march = self.march.gains[number]
        place = self.placed[number]
        return march if march > place else place

    def use(self, p: JorakuState, colour: i64, number: i64) -> None:
        """Do the better of what was thought out for a card's number."""
        if number and self.march.gains[number] > self.placed[number]:
            self.march.carry_out(p, number)
        else:
            area = number if number else self.favourite
            p.set_army(colour, p.army(colour) + self.reserve * nth_nibble(area))

    def score(self, p: JorakuState, card: i64) -> i64:
        """How good it looks to play a card, after `think`."""
        number = card % 7
        value = self.effect(number)
        value += WIN * self.at_home * self.chance(p.now, p.played, number) // 100
        follows = p.played > 0 and played_card(p.now, 0) // 7 == card // 7
        value += POINT * follow_bonus(self.variants, follows)
        return value - card_worth(card)

    def chance(self, trick: i64, played: i64, number: i64) -> i64:
        """Percent, roughly, that a card wins a skirmish after those already played."""
        highest: i64 = -1
        ninja = number == 0
        for k in range(played):
            value = played_card(trick, k) % 7
            ninja = ninja or value == 0
            if value > highest:
                highest = value
        to_come = self.plays - played - 1
        if number == 0:
            if highest < 6:
                return 12 * to_come
            return 100 - 10 * to_come
        if number < highest or (number == 6 and ninja):
            return 0
        if to_come == 0:
            return 100
        if number == 6:
            return 100 - 14 * to_come
        left = 100 - to_come * (6 + 8 * (6 - number))
        return left if left > 5 else 5

    def best_card(self, p: JorakuState, cards: i64, rng: Rng) -> i64:
        """The card that looks best, with a little chance among those near it."""
        best: i64 = -1
        highest: i64 = 0
        left = cards
        while left:
            card = lowest(left)
            left &= left - 1
            value = self.score(p, card) + rng.below(NOISE)
            if best < 0 or value > highest:
                highest = value
                best = card
        return best

    def take_turn(self, p: JorakuState, rng: Rng) -> None:
        """Play a card and use it, for the seat whose turn it is."""
        seat = p.seat
        cards = p.open
        second: i64 = 0
        colour = seat
        if self.shape == HOUSES:
            first = cards & ALL_CARDS
            cards >>= 21
            if first and (cards == 0 or rng.below(2)):
                cards = first
            else:
                second = 1
            colour = 2 * seat + second
        self.think(p, colour, cards)
        card = self.best_card(p, cards, rng)
        p.apply(seat, card + 21 * second, None)
        self.use(p, colour, card % 7)
        p.end_turn(None)

    def give(self, p: JorakuState, seat: i64, rng: Rng) -> None:
        """Pass, discard or draft a card by its worth."""
        mask = p.choice_mask(seat)
        keep = p.phase == DRAFTING
        best: i64 = -1
        highest: i64 = 0
        while mask:
            card = lowest(mask)
            mask &= mask - 1
            value = card_worth(card)
            if not keep:
                value = -value
            value = 2 * value + rng.below(7)
            if best < 0 or value > highest:
                highest = value
                best = card
        p.apply(seat, best, None)

    def play_on(self, p: JorakuState, rng: Rng) -> None:
        """Everybody plays on until the round is over: a while with care, then at random."""
        care = CARE
        while p.phase != OVER and p.round == self.round:
            if p.seat != NOBODY:
                if care:
                    care -= 1
                    self.take_turn(p, rng)
                else:
                    self.hurry(p, rng)
            elif p.pending:
                self.give(p, nth(p.pending, 0), rng)
            else:
                return

    def hurry(self, p: JorakuState, rng: Rng) -> None:
        """Any card, placed where it says."""
        mask = p.open
        bit = nth(mask, rng.below(count(mask)))
        p.apply(p.seat, bit, None)
        colour = p.colour
        army = p.army(colour)
        reserve = supply(army)
        if reserve > 3:
            reserve = 3
        area = bit % 21 % 7
        if area == 0:
            area = rng.below(7)
        p.set_army(colour, army + reserve * nth_nibble(area))
        p.end_turn(None)
