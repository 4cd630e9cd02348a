"""A connection as a room sees it: who it is, what it looks at, and what it has been sent."""

from __future__ import annotations

from typing import Protocol

from pydantic import BaseModel


class ConnectionInterface(Protocol):
    """One connection at a table."""

    address: str  # where it comes from
    holder: str | None  # the hash of its token
    language: str
    look: int | None  # the seat whose view it gets; None is a spectator's
    sent: dict[int | None, int]  # for each view, the version it has

    def send(self, message: BaseModel | bytes) -> None:
        """Send or queue a message, or one that is made already; never waits."""
        ...

    def close(self, code: int, reason: str) -> None:
        """End the connection after what is queued."""
        ...

    def announce(self, after: int) -> None:
        """Say that the server is about to stop."""
        ...
