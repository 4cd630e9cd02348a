"""`kachidoki tui --serve`: the same terminal in a browser, by textual-serve.

Only pages that this server sent may open a terminal: any other page in the same browser could
otherwise play in somebody's name, and read their personal links.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from aiohttp import web
from textual_serve.server import Server

HOST: Final = "localhost"
ELSEWHERE: Final = re.compile(r'<link[^>]*href="https://[^>]*>')  # a font that is not needed
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def serve(arguments: Sequence[str], port: int) -> None:
    """Serve on this machine until stopped; each visitor has a terminal of their own.

    `arguments` are those of the command that each visitor runs. Raises OSError if the port is
    taken.
    """
    TerminalServer(shlex.join([sys.executable, "-m", "kachidoki", *arguments]), port).serve()


class TerminalServer(Server):
    """Terminals for the browsers of this machine; nothing is fetched from elsewhere."""

    def __init__(self, command: str, port: int) -> None:
        own = f"http://{HOST}" if port == 80 else f"http://{HOST}:{port}"
        super().__init__(command, host=HOST, port=port, title="Kachidoki", public_url=own)

    async def _make_app(self) -> web.Application:
        """The pages and connections, behind a look at who asks for them."""
        app = await super()._make_app()
        app.middlewares.append(web.middleware(self.guard))
        return app

    async def on_startup(self, app: web.Application) -> None:
        """Say where it is."""
        del app
        print(f"Kachidoki's terminal is at {self.public_url} (Ctrl-C stops it)", flush=True)

    async def guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse other pages and other names of this machine; leave out what lies elsewhere."""
        own = self.public_url
        if f"http://{request.host}" != own or request.headers.get("Origin", own) != own:
            raise web.HTTPForbidden(text=f"This terminal is at {own}")
        answer = await handler(request)
        if isinstance(answer, web.Response) and answer.content_type == "text/html":
            answer.text = ELSEWHERE.sub("", answer.text or "")
        return answer
