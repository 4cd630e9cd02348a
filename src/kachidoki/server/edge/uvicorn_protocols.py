"""Connections before they are anybody's: how long and how much may be asked.

uvicorn reads requests and frames; here is what it waits for, and for how long. Nothing that a
stranger sends, leaves unfinished or does not read may cost much memory, or anything for ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.http11 import Response
from websockets.server import ServerProtocol

from kachidoki.core.errors import bare
from kachidoki.protocol import Refusal
from kachidoki.server.edge.direct_writer import DirectWriter
from kachidoki.server.edge.half_open import HalfOpenConnections, answer_to
from kachidoki.server.edge.limits import Bucket
from kachidoki.server.edge.middleware import network_of

if TYPE_CHECKING:
    from websockets.frames import Frame

log = structlog.get_logger("kachidoki.edge")

HEADERS_WITHIN = 15.0  # seconds for a request to arrive, body and all
READ_WITHIN = 15.0  # seconds for what waits to be read by the other side
GONE_WITHIN = 5.0  # seconds that a connection which has ended may take to be gone
LARGEST_HEAD: Final = 65_536  # bytes of a request that are not its body
MOST_PIPELINED: Final = 20  # requests of one connection that wait for an answer
MOST_PIECES: Final = 1000  # frames of one message
PINGS_EACH_SECOND: Final = 5.0
PINGS_AT_ONCE: Final = 20.0
# The codes of rejected handshakes by their status; all others are bad messages.
REJECTED: Final = {404: "no-such-page", 405: "no-such-method", 414: "too-large", 431: "too-large"}


class Reader(asyncio.Protocol):
    """Ends a connection whose other side does not read what it is sent."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    unread: asyncio.TimerHandle | None = None
    ending: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """More waits to be read than fits."""
        super().pause_writing()
        self.unread = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        """It is being read after all."""
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()

    def hurry(self) -> None:
        """The connection has ended: have it gone soon, whatever the other side does."""
        if self.ending is None:
            self.ending = self.loop.call_later(GONE_WITHIN, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        for timer in (self.unread, self.ending):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)


class HttpConnection(Reader, HttpToolsProtocol):
    """A connection that asks by HTTP: in full and in time, or not at all."""

    def __init__(self, half_open: HalfOpenConnections, **given: Any) -> None:
        super().__init__(**given)
        self.half_open = half_open
        self.patience: asyncio.TimerHandle | None = None
        self.arriving = False  # whether a request has begun and is not complete
        self.beside = 0  # bytes of it that are not its body
        self.refusal: Refusal | None = None
        self.address: str | None = None  # none where it is a proxy's

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Give a new connection so long to ask."""
        super().connection_made(transport)
        if self.client is not None and self.client[0] not in self.half_open.proxies:
            self.address = network_of(self.client[0])
        self.wait()

    def wait(self) -> None:
        """Count as half-open from now on."""
        if self.patience is not None or self.transport.is_closing():
            return
        self.patience = self.loop.call_later(HEADERS_WITHIN, self.give_up)
        self.half_open.enter(self)

    def rest(self) -> None:
        """A whole request is there, or the connection is gone."""
        self.half_open.leave(self)
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def give_up(self, refusal: Refusal | None = None) -> None:
        """It never finished asking."""
        self.rest()
        refusal = refusal or Refusal("too-slow", "the request did not arrive in time")
        if self.arriving:
            self.refuse(refusal)
        else:
            self.half_open.count(refusal)
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read on; whatever is unfinished then has to be finished in time."""
        self.beside += len(data)
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # a WebSocket by now
        if self.beside > LARGEST_HEAD:
            self.refuse(Refusal("too-large", f"a request has at most {LARGEST_HEAD} bytes of head"))
        asked: Any = self.cycle  # uvicorn sets it with the first request
        if self.arriving or asked is None or asked.response_complete:
            self.wait()

    def on_message_begin(self) -> None:
        """A request begins."""
        self.arriving = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Work it, or let it wait for the one before."""
        if len(self.pipeline) >= MOST_PIPELINED:
            self.refusal = Refusal("too-many", "too many requests at once: wait for the answers")
            raise self.refusal  # the parser hands it on to send_400_response
        if self.parser.should_upgrade() and self._should_upgrade():
            self.check_upgrade()
        super().on_headers_complete()

    def check_upgrade(self) -> None:
        """Refuse a WebSocket by what the protocol that reads its handshake is not told."""
        asked: Any = self.cycle
        if self.parser.get_http_version() != "1.1":
            words = "a WebSocket is asked for by HTTP/1.1"
        elif any(
            name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
            for name, value in self.headers
        ):
            words = "a request for a WebSocket has no body"
        elif asked is not None and not asked.response_complete:
            words = "ask for a WebSocket when the request before it is answered"
        else:
            return
        self.refusal = Refusal("bad-message", words)
        raise self.refusal

    def on_body(self, body: bytes) -> None:
        """Bodies have a limit of their own."""
        self.beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is there in full."""
        self.arriving = False
        self.beside = 0
        self.rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on another protocol has the connection."""
        self.rest()
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        """It asked nothing more; what it has not read by now it will not read."""
        self.transport.abort()

    def shutdown(self) -> None:
        """The server stops."""
        super().shutdown()
        if self.transport.is_closing():
            self.hurry()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002  # uvicorn's words
        """What cannot be read as HTTP is refused like everything else."""
        self.refuse(self.refusal or Refusal("bad-message", "this is not a request of HTTP/1.1"))

    def refuse(self, refusal: Refusal) -> None:
        """Say why, and end the connection."""
        if self.transport.is_closing():
            return
        self.half_open.count(refusal)
        status = 400 if refusal.code == "bad-message" else refusal.status
        self.transport.write(answer_to(refusal, status).serialize())
        self.transport.close()
        self.hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing to wait for any more."""
        self.rest()
        super().connection_lost(exc)


