"""The secrets of people and browsers, and what is stored of them: hashes, never the secrets.

A **token** (a seat token, not a revenge token of Rokumon's) is a person's secret at one table: it
is in their personal link. A **browser's secret** is in its cookie, the same at all tables.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

BYTES: Final = 32  # of chance in a secret


def new_token() -> str:
    """A new secret of a person at a table, or of a browser: cannot be guessed."""
    return secrets.token_urlsafe(BYTES)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(b"kachidoki token " + token.encode()).hexdigest()


def device_of(secret: str, table: str) -> str:
    """What is stored of a browser's secret at a table: nobody can tell that two are the same."""
    return hashlib.sha256(f"kachidoki device {table} {secret}".encode()).hexdigest()
