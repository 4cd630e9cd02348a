"""The record: a whole game as a text file that a person can read.

A header (game, options, rules version, seed commitment), one line per action with chance
and take-backs included, the result, and a seal over all of it, so that a file that was cut
off or edited is found out. A record has exactly one way to be written: whatever reads the same
but is written otherwise (a seat `00`, a seed in capitals, header lines in another order) is
refused with its line. This file writes and reads; `Table.from_record` in `table` plays it again and
finds what the rules or the seed do not allow.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from kachidoki.core.contract import CHANCE, Game, Outcome, Seat
from kachidoki.core.dealer import commitment
from kachidoki.core.errors import BadRecord, quoted

FIRST: Final = "kachidoki record 1"
TAKE_BACK: Final = "take back"
TAKE_BACK_BOTH: Final = "take back with the answer"
UNFINISHED: Final = "unfinished"
LONGEST: Final = 4_000_000  # characters; the longest real game has about 20,000
MOST_SEAT: Final = 999  # a longer number is no seat of any game
SEAT: Final = re.compile("0|[1-9][0-9]{0,2}")
NUMBER: Final = re.compile("0|[1-9][0-9]{0,4}")
SEED: Final = re.compile("([0-9a-f]{2})*")
FIXED: Final = ("game", "rules", "commitment")  # lines of every header; a seed may follow
FIRST_OPTION: Final = 4  # the line of it: the first line, the game and the rules come before

Line = tuple[Seat, str]


def result_line(outcome: Outcome | None) -> str:
    """Seats from first to last with their points, or that the game goes on."""
    if outcome is None:
        return UNFINISHED
    places = ", ".join(f"{seat} with {outcome.scores[seat]}" for seat in outcome.ranking)
    return f"{places}; won by {' and '.join(map(str, outcome.winners)) or 'nobody'}"


def line_of(line: Line) -> str:
    """A line as a record writes it.

    >>> line_of((CHANCE, "deal katana 3")), line_of((2, "take back"))
    ('chance: deal katana 3', '2: take back')
    """
    seat, text = line
    return f"{'chance' if seat == CHANCE else seat}: {text}"


def parse_line(text: str) -> Line:
    """The line that was written; raises ValueError if it is none.

    >>> parse_line("2: take back")
    (2, 'take back')
    """
    who, colon, action = text.partition(": ")
    if not colon or not (who == "chance" or SEAT.fullmatch(who)):
        raise ValueError(text)
    return CHANCE if who == "chance" else int(who), action


@dataclass
class Record:
    """Everything needed to play a game through again."""

    game: str
    rules: int
    options: Mapping[str, str]
    commitment: str
    seed: bytes | None
    lines: Sequence[Line] = field(default_factory=list)
    result: str = UNFINISHED

    def text(self) -> str:
        """The file, seal included."""
        head = [FIRST, f"game: {self.game}", f"rules: {self.rules}"]
        head += [f"{name}: {value}" for name, value in self.options.items()]
        head.append(f"commitment: {self.commitment}")
        if self.seed is not None:
            head.append(f"seed: {self.seed.hex()}")
        moves = [line_of(line) for line in self.lines]
        body = "\n".join([*head, "", *moves, "", f"result: {self.result}", ""])
        return f"{body}seal: {_seal(body)}\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a file; what the lines mean is checked when it is replayed."""
        if not isinstance(text, str):
            raise BadRecord("a record is a text")
        if len(text) > LONGEST:
            raise BadRecord(f"the record has {len(text)} characters; at most {LONGEST} are read")
        lines = text.split("\n")
        if lines[0] != FIRST:
            raise BadRecord(f"line 1: {quoted(lines[0])} should be {FIRST!r}")
        head, at = _header(lines)
        fixed = _fixed_order(list(head))
        moves, at = _moves(lines, at)
        result = _field(lines, at, "result")
        seal = _field(lines, at + 1, "seal")
        if len(lines) == at + 2:
            raise _cut(at + 1, "the rest of the seal and a line end")
        if lines[at + 2 :] != [""]:
            raise BadRecord(f"line {at + 3}: nothing may follow the seal but one line end")
        record = cls(
            game=head["game"],
            rules=_version(head["rules"]),
            commitment=head["commitment"],
            seed=_seed(head.get("seed"), len(head) + 1),
            options={name: value for name, value in head.items() if name not in fixed},
            lines=moves,
            result=result,
        )
        if record.seed is not None and commitment(record.seed) != record.commitment:
            raise BadRecord("the seed does not fit the commitment that was given at the start")
        record._expected = seal
        return record

    _expected: str = ""

    def check_seal(self) -> None:
        """Raise if the text was changed after it was sealed.

        Apart from `parse`, so that a replay can first name the line that makes no sense.
        """
        body = self.text().rpartition("seal: ")[0]
        if self._expected != _seal(body):
            raise BadRecord("the seal does not fit: the record was edited after it was written")


