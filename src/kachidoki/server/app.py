"""The application: everything put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog
from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Route
from starlette.websockets import WebSocketDisconnect

from kachidoki import __version__
from kachidoki.protocol import Refusal, misfit
from kachidoki.server.cluster.host_orders import OrdersWatch
from kachidoki.server.cluster.leases import Leases
from kachidoki.server.cluster.messenger import make_messenger, new_name
from kachidoki.server.cluster.relay import Relay, RelayMiddleware
from kachidoki.server.cluster.shared_limits import ConnectionLimits, make_limits
from kachidoki.server.cluster.thinkers import make_workers
from kachidoki.server.cluster.whole_database import WholeDatabase
from kachidoki.server.edge.bans import Bans
from kachidoki.server.edge.middleware import EdgeMiddleware, address_of, failure
from kachidoki.server.ops.metrics import Metrics
from kachidoki.server.ops.repeated_lines import RepeatedLine
from kachidoki.server.ops.settings import Settings
from kachidoki.server.pages import files, history, mine, puzzles, reviews
from kachidoki.server.pages.api import TABLE_NAME, router
from kachidoki.server.storage.store import Store
from kachidoki.server.tables import storage_outage
from kachidoki.server.tables.clearing import Clearing
from kachidoki.server.tables.connection import Connection
from kachidoki.server.tables.deadlines import Deadlines
from kachidoki.server.tables.handing_over import HandingOver
from kachidoki.server.tables.host_messages import shut_out
from kachidoki.server.tables.lobby import Lobby
from kachidoki.server.tables.reviews import Reviews
from kachidoki.server.tables.services import Services, Source
from kachidoki.server.warming import warm_up

log = structlog.get_logger("kachidoki.server")

NOT_STORED: Final = RepeatedLine(log, "info", "refused")  # while the database is away


def make_app(settings: Settings, source: Source | None = None, warm: bool = True) -> FastAPI:
    """A server's application; `source` is where its time and randomness come from.

    With `warm`, what is done only once is done before it listens, in all languages. Somebody who
    plays alone on their machine would wait for it, and reads one of them.
    """
    name = new_name()
    if settings.cluster is None:
        store, leases = Store(settings.database), WholeDatabase()
    else:
        store = Store(settings.database, name, settings.lease_seconds)
        leases = Leases(store, name, settings.lease_seconds)
    metrics = Metrics()
    services = Services(
        settings=settings,
        store=store,
        workers=make_workers(settings, metrics),
        metrics=metrics,
        source=source or Source(),
        leases=leases,
    )
    lobby = Lobby(services)
    deadlines = Deadlines(lobby)
    clearing = Clearing(lobby)
    reviewing = Reviews(lobby)
    messenger = make_messenger(settings.cluster, settings.cluster_key, name)
    relay = Relay(leases, messenger, services.budgets, lobby.room, lobby.stored.table)
    handing_over = HandingOver(lobby, relay)

    def servers_gone(names: set[str]) -> None:
        """Whoever was relayed to them comes back, and their tables may be due."""
        relay.gone(names)
        deadlines.hurry.set()

    leases.when_gone = servers_gone
    bans = Bans()
    orders: OrdersWatch | None = None
    if settings.cluster is not None and settings.cluster_key is not None:
        orders = OrdersWatch(
            settings.cluster,
            settings.cluster_key,
            name,
            bans,
            stored=store.bans,
            tell=lambda words: lobby.host_messages.tell(words, lobby.rooms.values()),
            shut_out=lambda: shut_out(bans, lobby.rooms.values()),
        )
    limits = make_limits(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with services.store:
            async with services.workers:
                if warm:
                    services.store.warm_up()
                    warm_up()
                    ready_routes(app)
                services.go_by(await leases.begin())
                await clearing.begin()
                await deadlines.begin()
                work = [
                    lobby.sweep(),
                    lobby.tidy(),
                    clearing.watch(),
                    deadlines.watch(),
                    reviewing.watch(),
                    leases.watch(),
                    relay.watch(),
                    storage_outage.watch(services.store, lobby.rests),
                ]
                if orders is not None:
                    work.append(orders.watch())
                chores = [asyncio.create_task(chore) for chore in work]
                async with messenger, limits, reviewing:
                    yield
                    await relay.close()
                for chore in chores:
                    chore.cancel()
                    with suppress(asyncio.CancelledError):
                        await chore
                await lobby.close()
                await deadlines.note()
                await leases.end()

    app = FastAPI(
        title="Kachidoki",
        version=__version__,
        description="The digital table for Joraku and Rokumon.",
        lifespan=lifespan,
        docs_url=None,  # their pages load scripts from other hosts
        redoc_url=None,
        redirect_slashes=False,  # one address for one thing
    )
    app.state.lobby = lobby
    app.state.handing_over = handing_over
    app.state.reviews = reviewing
    app.state.limits = limits
    app.include_router(router)
    app.include_router(history.router)
    app.include_router(mine.router)
    app.include_router(reviews.router)
    app.include_router(puzzles.router)
    files.mount(app)
    app.router.add_websocket_route("/api/tables/{table}/socket", socket)
    app.router.add_websocket_route("/{path:path}", nowhere)
    relay.app = app
    app.add_middleware(RelayMiddleware, relay=relay)
    app.add_middleware(ConnectionLimits, limits=limits, metrics=services.metrics)
    app.add_middleware(
        EdgeMiddleware,
        settings=settings,
        metrics=services.metrics,
        budgets=services.budgets,
        ticks=services.source.ticks,
        bans=bans,
    )
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, failed)
    return app


def ready_routes(app: FastAPI) -> None:
    """Have FastAPI work out its routes, which it would do when the first visitor asks."""
    scope = {"type": "websocket", "path": "/", "root_path": "", "headers": []}
    for route in app.router.routes:
        route.matches(scope)


async def refused(request: Request, error: Exception) -> Response:
    """A refusal of ours."""
    assert isinstance(error, Refusal)
    note(request, error.code)
    return failure(error, request.headers.get("accept-language", ""))


def note(request: Request, code: str) -> None:
    """Count and log a refusal, with nothing that the request brought."""
    request.app.state.lobby.services.metrics.refusals.labels(code).inc()
    route = request.scope.get("route")
    path = None if route is None else route.path
    if code == "not-stored":
        NOT_STORED.tell(path=path, code=code)
    else:
        log.info("refused", path=path, code=code)


async def malformed(request: Request, error: Exception) -> Response:
    """A request that does not fit its types."""
    assert isinstance(error, RequestValidationError)
    refusal = misfit(error.errors())
    note(request, refusal.code)
    return failure(refusal)


async def failed(request: Request, error: Exception) -> Response:
    """What Starlette refuses itself: no such page, no such method, no JSON."""
    assert isinstance(error, HTTPException)
    code = {404: "no-such-page", 405: "no-such-method"}.get(error.status_code, "bad-message")
    note(request, code)
    if code == "no-such-page" and files.wants_page(request):
        return files.document_with(request, 404)
    response = failure(Refusal(code, str(error.detail)))
    if code == "no-such-method":
        response.headers["allow"] = ", ".join(methods_of(request))
    return response


def methods_of(request: Request) -> list[str]:
    """What can be done at an address; Starlette itself tells only of one route."""
    base_path = request.app.state.lobby.services.settings.base_path
    path = request.scope["path"].removeprefix(base_path)
    fitting = [route for route in router.routes if isinstance(route, Route)]
    fitting = [route for route in fitting if route.path_regex.fullmatch(path)]
    methods = {method for route in fitting for method in route.methods or ()}
    return sorted(methods | {"HEAD"} if "GET" in methods else methods)


async def socket(socket: WebSocket) -> None:
    """A connection at a table."""
    table: str = socket.path_params["table"]
    lobby: Lobby = socket.app.state.lobby
    try:
        if not TABLE_NAME.fullmatch(table):
            raise Refusal("no-such-table", "there is no such table; that is no table's name")
        room = await lobby.room(table)
        await socket.accept()
        await Connection(lobby, room, socket, address_of(socket.scope)).serve()
    except Refusal as refusal:
        if refusal.code == "not-stored":
            await wait_outside(socket, lobby)
        else:
            await deny(socket, lobby, refusal)
    except WebSocketDisconnect:
        pass  # gone before it was answered
    finally:
        lobby.closed_connections += 1


async def wait_outside(socket: WebSocket, lobby: Lobby) -> None:
    """The table cannot be read now. A browser does not show its page why a socket is refused."""
    lobby.services.metrics.refusals.labels("not-stored").inc()
    with suppress(WebSocketDisconnect, RuntimeError):  # gone meanwhile
        # In a cluster another server may reach the database: they try elsewhere.
        once = lobby.services.leases.shared
        await storage_outage.keep_waiting(socket, lobby.services.store, once)


async def nowhere(socket: WebSocket) -> None:
    """A connection to something else."""
    words = "there is nothing to connect to at this address"
    await deny(socket, socket.app.state.lobby, Refusal("no-such-page", words))


async def deny(socket: WebSocket, lobby: Lobby, refusal: Refusal) -> None:
    """Refuse a connection before it is one."""
    lobby.services.metrics.refusals.labels(refusal.code).inc()
    log.info("refused", code=refusal.code)
    with suppress(WebSocketDisconnect):  # gone already
        await socket.send_denial_response(failure(refusal))
