"""Links to tables and servers, as people paste them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from kachidoki.core import BadOption
from kachidoki.core.errors import quoted

TABLE: Final = re.compile(r"^(?P<base>.*)/(?:t|replay)/(?P<table>[A-Za-z0-9_-]{1,32})/?$")
TOKEN: Final = re.compile(r"^[A-Za-z0-9_-]{20,100}$")


@dataclass(frozen=True)
class Link:
    """A server, perhaps a table there, perhaps one's own secret at it."""

    server: str
    table: str | None = None
    token: str | None = None


def is_link(text: str) -> bool:
    """Whether somebody means an address and not the name of a game."""
    return text.startswith(("http://", "https://"))


def read_link(text: str) -> Link:
    """A link to a server or a table; raises BadOption if it cannot be one.

    >>> read_link("https://tables.example.org/games/t/Ab-1#secret-of-twenty-letters")
    Link(server='https://tables.example.org/games', table='Ab-1', token='secret-of-twenty-letters')
    >>> read_link("http://localhost:8642/")
    Link(server='http://localhost:8642', table=None, token=None)
    """
    try:
        parts = urlsplit(text.strip())
        there = is_link(text) and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        there = False
    if not there:
        raise BadOption(f"{quoted(text, 200)} is no link: https://tables.example.org/t/NAME is one")
    found = TABLE.match(parts.path)
    path = parts.path if found is None else found["base"]
    token = parts.fragment if TOKEN.match(parts.fragment) else None
    server = f"{parts.scheme}://{parts.netloc}{path.rstrip('/')}"
    return Link(server, None if found is None else found["table"], token)
