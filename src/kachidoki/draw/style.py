"""How a picture looks and speaks: the palette, the shapes and the words of one language.

Colours, symbols and places are plain JSON files in this folder, so that a page in a browser
can draw with the very same ones.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from kachidoki.text import Word, capital, card_name, grouped, joined, sentence, word


@cache
def data(name: str) -> dict[str, Any]:
    """One of the JSON files of this folder."""
    file = resources.files("kachidoki.draw") / f"{name}.json"
    loaded: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return loaded


@dataclass(frozen=True)
class Style:
    """Light or dark, the language, and what the people at the table are called."""

    dark: bool = False
    language: str = "en"
    names: Sequence[str] = ()
    numbered: bool = True  # whether seats without a name are called by their numbers
    prefix: str = ""  # of ids, which must differ between pictures on one page

    def __getitem__(self, name: str) -> str:
        """A colour of the palette."""
        colour: str = data("theme")["dark" if self.dark else "light"][name]
        return colour

    @property
    def theme(self) -> dict[str, Any]:
        """Everything that is the same in light and dark."""
        return data("theme")

    @property
    def title(self) -> str:
        """The typefaces of titles and names."""
        return self.fonts["title"]

    @property
    def fonts(self) -> dict[str, str]:
        """The typefaces; a language may have its own, as Chinese signs differ from Japanese."""
        fonts: dict[str, Any] = self.theme["fonts"]
        return {**fonts, **fonts["of"].get(self.language, {})}

    def player(self, colour: str) -> dict[str, Any]:
        """A player's colour with its shapes, and the edge that stands out here."""
        found: dict[str, Any] = self.theme["players"][colour]
        edge = found["bright" if self.dark else "deep"]
        return {**found, "edge": edge}

    def say(self, key: str, **facts: object) -> str:
        """A message of the picture in its language."""
        return sentence(key.replace(".", "-"), self.language, **facts)

    def capital(self, key: str, **facts: object) -> str:
        """The same as the beginning of a line."""
        return capital(self.say(key, **facts))

    def word(self, key: str, **facts: object) -> Word:
        """A name to be used in a message, in whatever form that asks for."""
        return word(key, self.language, **facts)

    def card(self, name: str) -> Word:
        """A card as the sentences of the game call it."""
        return card_name(name, self.language)

    def joined(self, items: Sequence[str]) -> str:
        """Things one after another."""
        return joined(items, self.language)

    def grouped(self, groups: Sequence[str]) -> str:
        """Longer things one after another."""
        return grouped(groups, self.language)

    def name_of(self, seat: int) -> str | None:
        """What the person at a seat is called, if anybody said so."""
        return (self.names[seat] or None) if seat < len(self.names) else None

    def who(self, seat: int, side: str, seen: bool) -> tuple[str, str]:
        """What stands for a player of a side, and below that; `seen`: it is their view.

        Whose view it is has its own words where the player has a name: the picture may be shown to
        anybody, who is not "you".
        """
        name = self.name_of(seat)
        if name is None and not self.numbered:
            return side, self.say("draw.you") if seen else ""
        if name is None:
            return side, self.say("draw.seat-you" if seen else "draw.seat", seat=seat)
        return name, " · ".join((side, self.say("draw.seen-by"))) if seen else side
