"""What a server refuses."""

from __future__ import annotations

from kachidoki.core import KachidokiError


class ServerRefused(KachidokiError):
    """The server did not do it; `code` is one of the protocol's."""

    def __init__(self, code: str, message: str, possible: list[str] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.possible = possible or []

    def __str__(self) -> str:
        return f"{self.args[0]} ({self.code})"
