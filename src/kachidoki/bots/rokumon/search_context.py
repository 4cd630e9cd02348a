"""What stays the same in one search of Rokumon: move numbers, colours, and the worlds."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kachidoki.rokumon.state import NOBODY

DEPLOY: Final[i64] = 0  # a coin, a kind
MOVE: Final[i64] = 1  # a coin, another coin
FIGHT: Final[i64] = 2  # a coin
SURPRISE: Final[i64] = 3  # a coin, a cell
ADD: Final[i64] = 4  # a number
READY: Final[i64] = 5
NO_MOVE: Final[i64] = 8191

HIDDEN: Final[i64] = 8  # the first hidden warrior of the root
NEW: Final[i64] = 13  # a hidden warrior deployed since

EVEN: Final[i64] = 64  # a warrior that is surely the better one of a pair
# What that weighs in the evaluation: fitted in Act 6, where all is open.
PAIR: Final[i64] = 185

# What a move led to, for the clan that made it.
GO_ON: Final[i64] = 0
WON: Final[i64] = 1
LOST: Final[i64] = 2


@final
class SearchContext:
    """What stays the same in one search."""

    def __init__(
        self, act: i64, coins: i64, gold: i64, green: i64, flipped: i64, fights: bool
    ) -> None:
        self.everywhere: i64 = (1 << coins) - 1
        self.act = act
        self.fights = fights
        # The coins of another colour than each coin's.
        self.others: list[i64] = []
        for coin in range(coins):
            same = gold if gold >> coin & 1 else (green if green >> coin & 1 else flipped)
            self.others.append(self.everywhere & ~same)
        # Face-up tokens at the root, and what one of them is worth after this act.
        self.tokens0: i64 = 0
        self.tokens1: i64 = 0
        self.keep0: i64 = 0
        self.keep1: i64 = 0
        # The worlds of the hidden clan: in each, the kinds of the root's hidden warriors.
        self.hidden_clan: i64 = NOBODY
        self.worlds: list[list[i64]] = []
        self.chances: list[i64] = []  # how likely each of them is, against the others
        # By hidden warrior of the root and kind of the other clan: how much likelier it is that
        # the hidden one is the better than the worse, of 64.
        self.leads: list[list[i64]] = []
        self.pair: i64 = PAIR


DIGIT: Final[list[i64]] = [1, 8, 64, 512, 4096]  # one warrior of a kind in a supply
BIT: Final[list[i64]] = [2**n for n in range(62)]
