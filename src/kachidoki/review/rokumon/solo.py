"""What each position of a battle against Taroma is worth: a puzzle for one, solved whole.

Taroma's answers follow from the board, so every position that the player can reach is listed, and
from the decided ones back each is a win, a loss, or a draw by repetition.
"""

from __future__ import annotations

from typing import Final

from kachidoki.bots.rokumon.solved.par import key
from kachidoki.rokumon import RokumonState
from kachidoki.rokumon.boards import CoinBoard
from kachidoki.rokumon.state import OVER

LOSS: Final = 0
DRAW: Final = 1
WIN: Final = 2  # in halves of a win

Battle = tuple[CoinBoard, int, int]  # the coins, how many warriors Tokugawa has, Taroma's clan


# The positions of the last battle that was asked about, with their values.
_LATEST: Final[dict[Battle, dict[int, int]]] = {}


def value_of(state: RokumonState) -> int:
    """What a position is worth to the player, who is to act, in halves of a win."""
    setting = state.setting
    battle = state.board, int(setting.tokugawa), int(setting.taroma)
    if battle not in _LATEST:
        _LATEST.clear()
    values = _LATEST.setdefault(battle, {})
    here = key(state)
    if here not in values:
        values.update(solve(state))
    return values[here]


def result_of(state: RokumonState) -> int:
    """What the player made of a battle that is over."""
    if state.winner < 0:
        return DRAW
    return WIN if state.winner == 1 - state.setting.taroma else LOSS


def solve(start: RokumonState) -> dict[int, int]:
    """The values of all positions that can be reached from one."""
    answers: dict[int, list[int]] = {}
    leads: dict[int, list[int]] = {}
    values: dict[int, int] = {}
    decided: list[int] = []
    waiting = [start]
    known = {key(start)}
    while waiting:
        state = waiting.pop()
        here = key(state)
        answers[here] = []
        for action in state.actions():
            after = state.copy()
            after.past = None  # what repeats is left undecided, and so a draw
            after.step(0, action)
            if after.phase == OVER:
                if result_of(after) == WIN and here not in values:
                    values[here] = WIN
                    decided.append(here)
                continue
            there = key(after)
            answers[here].append(there)
            leads.setdefault(there, []).append(here)
            if there not in known:
                known.add(there)
                waiting.append(after)
        if here not in values and not answers[here]:
            values[here] = LOSS
            decided.append(here)
    while decided:
        there = decided.pop()
        for here in leads.get(there, ()):
            if here in values:
                continue
            if values[there] == WIN:
                values[here] = WIN
            elif all(values.get(each) == LOSS for each in answers[here]):
                values[here] = LOSS
            else:
                continue
            decided.append(here)
    return {here: values.get(here, DRAW) for here in answers}
