"""What each position of a battle against Taroma is worth: a puzzle for one, solved whole.

Taroma's answers follow from the board, so every position that the player can reach is listed, and
from the decided ones back each is a win, a loss, or a draw by repetition.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from kachidoki.bots.rokumon.solved.par import key
from kachidoki.bots.rokumon.solved.verdicts import Judgement, Verdict
from kachidoki.core import Action
from kachidoki.rokumon import RokumonState
from kachidoki.rokumon.boards import CoinBoard
from kachidoki.rokumon.state import OVER

LOSS: Final = 0
DRAW: Final = 1
WIN: Final = 2  # in halves of a win
NAMES: Final = ("loss", "draw", "win")

Battle = tuple[CoinBoard, int, int]  # the coins, how many warriors Tokugawa has, Taroma's clan
# What a position is worth to the player, and after how many moves of both it is decided if the
# player wins as soon or loses as late as possible; 0 moves for a draw.
Worth = tuple[int, int]


# The positions of the last battle that was asked about, with what each is worth.
_LATEST: Final[dict[Battle, dict[int, Worth]]] = {}


def worth_of(state: RokumonState) -> Worth:
    """What a position is worth to the player, who is to act."""
    setting = state.setting
    battle = state.board, int(setting.tokugawa), int(setting.taroma)
    if battle not in _LATEST:
        _LATEST.clear()
    known = _LATEST.setdefault(battle, {})
    here = key(state)
    if here not in known:
        known.update(solve(state))
    return known[here]


def value_of(state: RokumonState) -> int:
    """What a position is worth to the player, who is to act, in halves of a win."""
    return worth_of(state)[0]


def result_of(state: RokumonState) -> int:
    """What the player made of a battle that is over."""
    if state.winner < 0:
        return DRAW
    return WIN if state.winner == 1 - state.setting.taroma else LOSS


def acted(state: RokumonState, action: Action) -> tuple[RokumonState, int]:
    """The position after an action and Taroma's answer, and how many moves that were."""
    after = state.copy()
    after.past = None  # what repeats is left undecided, and so a draw
    after.take(action, None)
    if after.phase == OVER:
        return after, 1
    after.let_taroma_act(None)
    return after, 2


def verdicts(state: RokumonState) -> list[Verdict]:
    """What each action but the surrender is worth against Taroma, the best first."""
    worth: dict[Action, Worth] = {}
    for action in state.actions():
        after, moves = acted(state, action)
        if after.phase == OVER:
            value = result_of(after)
            worth[action] = value, moves if value != DRAW else 0
        else:
            value, later = worth_of(after)
            worth[action] = value, moves + later if value != DRAW else 0
    order = sorted(worth, key=lambda action: rank(worth[action]))
    best = worth[order[0]]
    keep = sum(value == best[0] for value, _ in worth.values())
    return [
        Verdict(
            action=action,
            value=NAMES[worth[action][0]],
            plies=worth[action][1],
            best=worth[action] == best,
            only=worth[action][0] == best[0] and keep == 1,
        )
        for action in order
    ]


def rank(worth: Worth) -> tuple[int, int]:
    """What is better comes first: a win soon, then a draw, then a loss late."""
    value, moves = worth
    return -value, moves if value == WIN else -moves


def judge(state: RokumonState, action: Action) -> Judgement:
    """An action next to the best one; to surrender loses at once."""
    found = verdicts(state)
    surrender = Verdict(action, NAMES[LOSS], 1, best=False, only=False)
    return Judgement(next((each for each in found if each.action is action), surrender), found[0])


def solve(start: RokumonState) -> dict[int, Worth]:
    """What all positions are worth that can be reached from one."""
    answers: dict[int, list[int]] = {}
    leads: dict[int, list[int]] = {}
    found: dict[int, Worth] = {}
    decided: list[tuple[int, int]] = []  # moves and positions: what is decided sooner comes first
    waiting = [start]
    known = {key(start)}
    while waiting:
        state = waiting.pop()
        here = key(state)
        answers[here] = []
        at_once: list[Worth] = []
        for action in state.actions():
            after, moves = acted(state, action)
            if after.phase == OVER:
                at_once.append((result_of(after), moves))
                continue
            there = key(after)
            answers[here].append(there)
            leads.setdefault(there, []).append(here)
            if there not in known:
                known.add(there)
                waiting.append(after)
        best = min(at_once, key=rank, default=None)
        if best is not None and (best[0] == WIN or not answers[here]):
            found[here] = best
            heappush(decided, (best[1], here))
    while decided:
        moves, there = heappop(decided)
        value, _ = found[there]
        for here in leads.get(there, ()):
            if here in found:
                continue
            if value == WIN:
                found[here] = WIN, moves + 2
            elif all(found.get(each, (DRAW, 0))[0] == LOSS for each in answers[here]):
                found[here] = LOSS, 2 + max(found[each][1] for each in answers[here])
            else:
                continue
            heappush(decided, (found[here][1], here))
    return {here: found.get(here, (DRAW, 0)) for here in answers}
