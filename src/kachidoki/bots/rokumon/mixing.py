"""Which warrior to deploy, so that it cannot always be foretold.

Where the search finds that several warriors do nearly as well on the same coin, chance decides
between them: the better one is the likelier, and none is taken that gives up more than a
margin. So the coin is the search's, and only what nobody sees is left to chance.

A search that goes on settles on one warrior, and would always deploy the same: whoever has met it
before knows what stands there. So the warrior is chosen from what was known after a few thousand
positions, and only the coin by all that follow.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from kachidoki.bots.rokumon.alpha_beta import AlphaBeta
from kachidoki.bots.rokumon.search_context import DEPLOY
from kachidoki.bots.rokumon.worth import SURE

# By act, in the search's own values, of which 500 are 1 % of the chance to win: what a deploy may
# give up, and how much of that makes it less often taken by e to the -1.
MARGIN: Final = {3: 3500, 4: 2500, 5: 2500}
WARMTH: Final = {3: 1500.0, 4: 1000.0, 5: 1000.0}
PARTS: Final = 1 << 20
DEPLOY_WORK: Final = 4000  # positions that decide between warriors; others' habits fit these
SAME_DEPLOY: Final = 63  # the bits of a move that say what is done and on which coin


def mixed(act: int, found: Sequence[tuple[int, int]], best: int, part: int) -> int:
    """One of the moves, given with their values, instead of the best; `part` of PARTS decides."""
    highest = dict(found)[best]
    if best & 7 != DEPLOY or abs(highest) > SURE:
        return best
    alike = [
        (move, value)
        for move, value in found
        if move & SAME_DEPLOY == best & SAME_DEPLOY and value > max(highest - MARGIN[act], -SURE)
    ]
    weights = [math.exp((value - highest) / WARMTH[act]) for _, value in alike]
    left = part / PARTS * sum(weights)
    for (move, _), weight in zip(alike, weights, strict=True):
        left -= weight
        if left < 0:
            return move
    return best


def compared(alpha: AlphaBeta) -> list[tuple[int, int]]:
    """The moves that a search which has an answer can compare with its best, and their values."""
    last_round = [(int(move), int(value)) for move, value in alpha.finished]
    if last_round and last_round[0][0] == int(alpha.best_code):
        return last_round
    # The round that is on has found another move: only what it has seen compares.
    seen = list(zip(alpha.order, alpha.values, strict=True))[: int(alpha.at[0])]
    return [(int(move), int(value)) for move, value in seen]


def choice_of(alpha: AlphaBeta, part: int, early: Sequence[tuple[int, int]]) -> int:
    """The move to make after a search that has an answer, deploys mixed.

    `early` is what compared after DEPLOY_WORK positions, or nothing if there were not so many.
    """
    act = int(alpha.positions[0].context.act)
    best = int(alpha.best_code)
    found = compared(alpha)
    lost = {move for move, value in found if value < -SURE}
    same = [
        (move, value)
        for move, value in early
        if move & SAME_DEPLOY == best & SAME_DEPLOY and move not in lost
    ]
    if not same or best & 7 != DEPLOY or abs(int(alpha.best_value)) > SURE:
        return mixed(act, found, best, part)
    return mixed(act, same, max(same, key=lambda pair: pair[1])[0], part)
