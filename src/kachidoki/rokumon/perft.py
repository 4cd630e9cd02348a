"""Counting move sequences: everything face up, no tokens, no surrender, no repetition."""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.rokumon.state import OVER
from kachidoki.rokumon.turns import RokumonState
from kachidoki.rokumon.winning import actions_of


def perft(state: RokumonState, depth: i64) -> i64:
    """How many sequences of so many actions there are; the last ply is only counted."""
    if state.phase == OVER:
        return 0
    if depth == 1:
        return actions_of(state, state.clan)
    nodes: i64 = 0
    for action in state.actions():
        after = state.copy()
        after.take(action, None)
        nodes += perft(after, depth - 1)
    return nodes


def perft_with_lists(state: RokumonState, depth: i64) -> i64:
    """The same count, with a list of actions made at every node, the last ply included."""
    if state.phase == OVER:
        return 0
    listed = state.actions()
    if depth == 1:
        return len(listed)
    nodes: i64 = 0
    for action in listed:
        after = state.copy()
        after.take(action, None)
        nodes += perft_with_lists(after, depth - 1)
    return nodes
