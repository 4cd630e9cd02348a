"""What lies on the table: plain integers, so that a copy is cheap and compiled code fast.

An army is one integer: seven 4-bit counts of Samurai, the Daimyo's area and card, whether
the Kyoto bonus was paid, whether the Daimyo is on the map, and the reputation above all
that. The supply is derived. A set of cards is a mask of 21 bits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.joraku.cards import SAMURAI

# Phases.
DRAW_VARIANTS: Final[i64] = 0
DRAW_DAIMYOS: Final[i64] = 1
DEALING: Final[i64] = 2
PASSING: Final[i64] = 3
DRAFTING: Final[i64] = 4
DISCARDING: Final[i64] = 5
PLAYING: Final[i64] = 6
CHOOSING: Final[i64] = 7  # between placing and marching
PLACING: Final[i64] = 8
MARCHING: Final[i64] = 9
OVER: Final[i64] = 10
PHASES: Final = (
    "variants",
    "daimyos",
    "deal",
    "pass",
    "draft",
    "discard",
    "play",
    "choose",
    "place",
    "march",
    "over",
)

# Shapes of the game.
FREE: Final[i64] = 0  # three or four players, a colour each
HOUSES: Final[i64] = 1  # two players, two colours each
NEUTRAL: Final[i64] = 2  # two players and a neutral army

NOBODY: Final[i64] = -1  # chance, or nobody at all
NEUTRAL_COLOUR: Final[i64] = 2  # yellow

# An army's bits.
ON_MAP: Final[i64] = 0x0FFFFFFF  # the Samurai of all areas
AREA_AT: Final[i64] = 28
CARD_AT: Final[i64] = 31
KYOTO_PAID: Final[i64] = 0x400000000  # bit 34
DAIMYO_STANDS: Final[i64] = 0x800000000  # bit 35
RP_AT: Final[i64] = 36


class Setting:
    """What a configured game fixes for all its states."""

    def __init__(
        self,
        shape: i64,
        seats: i64,
        variants: i64,
        variants_drawn: i64,
        winner_only: bool,
        pass_both: bool,
        rows: list[i64],
        sources: tuple[str, ...],
    ) -> None:
        self.shape = shape
        self.seats = seats
        self.variants = variants  # a mask; the drawn ones are added in the state
        self.variants_drawn = variants_drawn
        self.winner_only = winner_only
        self.pass_both = pass_both
        self.rows = rows  # at 7 * round + area: three times 20 bits, first rank lowest
        self.sources = sources  # of each area's rows, to be told wherever they are shown [R2]
        self.plays: i64 = 4 if shape == HOUSES else seats  # cards a skirmish
        self.passes: i64 = 3 if shape == NEUTRAL else 2
        self.dealt_each: i64 = 8 if seats == 2 else 9 - seats
        self.everybody: i64 = (1 << seats) - 1  # at most four seats
        self.skirmishes: i64 = self.dealt_each
        if shape == HOUSES:
            self.skirmishes = 4
        elif shape == NEUTRAL:
            self.skirmishes = 7

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setting):
            return False
        return (
            self.shape == other.shape
            and self.seats == other.seats
            and self.variants == other.variants
            and self.variants_drawn == other.variants_drawn
            and self.winner_only == other.winner_only
            and self.pass_both == other.pass_both
            and self.rows == other.rows
            and self.sources == other.sources
        )

    def __hash__(self) -> int:
        return hash((self.shape, self.seats, self.variants, self.variants_drawn))


class Pieces:
    """All pieces, cards and points, and whose decision is next."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.variants: i64 = setting.variants
        self.phase: i64 = DRAW_VARIANTS
        self.round: i64 = -1  # 0, 1, 2
        self.lead: i64 = NOBODY  # the seat that holds the Kachidoki card
        self.dealt: i64 = 0  # cards this round
        self.skirmish: i64 = 0  # finished this round
        self.played: i64 = 0  # cards in this skirmish
        self.seat: i64 = NOBODY  # the one to act, unless several choose at once
        self.colour: i64 = 0  # for which the seat acts
        self.left: i64 = 0  # Samurai to place, action points to spend, cards in a draft pack
        self.steps: i64 = 0  # of this turn, which can be taken back
        self.open: i64 = 0  # the choices of this decision, as a mask
        self.pending: i64 = 0  # seats that still choose in secret, as a mask
        self.army0: i64 = 0
        self.army1: i64 = 0
        self.army2: i64 = 0
        self.army3: i64 = 0
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.hand2: i64 = 0
        self.hand3: i64 = 0
        # What a seat gave: to its left, and 21 bits higher to its right or to the discard.
        # In a draft: the pack in its hand.
        self.gave0: i64 = 0
        self.gave1: i64 = 0
        self.gave2: i64 = 0
        self.gave3: i64 = 0
        # A draft as its seat saw it: the first three packs of 21 bits each, then the
        # fourth pack and the four picks of 5 bits each.
        self.packs0: i64 = 0
        self.packs1: i64 = 0
        self.picks0: i64 = 0
        self.picks1: i64 = 0
        # The cards of this skirmish in order, 7 bits each: the card, then the colour.
        self.now: i64 = 0
        # Earlier skirmishes of the round, two in each, 28 bits apart.
        self.past0: i64 = 0
        self.past1: i64 = 0
        self.past2: i64 = 0
        self.past3: i64 = 0

    def army(self, colour: i64) -> i64:
        """A colour's army."""
        if colour == 0:
            return self.army0
        if colour == 1:
            return self.army1
        if colour == 2:
            return self.army2
        return self.army3

    def set_army(self, colour: i64, army: i64) -> None:
        """Replace a colour's army."""
        if colour == 0:
            self.army0 = army
        elif colour == 1:
            self.army1 = army
        elif colour == 2:
            self.army2 = army
        else:
            self.army3 = army

    def gain(self, colour: i64, points: i64) -> None:
        """Move a colour up the reputation track."""
        if colour == 0:
            self.army0 += points << RP_AT
        elif colour == 1:
            self.army1 += points << RP_AT
        elif colour == 2:
            self.army2 += points << RP_AT
        else:
            self.army3 += points << RP_AT

    def hand(self, seat: i64) -> i64:
        """A seat's cards; in a draft those it keeps."""
        if seat == 0:
            return self.hand0
        if seat == 1:
            return self.hand1
        if seat == 2:
            return self.hand2
        return self.hand3

    def set_hand(self, seat: i64, cards: i64) -> None:
        """Replace a seat's cards."""
        if seat == 0:
            self.hand0 = cards
        elif seat == 1:
            self.hand1 = cards
        elif seat == 2:
            self.hand2 = cards
        else:
            self.hand3 = cards

    def gave(self, seat: i64) -> i64:
        """What a seat gave away this round, or its pack in a draft."""
        if seat == 0:
            return self.gave0
        if seat == 1:
            return self.gave1
        if seat == 2:
            return self.gave2
        return self.gave3

    def set_gave(self, seat: i64, cards: i64) -> None:
        """Replace what a seat gave away."""
        if seat == 0:
            self.gave0 = cards
        elif seat == 1:
            self.gave1 = cards
        elif seat == 2:
            self.gave2 = cards
        else:
            self.gave3 = cards

    def past(self, skirmish: i64) -> i64:
        """The cards of an earlier skirmish of this round."""
        pair = self.past0
        if skirmish >= 6:
            pair = self.past3
        elif skirmish >= 4:
            pair = self.past2
        elif skirmish >= 2:
            pair = self.past1
        return (pair >> (28 * (skirmish & 1))) & ON_MAP

    def remember(self, skirmish: i64, cards: i64) -> None:
        """Put a finished skirmish with the earlier ones."""
        cards <<= 28 * (skirmish & 1)
        if skirmish >= 6:
            self.past3 |= cards
        elif skirmish >= 4:
            self.past2 |= cards
        elif skirmish >= 2:
            self.past1 |= cards
        else:
            self.past0 |= cards

    def trick(self, skirmish: i64) -> i64:
        """The cards of a skirmish of this round, also of the one being played."""
        return self.now if skirmish == self.skirmish else self.past(skirmish)

    def trick_size(self, skirmish: i64) -> i64:
        """How many cards a skirmish of this round has."""
        return self.played if skirmish == self.skirmish else self.setting.plays

    def copy_pieces(self, other: Pieces) -> None:
        """Take everything over from another state."""
        self.variants = other.variants
        self.phase = other.phase
        self.round = other.round
        self.lead = other.lead
        self.dealt = other.dealt
        self.skirmish = other.skirmish
        self.played = other.played
        self.seat = other.seat
        self.colour = other.colour
        self.left = other.left
        self.steps = other.steps
        self.open = other.open
        self.pending = other.pending
        self.army0 = other.army0
        self.army1 = other.army1
        self.army2 = other.army2
        self.army3 = other.army3
        self.hand0 = other.hand0
        self.hand1 = other.hand1
        self.hand2 = other.hand2
        self.hand3 = other.hand3
        self.gave0 = other.gave0
        self.gave1 = other.gave1
        self.gave2 = other.gave2
        self.gave3 = other.gave3
        self.packs0 = other.packs0
        self.packs1 = other.packs1
        self.picks0 = other.picks0
        self.picks1 = other.picks1
        self.now = other.now
        self.past0 = other.past0
        self.past1 = other.past1
        self.past2 = other.past2
        self.past3 = other.past3

    def contents(self) -> tuple[int, ...]:
        """All that a state holds but its setting, to compare states with each other."""
        return (
            self.variants,
            self.phase,
            self.round,
            self.lead,
            self.dealt,
            self.skirmish,
            self.played,
            self.seat,
            self.colour,
            self.left,
            self.steps,
            self.open,
            self.pending,
            self.army0,
            self.army1,
            self.army2,
            self.army3,
            self.hand0,
            self.hand1,
            self.hand2,
            self.hand3,
            self.gave0,
            self.gave1,
            self.gave2,
            self.gave3,
            self.packs0,
            self.packs1,
            self.picks0,
            self.picks1,
            self.now,
            self.past0,
            self.past1,
            self.past2,
            self.past3,
        )


