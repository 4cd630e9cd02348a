"""Imagining with two houses: the draft shows each seat half of the other's cards."""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.core.rng import Rng
from kachidoki.joraku import two_houses
from kachidoki.joraku.cards import ALL_CARDS, DECK, count, nth
from kachidoki.joraku.hand_sampling import constrained_hand, played_by, some, voids, wanted
from kachidoki.joraku.state import DEALING, DRAFTING, Pieces
from kachidoki.joraku.two_houses import PACK, PICKS_AT, PRIVATE


def imagine_houses(p: Pieces, seat: i64, rng: Rng) -> None:
    """Fill in what a seat (below 0: a spectator) does not know of the other's cards."""
    if p.phase == DEALING:
        in_deal(p, seat, rng)
    elif p.phase == DRAFTING:
        if seat < 0:
            watched_draft(p, rng)
        else:
            in_draft(p, seat, rng)
    else:
        in_play(p, seat, rng)


def in_deal(p: Pieces, seat: i64, rng: Rng) -> None:
    """Private cards first, then the packs."""
    unknown = ALL_CARDS
    if seat >= 0:
        unknown &= ~(p.hand(seat) | p.gave(seat))
    for other in range(i64(2)):
        if other == seat:
            continue
        private = clamp(p.dealt - PRIVATE * other, PRIVATE)
        pack = clamp(p.dealt - 2 * PRIVATE - PACK * other, PACK)
        p.set_hand(other, some(unknown, private, rng))
        unknown &= ~p.hand(other)
        p.set_gave(other, some(unknown, pack, rng))
        unknown &= ~p.gave(other)
    p.open = unknown


def clamp(n: i64, most: i64) -> i64:
    """A number between 0 and most."""
    return 0 if n < 0 else (most if n > most else n)


def watched_draft(p: Pieces, rng: Rng) -> None:
    """A spectator knows only how far the draft is: deal and draft at random up to there."""
    turns = PACK - p.left
    pending = p.pending
    unknown = ALL_CARDS
    for seat in range(i64(2)):
        p.set_hand(seat, some(unknown, PRIVATE, rng))
        unknown &= ~p.hand(seat)
        p.set_gave(seat, some(unknown, PACK, rng))
        unknown &= ~p.gave(seat)
    two_houses.begin_draft(p, None)
    for _ in range(turns):
        for seat in range(i64(2)):
            random_pick(p, seat, rng)
    for seat in range(i64(2)):
        if not pending >> seat & 1:
            random_pick(p, seat, rng)


def random_pick(p: Pieces, seat: i64, rng: Rng) -> None:
    """Let a seat keep any card of its pack."""
    pack = p.gave(seat)
    two_houses.pick(p, seat, nth(pack, rng.below(count(pack))), None)


def in_draft(p: Pieces, seat: i64, rng: Rng) -> None:
    """The other's private cards and first pick are unknown, its later picks were seen."""
    other = 1 - seat
    turn = PACK - p.left
    packs = two_houses.packs_seen(p, seat)
    own = two_houses.picks(p, seat)
    unknown = ALL_CARDS & ~p.hand(seat)
    for pack in packs:
        unknown &= ~pack
    private = some(unknown, PRIVATE, rng)
    unknown &= ~private
    picks: list[i64] = []
    first = some(unknown, PACK if turn == 0 else 1, rng)
    saw = [first]
    if turn >= 1:
        saw = [packs[1] | first, packs[0] & ~(1 << own[0])]
        picks.append(nth(first, 0))
    if turn >= 2:
        saw.append(packs[1] & ~(1 << own[1]))
        picks.append(nth(saw[1] & ~packs[2], 0))
    if turn >= 3:
        saw.append(packs[2] & ~(1 << own[2]))
        picks.append(nth(saw[2] & ~packs[3], 0))
    write_draft(p, other, saw, picks)
    kept = private
    for card in picks:
        kept |= 1 << card
    p.set_hand(other, kept)
    p.set_gave(other, saw[len(saw) - 1])
    if not p.pending >> other & 1:
        p.pending |= 1 << other  # it has chosen: let it choose; this seat has not
        random_pick(p, other, rng)


