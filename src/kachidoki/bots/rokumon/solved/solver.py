"""Rokumon solved: value and distance of every position of a deal, by retrograde analysis.

For Act 1, Act 2 and the solo board, where values are unused and nothing is hidden. All
positions that play can reach are listed with their answers; then, from the decided ones back,
each position becomes a win as soon as one answer loses for the other, and a loss once all of
them win. What is never decided is a draw: nobody can make progress, and [K9] ends it.
`Solver` does the work; `Solved` is what remains of it, a byte for each position.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from kachidoki.core.action import Action
from kachidoki.core.errors import BadOption, BadPosition
from kachidoki.rokumon.boards import NO_COIN, POP, coins_of
from kachidoki.rokumon.deploy import deploy
from kachidoki.rokumon.move import landable, move
from kachidoki.rokumon.state import NOBODY, TURN, Field
from kachidoki.rokumon.turns import RokumonState
from kachidoki.rokumon.winning import LINE, REVEAL, STACK

DRAW: Final[i64] = 0
WIN: Final[i64] = 1
LOSS: Final[i64] = 2
VALUES: Final = ("draw", "win", "loss")

# Raised with any change that gives a position another value or distance, or another byte.
SOLVER_VERSION: Final = 1

# Nine to the power of each coin, summed over a set of coins: a stack is a digit from 0 to 8.
NINES: Final[list[i64]] = [sum(9**c for c in range(7) if n >> c & 1) for n in range(128)]


def place_of(p: Field, size: i64) -> i64:
    """Where a position stands among all those of a deal: side * size + its number."""
    number = NINES[p.top0] + 2 * NINES[p.top1] + 3 * (NINES[p.under0] + 2 * NINES[p.under1])
    return p.clan * size + number


def table_size(start: RokumonState) -> int:
    """How many places the positions of a deal have, both sides counted."""
    size: int = 2 * 9 ** int(start.board.coins)
    return size


@final
class Solver:
    """All positions of one deal, with everything that solving them takes."""

    def __init__(self, start: RokumonState) -> None:
        self.size: i64 = table_size(start) // 2
        # Where a position stands in the lists below, by its place.
        self.ids: vec[i32] = vec[i32]([-1] * int(2 * self.size))
        # Owners in 28 bits, the side to move above.
        self.nodes: vec[i32] = vec[i32]()
        self.value: vec[u8] = vec[u8]()
        self.plies: vec[u8] = vec[u8]()
        # Answers that go on: those of node k are from first[k] to first[k + 1].
        self.first: vec[i32] = vec[i32]()
        self.answers: vec[i32] = vec[i32]()
        self.scratch = Field(start.setting)
        self.scratch.copy_field(start)
        self.list_positions()
        self.decide()

    def find(self, p: Field) -> i64:
        """The node of a position, listed if it is new."""
        at = place_of(p, self.size)
        node = i64(self.ids[at])
        if node < 0:
            node = len(self.nodes)
            self.ids[at] = i32(node)
            owners = p.top0 | (p.top1 << 7) | (p.under0 << 14) | (p.under1 << 21)
            self.nodes = append(self.nodes, i32(owners | (p.clan << 28)))
            self.value = append(self.value, u8(DRAW))
            self.plies = append(self.plies, u8(0))
        return node

    def lay_out(self, node: i64) -> None:
        """Put a position on the scratch board."""
        p = self.scratch
        owners = i64(self.nodes[node])
        p.top0 = owners & 127
        p.top1 = owners >> 7 & 127
        p.under0 = owners >> 14 & 127
        p.under1 = owners >> 21 & 127
        p.clan = owners >> 28
        p.supply0 = 4 - i64(POP[p.top0]) - i64(POP[p.under0])
        p.supply1 = p.setting.tokugawa - i64(POP[p.top1]) - i64(POP[p.under1])

    def list_positions(self) -> None:
        """Every position that play can reach, with its answers."""
        self.find(self.scratch)
        node: i64 = 0
        while node < len(self.nodes):
            self.first = append(self.first, i32(len(self.answers)))
            self.expand(node)
            node += 1
        self.first = append(self.first, i32(len(self.answers)))

    def expand(self, node: i64) -> None:
        """List all of a position's answers; one that wins at once settles it."""
        p = self.scratch
        self.lay_out(node)
        clan = p.clan
        tried: i64 = 0
        if p.supply(clan):
            for coin in coins_of(p.board.everywhere & ~(p.top0 | p.top1)):
                tried += 1
                self.answer(node, deploy(p, coin, 0))
                self.lay_out(node)
        targets = landable(p, clan)
        for start in coins_of(p.top(clan)):
            for to in coins_of(targets & other_colours(p, start)):
                tried += 1
                self.answer(node, move(p, start, to))
                self.lay_out(node)
        if self.value[node] == u8(DRAW) and len(self.answers) == i64(self.first[node]):
            # Nothing to do loses at once; only losing reveals: with the next ply.
            self.value[node] = u8(LOSS)
            self.plies[node] = u8(1 if tried else 0)

    def answer(self, node: i64, verdict: i64) -> None:
        """Note what an action led to."""
        p = self.scratch
        p.triple = NO_COIN
        if verdict in (LINE, STACK):
            self.value[node] = u8(WIN)
            self.plies[node] = u8(1)
        elif verdict != REVEAL:
            p.clan = 1 - p.clan
            self.answers = append(self.answers, i32(self.find(p)))

    def decide(self) -> None:
        """From the decided positions back to those that lead to them, ply by ply."""
        count: i64 = len(self.nodes)
        # The other way round: who leads to each node.
        begin = vec[i32]([0] * int(count + 1))
        for at in range(len(self.answers)):
            begin[i64(self.answers[at]) + 1] += i32(1)
        for node in range(count):
            begin[node + 1] += begin[node]
        filled = vec[i32]([0] * int(count))
        leads = vec[i32]([0] * len(self.answers))
        open_answers = vec[i32]([0] * int(count))
        for node in range(count):
            open_answers[node] = self.first[node + 1] - self.first[node]
            for at in range(i64(self.first[node]), i64(self.first[node + 1])):
                to = i64(self.answers[at])
                leads[i64(begin[to]) + i64(filled[to])] = i32(node)
                filled[to] += i32(1)
        level = vec[i32]()
        later = vec[i32]()  # decided one ply later from the start
        for node in range(count):
            if self.value[node] != u8(DRAW):
                if self.plies[node] == u8(0):
                    level = append(level, i32(node))
                else:
                    later = append(later, i32(node))
        plies: i64 = 0
        while len(level) or len(later):
            following = later
            later = vec[i32]()
            for k in range(len(level)):
                node = i64(level[k])
                lost = self.value[node] == u8(LOSS)
                for at in range(i64(begin[node]), i64(begin[node + 1])):
                    before = i64(leads[at])
                    if self.value[before] != u8(DRAW):
                        continue
                    if lost:
                        self.value[before] = u8(WIN)
                    else:
                        open_answers[before] -= i32(1)
                        if i64(open_answers[before]):
                            continue
                        self.value[before] = u8(LOSS)
                    self.plies[before] = u8(plies + 1)
                    following = append(following, i32(before))
            level = following
            plies += 1

    def table(self) -> bytes:
        """What `Solved` keeps: a byte at each position's place."""
        found = bytearray(2 * int(self.size))
        for node in range(len(self.nodes)):
            self.lay_out(node)
            # 84 plies have room; the longest deal has 25, and one beyond would raise an error.
            byte = 1 + i64(self.value[node]) + 3 * i64(self.plies[node])
            found[place_of(self.scratch, self.size)] = int(byte)
        return bytes(found)


