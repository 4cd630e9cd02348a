"""Running a server: sockets, signals, and an end that announces itself."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Any, Final

import structlog
import uvicorn
from fastapi import FastAPI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from kachidoki.core import BadOption
from kachidoki.core.errors import bare
from kachidoki.server.app import make_app
from kachidoki.server.edge.half_open import HalfOpenConnections
from kachidoki.server.edge.uvicorn_protocols import HttpConnection, SocketConnection
from kachidoki.server.ops import logs
from kachidoki.server.ops.settings import Settings, strange_variables
from kachidoki.server.storage.database import redacted

log = structlog.get_logger("kachidoki.server")

LARGEST_FRAME: Final = 65_536
# Seconds until a busy thread lets another one go on. The store's thread asks for that several times
# in every commit: with Python's own 5 ms a busy server would make everybody wait for it.
TURN: Final = 0.0005
BACK_AFTER: Final = 2  # seconds that clients are asked to wait before they come back


class TableServer(uvicorn.Server):
    """Says good-bye before it closes its sockets."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self.lobby = app.state.lobby
        self.handing_over = app.state.handing_over
        self.listening: Callable[[int], None] = lambda _: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell where the server listens."""
        services = self.lobby.services
        services.store.writer.when_lost = self.taken_over
        services.leases.when_told_to_leave = self.told_to_leave
        services.store.open()  # here its errors reach whoever started the server
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            services.leases.address = f"{self.config.host}:{port}"
            database = redacted(services.settings.database)
            log.info("listening", host=self.config.host, port=port, database=database)
            self.listening(port)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Being told to stop is no failure; being told twice is an order to stop at once."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    def taken_over(self) -> None:
        """Another server works on the database: take no command any more, and end."""
        self.lobby.closing = True
        self.should_exit = True

    def told_to_leave(self) -> None:
        """Whoever runs the cluster wants this server to go."""
        log.info("told to leave")
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Announce the end, then end; in a cluster other servers get the tables first."""
        log.info("shutting down", rooms=len(self.lobby.rooms))
        if self.lobby.services.leases.shared:
            for server in self.servers:
                server.close()  # nobody shall come back to this one
            await self.handing_over.leave()
        else:
            await self.lobby.announce(BACK_AFTER)
        await super().shutdown(sockets)


def make_server(settings: Settings, app: FastAPI | None = None) -> TableServer:
    """A server that is ready to run."""
    app = app or make_app(settings)
    proxied: Any = ProxyHeadersMiddleware
    trusted = proxied(app, settings.trusted_proxies).trusted_hosts
    half_open = HalfOpenConnections(
        app.state.lobby.services.metrics, settings.most_connections_each, trusted
    )
    door: Any = partial(HttpConnection, half_open)
    wire: Any = partial(SocketConnection, half_open)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=door,
        ws=wire,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # costs more time than these small messages need
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=10,
        lifespan="on",
    )
    return TableServer(config, app)


def more_files() -> None:
    """Allow as many open sockets as the system lets us."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def bound(settings: Settings) -> list[socket.socket]:
    """Sockets at the address to listen on; an address that is taken or not ours is an error."""
    found: list[socket.socket] = []
    try:
        for family, kind, number, _, address in socket.getaddrinfo(
            settings.host or None,
            settings.port,
            type=socket.SOCK_STREAM,
            flags=socket.AI_PASSIVE,
        ):
            made = socket.socket(family, kind, number)
            found.append(made)
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            made.bind(address)
    except OSError as error:
        for made in found:
            made.close()
        where = f"{bare(settings.host)}:{settings.port}"
        raise BadOption(f"cannot listen on {where}: {error.strerror or error}") from None
    return found


def serve(
    settings: Settings, listening: Callable[[int], None] | None = None, warm: bool = True
) -> None:
    """Run until told to stop; `warm` is told of at `make_app`."""
    logs.set_up(settings)
    try:
        for name, near in strange_variables(os.environ):
            log.warning("no such setting", variable=name, meant=near)
        settings.check_own_bots()
        more_files()
        sys.setswitchinterval(TURN)
        sockets = bound(settings)  # first: where it cannot listen, it leaves no file behind
        try:
            server = make_server(settings, make_app(settings, warm=warm))
            if listening is not None:
                server.listening = listening
            server.run(sockets)
            if server.lobby.services.store.writer.lost:
                raise BadOption("another server has taken over the database; this one has ended")
        finally:
            for each in sockets:
                each.close()  # also where it never came to listening
    finally:
        logs.close()
