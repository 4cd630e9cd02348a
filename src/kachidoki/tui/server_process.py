"""The server behind a terminal: `python -m kachidoki.tui.server_process`.

Standard input has one line of JSON, what `LocalServer` wants of it, and is then held open. When it
is closed the server ends, so that none is left behind by a terminal that is gone; but as long as
other terminals use it, it stays, and says so. Standard output gets the address, and standard error
what a host would find in the log.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import threading
from pathlib import Path
from typing import Any

from kachidoki.server.app import make_app
from kachidoki.server.ops import logs
from kachidoki.server.ops.settings import read_settings
from kachidoki.server.serve import TableServer, bound, make_server
from kachidoki.server.storage.running import noted_address
from kachidoki.server.tables.services import Source
from kachidoki.tui.sharing import Users


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


def end_with_input(server: TableServer, users: Users) -> None:
    """End the server when standard input is closed and nobody else uses it."""
    sys.stdin.read()
    if not users.all_gone():
        print(json.dumps({"stays": True}), flush=True)
        nowhere = os.open(os.devnull, os.O_WRONLY)  # whoever read the output is gone
        for stream in (sys.stdout, sys.stderr):
            os.dup2(nowhere, stream.fileno())
        users.wait()
    server.should_exit = True


def main() -> None:
    """Serve until standard input is closed, or longer if others use the server."""
    wanted: dict[str, Any] = json.loads(sys.stdin.readline())
    settings = read_settings(wanted["settings"], None)
    source = Seeded(bytes.fromhex(wanted["seed"])) if wanted["seed"] is not None else None
    logs.set_up(settings)
    sockets = bound(settings)
    app = make_app(settings, source, warm=False)
    app.state.lobby.services.own_bots |= wanted["bots"]
    server = make_server(settings, app)
    users = Users(None if wanted["users"] is None else Path(wanted["users"]))
    with noted_address(settings.database) as noted:

        def listening(port: int) -> None:
            address = f"http://127.0.0.1:{port}{settings.base_path}/"
            noted.note(address)
            print(json.dumps({"address": address}), flush=True)
            threading.Thread(target=end_with_input, args=(server, users), daemon=True).start()

        server.listening = listening
        server.run(sockets)


if __name__ == "__main__":
    main()
