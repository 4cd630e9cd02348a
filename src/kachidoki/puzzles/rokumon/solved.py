"""Acts 1 and 2, where the solution knows what every action is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kachidoki.bots.rokumon.solved.verdicts import Verdict, verdicts
from kachidoki.puzzles.puzzle import FORCE, HOLD, Found, Lines
from kachidoki.rokumon import RokumonState
from kachidoki.rokumon.state import TURN

ACTS: Final = (1, 2)
SHORTEST, LONGEST = 3, 11  # actions of both until the win, the answer counted
FEWEST: Final = 5  # actions to choose from


def judged(state: RokumonState) -> list[Verdict]:
    """Every action of the clan to move, the best first."""
    return verdicts(state.view(int(state.clan)))


def reply_to(state: RokumonState, verdict: Verdict) -> Lines:
    """What the other answers to an action; nothing if that ended it."""
    after = state.copy()
    after.step(int(state.clan), verdict.action)
    if after.phase != TURN:
        return ()
    return ((int(after.clan), judged(after)[0].action.text),)


def best_line(state: RokumonState) -> Lines:
    """The best that both can do until the end."""
    found: list[tuple[int, str]] = []
    after = state.copy()
    while after.phase == TURN and len(found) <= LONGEST:
        clan, best = int(after.clan), judged(after)[0].action
        found.append((clan, best.text))
        after.step(clan, best)
    return tuple(found)


def found(state: RokumonState) -> Iterator[Found]:
    """The only action that wins, or the only one that does not lose."""
    if state.act not in ACTS or state.phase != TURN:
        return
    actions = judged(state)
    best = actions[0]
    if not best.only or best.value == "loss" or len(actions) < FEWEST:
        return
    if best.value == "win" and not SHORTEST <= best.plies <= LONGEST:
        return
    replies = {
        verdict.action.text: reply_to(state, verdict) for verdict in actions if verdict is not best
    }
    proof = {"actions": len(actions), "plies": best.plies}
    answer = (best.action.text,)
    if best.value == "draw":
        yield Found(HOLD, HOLD, answer, replies=replies, proof=proof)
        return
    turns = (best.plies + 1) // 2
    theme = {2: "win-two", 3: "win-three"}.get(turns, "win-far")
    yield Found(FORCE, theme, answer, best_line(state)[1:], replies, proof)
