"""Addresses that whoever runs the server does not want."""

from __future__ import annotations

import time


def now_ms() -> int:
    """The time, in ms since 1970."""
    return int(time.time() * 1000)


class Bans:
    """Whom this server refuses, as `network_of` gives addresses, and until when."""

    def __init__(self) -> None:
        self.until: dict[str, int | None] = {}  # in ms since 1970; None is for ever

    def refuses(self, network: str) -> bool:
        """Whether nothing is taken from an address now."""
        if network not in self.until:
            return False
        until = self.until[network]
        return until is None or now_ms() < until
