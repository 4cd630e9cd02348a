"""Opening a connection to a table: what its greeting may hold, and a socket that gets closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from pydantic import ValidationError
from websockets.asyncio.client import ClientConnection, connect

from kachidoki.protocol import Hello

LARGEST: Final = 8_000_000  # bytes of a message


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[ClientConnection]:
    """A connection that is closed afterwards, or cut if there is no time to close it."""
    socket = await connect(address, max_size=LARGEST, compression=None, ping_interval=None)
    try:
        yield socket
    finally:
        try:
            await socket.close()
        except asyncio.CancelledError:  # a second time: the first one led here
            socket.transport.abort()
            raise


def check(token: str | None, look: int | None, language: str) -> None:
    """Raise ValueError for what no server would understand; it does not repeat a token."""
    try:
        Hello(token=token, look=look, language=language)
    except ValidationError as error:
        faults = error.errors(include_input=False, include_url=False)
        told = "; ".join(f"{fault['loc'][0]}: {fault['msg']}" for fault in faults)
        raise ValueError(told) from None
