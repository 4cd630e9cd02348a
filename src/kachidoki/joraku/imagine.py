"""A full state that fits what a seat knows: the other half of `view`.

What is unknown are the cards in others' hands, those put aside, and what others gave to
each other. Every fitting deal is equally likely; what others chose to give is not weighed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kachidoki.core.rng import Rng
from kachidoki.joraku import skirmish
from kachidoki.joraku.cards import ALL_CARDS, DECK, SUIT, count
from kachidoki.joraku.hand_sampling import (
    constrained_hand,
    played_by,
    some,
    voids,
    wanted,
    ways,
)
from kachidoki.joraku.imagine_houses import imagine_houses
from kachidoki.joraku.state import (
    DEALING,
    DISCARDING,
    HOUSES,
    NEUTRAL,
    PASSING,
    PLAYING,
    Pieces,
)
from kachidoki.joraku.view import hand_sizes

if TYPE_CHECKING:
    from kachidoki.joraku.turns import JorakuState


def imagine(seen: JorakuState, seat: i64, rng: Rng) -> JorakuState:
    """Fill in everything that a seat (below 0: a spectator) does not know."""
    p = seen.copy()
    if p.phase < DEALING:
        return p
    if p.setting.shape == HOUSES:
        imagine_houses(p, seat, rng)
    elif p.phase <= PASSING:
        before_exchange(p, seat, rng)
    elif p.phase == DISCARDING:
        before_discard(p, seat, rng)
    else:
        in_play(p, seat, rng)
    if p.phase == PLAYING:
        skirmish.ask_for_card(p)
    return p


def before_exchange(p: Pieces, seat: i64, rng: Rng) -> None:
    """Others' hands as dealt so far, and what they may have picked to pass."""
    unknown = ALL_CARDS
    if seat >= 0:
        unknown &= ~(p.hand(seat) | p.gave(seat) | (p.gave(seat) >> DECK))
    sizes = hand_sizes(p)
    for other in range(p.setting.seats):
        if other == seat:
            continue
        hand = some(unknown, sizes[other], rng)
        unknown &= ~hand
        if p.phase == PASSING and not p.pending >> other & 1:
            gift = some(hand, p.setting.passes, rng)
            hand &= ~gift
            if p.setting.pass_both:
                left = some(gift, 1, rng)
                gift = left | ((gift & ~left) << DECK)
            p.set_gave(other, gift)
        p.set_hand(other, hand)
    if p.phase == DEALING:
        p.open = unknown


def before_discard(p: Pieces, seat: i64, rng: Rng) -> None:
    """With the neutral army: eight cards each, three of them received."""
    unknown = ALL_CARDS
    if seat >= 0:
        unknown &= ~(p.hand(seat) | p.gave(seat) | (p.gave(seat) >> DECK))
    for other in range(p.setting.seats):
        if other == seat:
            continue
        given = p.gave(seat) & ALL_CARDS if seat >= 0 else 0
        hand = given | some(unknown, p.setting.dealt_each - count(given), rng)
        unknown &= ~hand
        if not p.pending >> other & 1:
            dropped = some(hand, 1, rng)
            p.set_gave(other, p.gave(other) | (dropped << DECK))
            hand &= ~dropped
        p.set_hand(other, hand)
    imagine_gifts(p, seat, rng)


