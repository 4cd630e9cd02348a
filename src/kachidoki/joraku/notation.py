"""Positions as one line: written here, read in `position_reader`.

round 1; phase march; lead 0; left 2; steps 1; red card 4 at mikawa rp 3 samurai ise 2; ...
hand 0 katana 3 5, yari ninja; gave 0 katana 1, teppo 2; trick red katana 4, blue yari 1
"""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.joraku import two_houses
from kachidoki.joraku.cards import (
    ALL_CARDS,
    AREAS,
    CARD_NAMES,
    COLOURS,
    DECK,
    SUIT,
    SUITS,
    card_name,
    count,
    nth,
)
from kachidoki.joraku.state import (
    DAIMYO_STANDS,
    HOUSES,
    KYOTO_PAID,
    NEUTRAL,
    NEUTRAL_COLOUR,
    NOBODY,
    PASSING,
    PHASES,
    PLACING,
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


def card_list(cards: i64) -> str:
    """A set of cards, by suit.

    >>> card_list(0b1010001001)
    'katana ninja 3, yari ninja 2'
    """
    parts = []
    for suit in range(3):
        held = (cards >> (7 * suit)) & SUIT
        if held:
            ranks = [card_name(nth(held, k)).partition(" ")[2] for k in range(count(held))]
            parts.append(f"{SUITS[suit]} {' '.join(ranks)}")
    return ", ".join(parts)


def position(p: Pieces) -> str:
    """All that a state holds and that cannot be told from the rest."""
    items = [f"round {p.round + 1}", f"phase {PHASES[p.phase]}"]
    if p.lead != NOBODY:
        items.append(f"lead {p.lead}")
    if p.phase >= PLACING and p.seat != NOBODY:
        items.append(f"left {p.left}")
    if p.steps:
        items.append(f"steps {p.steps}")
    if p.variants:
        items.append("variants " + " ".join(str(v + 1) for v in range(6) if p.variants >> v & 1))
    for colour in range(i64(4)):
        if p.army(colour) & DAIMYO_STANDS:
            items.append(army_text(p.army(colour), colour))
    for seat in range(p.setting.seats):
        items += seat_items(p, seat)
    if p.phase >= PLAYING:
        tricks = [trick_text(p, k) for k in range(p.skirmish + (p.played > 0))]
        items += [f"trick {text}" for text in tricks]
    return "; ".join(items)


def army_text(army: i64, colour: i64) -> str:
    """A colour's pieces and points."""
    words = [COLOURS[colour]]
    if daimyo_card(army):
        words.append(f"card {daimyo_card(army)}")
    words.append(f"at {AREAS[daimyo_area(army)]}")
    if reputation(army):
        words.append(f"rp {reputation(army)}")
    if army & KYOTO_PAID:
        words.append("paid")
    stands = [f"{AREAS[a]} {samurai(army, a)}" for a in range(7) if samurai(army, a)]
    if stands:
        words.append("samurai " + " ".join(stands))
    return " ".join(words)


def seat_items(p: Pieces, seat: i64) -> list[str]:
    """A seat's cards and what it did with others."""
    items = []
    if p.hand(seat):
        items.append(f"hand {seat} {card_list(p.hand(seat))}")
    if p.setting.shape != HOUSES:
        gave = p.gave(seat)
        if gave & ALL_CARDS:
            items.append(f"gave {seat} {card_list(gave & ALL_CARDS)}")
        if gave >> DECK:
            word = "dropped" if p.setting.shape == NEUTRAL else "right"
            items.append(f"{word} {seat} {card_list(gave >> DECK)}")
        return items
    if p.gave(seat):
        items.append(f"pack {seat} {card_list(p.gave(seat))}")
    for pack in two_houses.packs_seen(p, seat):
        items.append(f"saw {seat} {card_list(pack)}")
    picks = two_houses.picks(p, seat)
    if picks:
        items.append(f"picked {seat} {', '.join(CARD_NAMES[card] for card in picks)}")
    return items


def trick_text(p: Pieces, skirmish: i64) -> str:
    """A skirmish in the order of play."""
    trick = p.trick(skirmish)
    plays = [
        f"{COLOURS[played_colour(trick, k)]} {CARD_NAMES[played_card(trick, k)]}"
        for k in range(p.trick_size(skirmish))
    ]
    return ", ".join(plays)


def pieces(p: Pieces) -> dict[str, int]:
    """Counts that never change: the Samurai of each colour in the game, and the cards."""
    counts: dict[str, int] = {}
    for colour in range(i64(4)):
        army = p.army(colour)
        on_map: int = sum([samurai(army, area) for area in range(i64(7))])
        if p.setting.shape == NEUTRAL and colour == NEUTRAL_COLOUR:
            counts["neutral Samurai"] = on_map  # they never leave the map
        else:
            counts[f"{COLOURS[colour]} Samurai"] = on_map + max(0, int(supply(army)))
    places = card_places(p)
    everywhere: i64 = 0
    total: i64 = 0
    for cards in places:
        everywhere |= cards
        total += count(cards)
    counts["cards"] = int(total + DECK - p.dealt)
    counts["different cards"] = int(count(everywhere) + DECK - p.dealt)
    return counts


def card_places(p: Pieces) -> list[i64]:
    """Every place where cards of this round lie: hands, what is on its way, skirmishes."""
    places: list[i64] = []
    for seat in range(p.setting.seats):
        gave = p.gave(seat)
        places.append(p.hand(seat))
        if p.phase <= PASSING or p.setting.shape == HOUSES:
            places.append(gave & ALL_CARDS)  # picked to be passed, or a pack
        if p.phase <= PASSING or p.setting.shape == NEUTRAL:
            places.append(gave >> DECK)  # to the right, or discarded
    for k in range(p.skirmish + 1):
        trick = p.trick(k)
        places += [1 << played_card(trick, place) for place in range(p.trick_size(k))]
    return places
