"""Positions with Taroma's answers, worked out by hand from the rules page.

A coin is told by its colour and pips: g2 is gold with 2 pips, j1 green with 1. The hexagon is
d4 d5 / e3 e4 e5 / f4 f5, and its lines are e3 e4 e5, d4 e4 f5 and d5 e4 f4. "You" are the clan
that Taroma does not play. What a position does not show stands in the supplies.
"""

from __future__ import annotations

from typing import NamedTuple

S, T = 0, 1  # the clan that Taroma plays: Sanada or Tokugawa

# Pips in dealing order; the even ones are gold [K2].
MIXED = "2 4 1 3 5 7 6"  # d4 g2, d5 g4, e3 j1, e4 j3, e5 j5, f4 j7, f5 g6
RISING = "1 2 3 4 5 6 7"  # d4 j1, d5 g2, e3 j3, e4 g4, e5 j5, f4 g6, f5 j7
FALLING = "7 6 5 4 3 2 1"  # d4 j7, d5 g6, e3 j5, e4 g4, e5 j3, f4 g2, f5 j1
SIDES = "5 7 2 1 6 3 4"  # d4 j5, d5 j7, e3 g2, e4 j1, e5 g6, f4 j3, f5 g4
ABOVE = "2 4 6 1 3 5 7"  # d4 g2, d5 g4, e3 g6, e4 j1, e5 j3, f4 j5, f5 j7
BELOW = "5 7 3 1 4 6 2"  # d4 j5, d5 j7, e3 j3, e4 j1, e5 g4, f4 g6, f5 g2


class Case(NamedTuple):
    """A position and Taroma's answer."""

    pips: str
    stacks: str  # "d4:S e4:TS": lowest warrior first
    taroma: int
    step: str
    action: str
    left: int  # wins that the answer leaves you
    before: int  # wins that you would have if Taroma passed
    tokugawa: int = 5  # warriors of Tokugawa; 4 in the difficult game

    def standing(self) -> dict[str, str]:
        return dict(item.split(":") for item in self.stacks.split())

    def pips_list(self) -> list[int]:
        return [int(word) for word in self.pips.split()]


