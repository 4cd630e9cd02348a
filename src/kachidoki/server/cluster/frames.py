"""What servers send each other about a relayed request or connection, as bytes.

A frame is a line of JSON (what kind, who sends it, which stream) and then bytes. A stream is one
request or connection of a visitor, at the server where the visitor arrived and at the one that
works the table.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from starlette.types import Message, Scope

OPEN: Final = "open"  # a visitor's request or connection begins; the body of a request follows
EVENT: Final = "event"  # an event of ASGI, in either direction
MORE: Final = "more"  # so many bytes were taken: as many more may be sent
END: Final = "end"  # the stream is over, or unknown
BEAT: Final = "beat"  # nothing, but that the sender is there
# From a server that leaves to one that gets a table, and back; from the second format on.
PREPARE: Final = "prepare"  # read a table that you will get
PREPARED: Final = "prepared"  # it is read
GIVEN: Final = "given"  # it is yours

# What an application needs to know of a request.
SCOPE: Final = ("type", "scheme", "http_version", "method", "path", "root_path", "subprotocols")
BINARY: Final = ("raw_path", "query_string")
# What concerns the visitor's own connection only.
HOP: Final = (b"connection", b"upgrade", b"keep-alive", b"transfer-encoding")


@dataclass
class Frame:
    """One message of a server to another."""

    kind: str
    sender: str
    epoch: int  # how often the sender has cut all its streams with the other
    stream: str = ""
    about: dict[str, Any] = field(default_factory=dict)
    body: bytes = b""

    def packed(self) -> bytes:
        """The frame as bytes."""
        head = [self.kind, self.sender, self.epoch, self.stream, self.about]
        return json.dumps(head, separators=(",", ":")).encode() + b"\n" + self.body

    @classmethod
    def unpacked(cls, data: bytes) -> Frame:
        """What `packed` gave; raises ValueError or TypeError otherwise."""
        head, _, body = data.partition(b"\n")
        kind, sender, epoch, stream, about = json.loads(head)
        return cls(kind, sender, epoch, stream, about, body)


def described(scope: Scope) -> dict[str, Any]:
    """A scope of ASGI in words of JSON."""
    found: dict[str, Any] = {name: scope[name] for name in SCOPE if name in scope}
    found |= {name: scope[name].decode("latin-1") for name in BINARY if scope.get(name)}
    found["headers"] = [
        [name.decode("latin-1"), value.decode("latin-1")]
        for name, value in scope["headers"]
        if name not in HOP and not name.startswith(b"sec-websocket-")
    ]
    for name in ("client", "server"):
        found[name] = list(scope[name]) if scope.get(name) else None
    return found


def scope_of(about: dict[str, Any], **more: Any) -> Scope:
    """The scope that was described."""
    scope: dict[str, Any] = {name: about[name] for name in SCOPE if name in about}
    scope |= {name: about.get(name, "").encode("latin-1") for name in BINARY}
    scope["headers"] = [
        (name.encode("latin-1"), value.encode("latin-1")) for name, value in about["headers"]
    ]
    for name in ("client", "server"):
        scope[name] = tuple(about[name]) if about[name] else None
    return {"asgi": {"version": "3.0", "spec_version": "2.4"}, "state": {}, **scope, **more}


def event_parts(event: Message) -> tuple[dict[str, Any], bytes]:
    """An event of ASGI in words of JSON, with its bytes apart."""
    about = {name: value for name, value in event.items() if name not in ("body", "bytes", "text")}
    if "headers" in about:
        about["headers"] = [
            [bytes(name).decode("latin-1"), bytes(value).decode("latin-1")]
            for name, value in about["headers"]
        ]
    if event.get("text") is not None:
        return {**about, "is": "text"}, event["text"].encode()
    if event.get("bytes") is not None:
        return {**about, "is": "bytes"}, event["bytes"]
    return about, event.get("body", b"")


def event_of(about: dict[str, Any], body: bytes) -> Message:
    """The event that was taken apart."""
    event: Message = {name: value for name, value in about.items() if name != "is"}
    if "headers" in event:
        event["headers"] = [
            (name.encode("latin-1"), value.encode("latin-1")) for name, value in event["headers"]
        ]
    kind = about.get("is")
    if kind == "text":
        event["text"] = body.decode()
    elif kind == "bytes":
        event["bytes"] = body
    elif event["type"] in ("http.response.body", "websocket.http.response.body"):
        event["body"] = body
    return event


def last(event: Message) -> bool:
    """Whether an application sends nothing after this."""
    if event["type"] in ("http.response.body", "websocket.http.response.body"):
        return not event.get("more_body", False)
    return bool(event["type"] == "websocket.close")