def samurai(army: i64, area: i64) -> i64:
    """How many Samurai of an army stand in an area."""
    return (army >> (4 * area)) & 15


def daimyo_area(army: i64) -> i64:
    """Where the Daimyo stands."""
    return (army >> AREA_AT) & 7


def daimyo_card(army: i64) -> i64:
    """The number of the Daimyo card, 0 if there is none."""
    return (army >> CARD_AT) & 7


def reputation(army: i64) -> i64:
    """The colour's RP."""
    return army >> RP_AT


def supply(army: i64) -> i64:
    """How many Samurai are not on the map."""
    pairs = (army & 0x0F0F0F0F) + ((army >> 4) & 0x0F0F0F)
    return SAMURAI - ((pairs + (pairs >> 8) + (pairs >> 16) + (pairs >> 24)) & 255)


def influence(army: i64, area: i64) -> i64:
    """A Daimyo is 2 influence, a Samurai 1."""
    here = (army >> (4 * area)) & 15
    if (army & DAIMYO_STANDS) and (army >> AREA_AT) & 7 == area:
        here += 2
    return here


def played_card(trick: i64, k: i64) -> i64:
    """The k-th card of a skirmish."""
    return (trick >> (7 * k)) & 31


def played_colour(trick: i64, k: i64) -> i64:
    """The colour the k-th card was played for."""
    return (trick >> (7 * k + 5)) & 3
