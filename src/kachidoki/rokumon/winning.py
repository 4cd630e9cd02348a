"""Verdicts on an act: what they are called, and whether a board stands won.

`deploy` and `move` see the line, or the stack, that they make; `turns` sees that nobody can act.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.rokumon.state import Field

# Verdicts, from the side of the player whose turn it is.
GO_ON: Final[i64] = 0
LINE: Final[i64] = 1  # wins with three in a row
STACK: Final[i64] = 2  # wins with three in a stack
REVEAL: Final[i64] = 3  # loses: the lift uncovered a line of the other's
EXPOSED: Final[i64] = 4  # loses: a fight or a surprise left a line of the other's
SURRENDERED: Final[i64] = 5  # loses
NO_ACTION: Final[i64] = 6  # wins: the other cannot act
REPEATED: Final[i64] = 7  # nobody wins [K9]
REASONS: Final = (
    "",
    "line",
    "stack",
    "reveal",
    "exposed",
    "surrender",
    "no-action",
    "repetition",
)


def loses(verdict: i64) -> bool:
    """Whether a verdict is against the player whose turn it is."""
    return verdict in (REVEAL, EXPOSED, SURRENDERED)


def deciding_cells(p: Field, verdict: i64, winner: i64) -> list[list[str]]:
    """The lines of three, or the stack, that decided an act; nothing for other reasons.

    [K7] A lift uncovers a line at once: it counts even if the lifted warrior comes down on it.
    """
    if verdict == STACK:
        return [[p.board.cell(p.triple)]]
    if verdict not in (LINE, REVEAL, EXPOSED):
        return []
    found = p.board.lines_in(p.top(winner))
    if found or verdict != REVEAL:
        return found
    past = p.past  # the position before the Move
    held_before = past.owners >> (7 * (1 - winner)) & 127 if past is not None else 0
    landed_on = p.under(winner) & p.top(1 - winner) & ~held_before
    return p.board.lines_in(p.top(winner) | landed_on)


def stands(p: Field) -> i64:
    """[K8] After a fight or a surprise: an own line wins, else one of the other's loses."""
    clan = p.fighter if p.fighter >= 0 else p.clan
    if p.board.has_line(p.top(clan)):
        return LINE
    return EXPOSED if p.board.has_line(p.top(1 - clan)) else GO_ON