def check_order(game: Game, options: Mapping[str, str]) -> None:
    """Raise unless a record's options, which are the game's own, stand in the game's order."""
    for at, (found, wanted) in enumerate(zip(options, game.options, strict=True), FIRST_OPTION):
        if found != wanted:
            raise BadRecord(f"line {at}: '{wanted}: …' should stand here, not {quoted(found)}")


def same_game(game: Game, what: str, name: str, rules: int, options: Mapping[str, str]) -> None:
    """Raise unless a record, or what else was kept of a table, is of the very same game."""
    if name != game.name:
        raise BadRecord(f"the {what} is of {quoted(name)}, the game here is {game.name!r}")
    if rules != game.rules_version:
        raise BadRecord(
            f"the {what} needs version {rules} of the rules of {game.name}; "
            f"this program plays version {game.rules_version}"
        )
    for option, ours in game.options.items():
        if option not in options:
            raise BadRecord(
                f"the {what} does not say {quoted(option)}; the game here has {quoted(ours)}"
            )
    for option, theirs in options.items():
        if option not in game.options:
            raise BadRecord(f"the {what} has {quoted(option)}, which this game does not have")
        if theirs != (ours := game.options[option]):
            here, there = quoted(ours), quoted(theirs)
            raise BadRecord(f"the {what} has {quoted(option)} = {there}, the game here {here}")


def checked_lines(lines: Iterable[object]) -> list[Line]:
    """Lines that were kept apart from a record, perhaps as lists.

    What they mean is checked when they are replayed.
    """
    found: list[Line] = []
    for line in lines:
        seat, text = line if isinstance(line, list | tuple) and len(line) == 2 else (None, None)
        if type(seat) is not int or not CHANCE <= seat <= MOST_SEAT or not isinstance(text, str):
            raise BadRecord(f"action {len(found) + 1} should be a seat and a text")
        found.append((seat, text))
    return found


def _seal(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


def _cut(at: int, wanted: str) -> BadRecord:
    return BadRecord(f"line {at + 1}: the record is cut off here; {wanted} should follow")


def _header(lines: list[str]) -> tuple[dict[str, str], int]:
    head: dict[str, str] = {}
    for at in range(1, len(lines)):
        line = lines[at]
        if line == "":
            if at == len(lines) - 1:
                break
            return head, at + 1
        name, colon, value = line.partition(": ")
        if not colon or not name:
            raise BadRecord(f"line {at + 1}: {quoted(line)} should read 'name: value'")
        if name in head:
            raise BadRecord(f"line {at + 1}: {quoted(name)} is given twice")
        head[name] = value
    raise _cut(len(lines) - 1, "an empty line and the actions")


def _moves(lines: list[str], at: int) -> tuple[list[Line], int]:
    moves: list[Line] = []
    for here in range(at, len(lines)):
        line = lines[here]
        if line == "":
            if here == len(lines) - 1:
                break
            return moves, here + 1
        try:
            moves.append(parse_line(line))
        except ValueError:
            raise BadRecord(
                f"line {here + 1}: {quoted(line)} should read 'SEAT: action' or 'chance: action'"
            ) from None
    raise _cut(len(lines) - 1, "more actions, or an empty line and the result")


def _field(lines: list[str], at: int, name: str) -> str:
    if at >= len(lines) or lines[at] == "":
        raise _cut(min(at, len(lines) - 1), f"'{name}: …'")
    found, colon, value = lines[at].partition(": ")
    if not colon or found != name:
        raise BadRecord(f"line {at + 1}: {quoted(lines[at])} should read '{name}: …'")
    return value


def _fixed_order(names: list[str]) -> tuple[str, ...]:
    """The lines of a header that every game has; raises BadRecord if one is missing or moved."""
    fixed = (*FIXED, "seed") if "seed" in names else FIXED
    for name in fixed:
        if name not in names:
            raise BadRecord(f"the header has no line '{name}: …'")
    options = [name for name in names if name not in fixed]
    wanted = [*fixed[:2], *options, *fixed[2:]]
    for at, (name, expected) in enumerate(zip(names, wanted, strict=True), 2):
        if name != expected:
            wish = quoted(f"{expected}: …")
            raise BadRecord(f"line {at}: {wish} should stand here, not {quoted(name)}")
    return fixed


def _version(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise BadRecord(f"line 3: the rules version {quoted(text)} should be a whole number")
    return int(text)


def _seed(text: str | None, line: int) -> bytes | None:
    if text is None:
        return None
    if not SEED.fullmatch(text):
        raise BadRecord(
            f"line {line}: the seed {quoted(text)} should be pairs of the digits 0 to 9 and a to f"
        )
    return bytes.fromhex(text)
