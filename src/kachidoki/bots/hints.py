"""The best few actions for a view, with what to expect of them and a reason in words."""

from __future__ import annotations

from typing import Final

from kachidoki.bots.brain import Hint
from kachidoki.bots.registry import brain_of
from kachidoki.bots.thinking import Budget, Stop, never, ponder
from kachidoki.core import Action, Event, Rng, View

BUDGET: Final = Budget(8_000, 0.9)


def hints(
    view: View, rng: Rng, most: int = 3, budget: Budget = BUDGET, stop: Stop = never
) -> list[Hint]:
    """The best few actions, the best first; nothing if it is not this seat's decision."""
    brain = brain_of(view)
    if not view.legal():
        return []
    if brain.forced(view):
        only = Event("bots.hint-only", {}, "Hint")
        return [Hint(action, (), None, only) for action in view.legal()]
    thinker = brain.thinker(view, rng, budget.work)
    ponder(thinker, budget, stop)
    found: list[Hint] = []
    told: set[frozenset[Action]] = set()
    for line, chance in thinker.lines():
        if len(found) == most:
            break
        whole = [*line, *brain.rest_of_choice(view, line[0], rng, budget, stop)]
        if frozenset(whole) in told:
            continue  # the same two cards to pass on, in another order
        told.add(frozenset(whole))
        reason = brain.reason_for(view, whole, rng)
        found.append(Hint(line[0], tuple(whole[1:]), chance, reason))
    return brain.known_first(view, found)[:most]
