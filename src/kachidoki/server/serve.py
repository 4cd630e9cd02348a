"""Running a server: sockets, signals, and an end that announces itself."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog
import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kachidoki.core import BadOption
from kachidoki.server import logs
from kachidoki.server.app import make_app
from kachidoki.server.database import redacted
from kachidoki.server.settings import Settings

log = structlog.get_logger("kachidoki.server")

HEADERS_WITHIN: Final = 15.0  # seconds for a request to arrive
LARGEST_FRAME: Final = 65_536
BACK_AFTER: Final = 2  # seconds that clients are asked to wait before they come back


class Door(HttpToolsProtocol):
    """Ends connections that never finish asking: half-open ones cost nothing for long."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Give a new connection so long to ask."""
        super().connection_made(transport)
        self.patience = self.loop.call_later(HEADERS_WITHIN, self.give_up)

    def give_up(self) -> None:
        """The time is over; whoever has asked in full has a cycle, or is a WebSocket by now."""
        asked: object = self.cycle  # uvicorn sets it with the first request
        if asked is None and self.transport.get_protocol() is self:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing to wait for any more."""
        self.patience.cancel()
        super().connection_lost(exc)


class Server(uvicorn.Server):
    """Says good-bye before it closes its sockets."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self.lobby = app.state.lobby
        self.listening: Callable[[int], None] = lambda _: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell where the server listens."""
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            log.info("listening", host=self.config.host, port=port)
            self.listening(port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Announce the end, then end."""
        log.info("shutting down", rooms=len(self.lobby.rooms))
        await self.lobby.announce(BACK_AFTER)
        await super().shutdown(sockets)


def make_server(settings: Settings, app: FastAPI | None = None) -> Server:
    """A server that is ready to run."""
    app = app or make_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=Door,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # costs more time than these small messages need
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=10,
        lifespan="on",
    )
    return Server(config, app)


def more_files() -> None:
    """Allow as many open sockets as the system lets us."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def serve(settings: Settings, listening: Callable[[int], None] | None = None) -> None:
    """Run until told to stop."""
    logs.set_up(settings)
    more_files()
    log.info("starting", database=redacted(settings.database))
    server = make_server(settings)
    if listening is not None:
        server.listening = listening
    server.lobby.house.store.open()  # here, so that what is wrong with it is told in one line
    server.run()
    if not server.started:
        raise BadOption(f"the server could not start on {settings.host}:{settings.port}")
