"""A finished picture as one self-contained SVG text."""

from __future__ import annotations

from dataclasses import dataclass

from kachidoki.draw.style import Style
from kachidoki.draw.svg import box, content, element


@dataclass(frozen=True)
class Scene:
    """What is drawn, how large it is, and what it says to those who do not see it."""

    width: float
    height: float
    title: str
    description: str
    body: str

    def svg(self, style: Style) -> str:
        """The file."""
        title, description = f"{style.prefix}title", f"{style.prefix}desc"
        return element(
            "svg",
            element("title", content(self.title), id=title),
            element("desc", content(self.description), id=description),
            box(0, 0, self.width, self.height, style["page"], 18),
            self.body,
            xmlns="http://www.w3.org/2000/svg",
            lang=style.language,
            viewBox=f"0 0 {self.width:g} {self.height:g}",
            width=self.width,
            height=self.height,
            role="img",
            aria_labelledby=f"{title} {description}",
            font_family=style.fonts["body"],
        )
