"""How an action of a solved act is answered, and how it goes on to the end."""

from __future__ import annotations

from typing import Final

from kachidoki.bots.rokumon.hints import on_board
from kachidoki.bots.rokumon.solved.exact import open_state, solved_board
from kachidoki.bots.rokumon.solved.solver import Solved
from kachidoki.core import Action, Event
from kachidoki.core.event import Facts
from kachidoki.review.rokumon import solo
from kachidoki.rokumon import RokumonState
from kachidoki.rokumon.acts import SOLO
from kachidoki.rokumon.state import OVER, TURN
from kachidoki.rokumon.taroma import taroma_turn, wins_of
from kachidoki.rokumon.warriors import CLANS

MOST: Final = 30  # actions that are followed
NEXT_TURN: Final = 3  # actions to the end: the answer, anything, and the win
LEFT: Final = (
    "review.taroma-holds",
    "review.taroma-draws",
)  # what Taroma does where the player can but lose, or draw


def solution_of(state: RokumonState) -> Solved:
    """The solution of the deal that lies on the table."""
    return solved_board(state.board, int(state.act), int(state.setting.tokugawa))


def line_after(state: RokumonState, action: Action) -> list[tuple[int, Action]]:
    """Best play of both after an action, with who acts; in a drawn position only the answer.

    Against Taroma, whose answer comes by itself with each action, that of the player.
    """
    if state.act == SOLO:
        return line_against_taroma(state, action)
    solved = solution_of(state)
    after = state.copy()
    after.step(state.seat_of(state.clan), action)
    found: list[tuple[int, Action]] = []
    while after.phase == TURN and len(found) < MOST:
        best, value, _ = solved.judged(open_state(after, solved))[0]
        seat = int(after.seat_of(after.clan))
        found.append((seat, best))
        after.step(seat, best)
        if value == "draw":
            break
    return found


def told(state: RokumonState, action: Action) -> list[Event]:
    """What the best answer to an action does; nothing if the action ends the act."""
    if state.act == SOLO:
        return told_of_taroma(state, action)
    solved = solution_of(state)
    after = state.copy()
    after.step(state.seat_of(state.clan), action)
    if after.phase != TURN:
        return []
    other = after.clan
    answer, value, plies = solved.judged(open_state(after, solved))[0]
    facts: Facts = {"clan": CLANS[other], "action": str(answer)}
    before = after.copy()
    after.step(after.seat_of(other), answer)
    if plies == 1:
        return [Event("review.answer-wins", facts, "Solved")]
    if value == "win" and plies == NEXT_TURN:
        return [Event("review.answer-next-turn", facts, "Solved")]
    wins = int(wins_of(after, other)) if after.phase == TURN else 0
    if wins:
        return [Event("review.answer-threatens", {**facts, "wins": wins}, "Solved")]
    if value == "win":
        does, what = on_board(before, after, answer, int(other)) or ("nothing", {})
        found: Facts = {**facts, **what, "does": does, "plies": plies}
        return [Event("review.answer-leads", found, "Solved")]
    return [Event("review.answer-holds", facts, "Solved")]


def line_against_taroma(state: RokumonState, action: Action) -> list[tuple[int, Action]]:
    """What the player does best after an action; in a drawn position only the next one."""
    after = state.copy()
    after.step(0, action)
    found: list[tuple[int, Action]] = []
    while after.phase == TURN and len(found) < MOST:
        best = solo.verdicts(after)[0]
        found.append((0, best.action))
        after.step(0, best.action)
        if best.value == "draw":
            break
    return found


def told_of_taroma(state: RokumonState, action: Action) -> list[Event]:
    """What Taroma answers to an action, and what is left then; nothing if that ended the battle."""
    after = state.copy()
    after.past = None
    after.take(action, None)
    if after.phase != TURN:
        return []
    facts: Facts = {"action": str(taroma_turn(after, None))}
    after.let_taroma_act(None)
    if after.phase == OVER:
        return [Event("review.taroma-wins", facts, "Taroma")]
    value, _ = solo.worth_of(after)
    return [Event(LEFT[value], facts, "Taroma")]
