"""A bot that plays Rokumon's open acts perfectly: wins fastest, loses slowest.

Among equals it prefers what is hardest for a person: the action after which the fewest of
the other's answers are right.
"""

from __future__ import annotations

from functools import lru_cache

from kachidoki.bots.best import best_of
from kachidoki.bots.rokumon import greedy
from kachidoki.bots.rokumon.solved.cache import solved_deal
from kachidoki.bots.rokumon.solved.solver import Solved
from kachidoki.core.action import Action
from kachidoki.core.errors import BadOption
from kachidoki.core.rng import Rng
from kachidoki.rokumon import RokumonState, RokumonView
from kachidoki.rokumon.boards import CoinBoard
from kachidoki.rokumon.state import TURN

SOLVED_ACTS = (1, 2, 7)
RESULTS = {"win": 1.0, "draw": 0.5, "loss": 0.0}


@lru_cache(maxsize=8)
def solved_board(board: CoinBoard, act: int, tokugawa: int) -> Solved:
    """The solution of the deal that lies on a board; the last few stay in memory."""
    return solved_deal(board, act, tokugawa)


def open_state(seen: RokumonState, solved: Solved) -> RokumonState:
    """The position of a view as the solution counts it: no Taroma, no repetition."""
    state = solved.start.copy()
    state.copy_field(seen)
    state.past = None
    return state


def right_answers(solved: Solved, state: RokumonState, action: Action) -> int:
    """How many answers of the other are as good for it as its best one."""
    after = state.copy()
    after.take(action, None)
    if after.phase != TURN:
        return 0
    judged = solved.judged(after)
    return sum(value == judged[0][1] for _, value, _ in judged)


def knows(view: RokumonView) -> bool:
    """Whether the act is solved."""
    return view.seen.act in SOLVED_ACTS


def choose(view: RokumonView, rng: Rng, horizon: int | None = None) -> Action:
    """A perfect action; with a horizon, perfect as far as so many actions ahead can tell."""
    seen = view.seen
    if not knows(view):
        raise BadOption(f"act {seen.act}: the exact bot plays Act 1, Act 2 and the solo game")
    if seen.phase != TURN:
        return view.legal()[0]
    if horizon is None:
        return ranked(view, rng)[0][0]
    solved = solved_board(seen.board, int(seen.act), int(seen.setting.tokugawa))
    judged = solved.judged(open_state(seen, solved))
    _, value, plies = judged[0]
    if value == "win" and plies <= horizon:
        return ranked(view, rng)[0][0]
    unclear = [a for a, value, plies in judged if value == "draw" or plies > horizon]
    # Beyond the horizon an action is as good as it looks.
    return greedy.choose(view, rng, unclear) if unclear else judged[0][0]


def ranked(view: RokumonView, rng: Rng) -> list[tuple[Action, float]]:
    """Every action of a turn but surrender, with its result from 0 to 1, the best first."""
    seen = view.seen
    solved = solved_board(seen.board, int(seen.act), int(seen.setting.tokugawa))
    state = open_state(seen, solved)
    judged = solved.judged(state)
    equals = [a for a, value, plies in judged if (value, plies) == judged[0][1:]]
    best = best_of(equals, [-right_answers(solved, state, action) for action in equals], rng)
    found = [(action, RESULTS[value]) for action, value, _ in judged]
    found.sort(key=lambda pair: pair[0] is not best)
    return found
