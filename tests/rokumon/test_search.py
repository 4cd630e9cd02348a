"""The strong bot: alpha-beta against plain minimax over the rules, and what it must find."""

from __future__ import annotations

import pytest

from kachidoki.bots.rokumon_alpha import Alpha
from kachidoki.bots.rokumon_root import code_of, root_of
from kachidoki.bots.rokumon_worth import WIN, scratch, worth
from kachidoki.core import Rng
from kachidoki.rokumon import Rokumon, RokumonState, actions
from kachidoki.rokumon.state import BIDDING, OVER, TURN
from kachidoki.rokumon.winning import LINE, STACK


def random_positions(act: str, tokens: str, number: int, seed: bytes) -> list[RokumonState]:
    """Positions of random play, everything face up and no repetition."""
    rng = Rng(seed)
    game = Rokumon(act=act, tokens=tokens, counting=True)
    found: list[RokumonState] = []
    while len(found) < number:
        state = game.start()
        length = 9 + rng.below(14)
        while state.phase != OVER and length:
            seat = state.to_act()[0]
            choices = state.legal(seat)
            action = choices[rng.below(len(choices))]
            if action.kind != actions.SURRENDER:
                state.step(seat, action)
                length -= 1
        if state.phase in (TURN, BIDDING):
            found.append(state)
    return found


def result(state: RokumonState, clan: int, turns: int) -> int:
    """The value of an act that the turn just taken has ended."""
    return int(WIN) - turns if state.winner == clan else turns - int(WIN)


def wins_at_once(state: RokumonState) -> bool:
    """Whether an action, or a fight whatever tokens are added, ends the act with a win."""
    for action in state.actions():
        after = state.copy()
        after.take(action, None)
        if bids_to_win(after, int(state.clan)):
            return True
    return False


def bids_to_win(state: RokumonState, clan: int) -> bool:
    if state.phase == OVER:
        return state.winner == clan and state.reason in (LINE, STACK)
    if state.phase != BIDDING:
        return False
    results = []
    for action in state.legal(state.to_act()[0]):
        after = state.copy()
        after.take(action, None)
        results.append(bids_to_win(after, clan))
    return any(results) if state.clan == clan else all(results)


def minimax(state: RokumonState, depth: int, turns: int) -> int:
    """The value for the clan to move, every line to the same depth, by the rules themselves."""
    clan = int(state.clan)
    if state.phase == TURN:
        if turns and wins_at_once(state):
            return int(WIN) - turns - 1
        if depth == 0:
            return int(worth(root_of(state, clan), scratch()))
    spent = 1 if state.phase == TURN else 0
    best = -int(WIN) * 2
    for action in state.legal(state.to_act()[0]):
        if action.kind == actions.SURRENDER:
            continue
        after = state.copy()
        after.take(action, None)
        passed = turns + 1 if after.phase == TURN else turns
        if after.phase == OVER:
            value = result(after, clan, turns + 1)
        else:
            value = minimax(after, depth - spent, passed)
            value = value if after.clan == clan else -value
        best = max(best, value)
    return best


def searcher(state: RokumonState) -> Alpha:
    listed = [a for a in state.legal(state.to_act()[0]) if a.kind != actions.SURRENDER]
    return Alpha(root_of(state, state.clan), [code_of(state, a) for a in listed], [])


def value_at(search: Alpha, depth: int) -> int:
    while search.depth < depth and not search.done:
        search.run(search.nodes + 1)
    return int(search.best_value)


@pytest.mark.parametrize(
    ("act", "tokens"), [("6", "0 0"), ("6", "2 1"), ("3", "0 0"), ("2", "0 0")]
)
def test_alpha_beta_finds_what_minimax_finds(act: str, tokens: str) -> None:
    for number, state in enumerate(random_positions(act, tokens, 60, act.encode())):
        depth = 1 if number % 3 else 2
        for tabled in (True, False):
            search = searcher(state)
            search.even, search.tabled = True, tabled
            assert value_at(search, depth) == minimax(state, depth, 0), state.position()
