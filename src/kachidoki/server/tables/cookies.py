"""What a browser's cookies say about who it is at a table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from kachidoki.server.tables.hosted_table import HostedTable
from kachidoki.server.tables.seat_tokens import device_of, hashed

COOKIE: Final = "kachidoki"
OLD_COOKIE: Final = re.compile(r"kachidoki-([A-Za-z0-9_-]{1,32})")
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{20,100}")

Cookies = Mapping[str, str]


def secret_of(cookies: Cookies) -> str | None:
    """The secret of a browser, if it has one."""
    secret = cookies.get(COOKIE, "")
    return secret if SECRET.fullmatch(secret) else None


def old_tokens(cookies: Cookies) -> dict[str, str]:
    """The tokens in cookies of earlier versions, by their tables."""
    found = ((OLD_COOKIE.fullmatch(name), token) for name, token in cookies.items())
    return {match[1]: token for match, token in found if match}


def holder_by_cookie(cookies: Cookies, hosted: HostedTable) -> str | None:
    """Whose browser this is at a table, if it is anybody's."""
    secret = secret_of(cookies)
    holder = None if secret is None else hosted.devices.get(device_of(secret, hosted.name))
    if holder is None and (token := old_tokens(cookies).get(hosted.name)) is not None:
        holder = hashed(token)
    return holder if holder in hosted.passes else None
