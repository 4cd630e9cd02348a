"""The games that have puzzles: the only place in this room that names them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kachidoki.core import BadOption
from kachidoki.core.errors import quoted
from kachidoki.puzzles.joraku.prover import JorakuProver
from kachidoki.puzzles.prover import Prover
from kachidoki.puzzles.rokumon.prover import RokumonProver

PROVERS: Final[Mapping[str, Prover[Any]]] = {
    "joraku": JorakuProver(),
    "rokumon": RokumonProver(),
}


def prover_of(game: str) -> Prover[Any]:
    """How puzzles of a game are proved, by its name; raises BadOption if nobody knows."""
    prover = PROVERS.get(game)
    if prover is None:
        raise BadOption(f"nobody can prove puzzles of the game {quoted(game)}")
    return prover
