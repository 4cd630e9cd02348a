"""Writes what a seat of Joraku knows into flat memory, a byte for each number.

`joraku_encoding` says which number stands where, and reads it back. Everything here gets what a
view holds, never a state with secrets in it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kachidoki.core.contract import View
from kachidoki.joraku import two_houses
from kachidoki.joraku.cards import ALL_CARDS, DECK
from kachidoki.joraku.state import (
    DAIMYO_STANDS,
    HOUSES,
    KYOTO_PAID,
    NEUTRAL,
    OVER,
    PASSING,
    PLAYING,
    Pieces,
    daimyo_area,
    daimyo_card,
    played_card,
    played_colour,
    reputation,
    samurai,
    supply,
)
from kachidoki.joraku.turns import JorakuState
from kachidoki.joraku.view import JorakuView, hand_sizes, unseen

PHASE_COUNT: Final[i64] = 11
KIND_BITS: Final[i64] = 64  # room for the choices of a kind of decision
NOT_OURS: Final = "an encoding of Joraku needs the view of one of its seats"


def one(out: vec[u8], at: i64, size: i64, which: i64) -> i64:
    """A one among zeros, or only zeros if there is no such place; returns where it goes on."""
    for k in range(size):
        out[at + k] = u8(0)
    if 0 <= which < size:
        out[at + which] = u8(1)
    return at + size


def bits(out: vec[u8], at: i64, size: i64, mask: i64) -> i64:
    """The lowest bits of a mask, one after the other; returns where it goes on."""
    for k in range(size):
        out[at + k] = u8(mask & 1)
        mask >>= 1
    return at + size


def zeros(out: vec[u8], at: i64, size: i64) -> i64:
    """Nothing, so many times; returns where it goes on."""
    for k in range(size):
        out[at + k] = u8(0)
    return at + size


def acting_mask(p: JorakuState) -> i64:
    """The seats that are to act, as a mask."""
    if p.seat >= 0:
        return 1 << p.seat
    return p.pending


def write_observation(p: JorakuState, seat: i64, out: vec[u8], at: i64) -> i64:
    """All that a seat knows now; `p` is what its view has seen. Returns where it goes on."""
    seats = p.setting.seats
    at = one(out, at, seats, seat)
    at = one(out, at, 3, p.round)
    at = one(out, at, PHASE_COUNT, p.phase)
    at = bits(out, at, seats, acting_mask(p))
    at = one(out, at, seats, p.lead)
    at = bits(out, at, 6, p.variants)
    for colour in range(i64(4)):
        army = p.army(colour)
        for area in range(i64(7)):
            out[at + area] = u8(samurai(army, area))
        at += 7
    for colour in range(i64(4)):
        army = p.army(colour)
        at = one(out, at, 7, daimyo_area(army) if army & DAIMYO_STANDS else -1)
    for colour in range(i64(4)):
        army = p.army(colour)
        points = reputation(army)
        out[at + colour] = u8(daimyo_card(army))
        out[at + 4 + colour] = u8(1 if army & KYOTO_PAID else 0)
        out[at + 8 + colour] = u8(supply(army) if army & DAIMYO_STANDS else 0)
        out[at + 12 + colour] = u8(points % 100)
        out[at + 16 + colour] = u8(points // 100)
    at += 20
    at = one(out, at, 4, p.colour if PLAYING < p.phase < OVER else -1)
    out[at] = u8(p.left)
    out[at + 1] = u8(p.steps)
    out[at + 2] = u8(p.dealt)
    out[at + 3] = u8(p.skirmish)
    at += 4
    sizes = hand_sizes(p)
    for other in range(seats):
        out[at + other] = u8(sizes[other])
    at += seats
    at = bits(out, at, DECK, unseen(p, seat))
    trick: i64 = 0
    if p.phase >= PLAYING:
        for k in range(p.played):
            trick |= 1 << played_card(p.now, k)
    at = bits(out, at, DECK, trick)
    return write_round(p, seat, out, at)


def write_round(p: Pieces, seat: i64, out: vec[u8], at: i64) -> i64:
    """What a seat knows of the cards of a round; returns where it goes on."""
    at = bits(out, at, DECK, p.hand(seat))
    gave = p.gave(seat)
    at = bits(out, at, DECK, gave)
    if p.setting.shape == HOUSES:
        packs = p.packs0 if seat == 0 else p.packs1
        at = bits(out, at, DECK, packs)
        at = bits(out, at, DECK, packs >> DECK)
        at = bits(out, at, DECK, packs >> (2 * DECK))
        at = bits(out, at, DECK, p.picks0 if seat == 0 else p.picks1)
        at = zeros(out, at, DECK)
        turn = 1
        for card in two_houses.picks(p, seat):
            out[at - DECK + card] = u8(turn)
            turn += 1
    else:
        seats = p.setting.seats
        known = p.phase > PASSING
        at = bits(out, at, DECK, p.gave((seat + seats - 1) % seats) & ALL_CARDS if known else 0)
        if p.setting.pass_both:
            at = bits(out, at, DECK, gave >> DECK)
            at = bits(out, at, DECK, p.gave((seat + 1) % seats) >> DECK if known else 0)
        elif p.setting.shape == NEUTRAL:
            at = bits(out, at, DECK, gave >> DECK)
    at = zeros(out, at, 4 * DECK)
    if p.phase >= PLAYING:
        place: i64 = 1
        for skirmish in range(p.skirmish + 1):
            trick = p.trick(skirmish)
            for k in range(p.trick_size(skirmish)):
                colour = played_colour(trick, k)
                out[at - 4 * DECK + DECK * colour + played_card(trick, k)] = u8(place)
                place += 1
    return at


def write_view(view: View, out: vec[u8]) -> None:
    """All that the seat of a view knows now."""
    if not isinstance(view, JorakuView) or view.seat is None:
        raise ValueError(NOT_OURS)
    write_observation(view.seen, view.seat, out, 0)


@final
class MaskWriter:
    """Writes which actions are open, by the places that a game's own actions have."""

    def __init__(self, size: i64, places: list[i64]) -> None:
        self.size = size
        self.places = places  # by kind of decision and bit; below 0 where there is none

    def write_view(self, view: View, out: vec[u8]) -> None:
        """A one for each action that the seat of a view may take now."""
        if not isinstance(view, JorakuView) or view.seat is None:
            raise ValueError(NOT_OURS)
        self.write(view.seen, view.seat, out, 0)

    def write(self, p: JorakuState, seat: i64, out: vec[u8], at: i64) -> i64:
        """A one for each action that a seat may take now; returns where it goes on."""
        for k in range(self.size):
            out[at + k] = u8(0)
        mask = p.choice_mask(seat)
        if mask:
            place = p.kind(seat) * KIND_BITS
            while mask:
                if mask & 1:
                    out[at + self.places[place]] = u8(1)
                mask >>= 1
                place += 1
        return at + self.size
