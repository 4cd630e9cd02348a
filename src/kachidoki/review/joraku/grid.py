"""What a seat could know of the others' cards: which each could hold, and why not the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kachidoki.core import Event, Rng
from kachidoki.joraku import JorakuState, JorakuView, two_houses
from kachidoki.joraku.cards import ALL_CARDS, CARD_NAMES, COLOURS, DECK, SUITS
from kachidoki.joraku.hand_sampling import owner
from kachidoki.joraku.state import DRAFTING, HOUSES, PASSING, PLAYING, played_card, played_colour
from kachidoki.review.joraku.judging import drawn, listed

WORLDS: Final = 400  # for the shares of cards
# Where a card is, as the seat knows.
OWN: Final = "own"  # in its own hand
PLAYED: Final = "played"
KNOWN: Final = "known"  # surely in a certain seat's hand
GONE: Final = "gone"  # discarded by the seat itself
UNKNOWN: Final = "unknown"


def grid(view: JorakuView, rng: Rng) -> Mapping[str, Any]:
    """For each card where it is, or how likely each other seat holds it, in percent.

    `why` tells which suits a seat cannot have, and since when.
    """
    seen = view.seen
    seat = view.seat or 0
    others = [other for other in range(seen.setting.seats) if other != seat]
    lacks = shown_lacking(seen, seat)
    worlds = listed(view, WORLDS, rng)
    every = worlds is not None
    states = (worlds or drawn(view, WORLDS, rng)).states
    counts = {other: [0] * int(DECK) for other in others}
    for world in states:
        for other in others:
            held = holding(world, other)
            for card in range(int(DECK)):
                counts[other][card] += held >> card & 1
    places = sure_places(seen, seat)
    cards = []
    for card in range(int(DECK)):
        row: dict[str, Any] = {"card": CARD_NAMES[card], **places.get(card, {"place": UNKNOWN})}
        if row["place"] == UNKNOWN:
            row["percent"] = []
            for other in others:
                share = round(100 * counts[other][card] / len(states))
                possible = (other, card // 7) not in lacks and (not every or counts[other][card])
                row["percent"].append(max(share, 1) if possible else 0)
        cards.append(row)
    why = [
        Event("review.void", {"seat": other, "suit": SUITS[suit], "skirmish": skirmish}, "Skirmish")
        for (other, suit), skirmish in sorted(lacks.items())
    ]
    return {
        "kind": "cards",
        "seats": others,
        "all_worlds": every,
        "cards": cards,
        "why": [event.as_dict() for event in why],
    }


def holding(world: JorakuState, other: int) -> int:
    """All that a seat has in its hands in a world; what it picked to pass it still has."""
    held = int(world.hand(other))
    if world.phase in (PASSING, DRAFTING):
        held |= world.gave(other) | world.gave(other) >> DECK
    return held & int(ALL_CARDS)


def shown_lacking(seen: JorakuState, seat: int) -> dict[tuple[int, int], int]:
    """The suits that others did not follow, with the skirmish, from 1, that first showed it."""
    found: dict[tuple[int, int], int] = {}
    if seen.phase < PLAYING:
        return found
    for skirmish in range(seen.skirmish + 1):
        trick = seen.trick(skirmish)
        led = played_card(trick, 0) // 7
        for place in range(1, seen.trick_size(skirmish)):
            other = owner(seen, played_colour(trick, place))
            if other != seat and played_card(trick, place) // 7 != led:
                found.setdefault((int(other), int(led)), skirmish + 1)
    return found


def sure_places(seen: JorakuState, seat: int) -> dict[int, dict[str, Any]]:
    """The cards of which the seat knows where they are."""
    found: dict[int, dict[str, Any]] = {}

    def put(cards: int, place: dict[str, Any]) -> None:
        for card in range(int(DECK)):
            if cards >> card & 1:
                found[card] = place

    seats = int(seen.setting.seats)
    gave = int(seen.gave(seat))
    if seen.setting.shape == HOUSES:
        if seen.phase >= PLAYING:
            for pack in two_houses.packs_seen(seen, seat)[:2]:
                put(pack, {"place": KNOWN, "seat": 1 - seat})
        else:
            put(gave, {"place": OWN})
    elif seen.phase > PASSING:
        put(gave & int(ALL_CARDS), {"place": KNOWN, "seat": (seat + 1) % seats})
        if seen.setting.pass_both:
            put(gave >> int(DECK), {"place": KNOWN, "seat": (seat - 1) % seats})
        else:
            put(gave >> int(DECK), {"place": GONE})
    if seen.phase >= PLAYING:
        for skirmish in range(seen.skirmish + 1):
            trick = seen.trick(skirmish)
            for place in range(seen.trick_size(skirmish)):
                colour = COLOURS[played_colour(trick, place)]
                shown = {"place": PLAYED, "colour": colour, "skirmish": skirmish + 1}
                found[int(played_card(trick, place))] = shown
    put(int(seen.hand(seat)), {"place": OWN})
    return found
