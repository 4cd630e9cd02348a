"""Finished games to be reviewed, and an effort that takes no time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kachidoki import bots, catalog
from kachidoki.bots.simulate import play_game
from kachidoki.core import CHANCE, Game, Record, Rng, Table, commitment
from kachidoki.core.record import Line, result_line
from kachidoki.review import Effort

TINY = Effort("tiny", plans=2, first=2, second=2, kept=2, final=8, moment=6, nodes=300)


def played(
    name: str, options: dict[str, Any], bot: str, seed: bytes = b"game"
) -> tuple[Game, Record]:
    """A game between bots."""
    game = catalog.find(name, options)
    record, _ = play_game(game, [bots.find(bot)] * game.seats, seed)
    return game, Record.parse(record.text())


def record_of(game: Game, lines: Sequence[Line]) -> Record:
    """The record of a game whose lines somebody made up."""
    table = Table.to_look_at(game, lines)
    result = result_line(table.outcome)
    options, rules = game.options, game.rules_version
    record = Record(game.name, rules, options, commitment(b""), None, list(lines), result)
    return Record.parse(record.text())


def finished(game: Game, lines: Sequence[Line], rng: Rng) -> list[Line]:
    """Lines, and any more that end the game."""
    table = Table.to_look_at(game, lines)
    state, found = table.state, list(lines)
    while acting := state.to_act():
        seat = CHANCE if acting == (CHANCE,) else acting[rng.below(len(acting))]
        legal = [action for action in state.legal(seat) if str(action) != "surrender"]
        action = legal[rng.below(len(legal))]
        state.step(seat, action)
        found.append((seat, str(action)))
    return found
