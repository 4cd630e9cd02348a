"""Repetition [K9]: a position that stands for the third time at the start of a turn is a draw."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.rokumon.acts import ACTS, FACE_UP
from kachidoki.rokumon.state import Field, Past

POSITION: Final[i64] = 0xFFFFFFFFFF  # of an earlier position, without the number of its board


def remember(p: Field) -> bool:
    """Note the position at the start of a turn; says whether it stands for the third time.

    [K9] The rules have no end for endless play: the third time is a draw. The position is
    what a spectator sees: a hidden value is not part of it.
    """
    if p.setting.counting:
        return False
    owners = p.top0 | (p.top1 << 7) | (p.under0 << 14) | (p.under1 << 21)
    owners |= (p.used << 28) | (p.lock << 30) | (p.clan << 33)
    owners |= (p.fresh0 << 34) | (p.fresh1 << 37) | (p.board.number << 40)
    values = public_kinds(p, p.kinds_top) | (public_kinds(p, p.kinds_under) << 28)
    times = 1
    earlier = p.past
    while earlier is not None:
        if earlier.owners == owners and earlier.values == values:
            times += 1
        earlier = earlier.earlier
    p.past = Past(owners, values, p.past)
    return times >= 3


def same_past(one: Past | None, other: Past | None) -> bool:
    """Whether two states remember the same positions.

    The numbers of boards do not count: they differ from process to process. An earlier board
    than the present one, which nobody can come back to, shows in what was used for a Surprise.
    """
    while one is not None and other is not None and one is not other:
        if (one.owners ^ other.owners) & POSITION or one.values != other.values:
            return False
        one = one.earlier
        other = other.earlier
    return one is other


def public_kinds(p: Field, kinds: i64) -> i64:
    """The kinds that a spectator sees: those a fight has shown, or all where values are face up."""
    if ACTS[p.act].values == FACE_UP:
        return kinds & 0x7777777  # face up anyway: whether a fight has shown them says nothing
    shown = kinds & 0x8888888
    return kinds & (shown | (shown >> 1) | (shown >> 2) | (shown >> 3))
