"""Act 6, where everything lies open: an action that wins at once, or the one that stops the other.

Without revenge tokens a fight is settled as soon as it begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kachidoki.core import Action
from kachidoki.puzzles.puzzle import PARRY, STRIKE, Found, Lines
from kachidoki.rokumon import RokumonState
from kachidoki.rokumon.state import OVER, TURN

OPEN_ACT: Final = 6
FEWEST: Final = 12  # actions to choose from
HARD_TO_SEE: Final = ("fight", "surprise")


def after_of(state: RokumonState, action: Action) -> RokumonState:
    """After an action; positions of before do not count."""
    after = state.copy()
    after.past = None
    after.step(int(state.clan), action)
    return after


def wins_of(state: RokumonState) -> list[Action]:
    """The actions that win at once for the clan to move."""
    clan = state.clan
    found = []
    for action in state.actions():
        after = after_of(state, action)
        if after.phase == OVER and after.winner == clan:
            found.append(action)
    return found


def found(state: RokumonState) -> Iterator[Found]:
    """In act 6: a fight or a surprise that alone wins at once, or what alone stops a win."""
    if state.act != OPEN_ACT or state.phase != TURN or state.tokens(0) or state.tokens(1):
        return
    for each in at_once(state):
        if each.proof["actions"] >= FEWEST and each.theme != STRIKE:
            yield each


def at_once(state: RokumonState) -> Iterator[Found]:
    """The only action that wins at once; without one, the only action that stops a win.

    For acts in which nothing is hidden.
    """
    actions = list(state.actions())
    wins = wins_of(state)
    proof = {"actions": len(actions)}
    if len(wins) == 1:
        kind = wins[0].text.split()[0]
        theme = kind if kind in HARD_TO_SEE else STRIKE
        yield Found(STRIKE, theme, (wins[0].text,), proof=proof)
    if wins:
        return
    safe: list[Action] = []
    replies: dict[str, Lines] = {}
    for action in actions:
        after = after_of(state, action)
        if after.phase == OVER:
            replies[action.text] = ()
            continue
        lost = wins_of(after)
        if lost:
            replies[action.text] = ((int(after.clan), lost[0].text),)
            continue
        safe.append(action)
        if len(safe) > 1:
            return
    if len(safe) == 1:
        yield Found(PARRY, PARRY, (safe[0].text,), replies=replies, proof=proof)
