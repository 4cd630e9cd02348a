"""`kachidoki play` and `kachidoki serve` as somebody types them."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.cli.command import run

pytestmark = pytest.mark.slow


@contextmanager
def started(
    tmp_path: Path, command: str, *flags: str, **variables: str
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server in a process of its own, and its address."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    words = [sys.executable, "-m", "kachidoki", command, "--database", database]
    if "KACHIDOKI_PORT" not in variables:
        words += ["--port", "0"]
    process = subprocess.Popen(
        [*words, *flags],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **variables},
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip(), process
    finally:
        process.kill()
        process.communicate()


def test_play_serves_the_page_says_where_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    with started(tmp_path, "play", "--no-browser", "--json") as (line, process):
        address = json.loads(line)["address"]
        page = httpx.get(address)
        assert page.is_success
        assert "<title>Kachidoki</title>" in page.text
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "beginner"}]
        wish = {"game": "rokumon", "options": {"act": "1"}, "seats": seats}
        assert httpx.post(f"{address}api/tables", json=wish).is_success
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
        assert process.communicate() == ("", "")


def test_play_tells_people_in_words_and_opens_their_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    with started(tmp_path, "play", BROWSER=f"{browser} %s") as (line, process):
        assert line.startswith("Kachidoki is at http://127.0.0.1:")
        assert line.endswith("/ (Ctrl-C stops it)")
        while not opened.exists() or not opened.read_text():
            assert process.poll() is None
        assert opened.read_text().strip() in line


def test_a_variable_that_is_no_setting_is_told_with_what_may_be_meant(tmp_path: Path) -> None:
    flags = ("--log-format", "json")
    with started(tmp_path, "serve", *flags, KACHIDOKI_WORKER="3") as (_, process):
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=30)
        first = json.loads(log.splitlines()[0])
        assert first["event"] == "no such setting"
        assert (first["variable"], first["meant"]) == ("KACHIDOKI_WORKER", "KACHIDOKI_WORKERS")


def test_a_second_play_tells_at_once_where_the_first_one_is(tmp_path: Path) -> None:
    """It was refused after ten seconds and more, without saying where."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with started(tmp_path, "play", "--no-browser", "--json") as (line, process):
        address = json.loads(line)["address"]
        told = run("play", "--no-browser", "--database", database)
        assert told == (
            f"Kachidoki is running already, at {address} (Ctrl-C where it was started stops it)\n"
        )
        assert json.loads(run("play", "--no-browser", "--database", database, "--json")) == {
            "address": address
        }
        process.kill()
        process.wait()
    assert (tmp_path / "tables.db.address").exists()  # left by the one that was killed
    with started(tmp_path, "play", "--no-browser") as (line, process):
        assert line.startswith("Kachidoki is at ")
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    assert not (tmp_path / "tables.db.address").exists()


def test_play_listens_on_the_port_of_the_environment(tmp_path: Path) -> None:
    """KACHIDOKI_PORT was ignored by `make play`."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with started(tmp_path, "play", "--no-browser", KACHIDOKI_PORT=str(port)) as (line, _):
        assert line == f"Kachidoki is at http://127.0.0.1:{port}/ (Ctrl-C stops it)"


def test_a_start_that_fails_leaves_no_file_behind(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        data = tmp_path / "data"
        words = ("serve", "--port", port, "--database", f"sqlite:///{data / 'tables.db'}")
        assert "Address already in use" in run(*words, ok=False)
    text = tmp_path / "text"
    text.write_text("no database")
    told = run("serve", "--port", "0", "--database", f"sqlite:///{text}", ok=False)
    assert told == f"kachidoki: the database cannot be used: {text} is not one\n"
    assert [path.name for path in tmp_path.iterdir()] == ["text"]
