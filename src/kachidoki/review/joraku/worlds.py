"""All worlds that fit what a seat knows in a skirmish, where they are few enough to list.

`imagine` draws one of them, each as likely as any other. With the neutral army a world also says
which card the other has discarded, because that is how `imagine` counts them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Final

from kachidoki.joraku import JorakuState, skirmish, two_houses
from kachidoki.joraku.cards import ALL_CARDS, DECK, SUIT
from kachidoki.joraku.hand_sampling import played_by, voids
from kachidoki.joraku.imagine import given_to
from kachidoki.joraku.state import HOUSES, NEUTRAL, OVER, PLAYING
from kachidoki.joraku.view import hand_sizes

MOST_LISTED: Final = 5_000  # ways to fill hands before voids are looked at

# The cards that a seat surely holds, how many it holds besides, and the suits that it lacks.
Need = tuple[int, int, int, int]


def lacking(cards: int, lacks: int) -> int:
    """The cards that are of no suit that is lacked."""
    for suit in range(3):
        if lacks >> suit & 1:
            cards &= ~(int(SUIT) << (7 * suit))
    return cards


def bits_of(cards: int) -> list[int]:
    """Each card of a set as a set."""
    return [1 << card for card in range(int(DECK)) if cards >> card & 1]


def unknown_cards(seen: JorakuState, seat: int) -> int:
    """The cards whose place a seat does not know in a skirmish."""
    unknown = int(ALL_CARDS)
    for other in range(seen.setting.seats):
        unknown &= ~played_by(seen, other)
    unknown &= ~seen.hand(seat)
    if seen.setting.shape == HOUSES:
        for pack in two_houses.packs_seen(seen, seat):
            unknown &= ~pack
        return unknown
    return unknown & ~(seen.gave(seat) | seen.gave(seat) >> DECK)


def needs(seen: JorakuState, seat: int) -> list[Need]:
    """What is known of each other seat's hand in a skirmish."""
    sizes = hand_sizes(seen)
    found = []
    for other in range(seen.setting.seats):
        if other == seat:
            continue
        played = played_by(seen, other)
        if seen.setting.shape == HOUSES:
            kept = 0
            for pack in two_houses.packs_seen(seen, seat)[:2]:
                kept |= pack
            kept &= ~(seen.hand(seat) | played_by(seen, seat) | played)
        else:
            kept = given_to(seen, seat, other) & ~played
        found.append((other, int(kept), sizes[other] - kept.bit_count(), int(voids(seen, other))))
    return found


def all_worlds(seen: JorakuState, seat: int, most: int) -> list[JorakuState] | None:
    """Every world that fits what a seat sees in a skirmish; None if there are more than `most`.

    None also in every other phase: there are always many.
    """
    if not PLAYING <= seen.phase < OVER:
        return None
    wanted = needs(seen, seat)
    unknown = unknown_cards(seen, seat)
    neutral = seen.setting.shape == NEUTRAL
    left, ways = unknown.bit_count(), 1
    for _, _, size, _ in wanted:
        # With the neutral army one more card is the other's: its discard.
        ways *= comb(left, max(size, 0) + neutral) * (max(size, 0) + 4 if neutral else 1)
        left -= size
        if ways > MOST_LISTED:
            return None
    found: list[JorakuState] = []
    dealt = against_one(wanted[0], unknown) if neutral else deals(wanted, unknown)
    for hands, dropped in dealt:
        if len(found) == most:
            return None
        world = seen.copy()
        for other, hand in hands.items():
            world.set_hand(other, hand)
            if neutral:
                world.set_gave(other, world.gave(other) | dropped << DECK)
        if world.phase == PLAYING:
            skirmish.ask_for_card(world)
        found.append(world)
    return found


def deals(wanted: list[Need], unknown: int) -> Iterator[tuple[dict[int, int], int]]:
    """Hands for all that are wanted, in every way."""
    if not wanted:
        yield {}, 0
        return
    (other, kept, size, lacks), *rest = wanted
    if lacking(kept, lacks) != kept:
        return
    for cards in combinations(bits_of(lacking(unknown, lacks)), size):
        hand = sum(cards)
        for hands, _ in deals(rest, unknown & ~hand):
            yield {other: kept | hand, **hands}, 0


def against_one(wanted: Need, unknown: int) -> Iterator[tuple[dict[int, int], int]]:
    """The other's hand and its discard: an unknown card, or one that it was given."""
    other, kept, size, lacks = wanted
    for dropped in bits_of(kept | unknown):
        held = kept & ~dropped
        more = size + (1 if dropped & kept else 0)
        # Holding fewer cards than it was given, it must have dropped one of those.
        if lacking(held, lacks) != held or more < 0:
            continue
        for cards in combinations(bits_of(lacking(unknown & ~dropped, lacks)), more):
            yield {other: held | sum(cards)}, dropped
