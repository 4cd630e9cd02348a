"""Recruit: dealing, passing, and the two-player games' drafting and discarding.

Passing, drafting and discarding are simultaneous: what a seat chooses changes nothing that
another seat can see until all have chosen.
"""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.core.event import Event, Facts, Log
from kachidoki.joraku import neutral, skirmish, two_houses
from kachidoki.joraku.cards import ALL_CARDS, AREAS, CARD_NAMES, COLOURS, DECK, card_names, count
from kachidoki.joraku.state import (
    AREA_AT,
    CARD_AT,
    DAIMYO_STANDS,
    DEALING,
    DISCARDING,
    DRAW_DAIMYOS,
    DRAW_VARIANTS,
    FREE,
    HOUSES,
    NEUTRAL,
    NOBODY,
    PASSING,
    Pieces,
    daimyo_card,
)


def set_up(p: Pieces) -> None:
    """Begin with what is drawn first: the variant cards, if they are left to chance."""
    if p.setting.shape == NEUTRAL:
        neutral.set_up(p)
    if p.setting.variants_drawn:
        p.phase = DRAW_VARIANTS
        p.open = 0x3F
    else:
        begin_daimyos(p)


def draw_variant(p: Pieces, variant: i64, log: Log | None) -> None:
    """Lay a variant card beside the map, for all to see."""
    p.variants |= 1 << variant
    p.open &= ~(1 << variant)
    if log is not None:
        facts: Facts = {"variant": variant + 1}
        log.append(Event("joraku.variant", facts, "Variant cards"))
    if count(p.variants) == p.setting.variants_drawn:
        begin_daimyos(p)


def begin_daimyos(p: Pieces) -> None:
    """Daimyo cards come next, one for each colour in order."""
    p.phase = DRAW_DAIMYOS
    p.colour = 0
    p.open = two_houses.daimyo_stack(p) if p.setting.shape == HOUSES else 0x3F


def draw_daimyo(p: Pieces, card: i64, log: Log | None) -> None:
    """The Daimyo stands in the area of its card's number (card 0 here is the number 1)."""
    number = card + 1
    p.set_army(p.colour, DAIMYO_STANDS | (number << AREA_AT) | (number << CARD_AT))
    if log is not None:
        facts: Facts = {"colour": COLOURS[p.colour], "card": number, "area": AREAS[number]}
        log.append(Event("joraku.daimyo", facts, "Set-up"))
    p.colour += 1
    players: i64 = 4 if p.setting.shape == HOUSES else p.setting.seats
    if p.colour < players:
        p.open = two_houses.daimyo_stack(p) if p.setting.shape == HOUSES else p.open & ~(1 << card)
        return
    highest: i64 = 0
    for colour in range(players):
        if daimyo_card(p.army(colour)) > daimyo_card(p.army(highest)):
            highest = colour
    # Taking the Kachidoki card at set-up scores nothing.
    p.lead = highest // 2 if p.setting.shape == HOUSES else highest
    if log is not None:
        facts = {"seat": p.lead, "card": daimyo_card(p.army(highest))}
        log.append(Event("joraku.first", facts, "Set-up"))
    begin_round(p, log)


def begin_round(p: Pieces, log: Log | None) -> None:
    """Shuffle all 21 cards anew; what was known of the last round's hands is over."""
    p.round += 1
    p.phase = DEALING
    p.seat = NOBODY
    p.dealt = 0
    p.skirmish = 0
    p.open = ALL_CARDS
    for seat in range(p.setting.seats):
        p.set_hand(seat, 0)
        p.set_gave(seat, 0)
    p.packs0 = p.packs1 = p.picks0 = p.picks1 = 0
    p.past0 = p.past1 = p.past2 = p.past3 = 0
    if log is not None:
        facts: Facts = {"round": p.round + 1}
        log.append(Event("joraku.round", facts, "Recruit"))


