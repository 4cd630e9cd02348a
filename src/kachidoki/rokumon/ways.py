"""Ways to lose at once: the actions that leave a line of the other clan's open."""

from __future__ import annotations

from kachidoki.core.action import Action
from kachidoki.rokumon import actions
from kachidoki.rokumon.actions import TO_AT
from kachidoki.rokumon.move import move
from kachidoki.rokumon.surprise import surprise
from kachidoki.rokumon.view import RokumonView
from kachidoki.rokumon.winning import loses


def losing_actions(view: RokumonView) -> tuple[Action, ...]:
    """The Moves and Surprises of a seat by which it loses the act at once [K7, K8].

    Which clan stands where is open, so what the seat knows is enough; of a Fight it is not.
    """
    return tuple(action for action in view.legal() if loses_at_once(view, action))


def loses_at_once(view: RokumonView, action: Action) -> bool:
    """Whether a Move or a Surprise leaves a line of the other clan's open; False for the rest."""
    p = view.seen.copy()
    coin = p.board.coin_at[action.bit & 127]
    to = action.bit >> TO_AT & 127
    if action.kind == actions.MOVE:
        return loses(move(p, coin, p.board.coin_at[to]))
    return action.kind == actions.SURPRISE and loses(surprise(p, coin, to))
