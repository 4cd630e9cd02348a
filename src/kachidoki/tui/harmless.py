"""What others wrote, made harmless for a terminal.

Names are checked by the server, but a terminal obeys what it is sent: nothing from elsewhere
reaches it with control characters, changes of the writing direction or invisible signs.
"""

from __future__ import annotations

import unicodedata

from kachidoki.protocol.names import seen


def harmless(text: str) -> str:
    r"""A text on one line, of nothing but characters that show themselves.

    >>> harmless("A\x1b[2Jki\u202e\u200b\n ro"), harmless("\x9b31mred")
    ('A[2Jki ro', '31mred')
    """
    kept = (
        " " if unicodedata.category(character).startswith("Z") or character in "\n\t" else character
        for character in seen(text)
    )
    told = "".join(c for c in kept if not unicodedata.category(c).startswith("C"))
    return " ".join(told.split())
