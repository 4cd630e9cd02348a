"""Two players with two houses each: the Daimyo stacks, the draft, and whose card is next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.event import Event, Facts, Log
from kachidoki.joraku.cards import ALL_CARDS, CARD_NAMES, DECK, card_names, count
from kachidoki.joraku.state import DRAFTING, Pieces, daimyo_card, played_colour, reputation

RULE: Final = "Two houses"
LOW: Final[i64] = 7  # the cards 1 to 3
HIGH: Final[i64] = 56  # the cards 4 to 6
PRIVATE: Final[i64] = 3
PACK: Final[i64] = 5
PICKS_AT: Final[i64] = 21  # above the fourth pack


def daimyo_stack(p: Pieces) -> i64:
    """What is left of the stack a colour draws from: low for the first of a player's two."""
    left: i64 = 63
    for colour in range(p.colour):
        left &= ~(1 << (daimyo_card(p.army(colour)) - 1))
    return left & (HIGH if p.colour & 1 else LOW)


def begin_draft(p: Pieces, log: Log | None) -> None:
    """Both take up their first pack."""
    p.phase = DRAFTING
    show_packs(p, log)


def pick(p: Pieces, seat: i64, card: i64, log: Log | None) -> bool:
    """Keep a card of the pack; the packs change hands when both have chosen.

    Says whether that was the last choice of the draft.
    """
    bit: i64 = 1 << card
    turn = PACK - count(p.gave(seat))
    p.set_gave(seat, p.gave(seat) & ~bit)
    p.set_hand(seat, p.hand(seat) | bit)
    note = card << (PICKS_AT + 5 * turn)
    if seat == 0:
        p.picks0 |= note
    else:
        p.picks1 |= note
    p.pending &= ~(1 << seat)
    if log is not None:
        facts: Facts = {"card": CARD_NAMES[card]}
        log.append(Event("joraku.drafting", facts, RULE, (seat,)))
    if p.pending:
        return False
    return swap_packs(p, turn, log)


def swap_packs(p: Pieces, turn: i64, log: Log | None) -> bool:
    """Pass what is left of the packs; the single last card is kept by its receiver."""
    p.gave0, p.gave1 = p.gave1, p.gave0
    if turn < 3:
        show_packs(p, log)
        return False
    if log is not None:
        for seat in range(i64(2)):
            last: Facts = {"cards": card_names(p.gave(seat))}
            log.append(Event("joraku.last-card", last, RULE, (seat,)))
        log.append(Event("joraku.drafted", {}, RULE))
    p.hand0 |= p.gave0
    p.hand1 |= p.gave1
    p.gave0 = p.gave1 = 0
    p.left = 0
    return True


def show_packs(p: Pieces, log: Log | None) -> None:
    """Each seat sees the pack it now holds, and will remember it."""
    p.pending = p.setting.everybody
    p.left = count(p.gave0)
    turn = PACK - p.left
    if turn < 3:
        p.packs0 |= p.gave0 << (DECK * turn)
        p.packs1 |= p.gave1 << (DECK * turn)
    else:
        p.picks0 |= p.gave0
        p.picks1 |= p.gave1
    if log is not None:
        for seat in range(i64(2)):
            facts: Facts = {"cards": card_names(p.gave(seat))}
            log.append(Event("joraku.pack", facts, RULE, (seat,)))


def packs_seen(p: Pieces, seat: i64) -> list[i64]:
    """The packs a seat has held so far, in order."""
    packs = p.packs0 if seat == 0 else p.packs1
    fourth = (p.picks0 if seat == 0 else p.picks1) & ALL_CARDS
    seen = [packs & ALL_CARDS, (packs >> DECK) & ALL_CARDS, packs >> (2 * DECK), fourth]
    return [pack for pack in seen if pack]


def picks(p: Pieces, seat: i64) -> list[i64]:
    """The cards a seat has kept from its packs so far, in order."""
    made: i64 = 0
    if p.phase == DRAFTING:
        made = PACK - count(p.gave(seat))
    elif p.phase > DRAFTING:
        made = 4
    noted = p.picks0 if seat == 0 else p.picks1
    return [(noted >> (PICKS_AT + 5 * k)) & 31 for k in range(made)]


def first_colours(p: Pieces, seat: i64) -> i64:
    """Which of a seat's two colours plays now, as a mask of two bits.

    [R8] The first card of a skirmish is for the colour with the most RP, by the RP before
    that card; tied, the player chooses with the card. The second is for the other colour.
    """
    if p.played >= 2:
        return 2 - (played_colour(p.now, p.played - 2) & 1)
    first = reputation(p.army(2 * seat))
    second = reputation(p.army(2 * seat + 1))
    if first == second:
        return 3
    return 1 if first > second else 2
