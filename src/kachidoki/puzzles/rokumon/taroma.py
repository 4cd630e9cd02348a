"""Battles against Taroma, whose answers follow from the board: what can be reached is listed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kachidoki.bots.rokumon.solved.par import shortest
from kachidoki.core import Action
from kachidoki.puzzles.puzzle import BEAT, STAND, Found, Lines
from kachidoki.review.rokumon.solo import WIN, result_of, value_of
from kachidoki.rokumon import RokumonState
from kachidoki.rokumon.state import NOBODY, OVER, TURN

FEWEST: Final = 5  # actions to choose from
MOST_TURNS: Final = 6  # until the win


def after_of(state: RokumonState, action: Action) -> RokumonState:
    """After an action and Taroma's answer; positions of before do not count."""
    after = state.copy()
    after.past = None
    after.step(0, action)
    return after


def value_after(after: RokumonState) -> int:
    """What a position is worth to the player, also when the battle is over."""
    return result_of(after) if after.phase == OVER else value_of(after)


def way_to_win(state: RokumonState) -> Lines:
    """The player's actions that win soonest."""
    found: list[tuple[int, str]] = []
    after = state
    while after.phase == TURN:
        way = shortest(after)
        if way is None:
            break
        found.append((0, way[1].text))
        after = after_of(after, way[1])
    return tuple(found)


def found(state: RokumonState) -> Iterator[Found]:
    """The only action that still wins, or the only one that does not lose at once."""
    if state.setting.taroma == NOBODY or state.phase != TURN:
        return
    actions = list(state.actions())
    if len(actions) < FEWEST:
        return
    afters = {action: after_of(state, action) for action in actions}
    staying = [a for a in actions if afters[a].phase != OVER or result_of(afters[a]) == WIN]
    if len(staying) == 1 and afters[staying[0]].phase != OVER:
        yield Found(STAND, "taroma-hold", (staying[0].text,), proof={"actions": len(actions)})
    winning = [action for action in actions if value_after(afters[action]) == WIN]
    if len(winning) != 1 or afters[winning[0]].phase == OVER or len(staying) < 2:
        return
    line = way_to_win(afters[winning[0]])
    if len(line) < MOST_TURNS:
        proof = {"actions": len(actions), "turns": len(line) + 1}
        yield Found(BEAT, "taroma-win", (winning[0].text,), line, proof=proof)
