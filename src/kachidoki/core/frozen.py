"""States as plain data: what every game needs to write one down and to check it on the way back.

A position line is for people and leaves out what they need not write; frozen data is for
programs and holds every field as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kachidoki.core.errors import BadPosition, quoted


def numbers(thing: object, names: Iterable[str]) -> list[object]:
    """The fields of a thing, in the order of their names."""
    return [int(getattr(thing, name)) for name in names]


def fill(thing: object, data: object, fields: Mapping[str, range]) -> None:
    """Set the fields of a thing to what was written, each within its range."""
    for (name, allowed), value in zip(
        fields.items(), parts(data, len(fields), "fields"), strict=True
    ):
        setattr(thing, name, whole(value, allowed, name))


def whole(value: object, allowed: range, what: str) -> int:
    """A whole number in a range.

    >>> whole(3, range(5), "lead")
    3
    """
    # Exactly an int: True would pass for 1.
    if type(value) is not int or value not in allowed:
        short = type(value) is int and value.bit_length() < 64
        given = str(value) if short else quoted(type(value).__name__)
        raise BadPosition(
            f"{what} is {given}; it should be a number from {allowed.start} to {allowed.stop - 1}"
        )
    return value


def wholes(data: object, allowed: range, what: str) -> tuple[int, ...]:
    """Any number of whole numbers in a range."""
    if not isinstance(data, list):
        raise BadPosition(f"{what}: {quoted(type(data).__name__)} is no list of numbers")
    return tuple([whole(value, allowed, what) for value in data])


def parts(data: object, size: int, what: str) -> list[object]:
    """A list of a known length."""
    if not isinstance(data, list):
        raise BadPosition(f"{what}: {quoted(type(data).__name__)} is no list")
    if len(data) != size:
        raise BadPosition(f"{what}: {len(data)} are given; there should be {size}")
    return data
