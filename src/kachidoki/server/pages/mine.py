"""The tables that a browser has been at, for whoever comes back.

The browser names them itself: what is stored of its cookie differs from table to table, so that
nobody, the server included, can list the tables of one browser.
"""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from pydantic import StringConstraints

from kachidoki.protocol import MyTable, MyTables, Refusal
from kachidoki.server.pages.api import TABLE_NAME, lobby_of, refusing
from kachidoki.server.tables.cookies import Cookies, holder_by_cookie
from kachidoki.server.tables.stored_tables import ReadTable

MOST: Final = 24  # tables in one request
UNREADABLE: Final = ("damaged", "needs-version")  # tables that exist and cannot be shown now

Named = Annotated[str, StringConstraints(pattern=TABLE_NAME.pattern)]
router = APIRouter(generate_unique_id_function=lambda route: route.name)


def my_table(read: ReadTable, cookies: Cookies) -> MyTable:
    """How a table stands, as everybody may know it, and which seats a browser has there."""
    hosted = read.hosted
    table = hosted.table
    outcome = None if table is None else table.outcome
    view = None if table is None else table.view(None)
    act = None if view is None else view.as_dict().get("act")
    return MyTable(
        table=read.info(),
        version=read.version,
        changed=hosted.changed,
        seats=hosted.sheet.seats_of(holder_by_cookie(cookies, hosted)),
        to_act=list(hosted.to_act()),
        scores=[] if view is None else list(view.scores()),
        act=act if isinstance(act, int) else None,
        outcome=None if outcome is None else outcome.as_dict(),
    )


@router.get("/api/mine", responses=refusing("bad-message", "too-many", "not-stored", "closing"))
async def my_tables(
    request: Request, tables: Annotated[list[Named], Query(alias="table", max_length=MOST)]
) -> MyTables:
    """How the tables stand that your browser names, and which seats are yours by its cookie."""
    lobby = lobby_of(request)
    found, gone = [], []
    for name in dict.fromkeys(tables):
        try:
            found.append(await lobby.see(name, partial(my_table, cookies=request.cookies)))
        except Refusal as refusal:
            if refusal.code == "no-such-table":
                gone.append(name)
            elif refusal.code not in UNREADABLE:
                raise
    return MyTables(tables=found, gone=gone)
