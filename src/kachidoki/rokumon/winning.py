"""What ends an act: a line, a stack, a line of the other's that is uncovered; and the verdicts.

Three ends are not seen on the board: `turns` asks whether the other has any action left and takes a
surrender, and `repetition` knows whether a position stands for the third time.
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


def has_line(p: Field, clan: i64) -> bool:
    """Whether a clan is on top of three coins in a line."""
    return p.board.has_line(p.top(clan))


def after_deploy(p: Field) -> i64:
    """The verdict after a Deploy: an own line wins."""
    return LINE if has_line(p, p.clan) else GO_ON


def after_move(p: Field, uncovered: bool, stacked: bool) -> i64:
    """The verdict after a Move: an own line wins, and so does a third own warrior on a coin.

    [K7] But if the lift uncovered a line of the other's, that loses, whatever the landing made.
    """
    if uncovered:
        return REVEAL
    if stacked:
        return STACK
    return LINE if has_line(p, p.clan) else GO_ON


def after_fight_or_surprise(p: Field) -> i64:
    """[K8] The verdict after a fight or a surprise: an own line wins, else the other's loses."""
    clan = p.fighter if p.fighter >= 0 else p.clan
    if has_line(p, clan):
        return LINE
    return EXPOSED if has_line(p, 1 - clan) else GO_ON


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
