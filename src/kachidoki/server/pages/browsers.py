"""Giving a browser its cookie: one secret, whatever the number of its tables.

At a table only a hash of the secret and the table's name is known, so that nobody can tell whether
two tables were visited by the same browser, and a personal link opens its own table alone.
Earlier versions gave a cookie for each table, until a browser had too many to be heard any more:
those still let a person in, are moved over, and expire.
"""

from __future__ import annotations

import hmac
from typing import Final

from fastapi import Request, Response

from kachidoki.protocol import Refusal
from kachidoki.server.tables.cookies import COOKIE, old_tokens, secret_of
from kachidoki.server.tables.lobby import Lobby
from kachidoki.server.tables.seat_tokens import device_of, hashed
from kachidoki.server.tables.services import Services

YEAR: Final = 365 * 86_400
MOST_MOVED: Final = 50  # old cookies with one answer: proxies take few kilobytes of headers


def give_cookie(request: Request, response: Response, secret: str) -> None:
    """Remember a browser; no script can read it, no other site can send it."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path=base_path_of(request) or "/",
    )


def base_path_of(request: Request) -> str:
    """The path that this server is shown below; nothing if it is the whole of its address."""
    found: str = request.app.state.lobby.services.settings.base_path
    return found


def secret_for(request: Request, services: Services) -> str:
    """The secret of a browser: its own, or a new one.

    Several pages of a browser may ask at the same time, when it has only old cookies yet: all of
    them get the same secret, or what was moved over for one would be lost to the others.
    """
    secret = secret_of(request.cookies)
    if secret is not None:
        return secret
    old = old_tokens(request.cookies)
    if not old:
        return services.source.token()
    named = repr(sorted(old.items())).encode(errors="replace")
    return hmac.new(services.pepper.encode(), named, "sha256").hexdigest()


async def move_old_cookies(request: Request, response: Response) -> None:
    """Know a browser by its one cookie where it has one of an earlier version, which expires.

    In a cluster each server does that for its own tables: nobody else would tell their rooms.
    """
    lobby: Lobby = request.app.state.lobby
    found = old_tokens(request.cookies).items()
    ours = [(table, token) for table, token in found if lobby.services.leases.holds(table)]
    old = dict(ours[:MOST_MOVED])
    if not old:
        return
    secret = secret_for(request, lobby.services)
    tokens = {table: (hashed(token), device_of(secret, table)) for table, token in old.items()}
    try:
        await lobby.move_over(tokens)
    except Refusal:
        return  # the database does not answer: the next time, then
    give_cookie(request, response, secret)
    for table in old:
        # As short as can be, for the sake of those proxies.
        response.headers.append("set-cookie", f"kachidoki-{table}=; Max-Age=0; Path=/")


async def know_browser(request: Request, response: Response) -> None:
    """Give a browser its cookie before it asks for anything that needs one."""
    await move_old_cookies(request, response)
    if "set-cookie" not in response.headers and secret_of(request.cookies) is None:
        give_cookie(request, response, request.app.state.lobby.services.source.token())
