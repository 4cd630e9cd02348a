"""Skirmish: playing a card, what it is used for, and who wins.

A Ninja places Samurai; a number places them or marches. `place` and `march` say how.
"""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.core.event import Event, Facts, Log
from kachidoki.joraku import march, place, two_houses
from kachidoki.joraku.actions import CHOOSE_PLACE
from kachidoki.joraku.cards import AREAS, CARD_NAMES, COLOURS, SUIT
from kachidoki.joraku.kachidoki import kachidoki
from kachidoki.joraku.state import (
    CHOOSING,
    HOUSES,
    MARCHING,
    PLAYING,
    Pieces,
    played_card,
    played_colour,
)
from kachidoki.joraku.variants import follow_bonus


def begin(p: Pieces) -> None:
    """The holder of the Kachidoki card leads."""
    p.played = 0
    p.now = 0
    ask_for_card(p)


def ask_for_card(p: Pieces) -> None:
    """The next seat clockwise plays a card of the led suit if it holds one, else any card."""
    p.phase = PLAYING
    seat = p.lead + p.played
    while seat >= p.setting.seats:
        seat -= p.setting.seats
    p.seat = seat
    cards = p.hand(seat)
    if p.played:
        # [R11] With two houses all three later cards follow the first, the leader's own too.
        follows = cards & (SUIT << (played_card(p.now, 0) // 7 * 7))
        if follows:
            cards = follows
    if p.setting.shape == HOUSES:
        which = two_houses.first_colours(p, seat)
        p.open = 0
        if which & 1:
            p.open = cards
        if which & 2:
            p.open |= cards << 21
    else:
        p.open = cards


def play_card(p: Pieces, card: i64, second_colour: bool, log: Log | None) -> None:
    """Show a card; variant 5 pays before its effect."""
    seat = p.seat
    colour = seat
    if p.setting.shape == HOUSES:
        colour = 2 * seat + (1 if second_colour else 0)
    p.colour = colour
    p.set_hand(seat, p.hand(seat) & ~(1 << card))
    p.now |= (card | (colour << 5)) << (7 * p.played)
    follows = p.played > 0 and played_card(p.now, 0) // 7 == card // 7
    p.played += 1
    p.steps = 0
    if log is not None:
        facts: Facts = {"colour": COLOURS[colour], "card": CARD_NAMES[card], "follows": follows}
        log.append(Event("joraku.play", facts, "Skirmish"))
    bonus = follow_bonus(p.variants, follows)
    if bonus:
        p.gain(colour, bonus)
        if log is not None:
            facts = {"colour": COLOURS[colour], "card": CARD_NAMES[card], "points": bonus}
            log.append(Event("joraku.followed", facts, "Variant 5, R7"))
    if card % 7 == 0:
        place.with_ninja(p)
    else:
        p.phase = CHOOSING
        p.open = 3


def choose(p: Pieces, choice: i64, log: Log | None) -> None:
    """A number card: place Samurai in its area, or take its number in action points."""
    number = played_card(p.now, p.played - 1) % 7
    p.steps += 1
    if log is not None:
        facts: Facts = {"colour": COLOURS[p.colour], "number": number}
        key = "joraku.choose-march"
        if choice == CHOOSE_PLACE:
            key = "joraku.choose-place"
            facts["area"] = AREAS[number]
        log.append(Event(key, facts, "Skirmish"))
    if choice == CHOOSE_PLACE:
        place.with_number(p, number)
    else:
        march.begin(p, number)


def end_turn(p: Pieces, log: Log | None) -> bool:
    """[R12] The explicit end of a turn; says whether it was the round's last."""
    p.steps = 0
    if log is not None:
        facts: Facts = {"colour": COLOURS[p.colour], "lost": p.left if p.phase == MARCHING else 0}
        log.append(Event("joraku.end", facts, "Skirmish, R12"))
    p.left = 0
    if p.played < p.setting.plays:
        ask_for_card(p)
        return False
    finish(p, log)
    if p.skirmish == p.setting.skirmishes:
        return True
    begin(p)
    return False


def winning_play(trick: i64, size: i64) -> i64:
    """The place of the winning card in a skirmish.

    [R4] The highest number, whatever its suit; equal cards: the later one. A Ninja counts 0,
    but if any 6 was played the latest Ninja wins. Only Ninjas: the latest.
    """
    best: i64 = 0
    best_value: i64 = -1
    ninja: i64 = -1
    for k in range(size):
        value = played_card(trick, k) % 7
        if value >= best_value:
            best = k
            best_value = value
        if value == 0:
            ninja = k
    if best_value == 6 and ninja >= 0:
        return ninja
    return best


def finish(p: Pieces, log: Log | None) -> None:
    """The winner takes the Kachidoki card, leads next, and scores at once."""
    won = winning_play(p.now, p.setting.plays)
    colour = played_colour(p.now, won)
    p.lead = colour // 2 if p.setting.shape == HOUSES else colour
    if log is not None:
        card = CARD_NAMES[played_card(p.now, won)]
        facts: Facts = {"colour": COLOURS[colour], "card": card, "seat": p.lead}
        log.append(Event(f"joraku.won-{why_won(p.now, p.setting.plays, won)}", facts, "R4"))
    p.remember(p.skirmish, p.now)
    p.skirmish += 1
    p.played = 0
    p.now = 0
    kachidoki(p, colour, log)


def why_won(trick: i64, size: i64, won: i64) -> str:
    """The reason in a word, for people."""
    value = played_card(trick, won) % 7
    values = [played_card(trick, k) % 7 for k in range(size)]
    if value == 0:
        if 6 not in values:
            return "last-ninja"
        return "ninja" if values.count(0) == 1 else "later-ninja"
    return "later" if values.count(value) > 1 else "highest"
