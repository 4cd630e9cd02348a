"""The HTTP interface: making tables, sitting down, and figures for hosts."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Request, Response, Security
from fastapi.responses import PlainTextResponse
from fastapi.security import HTTPBearer

from kachidoki import bots, catalog
from kachidoki.core import Record
from kachidoki.protocol import (
    CODES,
    Failure,
    Games,
    NewTable,
    Refusal,
    Return,
    Seated,
    Sit,
    TableInfo,
    Tables,
)
from kachidoki.server.cluster.shared_limits import LocalLimits
from kachidoki.server.edge.budget import beside
from kachidoki.server.edge.middleware import address_of
from kachidoki.server.ops import logs
from kachidoki.server.pages.browsers import (
    give_cookie,
    move_old_cookies,
    secret_for,
)
from kachidoki.server.tables.cookies import holder_by_cookie
from kachidoki.server.tables.lobby import Lobby
from kachidoki.server.tables.room import Room
from kachidoki.server.tables.seat_tokens import hashed
from kachidoki.server.tables.stored_tables import ReadTable
from kachidoki.text import language_of_header, sentence
from kachidoki.text.games import game_info

TABLE_NAME: Final = re.compile(r"^[A-Za-z0-9_-]{1,32}$")
TableName = Annotated[str, Path(pattern=TABLE_NAME.pattern, alias="table")]

BEARER: Final = HTTPBearer(
    scheme_name="token",
    description="Yours at this table; a browser is known by its cookie instead.",
    auto_error=False,
)
# What every question about a table may meet.
AT_A_TABLE: Final = (
    "bad-message",
    "too-many",
    "no-such-table",
    "needs-version",
    "damaged",
    "not-stored",
    "closing",
)
# What everything that changes something may meet.
CHANGING: Final = ("bad-message", "bad-name", "foreign-origin", "too-many", "not-stored", "closing")
TEXT: Final[dict[str, Any]] = {"content": {"text/plain": {"schema": {"type": "string"}}}}


def refusing(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The refusals of a request, as its description shows them."""
    found: dict[int | str, dict[str, Any]] = {}
    for code in dict.fromkeys(("too-large", "unknown-host", *codes)):
        status, about = CODES[code]
        told = found.setdefault(status, {"model": Failure, "description": ""})
        told["description"] = f"{told['description']}`{code}`: {about} ".lstrip()
    return found


def linking(**bodies: dict[str, str]) -> dict[str, Any]:
    """What can be asked next about a table that was just made."""
    return {
        name: {
            "operationId": name,
            "parameters": {"table": "$response.body#/table/table"},
            **({"requestBody": body} if body else {}),
        }
        for name, body in bodies.items()
    }


router = APIRouter(
    generate_unique_id_function=lambda route: route.name, dependencies=[Depends(move_old_cookies)]
)


def lobby_of(request: Request) -> Lobby:
    """The lobby of this server."""
    found: Lobby = request.app.state.lobby
    return found


def holder_of(request: Request, table: ReadTable) -> str | None:
    """Who asks, by a token in the header or by their browser; a wrong token is refused."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        return holder_by_cookie(request.cookies, table.hosted)
    holder = hashed(token)
    if holder not in table.hosted.passes:
        raise Refusal("bad-token", "the token is not one of this table's")
    return holder


def seated(room: Room, holder: str, token: str | None) -> Seated:
    """A person's place at a table."""
    return Seated(
        table=room.sender.info(),
        token=token,
        seats=room.hosted.sheet.seats_of(holder),
        host=room.hosted.passes[holder],
    )


@router.get("/api/games", responses=refusing("too-many"))
async def games(request: Request) -> Games:
    """The games with their options, and the levels of bots."""
    language = language_of_header(request.headers.get("accept-language", ""))
    own = lobby_of(request).services.own_bots
    return Games.model_validate(
        {
            "games": [game_info(entry, language) for entry in catalog.GAMES.values()],
            "bots": [*bots.LEVELS, *own],
            "bot_titles": [
                *(sentence(f"level-{level}", language) for level in bots.LEVELS),
                *own,
            ],
        }
    )


@router.get("/api/tables", responses=refusing("too-many"))
async def tables(request: Request) -> Tables:
    """Tables that strangers may join or watch."""
    return Tables(tables=await lobby_of(request).listed())


