"""A small part of Rokumon's Act 3 with hidden warriors, solved by CFR+.

The act itself is far too large for tables. This is another, smaller game: the first six actions
are given but for one thing, which warrior is deployed, and that the other does not see; whoever
has not won after nine actions has drawn. In between everything is open that the act allows.

Sanada threatens to close the upper row, and Tokugawa has just covered its middle. Is it a 5, or the
starred 1, to which only the 6 loses? The rest is a guess on both sides, so a policy that cannot be
exploited has to mix.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Final

from kachidoki import catalog
from kachidoki.core import View
from kachidoki.rl.baselines.cfr import Cfr
from kachidoki.rl.baselines.tree import Tree, build
from kachidoki.rl.encode import encoding_of

OPTIONS: Final[dict[str, object]] = {
    "act": "3",
    "coins": "gggjjjj",
    "surrender": "off",
    "honour": "off",
}
# A deployment is any warrior of the supply onto this coin.
OPENING: Final = (
    "deploy * d4",
    "deploy * e4",
    "deploy * d5",
    "deploy * d6",
    "deploy * e5",
    "move e4 d5",
)
PLIES: Final = 9
MEASURED: Final = (1, 2, 5)  # iterations after which exploitability is computed, and ten times that


@dataclass(frozen=True)
class Point:
    """How far it had come after so many iterations."""

    iterations: int
    exploitability: float
    value: float  # of a game to Sanada, if both play so
    cpu_seconds: float


@dataclass(frozen=True)
class Solved:
    """The size of the tree, and the curve."""

    positions: int
    information_sets: int
    curve: list[Point]
    first_choices: dict[str, float]
    cpu_seconds: float

    def as_dict(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "options": OPTIONS,
            "opening": list(OPENING),
            "plies": PLIES,
            **asdict(self),
        }


def small_act(plies: int = PLIES) -> Tree:
    """The tree of the small game."""
    game = catalog.find("rokumon", OPTIONS)
    encoding = encoding_of(game)

    def seen(view: View) -> bytes:
        return encoding.observe(view).tobytes()

    return build(game, seen, OPENING, plies)


def is_measured(iterations: int) -> bool:
    """Whether the curve has a point after so many iterations.

    >>> [n for n in range(1, 300) if is_measured(n)]
    [1, 2, 5, 10, 20, 50, 100, 200]
    """
    while iterations and iterations % 10 == 0:
        iterations //= 10
    return iterations in MEASURED


def run(iterations: int, each: Callable[[Point], None], plies: int = PLIES) -> Solved:
    """Solve the small game; `each` is told of every point of the curve."""
    began = time.process_time()
    tree = small_act(plies)
    cfr = Cfr(tree)
    curve = []
    for done in range(iterations + 1):
        if done == 0 or done == iterations or is_measured(done):
            policy = cfr.policy()
            spent = round(time.process_time() - began, 2)
            curve.append(Point(done, cfr.exploitability(policy), cfr.value(policy), spent))
            each(curve[-1])
        if done < iterations:
            cfr.iterate()
    policy = cfr.policy()
    first = {
        name: round(float(policy[place]), 3)
        for place, name in enumerate(tree.actions[: tree.first[1]])
    }
    spent = round(time.process_time() - began, 2)
    return Solved(tree.positions, tree.sets, curve, first, spent)
