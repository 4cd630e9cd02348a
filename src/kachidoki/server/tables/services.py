"""What all rooms share: time, randomness, storage, bots and figures."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from kachidoki.bots.workers import Workers
from kachidoki.server.cluster.thinkers import Thinkers
from kachidoki.server.cluster.whole_database import WholeDatabase
from kachidoki.server.edge.budget import Budgets
from kachidoki.server.ops.metrics import Metrics
from kachidoki.server.ops.settings import Settings
from kachidoki.server.storage.store import Store
from kachidoki.server.tables.seat_tokens import new_token


@dataclass
class Source:
    """Where time and randomness come from; a test may bring its own."""

    def now(self) -> int:
        """Milliseconds since 1970, for what is stored."""
        return time.time_ns() // 1_000_000

    def ticks(self) -> int:
        """Milliseconds of a clock that never jumps, for thinking time."""
        return time.monotonic_ns() // 1_000_000

    def later(self, millis: int, call: Callable[[], object]) -> asyncio.TimerHandle:
        """Call something when `ticks` has gone on so far."""
        return asyncio.get_running_loop().call_later(millis / 1000, call)

    def seed(self) -> bytes:
        """The secret of a deal."""
        return secrets.token_bytes(32)

    def luck(self) -> bytes:
        """The secret of a table's bots."""
        return secrets.token_hex(16).encode()

    def name(self) -> str:
        """A table's name in its link: cannot be guessed."""
        return secrets.token_urlsafe(12)

    def token(self) -> str:
        """A person's secret at a table, or a browser's."""
        return new_token()


@dataclass
class Services:
    """Everything that a room needs from outside."""

    settings: Settings
    store: Store
    workers: Workers | Thinkers
    metrics: Metrics
    source: Source = field(default_factory=Source)
    leases: WholeDatabase = field(default_factory=WholeDatabase)
    pepper: str = field(default_factory=secrets.token_hex)  # of this process, or its cluster

    def __post_init__(self) -> None:
        if self.settings.cluster_key is not None:
            key = self.settings.cluster_key.encode()
            self.pepper = hmac.new(key, b"kachidoki pepper", "sha256").hexdigest()
        self.own_bots = self.settings.own_bots()
        self.budgets = Budgets(self.settings.cpu_share_each)
        # What `clock_now` adds to `ticks`, which begin anew with every start of the machine.
        self.ticks_began = self.source.now() - self.source.ticks()

    def go_by(self, now: int | None) -> None:
        """Have deadlines go by the clock of a database that several machines share."""
        if now is not None:
            self.ticks_began = now - self.source.ticks()

    def clock_now(self) -> int:
        """Milliseconds since 1970 for deadlines: never jumps while this server runs."""
        return self.ticks_began + self.source.ticks()
