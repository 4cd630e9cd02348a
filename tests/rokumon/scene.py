"""Positions for tests, in words: what matters is written down, the rest is filled in."""

from __future__ import annotations

from kachidoki.core import play
from kachidoki.core.event import Log
from kachidoki.rokumon import Rokumon, RokumonState
from kachidoki.rokumon.winning import REASONS

ACT2 = "coins d4:g:2 d5:g:4 d6:g:6 e3:j:1 e4:j:3 e5:j:5 e6:j:7"
MIXED = "coins d4:g:2 d5:j:1 d6:g:4 e3:j:3 e4:g:6 e5:j:5 e6:j:7"


def scene(
    act: str, *items: str, clan: str = "sanada", coins: str = ACT2, tokens: str = "0 0"
) -> RokumonState:
    """A position; supplies hold whatever is not on the board."""
    game = Rokumon(act=act, honour="off", tokens=tokens)
    stand = " ".join(item for item in items if item.startswith("on ")).replace("!", "").split()
    full = {"sanada": ["S2", "S2", "S4", "S6"], "tokugawa": ["T1", "T1*", "T3", "T3", "T5"]}
    if act in ("1", "2"):
        full = {"sanada": ["S?"] * 4, "tokugawa": ["T?"] * 5}
    lines = [f"act {act}; phase turn; clan {clan}; {coins}", *items]
    for name, warriors in full.items():
        left = list(warriors)
        for word in stand:
            if word in left:
                left.remove(word)
        if left:
            lines.append(f"supply {name} {' '.join(w[1:] for w in left)}")
    return game.parse_position("; ".join(lines))


def do(state: RokumonState, *actions: str) -> Log:
    """Take actions one after the other, each by the seat whose turn it is."""
    log: Log = []
    game = Rokumon()
    for text in actions:
        (seat,) = state.to_act()
        log += play(state, seat, game.actions.parse(text))
    return log


def after(game: Rokumon, *actions: str) -> RokumonState:
    """A game from its start, after some actions; only for deals that leave nothing to chance."""
    state = game.start()
    do(state, *actions)
    return state


def ended(state: RokumonState) -> tuple[str, str]:
    """Who has won, and why."""
    outcome = state.outcome()
    assert outcome is not None
    who = {(): "nobody", (0,): "sanada", (1,): "tokugawa"}[outcome.winners]
    return who, REASONS[state.reason]


def texts(state: RokumonState) -> set[str]:
    """All that the seat whose turn it is may do."""
    (seat,) = state.to_act()
    return {str(action) for action in state.legal(seat)}
