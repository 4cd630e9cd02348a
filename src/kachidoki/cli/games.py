"""`kachidoki games`: the games and their options."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table as Grid

from kachidoki import bots, catalog, text
from kachidoki.text.games import game_info


def flags(parser: argparse.ArgumentParser) -> None:
    """It has none of its own."""


def run(args: argparse.Namespace) -> dict[str, object]:
    """The catalog."""
    if not args.json:
        console = Console()
        for entry in catalog.GAMES.values():
            seats = ", ".join(map(str, entry.seats))
            about = text.word(f"game-{entry.name}").forms["about"]
            console.print(f"[bold]{entry.name}[/] ({seats} players): {about}")
            grid = Grid("option", "values", "default", "what it is")
            for option in entry.options:
                about = text.word(f"option-{entry.name}-{option.name}").forms["about"]
                grid.add_row(option.name, ", ".join(option.values), option.default, about)
            console.print(grid)
    found = [game_info(entry) for entry in catalog.GAMES.values()]
    return {"games": found, "bots": [*bots.BOTS, *bots.installed()]}
