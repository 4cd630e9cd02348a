"""The terminal: a table of one person and bots."""

from kachidoki.tui.sit import sit

__all__ = ["sit"]