class Handshake(ServerProtocol):
    """Refuses what is no handshake like everything else, and has it counted."""

    def __init__(self, count: Callable[[Refusal], None], **given: Any) -> None:
        super().__init__(**given)
        self.count = count

    def reject(self, status: int, text: str) -> Response:
        """An answer in the place of a WebSocket; `text` may repeat what was sent."""
        if status >= 500:  # a fault of ours, which is logged as one
            return super().reject(status, text)
        if status == 403:  # by the application, which has nothing at that address
            status, text = 404, "there is nothing to connect to at this address"
        refusal = Refusal(REJECTED.get(status, "bad-message"), bare(text.strip()))
        self.count(refusal)
        answer = answer_to(refusal, status)
        answer.reason_phrase = HTTPStatus(status).phrase
        return answer


class SocketConnection(Reader, DirectWriter):
    """A WebSocket whose other side cannot make the server hold more than it reads."""

    def __init__(self, half_open: HalfOpenConnections, **given: Any) -> None:
        super().__init__(**given)
        self.half_open = half_open
        self.conn = Handshake(half_open.count, max_size=self.config.ws_max_size, logger=self.logger)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The handshake is about to be answered."""
        super().connection_made(transport)
        self.pings = Bucket(self.loop.time(), PINGS_AT_ONCE)

    def data_received(self, data: bytes) -> None:
        """Read on. The handshake is handed over whole: now, or never, it is one."""
        super().data_received(data)
        if not self.handshake_initiated:
            answer = b"".join(self.conn.data_to_send())
            if not answer:  # not even lines of HTTP
                words = "the request for a WebSocket cannot be read"
                answer = self.conn.reject(400, words).serialize()
            self.turn_away(answer)

    def turn_away(self, answer: bytes) -> None:
        """Answer in the place of a WebSocket, once and for all."""
        self.handshake_complete = self.close_sent = self.disconnected = True
        self.transport.write(answer)
        self.transport.close()
        self.hurry()

    def pause_writing(self) -> None:
        """Answer nothing, pings neither, until what was sent has been read."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_cont(self, event: Frame) -> None:
        """Pieces of a message may be empty, so that its size alone is no limit."""
        if len(self.frames) >= MOST_PIECES:
            self.fail(1009, "too many pieces")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Texts are UTF-8; uvicorn would log any other as an error of the server."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.fail(1007, "not UTF-8")
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Every ping is answered, which the limit for messages does not see."""
        if self.pings.take(self.loop.time(), PINGS_EACH_SECOND, PINGS_AT_ONCE):
            super().handle_ping()
        else:
            self.fail(1008, "too many pings")

    def fail(self, code: int, reason: str) -> None:
        """End the connection for what it did."""
        if not self.close_sent:
            log.info("connection ended", code=code, reason=reason)
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Say why it ends; read, and throw away, what is still on its way, or it is not heard."""
        if self.close_sent:
            return
        self.close_sent = True
        why = self.conn.close_sent
        code = 1006 if why is None else why.code
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GONE_WITHIN, self.transport.abort)

    async def send(self, message: Any) -> None:
        """A refused handshake is complete too; uvicorn would log it as an error."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    async def run_asgi(self) -> None:
        """Once the application is done with it, it shall be gone soon."""
        await super().run_asgi()
        if not self.disconnected:
            self.hurry()

    def keepalive_timeout(self) -> None:
        """Nobody is there any more."""
        super().keepalive_timeout()
        self.hurry()

    def shutdown(self) -> None:
        """The server stops; whoever waits for the answer to a handshake is told so."""
        if self.handshake_complete or self.close_sent:
            super().shutdown()
        else:
            refusal = Refusal("closing", "the server is shutting down; come back in a moment")
            self.half_open.count(refusal)
            self.turn_away(answer_to(refusal, refusal.status).serialize())
        self.hurry()
