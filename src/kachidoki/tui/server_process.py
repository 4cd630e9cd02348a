"""The server behind a terminal: `python -m kachidoki.tui.server_process`.

Standard input has one line of JSON, what `LocalServer` wants of it, and is then held open: the
server ends when it is closed, so that none is left behind by a terminal that is gone. Standard
output gets the address, and standard error what a host would find in the log.
"""

from __future__ import annotations

import hashlib
import json
import sys
import threading
from typing import Any

from kachidoki.server.app import make_app
from kachidoki.server.ops import logs
from kachidoki.server.ops.settings import read_settings
from kachidoki.server.serve import TableServer, bound, make_server
from kachidoki.server.storage.running import noted_address
from kachidoki.server.tables.services import Source


class Seeded(Source):
    """Deals and bots that a seed fixes, so that a deal can be played again."""

    def __init__(self, seed: bytes) -> None:
        self.first = seed
        self.deals = 0

    def seed(self) -> bytes:
        """The deal itself, then those of its rematches."""
        self.deals += 1
        if self.deals == 1:
            return self.first
        return hashlib.sha256(b"%d " % self.deals + self.first).digest()

    def luck(self) -> bytes:
        """The same for the same deal."""
        return hashlib.sha256(b"luck %d " % self.deals + self.first).hexdigest().encode()


def end_with_input(server: TableServer) -> None:
    """End the server when nobody holds standard input open any more."""
    sys.stdin.read()
    server.should_exit = True


def main() -> None:
    """Serve until standard input is closed."""
    wanted: dict[str, Any] = json.loads(sys.stdin.readline())
    settings = read_settings(wanted["settings"], None)
    source = Seeded(bytes.fromhex(wanted["seed"])) if wanted["seed"] is not None else None
    logs.set_up(settings)
    sockets = bound(settings)
    app = make_app(settings, source, warm=False)
    app.state.lobby.services.own_bots |= wanted["bots"]
    server = make_server(settings, app)
    with noted_address(settings.database) as noted:

        def listening(port: int) -> None:
            address = f"http://127.0.0.1:{port}{settings.base_path}/"
            noted.note(address)
            print(json.dumps({"address": address}), flush=True)
            threading.Thread(target=end_with_input, args=(server,), daemon=True).start()

        server.listening = listening
        server.run(sockets)


if __name__ == "__main__":
    main()
