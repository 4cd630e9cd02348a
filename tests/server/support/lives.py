"""A server with many lives: forked by a launcher that has loaded everything, and killed.

A life begins within milliseconds, so that many fit into a test. The launcher has one thread
and is never the process of the tests, which have many.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import random
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from kachidoki.server.app import make_app
from kachidoki.server.cluster.redis_client import redis_client
from kachidoki.server.cluster.sealing import Sealer
from kachidoki.server.ops import logs
from kachidoki.server.ops.settings import Settings
from kachidoki.server.serve import make_server
from kachidoki.server.storage.database import connect
from tests.server.support.child import Child
from tests.server.support.redis import SECRET
from tests.server.support.servers import settings_for

PR_SET_CHILD_SUBREAPER: Final = 36


class Lives(Child):
    """The launcher, as the test sees it."""

    def __init__(self, settings: Settings, errors: Path) -> None:
        super().__init__(__name__, errors)
        self.settings = settings
        self.address = f"http://{settings.host}:{settings.port}"

    def start(self, *, bots: bool) -> int:
        """Begin a life; gives its process. Without bots nobody thinks for them."""
        pid: int = self.ask(do="start", settings=self.settings.model_dump(), bots=bots)
        return pid

    def kill(self, pid: int) -> None:
        """End a life as a power cut would."""
        os.kill(pid, signal.SIGKILL)
        assert self.ask(do="await", pid=pid) == -signal.SIGKILL, self.errors.read_text()

    def await_all(self) -> None:
        """Return when nothing that any life has started is left."""
        self.ask(do="await all")


@contextmanager
def lives(folder: Path, database: str, workers: int = 1) -> Iterator[Lives]:
    """Lives of a server, always at the same address."""
    settings = settings_for(folder, database=database, port=free_port(), workers=workers)
    found = Lives(settings, folder / "errors")
    try:
        found.ask(do="wake")
        yield found
    finally:
        found.end()


def free_port() -> int:
    """A port that nobody gets by chance while the server is down: the system gives higher ones.

    A client that knocks at a free port of those may even be connected to itself.
    """
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as knock, suppress(OSError):
            knock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            knock.bind(("127.0.0.1", port))
            return port


def obey_all() -> None:
    """What the launcher does, until its input ends."""
    # Whoever loses its parent becomes ours, so that we can wait for it.
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    warm_up()
    for line in sys.stdin:
        print(json.dumps(obey(json.loads(line))), flush=True)


def warm_up() -> None:
    """Live a whole quiet life, so that every later one finds everything loaded."""
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(Path(folder))
        logs.set_up(settings)
        server = make_server(settings)

        def leave(_: int) -> None:
            server.should_exit = True

        server.listening = leave
        server.lobby.services.workers.count = 0
        server.run()
    connect("postgresql://nobody@/never")  # loads the driver, and the next lines what clusters need
    redis_client("redis://127.0.0.1:1/0")
    Sealer(SECRET)
    assert threading.active_count() == 1
    gc.collect()
    gc.freeze()


def obey(words: dict[str, Any]) -> int:
    """One request of the test."""
    match words["do"]:
        case "start":
            pid = os.fork()
            if pid == 0:
                live(Settings(**words["settings"]), words["bots"])
            return pid
        case "await":
            return os.waitstatus_to_exitcode(os.waitpid(words["pid"], 0)[1])
        case "await all":
            with suppress(ChildProcessError):
                while True:
                    os.waitpid(-1, 0)
    return 0


def live(settings: Settings, bots: bool) -> None:
    """A server, from its first moment; does not return."""
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        os.dup2(nothing, 1)
        logs.set_up(settings)
        app = make_app(settings)
        if not bots:
            workers = app.state.lobby.services.workers
            getattr(workers, "local", workers).count = 0
        make_server(settings, app).run()
    finally:
        os._exit(1)
