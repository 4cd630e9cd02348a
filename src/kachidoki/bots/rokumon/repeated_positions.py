"""Positions that have stood before: the third time is a draw [K9]."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kachidoki.bots.rokumon.search_board import SearchBoard, search_board_of
from kachidoki.bots.rokumon.search_position import SearchPosition
from kachidoki.rokumon.acts import ACTS
from kachidoki.rokumon.state import Field


@final
class RepeatedPosition:
    """A position that would stand for the third time [K9]; hidden values are no part of it."""

    def __init__(self, where: SearchBoard, owners: i64, kinds_top: i64, kinds_under: i64) -> None:
        self.board = where
        self.owners = owners
        self.kinds_top = kinds_top
        self.kinds_under = kinds_under

    def same(self, p: SearchPosition) -> bool:
        """Whether this is how a position looks to a spectator."""
        if p.board is not self.board and p.board.key != self.board.key:
            return False
        owners = p.top0 | (p.top1 << 7) | (p.under0 << 14) | (p.under1 << 21) | (p.used << 28)
        owners |= (p.lock << 30) | (p.clan << 33) | (p.fresh0 << 34) | (p.fresh1 << 37)
        if owners != self.owners:
            return False
        if p.context.hidden_clan >= 0:
            return True
        return p.kinds_top == self.kinds_top and p.kinds_under == self.kinds_under


def stood_twice(seen: Field) -> list[RepeatedPosition]:
    """[K9] The positions of this board that have stood twice: once more is a draw."""
    found: list[RepeatedPosition] = []
    where = search_board_of(seen.board.cells)
    latest = seen.past
    while latest is not None:
        times = 0
        earlier = latest.earlier
        while earlier is not None:
            if earlier.owners == latest.owners and earlier.values == latest.values:
                times += 1
            earlier = earlier.earlier
        if times == 1 and latest.owners >> 40 == seen.board.number:
            owners = latest.owners & 0xFFFFFFFFFF
            top = latest.values & 0x7777777
            found.append(RepeatedPosition(where, owners, top, latest.values >> 28 & 0x7777777))
        latest = latest.earlier
    return found if ACTS[seen.act].values else []
