"""The resume file: what was played so far, a line of JSON a game, safe to kill at any moment."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, Final, Self

from kachidoki import __version__
from kachidoki.bots import own_bots
from kachidoki.bots.arena.match import Played
from kachidoki.bots.arena.schedule import Schedule, Seating
from kachidoki.core import BadOption, BadRecord
from kachidoki.core.errors import bare, listing, quoted

FORMAT: Final = 1
LONGEST: Final = 100_000  # bytes of a line that can be meant


def header_of(plan: Schedule) -> dict[str, object]:
    """All that must be the same for games to be counted together, the code of own bots too."""
    codes = {bot: own_bots.fingerprint(bot) for bot in plan.bots}
    own = {bot: code for bot, code in codes.items() if code is not None}
    header: dict[str, object] = {
        "kachidoki": "arena",
        "format": FORMAT,
        "version": __version__,
        "game": plan.game,
        "rules": plan.rules,
        "options": dict(plan.options),
        "bots": list(plan.bots),
        "lineup": plan.lineup,
        "seed": plan.seed,
    }
    return {**header, "code": own} if own else header


def line_of(data: dict[str, object]) -> bytes:
    """A line of the file."""
    return json.dumps(data, ensure_ascii=False).encode() + b"\n"


class Journal:
    """An open resume file; `found` are the games that it already had."""

    def __init__(self, path: Path, plan: Schedule, seatings: Iterable[Seating]) -> None:
        self._name = bare(str(path))
        self.found: list[Played] = []
        self._file: BinaryIO = path.open("a+b")
        try:
            self._file.seek(0)
            self._read(plan, seatings)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, played: Played) -> None:
        """Note a game."""
        self._file.write(line_of(played.as_dict()))
        self._file.flush()

    def _read(self, plan: Schedule, seatings: Iterable[Seating]) -> None:
        header = line_of(header_of(plan))
        first = self._file.readline(LONGEST)
        if not first.endswith(b"\n") and header.startswith(first):  # new, or killed at birth
            self._file.truncate(0)
            self._file.write(header)
            self._file.flush()
            return
        self._check_header(first, header_of(plan))
        wanted = {(seating.block, seating.rotation): seating for seating in seatings}
        number = 1
        good = self._file.tell()
        while line := self._file.readline(LONGEST):
            number += 1
            if not line.endswith(b"\n") and len(line) < LONGEST:
                self._file.truncate(good)  # its writer was killed: that game is played again
                return
            good = self._file.tell()
            played = self._parse(line, number)
            # More blocks than asked for this time are left out, not lost.
            if seating := wanted.pop((played.block, played.rotation), None):
                if seating.lineup != played.lineup:
                    raise BadRecord(f"{self._name}, line {number}: other bots than at this table")
                self.found.append(played)

    def _check_header(self, line: bytes, ours: dict[str, object]) -> None:
        try:
            theirs = json.loads(line)
        except ValueError:
            theirs = None
        if not isinstance(theirs, dict) or theirs.get("kachidoki") != "arena":
            raise BadOption(f"{self._name} is not the resume file of an arena")
        differing = [
            f"{key} is {_shown(theirs.get(key))} there and {_shown(value)} here"
            for key, value in ours.items()
            if theirs.get(key) != value and key != "code"
        ]
        if differing:
            raise BadOption(f"{self._name} belongs to another arena: {', '.join(differing)}")
        if theirs.get("code") != ours.get("code"):
            changed = f"the code of {_changed(theirs, ours)} has changed since its games"
            raise BadOption(f"{self._name}: {changed}; begin another file, or take the old code")

    def _parse(self, line: bytes, number: int) -> Played:
        try:
            return Played.from_dict(json.loads(line))
        except (ValueError, TypeError, AttributeError):
            raise BadRecord(f"{self._name}, line {number}: not a game of an arena") from None


def _changed(theirs: dict[str, object], ours: dict[str, object]) -> str:
    """The bots whose code is not the same."""
    before, now = theirs.get("code"), ours.get("code")
    assert isinstance(now, dict)
    if not isinstance(before, dict):
        before = {}
    return listing([quoted(bot, 200) for bot, code in now.items() if before.get(bot) != code])


def _shown(value: object) -> str:
    return quoted(value if isinstance(value, str) else json.dumps(value), 200)[1:-1]
