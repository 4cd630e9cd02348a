"""The short way for messages: from the application into the socket, with nothing to wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from websockets.http11 import Request

DIRECT: Final = "kachidoki.write_text"  # where a scope's extensions have DirectWriter.write_text


class DirectWriter(WebSocketsSansIOProtocol):
    """A WebSocket that lets its application write texts at once."""

    def handle_connect(self, event: Request) -> None:
        """Tell the application of it."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[DIRECT] = self.write_text

    def write_text(self, text: bytes) -> bool:
        """Send a text at once; False, and nothing is sent, if others wait to be read first."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True
