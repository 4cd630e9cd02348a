"""Boards: seven coins on their cells, with everything that follows from where they lie.

A coin keeps its number, by dealing order, when a Surprise moves it. Boards are made once for
each arrangement; a Surprise leads from one to the next.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kachidoki.core.action import Action
from kachidoki.rokumon import actions
from kachidoki.rokumon.cells import CELLS, brick_lines

GOLD: Final[i64] = 0
GREEN: Final[i64] = 1
FLIPPED: Final[i64] = 2
COLOURS: Final = ("gold", "green", "flipped")
LETTERS: Final = "gjf"
NO_COIN: Final[i64] = 7

POP: Final = bytes([bin(n).count("1") for n in range(128)])  # how many coins a set has

# Boards are kept for their ready-made lists, but not without end. A game keeps its own board,
# and a position can repeat only on the very same one, so forgetting others changes nothing.
MOST_KEPT: Final = 4096
_numbers: Final[list[int]] = [0]
_MADE: Final[dict[tuple[tuple[int, ...], tuple[int, ...], bool], CoinBoard]] = {}


@final
class CoinBoard:
    """Coins of given colours on given cells."""

    def __init__(self, cells: tuple[int, ...], colours: tuple[int, ...], square: bool) -> None:
        self.number: i64 = _numbers.pop()
        _numbers.append(int(self.number) + 1)
        self.cells = cells
        self.colours = colours
        self.square = square
        self.coins: i64 = len(cells)
        self.everywhere: i64 = (1 << len(cells)) - 1
        # The coins of each colour.
        self.gold: i64 = colour_mask(colours, GOLD)
        self.green: i64 = colour_mask(colours, GREEN)
        self.flipped: i64 = colour_mask(colours, FLIPPED)
        # The lines of three, as sets of coins; and for every set of coins, whether it holds one.
        self.lines = [0b000111, 0b111000] if square else brick_lines(list(cells))
        self.wins = bytes([any(n & line == line for line in self.lines) for n in range(128)])
        self.coin_at = bytes(
            [cells.index(cell) if cell in cells else int(NO_COIN) for cell in range(128)]
        )
        # By the empty coins, then by clan and kinds; the inner lists are made when needed.
        self._deploys: list[list[tuple[Action, ...] | None] | None] = []
        # By the starting coins, then by the targets.
        self._moves: list[list[tuple[Action, ...] | None] | None] = []
        self._fights: list[tuple[Action, ...] | None] = []
        # By the locked coin; the module `surprise` fills it.
        self.surprises: list[tuple[Action, ...] | None] = [None] * 8
        self._after: dict[int, CoinBoard] = {}

    def has_line(self, coins: i64) -> bool:
        """Whether a set of coins holds a line."""
        return self.wins[coins] != 0

    def lines_in(self, coins: i64) -> list[list[str]]:
        """The lines that a set of coins holds, each as its three cells."""
        if not self.has_line(coins):
            return []
        held = int(coins)
        return [
            [self.cell(coin) for coin in coins_of(line)]
            for line in self.lines
            if held & line == line
        ]

    def deploys(self, clan: i64, kinds: i64, empty: i64) -> tuple[Action, ...]:
        """Deploying each of a set of kinds of warriors on each of a set of coins."""
        if not self._deploys:
            self._deploys = [None] * 128
        by_kinds = self._deploys[empty]
        if by_kinds is None:
            by_kinds = [None] * 64
            self._deploys[empty] = by_kinds
        ready = by_kinds[clan * 32 + kinds]
        if ready is None:
            found: list[Action] = []
            for kind in range(i64(5)):
                if kinds >> kind & 1:
                    found += [actions.deploy(clan, kind, self.cells[c]) for c in coins_of(empty)]
            ready = tuple(found)
            by_kinds[clan * 32 + kinds] = ready
        return ready

    def moves(self, starts: i64, targets: i64) -> tuple[Action, ...]:
        """Moving from each of a set of coins to each of another set."""
        if not self._moves:
            self._moves = [None] * 128
        by_targets = self._moves[starts]
        if by_targets is None:
            by_targets = [None] * 128
            self._moves[starts] = by_targets
        ready = by_targets[targets]
        if ready is None:
            found: list[Action] = []
            for coin in coins_of(starts):
                start = self.cells[coin]
                found += [actions.move(start, self.cells[c]) for c in coins_of(targets)]
            ready = tuple(found)
            by_targets[targets] = ready
        return ready

    def fights(self, coins: i64) -> tuple[Action, ...]:
        """Fighting on each of a set of coins."""
        if not self._fights:
            self._fights = [None] * 128
        ready = self._fights[coins]
        if ready is None:
            ready = tuple([actions.fight(self.cells[c]) for c in coins_of(coins)])
            self._fights[coins] = ready
        return ready

    def after(self, coin: i64, to: i64) -> CoinBoard:
        """The board with one coin set elsewhere."""
        key = int(coin * 128 + to)
        board = self._after.get(key)
        if board is None:
            cells = list(self.cells)
            cells[coin] = to
            board = make_board(tuple(cells), self.colours, self.square)
            self._after[key] = board
        return board

    def cell(self, coin: i64) -> str:
        """The name of a coin's cell."""
        return CELLS[self.cells[coin]]


def colour_mask(colours: tuple[int, ...], colour: i64) -> i64:
    """The coins of a colour."""
    coins: i64 = 0
    for coin in range(len(colours)):
        if colours[coin] == colour:
            coins |= 1 << coin
    return coins


def coins_of(coins: i64) -> list[i64]:
    """The numbers of a set of coins."""
    return [coin for coin in range(7) if coins >> coin & 1]


def make_board(cells: tuple[int, ...], colours: tuple[int, ...], square: bool) -> CoinBoard:
    """The one board there is for an arrangement."""
    key = (cells, colours, square)
    board = _MADE.get(key)
    if board is None:
        if len(_MADE) >= MOST_KEPT:
            _MADE.clear()
        board = CoinBoard(cells, colours, square)
        _MADE[key] = board
    return board


def colour_of(pips: i64) -> i64:
    """[K2] Coins with an even number of pips are gold, the others green."""
    return GREEN if pips & 1 else GOLD
