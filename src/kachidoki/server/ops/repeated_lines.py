"""Lines of the log that would come again and again while something is away."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any, Final, Literal

FIRST_PAUSE: Final = 1.0  # seconds after the first line; doubled after each
LONGEST_PAUSE: Final = 60.0
QUIET: Final = 10.0  # seconds without any, after which the next one is the first again


class RepeatedLine:
    """Writes the first at once, and later ones with how often they came, less and less often.

    It can be made before the log is set up; any thread may tell.
    """

    def __init__(
        self,
        log: Any,
        level: Literal["info", "warning", "error"],
        event: str,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.log = log  # of structlog
        self.level = level
        self.event = event
        self.clock = clock
        self.lock = threading.Lock()
        self.told = 0  # since the first one
        self.unwritten = 0  # since the latest that was written
        self.pause = FIRST_PAUSE
        self.not_before = self.latest = float("-inf")

    def over(self) -> int:
        """What was away is back: the next line is the first again. Gives how often it was told."""
        told, self.told, self.unwritten = self.told, 0, 0
        self.pause = FIRST_PAUSE
        self.not_before = self.latest = float("-inf")
        return told

    def tell(self, **words: object) -> None:
        """It has happened again."""
        with self.lock:
            now = self.clock()
            if now - self.latest > QUIET:
                self.over()
            self.latest = now
            self.told += 1
            self.unwritten += 1
            if now < self.not_before:
                return
            more = {"times": self.unwritten} if self.unwritten > 1 else {}
            self.unwritten = 0
            self.not_before = now + self.pause
            self.pause = min(2 * self.pause, LONGEST_PAUSE)
        getattr(self.log, self.level)(self.event, **words, **more)
