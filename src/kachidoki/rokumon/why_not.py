"""Why an action is not open now. Legality itself is said by `legal` alone."""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.core.action import Action
from kachidoki.core.event import Event, Facts
from kachidoki.rokumon import actions
from kachidoki.rokumon.acts import ACTS, UNUSED
from kachidoki.rokumon.boards import NO_COIN
from kachidoki.rokumon.cells import CELLS
from kachidoki.rokumon.move import landable
from kachidoki.rokumon.state import PHASES, TURN, Field


def _no(what: str, facts: Facts, rule: str) -> Event:
    return Event(f"rokumon.no.{what}", facts, rule)


def why_not(p: Field, action: Action) -> Event:
    """The reason a person needs, from what the seat knows."""
    kind = action.kind
    if kind == actions.SURRENDER and not p.setting.surrender:
        return _no("nobody-can-surrender-here", {}, "A turn")
    if p.phase != TURN or not actions.DEPLOY <= kind <= actions.SURPRISE:
        return _no("first-comes-the", {"phase": PHASES[p.phase]}, "A turn")
    act = ACTS[p.act]
    cell = CELLS[action.bit & 127]
    coin = i64(p.board.coin_at[action.bit & 127])
    bit: i64 = 1 << coin
    if kind == actions.FIGHT and not act.fights:
        return _no("no-fights-in-act", {"act": p.act}, "A turn")
    if kind == actions.SURPRISE and not act.surprises:
        return _no("no-surprise-in-act", {"act": p.act}, "A turn")
    if coin == NO_COIN:
        return _no("there-is-no-coin-on", {"cell": cell}, "Boards")
    if kind == actions.DEPLOY:
        valued = action.bit >> actions.KIND_AT != 0
        if valued and act.values == UNUSED:
            return _no("values-are-unused-here-so-name-only-the-cell", {}, "Deploy, K14")
        if not valued and act.values != UNUSED:
            return _no("say-which-warrior", {}, "Deploy, K14")
        if (p.top0 | p.top1) & bit:
            return _no("only-onto-an-empty-coin", {}, "Deploy")
        return _no("not-in-your-supply", {}, "Deploy")
    if kind == actions.MOVE:
        return _not_to_move(p, coin, bit, action.bit >> actions.TO_AT & 127)
    if kind == actions.FIGHT:
        return _no("needs-two-warriors-one-of-them-yours-on", {"cell": cell}, "Fight, K3")
    if p.used >> p.clan & 1:
        return _no("you-have-surprised-already", {}, "Surprise")
    if coin == p.lock:
        return _no("the-other-has-just-moved-the-coin-on", {"cell": cell}, "Surprise")
    return _no("needs-an-empty-cell-that-touches-two-other-coins", {}, "Surprise, K5")


def _not_to_move(p: Field, coin: i64, bit: i64, to_cell: i64) -> Event:
    to = i64(p.board.coin_at[to_cell])
    facts: Facts = {"cell": CELLS[to_cell]}
    if to == NO_COIN:
        return _no("there-is-no-coin-on", facts, "Boards")
    if not p.top(p.clan) & bit:
        return _no("no-warrior-of-yours-on-top-of", {"cell": p.board.cell(coin)}, "Move")
    if not landable(p, p.clan) >> to & 1:
        return _no("two-can-be-covered-only-if-both-are-yours-on", facts, "Move")
    return _no("a-move-goes-to-a-coin-of-another-colour-than-on", facts, "Move")
