"""`kachidoki tui --serve`: the same terminal in a browser, by textual-serve.

Only pages that this server sent may open a terminal: any other page in the same browser could
otherwise play in somebody's name, and read their personal links.
"""

from __future__ import annotations

import re
import shlex
import socket
import sys
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from aiohttp import web
from textual_serve.server import Server

from kachidoki.core import BadOption

HOST: Final = "localhost"
ELSEWHERE: Final = re.compile(r'<link[^>]*href="https://[^>]*>')  # a font that is not needed
HEAD: Final = '<title>Kachidoki</title><link rel="icon" href="data:,">'
# Keys go to the terminal from the beginning, not only after a click.
FOCUS: Final = """<script>
new MutationObserver((_, watch) => {
  if (!document.body.classList.contains("-first-byte")) return; // there is no connection yet
  document.querySelector(".xterm-helper-textarea").focus();
  watch.disconnect();
}).observe(document.body, { attributes: true });
</script>"""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def serve(arguments: Sequence[str], port: int) -> None:
    """Serve on this machine until stopped; each visitor has a terminal of their own.

    `arguments` are those of the command that each visitor runs. Raises BadOption if the port is
    taken.
    """
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError as error:
            raise BadOption(f"--port {port} cannot be used: {error.strerror}") from None
    TerminalServer(shlex.join([sys.executable, "-m", "kachidoki", *arguments]), port).serve()


class TerminalServer(Server):
    """Terminals for the browsers of this machine; nothing is fetched from elsewhere."""

    def __init__(self, command: str, port: int) -> None:
        own = f"http://{HOST}" if port == 80 else f"http://{HOST}:{port}"
        super().__init__(command, host=HOST, port=port, title="Kachidoki", public_url=own)

    async def _make_app(self) -> web.Application:
        """The pages and connections, behind a look at who asks for them."""
        app = await super()._make_app()
        app.middlewares.append(self.guard)
        return app

    async def on_startup(self, app: web.Application) -> None:
        """Say nothing yet: nobody is let in before the port is open."""

    def serve(self, debug: bool = False) -> None:
        """Serve until stopped, and say where it is once a browser finds it there."""
        self.debug = debug
        web.run_app(self._make_app(), host=self.host, port=self.port, print=self.tell)

    def tell(self, *_: object) -> None:
        """Say where it is."""
        print(f"Kachidoki's terminal is at {self.public_url} (Ctrl-C stops it)", flush=True)

    @web.middleware
    async def guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse other pages and other names of this machine; make the page ready for keys."""
        own = self.public_url
        if f"http://{request.host}" != own or request.headers.get("Origin", own) != own:
            raise web.HTTPForbidden(text=f"This terminal is at {own}")
        answer = await handler(request)
        if isinstance(answer, web.Response) and answer.content_type == "text/html":
            page = ELSEWHERE.sub("", answer.text or "")
            page = page.replace("</head>", f"{HEAD}</head>")
            answer.text = page.replace("</body>", f"{FOCUS}</body>")
        return answer
