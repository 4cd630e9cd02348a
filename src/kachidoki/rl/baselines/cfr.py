"""Counterfactual regret minimisation (CFR+) on the tree of a small game, and exploitability.

Every iteration goes through all positions level by level, in NumPy. The average policy comes ever
closer to one that nobody can exploit; `exploitability` says how close: what each player's best
answer wins beyond the game's value, on the average of both (0 is an equilibrium).
"""

from __future__ import annotations

import numpy as np

from kachidoki.rl.baselines.tree import Floats, Ints, Level, Tree


def summed(places: Ints, weights: Floats, size: int) -> Floats:
    """The sums of the weights of each place, from 0 on."""
    return np.bincount(places, weights, size).astype(np.float64, copy=False)


class Cfr:
    """Regrets and average choices of all information sets of a tree."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        choices = int(tree.first[-1])
        self.set_of = np.repeat(np.arange(tree.sets), np.diff(tree.first))
        self.owner_of = tree.owner[self.set_of]
        self.regrets: Floats = np.zeros(choices)
        self.average: Floats = np.zeros(choices)
        self.iterations = 0

    def iterate(self) -> None:
        """One iteration: first seat 0 learns, then seat 1."""
        self.iterations += 1
        for player in (0, 1):
            policy = self._shares(self.regrets)
            reach = self._reach(policy)
            values = self._values(policy)
            gained = np.zeros_like(self.regrets)
            weight = np.zeros_like(self.regrets)
            for depth, level in enumerate(self.tree.levels[1:], start=1):
                above = self.tree.levels[depth - 1]
                mine = above.player[level.parent] == player
                at, choice = level.parent[mine], level.choice[mine]
                others = reach[depth - 1][1 - player][at] * reach[depth - 1][2][at]
                sign = 1 - 2 * player
                gain = sign * others * (values[depth][mine] - values[depth - 1][at])
                gained += summed(choice, gain, len(gained))
                weight += summed(choice, reach[depth - 1][player][at], len(weight))
            own = self.owner_of == player
            self.regrets[own] = np.maximum(self.regrets[own] + gained[own], 0)
            self.average[own] += self.iterations * (weight * policy)[own]

    def policy(self) -> Floats:
        """The average policy: for each choice how likely it is taken in its information set."""
        return self._shares(self.average)

    def value(self, policy: Floats) -> float:
        """What a game is worth to seat 0 if both play by a policy."""
        return float(self._values(policy)[0][0])

    def exploitability(self, policy: Floats) -> float:
        """How much a best answer wins against a policy, on the average of both seats."""
        return (self.best_answer(policy, 0) + self.best_answer(policy, 1)) / 2

    def best_answer(self, policy: Floats, player: int) -> float:
        """What a seat gets if it answers a policy of the other as well as can be."""
        tree, reach = self.tree, self._reach(policy)
        sign = 1 - 2 * player
        below = sign * tree.levels[-1].worth
        for depth in range(len(tree.levels) - 1, 0, -1):
            level, above = tree.levels[depth], tree.levels[depth - 1]
            mine = above.player[level.parent] == player
            others = (reach[depth - 1][1 - player] * reach[depth - 1][2])[level.parent]
            gains = (others * below)[mine]
            best = self._best(summed(level.choice[mine], gains, len(self.regrets)))
            share = self._share(level, policy)
            share[mine] = best[level.choice[mine]]
            follows = summed(level.parent, share * below, len(above.parent))
            below = sign * above.worth + follows
        return float(below[0])

    def _best(self, worth: Floats) -> Floats:
        """A one for the best choice of every information set, the first of equals."""
        top = np.maximum.reduceat(worth, self.tree.first[:-1])
        places = np.flatnonzero(worth == top[self.set_of])
        chosen, first = np.unique(self.set_of[places], return_index=True)
        assert len(chosen) == self.tree.sets
        best = np.zeros_like(worth)
        best[places[first]] = 1
        return best

    def _shares(self, weights: Floats) -> Floats:
        """Weights of choices as shares of their information set; all alike where there are none."""
        total = np.add.reduceat(weights, self.tree.first[:-1])[self.set_of]
        alike = 1 / np.diff(self.tree.first)[self.set_of]
        return np.where(total > 0, weights / np.where(total > 0, total, 1), alike)

    def _share(self, level: Level, policy: Floats) -> Floats:
        """How likely each position follows from the one before."""
        return np.where(level.choice >= 0, policy[level.choice], level.chance)

    def _reach(self, policy: Floats) -> list[tuple[Floats, Floats, Floats]]:
        """For each level what seat 0, seat 1 and chance each add to how likely a position is."""
        one = np.ones(1)
        found = [(one, one, one)]
        for depth, level in enumerate(self.tree.levels[1:], start=1):
            player = self.tree.levels[depth - 1].player[level.parent]
            share = self._share(level, policy)
            before = [each[level.parent] for each in found[-1]]
            zero, other, chance = (
                each * np.where(player == who, share, 1)
                for each, who in zip(before, (0, 1, -1), strict=True)
            )
            found.append((zero, other, chance))
        return found

    def _values(self, policy: Floats) -> list[Floats]:
        """For each level what its positions are worth to seat 0."""
        levels = self.tree.levels
        found = [levels[-1].worth]
        for depth in range(len(levels) - 1, 0, -1):
            level, above = levels[depth], levels[depth - 1]
            share = self._share(level, policy)
            follows = summed(level.parent, share * found[-1], len(above.parent))
            found.append(above.worth + follows)
        return found[::-1]
