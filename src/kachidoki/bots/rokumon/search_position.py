"""A position as the search sees it: what one seat knows, in a few numbers.

The own warriors have their kinds. A hidden warrior of the other clan is one of those that
stand at the root (8, 9, ...), or one deployed since (NEW); which of the root's worlds are still
possible is a set of bits. Where values are unused every warrior is NEW. Moves are numbers:
what, then a coin, then another coin, a cell, or a kind.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kachidoki.bots.rokumon.search_board import SearchBoard, search_board
from kachidoki.bots.rokumon.search_context import (
    ADD,
    DEPLOY,
    DIGIT,
    FIGHT,
    GO_ON,
    HIDDEN,
    LOST,
    MOVE,
    NEW,
    READY,
    SURPRISE,
    WON,
    SearchContext,
)
from kachidoki.rokumon.boards import NO_COIN, POP
from kachidoki.rokumon.warriors import SANADA, SIX, STAR, value_of


@final
class SearchPosition:
    """One position."""

    def __init__(self, context: SearchContext, where: SearchBoard) -> None:
        self.context = context
        self.board = where
        self.clan: i64 = 0
        self.top0: i64 = 0
        self.top1: i64 = 0
        self.under0: i64 = 0
        self.under1: i64 = 0
        self.kinds_top: i64 = 0  # 4 bits a coin
        self.kinds_under: i64 = 0
        self.supply0: i64 = 0  # 3 bits a kind; kind 0 is unknown or unused
        self.supply1: i64 = 0
        self.used: i64 = 0
        self.lock: i64 = NO_COIN
        self.fresh0: i64 = 0
        self.fresh1: i64 = 0
        self.fight: i64 = NO_COIN
        self.fighter: i64 = 0
        self.added0: i64 = 0
        self.added1: i64 = 0
        self.readies: i64 = 0
        self.showdown: i64 = 0  # whether hidden values are about to be shown
        self.worlds: i64 = 0  # those of the root's that are still possible
        self.turns: i64 = 0  # since the root

    def copy_place(self, other: SearchPosition) -> None:
        """Take everything over from another position of the same search."""
        self.board = other.board
        self.clan = other.clan
        self.top0 = other.top0
        self.top1 = other.top1
        self.under0 = other.under0
        self.under1 = other.under1
        self.kinds_top = other.kinds_top
        self.kinds_under = other.kinds_under
        self.supply0 = other.supply0
        self.supply1 = other.supply1
        self.used = other.used
        self.lock = other.lock
        self.fresh0 = other.fresh0
        self.fresh1 = other.fresh1
        self.fight = other.fight
        self.fighter = other.fighter
        self.added0 = other.added0
        self.added1 = other.added1
        self.readies = other.readies
        self.showdown = other.showdown
        self.worlds = other.worlds
        self.turns = other.turns

    def kind_top(self, coin: i64) -> i64:
        """The kind of the warrior on top of a coin."""
        return self.kinds_top >> (4 * coin) & 15

    def kind_under(self, coin: i64) -> i64:
        """The kind of the covered warrior on a coin."""
        return self.kinds_under >> (4 * coin) & 15

    def has_line(self, clan: i64) -> bool:
        """Whether a clan has three in a row."""
        return self.board.wins[self.top1 if clan else self.top0] != 0

    def take(self, code: i64) -> i64:
        """Carry out a move of the clan to move; says what it led to."""
        what = code & 7
        coin = code >> 3 & 7
        if what == DEPLOY:
            return self.deploy(coin, code >> 6)
        if what == MOVE:
            return self.move(coin, code >> 6)
        if what == SURPRISE:
            self.used |= 1 << self.clan
            key = self.board.key
            key += ((code >> 6) - (key >> (7 * coin) & 127)) << (7 * coin)
            self.board = search_board(key, self.board.coins)
            return self.stands(coin)
        if what == FIGHT:
            self.fight = coin
            self.fighter = self.clan
            mixed = (self.top0 & self.under1) | (self.top1 & self.under0)
            self.readies = 0 if mixed >> coin & 1 else 2  # no tokens among one's own
            return self.ask_for_tokens()
        if what == READY:
            self.readies += 1
        else:
            self.readies = 0
            if self.clan:
                self.fresh1 -= coin
                self.added1 += coin
            else:
                self.fresh0 -= coin
                self.added0 += coin
        self.clan = 1 - self.clan
        return self.ask_for_tokens()

    def deploy(self, coin: i64, kind: i64) -> i64:
        """Put a warrior of the supply on an empty coin."""
        bit: i64 = 1 << coin
        one = DIGIT[kind]
        if self.clan:
            self.supply1 -= one
            self.top1 |= bit
        else:
            self.supply0 -= one
            self.top0 |= bit
        self.kinds_top |= (kind if kind else NEW) << (4 * coin)
        return self.pass_turn(NO_COIN, WON if self.has_line(self.clan) else GO_ON)

    def move(self, start: i64, to: i64) -> i64:
        """Lift, then land [K7]."""
        clan = self.clan
        to_bit: i64 = 1 << to
        pairs = self.under1 & self.top1 if clan else self.under0 & self.top0
        kind = self.lift(start)
        if self.has_line(1 - clan):
            return LOST
        if pairs & to_bit:
            return WON
        below = self.kind_top(to)
        self.kinds_under |= below << (4 * to)
        self.kinds_top += (kind - below) << (4 * to)
        if self.top0 & to_bit:
            self.under0 |= to_bit
            self.top0 &= ~to_bit
        elif self.top1 & to_bit:
            self.under1 |= to_bit
            self.top1 &= ~to_bit
        if clan:
            self.top1 |= to_bit
        else:
            self.top0 |= to_bit
        return self.pass_turn(NO_COIN, WON if self.has_line(clan) else GO_ON)

    def lift(self, coin: i64) -> i64:
        """Take the top warrior off a coin; returns its kind."""
        bit: i64 = 1 << coin
        kind = self.kind_top(coin)
        below = self.kind_under(coin)
        self.kinds_top += (below - kind) << (4 * coin)
        self.kinds_under -= below << (4 * coin)
        self.top0 = (self.top0 & ~bit) | (self.under0 & bit)
        self.top1 = (self.top1 & ~bit) | (self.under1 & bit)
        self.under0 &= ~bit
        self.under1 &= ~bit
        return kind

    def stands(self, lock: i64) -> i64:
        """[K8] After a fight or a surprise: an own line wins, else one of the other's loses."""
        if self.has_line(self.clan):
            return WON
        return self.pass_turn(lock, LOST if self.has_line(1 - self.clan) else GO_ON)

    def pass_turn(self, lock: i64, verdict: i64) -> i64:
        """The other is to move."""
        if verdict == GO_ON:
            self.lock = lock
            self.clan = 1 - self.clan
            self.turns += 1
        return verdict

    def ask_for_tokens(self) -> i64:
        """[K4] Who has no face-up tokens is ready by itself; two in a row and they fight."""
        while self.readies < 2 and (self.fresh1 if self.clan else self.fresh0) == 0:
            self.readies += 1
            self.clan = 1 - self.clan
        if self.readies < 2:
            return GO_ON
        self.clan = self.fighter
        coin = self.fight
        if (self.kind_top(coin) | self.kind_under(coin)) & HIDDEN:
            self.showdown = 1
            return GO_ON
        return self.settle()

    def settle(self) -> i64:
        """Compare two known warriors, and send the lower one back; tied, both."""
        coin = self.fight
        bit: i64 = 1 << coin
        top_clan = self.top1 >> coin & 1
        under_clan = self.under1 >> coin & 1
        top = self.kind_top(coin)
        under = self.kind_under(coin)
        margin = value_of(top_clan, top) - value_of(under_clan, under)
        if top_clan != under_clan:
            margin += self.added1 - self.added0 if top_clan else self.added0 - self.added1
            if top_clan == SANADA and top == SIX and under == STAR:
                margin = -1
            elif under_clan == SANADA and under == SIX and top == STAR:
                margin = 1
        if margin >= 0:
            self.kinds_under &= ~(15 << (4 * coin))
            self.under0 &= ~bit
            self.under1 &= ~bit
            self.send_home(under_clan, under)
        if margin <= 0:
            self.lift(coin)
            self.send_home(top_clan, top)
        self.fight = NO_COIN
        self.added0 = self.added1 = self.readies = self.showdown = 0
        return self.stands(NO_COIN)

    def send_home(self, clan: i64, kind: i64) -> None:
        """Back to the supply, where a hidden clan's warrior is one of several again [K6]."""
        one = DIGIT[0] if clan == self.context.hidden_clan else DIGIT[kind]
        if clan:
            self.supply1 += one
        else:
            self.supply0 += one

    def landable(self) -> i64:
        """Coins that can be moved to: empty, a single warrior, or two of one's own."""
        pairs = self.under0 | self.under1
        own = self.top1 & self.under1 if self.clan else self.top0 & self.under0
        return self.context.everywhere & ~(pairs & ~own)

    def can_act(self) -> bool:
        """Whether the clan to move has any action but surrender."""
        clan = self.clan
        if not self.used >> clan & 1:
            return True
        tops = self.top1 if clan else self.top0
        supply = self.supply1 if clan else self.supply0
        if supply and (self.top0 | self.top1) != self.context.everywhere:
            return True
        if self.context.fights and self.fightable():
            return True
        targets = self.landable()
        for coin in range(self.board.coins):
            if tops >> coin & 1 and targets & self.context.others[coin]:
                return True
        return False

    def fightable(self) -> i64:
        """[K3] Coins with exactly two warriors, at least one of them one's own."""
        if self.clan:
            return (self.under0 | self.under1) & (self.top1 | self.under1)
        return (self.under0 | self.under1) & (self.top0 | self.under0)

    def list_moves(self, codes: vec[i64], at: i64) -> i64:
        """Write all moves into a list from a place on; returns where they end."""
        if self.fight != NO_COIN:
            for number in range(self.fresh1 if self.clan else self.fresh0):
                codes[at] = ADD | ((number + 1) << 3)
                at += 1
            codes[at] = READY
            return at + 1
        clan = self.clan
        context = self.context
        empty = context.everywhere & ~(self.top0 | self.top1)
        supply = self.supply1 if clan else self.supply0
        kind: i64 = 0
        while supply:
            if supply & 7:
                for coin in range(self.board.coins):
                    if empty >> coin & 1:
                        codes[at] = DEPLOY | (coin << 3) | (kind << 6)
                        at += 1
            supply >>= 3
            kind += 1
        tops = self.top1 if clan else self.top0
        targets = self.landable()
        for coin in range(self.board.coins):
            if tops >> coin & 1:
                goals = targets & context.others[coin]
                for to in range(self.board.coins):
                    if goals >> to & 1:
                        codes[at] = MOVE | (coin << 3) | (to << 6)
                        at += 1
        if context.fights:
            coins = self.fightable()
            for coin in range(self.board.coins):
                if coins >> coin & 1:
                    codes[at] = FIGHT | (coin << 3)
                    at += 1
        if not self.used >> clan & 1:
            for coin in range(self.board.coins):
                if coin != self.lock:
                    for cell in self.board.spots(coin):
                        codes[at] = SURPRISE | (coin << 3) | (i64(cell) << 6)
                        at += 1
        return at

    def wins_of(self, clan: i64, lock: i64) -> i64:
        """How many actions of a clan would win at once; all winning Surprises count 64.

        A Fight counts if it is known to win whatever tokens are added; leaving the other
        without an action does not count.
        """
        context = self.context
        where = self.board
        wins: i64 = 0
        if clan:
            tops, theirs, under, under_theirs = self.top1, self.top0, self.under1, self.under0
            supply = self.supply1
        else:
            tops, theirs, under, under_theirs = self.top0, self.top1, self.under0, self.under1
            supply = self.supply0
        pairs = under | under_theirs
        completing = i64(where.completing[tops])
        if supply and completing:
            wins = i64(POP[completing & context.everywhere & ~(tops | theirs)])
        own = tops & under
        targets = context.everywhere & ~(pairs & ~own)
        for coin in range(where.coins):
            bit: i64 = 1 << coin
            if not tops & bit:
                continue
            goals = own
            if under & bit:
                goals |= completing
            else:
                goals |= i64(where.completing[tops & ~bit])
                if under_theirs & bit and where.wins[theirs | bit]:
                    continue  # the lift would uncover a line [K7]
            goals &= targets & context.others[coin]
            if goals:
                wins += i64(POP[goals])
        if context.fights:
            fights = under & theirs & completing
            if fights:
                for coin in range(where.coins):
                    if fights >> coin & 1 and self.surely_beats(clan, coin):
                        wins += 1
        if not self.used >> clan & 1 and where.leaps(lock)[tops]:
            wins += 64
        return wins

    def surely_beats(self, clan: i64, coin: i64) -> bool:
        """Whether a clan's covered warrior beats the one above it, whatever tokens are added."""
        mine = self.kind_under(coin)
        yours = self.kind_top(coin)
        if (mine | yours) & HIDDEN:
            return False
        if clan == SANADA and mine == SIX and yours == STAR:
            return False
        if clan != SANADA and mine == STAR and yours == SIX:
            return True
        margin = value_of(clan, mine) - value_of(1 - clan, yours)
        # Tokens that are worth keeping are not counted on.
        if clan:
            margin += (0 if self.context.keep1 else self.fresh1) - self.fresh0
        else:
            margin += (0 if self.context.keep0 else self.fresh0) - self.fresh1
        return margin > 0
