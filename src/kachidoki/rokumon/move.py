"""Move: a warrior that is on top goes to a coin of another colour; lift, then land [K7]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.action import Action
from kachidoki.rokumon import knowledge
from kachidoki.rokumon.action_kind import NOTHING, ActionKind
from kachidoki.rokumon.boards import POP
from kachidoki.rokumon.state import Field
from kachidoki.rokumon.winning import after_move, has_line


def landable(p: Field, clan: i64) -> i64:
    """Coins that can be moved to: empty, a single warrior, or two that are both one's own."""
    pairs = p.under0 | p.under1
    return p.board.everywhere & ~(pairs & ~(p.top(clan) & p.under(clan)))


class Move(ActionKind):
    """The top warrior to a coin of a different colour, any distance.

    All coins of one colour have the same targets, so they are listed together.
    """

    def listed(self, p: Field, clan: i64) -> tuple[Action, ...]:
        """From each coin one controls."""
        starts = p.top(clan)
        targets = landable(p, clan)
        board = p.board
        found = NOTHING
        if starts & board.gold and targets & ~board.gold:
            found = board.moves(starts & board.gold, targets & ~board.gold)
        if starts & board.green and targets & ~board.green:
            found = found + board.moves(starts & board.green, targets & ~board.green)
        if starts & board.flipped and targets & ~board.flipped:
            found = found + board.moves(starts & board.flipped, targets & ~board.flipped)
        return found

    def count(self, p: Field, clan: i64) -> i64:
        """How many targets all of them have."""
        starts = p.top(clan)
        targets = landable(p, clan)
        board = p.board
        total = i64(POP[starts & board.gold]) * i64(POP[targets & ~board.gold])
        total += i64(POP[starts & board.green]) * i64(POP[targets & ~board.green])
        return total + i64(POP[starts & board.flipped]) * i64(POP[targets & ~board.flipped])


MOVE: Final = Move()


def move(p: Field, start: i64, to: i64) -> i64:
    """Lift, then land [K7]; returns the verdict, as in `winning`."""
    clan = p.clan
    pair_is_mine = p.top(clan) & p.under(clan) & (1 << to) != 0
    kind = p.lift(clan, start)
    uncovered = has_line(p, 1 - clan)
    if knowledge.tracked(p):
        knowledge.moved(p, clan, start, to)
    if pair_is_mine:
        p.triple = to
        p.kind_third = p.kind_under(to)
        p.kinds_under += (p.kind_top(to) - p.kind_third) << (4 * to)
        p.kinds_top += (kind - p.kind_top(to)) << (4 * to)
    else:
        p.place(clan, to, kind)
    return after_move(p, uncovered, pair_is_mine)