def in_play(p: Pieces, seat: i64, rng: Rng) -> None:
    """Eight cards each: four of the other's were seen in the draft."""
    played = [played_by(p, 0), played_by(p, 1)]
    unknown = ALL_CARDS & ~(played[0] | played[1])
    if seat >= 0:
        other = 1 - seat
        packs = two_houses.packs_seen(p, seat)
        own = p.hand(seat) | played[seat]
        seen = (packs[0] | packs[1]) & ~own  # what went past it, it knows where
        unknown &= ~(own | seen)
        draw_hands(p, other, other, seen & ~played[other], unknown, rng)
    else:
        draw_hands(p, 0, 1, 0, unknown, rng)
    for who in range(i64(2)):
        if who != seat:
            p.set_gave(who, 0)
    label_draft(p, seat, rng)


def draw_hands(p: Pieces, first: i64, last: i64, known: i64, unknown: i64, rng: Rng) -> None:
    """Hands of the seats from first to last, with known cards and suits that they lack."""
    wants: i64 = 0
    for who in range(first, last + 1):
        need = 8 - count(played_by(p, who)) - count(known)
        wants |= wanted(need, voids(p, who)) << (8 * (who - first))
    for who in range(first, last + 1):
        hand = constrained_hand(unknown, wants, rng) if wants else 0
        wants >>= 8
        unknown &= ~hand
        p.set_hand(who, known | hand)


def label_draft(p: Pieces, seat: i64, rng: Rng) -> None:
    """Say which card was private, picked or last, so that the draft fits the hands.

    The first pack of each seat is its own picks 1 and 3 and last card and the other's
    picks 2 and 4, so any split of the eight cards into these makes a draft.
    """
    kept: list[list[i64]] = []
    for who in range(i64(2)):
        if who == seat:
            kept.append(own_labels(p, who))
        elif seat >= 0:
            kept.append(seen_labels(p, seat, who, rng))
        else:
            cards = p.hand(who) | played_by(p, who)
            labels: list[i64] = []
            for _ in range(5):
                card = some(cards, 1, rng)
                cards &= ~card
                labels.append(card)
            kept.append(labels)
    for who in range(i64(2)):
        if who != seat:
            mine = kept[who]
            yours = kept[1 - who]
            saw = [
                mine[0] | yours[1] | mine[2] | yours[3] | mine[4],
                mine[1] | yours[2] | mine[3] | yours[4],
                mine[2] | yours[3] | mine[4],
                mine[3] | yours[4],
            ]
            write_draft(p, who, saw, [nth(card, 0) for card in mine[:4]])


def own_labels(p: Pieces, seat: i64) -> list[i64]:
    """A seat's own picks and last card, as it remembers them."""
    labels = [as_set(card) for card in two_houses.picks(p, seat)]
    third = two_houses.packs_seen(p, seat)[2]
    labels.append(third & ~labels[2] & (p.hand(seat) | played_by(p, seat)))
    return labels


def seen_labels(p: Pieces, seat: i64, other: i64, rng: Rng) -> list[i64]:
    """The other's picks: the first unknown, the rest and the last card as they were missed."""
    packs = two_houses.packs_seen(p, seat)
    own = own_labels(p, seat)
    unseen = (p.hand(other) | played_by(p, other)) & ~(packs[0] | packs[1])
    return [
        some(unseen, 1, rng),
        packs[0] & ~own[0] & ~packs[2],
        packs[1] & ~own[1] & ~packs[3],
        packs[2] & ~own[2] & ~own[4],
        packs[3] & ~own[3],
    ]


def as_set(card: i64) -> i64:
    """A set of one card."""
    return 1 << card


def write_draft(p: Pieces, seat: i64, saw: list[i64], picks: list[i64]) -> None:
    """Put down a seat's memory of the draft."""
    packs: i64 = 0
    noted: i64 = 0
    for k in range(len(saw)):
        if k < 3:
            packs |= saw[k] << (DECK * k)
        else:
            noted |= saw[k]
    for k in range(len(picks)):
        noted |= picks[k] << (PICKS_AT + 5 * k)
    if seat == 0:
        p.packs0 = packs
        p.picks0 = noted
    else:
        p.packs1 = packs
        p.picks1 = noted
