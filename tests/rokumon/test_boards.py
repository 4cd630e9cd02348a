"""The boards that are kept, one for every arrangement of coins."""

from __future__ import annotations

from itertools import islice, permutations

from kachidoki.rokumon.boards import MOST_KEPT, make_board
from kachidoki.rokumon.cells import HEXAGON, NUMBER

COLOURS = (0, 0, 0, 1, 1, 1, 1)


def test_a_board_is_made_once_until_too_many_are_kept() -> None:
    cells = tuple(NUMBER[name] for name in HEXAGON)
    first = make_board(cells, COLOURS, False)
    assert make_board(cells, COLOURS, False) is first
    for others in islice(permutations(cells), 1, MOST_KEPT + 1):
        make_board(others, COLOURS, False)
    again = make_board(cells, COLOURS, False)
    assert again is not first
    assert (again.cells, again.colours) == (first.cells, first.colours)
