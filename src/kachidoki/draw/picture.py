"""A view as a picture. Only views can be drawn: a picture cannot show what a seat must not know."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, final

from kachidoki.core import BadOption, View
from kachidoki.core.errors import listing, quoted
from kachidoki.draw import joraku, rokumon
from kachidoki.draw.scene import Scene
from kachidoki.draw.style import Style
from kachidoki.text import LANGUAGES

# What draws a view, by the name of its game: all of it, and the board alone.
SCENES: Final[Mapping[str, Callable[[Any, Style], Scene]]] = {
    "joraku": joraku.scene,
    "rokumon": rokumon.scene,
}
BOARDS: Final[Mapping[str, Callable[[Any, Style], Scene]]] = {
    "joraku": joraku.board_scene,
    "rokumon": rokumon.board_scene,
}


def draw(
    view: View,
    *,
    dark: bool = False,
    language: str = "en",
    names: Sequence[str] = (),
    numbered: bool = True,
    board_alone: bool = False,
    parts: str = "",
) -> str:
    """A view as SVG text, complete in itself; `names` are those of the people, by seat.

    Without names, players are called by their colours or clans and, if `numbered`, by the numbers
    of their seats: what a program counts by, and no reader of the rules.

    `board_alone` draws the map or the coins without anything around them, as small files with
    large pieces. `parts` cuts the whole picture to some of its parts: of Joraku "head", "map", its
    areas, "players" and "cards", of Rokumon "head", "coins" and "clans"; several are parted by
    spaces.

    >>> from kachidoki import catalog
    >>> draw(catalog.find("rokumon", act="1", coins="gggjjj").start().view(None))[:4]
    '<svg'
    """
    if language not in LANGUAGES:
        raise BadOption(
            f"there is no language {quoted(str(language))}; there is {listing(list(LANGUAGES))}"
        )
    scene = (BOARDS if board_alone else SCENES).get(getattr(view, "game", ""))
    if scene is None:
        raise BadOption("only a view can be drawn, such as table.view(0) or state.view(None)")
    style = Style(
        dark, language, tuple(names), numbered, prefix=_prefix(view, dark, language, names)
    )
    return scene(view, style).svg(style, parts)


def _prefix(view: View, dark: bool, language: str, names: Sequence[str]) -> str:
    """What makes ids of pictures on one page differ; the same picture has the same ones."""
    shown = json.dumps([view.as_dict(), dark, language, list(names)])
    return f"k{hashlib.sha256(shown.encode()).hexdigest()[:8]}-"


@final
class Picture:
    """A view that a notebook shows as a picture.

    The rules know nothing of drawing, so a view does not show itself: `Picture(view)` does.
    """

    def __init__(
        self, view: View, *, dark: bool = False, language: str = "en", names: Sequence[str] = ()
    ) -> None:
        self.svg = draw(view, dark=dark, language=language, names=names)

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<picture: {len(self.svg)} characters of SVG>"
