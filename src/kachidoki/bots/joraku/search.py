"""Monte-Carlo tree search over what a seat knows (information sets) for Joraku.

Every iteration imagines a world that fits the view, goes down a tree of the seats' choices,
finishes the round by `QuickPlay` and asks `worth` for everybody's chances. A turn is two
choices: a card, and one of a few plans for its use; the board is public, so a node's plans
hold in every world. Each seat prefers what did best for itself.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from kachidoki.bots.joraku.plans import CardPlan, find_plans
from kachidoki.bots.joraku.quick_play import QuickPlay
from kachidoki.bots.joraku.worth import chances
from kachidoki.core.rng import Rng
from kachidoki.joraku.actions import END
from kachidoki.joraku.cards import ALL_CARDS, count, nth
from kachidoki.joraku.imagine import imagine
from kachidoki.joraku.state import HOUSES, NOBODY, OVER, PLAYING
from kachidoki.joraku.turns import JorakuState

EXPLORE: Final = 0.25
WIDE: Final[i64] = 24  # of the beam at the root
NARROW: Final[i64] = 4
MANY: Final[i64] = 14  # plans at the root
FEW: Final[i64] = 4
GROWN: Final[i64] = 48  # visits before a node gets plans of its own
DEEPEST: Final[i64] = 120
LOOK_UP: Final[i64] = 256  # iterations between two looks at whether all is settled


@final
class Search:
    """A tree for one decision of one seat."""

    def __init__(self, seen: JorakuState, seat: i64, rng: Rng, limit: i64) -> None:
        self.seen = seen
        self.limit = limit  # iterations in all
        self.seat = seat
        self.rng = rng
        self.round = seen.round
        self.quick_play = QuickPlay(seen)
        self.iterations: i64 = 0
        # A node: what was chosen to come here, how often, how often it could have been,
        # what the chooser got in all, its first child and its next sibling.
        self.key: vec[i32] = vec[i32]()
        self.visits: vec[i32] = vec[i32]()
        self.offers: vec[i32] = vec[i32]()
        self.total: vec[float] = vec[float]()
        self.first: vec[i32] = vec[i32]()
        self.sibling: vec[i32] = vec[i32]()
        # A node's plans are from plans[node] on, planned[node] of them.
        self.plans: vec[i32] = vec[i32]()
        self.planned: vec[i32] = vec[i32]()
        self.armies: vec[i64] = vec[i64]()
        self.path: vec[i32] = vec[i32]([0] * int(DEEPEST))
        self.movers: vec[i32] = vec[i32]([0] * int(DEEPEST))
        self.depth: i64 = 0
        self.reward: vec[float] = vec[float]([0.0] * 4)
        self.add_node(0, -1)
        # The seat's own plans for this turn, by node.
        self.own: dict[i64, list[CardPlan]] = {}
        if seen.phase > PLAYING:
            self.plan_well(0, seen)

    def add_node(self, key: i64, parent: i64) -> i64:
        """A new node under its parent."""
        node: i64 = len(self.key)
        self.key = append(self.key, i32(key))
        self.visits = append(self.visits, i32(0))
        self.offers = append(self.offers, i32(0))
        self.total = append(self.total, 0.0)
        self.first = append(self.first, i32(-1))
        self.plans = append(self.plans, i32(-1))
        self.planned = append(self.planned, i32(0))
        if parent >= 0:
            self.sibling = append(self.sibling, self.first[parent])
            self.first[parent] = i32(node)
        else:
            self.sibling = append(self.sibling, i32(-1))
        return node

    def plan_well(self, node: i64, p: JorakuState) -> None:
        """Look for the seat's own plans with care."""
        found = find_plans(p, self.quick_play.area_worth, WIDE, MANY)
        self.own[node] = found
        self.store_plans(node, [plan.board for plan in found])

    def store_plans(self, node: i64, boards: list[JorakuState]) -> None:
        """Give a node its plans."""
        self.plans[node] = i32(len(self.armies) // 4)
        self.planned[node] = i32(len(boards))
        for board in boards:
            self.store_board(board)

    def store_board(self, p: JorakuState) -> None:
        """Keep the four armies of a board."""
        armies = append(self.armies, p.army0)
        armies = append(armies, p.army1)
        armies = append(armies, p.army2)
        self.armies = append(armies, p.army3)

    def run(self, iterations: i64) -> bool:
        """Search on; says whether the limit can change nothing any more."""
        for _ in range(iterations):
            if self.iterations % LOOK_UP == 0 and self.settled(0):
                best = self.best_child(0)
                if self.first[best] < i32(0) or best not in self.own or self.settled(best):
                    return True
            self.iterate()
        return False

    def settled(self, node: i64) -> bool:
        """Whether the most visited child of a node can no longer be overtaken."""
        best: i64 = 0
        second: i64 = 0
        child = i64(self.first[node])
        while child >= 0:
            visits = i64(self.visits[child])
            if visits > best:
                second = best
                best = visits
            elif visits > second:
                second = visits
            child = i64(self.sibling[child])
        return best - second > self.limit - self.iterations

    def iterate(self) -> None:
        """One imagined world."""
        self.iterations += 1
        p = imagine(self.seen, self.seat, self.rng)
        self.depth = 0
        node: i64 = 0
        while node >= 0 and p.phase != OVER and p.round == self.round:
            mover = p.seat
            if mover == NOBODY:
                if p.pending >> self.seat & 1:
                    node = self.choose_card(node, p, self.seat)
                elif p.pending:
                    self.quick_play.give(p, nth(p.pending, 0), self.rng)
                else:
                    break
            elif p.phase == PLAYING:
                node = self.choose_card(node, p, mover)
            else:
                node = self.choose_plan(node, p, mover)
        self.quick_play.play_on(p, self.rng)
        chances(p, self.reward)
        for k in range(self.depth):
            at = i64(self.path[k])
            self.visits[at] += i32(1)
            self.total[at] += self.reward[i64(self.movers[k])]

    def go(self, node: i64, mover: i64) -> None:
        """Note a choice on the way down."""
        self.path[self.depth] = i32(node)
        self.movers[self.depth] = i32(mover)
        self.depth += 1

    def choose_card(self, node: i64, p: JorakuState, mover: i64) -> i64:
        """A card by the tree; a new one ends the way down, which -1 says."""
        mask = p.choice_mask(mover)
        untried = mask
        best: i64 = -1
        highest = -1.0
        child = i64(self.first[node])
        while child >= 0:
            key = i64(self.key[child])
            if mask >> key & 1:
                untried &= ~bit_of(key)
                self.offers[child] += i32(1)
                tried = float(i64(self.visits[child]))
                value = self.total[child] / tried
                value += EXPLORE * sqrt(log(float(i64(self.offers[child]))) / tried)
                if value > highest:
                    highest = value
                    best = child
            child = i64(self.sibling[child])
        if untried == 0:
            self.go(best, mover)
            p.apply(mover, i64(self.key[best]), None)
            return best
        bit = self.fresh(p, mover, untried)
        child = self.add_node(bit, node)
        self.offers[child] += i32(1)
        self.go(child, mover)
        playing = p.phase == PLAYING
        p.apply(mover, bit, None)
        if playing:
            self.default_turn(p, bit)
        return -1

    def fresh(self, p: JorakuState, mover: i64, untried: i64) -> i64:
        """Which of the untried cards to try first."""
        if p.phase != PLAYING:
            return nth(untried, self.rng.below(count(untried)))
        colour = mover
        second: i64 = 0
        if self.quick_play.shape == HOUSES:
            if untried & ALL_CARDS == 0:
                second = 1
                untried >>= 21
            untried &= ALL_CARDS
            colour = 2 * mover + second
        self.quick_play.think(p, colour, untried)
        return self.quick_play.best_card(p, untried, self.rng) + 21 * second

    def default_turn(self, p: JorakuState, bit: i64) -> None:
        """Use a card that was just played the way `QuickPlay` would."""
        colour = p.colour
        card = bit % 21
        self.quick_play.think(p, colour, bit_of(card))
        self.quick_play.use(p, colour, card % 7)
        p.end_turn(None)

    def choose_plan(self, node: i64, p: JorakuState, mover: i64) -> i64:
        """One of the plans for a card, by the tree."""
        visits = i64(self.visits[node]) if node else self.iterations
        grows = GROWN
        if self.depth <= 1 and mover == self.seat:
            if self.planned[node] == i32(0):
                self.plan_well(node, p)
            grows = GROWN // 4
        elif self.planned[node] == i32(0):
            self.plan_default(node, p)
        elif visits == GROWN:
            self.plan_more(node, p)
        best: i64 = -1
        highest = -1.0
        tried: i64 = 0
        child = i64(self.first[node])
        parent = log(float(visits + 1))
        while child >= 0:
            tried += 1
            seen = float(i64(self.visits[child]))
            value = self.total[child] / seen + EXPLORE * sqrt(parent / seen)
            if value > highest:
                highest = value
                best = child
            child = i64(self.sibling[child])
        fresh = tried < i64(self.planned[node]) and tried <= visits // grows
        if fresh:
            best = self.add_node(tried, node)
        self.go(best, mover)
        self.recall(p, i64(self.plans[node]) + i64(self.key[best]))
        p.end_turn(None)
        return -1 if fresh and tried else best

    def recall(self, p: JorakuState, plan: i64) -> None:
        """Set up the armies of a plan."""
        at = 4 * plan
        p.army0 = self.armies[at]
        p.army1 = self.armies[at + 1]
        p.army2 = self.armies[at + 2]
        p.army3 = self.armies[at + 3]

    def plan_default(self, node: i64, p: JorakuState) -> None:
        """The one plan a node begins with."""
        after = p.copy()
        card = i64(self.key[node]) % 21
        self.quick_play.think(after, p.colour, bit_of(card))
        self.quick_play.use(after, p.colour, card % 7)
        self.store_plans(node, [after])

    def plan_more(self, node: i64, p: JorakuState) -> None:
        """Further plans for a node that is visited often, after the default one."""
        default = p.copy()
        self.recall(default, i64(self.plans[node]))
        boards = [default]
        for plan in find_plans(p, self.quick_play.area_worth, NARROW, FEW):
            if not same_board(plan.board, default):
                boards.append(plan.board)
        self.store_plans(node, boards)

    # What came of it

    def lines(self) -> list[tuple[list[int], float]]:
        """What can be done first and the rest of that turn, as bits, with what came of it.

        The most tried comes first: what was tried seldom is known badly.
        """
        tried: dict[int, tuple[int, list[int], float]] = {}
        child = i64(self.first[0])
        while child >= 0:
            bits = self.bits_from(child)
            visits = int(self.visits[child])
            if bits[0] not in tried or visits > tried[bits[0]][0]:
                tried[bits[0]] = (visits, bits, self.total[child] / float(visits))
            child = i64(self.sibling[child])
        order = sorted((-visits, bit) for bit, (visits, _, _) in tried.items())
        return [tried[bit][1:] for _, bit in order]

    def bits_from(self, child: i64) -> list[int]:
        """A choice at the root, and what belongs to the same turn."""
        if self.seen.phase > PLAYING:
            return [*self.own[0][int(self.key[child])].steps, END]
        bits = [int(self.key[child])]
        if child in self.own:
            plan = self.own[child][int(self.key[self.best_child(child)])]
            bits += [*plan.steps, END]
        return bits

    def best_child(self, node: i64) -> i64:
        """The most visited child."""
        best = i64(self.first[node])
        child = best
        while child >= 0:
            if self.visits[child] > self.visits[best]:
                best = child
            child = i64(self.sibling[child])
        return best


def same_board(a: JorakuState, b: JorakuState) -> bool:
    """Whether all armies stand alike."""
    if a.army0 != b.army0 or a.army1 != b.army1:
        return False
    return a.army2 == b.army2 and a.army3 == b.army3


def bit_of(n: i64) -> i64:
    """A mask of one bit, also above bit 31."""
    one = n - n + 1
    return one << n