STEP_BY_STEP = [
    # 1 CONQUER
    #
    # Sanada holds e3 and e4, so a third warrior on e5 makes e3 e4 e5; e3 and e4 belong to that
    # line themselves and no other Sanada stands, so only the Deploy does it. You have no win: for
    # d4 e4 f5 a third warrior would have to move onto e4, and only d4 and f5 are on the board.
    Case(MIXED, "d4:T e3:S e4:S f5:T", S, "CONQUER", "deploy e5", 0, 0),
    # Two Tokugawa on e3 (g2) and a third on d4 (j5), another colour: d4 onto e3 is a stack of
    # three. You hold e4 and f4 and would deploy d5, one win, but CONQUER comes before any block.
    Case(SIDES, "e3:TT d4:T e4:S f4:S", T, "CONQUER", "move d4 e3", 0, 1),
    # Line e3 e4 e5 by d4 (g2) onto your lone warrior on e5 (j5); line d4 e4 f5 by a Deploy on f5
    # (g6) or by e3 (j1) onto f5. The landing coin decides: e5 has 5 pips, f5 has 6.
    Case(MIXED, "d4:T e3:T e4:T e5:S", T, "CONQUER", "move d4 e5", 0, 0),
    # Sanada on d4, d5 and e4 can end d5 e4 f4 on f4 (g2) and d4 e4 f5 on f5 (j1), each by a Deploy
    # or from the third warrior. Fewest pips: f5; onto f5 the Deploy starts nowhere and goes first.
    # Your e3 and e5 need e4, a lone Sanada on gold, and you have no third warrior to go there.
    Case(FALLING, "d4:S d5:S e4:S e3:T e5:T", S, "CONQUER", "deploy f5", 0, 0),
    #
    # 2 COVER
    #
    # You have one warrior on the board: no win now or after anything. All actions are considered
    # and COVER is the first of the list that is possible: d4 (gold) onto e3 (green).
    Case(MIXED, "d4:S e3:T", S, "COVER", "move d4 e3", 0, 0),
    # You threaten e3 e4 e5 by a Deploy on e4 (g4) and by d4 (j1) onto e4. Covering d4, the fewest
    # pips, leaves the Deploy; deploying e4 leaves d4 onto that lone Sanada. Covering e3 or e5
    # breaks the line: nothing left. Of the two e3 has 3 pips, e5 has 5.
    Case(RISING, "d5:S d4:T e3:T e5:T", S, "COVER", "move d5 e3", 0, 2),
    # Your e3 and f4 share no line and nothing threatens. Covers: d5 (j7) onto e3 (g2), e5 (g6)
    # onto f4 (j3). The landing coin is asked first: e3, although d5 starts from 7 and e5 from 6.
    Case(SIDES, "d5:T e5:T e3:S f4:S", T, "COVER", "move d5 e3", 0, 0),
    #
    # 3 BLOCK
    #
    # You hold d4 and f5 and win with any of three alike warriors on e4: one win. Taroma has nobody
    # on the board to cover with; of its Deploys only e4 leaves none.
    Case(MIXED, "d4:T f5:T", S, "BLOCK", "deploy e4", 0, 1),
    # You hold e4, e3 and d4 and win by a Deploy on e5 or f5 (d4 and e3 are green like f5 and e5, so
    # neither can move there). One Deploy stops one of them: m is 1. Of e5 (5) and f5 (7): e5.
    Case(RISING, "d4:T e3:T e4:T", S, "BLOCK", "deploy e5", 1, 2),
    # You hold e3 and e5 and win with a Deploy on e4. d4 is green like your two, so no COVER. The
    # Deploy on e4 and the Move d4 to e4 both leave none; BLOCK stands before MOVE.
    Case(RISING, "e3:S e5:S d4:T", T, "BLOCK", "deploy e4", 0, 1),
    # You win on e4 with a Deploy. COVER is possible, d5 (g4) onto e3 (j1), but leaves that win; so
    # it is not considered. The Deploy on e4 and d5 to e4 leave none: BLOCK before MOVE. (Your e3 is
    # green like e4 and could not go onto the new warrior there.)
    Case(MIXED, "d4:T f5:T e3:T d5:S", S, "BLOCK", "deploy e4", 0, 1),
    #
    # 4 MATCH
    #
    # The first turn: you have no lone warriors on gold and none on green. Equal counts: any empty
    # coin, so the one with 1 pip.
    Case(RISING, "", S, "MATCH", "deploy d4", 0, 0),
    # Two lone ones on green (e3 and f4, no common line), none on gold. The empty green coins are e4
    # (3) and e5 (5): e4, although the gold d4 has only 2.
    Case(MIXED, "e3:T f4:T", S, "MATCH", "deploy e4", 0, 0),
    # You control two gold coins, but on stacks: lone is only e3, green. So green, 1 to 0; the empty
    # ones are e4 (3), e5 (5), f4 (7). d4, d5 and e3 lie on three different lines: no win.
    Case(MIXED, "d4:TS d5:TS e3:S", T, "MATCH", "deploy e4", 0, 0),
    # You would win with e3 (j1) onto your pair on d4 (g2). Taroma has nobody on the board, and no
    # Deploy stops a stack: all leave that win, so none blocks. Your one lone warrior is on green:
    # e4 (3) before e5 (5) and f4 (7).
    Case(MIXED, "d4:TT e3:T", S, "MATCH", "deploy e4", 1, 1, tokugawa=4),
    #
    # 5 BOLSTER
    #
    # No Sanada is left to deploy, and you have no lone warrior to cover; d5 and e5 share no line,
    # so nothing threatens. d4 (2) onto e3 (1) or e3 onto d4: the landing on e3 has fewer pips.
    Case(MIXED, "d4:S e3:S d5:ST e5:ST", S, "BOLSTER", "move d4 e3", 0, 0),
    # No Tokugawa in the supply, all of yours on stacks: no COVER, no Deploy. f4 (j3) and f5 (g4)
    # may go onto each other: landing on f4, 3 pips. d4, d5 and e3 lie on three lines: one more
    # Sanada on the board makes no line of them.
    Case(SIDES, "d4:TS d5:TS e3:TS f4:T f5:T", T, "BOLSTER", "move f5 f4", 0, 0),
    # d4 j1, d5 j7, e3 g4, e4 j5, e5 g6, f4 g2, f5 j3. You win with e3 onto e4 (stack) and with e4
    # onto the lone e5 (e3, the lower e4, e5). A second Sanada on e5 stops the line; the stack
    # cannot be stopped; leaving e5 even adds a Deploy there. m is 1: from d4 (1) or d5 (7): d4.
    Case("1 7 4 5 6 2 3", "d4:S d5:S e3:ST e4:TT e5:S", S, "BOLSTER", "move d4 e5", 1, 2),
    #
    # 6 MANEUVER
    #
    # No Sanada in the supply and none alone: steps 2 to 5 fall out. Your only lone warrior is on f4
    # (j5), and all three gold tops may go there; nothing is lost by it: you would hold at most the
    # uncovered coin. Starting coins: d4 (2), d5 (4), e3 (6).
    Case(ABOVE, "d4:SS d5:TS e3:TS f4:T", S, "MANEUVER", "move d4 f4", 0, 0),
    # Nobody in either supply; the lone f4 (green) finds only full gold coins. d4 or e3 may go onto
    # it. d4 starts from fewer pips, but uncovers your d4: then d5 to e4 makes d4 e4 f5. e3 uncovers
    # your e3, but of its line you hold nothing else: none left. So d4 onto f4 is not considered.
    Case(ABOVE, "d4:ST d5:TS e3:ST f4:T f5:TS", T, "MANEUVER", "move e3 f4", 0, 0),
    # Your lone d4 and d5 are gold, and no gold coin is empty: MATCH goes on. The lone f5 is gold
    # too: no COVER, no BOLSTER. The top of e3 (green) may go onto d4 (2), d5 (4) or its own f5
    # (6); what you then hold lies on different lines: no win. Fewest pips: d4.
    Case(MIXED, "d4:T d5:T f5:S e3:TS", S, "MANEUVER", "move e3 d4", 0, 0),
    #
    # 7 DEPLOY
    #
    # d4, d5 and e3 are green, and so is e4, full: no empty green coin to MATCH. No lone Sanada, and
    # e4 could only go to empty gold coins (and would free e4 for your lines). All Deploys leave
    # none: f5 has 2 pips, e5 4, f4 6.
    Case(BELOW, "d4:T d5:T e3:T e4:TS", S, "DEPLOY", "deploy f5", 0, 0),
    # d4 j7, d5 j3, e3 j5, e4 j1, e5 g4, f4 g2, f5 g6. Your two are on gold, but gold is full. The
    # lone f5, on gold, has nobody on green to cover or to bolster. e5 and f4 share no line: no win,
    # all Deploys are considered. DEPLOY before MOVE; e4 has 1.
    Case("7 3 5 1 4 2 6", "e5:S f4:S f5:T", T, "DEPLOY", "deploy e4", 0, 0),
    # d4 g6, d5 j7, e3 j3, e4 j5, e5 j1, f4 g2, f5 g4. Your lone f5 asks for gold, which is full.
    # d4, gold, is Taroma's only top: on green nobody is alone, so it cannot maneuver. You hold e3,
    # f4, f5, of three lines: no win. DEPLOY before RETREAT: e5 has 1 pip.
    Case("6 7 3 5 1 2 4", "d4:ST e3:TS f4:TS f5:S", T, "DEPLOY", "deploy e5", 0, 0),
    #
    # 8 MOVE
    #
    # d4 g6, d5 j7, e3 g2, e4 j1, e5 j3, f4 g4, f5 j5. You win with a Deploy on e4. Taroma has none
    # to deploy; d5 is green like e4. Only f4 onto e4 stops it; MANEUVER (d5 onto its own f4) comes
    # earlier in the list but leaves the win.
    Case("6 7 2 1 3 4 5", "d5:TS e3:ST e5:ST f4:S", S, "MOVE", "move f4 e4", 0, 1),
    # One free warrior, d4 (g2), nobody in the supply, nobody alone to go onto. It may go to e4 (1)
    # or f4 (5). d5, e5 and f5 lie on three lines, so you have no win before or after; a warrior
    # of yours that covered it would uncover another Sanada, so Taroma would keep an action.
    Case(ABOVE, "d4:S d5:ST e5:ST f5:ST", S, "MOVE", "move d4 e4", 0, 0),
    # d4 g6, d5 j1, e3 j5, e4 j3, e5 j7, f4 g2, f5 g4. You win with a Deploy on e4. e3 and e5 are
    # green like e4: all four actions, to d4 or f5, leave that win, so m is 1 and none falls out.
    # MOVE (e3) before RETREAT (e5); f5 (4) before d4 (6).
    Case("6 1 5 3 7 2 4", "d5:ST e3:S e5:TS f4:ST", S, "MOVE", "move e3 f5", 1, 1),
    # You win with d5 to e4 (line e3 e4 e5), and with e5 or f5 onto d4: the Tokugawa uncovered on
    # green finds gold full, no action. d4 may go to e4 or f4; both end the latter two, while d5 to
    # e4 remains, onto the lone warrior or the empty coin. m is 1; e4 has 1 pip, f4 5.
    Case(ABOVE, "d4:T d5:TS e3:TS e5:TS f5:TS", T, "MOVE", "move d4 e4", 1, 3),
    #
    # 9 RETREAT
    #
    # d4 g4, d5 j7, e3 j5, e4 j3, e5 j1, f4 g2, f5 g6. Two pairs on gold, so neither can go onto the
    # other, nobody alone, nobody in the supply: only tops to empty green coins. You have one coin:
    # no win. Landing e5 (1), starting f4 (2) before d4 (4).
    Case("4 7 5 3 1 2 6", "d4:SS e3:TT f4:SS", S, "RETREAT", "move f4 e5", 0, 0),
    # d4 g2, d5 g4, e3 g6, e4 j5, e5 j7, f4 j3, f5 j1. Nobody alone, none to deploy. d5 may go
    # to e4, e5 and f5 to d4 or e3. You hold f4 and what is uncovered. With d5 only e4 lacks, but
    # there stands the warrior from d5, and you have no third top to go onto it: all leave none.
    # Landing d4 (2), from f5 (1), not e5 (7).
    Case("2 4 6 5 7 3 1", "d5:TS e5:TS f4:ST f5:TS", S, "RETREAT", "move f5 d4", 0, 0),
    # d4 j5, d5 j1, e3 g6, e4 j7, e5 g4, f4 j3, f5 g2. Only e5 can move (for d5 gold is full); it
    # uncovers your e5: then f5 to e4 wins. After e5 to d4 or d5 also f4 onto e5 wins: all Tokugawa
    # tops are green, gold is full. After e5 to e4 that lift uncovers d5 e4 f4 and loses [K7]: m is
    # 1, and RETREAT to e4 although MANEUVER onto d5 stands earlier.
    Case("5 1 6 7 4 3 2", "d5:T e3:TS e5:ST f4:TS f5:TS", T, "RETREAT", "move e5 e4", 1, 0),
    #
    # 10 SURRENDER
    #
    # Three Sanada are covered on gold; the fourth, on e5 (green), finds only gold coins with a
    # Tokugawa in their pair. None to deploy: no action. Before: each of your three Deploys (e4, f4,
    # f5) would win, as Taroma stays without one; each Move uncovers a Sanada that can go to green.
    Case(ABOVE, "d4:ST d5:ST e3:ST e5:S", S, "SURRENDER", "surrender", 0, 3),
    # All four Sanada are covered and the supply is empty. Your wins: d4 or d5 (gold) to e4 (green)
    # for e3 e4 e5; the Moves to f4 or f5 uncover a Sanada that can go there too.
    Case(MIXED, "d4:ST d5:ST e3:ST e5:ST", S, "SURRENDER", "surrender", 0, 2, tokugawa=4),
    # Four Tokugawa are covered; the fifth, on f5 (green), finds gold full with pairs not its own.
    # Your wins: d4 or d5 to e4 for e3 e4 e5. Any other Move uncovers a gold Tokugawa with e4 or f4
    # to go to.
    Case(ABOVE, "d4:TS d5:TS e3:TS e5:TS f5:T", T, "SURRENDER", "surrender", 0, 2),
]

