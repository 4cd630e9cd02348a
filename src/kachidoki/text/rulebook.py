"""The rules of both games in our own words, for people who play.

They are Markdown files of a strict subset, read into a small tree: a page can show it without
trusting any markup, and a heading's id is where the rule of an event or a refusal is explained.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from kachidoki.core import BadOption
from kachidoki.core.errors import listing, quoted

GAMES: Final = ("joraku", "rokumon")
LANGUAGES: Final = ("en", "fr", "ru", "ja", "zh-Hant")

# Where the chapters are explained that events and refusals name; a ruling such as R4 is its own
# section. "Take-back", "Hint" and "Solved" come from the table and the bots, in both games.
CHAPTERS: Final = {
    "joraku": {
        "Pieces and map": "pieces",
        "Set-up": "set-up",
        "Recruit": "recruit",
        "Skirmish": "skirmish",
        "Kachidoki": "kachidoki",
        "Prestige": "prestige",
        "End": "end",
        "Variant cards": "variants",
        "Variant 1": "variant-1",
        "Variant 4": "variant-4",
        "Variant 5": "variant-5",
        "Two houses": "two-houses",
        "Two players and a neutral army": "neutral",
        "Take-back": "table",
        "Hint": "hints",
        "Solved": "hints",
    },
    "rokumon": {
        "Boards": "boards",
        "A turn": "turn",
        "Deploy": "deploy",
        "Move": "move",
        "Fight": "fight",
        "Surprise": "surprise",
        "Winning an act": "winning",
        "The game": "campaign",
        "Code of honour": "honour",
        "Epilogue": "solo",
        "Taroma": "taroma",
        "Take-back": "k10",
        "Hint": "hints",
        "Solved": "hints",
    },
}
_RULING: Final = re.compile(r"[RK]\d+")


@dataclass(frozen=True)
class Span:
    """A piece of text, perhaps bold, perhaps a link to another section of the same rules."""

    text: str
    bold: bool = False
    to: str = ""

    def as_dict(self) -> dict[str, object]:
        """The same as plain data; `to` is None where there is no link."""
        return {"text": self.text, "bold": self.bold, "to": self.to or None}


Words = tuple[Span, ...]


@dataclass(frozen=True)
class Paragraph:
    """A paragraph."""

    words: Words

    def lines(self) -> list[Words]:
        """Everything that is said here."""
        return [self.words]

    def markdown(self) -> str:
        """For a terminal, where links lead nowhere."""
        return _markdown(self.words)

    def as_dict(self) -> dict[str, object]:
        """The same as plain data."""
        return {"kind": "paragraph", "spans": _spans(self.words)}


@dataclass(frozen=True)
class Items:
    """A list, numbered or not."""

    items: tuple[Words, ...]
    numbered: bool

    def lines(self) -> list[Words]:
        """Everything that is said here."""
        return list(self.items)

    def markdown(self) -> str:
        """For a terminal."""
        marks = [f"{n}." if self.numbered else "-" for n in range(1, len(self.items) + 1)]
        lines = zip(marks, self.items, strict=True)
        return "\n".join(f"{mark} {_markdown(item)}" for mark, item in lines)

    def as_dict(self) -> dict[str, object]:
        """The same as plain data."""
        items = [_spans(item) for item in self.items]
        return {"kind": "list", "numbered": self.numbered, "items": items}


@dataclass(frozen=True)
class Grid:
    """A table with a heading for each column."""

    head: tuple[Words, ...]
    rows: tuple[tuple[Words, ...], ...]

    def lines(self) -> list[Words]:
        """Everything that is said here, cell by cell."""
        return [cell for row in (self.head, *self.rows) for cell in row]

    def markdown(self) -> str:
        """For a terminal."""
        head, *rows = (
            "| " + " | ".join(_markdown(cell) for cell in row) + " |"
            for row in (self.head, *self.rows)
        )
        return "\n".join([head, "|" + "---|" * len(self.head), *rows])

    def as_dict(self) -> dict[str, object]:
        """The same as plain data."""
        rows = [[_spans(cell) for cell in row] for row in self.rows]
        return {"kind": "table", "head": [_spans(cell) for cell in self.head], "rows": rows}


@dataclass(frozen=True)
class Position:
    """A picture of a position, with a line below it; `rule_positions` knows which position."""

    caption: Words

    def lines(self) -> list[Words]:
        """What is said below the picture."""
        return [self.caption]

    def markdown(self) -> str:
        """Nothing, for a terminal shows no pictures."""
        return ""

    def as_dict(self) -> dict[str, object]:
        """The same as plain data."""
        return {"kind": "position", "spans": _spans(self.caption)}


Block = Paragraph | Items | Grid | Position


@dataclass(frozen=True)
class Section:
    """A heading with what stands under it; deeper sections are sections of their own."""

    id: str
    title: str
    level: int
    blocks: tuple[Block, ...]

    def text(self) -> str:
        """All words without any marks, for searching."""
        lines = [line for block in self.blocks for line in block.lines()]
        return "\n".join("".join(span.text for span in line) for line in lines)

    def markdown(self) -> str:
        """For a terminal."""
        heading = f"{'#' * self.level} {self.title}"
        told = [block.markdown() for block in self.blocks]
        return "\n\n".join([heading, *filter(None, told)])

    def as_dict(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "id": self.id,
            "title": self.title,
            "level": self.level,
            "blocks": [block.as_dict() for block in self.blocks],
        }


def sections(game: str, language: str = "en") -> list[Section]:
    """All rules of a game, in order.

    >>> [section.id for section in sections("joraku")][:3]
    ['joraku', 'first-steps', 'pieces']
    """
    if game not in GAMES:
        raise BadOption(f"there are no rules of {quoted(game)}; the games are {listing([*GAMES])}")
    if language not in LANGUAGES:
        raise BadOption(
            f"there are no rules in {quoted(language)}; the languages are {listing([*LANGUAGES])}"
        )
    return list(_read(game, language))


@cache
def section_of(game: str, rule: str) -> str | None:
    """The id of the section that explains the rule of an event or a refusal.

    A ruling says more than its chapter, so it goes first.

    >>> section_of("joraku", "Skirmish"), section_of("joraku", "Skirmish, R12")
    ('skirmish', 'r12')
    """
    parts = rule.split(", ")
    for part in parts:
        if _RULING.fullmatch(part):
            return part.lower()
    return CHAPTERS[game].get(parts[0])


def _spans(words: Words) -> list[dict[str, object]]:
    return [span.as_dict() for span in words]


def _markdown(words: Words) -> str:
    return "".join(f"**{span.text}**" if span.bold else span.text for span in words)


# Reading the files. What the subset does not know is a mistake in a file, found by the tests.

_HEADING: Final = re.compile(r"(#{1,3}) (.+) \{#([a-z0-9-]+)\}")
_INLINE: Final = re.compile(r"\*\*([^*]+)\*\*|\[([^\]]+)\]\(#([a-z0-9-]+)\)")
_ITEM: Final = re.compile(r"(- |\d+\. )(.+)")
_POSITION: Final = re.compile(r"!\[([^\]]+)\]\(#position\)")
_STRANGE: Final = re.compile(r"[<>`*\[\]{}|\\_]")


@cache
def _read(game: str, language: str) -> tuple[Section, ...]:
    name = f"{game}.{language}.md"
    file = resources.files("kachidoki.text") / "rules" / name
    return tuple(_parse(file.read_text(encoding="utf-8"), name))


def _parse(text: str, name: str) -> Iterator[Section]:
    heading: re.Match[str] | None = None
    blocks: list[Block] = []
    for chunk in text.strip().split("\n\n"):
        lines = chunk.split("\n")
        found = _HEADING.fullmatch(chunk)
        if found is None:
            blocks.append(_block(lines, name))
            continue
        if heading is not None:
            yield _section(heading, blocks)
        heading, blocks = found, []
    if heading is not None:
        yield _section(heading, blocks)


def _section(heading: re.Match[str], blocks: list[Block]) -> Section:
    marks, title, name = heading.groups()
    return Section(name, title, len(marks), tuple(blocks))


def _block(lines: list[str], name: str) -> Block:
    if lines[0].startswith("|"):
        head, _, *rows = [tuple(_cells(line, name)) for line in lines]
        if any(len(row) != len(head) for row in rows):
            raise ValueError(f"{name}: a row has too many or too few cells: {lines[0]}")
        return Grid(head, tuple(rows))
    items = [item for line in lines if (item := _ITEM.fullmatch(line))]
    if len(items) == len(lines):
        read = [_words(item[2], name) for item in items]
        return Items(tuple(read), numbered=items[0][1] != "- ")
    if len(lines) > 1:
        raise ValueError(f"{name}: a paragraph is one line, and so is an item: {lines[1]}")
    shown = _POSITION.fullmatch(lines[0])
    if shown:
        return Position(_words(shown[1], name))
    return Paragraph(_words(lines[0], name))


def _cells(line: str, name: str) -> list[Words]:
    return [_words(cell.strip(), name) for cell in line.strip("|").split("|")]


def _words(text: str, name: str) -> Words:
    words: list[Span] = []
    at = 0
    for found in _INLINE.finditer(text):
        words.append(Span(text[at : found.start()]))
        bold, link, to = found.groups()
        words.append(Span(bold, bold=True) if bold else Span(link, to=to))
        at = found.end()
    words.append(Span(text[at:]))
    for span in words:
        if _STRANGE.search(span.text):
            raise ValueError(f"{name}: marks that are not of the subset: {span.text}")
    return tuple(span for span in words if span.text)
