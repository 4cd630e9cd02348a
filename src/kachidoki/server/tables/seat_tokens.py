"""The secrets of people and browsers, and what is stored of them: hashes, never the secrets.

A **token** (a seat token, not a revenge token of Rokumon's) is a person's secret at one table: it
is in their personal link. A **browser's secret** is in its cookie, the same at all tables. Both are
made by `Source.token`.
"""

from __future__ import annotations

import hashlib


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(b"kachidoki token " + token.encode()).hexdigest()


def device_of(secret: str, table: str) -> str:
    """What is stored of a browser's secret at a table: nobody can tell that two are the same."""
    return hashlib.sha256(f"kachidoki device {table} {secret}".encode()).hexdigest()
