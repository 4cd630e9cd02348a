"""How each game is drawn, by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from kachidoki.tui.screens import joraku_board, rokumon_board
from kachidoki.tui.screens.paint import Shown


@dataclass(frozen=True)
class Board:
    """What a game's board offers; all of it is made from a view."""

    title: Callable[[Shown], str]
    places: Callable[[Shown], list[str]]  # picks in their order on the screen
    board: Callable[[Shown], list[Text]]
    below: Callable[[Shown], list[Text]]  # what lies before the seat
    label: Callable[[Shown, str], str | None]  # of a pick that is a button
    prompt: Callable[[Shown], str | None]  # once something is picked


BOARDS: Final[Mapping[str, Board]] = {
    game.__name__.rpartition(".")[2].removesuffix("_board"): Board(
        game.title, game.places, game.board, game.below, game.label, game.prompt
    )
    for game in (joraku_board, rokumon_board)
}
