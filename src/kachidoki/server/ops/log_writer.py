"""Where log lines go: written by a thread of its own, so that nobody waits for the log.

The program hands its lines over and goes on. A log that cannot be written, or that nobody
reads, costs lines and nothing else: they are counted, and how many there were is logged as soon
as a line goes out again.
"""

from __future__ import annotations

import os
import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TextIO

MOST_WAITING: Final = 10_000  # lines
LAST_LINES: Final = 2.0  # seconds for what still waits when the program ends


class Sink:
    """A log that never raises and never makes anybody wait."""

    def __init__(self, write: Callable[[bytes], int], tell: Callable[[int], None]) -> None:
        """`write` takes bytes as `os.write` does; `tell` logs how many lines were lost."""
        self.write = write
        self.tell = tell
        self.waiting: queue.Queue[str | None] = queue.Queue(MOST_WAITING)
        self.lost = 0  # lines, ever
        self.untold = 0  # of them
        self.counting = threading.Lock()
        self.cut = False  # whether the last line was written only in part
        self.thread: threading.Thread | None = None  # from the first line on

    def put(self, line: str) -> None:
        """Have a line written, or lose it."""
        if self.thread is None:
            self._start()
        try:
            self.waiting.put_nowait(line)
        except queue.Full:
            self._lose()

    # What structlog calls, by the level of the line.
    debug = info = warning = error = critical = put

    def close(self) -> None:
        """Write what still waits, within a bounded time."""
        if self.thread is None:
            return
        deadline = time.monotonic() + LAST_LINES
        with suppress(queue.Full):
            self.waiting.put(None, timeout=LAST_LINES)
        self.thread.join(max(0.0, deadline - time.monotonic()))

    def _start(self) -> None:
        with self.counting:
            if self.thread is None:
                self.thread = threading.Thread(
                    target=self._write_all, name="kachidoki-log", daemon=True
                )
                self.thread.start()

    def _lose(self) -> None:
        with self.counting:
            self.lost += 1
            self.untold += 1

    def _write_all(self) -> None:
        while (line := self.waiting.get()) is not None:
            try:
                self._write_line(line)
            except (OSError, ValueError):  # a full disk, a closed pipe, a closed file
                self._lose()
                continue
            with self.counting:
                untold, self.untold = self.untold, 0
            if untold:
                self.tell(untold)

    def _write_line(self, line: str) -> None:
        left = f"{line}\n".encode(errors="backslashreplace")
        if self.cut:
            left = b"\n" + left
        while left:
            done = self.write(left)
            left = left[done:]
            self.cut = bool(left)


def writing_to(stream: TextIO | None) -> Callable[[bytes], int]:
    """How bytes are written to standard error, which may be no file, or none at all."""

    def write(text: bytes) -> int:
        if stream is None:
            raise OSError("there is no standard error")
        try:
            file = stream.fileno()
        except OSError:  # a stream in memory
            stream.write(text.decode())
            return len(text)
        # Past Python's own buffer: a write that never ends holds no lock that the program's
        # end would wait for.
        return os.write(file, text)

    return write
