"""The rules of both games as pages, in every language, from the files that the program shows.

`docs/rules/GAME.LANGUAGE.md` only names the page; what stands on it is made here from
`kachidoki.text.rulebook`, with the positions that the program shows too, in the words of that
language, and links to the other languages.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from typing import Any, Final

from sphinx.application import Sphinx

from kachidoki.text import rulebook
from kachidoki.text.rule_positions import shown_position
from kachidoki.text.rulebook import Grid, Items, Position, Section, Words

PAGE: Final = re.compile(r"rules/(joraku|rokumon)\.([A-Za-z-]+)")
OWN_NAMES: Final = {
    "en": "English",
    "fr": "Français",
    "ru": "Русский",
    "ja": "日本語",
    "zh-Hant": "繁體中文",
}


def page(game: str, language: str) -> str:
    """The rules of a game in a language, as Markdown for Sphinx."""
    first, *others = rulebook.sections(game, language)
    parts = [*section(game, language, first), switch(game, language)]
    for each in others:
        parts += section(game, language, each)
    return "\n\n".join(parts) + "\n"


def switch(game: str, language: str) -> str:
    """Links to the same rules in the other languages; the one at hand is named without a link."""
    names = [
        f'<span lang="{code}" aria-current="page">{name}</span>'
        if code == language
        else f'<a href="{game}.{code}.html" lang="{code}" hreflang="{code}">{name}</a>'
        for code, name in OWN_NAMES.items()
    ]
    return f'<nav class="languages" aria-label="Language">{" ".join(names)}</nav>'


def section(game: str, language: str, found: Section) -> Iterator[str]:
    """A heading with its label, and what stands under it."""
    prefix = f"{game}-{language}".lower()
    yield f"({prefix}-{found.id})=\n{'#' * found.level} {found.title}"
    for block in found.blocks:
        if isinstance(block, Grid):
            head, *rows = [cells(row, prefix) for row in (block.head, *block.rows)]
            yield "\n".join([head, "|" + "---|" * len(block.head), *rows])
        elif isinstance(block, Items):
            marks = [f"{n}." if block.numbered else "-" for n in range(1, len(block.items) + 1)]
            items = zip(marks, block.items, strict=True)
            yield "\n".join(f"{mark} {marked(item, prefix)}" for mark, item in items)
        elif isinstance(block, Position):
            yield fence(game, language, found.id, "".join(span.text for span in block.caption))
        else:
            yield marked(block.words, prefix)


def cells(row: tuple[Words, ...], prefix: str) -> str:
    """A row of a table."""
    return "| " + " | ".join(marked(cell, prefix) for cell in row) + " |"


def marked(words: Words, prefix: str) -> str:
    """Words with their bold parts and links; the subset has no other marks to escape."""
    parts = []
    for span in words:
        text = f"**{span.text}**" if span.bold else span.text
        parts.append(f"[{text}](#{prefix}-{span.to})" if span.to else text)
    return "".join(parts)


def fence(game: str, language: str, section_id: str, caption: str) -> str:
    """The directive that draws the position of a section."""
    shown = shown_position(game, section_id)
    assert shown is not None  # the tests of the rulebook hold this
    options = "".join(f" {name}={shlex.quote(value)}" for name, value in shown.options.items())
    lines = [f"```{{position}} {game}{options}", f":language: {language}", f":caption: {caption}"]
    if shown.seat is not None:
        lines.append(f":seat: {shown.seat}")
    if shown.parts:
        lines.append(f":parts: {shown.parts}")
    return "\n".join([*lines, shown.position, "```"])


def fill(_: Sphinx, name: str, source: list[str]) -> None:
    """Put the rules into the page that names them."""
    found = PAGE.fullmatch(name)
    if found:
        source[0] = page(found[1], found[2])


def speak(_: Sphinx, name: str, __: str, context: dict[str, Any], ___: object) -> None:
    """A page of the rules says in its first tag which language it speaks."""
    found = PAGE.fullmatch(name)
    if found:
        context["language"] = found[2]


def setup(app: Sphinx) -> dict[str, object]:
    """Called by Sphinx."""
    app.connect("source-read", fill)
    app.connect("html-page-context", speak)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
