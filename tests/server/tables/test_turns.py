"""Turns as the clocks know them: each ends once, and is paid once, in every shape of the games."""

from __future__ import annotations

import pytest

from kachidoki import catalog
from kachidoki.core import CHANCE, Rng, Table
from kachidoki.protocol import Clock
from kachidoki.server.tables.commands import CommandContext, play
from kachidoki.server.tables.hosted_table import HostedTable
from kachidoki.server.tables.table_sheet import Chair, TableSheet

JORAKU = [
    {"players": "3"},
    {"players": "4", "variants": "2,5"},
    {"players": "3", "passing": "both"},
    {"players": "2", "mode": "houses"},
    {"players": "2", "mode": "neutral"},
]
ROKUMON = [{"act": act} for act in ("1", "2", "3", "4", "5", "6", "solo", "campaign")]
SHAPES = [*(("joraku", each) for each in JORAKU), *(("rokumon", each) for each in ROKUMON)]

TURNS = {
    "joraku": ("end", "draft", "discard"),
    "rokumon": ("deploy", "move", "fight", "surprise", "surrender"),
}


def turns_of(table: Table) -> int:
    """How many turns a finished game had, counted in its record.

    Joraku: an effect ends with `end`; a card that is kept or put away is a turn, and so are
    all that a player passes in a round, two or three. Rokumon: one of its actions; tokens and
    `accept` belong to the turn of a fight or a Move.
    """
    ends = TURNS[table.game.name]
    words = [text.split() for seat, text in table.lines() if seat != CHANCE]
    passed = sum(each[0] == "pass" for each in words)
    picks = 3 if table.game.options.get("mode") == "neutral" else 2
    return sum(each[0] in ends for each in words) + passed // picks


@pytest.mark.parametrize(("game", "options"), SHAPES, ids=str)
def test_the_increment_is_paid_once_for_every_finished_turn(
    game: str, options: dict[str, str]
) -> None:
    """In Joraku it was paid at the card and again at the end of its effect."""
    made = catalog.find(game, options)
    for number in range(3):
        chairs = [Chair(kind="person", holder=str(seat)) for seat in range(made.seats)]
        sheet = TableSheet(title="turns", chairs=chairs, clock=Clock(game=1000, increment=1))
        hosted = HostedTable("turns", made, bytes([number]) * 32, b"luck", sheet, {})
        hosted.start_if_full()
        table, context = (
            hosted.started(),
            CommandContext(hosted, hosted.clocks(), 0, lambda _: None),
        )
        rng = Rng(b"turns %d" % number)
        while acting := table.state.to_act():
            seat = acting[rng.below(len(acting))]
            legal = [each for each in table.state.legal(seat) if each.text != "surrender"]
            legal = legal or list(table.state.legal(seat))
            play(context, seat, legal[rng.below(len(legal))])
        assert table.state.in_turn() == ()
        paid = sum((chair.left or 0) - 1_000_000 for chair in chairs)
        assert turns_of(table) > made.seats
        assert paid == 1000 * turns_of(table)
