"""Counting action sequences: everything face up, no tokens, no surrender, no repetition."""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.rokumon.available_actions import actions_of
from kachidoki.rokumon.state import OVER
from kachidoki.rokumon.turns import RokumonState


def perft(state: RokumonState, depth: i64) -> i64:
    """How many sequences of so many actions there are; the last ply is only counted."""
    return _nodes(state, depth, [state.copy() for _ in range(depth + 1)], False)


def perft_with_lists(state: RokumonState, depth: i64) -> i64:
    """The same count, with a list of actions made at every node, the last ply included."""
    return _nodes(state, depth, [state.copy() for _ in range(depth + 1)], True)


def _nodes(state: RokumonState, depth: i64, boards: list[RokumonState], lists: bool) -> i64:
    """Count below a state; `boards` has one state a depth to play on."""
    if state.phase == OVER:
        return 0
    if depth == 1:
        return len(state.actions()) if lists else actions_of(state, state.clan)
    nodes: i64 = 0
    after = boards[depth - 1]
    for action in state.actions():
        after.copy_field(state)
        after.take(action, None)
        nodes += _nodes(after, depth - 1, boards, lists)
    return nodes