def deal(p: Pieces, card: i64, log: Log | None) -> None:
    """Draw one card for the next seat; the cards that remain stay unseen for the round."""
    bit: i64 = 1 << card
    p.open &= ~bit
    seat = dealt_to(p, p.dealt)
    if p.setting.shape == HOUSES and p.dealt >= 2 * two_houses.PRIVATE:
        p.set_gave(seat, p.gave(seat) | bit)
    else:
        p.set_hand(seat, p.hand(seat) | bit)
    p.dealt += 1
    if log is not None:
        facts: Facts = {"card": CARD_NAMES[card]}
        log.append(Event("joraku.dealt", facts, "Recruit", (seat,)))
    if p.dealt == p.setting.seats * p.setting.dealt_each:
        if log is not None:
            facts = {"cards": p.setting.dealt_each, "aside": DECK - p.dealt}
            log.append(Event("joraku.hands", facts, "Recruit"))
        p.open = 0
        if p.setting.shape == HOUSES:
            two_houses.begin_draft(p, log)
        else:
            p.phase = PASSING
            p.pending = p.setting.everybody


def dealt_to(p: Pieces, k: i64) -> i64:
    """The seat that the k-th card of a round goes to.

    One seat after the other; with two houses the private cards first, then the packs.
    """
    if p.setting.shape != HOUSES:
        return k // p.setting.dealt_each
    private = two_houses.PRIVATE
    return k // private if k < 2 * private else (k - 2 * private) // two_houses.PACK


def chosen_to_pass(p: Pieces, seat: i64) -> i64:
    """How many cards a seat has picked to pass."""
    gave = p.gave(seat)
    return count(gave & ALL_CARDS) + count(gave >> DECK)


def receiver(p: Pieces, seat: i64, k: i64) -> i64:
    """The seat that gets the k-th card a seat passes: the left neighbour.

    With passing to both sides the second card goes to the right one.
    """
    seats = p.setting.seats
    return (seat + (seats - 1 if p.setting.pass_both and k > 0 else 1)) % seats


def pass_card(p: Pieces, seat: i64, card: i64, log: Log | None) -> None:
    """Pick a card for a neighbour; nothing moves before everybody has picked all of theirs.

    With passing to both sides the first card goes left and the second right.
    """
    bit: i64 = 1 << card
    to_right = p.setting.pass_both and p.gave(seat) != 0
    p.set_hand(seat, p.hand(seat) & ~bit)
    p.set_gave(seat, p.gave(seat) | (bit << DECK if to_right else bit))
    if log is not None:
        to = receiver(p, seat, 1 if to_right else 0)
        facts: Facts = {"card": CARD_NAMES[card], "to": to}
        log.append(Event("joraku.passing", facts, "Recruit", (seat,)))
    if chosen_to_pass(p, seat) == p.setting.passes:
        p.pending &= ~(1 << seat)
        if p.pending == 0:
            exchange(p, log)


def received(p: Pieces, seat: i64) -> i64:
    """What a seat got from its neighbours."""
    seats = p.setting.seats
    cards = p.gave((seat + seats - 1) % seats) & ALL_CARDS
    if p.setting.pass_both:
        cards |= p.gave((seat + 1) % seats) >> DECK
    return cards


def exchange(p: Pieces, log: Log | None) -> None:
    """All have chosen: the cards change hands."""
    if log is not None:
        facts: Facts = {"cards": p.setting.passes}
        log.append(Event("joraku.passed", facts, "Recruit"))
    for seat in range(p.setting.seats):
        cards = received(p, seat)
        p.set_hand(seat, p.hand(seat) | cards)
        if log is not None:
            facts = {"cards": card_names(cards)}
            log.append(Event("joraku.received", facts, "Recruit", (seat,)))
    if p.setting.shape == FREE:
        skirmish.begin(p)
    else:
        p.phase = DISCARDING
        p.pending = p.setting.everybody


def discard(p: Pieces, seat: i64, card: i64, log: Log | None) -> None:
    """With the neutral army: each drops one of eight cards, both at once, unseen."""
    bit: i64 = 1 << card
    p.set_hand(seat, p.hand(seat) & ~bit)
    p.set_gave(seat, p.gave(seat) | (bit << DECK))
    p.pending &= ~(1 << seat)
    if log is not None:
        facts: Facts = {"card": CARD_NAMES[card]}
        log.append(Event("joraku.discarding", facts, "Two players and a neutral army", (seat,)))
    if p.pending == 0:
        if log is not None:
            facts = {"cards": 1}
            log.append(Event("joraku.discarded", facts, "Two players and a neutral army"))
        if p.round > 0:
            neutral.advance(p, log)
        skirmish.begin(p)


def draft(p: Pieces, seat: i64, card: i64, log: Log | None) -> None:
    """With two houses: keep a card of the pack and pass the rest."""
    if two_houses.pick(p, seat, card, log):
        skirmish.begin(p)
