"""Which Kachidoki this is, and in which gear it runs."""

from __future__ import annotations

from typing import Final

import kachidoki.joraku.turns

__version__: Final = "0.2.0"


def gear() -> str:
    """Whether the rules run compiled or interpreted."""
    file = kachidoki.joraku.turns.__file__ or ""
    return "interpreted" if file.endswith(".py") else "compiled"
