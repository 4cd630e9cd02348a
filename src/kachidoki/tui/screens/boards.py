"""How each game is drawn, by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from rich.text import Text

from kachidoki.protocol import EventInfo
from kachidoki.tui.games import WORDS
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


def decided(view: Mapping[str, Any], game: str, events: Sequence[EventInfo]) -> frozenset[str]:
    """The cells that decided a game, to be marked on its board; none until it is over."""
    if view["phase"] != "over":
        return frozenset()
    return frozenset(chain.from_iterable(WORDS[game].ending(events, "en").cells))
