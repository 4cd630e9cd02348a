"""What every reader of position lines needs: items, numbers and names, with clear refusals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kachidoki.core.errors import BadPosition, listing, quoted

LONGEST: Final = 6000  # characters; a real position has under 1,500


def items(text: str) -> Iterator[list[str]]:
    """The items of a position line, each as its words."""
    if not isinstance(text, str):
        raise BadPosition("a position is a text")
    if len(text) > LONGEST:
        raise BadPosition(f"the position has {len(text)} characters; at most {LONGEST} are read")
    for item in text.split(";"):
        words = item.split()
        if not words:
            raise BadPosition("the position has an empty item; items are parted by one ';'")
        yield words


def number(word: str, low: int, high: int, what: str) -> int:
    """A whole number in a range."""
    if not (word.isascii() and word.isdecimal() and len(word) < 7 and low <= int(word) <= high):
        raise BadPosition(f"{what} {quoted(word)} should be a number from {low} to {high}")
    return int(word)


def one_of(word: str, names: Sequence[str], what: str) -> int:
    """The place of a word among names."""
    if word not in names:
        raise BadPosition(f"{quoted(word)} is no {what}; write one of {listing(list(names))}")
    return names.index(word)
