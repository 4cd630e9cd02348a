"""Pictures of the games for the page: a deal, a moment in the middle, what a rule is about."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kachidoki import catalog
from kachidoki.bots import find
from kachidoki.core import Rng, Table
from kachidoki.draw import draw
from kachidoki.text import sentence
from kachidoki.text.rule_positions import shown_position

# What the first page shows of each game: options, a deal and how far it is played on.
MOMENTS: Final = {
    "joraku": ({"players": "4"}, b"first page", 170),
    "rokumon": ({"act": "2"}, b"59", 16),
}


@lru_cache(maxsize=200)
def start_picture(options: tuple[tuple[str, str], ...], dark: bool, language: str) -> str:
    """The picture of a deal of Rokumon, always the same one, with its seats as people count."""
    game = catalog.find("rokumon", dict(options))
    seats = [sentence("page-seat", language, number=at + 1) for at in range(game.seats)]
    view = Table(game, bytes(32)).view(None)
    return draw(view, dark=dark, language=language, names=seats, parts="clans")


@lru_cache(maxsize=100)
def rule_picture(game: str, section: str, dark: bool, language: str) -> str | None:
    """The position that a section of the rules shows; None where it shows none."""
    shown = shown_position(game, section)
    if shown is None:
        return None
    return draw(shown.view(), dark=dark, language=language, numbered=False, parts=shown.parts)


@lru_cache(maxsize=40)
def moment_picture(game: str, dark: bool, language: str) -> str:
    """The board of a game that quick bots have played for a while."""
    options, seed, actions = MOMENTS[game]
    table = Table(catalog.find(game, options), seed.ljust(32))
    bot = find("greedy")
    for _ in range(actions):
        seat = table.state.to_act()[0]
        table.play(seat, bot(table.view(seat), Rng(seed)).text)
    return draw(table.view(None), dark=dark, language=language, board_alone=True)
