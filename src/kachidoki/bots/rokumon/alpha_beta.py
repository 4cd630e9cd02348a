"""Alpha-beta for Rokumon, deeper and deeper; it can pause at any node and go on later.

It searches what one seat knows: a fight with a hidden warrior is a throw of chance, weighed by
the worlds that are still possible. Instead of recursion there is a frame for every ply, so the
work can be cut anywhere without changing what is found.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kachidoki.bots.rokumon.move_ordering import promise
from kachidoki.bots.rokumon.repeated_positions import RepeatedPosition
from kachidoki.bots.rokumon.search_context import DEPLOY, FIGHT, GO_ON, NO_MOVE, WON
from kachidoki.bots.rokumon.search_position import SearchPosition
from kachidoki.bots.rokumon.showdown import outcomes, show
from kachidoki.bots.rokumon.transpositions import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    TranspositionTable,
    code_in,
    depth_of,
    key_of,
    kind_of,
    pack,
    value_in,
)
from kachidoki.bots.rokumon.worth import BOUND, SURE, scratch, won, worth
from kachidoki.rokumon.boards import NO_COIN

PLIES: Final[i64] = 64
WIDTH: Final[i64] = 256  # more than any position has moves
DEEPEST: Final[i64] = 30
FORCED: Final[i64] = 8  # how far beyond the depth answers to threats are followed
LATE: Final[i64] = 4  # moves after so many are looked at less deeply first
LATER: Final[i64] = 14  # and after so many still less

# How a frame looks at its current move.
FULL: Final[i64] = 0  # with the whole window
SCOUT: Final[i64] = 1  # whether it is better at all
SHALLOW: Final[i64] = 2  # the same, less deep


@final
class AlphaBeta:
    """A search from one position. `order` has all moves at the root, the best first."""

    def __init__(
        self, root: SearchPosition, order: list[i64], past: list[RepeatedPosition]
    ) -> None:
        self.even = False  # every move equally deep, to compare with plain minimax
        self.tabled = True
        self.positions = [SearchPosition(root.context, root.board) for _ in range(PLIES)]
        self.positions[0].copy_place(root)
        self.order = order
        self.values: list[i64] = [0] * len(order)
        self.margin: i64 = 0  # deploys at the root less than this below the best get exact values
        self.finished: list[tuple[i64, i64]] = []  # moves and values of the last round
        self.past = past  # positions that would stand for the third time [K9]
        self.nodes: i64 = 0
        self.depth: i64 = 0  # of the last round that was finished
        self.done = False
        self.best_code = order[0]
        self.best_value: i64 = 0
        self.table = TranspositionTable()
        self.codes: vec[i64] = vec[i64]([0] * int(PLIES * WIDTH))
        self.scores: vec[i64] = vec[i64]([0] * int(PLIES * WIDTH))
        self.history: vec[i64] = vec[i64]([0] * 16384)
        self.killers: vec[i64] = vec[i64]([NO_MOVE] * int(PLIES))
        self.scratch = scratch()
        # The frames.
        self.ply: i64 = 0
        self.value: i64 = 0  # what the frame above has just found
        self.entering = False
        self.alpha = empty_frames()
        self.beta = empty_frames()
        self.floor = empty_frames()  # alpha as it was
        self.deep = empty_frames()
        self.best = empty_frames()
        self.choice = empty_frames()
        self.at = empty_frames()
        self.end = empty_frames()
        self.look = empty_frames()
        self.keys = empty_frames()
        self.sum = empty_frames()  # at a throw of chance: weights times values so far
        self.rest = empty_frames()  # and the weights to come
        self.begin_round()

    def run(self, limit: i64) -> None:
        """Go on until so many nodes were visited in all, or nothing more can be learned."""
        while self.nodes < limit and not self.done:
            if self.entering:
                self.enter()
            else:
                self.resume()

    def has_answer(self) -> bool:
        """Whether a move has been looked at."""
        return self.depth > 0 or self.at[0] > 0

    def begin_round(self) -> None:
        """One ply deeper, the moves in the order of the last round."""
        self.alpha[0] = self.floor[0] = self.best[0] = -BOUND
        self.beta[0] = BOUND
        self.deep[0] = self.depth + 1
        self.at[0] = 0
        self.end[0] = len(self.order)
        self.keys[0] = key_of(self.positions[0])
        self.ply = 0
        self.next_move()

    def end_round(self) -> None:
        """Sort the moves, and see whether anything is left to learn."""
        self.depth += 1
        ranked: list[tuple[i64, i64, i64]] = []
        for k in range(len(self.order)):
            ranked.append((-self.values[k], k, self.order[k]))
        ranked.sort()
        self.order = [code for _, _, code in ranked]
        self.values = [-value for value, _, _ in ranked]
        self.finished = [(code, -value) for value, _, code in ranked]
        self.best_code = self.order[0]
        self.best_value = self.values[0]
        sure = self.best_value > SURE or self.best_value < -SURE
        if sure or self.depth >= DEEPEST or len(self.order) == 1:
            self.done = True
        else:
            self.begin_round()

    def enter(self) -> None:
        """Visit a position for the first time."""
        self.nodes += 1
        ply = self.ply
        p = self.positions[ply]
        if p.showdown:
            self.keys[ply] = 0
            self.throw(ply)
            return
        depth = self.deep[ply]
        if p.fight == NO_COIN:
            if not p.can_act():
                self.leave(-won(p, 1 - p.clan) - 1)
                return
            if p.wins_of(p.clan, p.lock):
                self.leave(won(p, p.clan))
                return
            if depth <= 0:
                if self.even or ply > self.depth + FORCED or not p.wins_of(1 - p.clan, NO_COIN):
                    self.leave(worth(p, self.scratch))
                    return
                depth = self.deep[ply] = 1  # a threat must be answered
        if ply >= PLIES - 2:
            self.leave(worth(p, self.scratch))
            return
        key = key_of(p)
        self.keys[ply] = key
        if p.fight == NO_COIN and self.repeats(ply, key):
            self.leave(0)
            return
        hint = NO_MOVE
        if self.tabled:
            entry = self.table.look(key)
            if entry >= 0:
                hint = code_in(entry)
                reached = depth_of(entry)
                if reached == depth or (reached > depth and not self.even):
                    value = value_in(entry, p.turns)
                    kind = kind_of(entry)
                    if (
                        kind == EXACT
                        or (kind == AT_LEAST and value >= self.beta[ply])
                        or (kind == AT_MOST and value <= self.alpha[ply])
                    ):
                        self.leave(value)
                        return
        self.floor[ply] = self.alpha[ply]
        self.best[ply] = -BOUND
        self.choice[ply] = NO_MOVE
        self.at[ply] = ply * WIDTH
        self.end[ply] = p.list_moves(self.codes, ply * WIDTH)
        self.score_moves(ply, hint)
        self.next_move()

    def repeats(self, ply: i64, key: i64) -> bool:
        """[K9] Whether a position has stood on the way here, or often enough before."""
        before = ply - 4
        while before >= 0:
            if self.keys[before] == key:
                return True
            before -= 1
        p = self.positions[ply]
        for earlier in self.past:
            if earlier.same(p):
                return True
        return False

    def leave(self, value: i64) -> None:
        """Hand a value to the frame below."""
        self.value = value
        self.ply -= 1
        self.entering = False
        if self.ply < 0:
            self.end_round()

    def score_moves(self, ply: i64, hint: i64) -> None:
        """What to try first: the table's move, what refuted before, then what looks active."""
        p = self.positions[ply]
        side = 8192 * p.clan
        for at in range(self.at[ply], self.end[ply]):
            code = self.codes[at]
            if code == hint:
                self.scores[at] = 1_000_000_000_000
                continue
            score = self.history[side + code] + promise(p, code)
            if code == self.killers[ply]:
                score += 1_000_000_000
            self.scores[at] = score

    def next_move(self) -> None:
        """Take the next move of the frame; results at once are dealt with here."""
        ply = self.ply
        p = self.positions[ply]
        child = self.positions[ply + 1]
        while self.at[ply] < self.end[ply]:
            code = self.order[self.at[0]] if ply == 0 else self.pick(ply)
            child.copy_place(p)
            verdict = child.take(code)
            if verdict == GO_ON:
                self.begin_child(ply, code)
                return
            value = won(child, child.clan) if verdict == WON else -won(child, 1 - child.clan)
            if self.accept(ply, value if child.clan == p.clan else -value):
                return
        self.finish(ply)

    def pick(self, ply: i64) -> i64:
        """The most promising of the moves that are left."""
        first = self.at[ply]
        best = first
        for at in range(first + 1, self.end[ply]):
            if self.scores[at] > self.scores[best]:
                best = at
        code = self.codes[best]
        self.codes[best] = self.codes[first]
        self.scores[best] = self.scores[first]
        self.codes[first] = code
        return code

    def begin_child(self, ply: i64, code: i64) -> None:
        """Choose how to look at the move that was just taken."""
        number = self.at[ply] % WIDTH
        look = FULL if number == 0 else SCOUT
        if look == SCOUT and not self.even and number >= LATE and self.deep[ply] >= 2:
            if self.positions[ply].fight == NO_COIN and code & 7 != FIGHT:
                look = SHALLOW
        self.visit(ply, look)

    def visit(self, ply: i64, look: i64) -> None:
        """Enter the position after the current move."""
        p = self.positions[ply]
        child = self.positions[ply + 1]
        self.look[ply] = look
        depth = self.deep[ply] - (1 if p.fight == NO_COIN else 0)
        if look == SHALLOW:
            depth -= 1 if self.at[ply] % WIDTH < LATER else 2
        alpha = self.lowest(ply)
        beta = self.beta[ply] if look == FULL else alpha + 1
        self.deep[ply + 1] = depth
        self.alpha[ply + 1] = alpha if child.clan == p.clan else -beta
        self.beta[ply + 1] = beta if child.clan == p.clan else -alpha
        self.ply = ply + 1
        self.entering = True

    def lowest(self, ply: i64) -> i64:
        """The value from which on that of the current move must be exact."""
        if ply == 0 and self.margin and self.order[self.at[0]] & 7 == DEPLOY:
            return max(self.alpha[0] - self.margin, -BOUND)
        return self.alpha[ply]

    def resume(self) -> None:
        """The current move's value has been found."""
        ply = self.ply
        p = self.positions[ply]
        value = self.value if self.positions[ply + 1].clan == p.clan else -self.value
        if p.showdown:
            self.weigh(ply, value)
        elif self.look[ply] == SHALLOW and value > self.lowest(ply):
            self.visit(ply, SCOUT)
        elif self.look[ply] == SCOUT and self.lowest(ply) < value < self.beta[ply]:
            self.visit(ply, FULL)
        elif not self.accept(ply, value):
            self.next_move()

    def accept(self, ply: i64, value: i64) -> bool:
        """Note a move's value; says whether it ends the frame."""
        if ply == 0:
            code = self.order[self.at[0]]
            self.values[self.at[0]] = value
        else:
            code = self.codes[self.at[ply]]
        self.at[ply] += 1
        if value > self.best[ply]:
            self.best[ply] = value
            self.choice[ply] = code
            if ply == 0:
                self.best_code = code
                self.best_value = value
            if value > self.alpha[ply]:
                self.alpha[ply] = value
                if value >= self.beta[ply]:
                    self.killers[ply] = code
                    deep = self.deep[ply]
                    side = 8192 * self.positions[ply].clan
                    self.history[side + code] += deep * deep
                    self.finish(ply)
                    return True
        return False

    def finish(self, ply: i64) -> None:
        """All moves were seen, or enough of them."""
        best = self.best[ply]
        if ply > 0 and self.tabled:
            kind = EXACT
            if best >= self.beta[ply]:
                kind = AT_LEAST
            elif best <= self.floor[ply]:
                kind = AT_MOST
            entry = pack(best, self.positions[ply].turns, self.deep[ply], kind, self.choice[ply])
            self.table.store(self.keys[ply], entry)
        self.leave(best)

    def throw(self, ply: i64) -> None:
        """A fight shows hidden values: begin with the first of what it may show."""
        self.at[ply] = ply * WIDTH
        self.end[ply] = outcomes(self.positions[ply], self.codes, self.scores, ply * WIDTH)
        self.sum[ply] = self.rest[ply] = 0
        for at in range(self.at[ply], self.end[ply]):
            self.rest[ply] += self.scores[at]
        self.next_outcome(ply)

    def next_outcome(self, ply: i64) -> None:
        """Look at what else may be shown, with the window that still matters (Star1)."""
        p = self.positions[ply]
        child = self.positions[ply + 1]
        at = self.at[ply]
        weight = self.scores[at]
        child.copy_place(p)
        verdict = show(child, self.codes[at])
        if verdict != GO_ON:
            value = won(child, child.clan) if verdict == WON else -won(child, 1 - child.clan)
            self.weigh(ply, value)
            return
        later = (self.rest[ply] - weight) * BOUND
        total = self.total(ply)
        alpha = (self.alpha[ply] * total - self.sum[ply] - later) // weight
        beta = (self.beta[ply] * total - self.sum[ply] + later) // weight + 1
        alpha = max(alpha, -BOUND)
        beta = min(beta, BOUND)
        self.deep[ply + 1] = self.deep[ply]
        self.alpha[ply + 1] = -beta
        self.beta[ply + 1] = -alpha
        self.ply = ply + 1
        self.entering = True

    def total(self, ply: i64) -> i64:
        """All weights of a throw."""
        total: i64 = 0
        for at in range(ply * WIDTH, self.end[ply]):
            total += self.scores[at]
        return total

    def weigh(self, ply: i64, value: i64) -> None:
        """One thing that may be shown has its value; leave as soon as the rest cannot matter."""
        weight = self.scores[self.at[ply]]
        self.sum[ply] += weight * value
        self.rest[ply] -= weight
        self.at[ply] += 1
        total = self.total(ply)
        later = self.rest[ply] * BOUND
        most = (self.sum[ply] + later) // total
        least = (self.sum[ply] - later) // total
        if self.rest[ply] == 0 or most <= self.alpha[ply]:
            self.leave(most)
        elif least >= self.beta[ply]:
            self.leave(least)
        else:
            self.next_outcome(ply)


def empty_frames() -> vec[i64]:
    """One number for every ply."""
    return vec[i64]([0] * int(PLIES))