def in_play(p: Pieces, seat: i64, rng: Rng) -> None:
    """Others' hands in a skirmish, by their sizes and the suits they lack."""
    unknown = ALL_CARDS
    for known in range(p.setting.seats):
        unknown &= ~played_by(p, known)
    if seat >= 0:
        unknown &= ~(p.hand(seat) | p.gave(seat) | (p.gave(seat) >> DECK))
    sizes = hand_sizes(p)
    if p.setting.shape == NEUTRAL and seat >= 0:
        against_one(p, seat, unknown, sizes[1 - seat], rng)
        return
    # First those that lack a suit, because they depend on each other.
    wants: i64 = 0
    order: list[i64] = []
    for other in range(p.setting.seats):
        if other == seat:
            continue
        # What this seat gave it, unless played already, is still there.
        kept = given_to(p, seat, other) & ~played_by(p, other)
        p.set_hand(other, kept)
        lacks = voids(p, other)
        if lacks:
            wants |= wanted(sizes[other] - count(kept), lacks) << (8 * len(order))
            order.append(other)
    for other in order:
        hand = constrained_hand(unknown, wants, rng)
        wants >>= 8
        unknown &= ~hand
        p.set_hand(other, p.hand(other) | hand)
    for other in range(p.setting.seats):
        if other != seat and other not in order:
            hand = some(unknown, sizes[other] - count(p.hand(other)), rng)
            unknown &= ~hand
            p.set_hand(other, p.hand(other) | hand)
    if p.setting.shape == NEUTRAL:
        for other in range(p.setting.seats):
            dropped = some(unknown, 1, rng)
            unknown &= ~dropped
            p.set_gave(other, dropped << DECK)
    imagine_gifts(p, seat, rng)


def given_to(p: Pieces, seat: i64, other: i64) -> i64:
    """What a seat gave another."""
    if seat < 0:
        return 0
    seats = p.setting.seats
    cards: i64 = 0
    if (seat + 1) % seats == other:
        cards = p.gave(seat) & ALL_CARDS
    if p.setting.pass_both and (other + 1) % seats == seat:
        cards |= p.gave(seat) >> DECK
    return cards


def against_one(p: Pieces, seat: i64, unknown: i64, size: i64, rng: Rng) -> None:
    """With the neutral army: the other's hand and its one discard, which may be any card."""
    other = 1 - seat
    kept = p.gave(seat) & ALL_CARDS & ~played_by(p, other)
    lacks = voids(p, other)
    a = count(unknown & SUIT)
    b = count(unknown >> 7 & SUIT)
    c = count(unknown >> 14)
    need = size - count(kept)
    # The discard is an unknown card, or one of those that were given.
    weight: i64 = 0
    if not lacked(kept, lacks):
        weight = ways(a, b, c, wanted(need, lacks)) * (count(unknown) - need)
    candidates: list[i64] = []
    weights: list[i64] = []
    rest = kept
    while rest:
        card = rest & -rest
        rest &= ~card
        if not lacked(kept & ~card, lacks):
            candidates.append(card)
            weights.append(ways(a, b, c, wanted(need + 1, lacks)))
    total = weight
    for each in weights:
        total += each
    at = rng.below(total) - weight
    dropped: i64 = 0
    for k in range(len(candidates)):
        if dropped == 0 and 0 <= at < weights[k]:
            dropped = candidates[k]
        at -= weights[k]
    hand = kept & ~dropped
    if dropped:
        need += 1
    hand |= constrained_hand(unknown, wanted(need, lacks), rng)
    if dropped == 0:
        dropped = some(unknown & ~hand, 1, rng)
    p.set_hand(other, hand)
    p.set_gave(other, p.gave(other) | (dropped << DECK))


def lacked(cards: i64, lacks: i64) -> bool:
    """Whether some of the cards are of a suit that is lacked."""
    suits: i64 = 0
    for suit in range(i64(3)):
        if cards >> (7 * suit) & SUIT:
            suits |= 1 << suit
    return suits & lacks != 0


def imagine_gifts(p: Pieces, seat: i64, rng: Rng) -> None:
    """What others gave to each other: any cards of those their receiver has had."""
    seats = p.setting.seats
    for receiver in range(seats):
        if receiver == seat:
            continue
        had = p.hand(receiver) | played_by(p, receiver)
        if p.setting.shape == NEUTRAL:
            had |= p.gave(receiver) >> DECK
        had &= ~given_to(p, seat, receiver)
        giver = (receiver + seats - 1) % seats
        if giver != seat:
            each: i64 = 1 if p.setting.pass_both else p.setting.passes
            gift = some(had, each, rng)
            had &= ~gift
            p.set_gave(giver, p.gave(giver) | gift)
        giver = (receiver + 1) % seats
        if p.setting.pass_both and giver != seat:
            p.set_gave(giver, p.gave(giver) | (some(had, 1, rng) << DECK))
