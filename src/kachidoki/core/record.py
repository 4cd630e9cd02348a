"""The record: a whole game as a text file that a person can read.

A header (game, options, rules version, seed commitment), one line per action with chance
and take-backs included, the result, and a seal over all of it, so that a file that was cut
off or edited is found out.
"""

from __future__ import annotations

import hashlib
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
    """The line that was written; raises ValueError if it is none."""
    who, colon, action = text.partition(": ")
    if not colon or not (who == "chance" or (who.isdecimal() and len(who) < 4)):
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
        moves, at = _moves(lines, at)
        result = _field(lines, at, "result")
        seal = _field(lines, at + 1, "seal")
        if len(lines) == at + 2:
            raise _cut(at + 1, "the rest of the seal and a line end")
        if lines[at + 2 :] != [""]:
            raise BadRecord(f"line {at + 3}: nothing may follow the seal but one line end")
        record = cls(
            game=_take(head, "game"),
            rules=_version(_take(head, "rules")),
            commitment=_take(head, "commitment"),
            seed=_seed(head.pop("seed", None)),
            options=head,
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


def same_game(game: Game, what: str, name: str, rules: int, options: Mapping[str, str]) -> None:
    """Raise unless a record, or what else was kept of a table, is of the very same game."""
    if name != game.name:
        raise BadRecord(f"the {what} is of {quoted(name)}, the game here is {game.name!r}")
    if rules != game.rules_version:
        raise BadRecord(
            f"the {what} needs version {rules} of the rules of {game.name}; "
            f"this program plays version {game.rules_version}"
        )
    for option in {**game.options, **options}:
        ours, theirs = game.options.get(option), options.get(option)
        if ours != theirs:
            here, there = quoted(str(ours)), quoted(str(theirs))
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


def _take(head: dict[str, str], name: str) -> str:
    if name not in head:
        raise BadRecord(f"the header has no line '{name}: …'")
    return head.pop(name)


def _version(text: str) -> int:
    if not (text.isdecimal() and text.isascii() and len(text) < 6):
        raise BadRecord(f"the header's rules version {quoted(text)} should be a whole number")
    return int(text)


def _seed(text: str | None) -> bytes | None:
    if text is None:
        return None
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadRecord(f"the header's seed {quoted(text)} should be hexadecimal") from None
