"""Which moves of Rokumon look promising before anything is known of them."""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.bots.rokumon.search_context import DEPLOY, MOVE, SURPRISE
from kachidoki.bots.rokumon.search_position import SearchPosition


def promise(p: SearchPosition, code: i64) -> i64:
    """Coins on many lines, making or stopping a line, and covering come first; Surprises last."""
    what = code & 7
    if what == SURPRISE:
        return -64
    if what not in (DEPLOY, MOVE):
        return 0
    to = code >> 3 & 7 if what == DEPLOY else code >> 6
    mine, yours = (p.top1, p.top0) if p.clan else (p.top0, p.top1)
    score = 8 * i64(p.board.through[to])
    if (i64(p.board.completing[mine]) | i64(p.board.completing[yours])) >> to & 1:
        score += 64
    if yours >> to & 1:
        score += 32
    return score
