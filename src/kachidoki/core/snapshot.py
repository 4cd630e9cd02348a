"""Where a table stands, as plain data: it is opened at once, without replaying its record.

A snapshot leaves out the lines and the seed, which are kept elsewhere, and says how many lines
it covers. It leaves out the log too: that is many times longer, and follows from the lines. Its
seal is over the lines as well, so a snapshot that was damaged, or that belongs to other lines, is
found out, and the record can be replayed instead.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kachidoki.core.contract import Game, State
from kachidoki.core.dealer import WORD
from kachidoki.core.errors import BadPosition, BadRecord
from kachidoki.core.frozen import parts, whole, wholes
from kachidoki.core.record import Line, same_game

FORMAT: Final = 1  # raised when the data of before can no longer be read
RULES: Final = range(100_000)
VERSIONS: Final = range(10_000_000)


@dataclass
class Snapshot:
    """Everything a table holds but its game, its seed, its lines and its log."""

    commitment: str
    drawn: int | None  # bytes of the dealer's stream that are used; None without a seed
    state: State
    # What take-backs need: see `Table`.
    sealed: State
    since: list[int]
    answered: tuple[State, list[int]] | None

    def as_dict(self, game: Game, lines: Sequence[Line]) -> dict[str, object]:
        """The same as plain data, sealed together with the lines so far."""
        answered = self.answered
        data: dict[str, object] = {
            "format": FORMAT,
            "game": game.name,
            "rules": game.rules_version,
            "options": dict(game.options),
            "commitment": self.commitment,
            "version": len(lines),
            "drawn": self.drawn,
            "state": game.freeze(self.state),
            "sealed": game.freeze(self.sealed),
            "since": list(self.since),
            "answered": answered and [game.freeze(answered[0]), list(answered[1])],
        }
        return {**data, "seal": seal(data, lines)}

    @classmethod
    def read(cls, game: Game, data: object, lines: Sequence[Line]) -> tuple[Snapshot, int]:
        """A snapshot and how many lines it covers; raises BadRecord unless it fits them."""
        if not isinstance(data, Mapping):
            raise BadRecord("a snapshot is a set of named values")
        try:
            if data.get("format") != FORMAT:
                raise BadPosition(f"this program reads format {FORMAT}")
            rules = whole(data.get("rules"), RULES, "rules")
            same_game(game, "snapshot", text(data, "game"), rules, texts(data, "options"))
            version = whole(data.get("version"), VERSIONS, "version")
            if version > len(lines):
                raise BadPosition(f"it covers {version} actions; there are {len(lines)}")
            covered = lines[:version]
            if text(data, "seal") != seal({k: data[k] for k in data if k != "seal"}, covered):
                raise BadPosition("it was changed after it was sealed, or belongs to other lines")
            return cls._unsealed(game, data, version), version
        except BadPosition as error:
            raise BadRecord(f"the snapshot does not fit: {error}") from None

    @classmethod
    def _unsealed(cls, game: Game, data: Mapping[str, object], version: int) -> Snapshot:
        drawn, answered = data.get("drawn"), None
        at = range(version)
        if data.get("answered") is not None:
            state, since = parts(data.get("answered"), 2, "answered")
            answered = game.thaw(state), list(wholes(since, at, "answered"))
        # A draw takes one word, very rarely a second one.
        words = range(0, 2 * WORD * version + 1, WORD)
        return cls(
            commitment=text(data, "commitment"),
            drawn=None if drawn is None else whole(drawn, words, "drawn"),
            state=game.thaw(data.get("state")),
            sealed=game.thaw(data.get("sealed")),
            since=list(wholes(data.get("since"), at, "since")),
            answered=answered,
        )


def seal(data: Mapping[str, object], lines: Sequence[Line]) -> str:
    """The fingerprint of a snapshot and of the lines it covers."""
    try:
        written = json.dumps([data, lines], sort_keys=True, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError):
        raise BadPosition("it is no plain data") from None
    return hashlib.sha256(written.encode()).hexdigest()


def text(data: Mapping[str, object], name: str) -> str:
    """A text of a snapshot."""
    found = data.get(name)
    if not isinstance(found, str):
        raise BadPosition(f"{name} should be a text")
    return found


def texts(data: Mapping[str, object], name: str) -> dict[str, str]:
    """Named texts of a snapshot."""
    found = data.get(name)
    if not isinstance(found, dict):
        raise BadPosition(f"{name} should be named texts")
    return {str(key): text(found, key) for key in found}
