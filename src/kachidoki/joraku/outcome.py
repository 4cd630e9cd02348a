"""The end: who won, and why."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.contract import Outcome
from kachidoki.core.event import Event, Facts
from kachidoki.joraku.state import HOUSES, Pieces, daimyo_card, reputation

# What settled the first place: the n-th number of the seats' keys that differ.
REASONS: Final = ("joraku.wins-points", "joraku.wins-daimyo-card")
REASONS_HOUSES: Final = ("joraku.wins-points", "joraku.wins-second-house", "joraku.wins-holder")


def final_key(p: Pieces, seat: i64) -> tuple[i64, i64, i64]:
    """What places are decided by: points first, then the tie-breaks; never equal."""
    if p.setting.shape != HOUSES:
        army = p.army(seat)
        return reputation(army), daimyo_card(army), 0
    # Two houses: the better colour, then the other one, then the Kachidoki card.
    first = reputation(p.army(2 * seat))
    second = reputation(p.army(2 * seat + 1))
    best, other = (first, second) if first > second else (second, first)
    return best, other, 1 if p.lead == seat else 0


def final_outcome(p: Pieces) -> Outcome:
    """After round three: most RP wins; tied, the higher Daimyo card; so for every place."""
    keys = [final_key(p, seat) for seat in range(p.setting.seats)]
    ranking = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    first, second = keys[ranking[0]], keys[ranking[1]]
    decided = 0
    while first[decided] == second[decided]:
        decided += 1
    reasons = REASONS_HOUSES if p.setting.shape == HOUSES else REASONS
    facts: Facts = {"seat": ranking[0], "points": first[0], "second": ranking[1]}
    return Outcome(
        scores=tuple(key[0] for key in keys),
        ranking=tuple(ranking),
        winners=(ranking[0],),
        reason=Event(reasons[decided], facts, "End"),
    )
