"""SVG as text: elements, numbers and words, every one of them escaped."""

from __future__ import annotations

import unicodedata
from html import escape
from typing import Any, Final

Value = str | float | None

# Widths in parts of the font's size: enough to tell whether words fit where they should stand.
WIDE: Final = 1.0
USUAL: Final = 0.6
NARROW: Final = 0.3
SMALLEST: Final = 0.75  # of a text's size, to make it fit
NARROW_SIGNS: Final = frozenset(" .,:;'!|()[]ijlftI1")


def number(value: float) -> str:
    """A number in as few characters as its hundredths need.

    >>> number(3.0), number(0.456), number(-0.001)
    ('3', '0.46', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, *inside: str, **attributes: Value) -> str:
    """An element; `stroke_width` is written stroke-width, and what is None is left out.

    >>> element("circle", r=2.5, stroke_width=1)
    '<circle r="2.5" stroke-width="1"/>'
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    body = "".join(inside)
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


def _value(value: str | float) -> str:
    return content(value) if isinstance(value, str) else number(value)


def clean(text: str) -> str:
    r"""Without the characters that XML has no way to write.

    >>> clean("a\x00b")
    'ab'
    """
    if text.isprintable():  # nearly every text is, and a picture has thousands
        return text
    return "".join(sign for sign in text if sign in "\t\n" or unicodedata.category(sign)[0] != "C")


def content(text: str) -> str:
    """Words as the inside of an element."""
    return escape(clean(text))


def path(shape: str, fill: str, **more: Value) -> str:
    """A filled path; holes are made by the even-odd rule, as the symbols need it."""
    return element("path", d=shape, fill=fill, fill_rule="evenodd", **more)


def at(
    x: float, y: float, *inside: str, scale: float = 1, turn: float = 0, kind: str | None = None
) -> str:
    """A group that stands elsewhere, larger or smaller, or turned; its kind is its class."""
    moved = f"translate({number(x)} {number(y)})"
    if turn:
        moved += f" rotate({number(turn)})"
    if scale != 1:
        moved += f" scale({number(scale)})"
    return element("g", *inside, class_=kind, transform=moved)


def box(
    x: float, y: float, width: float, height: float, fill: str, radius: float = 0, **more: Value
) -> str:
    """A rectangle, its corners perhaps rounded."""
    return element(
        "rect", x=x, y=y, width=width, height=height, rx=radius or None, fill=fill, **more
    )


def disc(x: float, y: float, r: float, fill: str, **more: Value) -> str:
    """A circle."""
    return element("circle", cx=x, cy=y, r=r, fill=fill, **more)


def words(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    *,
    anchor: str = "start",
    weight: int = 400,
    font: str | None = None,
    width: float | None = None,
) -> str:
    """A line of text; with a width it is made smaller, then cut, until it should fit."""
    if width is not None:
        text, size = fitted(text, size, width)
    return element(
        "text",
        content(text),
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        text_anchor=None if anchor == "start" else anchor,
        font_weight=None if weight == 400 else weight,
        font_family=font,
    )


def headline(text: str, x: float, y: float, size: float, fill: str, font: str, width: float) -> str:
    """A line that ends at a place; if it is too long for that even when small, two lines."""
    look: dict[str, Any] = {"anchor": "end", "weight": 700, "font": font, "width": width}
    if length(text, size * SMALLEST) <= width:
        return words(text, x, y, size, fill, **look)
    first, second = halves(text)
    small = size * SMALLEST
    return words(first, x, y - small * 0.85, small, fill, **look) + words(
        second, x, y + small * 0.35, small, fill, **look
    )


def halves(text: str) -> tuple[str, str]:
    """A text in two parts of about the same length, divided where a line may end.

    >>> halves("Tokugawa wins: three in a row.")
    ('Tokugawa wins:', 'three in a row.')
    """
    breaks = [k + 1 for k, sign in enumerate(text[:-1]) if sign in " 、，；：。"]
    whole = length(text, 1)
    at = min(breaks, key=lambda k: abs(length(text[:k], 1) - whole / 2), default=len(text))
    return text[:at].rstrip(), text[at:].lstrip()


def length(text: str, size: float) -> float:
    """About how wide a text is: nobody knows the reader's fonts here."""
    return size * sum(_share(sign) for sign in text)


def _share(sign: str) -> float:
    if unicodedata.east_asian_width(sign) in "WF" or sign == "★":
        return WIDE
    if sign in NARROW_SIGNS:
        return NARROW
    return USUAL if sign.islower() or sign.isdigit() else USUAL * 1.2


def fitted(text: str, size: float, width: float) -> tuple[str, float]:
    """A text and a size at which it should fit; at worst its end is cut off.

    >>> fitted("Ōmi", 20, 100)
    ('Ōmi', 20)
    >>> fitted("a" * 50, 20, 100)
    ('aaaaaaaaa…', 15.0)
    """
    text = clean(text)
    if length(text, size) <= width:
        return text, size
    small = size * SMALLEST
    if length(text, small) <= width:
        return text, size * width / length(text, size)
    while text and length(text, small) > width - small * WIDE:
        text = text[:-1]
    return f"{text.rstrip()}…", small