GOLDEN_RULE_1 = [
    # Set aside [K7]: MATCH finds gold full, no Sanada is alone, and MANEUVER from e4 onto d4, d5 or
    # f5 would be next. But lifting from e4 uncovers d4 e4 f5 and loses. Without those: DEPLOY, on
    # e3 (1). The pair on e4 keeps you from any win.
    Case(MIXED, "d4:T d5:T f5:T e4:TS", S, "DEPLOY", "deploy e3", 0, 0),
    # e4 onto d4 would be a stack of three, but its lift uncovers your e3 e4 e5: it loses, so it is
    # no CONQUER. f5 is yours, so d4 e4 f5 cannot be made either. You have no win: e4 is a pair.
    # Your lone ones: e3 and e5 green, f5 gold; MATCH on the empty green coin f4.
    Case(MIXED, "e3:S e5:S e4:ST d4:TT f5:S", T, "MATCH", "deploy f4", 0, 0),
    # Only e4 can act: to d4 (yours, alone) or f5 (empty), and both uncover e3 e4 e5. There are no
    # others, so they are considered; the battle is over after either, no win is left to count. The
    # list picks: MANEUVER before RETREAT.
    Case(RISING, "d4:T d5:ST e3:ST e4:TS e5:ST", S, "MANEUVER", "move e4 d4", 0, 0),
    # Again only e4 can act, and only to d5, the one gold coin that is not a pair. It uncovers d4 e4
    # f5 and loses, but it is an action: Taroma does not surrender. A top to an empty coin: RETREAT.
    Case(MIXED, "d4:ST e3:ST e4:TS f5:ST", S, "RETREAT", "move e4 d5", 0, 0, tokugawa=4),
    # Equal counts: you win with a Deploy on e5. Covering e3 or e4, deploying e5 and moving d4 to e5
    # all leave none. The list picks among these: COVER before BLOCK and MOVE; e3 (1) before e4 (3).
    Case(MIXED, "e3:T e4:T d4:S", S, "COVER", "move d4 e3", 0, 1),
    # The fewest need not be none: you win with a Deploy on f5, d5 (g6) to f5, and d4 (j7) onto f4.
    # f4 onto d4 leaves one, a Deploy on the f4 it left; a Deploy on f5 leaves two (d5 onto it, d4
    # onto f4); all other actions three or more. f4 has nobody else on green to cover.
    Case(FALLING, "d4:S d5:S e4:S f4:T", T, "COVER", "move f4 d4", 1, 3),
    # You win with f5 (j7) onto the lone e4 (g4). COVER e4 onto f5 frees e4 for a Deploy: one left.
    # A Deploy (d5, f4) does not stop it. d4 onto e4 makes a pair, and you cannot land there: none
    # left. This BOLSTER alone is considered, and COVER, BLOCK and MATCH are passed over.
    Case(RISING, "d4:T e3:TS e4:T e5:TS f5:S", T, "BOLSTER", "move d4 e4", 0, 1),
    # d4 j7, d5 j3, e3 j1, e4 g6, e5 g4, f4 g2, f5 j5. You win on e4 with a Deploy and from e3. A
    # Deploy on e4 leaves e3 onto it: one; e5 onto e3 leaves the Deploy: one. e5 onto d4 or f5
    # breaks the line: none. So no BLOCK but MANEUVER, onto f5 (5), not d4 (7).
    Case("7 3 1 6 4 2 5", "d4:T e3:T e5:SS f5:T", S, "MANEUVER", "move e5 f5", 0, 2),
    # d4 g2, d5 j1, e3 j3, e4 j5, e5 g6, f4 g4, f5 j7. You win with d4 onto e4 and d5 onto d4. Only
    # e5 can be gone to. From e4: both stay, and d5 onto e5 leaves Taroma no action (its tops green,
    # gold full): 3. From f5: these three, and through your f5 three more: f4 onto e4 (line d4 e4
    # f5), f5 onto d4, f5 onto e5: 6. Both are worse than a pass, but 3 are the fewest.
    Case("2 1 3 5 6 4 7", "d4:TT d5:ST e4:S f4:ST f5:TS", S, "MOVE", "move e4 e5", 3, 2),
    # d4 g4, d5 j5, e3 j7, e4 j1, e5 g2, f4 g6, f5 j3. Only d4 can be gone to. From f5: your f5 onto
    # d4 leaves Taroma only e4 with gold full, no action: one win. From e4: your e4 onto d4
    # does the same, and e4 ends two lines, on e3 (Deploy, f4) and on d5 (Deploy, e5): five.
    Case("4 5 7 1 2 6 3", "e4:TS e5:ST f4:ST f5:TS", S, "RETREAT", "move f5 d4", 1, 0),
    # d4 j7, d5 g2, e3 g6, e4 j5, e5 j3, f4 g4, f5 j1. Only f4 can be gone to, from d4, e4 or e5. d4
    # uncovers your d4: onto e3 a stack, onto f4 and Taroma's green tops find gold full: two wins.
    # e4 and e5 uncover nobody: none. MOVE (e5, alone) before RETREAT (e4).
    Case("7 2 6 5 3 4 1", "d4:ST d5:TS e3:SS e4:TT e5:T", T, "MOVE", "move e5 f4", 0, 0),
]

