"""How a game, or a part of it, ended: what the terminal tells and marks of it."""

from __future__ import annotations

from typing import NamedTuple


class Ending(NamedTuple):
    """What decided it, where something on the board did."""

    told: str = ""  # who won, and by what; empty while nothing has ended
    why: str = ""  # why that counts, as one sentence; empty where `told` says it all
    cells: tuple[tuple[str, ...], ...] = ()  # of the lines, or the stack, that decided it
