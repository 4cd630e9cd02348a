"""The short way between an application and its socket: texts out at once, and what reading cost."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from websockets.http11 import Request

# Where a scope's extensions have DirectWriter.write_text and DirectWriter.reading_time.
DIRECT: Final = "kachidoki.write_text"
READING: Final = "kachidoki.reading_time"


class DirectWriter(WebSocketsSansIOProtocol):
    """A WebSocket that lets its application write texts at once, and know what reading cost."""

    read_for = 0.0  # seconds of CPU time spent on frames since the application last asked

    def handle_connect(self, event: Request) -> None:
        """Tell the application of it."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[DIRECT] = self.write_text
            extensions[READING] = self.reading_time

    def data_received(self, data: bytes) -> None:
        """Read frames, on the account of whoever sent them: long ones take long."""
        began = time.thread_time()
        super().data_received(data)
        self.read_for += time.thread_time() - began

    def reading_time(self) -> float:
        """The CPU time, in seconds, that reading has taken since this was last asked."""
        seconds, self.read_for = self.read_for, 0.0
        return seconds

    def write_text(self, text: bytes) -> bool:
        """Send a text at once; False, and nothing is sent, if others wait to be read first."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True
