"""Reading positions: anything can be written down, only what a game can reach is accepted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.errors import BadPosition, quoted
from kachidoki.core.position import items, number, one_of
from kachidoki.joraku import two_houses
from kachidoki.joraku.cards import AREAS, CARD_NAMES, COLOURS, DECK, SAMURAI, SUITS, count
from kachidoki.joraku.reachable import check, derive
from kachidoki.joraku.state import (
    AREA_AT,
    CARD_AT,
    DAIMYO_STANDS,
    HOUSES,
    KYOTO_PAID,
    NEUTRAL,
    OVER,
    PHASES,
    PLAYING,
    RP_AT,
    Pieces,
)

MOST_RP: Final = 99_999


def read(p: Pieces, text: str) -> None:
    """Fill a fresh state from a position line, or raise BadPosition."""
    reader = _Reader(p)
    for words in items(text):
        reader.item(words)
    reader.finish()


def _cards(words: list[str], what: str) -> list[i64]:
    """Cards in order: suits, each followed by its ranks."""
    cards: list[i64] = []
    suit = ""
    for word in words:
        if word in SUITS:
            suit = word
            continue
        name = f"{suit} {word}"
        if name not in CARD_NAMES:
            raise BadPosition(
                f"{what}: {quoted(name.strip())} is no card; write a suit "
                f"({', '.join(SUITS)}), then 1 to 6 or ninja"
            )
        cards.append(CARD_NAMES.index(name))
    return cards


class _Reader:
    """Takes one item after the other, then derives and checks the rest."""

    def __init__(self, p: Pieces) -> None:
        self.p = p
        self.given: set[str] = set()
        self.tricks: list[list[i64]] = []

    def once(self, what: str) -> None:
        """Refuse an item that was given before."""
        if what in self.given:
            raise BadPosition(f"{quoted(what)} is given twice")
        self.given.add(what)

    def item(self, words: list[str]) -> None:
        """Read one item."""
        p = self.p
        name = words[0]
        if name in COLOURS:
            self.once(name)
            self.army(COLOURS.index(name), words[1:])
        elif name == "trick":
            self.tricks.append(self.trick(words[1:]))
        elif name in ("hand", "gave", "right", "dropped", "pack", "saw", "picked"):
            self.seat_item(name, words[1:])
        elif name == "variants":
            self.once(name)
            for word in words[1:]:
                p.variants |= 1 << (number(word, 1, 6, "variant") - 1)
        elif len(words) == 2 and name in ("round", "phase", "lead", "left", "steps"):
            self.once(name)
            self.number_item(name, words[1])
        else:
            raise BadPosition(
                f"{quoted(' '.join(words))} cannot be read; items are round, phase, lead, left, "
                "steps, variants, a colour, hand, gave, right, dropped, pack, saw, picked, trick"
            )

    def number_item(self, name: str, word: str) -> None:
        """Read one of the items that are a single word."""
        p = self.p
        if name == "round":
            p.round = number(word, 0, 3, "round") - 1
        elif name == "phase":
            p.phase = one_of(word, PHASES, "phase")
        elif name == "lead":
            p.lead = number(word, 0, int(p.setting.seats) - 1, "lead")
        elif name == "left":
            p.left = number(word, 0, 6, "left")
        else:
            p.steps = number(word, 0, 9, "steps")

    def army(self, colour: i64, words: list[str]) -> None:
        """Read a colour: card, place, points and Samurai."""
        name = COLOURS[colour]
        army = DAIMYO_STANDS
        at = 0
        placed = False
        while at < len(words):
            word = words[at]
            value = words[at + 1] if at + 1 < len(words) else ""
            if word == "paid":
                army |= KYOTO_PAID
                at += 1
                continue
            if word == "card":
                army |= i64(number(value, 1, 6, f"{name} card")) << CARD_AT
            elif word == "at":
                placed = True
                army |= i64(one_of(value, AREAS, "area")) << AREA_AT
            elif word == "rp":
                army += i64(number(value, 0, MOST_RP, f"{name} rp")) << RP_AT
            elif word == "samurai":
                army |= self.samurai(name, words[at + 1 :])
                break
            else:
                raise BadPosition(
                    f"{name}: {quoted(word)} cannot be read; write card, at, rp, paid, samurai"
                )
            at += 2
        if not placed:
            raise BadPosition(f"{name}: where its Daimyo stands is missing; write 'at AREA'")
        self.p.set_army(colour, army)

    def samurai(self, name: str, words: list[str]) -> i64:
        """Read the Samurai on the map: pairs of area and number."""
        on_map: i64 = 0
        total = 0
        for k in range(0, len(words), 2):
            area = one_of(words[k], AREAS, "area")
            count_here = number(
                words[k + 1] if k + 1 < len(words) else "", 1, 10, f"{name} samurai"
            )
            if (on_map >> (4 * area)) & 15:
                raise BadPosition(f"{name}: {AREAS[area]} is given twice")
            total += count_here
            on_map |= i64(count_here) << (4 * area)
        if total > SAMURAI:
            raise BadPosition(f"{name} has {total} Samurai on the map; there are {SAMURAI}")
        return on_map

    def seat_item(self, name: str, words: list[str]) -> None:
        """Read a seat's cards."""
        p = self.p
        seat = number(words[0] if words else "", 0, int(p.setting.seats) - 1, f"{name} of seat")
        cards = _cards([word.rstrip(",") for word in words[1:]], f"{name} {seat}")
        mask: i64 = 0
        for card in cards:
            mask |= 1 << card
        if count(mask) != len(cards) or not cards:
            raise BadPosition(f"{name} {seat} should list each card once, and at least one")
        if name == "saw":
            self.saw(seat, mask)
            return
        self.once(f"{name} {seat}")
        houses = p.setting.shape == HOUSES
        if name == "hand":
            p.set_hand(seat, mask)
        elif name == "picked" and houses and len(cards) <= 4:
            for k, card in enumerate(cards):
                note = card << (two_houses.PICKS_AT + 5 * k)
                if seat == 0:
                    p.picks0 |= note
                else:
                    p.picks1 |= note
        elif name == ("pack" if houses else "gave"):
            p.set_gave(seat, p.gave(seat) | mask)
        elif (name == "right" and p.setting.pass_both) or (
            name == "dropped" and p.setting.shape == NEUTRAL
        ):
            p.set_gave(seat, p.gave(seat) | (mask << DECK))
        else:
            raise BadPosition(f"'{name} {seat}' does not belong to this game")

    def saw(self, seat: i64, mask: i64) -> None:
        """Read a pack that a seat held in the draft, the earlier ones first."""
        p = self.p
        turn = len(two_houses.packs_seen(p, seat))
        if p.setting.shape != HOUSES or turn > 3 or count(mask) != two_houses.PACK - turn:
            raise BadPosition(f"'saw {seat}': packs of 5, 4, 3 and 2 cards, with two houses")
        if turn == 3:
            p.picks0 |= mask if seat == 0 else 0
            p.picks1 |= mask if seat == 1 else 0
        else:
            p.packs0 |= mask << (DECK * turn) if seat == 0 else 0
            p.packs1 |= mask << (DECK * turn) if seat == 1 else 0

    def trick(self, words: list[str]) -> list[i64]:
        """Read a skirmish: a colour and a card for each play."""
        plays: list[i64] = []
        for play in " ".join(words).split(","):
            parts = play.split()
            colour = one_of(parts[0] if parts else "", COLOURS, "colour")
            cards = _cards(parts[1:], "trick")
            if len(cards) != 1 or len(parts) != 3:
                raise BadPosition(f"trick: {quoted(play.strip())} should be a colour and a card")
            plays.append(cards[0] | (colour << 5))
        if len(plays) > self.p.setting.plays:
            raise BadPosition(f"a trick has at most {self.p.setting.plays} cards here")
        return plays

    def finish(self) -> None:
        """Put the tricks in place, derive what follows, and check the whole."""
        p = self.p
        if "phase" not in self.given or "round" not in self.given:
            raise BadPosition("the position needs at least its round and its phase")
        current: list[i64] = []
        if self.tricks and p.phase != OVER:
            resolving = p.phase > PLAYING
            if resolving or len(self.tricks[-1]) < p.setting.plays:
                current = self.tricks.pop()
        for k, plays in enumerate(self.tricks):
            if len(plays) != p.setting.plays or k >= p.setting.skirmishes:
                raise BadPosition("only the last trick may be incomplete, and none too many")
            p.remember(k, _packed(plays))
        p.skirmish = len(self.tricks)
        p.played = len(current)
        p.now = _packed(current)
        derive(p)
        check(p)


def _packed(plays: list[i64]) -> i64:
    trick: i64 = 0
    for k, play in enumerate(plays):
        trick |= play << (7 * k)
    return trick
