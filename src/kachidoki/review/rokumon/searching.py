"""What actions of Rokumon are worth where it is not solved: by the strong bots' search.

A value is that of the deepest round of a search that was finished. Its interval spans the last few
rounds, and reaches as much farther as searches with ten times the work were seen to go. All
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
from kachidoki.core import Action, Rng
from kachidoki.review.estimate import WHOLE, Estimate, certain, millionths
from kachidoki.rokumon import RokumonState, knowledge
from kachidoki.rokumon.frozen import setting_parts
from kachidoki.rokumon.imagine import imagine
from kachidoki.rokumon.state import Setting

LAST: Final = 3  # depths that the interval spans
STEP: Final = 64  # positions between two looks at how deep the search is
AGAIN: Final = 3  # times the work that a single action may take to come as deep as the best one
COUNTING: Final = 10  # where a setting says that everything is face up


@dataclass(frozen=True, slots=True)
class Reach:
    """How far beyond its last depths the value of a longer search may lie, in millionths."""

    chance: int  # to either side
    less: int  # of a loss
    more: int


# Measured as differences of searches of 100,000 and 1,000,000 positions, in 290 decisions of Acts 3
# to 5, casual bots against expert ones: so that about 95 of 100 of the longer ones lie inside. A
# search that has seen the end was right in all of them. (`python -m bench.review_intervals`)
HIDDEN_REACH: Final = Reach(chance=170_000, less=80_000, more=180_000)
OPEN_REACH: Final = Reach(chance=280_000, less=100_000, more=350_000)


def reach_of(seen: RokumonState) -> Reach:
    """How far a longer search may lie from one of a position."""
    return HIDDEN_REACH if hides(seen) else OPEN_REACH


def hides(seen: RokumonState) -> bool:
    """Whether anybody on the board has a value that the other may not know."""
    return knowledge.tracked(seen) and any(knowledge.places(seen, clan) for clan in (0, 1))


def chance_around(values: Sequence[int], reach: Reach) -> Estimate:
    """The last of some chances, with its interval; what is sure needs none."""
    if values[-1] in (0, WHOLE):
        return certain(values[-1])
    low, high = min(values) - reach.chance, max(values) + reach.chance
    return Estimate(values[-1], max(low, 0), min(high, WHOLE))


def loss_around(best: Sequence[int], played: Sequence[int], same: bool, reach: Reach) -> Estimate:
    """What was given away, with its interval; `same` if nothing better was found."""
    losses = [better - own for better, own in zip(best, played, strict=False)]
    value = losses[-1]
    if best[-1] in (0, WHOLE) and played[-1] in (0, WHOLE):
        return certain(value)
    if best[-1] == WHOLE or played[-1] == 0:  # only one of them is in doubt
        return Estimate(value, min(losses), min(max(losses) + reach.more, WHOLE))
    low = 0 if same else min(losses) - reach.less
    return Estimate(value, low, min(max(losses) + reach.more, WHOLE))


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


def as_known(seen: RokumonState, clan: int) -> RokumonState:
    """A position as a clan knows it, for a search.

    As long as no warrior is on the board everybody knows everything. A search that counts values as
    hidden lets the other clan never use its own, and so promises too much from there.
    """
    if hides(seen) or not knowledge.tracked(seen):
        return seen
    return opened(imagine(seen, clan, Rng(b"")))  # there is but one world


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
