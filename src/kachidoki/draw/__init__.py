"""Pictures: a view as a self-contained SVG, for pages, notebooks and files."""

from kachidoki.draw.picture import Picture, draw

__all__ = ["Picture", "draw"]
