"""The checked door: how people and sockets act."""

from __future__ import annotations

from kachidoki.core.action import Action
from kachidoki.core.contract import CHANCE, Seat, State
from kachidoki.core.errors import IllegalAction, listing
from kachidoki.core.event import Event, Log


def check(state: State, seat: Seat, action: Action) -> None:
    """Raise IllegalAction, saying why and what is open, unless the action is listed."""
    open_now = state.legal(seat)
    if action in open_now:
        return
    who = "chance" if seat == CHANCE else f"seat {seat}"
    if seat not in state.to_act():
        waiting = state.to_act()
        if not waiting:
            raise IllegalAction(f"{who} cannot {action}: the game is over")
        acting = " and ".join("chance" if s == CHANCE else f"seat {s}" for s in waiting)
        raise IllegalAction(f"{who} cannot {action}: not its turn; to act: {acting}")
    choices = listing([str(a) for a in open_now])
    if seat == CHANCE:
        raise IllegalAction(f"chance cannot {action}; open: {choices}")
    why = state.view(seat).why_not(action)
    text = f"{who} cannot {action}: {reason(why)} [{why.rule}]; open: {choices}"
    raise IllegalAction(text, why)


def reason(why: Event) -> str:
    """The plain words of a refusal; `kachidoki.text` has them in every language."""
    words = why.key.rpartition(".")[2].replace("-", " ")
    if len(why.facts) == 1:
        return f"{words} {next(iter(why.facts.values()))}"
    facts = ", ".join(f"{name} {value}" for name, value in why.facts.items())
    return f"{words} ({facts})" if facts else words


def play(state: State, seat: Seat, action: Action) -> Log:
    """Take an action if it is legal, and tell what happened."""
    check(state, seat, action)
    log: Log = []
    state.step(seat, action, log)
    return log
