"""A server of one's own behind the terminal: there is one way of playing, alone or with others.

It is a process of its own, on a free port of this machine, and ends with the last terminal that
uses it. Tables are kept where `kachidoki play` keeps them; if a server works there already, that
one is used.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final

from kachidoki.core import KachidokiError
from kachidoki.tui.sharing import users_file, using

STARTS_WITHIN: Final = 10.0  # seconds until a server that somebody else has just started answers
AGAIN: Final = 0.1
ENDS_WITHIN: Final = 15.0  # seconds, once it is told to
MOST_LINES: Final = 200  # of its log that are kept


class NoServer(KachidokiError):
    """The server behind the terminal did not start."""


@dataclass(frozen=True)
class BotFailure:
    """A bot of one's own that failed, and for which a level plays on."""

    seat: int
    reason: str


@dataclass
class LocalServer:
    """Where it is, and what it tells of bots that failed."""

    address: str
    apart: bool = False  # its tables are kept nowhere
    named: frozenset[str] = frozenset()  # bots of one's own that are called by their names
    failures: list[BotFailure] = field(default_factory=list)


@dataclass(frozen=True)
class Wanted:
    """What is asked of a server: a deal to be played again, bots of one's own, a hurry.

    With a seed or bots of one's own its tables are kept nowhere; `pace` is the seconds that a bot
    waits before it acts, None for the usual ones.
    """

    seed: bytes | None = None
    bots: Mapping[str, str] = field(default_factory=dict)  # by name: what `bots.find` knows
    pace: float | None = None

    @property
    def apart(self) -> bool:
        """Whether the tables are nobody else's."""
        return self.seed is not None or bool(self.bots)


@contextmanager
def local_server(wanted: Wanted) -> Iterator[LocalServer]:
    """A running server; raises NoServer with its reason if it does not start."""
    # Loaded here: whoever joins a table elsewhere needs no server.
    from kachidoki.server.ops.settings import read_settings
    from kachidoki.server.storage.running import address_file

    settings: dict[str, Any] = {"host": "127.0.0.1", "port": 0, "workers": 1}
    settings |= {"log_level": "warning", "log_format": "json"}
    if wanted.pace is not None:
        settings["pace"] = wanted.pace
    if wanted.apart:
        with tempfile.TemporaryDirectory(prefix="kachidoki-") as folder:
            settings["database"] = f"sqlite:///{Path(folder) / 'tables.db'}"
            with server_process(wanted, settings) as server:
                yield server
        return
    database = read_settings({}, None).database
    noted = address_file(database)
    users = None if noted is None else users_file(noted)
    with ExitStack() as process, using(users):  # one's own use ends before that of the process
        yield shared_server(wanted, settings, database, users, process)


def shared_server(
    wanted: Wanted, settings: dict[str, Any], database: str, users: Path | None, process: ExitStack
) -> LocalServer:
    """The server that works on a database already, or one that is started for it."""
    from kachidoki.server.storage.inspection import inspect
    from kachidoki.server.storage.running import running_at

    running = running_at(database)
    if running is not None:
        return LocalServer(running)
    try:
        return process.enter_context(server_process(wanted, settings, users))
    except NoServer:
        ends = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < ends and inspect(database).in_use:
            # Another terminal was quicker, and its server answers soon.
            running = running_at(database)
            if running is not None:
                return LocalServer(running)
            time.sleep(AGAIN)
        raise


@contextmanager
def server_process(
    wanted: Wanted, settings: dict[str, Any], users: Path | None = None
) -> Iterator[LocalServer]:
    """The process; it ends when its standard input is closed and nobody else uses it."""
    seed = None if wanted.seed is None else wanted.seed.hex()
    asked = {"settings": settings, "seed": seed, "bots": dict(wanted.bots)}
    asked["users"] = None if users is None else str(users)
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "kachidoki.tui.server_process"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,  # Ctrl-C is for the terminal's own program
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        process.stdin.write(json.dumps(asked) + "\n")
        process.stdin.flush()
        told = process.stdout.readline()
        if not told:
            why = process.stderr.read().strip().splitlines() or ["it ended"]
            raise NoServer(f"the server behind the terminal did not start: {why[-1]}")
        named = frozenset(name for name, bot in wanted.bots.items() if ":" in bot)
        server = LocalServer(json.loads(told)["address"], wanted.apart, named)
        log = threading.Thread(target=read_log, args=(process.stderr, server), daemon=True)
        log.start()
        yield server
    finally:
        if wanted.apart:
            process.kill()  # nothing of it is kept
        process.stdin.close()
        if not stays(process.stdout):
            try:
                process.wait(ENDS_WITHIN)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        process.stdout.close()


def stays(told: IO[str]) -> bool:
    """Whether a server says that others still use it; False once it has ended, or says nothing."""
    said: list[str] = []
    listening = threading.Thread(target=lambda: said.append(told.readline()), daemon=True)
    listening.start()
    listening.join(ENDS_WITHIN)
    return bool(said and said[0])


def read_log(log: IO[str], server: LocalServer) -> None:
    """Note the bots that failed, and read everything else away."""
    with log:
        for line in log:
            try:
                found = json.loads(line)
            except ValueError:
                continue
            if isinstance(found, dict) and found.get("event") == "own bot failed":
                failure = BotFailure(int(found["seat"]), str(found["reason"]))
                server.failures = [*server.failures[-MOST_LINES:], failure]