@final
class Solved:
    """What every position of a deal is worth.

    In the table a 0 is a position that play cannot reach; any other byte is one more than the
    value and three times the plies.
    """

    def __init__(self, start: RokumonState, table: bytes) -> None:
        self.start = start
        self.table = table

    def positions(self) -> int:
        """How many positions play can reach."""
        return len(self.table) - self.table.count(0)

    def verdict(self, p: Field) -> tuple[str, int]:
        """The value of a position for the side to move, and in how many plies."""
        same = p.board.cells == self.start.board.cells and p.phase == TURN
        same = same and p.setting.tokugawa == self.start.setting.tokugawa
        byte: i64 = 0
        if same and p.board.colours == self.start.board.colours:
            byte = i64(self.table[place_of(p, len(self.table) // 2)])
        if not byte:
            raise BadPosition("play from this deal's start cannot lead to the position")
        return VALUES[(byte - 1) % 3], int((byte - 1) // 3)

    def judged(self, state: RokumonState) -> list[tuple[Action, str, int]]:
        """Every action with what it leads to for the side to move, the best first."""
        found: list[tuple[int, int, Action, str, int]] = []
        clan = state.clan
        for order, action in enumerate(state.actions()):
            after = state.copy()
            after.take(action, None)
            if after.phase != TURN:
                value = "win" if after.winner == clan else "loss"
                plies = 1
            else:
                theirs, plies = self.verdict(after)
                value = {"win": "loss", "loss": "win", "draw": "draw"}[theirs]
                plies = 0 if value == "draw" else plies + 1
            # Win fastest, else draw, else lose slowest.
            rank = {"win": plies, "draw": 1000, "loss": 2000 - plies}[value]
            found.append((rank, order, action, value, plies))
        found.sort()
        return [(action, value, plies) for _, _, action, value, plies in found]


def other_colours(p: Field, coin: i64) -> i64:
    """The coins of another colour than a coin's."""
    bit: i64 = 1 << coin
    if p.board.gold & bit:
        return ~p.board.gold & p.board.everywhere
    if p.board.green & bit:
        return ~p.board.green & p.board.everywhere
    return ~p.board.flipped & p.board.everywhere


def solve(start: RokumonState) -> Solved:
    """Solve the deal that a starting position stands for."""
    if start.act not in (1, 2, 7) or start.clan == NOBODY:
        raise BadOption(f"act {start.act}: only Act 1, Act 2 and the solo board can be solved")
    return Solved(start, Solver(start).table())
