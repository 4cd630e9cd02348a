"""Where the coins lie, for the search: lines and Surprises as tables over sets of coins.

Unlike a `CoinBoard` of the rules it knows no colours and makes no actions, so the thousands that
Surprises lead to stay small. Its key is made of its cells alone: a search never depends on
earlier ones.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kachidoki.rokumon.boards import NO_COIN
from kachidoki.rokumon.cells import brick_lines, cell_at, neighbours, point

MOST_KEPT: Final = 8192
_MADE: Final[dict[int, SearchBoard]] = {}


@final
class SearchBoard:
    """Coins on cells of the brick grid."""

    def __init__(self, key: i64, coins: i64) -> None:
        self.key = key  # 7 bits for the cell of each coin
        self.coins = coins
        cells = [int(key >> (7 * coin) & 127) for coin in range(coins)]
        self.lines = bytes(brick_lines(cells))
        self.wins = supersets(list(self.lines))
        # The coins that would make a line of a set of coins.
        self.completing = bytes(
            [
                sum(1 << c for c in range(coins) if not n >> c & 1 and self.wins[n | 1 << c])
                for n in range(128)
            ]
        )
        # How many lines lead over each coin.
        self.through = bytes([sum(line >> c & 1 for line in self.lines) for c in range(8)])
        self._spots: list[bytes] = []
        self._leaps: list[bytes] = []

    def spots(self, coin: i64) -> bytes:
        """The cells where a Surprise can set a coin."""
        if not self._spots:
            self.look_around()
        return self._spots[coin]

    def leaps(self, lock: i64) -> bytes:
        """The sets of coins of which a Surprise, not with the locked coin, makes a line."""
        if not self._leaps:
            self.look_around()
        return self._leaps[lock]

    def look_around(self) -> None:
        """Find all Surprises and the lines they would make."""
        cells = [int(self.key >> (7 * coin) & 127) for coin in range(self.coins)]
        points = [point(cell) for cell in cells]
        made: list[list[int]] = []
        for coin in range(len(cells)):
            at = {where: c for c, where in enumerate(points) if c != coin}
            touches: dict[tuple[int, int], int] = {}
            for where in at:
                for near in neighbours(where):
                    touches[near] = touches.get(near, 0) + 1
            spots: list[int] = []
            lines: list[int] = []
            for where, times in touches.items():
                cell = cell_at(where)
                if times < 2 or where in at or cell is None or cell == cells[coin]:
                    continue
                spots.append(cell)
                x, y = where
                for dx, dy in ((2, 0), (1, 1), (1, -1)):
                    for k in (-2, -1, 0):
                        line = 0
                        for step in (k, k + 1, k + 2):
                            other = at.get((x + step * dx, y + step * dy))
                            if other is not None:
                                line |= 1 << other
                        if line & (line - 1):
                            lines.append(line | 1 << coin)
            self._spots.append(bytes(sorted(spots)))
            made.append(lines)
        for lock in range(NO_COIN + 1):
            found: list[int] = []
            for coin in range(len(cells)):
                if coin != lock:
                    found += made[coin]
            self._leaps.append(supersets(found))


def supersets(lines: list[int]) -> bytes:
    """The sets of coins that hold one of the lines: 1 for each of them, else 0."""
    lines = list(set(lines))
    return bytes([any(n & line == line for line in lines) for n in range(128)])


def search_board(key: i64, coins: i64) -> SearchBoard:
    """The board for a key."""
    found = _MADE.get(int(key))
    if found is None:
        if len(_MADE) >= MOST_KEPT:
            _MADE.clear()
        found = SearchBoard(key, coins)
        _MADE[int(key)] = found
    return found


def search_board_of(cells: tuple[int, ...]) -> SearchBoard:
    """The search's own of a board of the rules, by its cells."""
    key: i64 = 0
    for coin in range(len(cells)):
        key |= i64(cells[coin]) << (7 * coin)
    return search_board(key, len(cells))
