"""A review in slices of about a second: what a server asks a process of its own, again and again.

A slice holds the record and all answers so far, and nothing is kept between two of them. So a
review can be broken off at any moment, and goes on from what was stored.
"""

from __future__ import annotations

import json
import time
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from kachidoki import catalog
from kachidoki.bots.thinking import Stop
from kachidoki.bots.worker_questions import ADVICE
from kachidoki.core import Record
from kachidoki.review.effort import EFFORTS
from kachidoki.review.pieces import KNOW, Answer, name_of, work
from kachidoki.review.reviewing import Reviewing

SECONDS: Final = 1.0  # that a slice takes


@dataclass(frozen=True)
class Sliced:
    """What a slice has brought: some answers, or with the last ones the whole review."""

    part: bytes  # the answers of this slice, packed
    done: int  # pieces in all
    total: int
    whole: bytes | None  # the review, packed, once every piece is done
    so_far: list[dict[str, Any]]  # the decisions of the first seats that are judged already


@dataclass(frozen=True)
class Slice:
    """Go on with a review for a while."""

    record: str
    effort: str
    parts: tuple[bytes, ...]  # the answers so far, packed
    first: tuple[int, ...] = ()  # the seats whose decisions somebody waits for most

    rank = ADVICE
    short, limit = False, None

    def answer(self, stop: Stop) -> Sliced:
        """Do at least one piece; raises BadRecord if the record is wrong or the game not over."""
        done = answers_in(self.parts)
        reviewing = begun(self.record, self.effort, self.first)
        until = time.monotonic() + SECONDS
        new: dict[str, Answer] = {}
        for piece in reviewing.pieces:
            if name_of(piece["kind"], piece["seat"], piece["step"]) in done:
                continue
            if new and (time.monotonic() >= until or stop()):
                break
            name, answer = work(piece)
            new[name] = answer
        done |= new
        total = len(reviewing.pieces)
        reviewing.answers = done
        if len(done) < total:
            so_far = reviewing.so_far(self.first)
            return Sliced(packed(new), len(done), total, None, so_far)
        return Sliced(packed(new), total, total, packed(reviewing.as_dict()), [])


@lru_cache(maxsize=1)
def begun(record: str, effort: str, first: tuple[int, ...]) -> Reviewing:
    """A review without any answers; the latest one is kept, because its next slice may follow.

    Its first pieces are what some seats decided, judged by what they could know.
    """
    checked = Record.parse(record)
    found = Reviewing(catalog.find(checked.game, checked.options), checked, EFFORTS[effort])
    found.pieces.sort(key=lambda piece: piece["kind"] != KNOW or piece["seat"] not in first)
    return found


def packed(data: dict[str, Any]) -> bytes:
    """Plain data as few bytes."""
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode())


def unpacked(body: bytes) -> dict[str, Any]:
    """The data that was packed; raises ValueError if the bytes are damaged."""
    try:
        found: dict[str, Any] = json.loads(zlib.decompress(body))
    except zlib.error as error:
        raise ValueError(str(error)) from None
    return found


def answers_in(parts: Iterable[bytes]) -> dict[str, Answer]:
    """All answers of some slices."""
    found: dict[str, Answer] = {}
    for part in parts:
        found |= unpacked(part)
    return found
