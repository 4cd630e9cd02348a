"""A log that cannot be written, or that nobody reads, costs lines and nothing else."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from kachidoki.server.ops import log_writer
from kachidoki.server.ops.log_writer import Sink, writing_to


@contextmanager
def served(folder: Path, stderr: int) -> Iterator[tuple[httpx.Client, subprocess.Popen[str]]]:
    """`kachidoki serve` that logs into a file, as a client of it and its process."""
    flags = ["--database", f"sqlite:///{folder / 'tables.db'}", "--port", "0", "--workers", "1"]
    with subprocess.Popen(
        [sys.executable, "-m", "kachidoki", "serve", "--json", "--log-format", "json", *flags],
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
        env={**os.environ, "KACHIDOKI_REQUESTS_EACH_SECOND": "1e9"},
    ) as process:
        try:
            assert process.stdout is not None
            address = json.loads(process.stdout.readline())["address"]
            with httpx.Client(base_url=address) as http:
                yield http, process
        finally:
            process.kill()


def lost(http: httpx.Client) -> float:
    """What the server tells of lines that it could not write."""
    lines = http.get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("kachidoki_log_lines"))


def assert_play_goes_on_and_ends(http: httpx.Client, process: subprocess.Popen[str]) -> None:
    """A refusal, which is logged; a table, which is logged; an end, which is logged."""
    assert http.get("/nowhere").status_code == 404
    made = http.post("/api/tables", json={"game": "rokumon", "options": {"act": "1"}})
    assert made.status_code == 201
    process.send_signal(signal.SIGTERM)
    assert process.wait(30) == 0


def test_a_closed_log_pipe_breaks_nothing(tmp_path: Path) -> None:
    """A plain 404 used to be answered with 500."""
    reader, writer = os.pipe()
    os.close(reader)
    with served(tmp_path, writer) as (http, process):
        os.close(writer)
        assert http.get("/nowhere").status_code == 404
        while lost(http) < 2:  # its first line, and the refusal
            pass
        assert_play_goes_on_and_ends(http, process)


def test_a_log_pipe_that_nobody_reads_stops_neither_play_nor_the_end(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    with pytest.raises(BlockingIOError):
        while True:
            os.write(writer, bytes(1))
    os.set_blocking(writer, True)
    with served(tmp_path, writer) as (http, process):
        os.close(writer)
        assert_play_goes_on_and_ends(http, process)
    os.close(reader)


class Disk:
    """A file on a disk that can be full."""

    def __init__(self) -> None:
        self.room = 10**9  # bytes
        self.written = b""

    def write(self, text: bytes) -> int:
        if self.room == 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        done = min(len(text), self.room)
        self.room -= done
        self.written += text[:done]
        return done


def test_lines_lost_on_a_full_disk_are_counted_and_told_when_there_is_room() -> None:
    disk = Disk()
    told = threading.Event()

    def tell(count: int) -> None:
        sink.put(f"{count} lost")
        told.set()

    sink = Sink(disk.write, tell)
    disk.room = 9
    sink.put("first")
    sink.put("second")  # three bytes of it
    sink.put("third")
    while sink.lost < 2:
        pass
    assert sink.thread is not None
    assert sink.thread.is_alive()
    disk.room = 10**9
    sink.put("fourth")
    assert told.wait(20)
    sink.close()
    assert disk.written.decode().splitlines() == ["first", "sec", "fourth", "2 lost"]
    assert not sink.thread.is_alive()


def test_lines_beyond_those_that_may_wait_are_lost_and_nobody_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(log_writer, "MOST_WAITING", 10)
    monkeypatch.setattr(log_writer, "LAST_LINES", 0.01)
    begun, forever = threading.Event(), threading.Event()

    def write(text: bytes) -> int:
        begun.set()
        forever.wait()
        return len(text)

    sink = Sink(write, lambda _: None)
    sink.put("the one that is never written")
    assert begun.wait(20)
    for number in range(25):
        sink.put(str(number))
    assert sink.lost == 15
    sink.close()  # gives up
    assert sink.thread is not None
    assert sink.thread.is_alive()
    forever.set()


def test_a_program_without_standard_error_loses_its_lines() -> None:
    sink = Sink(writing_to(None), lambda _: None)
    sink.put("to nobody")
    sink.close()
    assert sink.lost == 1
