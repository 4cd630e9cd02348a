"""Cells: names for every place of the table, also where no coin lies yet.

Rows are letters, columns digits, a1 to j9. On the square grid of Act 1 neighbours share a
side. On the brick grid every second row is shifted by half: in half bricks a cell lies at x, y
with x + y odd, and its six neighbours at (x ± 2, y) and (x ± 1, y ± 1).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROWS: Final = "abcdefghij"
COLUMNS: Final = 9
CELLS: Final = tuple(f"{row}{column + 1}" for row in ROWS for column in range(COLUMNS))
NUMBER: Final = {name: number for number, name in enumerate(CELLS)}
NO_CELL: Final[i64] = 127

# Where the acts with Surprise can ever reach: two coins moved from the bricks of Act 2.
REACHED: Final = tuple(name for name in CELLS if name[0] in "cdef" and name[1] in "234567")

SQUARE: Final = ("a1", "a2", "a3", "b1", "b2", "b3")
BRICKS: Final = ("d4", "d5", "d6", "e3", "e4", "e5", "e6")
HEXAGON: Final = ("d4", "d5", "e3", "e4", "e5", "f4", "f5")

Point = tuple[int, int]


def point(cell: int) -> Point:
    """A cell of the brick grid in half bricks.

    >>> point(NUMBER["d4"]), point(NUMBER["e3"])
    ((1, 0), (0, 1))
    """
    y = cell // COLUMNS - 3
    column = cell % COLUMNS + 1
    return 2 * column - (7 if y % 2 == 0 else 6), y


def cell_at(where: Point) -> int | None:
    """The cell at a point, if the grid has a name for it.

    >>> cell_at((1, 0)) == NUMBER["d4"], cell_at((99, 0))
    (True, None)
    """
    x, y = where
    column = (x + 7) // 2
    if 1 <= column <= COLUMNS and -3 <= y <= 6 and (x + y) % 2 == 1:
        return (y + 3) * COLUMNS + column - 1
    return None


def neighbours(where: Point) -> list[Point]:
    """The six points that touch a point of the brick grid."""
    x, y = where
    return [(x + 2, y), (x - 2, y), (x + 1, y + 1), (x - 1, y + 1), (x + 1, y - 1), (x - 1, y - 1)]


def brick_lines(cells: list[int]) -> list[int]:
    """All lines of three neighbouring coins along the three axes, as masks of coins."""
    at = {point(cell): coin for coin, cell in enumerate(cells)}
    lines = []
    for (x, y), coin in at.items():
        for dx, dy in ((2, 0), (1, 1), (1, -1)):
            second, third = at.get((x + dx, y + dy)), at.get((x + 2 * dx, y + 2 * dy))
            if second is not None and third is not None:
                lines.append(1 << coin | 1 << second | 1 << third)
    return lines


def connected(cells: list[int]) -> bool:
    """Whether coins on these cells all hang together."""
    points = {point(cell) for cell in cells}
    reached = [next(iter(points))]
    for where in reached:
        reached += [n for n in neighbours(where) if n in points and n not in reached]
    return len(set(reached)) == len(points)


def free_cells(cells: list[int], coin: int) -> list[int]:
    """Where a coin can be set by Surprise: empty, not its old cell, touching two others.

    [K5] Nothing else is asked: the other coins may end up apart.
    """
    others = {point(cell) for number, cell in enumerate(cells) if number != coin}
    touches: dict[Point, int] = {}
    for where in others:
        for near in neighbours(where):
            touches[near] = touches.get(near, 0) + 1
    found = []
    for where, times in touches.items():
        cell = cell_at(where)
        if times >= 2 and where not in others and cell is not None and cell != cells[coin]:
            found.append(cell)
    return sorted(found)