GOLDEN_RULE_2 = [
    # d4 e4 f5 is made on e4 by a Deploy and by e3 (j3) to e4 (g4): the same landing coin. A Deploy
    # starts on no coin, so it is taken before the Move. Your lone e5 wins nothing.
    Case(RISING, "d4:S e3:S f5:S e5:T", S, "CONQUER", "deploy e4", 0, 0),
    # d5 e4 f4 on f4 (3), by a Deploy or from e3; e3 e4 e5 on e5 (6), by a Deploy or from d5. First
    # the landing coin: f4; then the start: e3 has 2 pips, a Deploy none.
    Case(SIDES, "d5:T e3:T e4:T d4:S f5:S", T, "CONQUER", "deploy f4", 0, 0),
    # One warrior, two to cover: e3 onto d4 (5) or f4 (3). Nothing threatens (d4 and f4 lie on
    # different lines), so the fewest pips of the landing coin decide: f4.
    Case(SIDES, "e3:T d4:S f4:S", T, "COVER", "move e3 f4", 0, 0),
    # Two warriors, one to cover: d4 (2) or d5 (4) onto e5. The landing coin is the same, so the
    # starting coin decides: d4. With one warrior on the board you have no win.
    Case(MIXED, "d4:S d5:S e5:T", S, "COVER", "move d4 e5", 0, 0),
    # Majority gold: two lone ones on e3 and f5, of different lines. The one empty gold coin is e5
    # with 6 pips; e4 has 1, but is green.
    Case(SIDES, "e3:S f5:S", T, "MATCH", "deploy e5", 0, 0),
    # Equal counts: e3 gold, f4 green, one each, of different lines and so without a win. Then any
    # empty coin may be taken, of either colour: e4 has 1 pip.
    Case(SIDES, "e3:S f4:S", T, "MATCH", "deploy e4", 0, 0),
    # d4 g6, d5 g4, e3 j5, e4 j3, e5 j1, f4 g2, f5 j7. Majority gold (d4, f4), but no gold coin is
    # empty: on from MATCH. Nobody of Taroma's is alone; the top of d5, gold, finds nobody on green.
    # DEPLOY anywhere, before RETREAT: e5 (1). d4 and f4 lie on different lines: no win.
    Case("6 4 5 3 1 2 7", "d4:T d5:SS f4:T", S, "DEPLOY", "deploy e5", 0, 0),
]
