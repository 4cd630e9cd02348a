"""A finished picture as one self-contained SVG text, or a part of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kachidoki.core import BadOption
from kachidoki.core.errors import listing, quoted
from kachidoki.draw.style import Style
from kachidoki.draw.svg import box, content, element

Frame = tuple[float, float, float, float]  # left, top, width and height


@dataclass(frozen=True)
class Scene:
    """What is drawn, how large it is, and what it says to those who do not see it.

    `frames` are the parts of it that can be shown alone, by name.
    """

    width: float
    height: float
    title: str
    description: str
    body: str
    frames: Mapping[str, Frame]

    def frame(self, names: str) -> Frame:
        """The smallest frame around all that is named; all of the picture if nothing is.

        Raises BadOption for a name that the picture does not have.
        """
        for name in names.split():
            if name not in self.frames:
                known = listing(list(self.frames))
                raise BadOption(f"the picture has no part {quoted(name)}; its parts are {known}")
        chosen = [self.frames[name] for name in names.split()] or [(0, 0, self.width, self.height)]
        left, top = min(each[0] for each in chosen), min(each[1] for each in chosen)
        right = max(each[0] + each[2] for each in chosen)
        return left, top, right - left, max(each[1] + each[3] for each in chosen) - top

    def svg(self, style: Style, parts: str = "") -> str:
        """The file; with `parts` only what is inside of these frames."""
        title, description = f"{style.prefix}title", f"{style.prefix}desc"
        left, top, width, height = self.frame(parts)
        return element(
            "svg",
            element("title", content(self.title), id=title),
            element("desc", content(self.description), id=description),
            box(0, 0, self.width, self.height, style["page"], 18),
            self.body,
            xmlns="http://www.w3.org/2000/svg",
            lang=style.language,
            viewBox=f"{left:g} {top:g} {width:g} {height:g}",
            width=width,
            height=height,
            role="img",
            aria_labelledby=f"{title} {description}",
            font_family=style.fonts["body"],
        )
