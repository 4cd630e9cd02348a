"""`kachidoki tui --serve`: the terminal in a real browser, for nobody but its own page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, sync_playwright
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.cli.command import run
from tests.server.support.lives import free_port
from tests.system import browser_for_tests
from tests.web.conftest import FLAGS
from tests.web.kit import visitor

ESCAPES = re.compile(rb"\x1b\[[0-9;?]*[a-zA-Z$]|\x1b[=>]")
GAME = ("rokumon", "-o", "act=1", "--bots", "random", "--seed", "3")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of terminals with a game of Rokumon in each, once it says where it is."""
    folder = tmp_path_factory.mktemp("serve")
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "KACHIDOKI_PACE": "0"}
    command = [sys.executable, "-m", "kachidoki", "tui", *GAME, "--serve"]
    port = free_port()
    with subprocess.Popen(
        [*command, "--port", str(port), "--language", "en"],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            told = f"Kachidoki's terminal is at http://localhost:{port} (Ctrl-C stops it)\n"
            assert said == told
            yield f"http://localhost:{port}"
        finally:
            process.terminate()


class Shown:
    """All that a terminal in a browser is sent."""

    def __init__(self, page: Page, address: str) -> None:
        self.sent = b""
        with page.expect_websocket() as opened:
            page.goto(address)
        self.socket = opened.value
        self.socket.on("framereceived", self.receive)

    def receive(self, frame: str | bytes) -> None:
        """Bytes for the terminal; texts are about the connection."""
        if isinstance(frame, bytes):
            self.sent += frame

    def until(self, words: str) -> None:
        """Wait until something was shown; all that was shown so far is forgotten then."""
        while words not in ESCAPES.sub(b"", self.sent).decode(errors="replace"):
            self.socket.wait_for_event("framereceived")
        self.sent = b""


@pytest.mark.slow
def test_a_move_is_made_in_a_browser_and_nothing_comes_from_elsewhere(address: str) -> None:
    where = browser_for_tests()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=where, args=FLAGS)
        with visitor(browser, address) as (page, _):
            shown = Shown(page, address)
            shown.until("New in this act")
            page.keyboard.press("Enter")
            shown.until("Deploy a warrior on an empty coin")
            page.keyboard.press("1")
            shown.until("deploys a warrior on a1")
        browser.close()


def test_no_other_page_opens_a_terminal(address: str) -> None:
    """Any page in the same browser could have played in somebody's name."""
    socket = address.replace("http", "ws") + "/ws"
    for origin in ("https://elsewhere.example", "null"):
        with pytest.raises(InvalidStatus, match="403"):
            connect(socket, origin=Origin(origin))
    answer = httpx.get(address, headers={"host": "elsewhere.example"})
    assert answer.status_code == 403
    assert answer.text == f"This terminal is at {address}"
    page = httpx.get(address)
    assert page.status_code == 200
    assert "googleapis" not in page.text


def test_a_port_that_is_taken_is_named(address: str, tmp_path: Path) -> None:
    port = address.rpartition(":")[2]
    environment = {"XDG_DATA_HOME": str(tmp_path)}
    line = run("tui", "--serve", "--port", port, ok=False, env=environment)
    assert line == f"kachidoki: --port {port} cannot be used: Address already in use\n"


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--plain"], "--serve shows the full screen: it goes with neither --plain nor --json"),
        (["--port", "0"], "--port 0 should be a number from 1 to 65535"),
        (["-"], "--serve asks nobody for a link: type it on the first screen instead"),
    ],
)
def test_what_cannot_be_served_is_said(flags: list[str], said: str, tmp_path: Path) -> None:
    line = run("tui", "--serve", *flags, ok=False, env={"XDG_DATA_HOME": str(tmp_path)})
    assert line == f"kachidoki: {said}\n"
