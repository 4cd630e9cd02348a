"""The score rows [R2]: data that a player can replace with those of their own board."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kachidoki.core.errors import BadOption, listing, quoted
from kachidoki.joraku.cards import AREAS, ROUNDS

MOST: Final = 999  # points a rank
# A board has 7 areas of 3 rows, which takes 1,000 characters with comments. Reading more than that
# as TOML would not be a matter of moments: its time grows with the square of what a key has in it.
LONGEST: Final = 4_000  # characters of a board file
MOST_LINES: Final = 200
MOST_DOTS: Final = 8  # in a line that is not a comment; a key has one at most
SOURCES: Final = ("printed", "mirrored", "interpolated", "own")

Row = tuple[int, int, int]


@dataclass(frozen=True)
class Board:
    """Points by area (Kyoto first) and round, and where each area's rows come from."""

    rows: tuple[tuple[Row, Row, Row], ...]
    sources: tuple[str, ...]

    @classmethod
    def from_toml(cls, text: str, name: str = "the board file") -> Board:
        """Read a board file; the error names the area and the round."""
        if not isinstance(text, str):
            raise BadOption(f"{name}: a board file is a text")
        _check_size(text, name)
        try:
            data = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadOption(f"{name} cannot be read: {quoted(str(error), 200)}") from None
        for area in data:
            if area not in AREAS:
                raise BadOption(
                    f"{name}: {quoted(area)} is no area; the areas are {listing(list(AREAS))}"
                )
        rows = []
        sources = []
        for area in AREAS:
            table = data.get(area)
            if not isinstance(table, dict):
                raise BadOption(
                    f"{name}: area {area} is missing; write [{area}] with I, II and III"
                )
            rows.append(_area_rows(area, table, name))
            sources.append(_source(area, table, name))
        return cls(tuple(rows), tuple(sources))

    def line(self) -> str:
        """The rows as one line of a record's header; `from_line` reads it."""
        areas = [
            " / ".join(" ".join(map(str, row)) for row in rounds) + f" {source}"
            for rounds, source in zip(self.rows, self.sources, strict=True)
        ]
        return ", ".join(f"{name} {rounds}" for name, rounds in zip(AREAS, areas, strict=True))

    @classmethod
    def from_line(cls, line: str) -> Board:
        """Read what `line` wrote."""
        if len(line) > LONGEST:
            raise BadOption(f"board: at most {LONGEST} characters are read")
        toml = []
        for part in line.split(", "):
            name, _, rest = part.partition(" ")
            numbers, _, source = rest.rpartition(" ")
            rounds = numbers.split(" / ")
            if len(rounds) != 3 or not name.isalpha() or not source.isalpha():
                raise BadOption(
                    f"board: {quoted(part)} should read 'AREA 1 2 3 / 4 5 6 / 7 8 9 SOURCE'"
                )
            toml.append(f"[{name}]")
            for numeral, row in zip(ROUNDS, rounds, strict=True):
                toml.append(f"{numeral} = [{', '.join(row.split())}]")
            toml.append(f'from = "{source}"')
        return cls.from_toml("\n".join(toml), "board")


def _check_size(text: str, name: str) -> None:
    """Refuse what is too large to be a board file, before it is read as TOML."""
    if len(text) > LONGEST:
        raise BadOption(f"{name}: a board file has at most {LONGEST} characters")
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise BadOption(f"{name}: a board file has at most {MOST_LINES} lines")
    for number, line in enumerate(lines, 1):
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            raise BadOption(
                f"{name}: line {number} has more than {MOST_DOTS} dots; "
                "write [AREA] and below it I, II and III"
            )


def _area_rows(area: str, table: Mapping[str, object], name: str) -> tuple[Row, Row, Row]:
    for key in table:
        if key not in (*ROUNDS, "from"):
            raise BadOption(f"{name}: {area} has {quoted(key)}; it takes I, II, III and from")
    first, second, third = (_row(area, numeral, table, name) for numeral in ROUNDS)
    return first, second, third


def _row(area: str, numeral: str, table: Mapping[str, object], name: str) -> Row:
    where = f"{name}: {area}, round {numeral}"
    row = table.get(numeral)
    if row is None:
        raise BadOption(f"{where}: the row is missing; write {numeral} = [1st, 2nd, 3rd]")
    if not isinstance(row, list) or len(row) != 3:
        raise BadOption(f"{where}: a row is a list of three numbers, for 1st, 2nd and 3rd")
    for points in row:
        if type(points) is not int or not 0 <= points <= MOST:
            small = type(points) is not int or abs(points) < 10**20
            what = quoted(str(points)) if small else "a huge number"
            raise BadOption(f"{where}: {what} should be a whole number from 0 to {MOST}")
    return row[0], row[1], row[2]


def _source(area: str, table: Mapping[str, object], name: str) -> str:
    source = table.get("from", "own")
    if source not in SOURCES:
        raise BadOption(
            f"{name}: {area}: from = {quoted(str(source))} should be one of {', '.join(SOURCES)}"
        )
    return str(source)
