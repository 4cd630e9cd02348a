"""Middleware: sizes, origins, host names, rates and headers, before any request is worked."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse, RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from kachidoki.core.errors import quoted
from kachidoki.protocol import Failure, Refusal
from kachidoki.server.edge.bans import Bans
from kachidoki.server.edge.budget import PAYER, Account, Budgets, metered
from kachidoki.server.edge.limits import Buckets
from kachidoki.server.edge.security_headers import SECURITY_HEADERS
from kachidoki.server.ops.metrics import Metrics
from kachidoki.server.ops.settings import Settings
from kachidoki.text import language_of_header

log = structlog.get_logger("kachidoki.edge")

LARGEST_BODY: Final = 65_536
BURST: Final = 4.0  # seconds' worth of requests at once
FILES: Final = "/web/"  # of the page: it has dozens, and a family has one address
MORE_FILES: Final = 15.0  # times as many of them as of other requests
# For whoever runs the server: without limits, and without the base path that a proxy hands on.
UNLIMITED: Final = ("/health", "/ready", "/metrics")
HOST: Final = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([^\s:\[\]/@#?]+))(?::[0-9]*)?")
BY_ANY_NAME: Final = ("/health", "/ready")  # for whatever watches over the server


def allowed_origin(headers: Headers, origins: list[str]) -> bool:
    """Whether no page asks, or one that this server has served."""
    origin = headers.get("origin")
    if origin is None:
        return True  # not a browser, or a page of our own that only reads
    if origin in origins:
        return True
    with suppress(ValueError):  # not an address at all
        return bool(host := urlsplit(origin).netloc) and host == headers.get("host")
    return False


def own_names(settings: Settings) -> set[str]:
    """The names that a server is reached by; `*` stands for any."""
    machine = socket.gethostname()
    known = ["localhost", settings.host, machine, f"{machine.partition('.')[0]}.local"]
    origins = [origin.rpartition("//")[2] for origin in settings.origins]
    return {name_in(host) for host in (*known, *origins, *settings.names)} - {""}


def name_in(host: str) -> str:
    """A name or address without its port; nothing where it is none."""
    found = HOST.fullmatch(host)
    return (found[1] or found[2]).lower().rstrip(".") if found else ""


def known_host(host: str, names: set[str]) -> bool:
    """Whether a `Host` is ours, and not a name that somebody else lets point at our address.

    Nobody can make an IP address point elsewhere, nor a name that ends with localhost.
    """
    name = name_in(host)
    with suppress(ValueError):
        return bool(ip_address(name))
    return name in names or "*" in names or name.endswith(".localhost")


def address_of(scope: Scope) -> str:
    """Whose connection it is."""
    client = scope.get("client")
    return network_of(str(client[0])[:64]) if client else "unknown"


def network_of(address: str) -> str:
    """What limits count by; whoever has one address of IPv6 has the 2⁶⁴ next to it."""
    with suppress(ValueError):
        return str(IPv6Network((IPv6Address(address), 64), strict=False))
    return address


def failure(refusal: Refusal, accepted: str = "") -> JSONResponse:
    """A refusal as an HTTP response, in a language that the asker accepts."""
    # Names of fields are quoted as they came: not every text can be sent back.
    message = refusal.told(language_of_header(accepted)).encode(errors="replace").decode()
    body = Failure(code=refusal.code, message=message, possible=refusal.possible)
    return JSONResponse(body.model_dump(), refusal.status, SECURITY_HEADERS)


class EdgeMiddleware:
    """Wraps the whole application."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        metrics: Metrics,
        budgets: Budgets,
        ticks: Callable[[], int],
        bans: Bans,
    ) -> None:
        self.app = app
        self.origins = settings.origins
        self.base_path = settings.base_path
        self.metrics = metrics
        self.budgets = budgets
        self.ticks = ticks  # milliseconds of a clock that never jumps
        self.bans = bans
        self.names = own_names(settings)
        rate = settings.requests_each_second
        self.requests = Buckets(rate, max(10.0, rate * BURST))
        self.files = Buckets(rate * MORE_FILES, max(10.0, rate * BURST) * MORE_FILES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or let it through."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope["root_path"] = self.base_path  # routes are written without it
        account = Account(self.budgets, address_of(scope))
        PAYER.set(account)
        try:
            await metered(self.work(scope, receive, send, account), account)
        finally:
            account.done()

    async def work(self, scope: Scope, receive: Receive, send: Send, account: Account) -> None:
        """Refuse, or let it through, when the address may take time."""
        try:
            await account.turn()
            self.check(scope)
            if scope["type"] == "websocket":
                account.done()
                await self.app(scope, receive, send)
                return
            if self.base_path and scope["path"] == self.base_path:
                await RedirectResponse(f"{self.base_path}/")(scope, receive, with_headers(send))
                return
            body = await self.body(Headers(scope=scope), receive)
        except Refusal as refusal:
            self.metrics.refusals.labels(refusal.code).inc()
            log.info("refused", code=refusal.code)
            answer = failure(refusal, Headers(scope=scope).get("accept-language", ""))
            if scope["type"] == "websocket":
                with suppress(WebSocketDisconnect):  # gone already
                    await WebSocket(scope, receive, send).send_denial_response(answer)
            else:
                await answer(scope, receive, with_headers(send))
            return

        read = False

        async def replay() -> Message:
            nonlocal read
            if read:
                return await receive()
            read = True
            return {"type": "http.request", "body": body, "more_body": False}

        # Whoever asks for the head alone gets that of the answer: uvicorn leaves the body away.
        asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
        await self.app(asked, replay, with_headers(send))

    def check(self, scope: Scope) -> None:
        """Refuse by what is known before the body is read."""
        headers = Headers(scope=scope)
        path = self.path_here(scope["path"])
        if path not in UNLIMITED:
            if self.bans.refuses(address_of(scope)):
                raise Refusal("banned", "this server takes nothing from your address")
            now = self.ticks() / 1000
            kind = self.files if path is not None and path.startswith(FILES) else self.requests
            if not kind.take(address_of(scope), now):
                raise Refusal("too-many", "too many requests: wait a moment")
        if path not in BY_ANY_NAME:
            self.check_host(headers.getlist("host"))
        if path is None:
            words = f"nothing is at this address; this server's page is at {self.base_path}/"
            raise Refusal("no-such-page", words)
        if scope.get("method") not in ("GET", "HEAD", "OPTIONS"):  # nor has a WebSocket any
            if not allowed_origin(headers, self.origins):
                raise Refusal("foreign-origin", "the page that asks was not served by this host")
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()):
            raise Refusal("bad-message", "content-length: a whole number of bytes")
        if len(length) > 9 or int(length) > LARGEST_BODY:
            raise Refusal("too-large", f"a request has at most {LARGEST_BODY} bytes")

    def path_here(self, path: str) -> str | None:
        """A path without the base path; None if it is not below it."""
        if not self.base_path or path in UNLIMITED:
            return path
        here = path.removeprefix(self.base_path)
        outside = here == path or not (here == "" or here.startswith("/"))
        return None if outside or here in UNLIMITED else here

    def check_host(self, hosts: list[str]) -> None:
        """Refuse a page that reached us by a name of its own, whose scripts could then ask us."""
        if len(hosts) > 1:
            raise Refusal("bad-message", "host: only once")
        if hosts and not known_host(hosts[0], self.names):
            words = f"this server is not known as {quoted(hosts[0])}: its setting names adds names"
            raise Refusal("unknown-host", words)

    async def body(self, headers: Headers, receive: Receive) -> bytes:
        """The whole body, as long as it is of a size that can be meant."""
        if headers.get("content-length") is None and headers.get("transfer-encoding") is None:
            return b""
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return b""
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > LARGEST_BODY:
                raise Refusal("too-large", f"a request has at most {LARGEST_BODY} bytes")
            if not message.get("more_body"):
                return b"".join(parts)


def with_headers(send: Send) -> Send:
    """Headers that every response has."""

    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return wrapped
