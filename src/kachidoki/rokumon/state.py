"""What lies on the table: owners and values as small masks, so that a copy is cheap.

A stack that the game goes on with has at most two warriors: a third one, which must be of
the same clan, wins at once. So four sets of coins say everything about the owners: whose
warrior is on top, and whose is under it. Coins go by number, in dealing order.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kachidoki.rokumon.boards import NO_COIN, CoinBoard, make_board
from kachidoki.rokumon.warriors import full

# Phases.
FLIPPING: Final[i64] = 0  # draw the coin that will be flipped
DEALING: Final[i64] = 1
TURN: Final[i64] = 2
BIDDING: Final[i64] = 3  # revenge tokens before a fight
LOST: Final[i64] = 4  # lost by a reveal that may be taken back [K10]
OVER: Final[i64] = 5
PHASES: Final = ("flip", "deal", "turn", "bid", "lost", "over")

NO_BOARD: Final = make_board((), (), True)
NOBODY: Final[i64] = -1

SHOWN: Final[i64] = 8  # above the three bits of a warrior's kind


@final
class Past:
    """The positions at the start of the turns of an act, newest first [K9]."""

    def __init__(self, owners: i64, values: i64, earlier: Past | None) -> None:
        self.owners = owners
        self.values = values
        self.earlier = earlier


@final
class Setting:
    """What a configured game fixes for all its states."""

    def __init__(
        self,
        act: i64,
        campaign: bool,
        cells: tuple[int, ...],
        coins: str,
        pips: i64,
        tokens0: i64,
        tokens1: i64,
        honour: bool,
        tokugawa: i64,
        taroma: i64,
        counting: bool,
        surrender: bool,
    ) -> None:
        self.act = act  # the first one
        self.campaign = campaign
        self.cells = cells  # instead of the act's own, in a solo game; else empty
        self.coins = coins  # given colours in dealing order; else empty: chance deals
        self.pips = pips  # of the given coins, 3 bits each
        self.tokens0 = tokens0
        self.tokens1 = tokens1
        self.honour = honour
        self.tokugawa = tokugawa  # how many warriors Tokugawa has
        self.taroma = taroma  # the clan that plays by itself, or nobody
        self.counting = counting  # perft: everything face up, no repetition
        self.surrender = surrender  # whether a player may give an act up

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setting):
            return False
        return (
            self.act == other.act
            and self.campaign == other.campaign
            and self.cells == other.cells
            and self.coins == other.coins
            and self.pips == other.pips
            and self.tokens0 == other.tokens0
            and self.tokens1 == other.tokens1
            and self.honour == other.honour
            and self.tokugawa == other.tokugawa
            and self.taroma == other.taroma
            and self.counting == other.counting
            and self.surrender == other.surrender
        )

    def __hash__(self) -> int:
        return hash((self.act, self.campaign, self.cells, self.pips, self.tokugawa, self.taroma))


class Field:
    """An act being played, and what a campaign carries from act to act."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.act: i64 = setting.act
        self.phase: i64 = OVER
        self.clan: i64 = NOBODY  # whose decision is next
        self.board: CoinBoard = NO_BOARD
        self.pips: i64 = 0  # of the coins in dealing order, 3 bits each
        self.dealt: i64 = 0
        self.flip: i64 = 0  # the pips of the coin to be flipped
        # Owners.
        self.top0: i64 = 0
        self.top1: i64 = 0
        self.under0: i64 = 0
        self.under1: i64 = 0
        # Kinds, 4 bits a coin: the kind, and whether a fight has shown it [K6].
        self.kinds_top: i64 = 0
        self.kinds_under: i64 = 0
        self.triple: i64 = NO_COIN  # the coin with three warriors, which ended the act
        self.kind_third: i64 = 0  # of the lowest of them
        self.supply0: i64 = 0
        self.supply1: i64 = 0
        self.used: i64 = 0  # clans that have surprised, as a mask
        self.lock: i64 = NO_COIN  # the coin that cannot be lifted this turn
        # Revenge tokens, face up and spent.
        self.fresh0: i64 = setting.tokens0
        self.fresh1: i64 = setting.tokens1
        self.spent0: i64 = 0
        self.spent1: i64 = 0
        # A fight while tokens are added.
        self.fight: i64 = NO_COIN
        self.fighter: i64 = NOBODY  # the clan whose turn it is
        self.added0: i64 = 0
        self.added1: i64 = 0
        self.readies: i64 = 0  # in a row
        # Taking back a Move [K10].
        self.moved: i64 = NOBODY  # the clan whose very last action was a Move
        self.taken: i64 = NOBODY  # the clan that has taken one back this turn
        self.plain: i64 = 0  # whether the last action was no fight and ended nothing
        # The campaign.
        self.won0: i64 = 0
        self.won1: i64 = 0
        self.draws: i64 = 0  # of this act so far
        self.deciders: i64 = 0  # how often Act 6 was played again because of a tie
        self.winner: i64 = NOBODY
        self.reason: i64 = 0
        self.past: Past | None = None
        # What the other side may think: all kinds that a clan's warriors could be.
        self.worlds0: tuple[int, ...] = (0,)
        self.worlds1: tuple[int, ...] = (0,)

    def top(self, clan: i64) -> i64:
        """The coins a clan controls."""
        return self.top1 if clan else self.top0

    def under(self, clan: i64) -> i64:
        """The coins where a clan's warrior is covered."""
        return self.under1 if clan else self.under0

    def supply(self, clan: i64) -> i64:
        """A clan's supply."""
        return self.supply1 if clan else self.supply0

    def set_supply(self, clan: i64, supply: i64) -> None:
        """Replace a clan's supply."""
        if clan:
            self.supply1 = supply
        else:
            self.supply0 = supply

    def fresh(self, clan: i64) -> i64:
        """A clan's face-up revenge tokens."""
        return self.fresh1 if clan else self.fresh0

    def tokens(self, clan: i64) -> i64:
        """All of a clan's revenge tokens; spent ones count [K15]."""
        return self.fresh1 + self.spent1 if clan else self.fresh0 + self.spent0

    def kind_top(self, coin: i64) -> i64:
        """The kind of the warrior on top of a coin, with its mark."""
        return self.kinds_top >> (4 * coin) & 15

    def kind_under(self, coin: i64) -> i64:
        """The kind of the covered warrior on a coin, with its mark."""
        return self.kinds_under >> (4 * coin) & 15

    def place(self, clan: i64, coin: i64, kind: i64) -> None:
        """Put a warrior on top of an empty coin or of a single warrior."""
        bit: i64 = 1 << coin
        below = self.kind_top(coin)
        if self.top0 & bit:
            self.under0 |= bit
        elif self.top1 & bit:
            self.under1 |= bit
        self.kinds_under |= below << (4 * coin)
        self.kinds_top += (kind - below) << (4 * coin)
        if clan:
            self.top1 |= bit
            self.top0 &= ~bit
        else:
            self.top0 |= bit
            self.top1 &= ~bit

    def lift(self, clan: i64, coin: i64) -> i64:
        """Take the top warrior off a coin; returns its kind, with its mark."""
        bit: i64 = 1 << coin
        kind = self.kind_top(coin)
        below = self.kind_under(coin)
        self.kinds_top += (below - kind) << (4 * coin)
        self.kinds_under -= below << (4 * coin)
        if clan:
            self.top1 &= ~bit
        else:
            self.top0 &= ~bit
        if self.under0 & bit:
            self.under0 &= ~bit
            self.top0 |= bit
        elif self.under1 & bit:
            self.under1 &= ~bit
            self.top1 |= bit
        return kind

    def take_under(self, coin: i64) -> None:
        """Take the covered warrior off a coin."""
        bit: i64 = 1 << coin
        self.kinds_under &= ~(15 << (4 * coin))
        self.under0 &= ~bit
        self.under1 &= ~bit

    def copy_field(self, other: Field) -> None:
        """Take everything over from another state."""
        self.act = other.act
        self.phase = other.phase
        self.clan = other.clan
        self.board = other.board
        self.pips = other.pips
        self.dealt = other.dealt
        self.flip = other.flip
        self.top0 = other.top0
        self.top1 = other.top1
        self.under0 = other.under0
        self.under1 = other.under1
        self.kinds_top = other.kinds_top
        self.kinds_under = other.kinds_under
        self.triple = other.triple
        self.kind_third = other.kind_third
        self.supply0 = other.supply0
        self.supply1 = other.supply1
        self.used = other.used
        self.lock = other.lock
        self.fresh0 = other.fresh0
        self.fresh1 = other.fresh1
        self.spent0 = other.spent0
        self.spent1 = other.spent1
        self.fight = other.fight
        self.fighter = other.fighter
        self.added0 = other.added0
        self.added1 = other.added1
        self.readies = other.readies
        self.moved = other.moved
        self.taken = other.taken
        self.plain = other.plain
        self.won0 = other.won0
        self.won1 = other.won1
        self.draws = other.draws
        self.deciders = other.deciders
        self.winner = other.winner
        self.reason = other.reason
        self.past = other.past
        self.worlds0 = other.worlds0
        self.worlds1 = other.worlds1

    def contents(self) -> tuple[tuple[int, ...], ...]:
        """All that a state holds, but for its setting and the positions that [K9] remembers.

        To compare states with each other: equal states have equal contents, in every process.
        """
        return (
            (
                self.act,
                self.phase,
                self.clan,
                self.pips,
                self.dealt,
                self.flip,
                self.top0,
                self.top1,
                self.under0,
                self.under1,
                self.kinds_top,
                self.kinds_under,
                self.triple,
                self.kind_third,
                self.supply0,
                self.supply1,
                self.used,
                self.lock,
                self.fresh0,
                self.fresh1,
                self.spent0,
                self.spent1,
                self.fight,
                self.fighter,
                self.added0,
                self.added1,
                self.readies,
                self.moved,
                self.taken,
                self.plain,
                self.won0,
                self.won1,
                self.draws,
                self.deciders,
                self.winner,
                self.reason,
            ),
            self.board.cells,
            self.board.colours,
            self.worlds0,
            self.worlds1,
        )


def full_size(setting: Setting, clan: i64) -> i64:
    """How many warriors a clan has."""
    return setting.tokugawa if clan else 4


def full_supply(setting: Setting, clan: i64, valued: bool) -> i64:
    """A clan's whole supply; where values are unused all warriors are alike [K14]."""
    return full(clan) if valued else full_size(setting, clan)
