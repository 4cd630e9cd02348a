"""The positions that the sections of the rules show.

Apart from the rest of `kachidoki.text`, because pictures are made of words but know no catalog.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from kachidoki import catalog
from kachidoki.core import View


@dataclass(frozen=True)
class ShownPosition:
    """A position as one line of the game's notation, and what of it is looked at."""

    game: str
    options: dict[str, str]
    position: str
    seat: int | None  # None: a spectator
    parts: str  # of the picture; empty: all of it

    def view(self) -> View:
        """What the seat sees of it."""
        game = catalog.find(self.game, self.options)
        return game.parse_position(self.position).view(self.seat)


@cache
def _file(game: str) -> dict[str, Any]:
    file = resources.files("kachidoki.text") / "rules" / f"{game}.positions.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def shown_position(game: str, section: str) -> ShownPosition | None:
    """The position that a section shows; None where it shows none, or there is no such section.

    >>> position = shown_position("joraku", "kachidoki")
    >>> position.parts, shown_position("joraku", "round")
    ('ise', None)
    """
    if game not in catalog.GAMES:
        return None
    found = _file(game)["shown"].get(section)
    return None if found is None else ShownPosition(game, **{"seat": None, **found})


def without_position(game: str) -> dict[str, str]:
    """The sections that show no position, with the reason for each."""
    return dict(_file(game)["without"])
