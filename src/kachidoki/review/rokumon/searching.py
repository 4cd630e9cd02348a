"""What actions of Rokumon are worth where it is not solved: by the strong bots' search.

A value and its interval come from the same search, one depth after another: the value is that of
the deepest round that was finished, and the interval is how far the last few rounds disagree. All
worlds that fit count alike; what bots are used to do says nothing about people.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kachidoki.bots.rokumon.alpha_beta import WIDTH, AlphaBeta
from kachidoki.bots.rokumon.repeated_positions import stood_twice
from kachidoki.bots.rokumon.revenge_tokens import worth_keeping
from kachidoki.bots.rokumon.search_position import SearchPosition
from kachidoki.bots.rokumon.search_root import code_of, root_of
from kachidoki.bots.rokumon.thinker import chance
from kachidoki.core import Action
from kachidoki.review.estimate import Estimate, millionths
from kachidoki.rokumon import RokumonState
from kachidoki.rokumon.frozen import setting_parts
from kachidoki.rokumon.state import Setting

LAST: Final = 3  # depths that the interval spans
STEP: Final = 64  # positions between two looks at how deep the search is
AGAIN: Final = 3  # times the work that a single action may take to come as deep as the best one
COUNTING: Final = 10  # where a setting says that everything is face up


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found: the best code and its value for the clan to move, for every depth."""

    codes: list[int]
    values: list[int]

    @property
    def depth(self) -> int:
        """How deep it came."""
        return len(self.values)

    def at(self, depth: int) -> Estimate:
        """The chance of the clan to move by a depth and those before it."""
        last = [millionths(chance(value)) for value in self.values[:depth][-LAST:]]
        return Estimate(last[-1], min(last), max(last))


def root(seen: RokumonState, clan: int) -> SearchPosition:
    """The position to search, as a clan knows it."""
    found = root_of(seen, clan, None)
    found.context.keep0 = worth_keeping(seen, 0)
    found.context.keep1 = worth_keeping(seen, 1)
    return found


def opened(state: RokumonState) -> RokumonState:
    """The same position with all values face up, for a search that may know everything."""
    parts = list(setting_parts(state.setting))
    parts[COUNTING] = True
    found = RokumonState(Setting(*parts))
    found.copy_field(state)
    return found


def search(
    seen: RokumonState, clan: int, codes: Sequence[int], nodes: int, depth: int | None = None
) -> Found:
    """Search some actions for so many positions, or to a depth."""
    # A single action would not be searched deeply: there is nothing to choose.
    order = [i64(code) for code in codes] * (2 if len(codes) == 1 else 1)
    found = Found([], [])
    alpha_beta = AlphaBeta(root(seen, clan), order, stood_twice(seen))
    given = 0
    while not alpha_beta.done and (given < nodes or not found.values):
        if depth is not None and found.depth >= depth:
            break
        given += STEP
        alpha_beta.run(given)
        if alpha_beta.depth > found.depth:
            code, value = alpha_beta.finished[0]
            missing = int(alpha_beta.depth) - found.depth
            found.codes.extend([int(code)] * missing)
            found.values.extend([int(value)] * missing)
    return found


def codes_of(seen: RokumonState, legal: Sequence[Action]) -> dict[int, Action]:
    """Actions by their numbers in the search."""
    return {int(code_of(seen, action)): action for action in legal}


def mover_codes(seen: RokumonState, clan: int) -> list[int]:
    """All that the clan to move can do, as far as the other clan knows."""
    codes = vec[i64]([0] * int(WIDTH))
    count = root(seen, clan).list_moves(codes, 0)
    return sorted({int(codes[k]) for k in range(count)})
