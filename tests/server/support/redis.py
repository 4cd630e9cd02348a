"""A Redis for tests: Debian's, installed if it is not there, on a free port, in its own folder."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from tests.system import installed
from tests.system import redis as program

SECRET = "a secret of the tests, long enough for a cluster"  # of all clusters in tests
WITHIN = 30.0  # seconds to answer
END = b'"GET" "end of the record"'


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


class RedisServer:
    """One that can be killed, started again, stopped in its tracks and emptied; use as `with`."""

    def __init__(self) -> None:
        self.program = installed(program, "Redis", "redis-server")
        self.folder = tempfile.TemporaryDirectory(prefix="kachidoki-redis-")
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """What settings call it."""
        return f"redis://127.0.0.1:{self.port}/0"

    def __enter__(self) -> Self:
        for _ in range(5):  # another process may take the port that was free just now
            self.port = free_port()
            try:
                self.start()
            except ChildProcessError:
                continue
            return self
        raise RuntimeError("no Redis could be started")

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.folder.cleanup()

    def start(self) -> None:
        """Have it run on its port, empty; returns once it answers."""
        options = {
            "port": self.port,
            "bind": "127.0.0.1",
            "dir": self.folder.name,
            "save": "",
            "appendonly": "no",
            "logfile": str(Path(self.folder.name, "log")),
        }
        words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
        self.process = subprocess.Popen(
            [self.program, *words], stdin=subprocess.DEVNULL, process_group=0
        )
        until = time.monotonic() + WITHIN
        while time.monotonic() < until:
            if self.process.poll() is not None:
                self.process = None
                raise ChildProcessError("Redis ended at once")
            try:
                if self.say("PING") == "+PONG":
                    return
            except OSError:
                time.sleep(0.01)
        raise TimeoutError("Redis does not answer")

    def say(self, *words: str) -> str:
        """Give a command; returns the first line of the answer."""
        with socket.create_connection(("127.0.0.1", self.port), 5) as link:
            link.sendall((" ".join(words) + "\r\n").encode())
            with link.makefile() as lines:
                return lines.readline().strip()

    @contextmanager
    def recorded(self) -> Iterator[bytearray]:
        """Everything that anybody says to it meanwhile: every command with all that it brings."""
        found = bytearray()
        with socket.create_connection(("127.0.0.1", self.port), 30) as link:
            link.sendall(b"MONITOR\r\n")

            def read() -> None:
                while piece := link.recv(65536):
                    seen = len(found)
                    found.extend(piece)
                    if END in found[max(0, seen - len(END)) :]:  # others may go on talking
                        return

            reading = threading.Thread(target=read, daemon=True)
            reading.start()
            while b"+OK" not in found:
                time.sleep(0.01)
            yield found
            self.say('GET "end of the record"')
            reading.join(30)
            assert not reading.is_alive()

    def empty(self) -> None:
        """Forget everything that is stored."""
        assert self.say("FLUSHALL") == "+OK"

    def kill(self) -> None:
        """End it at once; nothing is kept."""
        if self.process is not None:
            os.kill(self.process.pid, signal.SIGCONT)
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        """Let it stand still: connections stay, nothing answers."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it go on."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGCONT)