@router.post(
    "/api/tables",
    status_code=201,
    responses={
        201: {
            "links": linking(
                table_info={},
                my_place={},
                sit={},
                come_again={"token": "$response.body#/token"},
                record={},
            )
        },
        # A table may begin where another one stood.
        **refusing(*CHANGING, "bad-option", *AT_A_TABLE, "not-over", "no-such-moment"),
    },
)
async def make_table(request: Request, response: Response, wish: NewTable) -> Seated:
    """Make a table; you are its host."""
    lobby = lobby_of(request)
    address = address_of(request.scope)
    limits: LocalLimits = request.app.state.limits
    if not await limits.new_table(address, lobby.services.source.ticks() / 1000):
        raise Refusal("too-many", "too many new tables from your address: wait a while")
    secret = secret_for(request, lobby.services)
    room, token = await lobby.make(wish, secret, address)
    give_cookie(request, response, secret)
    return await room.see(lambda: seated(room, hashed(token), token))


@router.get("/api/tables/{table}", responses=refusing(*AT_A_TABLE))
async def table_info(request: Request, table: TableName) -> TableInfo:
    """A table as everybody sees it."""
    room = await lobby_of(request).room(table)
    return await room.see(room.sender.info)


@router.get(
    "/api/tables/{table}/me",
    responses=refusing(*AT_A_TABLE, "bad-token"),
    dependencies=[Security(BEARER)],
)
async def my_place(request: Request, table: TableName) -> Seated:
    """Your own place at a table, by your browser or token."""
    room = await lobby_of(request).room(table)
    holder = holder_of(request, room)
    if holder is None:
        raise Refusal("bad-token", "you have no token of this table")
    return await room.see(lambda: seated(room, holder, None))


@router.post(
    "/api/tables/{table}/sit",
    status_code=201,
    responses=refusing(*AT_A_TABLE, *CHANGING, "bad-token", "no-such-seat", "seat-taken"),
    openapi_extra={"security": [{}, {"token": []}]},  # whoever is new has none
)
async def sit(request: Request, response: Response, table: TableName, wish: Sit) -> Seated:
    """Take a seat."""
    lobby = lobby_of(request)
    room = await lobby.room(table)
    holder = holder_of(request, room)
    secret = secret_for(request, lobby.services)
    token = await lobby.sit(room, wish, holder, secret)
    if token is not None:
        give_cookie(request, response, secret)
        holder = hashed(token)
    assert holder is not None
    me = holder
    return await room.see(lambda: seated(room, me, token))


@router.post("/api/tables/{table}/return", responses=refusing(*AT_A_TABLE, *CHANGING, "bad-token"))
async def come_again(
    request: Request, response: Response, table: TableName, link: Return
) -> Seated:
    """Use your personal link on this device, or come along to a rematch."""
    lobby = lobby_of(request)
    room = await lobby.room(table)
    holder: str | None = None
    if link.token is not None:
        holder = hashed(link.token)
    elif link.before is not None:
        holder = await lobby.see(link.before, lambda before: holder_of(request, before))
    if holder is None or holder not in room.hosted.passes:
        raise Refusal("bad-token", "the token is not one of this table's")
    me, secret = holder, secret_for(request, lobby.services)
    await lobby.remember(room, me, secret)
    give_cookie(request, response, secret)
    return await room.see(lambda: seated(room, me, None))


@router.get(
    "/api/tables/{table}/record",
    response_class=Response,
    responses={200: TEXT, **refusing(*AT_A_TABLE, "secret")},
)
async def record(request: Request, table: TableName) -> PlainTextResponse:
    """The record of a finished game, seed included."""
    room = await lobby_of(request).room(table)

    def look() -> Record:
        if not room.hosted.sheet.over:
            raise Refusal("secret", "the record is secret until the game is over")
        return room.hosted.started().record()

    found = await room.see(look)
    return PlainTextResponse(await beside(found.text))


@router.get("/health", responses=refusing())
async def health() -> dict[str, str]:
    """Whether the process is alive."""
    return {"status": "ok"}


@router.get("/ready", responses=refusing("closing", "not-stored"))
async def ready(request: Request) -> dict[str, str]:
    """Whether tables can be played: the database reads and stores, nothing is shutting down."""
    lobby = lobby_of(request)
    if lobby.closing or lobby.services.leases.leaving:
        raise Refusal("closing", "the server is shutting down")
    if lobby.services.leases.lapsed or not await lobby.services.store.ready():
        raise Refusal("not-stored", "the database cannot be read or written")
    return {"status": "ready"}


@router.get("/metrics", response_class=Response, responses={200: TEXT, **refusing()})
async def metrics(request: Request) -> PlainTextResponse:
    """Figures for Prometheus."""
    services = lobby_of(request).services
    services.metrics.replaced.set(services.workers.replaced)
    questions, oldest = services.workers.waiting()
    services.metrics.questions.set(questions)
    services.metrics.oldest_question.set(oldest)
    services.metrics.longest_step.set(services.budgets.longest)
    services.metrics.log_lines_lost.set(logs.lost())
    services.metrics.storage_down.set(services.store.trouble is not None)
    return PlainTextResponse(services.metrics.page())
