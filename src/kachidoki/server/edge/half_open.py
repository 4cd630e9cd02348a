"""Connections that have not asked in full: how many there may be, and their last answer."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field
from typing import Protocol

import structlog
from websockets.datastructures import Headers
from websockets.http11 import Response

from kachidoki.protocol import Failure, Refusal
from kachidoki.server.edge.security_headers import SECURITY_HEADERS
from kachidoki.server.ops.metrics import Metrics

log = structlog.get_logger("kachidoki.edge")

MOST_HALF_OPEN = 4000  # connections that have not asked in full; then the oldest goes


class HalfOpen(Protocol):
    """A connection that has not asked in full."""

    address: str | None  # whose it is; none where it is a proxy's

    def give_up(self, refusal: Refusal | None = None) -> None:
        """End it, for a reason."""
        ...


@dataclass
class HalfOpenConnections:
    """All half-open connections of one server, and how many it allows."""

    metrics: Metrics
    most_each: int  # half-open connections of one address; then its oldest goes
    proxies: Container[str]  # whose connections are those of many visitors
    half_open: dict[HalfOpen, None] = field(default_factory=dict)  # oldest first
    by_address: dict[str, dict[HalfOpen, None]] = field(default_factory=dict)

    def enter(self, connection: HalfOpen) -> None:
        """A connection is half-open from now on; where there are too many, the oldest goes."""
        self.half_open[connection] = None
        if len(self.half_open) > MOST_HALF_OPEN:
            next(iter(self.half_open)).give_up()
        if connection.address is not None:
            same = self.by_address.setdefault(connection.address, {})
            same[connection] = None
            if len(same) > self.most_each:
                next(iter(same)).give_up(Refusal("too-many", "too many connections: close some"))

    def leave(self, connection: HalfOpen) -> None:
        """A connection has asked in full, or is gone."""
        self.half_open.pop(connection, None)
        same = self.by_address.get(connection.address or "", {})
        same.pop(connection, None)
        if not same:
            self.by_address.pop(connection.address or "", None)

    def count(self, refusal: Refusal) -> None:
        """Tell the host of the server."""
        self.metrics.refusals.labels(refusal.code).inc()
        log.info("refused", code=refusal.code)


def answer_to(refusal: Refusal, status: int) -> Response:
    """A refusal as the last answer on a connection."""
    body = Failure(code=refusal.code, message=refusal.message).model_dump_json().encode()
    fields = {
        **SECURITY_HEADERS,
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
    }
    return Response(status, "Refused", Headers(fields), body)
