"""How well Taroma holds: the fewest turns in which a player can force a win against it.

Taroma is determined by the board, so a battle is a puzzle for one: a breadth-first search over
the player's actions, each followed by Taroma's answer, finds the shortest way.
"""

from __future__ import annotations

from kachidoki.core import Action
from kachidoki.rokumon import Rokumon, RokumonState
from kachidoki.rokumon.state import OVER, TURN

MOST_TURNS = 30


def solo_start(difficulty: str, pips: tuple[int, ...]) -> RokumonState:
    """A battle after the deal of these pips, Taroma's first action done if it starts."""
    game = Rokumon(act="solo", difficulty=difficulty)
    state = game.start()
    for number in pips:
        state.step(-1, game.actions.parse(f"deal {number}"))
    return state


def par(start: RokumonState) -> int | None:
    """In how few turns the player can win, or None if Taroma can never be beaten from here."""
    found = shortest(start)
    return None if found is None else found[0]


def shortest(start: RokumonState) -> tuple[int, Action] | None:
    """The fewest turns in which the player can win, and the action that begins this way."""
    player = start.clan
    level: list[tuple[RokumonState, Action | None]] = [(start, None)]
    known = {key(start)}
    for turns in range(1, MOST_TURNS + 1):
        following: list[tuple[RokumonState, Action | None]] = []
        for state, begun in level:
            for action in state.actions():
                first = action if begun is None else begun
                after = state.copy()
                after.past = None  # the shortest way repeats nothing
                after.step(0, action)
                if after.phase == OVER:
                    if after.winner == player:
                        return turns, first
                    continue
                if after.phase == TURN and key(after) not in known:
                    known.add(key(after))
                    following.append((after, first))
        level = following
        if not level:
            return None
    return None


def key(state: RokumonState) -> int:
    """What tells positions of one battle apart."""
    owners: int = state.top0 | state.top1 << 7 | state.under0 << 14 | state.under1 << 21
    return owners
