"""How a game, or a part of it, ended: what the terminal tells and marks of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Ending(NamedTuple):
    """What decided it, where something on the board did."""

    told: str = ""  # who won, and by what; empty while nothing has ended
    why: str = ""  # why that counts, as one sentence; empty where `told` says it all
    cells: tuple[tuple[str, ...], ...] = ()  # of the lines, or the stack, that decided it


class Scored(NamedTuple):
    """What a part of a game paid, at its end."""

    number: int  # of the part, from 1
    title: str
    table: Sequence[Sequence[str]]  # rows, the first one the head, the last one the sums
    plain: Sequence[str]  # the same as sentences
