"""The terminal: a table of one person and bots."""

from kachidoki.tui.sit import sit, sit_solo

__all__ = ["sit", "sit_solo"]
