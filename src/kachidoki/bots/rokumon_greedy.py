"""A plain heuristic for Rokumon: wins if it can, and otherwise looks one answer ahead.

What is hidden it imagines once, from its view; then every action is judged by how many
winning answers it leaves the other, and by how much of the board it controls.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from kachidoki.bots.best import best_of
from kachidoki.core.action import Action
from kachidoki.core.rng import Rng
from kachidoki.rokumon import actions
from kachidoki.rokumon.boards import POP
from kachidoki.rokumon.imagine import imagine
from kachidoki.rokumon.state import BIDDING, NOBODY, TURN
from kachidoki.rokumon.taroma import wins_of
from kachidoki.rokumon.turns import RokumonState
from kachidoki.rokumon.view import RokumonView

WON: int = 10_000
ANSWER: int = 100  # a winning answer that is left to the other


def choose(
    view: RokumonView, rng: Rng, among: Sequence[Action] | None = None, blind: bool = False
) -> Action:
    """The best-looking action, or the best of some; ties are broken at random.

    Who is blind does not see the other's answers.
    """
    seen = view.seen
    clan: i64 = NOBODY if view.seat is None else seen.clan_of(view.seat)
    legal = view.legal() if among is None else among
    if seen.phase == BIDDING:
        return legal[rng.below(len(legal))]
    p = imagine(seen, clan, rng)
    return best_of(legal, [worth(p, clan, action, blind) for action in legal], rng)


def worth(p: RokumonState, clan: i64, action: Action, blind: bool) -> i64:
    """How good an action looks."""
    if action.kind == actions.SURRENDER:
        return -2 * WON
    won = p.won1 if clan else p.won0
    lost = p.won0 if clan else p.won1
    after = p.copy()
    after.take(action, None)
    if (after.won1 if clan else after.won0) > won:
        return WON
    if (after.won0 if clan else after.won1) > lost:
        return -WON
    if after.phase != TURN:
        return 0
    answers = wins_of(after, 1 - clan) if after.clan != clan and not blind else 0
    control = i64(POP[after.top(clan)]) - i64(POP[after.top(1 - clan)])
    return wins_of(after, clan) + 2 * control - ANSWER * answers
