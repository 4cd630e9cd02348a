"""A question whose answer does not fit into a pipe at once."""

from __future__ import annotations

from dataclasses import dataclass

from kachidoki.bots.thinking import Stop
from kachidoki.bots.worker_questions import ADVICE


@dataclass(frozen=True)
class Large:
    """The answer is what was asked."""

    body: bytes

    rank = ADVICE
    short, limit = True, None

    def answer(self, stop: Stop) -> bytes:  # noqa: ARG002  # it takes no time
        """The same."""
        return self.body
