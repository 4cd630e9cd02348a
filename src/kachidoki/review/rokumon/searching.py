"""What actions of Rokumon are worth where it is not solved: by the strong bots' search.

A value and its interval come from the same search, one depth after another: the value is that of
the deepest round that was finished, and the interval is how far the last few rounds disagree. All
worlds that fit count alike; what bots are used to do says nothing about people.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kachidoki.bots.rokumon.alpha_beta import WIDTH, AlphaBeta
from kachidoki.bots.rokumon.repeated_positions import stood_twice
from kachidoki.bots.rokumon.revenge_tokens import worth_keeping
from kachidoki.bots.rokumon.search_position import SearchPosition
from kachidoki.bots.rokumon.search_root import code_of, root_of
from kachidoki.bots.rokumon.thinker import chance
from kachidoki.core import Action
from kachidoki.review.estimate import WHOLE, Estimate, millionths
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

    def chances(self, depth: int) -> list[int]:
        """The chance of the clan to move by a depth and those just before it.

        A search that has seen the end goes no deeper: there its last value stands.
        """
        values = self.values + self.values[-1:] * (depth - self.depth)
        return [millionths(chance(value)) for value in values[:depth][-LAST:]]

    def at(self, depth: int) -> Estimate:
        """The same as one value with its interval."""
        last = self.chances(depth)
        return Estimate(last[-1], min(last), max(last))


def root(seen: RokumonState, clan: int) -> SearchPosition:
    """The position to search, as a clan knows it."""
    found = root_of(seen, clan, None)
    found.context.keep0 = worth_keeping(seen, 0)
    found.context.keep1 = worth_keeping(seen, 1)
    return found


def opened(state: RokumonState) -> RokumonState:
    """The same position with all values face up, for a search that may know everything."""
    parts: list[Any] = list(setting_parts(state.setting))
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
    while True:
        missing = int(alpha_beta.depth) - found.depth
        if missing:
            code, value = alpha_beta.finished[0]
            found.codes.extend([int(code)] * missing)
            found.values.extend([int(value)] * missing)
        deep_enough = depth is not None and found.depth >= depth
        if alpha_beta.done or deep_enough or (given >= nodes and found.values):
            return found
        given += STEP
        alpha_beta.run(given)


def is_sure(found: Found) -> bool:
    """Whether a search has seen the end."""
    return found.chances(found.depth)[-1] in (0, WHOLE)


def codes_of(seen: RokumonState, legal: Sequence[Action]) -> dict[int, Action]:
    """Actions by their numbers in the search."""
    return {int(code_of(seen, action)): action for action in legal}


def mover_codes(seen: RokumonState, clan: int) -> list[int]:
    """All that the clan to move can do, as far as the other clan knows."""
    codes = vec[i64]([0] * int(WIDTH))
    count = root(seen, clan).list_moves(codes, 0)
    return sorted({int(codes[k]) for k in range(count)})
