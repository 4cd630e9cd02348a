"""What is done only once, done before the first visitor has to wait for it."""

from __future__ import annotations

from functools import cache

from kachidoki import catalog, text
from kachidoki.core import Rng
from kachidoki.server.tables.commands import STAND_IN
from kachidoki.server.tables.composing import Composer, InfoText, Key
from kachidoki.server.tables.hosted_table import HostedTable
from kachidoki.server.tables.table_sheet import Chair, TableSheet


@cache
def warm_up() -> None:
    """Play and tell a game of each kind that nobody sees."""
    for name in catalog.GAMES:
        rehearse(name)


def rehearse(name: str) -> None:
    """Play a game at random, and tell all of it in every language."""
    game = catalog.find(name, {})
    chairs = [Chair(kind="bot", name=STAND_IN, bot=STAND_IN) for _ in range(game.seats)]
    seed = bytes(32)
    hosted = HostedTable("rehearsal", game, seed, b"", TableSheet(title="", chairs=chairs), {})
    hosted.made(0, {})
    table, rng = hosted.started(), Rng(seed)
    while acting := table.state.to_act():
        seat = acting[rng.below(len(acting))]
        legal = table.state.legal(seat)
        table.play(seat, legal[rng.below(len(legal))])
        hosted.change("rehearsal", 0)
    composer = Composer(hosted, InfoText().of(hosted, hosted.clocks(), 0))
    for language in text.LANGUAGES:
        for seat in (None, *range(game.seats)):
            composer.update(Key(seat, 0, language, False, ()))
