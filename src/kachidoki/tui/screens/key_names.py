"""What keys are called where people read of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kachidoki.tui.harmless import harmless

NAMES: Final = {
    " ": "Space",
    "escape": "Esc",
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
    "pageup": "PgUp",
    "pagedown": "PgDn",
}


def key_name(key: str) -> str:
    """The name of a key, by Textual's name of it or its character.

    >>> [key_name(key) for key in ("x", "G", "enter", "shift+tab", "left")]
    ['x', 'G', 'Enter', 'Shift-Tab', '←']
    """
    if len(key) == 1 and key not in NAMES:
        return harmless(key)
    return harmless(NAMES.get(key) or "-".join(part.capitalize() for part in key.split("+")))


def keys_in_a_row(keys: Sequence[str]) -> str:
    """The names of some keys, in their order."""
    return " ".join(map(key_name, keys))
